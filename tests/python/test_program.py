"""The package and the program say the same: about every record of the repository, and in random play."""

import json
import random
import re

import kibao
import pytest

from conftest import ROOT


def test_the_json_of_every_sample(program, records):
    games = findings = 0
    for path in records:
        name = str(path.relative_to(ROOT))
        expected = program("json", "--ndjson", "--trace", name).splitlines()
        found = [game.to_json(trace=True) for game in kibao.scan(name)]
        assert found == expected, name
        document = json.loads(program("check", "--format", "json", name))
        scanned = kibao.scan(name)
        ours = [finding for game in scanned for finding in game.findings] + scanned.findings
        theirs = [finding for game in document["games"] for finding in game["findings"]] + document["findings"]
        assert [plain(finding) for finding in ours] == [picked(finding) for finding in theirs], name
        games, findings = games + len(found), findings + len(ours)
    assert games > 250 and findings > 300


def plain(finding):
    fix = finding.fix and {"safe": finding.fix == "safe"}
    keys = ("code", "severity", "message", "path", "line", "column", "length", "ply", "help")
    return {**{key: getattr(finding, key) for key in keys}, "fix": fix}


def picked(finding):
    fix = finding["fix"] and {"safe": finding["fix"]["safe"]}
    return {**finding, "fix": fix}


def test_the_json_of_texts(program, records):
    for path in records:
        if path.suffix != ".bao":
            continue
        data = path.read_bytes()
        assert json.loads(kibao.to_json(data)) == json.loads(program("json", "-", stdin=data)), path


def test_rewriting_as_the_program_does(program, records):
    written = 0
    for path in records:
        if path.suffix != ".bao" or b"\0" in path.read_bytes():
            continue
        data = path.read_bytes()
        for expected, does in (
            (program("check", "--fix", "-", stdin=data), kibao.fix),
            (program("fmt", "-", stdin=data), kibao.fmt),
        ):
            try:
                ours = does(data)
            except kibao.KibaoError:
                continue
            if expected:
                assert ours == expected, path
                written += 1
    assert written > 300


def test_perft_tables():
    rows = [line.split() for line in (ROOT / "tests/data/perft.txt").read_text().splitlines() if line[0] != "#"]
    assert len(rows) > 10
    for rules, depth, nodes in rows:
        if int(nodes) < 2_000_000:
            assert kibao.perft(int(depth), rules) == int(nodes) == kibao.Board(rules=rules).perft(int(depth))


def test_random_play_and_the_moves_of_the_program(program):
    """Each position by the package, all of them at once by the referee of the program."""
    rng, requests, expected = random.Random(7), [], []
    for rules in kibao.RULES[:5]:
        for game in range(12):
            board = kibao.Board(rules=rules)
            name = f"{rules}{game}"
            requests.append({"cmd": "new", "game": name, "rules": rules})
            expected.append(None)
            for _ in range(200):
                requests.append({"cmd": "moves", "game": name, "positions": True})
                after = {}
                for move in board.legal_moves:
                    board.push(move)
                    after[str(move)] = board.position
                    assert board.pop() == move
                expected.append({"moves": list(after), "positions": after})
                if board.is_game_over():
                    break
                ply = board.push(rng.choice(board.legal_moves))
                requests.append({"cmd": "play", "game": name, "move": ply.canonical})
                outcome = board.outcome()
                expected.append({"over": outcome is not None, "winner": outcome and outcome.winner})
            requests.append({"cmd": "close", "game": name})
            expected.append(None)
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    answers = program("referee", stdin=lines.encode()).splitlines()
    assert len(answers) == len(requests) > 3_000
    for request, answer, wanted in zip(requests, answers, expected):
        answer = json.loads(answer)
        assert answer["ok"], (request, answer)
        assert wanted is None or {key: answer[key] for key in wanted} == wanted, request


def test_every_check_has_the_page_of_the_program(program):
    codes = re.findall(r"^(\w\d+) ([\w-]+) \w+$", program("explain", "--list"), re.M)
    assert len(codes) > 50
    for code, name in codes:
        assert kibao.explain(name) == program("explain", code)
        assert kibao.explain(code, lang="sw") == program("--lang", "sw", "explain", code)
    with pytest.raises(kibao.KibaoError):
        kibao.explain("X999")
