"""The rules a table plays by: a profile, a file of house rules, options given one by one."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from cardsmith.intake.editions.rules import open_rulebook, unknown_option, unknown_value
from cardsmith.intake.shipped.law import law, option_named, rules_of
from cardsmith.lexicon.nearest import nearest
from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import Span, named
from cardsmith.model.rules import Rules
from cardsmith.pipeline.words import spoken

_ENDINGS = frozenset({".yaml", ".yml"})


def rulebook(profile_or_path: str, option: str = "--rules") -> Rules:
    """The rules that an option or an argument names: a profile, or the path of a YAML file.

    Raises InputError for a name that is neither (E101), for a file that cannot be opened, and
    for the first error in it, at its line and column.
    """
    path = Path(profile_or_path)
    is_profile = profile_or_path in law().profiles
    if not is_profile and (path.suffix.lower() in _ENDINGS or path.name != profile_or_path):
        return _read(path)
    return profile_named(profile_or_path, named(option))


def profile_named(name: str, place: Span) -> Rules:
    """The rules of a profile; InputError (E101) at ``place`` for one that does not exist."""
    if name in law().profiles:
        return rules_of(name)
    raise InputError(_unknown_profile(name, place))


def with_options(
    rules: Rules, options: Mapping[str, str], *, game: str = "", place: Span | None = None
) -> Rules:
    """The same rules but for some options, which may leave out their game where it is given.

    Raises InputError (E102, E103) at ``place`` for one that the law does not have.
    """
    chosen = {}
    for name, value in options.items():
        option = option_named(name, game)
        if not option:
            raise InputError(unknown_option(name, place or named("options")))
        if value not in law().options[option]:
            raise InputError(unknown_value(option, value, place or named("options")))
        chosen[option] = value
    return replace(rules, options={**rules.options, **chosen})


def house_rules(profile_or_path: str, options: Mapping[str, str]) -> Rules:
    """The rules of a program that says them itself, see ``cardsmith.rules``.

    Raises ValueError for a name that the law does not have, InputError for a file at fault.
    """
    try:
        return with_options(rulebook(profile_or_path), options)
    except InputError as error:
        if error.finding.span.line:
            raise
        words = spoken(error.finding, "en")
        raise ValueError(f"{words.message} ({words.hint})") from None


def _read(path: Path) -> Rules:
    rules, findings = open_rulebook(path)
    errors = [finding for finding in findings if finding.severity is Severity.ERROR]
    if errors:
        raise InputError(min(errors, key=lambda finding: finding.span[1:3]))
    return rules


def _unknown_profile(name: str, place: Span) -> Finding:
    better = nearest(name, law().profiles)
    known = ", ".join(law().profiles)
    kind = "near" if better else "unknown"
    return Finding("E101", place, kind=kind, found=name, better=better, known=known)
