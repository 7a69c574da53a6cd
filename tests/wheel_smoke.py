"""The wheel does its job in an empty environment, outside the checkout, without a home."""

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None) -> str:
    """Run a command and return what it prints; what it prints is shown when it fails."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=env,
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    if done.returncode:
        sys.exit(f"{command} exited {done.returncode}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def main() -> None:
    """Build sdist and wheel, install the wheel into an empty environment, build a game."""
    with tempfile.TemporaryDirectory(prefix="cardsmith à part ") as folder:
        aside = Path(folder)
        run(sys.executable, "-m", "build", "--no-isolation", "--outdir", aside / "dist", cwd=ROOT)
        (wheel,) = (aside / "dist").glob("*.whl")
        venv.create(aside / "env", with_pip=True)
        scripts = aside / "env" / ("Scripts" if os.name == "nt" else "bin")
        run(scripts / "python", "-m", "pip", "install", "--quiet", wheel, cwd=aside)
        (aside / "home").mkdir()
        env = {"PATH": os.environ["PATH"], "HOME": str(aside / "home")}
        for command in (
            ["check", "bouffon", "dalmuti"],
            ["build", "dalmuti", "--out", "printed"],
            ["preview", "P/peur", "--edition", "bouffon", "--out", "peur.png"],
            ["explain", "C401", "--lang", "fr"],
            ["schema", "packet"],
            ["init", "mon jeu", "--game", "bouffon", "--lang", "fr"],
            ["build", "mon jeu", "--out", "printed"],
        ):
            run(scripts / "cardsmith", *command, cwd=aside, env=env)
        printed = aside / "printed"
        for file in (
            printed / "dalmuti/home/cards.pdf",
            printed / "dalmuti/home/manifest.json",
            printed / "mon jeu/home/marotte.pdf",
            aside / "peur.png",
        ):
            if not file.is_file():
                sys.exit(f"the wheel did not make {file.name}")


if __name__ == "__main__":
    main()
