"""What users read runs: the docstrings, the README, the notebook."""

import ast
import doctest
import inspect
import json
from pathlib import Path

import kibao
from conftest import ROOT

HERE = Path(__file__).parent


def docstrings():
    yield "kibao", kibao.__doc__
    for name, value in vars(kibao).items():
        if name.startswith("_") or not (inspect.isclass(value) or inspect.isroutine(value)):
            continue
        assert value.__doc__, f"{name} has no docstring"
        yield name, value.__doc__
        if inspect.isclass(value) and not issubclass(value, Exception):
            for part, member in vars(value).items():
                if not part.startswith("_"):
                    assert member.__doc__, f"{name}.{part} has no docstring"
                    yield f"{name}.{part}", member.__doc__


def run(name, text):
    test = doctest.DocTestParser().get_doctest(text, {"kibao": kibao}, name, None, None)
    failed, tried = doctest.DocTestRunner().run(test)
    assert not failed, name
    return tried


def test_examples_of_docstrings(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert sum(run(name, text) for name, text in docstrings()) > 60


def test_examples_of_the_readme(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "zanzibar.bao").write_bytes((ROOT / "samples/err/zanzibar-1994-game2.bao").read_bytes())
    text = (ROOT / "src/python/README.md").read_text()
    assert run("README", text.replace("```", "")) >= 9


def test_the_notebook_runs():
    cells = json.loads((HERE / "first-steps.ipynb").read_text())["cells"]
    names, shown = {}, []
    for at, cell in enumerate(cell for cell in cells if cell["cell_type"] == "code"):
        tree = ast.parse("".join(cell["source"]))
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, f"cell {at}", "exec"), names)
        if last:
            shown.append(eval(compile(ast.Expression(last.value), f"cell {at}", "eval"), names))
    pictures = [value._repr_svg_() for value in shown if hasattr(value, "_repr_svg_")]
    assert len(shown) > 4 and len(pictures) >= 2 and all(svg.startswith("<svg") for svg in pictures)
