"""Neovim with the settings of `src/lsp/README.md` and `grammar/README.md`, end to end."""

import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[3]
HERE = pathlib.Path(__file__).parent
GRAMMAR = pathlib.Path(os.environ["TREE_SITTER_GRAMMAR"])


def test_the_settings_of_the_readmes(tmp_path):
    readmes = "".join((ROOT / it / "README.md").read_text(encoding="utf-8") for it in ["src/lsp", "grammar"])
    settings = tmp_path / "config/nvim"
    (settings / "parser").mkdir(parents=True)
    (settings / "queries/bao").mkdir(parents=True)
    (settings / "init.lua").write_text("\n".join(re.findall(r"```lua\n(.*?)```", readmes, re.S)), encoding="utf-8")
    subprocess.run(["tree-sitter", "build", "--output", settings / "parser/bao.so"], cwd=GRAMMAR, check=True)
    highlights = (GRAMMAR / "queries/highlights.scm").read_text(encoding="utf-8")
    (settings / "queries/bao/highlights.scm").write_text(highlights, encoding="utf-8")
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "kibao").symlink_to(os.environ["KIBAO"])
    record = tmp_path / "a record.bao"
    record.write_text("title: Final\n\n1. A6<* a6<;\n2: ", encoding="utf-8")

    environment = {
        **os.environ,
        "PATH": f"{programs}:{os.environ['PATH']}",
        "RECORD": str(record),
        **{f"XDG_{kind}_HOME": str(tmp_path / kind.lower()) for kind in ["CONFIG", "DATA", "STATE", "CACHE"]},
    }
    nvim = pathlib.Path(sys.executable).parent / "nvim"
    command = [nvim, "--headless", "-c", f"luafile {HERE / 'neovim.lua'}"]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stderr
    shown = json.loads(ran.stdout)
    assert (shown["filetype"], shown["comment"]) == ("bao", "; %s")
    assert "N201" in shown["diagnostics"]
    assert shown["hover"].count("```text\n") == 2
    assert "A4>" in shown["items"], shown["items"]
    assert shown["tree"] and "function" in shown["captures"]
    assert shown["page"].lower().startswith("<!doctype html>") and "Final" in shown["page"]
    assert shown["formatted"].startswith("title: Final\n\n1: A6<* a6<;")
