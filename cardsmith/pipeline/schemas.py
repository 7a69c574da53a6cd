"""The JSON Schemas that ship, by name."""

from cardsmith.pipeline.refusing import refused
from cardsmith.resources import shipped

_ENDING = ".schema.json"


def schemas() -> tuple[str, ...]:
    """The names of the schemas that ship."""
    paths = shipped("schemas").glob(f"*{_ENDING}")
    return tuple(sorted(path.name.removesuffix(_ENDING) for path in paths))


def schema_text(name: str) -> str:
    """One schema as it ships; raises InputError when there is none of that name."""
    if name not in schemas():
        raise refused("schema", name, among=schemas())
    return (shipped("schemas") / f"{name}{_ENDING}").read_text(encoding="utf-8")
