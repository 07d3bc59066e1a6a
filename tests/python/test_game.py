"""Games, texts and files."""

import gzip
import io
import json
import threading

import pytest

import kibao

TWO = "south: Asha\nnorth: Juma\n\n1: A7>* a7>*;\n2: A8>* a6>*;\n\nsouth: Zoë\n\n1: A6<* a6<; well played\n"
BROKEN = "1: A6<* a6<;\n2: A8> a1>;\n"


def test_games_of_a_text():
    first, second = kibao.games(TWO)
    assert list(first.headers.items()) == [("south", "Asha"), ("north", "Juma")]
    assert (first.index, second.index, first.line, second.line, first.path) == (0, 1, 1, 7, "-")
    assert (first.rules, first.dialect, first.is_valid, len(first), bool(first)) == ("kibao", "kibao", True, 4, True)
    assert first.text + second.text == TWO == str(first) + str(second)
    assert first.written_moves() == ["A7>*", "a7>*", "A8>*", "a6>*"]
    assert repr(first) == "<Game 0: Asha - Juma, 4 plies>"
    with pytest.raises(TypeError):
        first.headers["south"] = "Hamisi"
    assert kibao.games("a letter") == [] == kibao.games("")


def test_mainline():
    game = kibao.games(TWO)[1]
    board = game.board()
    assert board == kibao.Board()
    for ply in game.mainline():
        assert ply.board_before() == board
        played = board.push(ply.move)
        assert (played.ply, played.round, played.position) == (ply.ply, ply.round, ply.position)
        assert ply.board() == board
    assert board == game.end() == game.board(2) and [str(move) for move in game.mainline_moves()] == ["A6<*", "a6<"]
    assert [ply.written for ply in game] == ["A6<*", "a6<"]
    with pytest.raises(IndexError, match="2 plies"):
        game.board(3)
    assert kibao.games("1: A6<*!? a6<(?);\n")[0].mainline().__next__().remark == "!?"


def test_results():
    game = kibao.games("winner: South\n\n1: A7>* a7>*; North resigns\n")[0]
    assert (game.result.winner, game.result.reason, game.result.recorded) == (None, "resignation", "south")
    assert game.result.decided == "south" and game.outcome() is None
    assert game.result == kibao.games(game.text)[0].result and "resignation" in repr(game.result)
    assert game.fits is None and kibao.games(TWO, rules="auto")[0].fits == ["kibao", "zanzibar", "ruehl"]


def test_broken_games():
    game = kibao.games(BROKEN)[0]
    assert not game.is_valid and len(game) == 4 and len(list(game)) == 2 and game.end() == game.board(2)
    assert [it.code for it in game.errors] == [it.code for it in game.findings if it.severity == "error"] != []
    error = game.errors[0]
    assert (error.line, error.column, error.ply, error.game, error.severity) == (2, 4, 3, 0, "error")
    assert game.check(lang="de")[0].message != game.findings[0].message
    best = game.repair()[0]
    assert best.certain and best.probability > 0.9 and best.changes and len(best.moves) == 4
    assert kibao.games(best.text)[0].is_valid
    assert [it.text for it in kibao.repair(BROKEN)] == [it.text for it in game.repair()]
    assert kibao.repair(TWO) == [] == kibao.repair(BROKEN, game=7)


def test_findings_of_a_text():
    found = kibao.check("1. A7>* a7>*\n")
    assert [(it.name, it.severity, it.fix, it.game) for it in found][1] == ("missing-semicolon", "warning", "safe", 0)
    assert str(found[0]).startswith("-:1:2: ") and len(set(found + kibao.check("1. A7>* a7>*\n"))) == 2
    assert kibao.check("")[0].game is None and kibao.check("a letter")[0].severity == "error"
    assert kibao.check("\0")[0].code == "E111" == kibao.check(b"PK\x03\x04")[0].code
    assert "ZIP" in kibao.check(b"PK\x03\x04")[0].message and "PNG" in kibao.check(b"\x89PNG\r\n\x1a\n")[0].message
    assert kibao.check("1: A7>* a7>*;\n") == []
    later = kibao.games(TWO + BROKEN)[-1].errors[0]
    assert later.line == 11 and later in kibao.check(TWO + BROKEN)


def test_rewriting():
    assert kibao.fix("South: Asha\n1. A7> a7>*\n") == "south: Asha\n\n1: A7>* a7>*;\n"
    risky = "south: Asha\ndate: 3.5.1994\nevnet: Cup\n\n1: A7>* a7>*;\n"
    assert kibao.fix(risky) != kibao.fix(risky, unsafe=True)
    assert kibao.fmt(TWO) == TWO and kibao.games("1. 7R* 7R*\n")[0].fmt() == "1: A7R* a7R*;\n"
    assert kibao.convert(kibao.convert(TWO, "zanzibar"), "kibao").endswith("1: A6<* a6<; well played\n")
    for does in (kibao.fmt, kibao.fix, kibao.repair, lambda text: kibao.convert(text, "kibao")):
        with pytest.raises(kibao.ParseError) as raised:
            does("a letter")
        assert raised.value.place == (1, 1) and raised.value.code
    for wrong in ({"to": "klingon"}, {"to": "kibao", "rules": "chess"}, {"to": "kibao", "dialect": "x"}):
        with pytest.raises(kibao.KibaoError):
            kibao.convert(TWO, **wrong)


def test_encodings():
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "windows-1252"):
        games = kibao.games(TWO.encode(encoding))
        assert [game.headers["south"] for game in games] == ["Asha", "Zoë"], encoding
    assert kibao.check(TWO.encode("windows-1252"))[0].name == "windows-1252"
    assert kibao.games(bytearray(b"1: A7>* a7>*;\n"))[0].is_valid
    assert kibao.games("\ufeff1: A7>*;\n")[0].is_valid
    for wrong in (None, 3, ["1: A7>*;"], "\ud800"):
        with pytest.raises((TypeError, UnicodeError)):
            kibao.games(wrong)


def test_read_game_leaves_the_file_behind_the_game():
    many = "".join(f"title: game {at} ë\n\n1: A7>* a7>*;\n\n" for at in range(300))
    for file in (io.StringIO(many), io.BytesIO(many.encode()), io.BytesIO(many.encode("windows-1252"))):
        titles, places = [], []
        while True:
            places.append(file.tell())
            game = kibao.read_game(file)
            if game is None:
                break
            titles.append(game.headers["title"])
        assert titles == [f"game {at} ë" for at in range(300)]
        file.seek(places[123])
        assert kibao.read_game(file).headers["title"] == "game 123 ë"
    long = "title: long\n\n" + "; a comment\n" * 2_000 + "1: A7>*;\n\ntitle: next\n\n1: A6<*;\n"
    file = io.StringIO(long)
    assert [kibao.read_game(file).headers["title"] for _ in range(2)] == ["long", "next"]
    assert kibao.read_game(io.StringIO("a letter")) is None is kibao.read_game(io.StringIO())


def test_read_game_of_real_files(tmp_path):
    path = tmp_path / "two.bao"
    path.write_bytes(TWO.replace("\n", "\r\n").encode("utf-8-sig"))
    for options in ({"encoding": "utf-8"}, {"encoding": "utf-8-sig"}, {"mode": "rb"}, {"encoding": "utf-8", "newline": ""}):
        with open(path, **options) as file:
            games = [kibao.read_game(file), kibao.read_game(file), kibao.read_game(file)]
        assert [game and game.headers["south"] for game in games] == ["Asha", "Zoë", None], options
        assert games[0].path == str(path)

    class Stream(io.StringIO):
        def seekable(self):
            return False

    with pytest.raises(kibao.KibaoError, match="read_games"):
        kibao.read_game(Stream(TWO))
    assert len(list(kibao.read_games(Stream(TWO)))) == 2


def test_read_games():
    for file in (io.StringIO(TWO), io.BytesIO(TWO.encode("utf-16")), io.BytesIO(gzip.compress(TWO.encode()))):
        games = kibao.read_games(file)
        assert [game.headers["south"] for game in games] == ["Asha", "Zoë"]
        assert list(games) == []

    class Fails:
        def read(self, size):
            raise RuntimeError("the network is down")

    with pytest.raises(RuntimeError, match="the network is down"):
        list(kibao.read_games(Fails()))
    for wrong in (3, "text", io.StringIO):
        with pytest.raises((TypeError, AttributeError)):
            list(kibao.read_games(wrong))

    class Wrong(Fails):
        def read(self, size):
            return 3

    with pytest.raises(TypeError):
        list(kibao.read_games(Wrong()))


def test_scan_of_archives(tmp_path):
    many = "".join(f"title: game {at}\n\n1: A7>* a7>*;\n2: A8>* a6>*;\n\n" for at in range(8_000))
    plain, packed, broken = tmp_path / "a.bao", tmp_path / "b.bao.gz", tmp_path / "c.bao.gz"
    plain.write_text(many)
    packed.write_bytes(gzip.compress(many.encode()))
    broken.write_bytes(gzip.compress(many.encode())[:-200])
    for path in (plain, str(packed)):
        games = kibao.scan(path)
        assert iter(games) is games
        count = 0
        for at, game in enumerate(games):
            assert (game.index, game.headers["title"], game.line) == (at, f"game {at}", 1 + at * 5)
            count += 1
        assert count == 8_000 and games.findings == []
        assert game.path == str(path)
    last = json.loads(game.to_json())
    assert last["source"] == {"path": str(packed), "line": 39_996} and len(last["plies"]) == 4
    with pytest.raises(OSError):
        list(kibao.scan(broken))
    with pytest.raises(FileNotFoundError):
        kibao.scan(tmp_path / "none.bao")
    (tmp_path / "zip").write_bytes(b"PK\x03\x04 and more")
    games = kibao.scan(tmp_path / "zip")
    assert list(games) == [] and games.findings[0].severity == "error"


def test_games_directly_after_one_another(tmp_path):
    path = tmp_path / "a.bao"
    path.write_text("1: A7>* a7>*;\n2: A8>* a6>*;\n3: South resigns\n" * 8_000)
    games = list(kibao.scan(path))
    assert len(games) == 8_000
    # A piece of 256 KiB ends after about 5,800 of them.
    for game in [games[1], *games[5_700:5_900], games[-1]]:
        assert "N205" in [it.code for it in game.check()], game.index
    assert "N205" not in [it.code for it in games[0].check()]


def test_other_threads_run_while_an_archive_is_read(tmp_path):
    path = tmp_path / "a.bao"
    path.write_text("1: A7>* a7>*;\n2: A8>* a6>*;\n\n" * 2_000)
    games, counts = kibao.scan(path), [0] * 4

    def read(at):
        for _ in games:
            counts[at] += 1

    threads = [threading.Thread(target=read, args=(at,)) for at in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(counts) == 2_000
