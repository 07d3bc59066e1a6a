"""What the tests share: the program, and the records of the repository."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def program():
    """Runs the program and returns its standard output."""
    path = os.environ["KIBAO"]
    # Pages are as wide as the terminal, of which pytest says how wide it is.
    env = {key: value for key, value in os.environ.items() if key != "COLUMNS"}

    def run(*args, stdin=None):
        done = subprocess.run([path, *map(str, args)], input=stdin, capture_output=True, cwd=ROOT, env=env, timeout=300)
        assert done.returncode in (0, 1), done.stderr.decode()
        return done.stdout.decode()

    return run


@pytest.fixture(scope="session")
def records():
    """Every record among the samples."""
    found = sorted(p for p in (ROOT / "samples").rglob("*.bao*") if p.is_file())
    assert len(found) > 200
    return found
