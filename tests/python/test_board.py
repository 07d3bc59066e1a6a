"""Boards, moves and the rules of play."""

import copy
import pickle
import random

import pytest

import kibao

START = "[ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]"
SAFARI = "[ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]"


def test_start():
    board = kibao.Board()
    assert (board.rules, board.turn, board.phase, board.ply()) == ("kibao", kibao.SOUTH, "kunamua", 0)
    assert board.position == START
    assert board.front("south") == [0, 0, 0, 0, 6, 2, 2, 0] == board.front("north")
    assert board.back("north") == [0] * 8 and board.store("south") == 22
    assert board.nyumba("south") == "functional" and board.blocked is None
    assert not board.is_game_over() and board.outcome() is None


def test_every_rule_set_and_opening():
    assert kibao.RULES[:5] == ("kibao", "zanzibar", "ruehl", "kujifunza", "hus")
    for rules in kibao.RULES:
        board = kibao.Board(rules=rules)
        assert board.rules == rules and len(board.legal_moves) > 0
        assert kibao.Board(board.position, rules=kibao.RuleSet(rules)) == board
    assert kibao.Board("novice").store("south") == 0
    assert kibao.Board("official") == kibao.Board(START)
    assert kibao.Board(rules="hus").nyumba("south") == "none"
    with pytest.raises(kibao.ParseError) as raised:
        kibao.Board("official", rules="hus")
    assert raised.value.code == "H108"


def test_custom_rule_sets():
    club = kibao.RuleSet("kibao", blocking=False, max_seeds=100, name="club")
    assert (club.name, club.options["blocking"], club.options["max-seeds"]) == ("club", "no", "100")
    assert kibao.RuleSet("kibao") == kibao.RuleSet() != club
    assert hash(kibao.RuleSet()) == hash(kibao.RuleSet("kibao"))
    assert kibao.RuleSet("kibao", blocking=False).name == "custom" and str(club) == "club"
    assert kibao.games("1: A7>* a7>*;\n", rules=club)[0].rules == "club"
    for options in [{"blocking": "sometimes"}, {"colour": 1}, {"max_seeds": 0}]:
        with pytest.raises(ValueError):
            kibao.RuleSet("kibao", **options)
    with pytest.raises(kibao.KibaoError, match="chess"):
        kibao.RuleSet("chess")


def test_legal_moves():
    moves = kibao.Board().legal_moves
    assert [str(move) for move in moves] == ["A6<*", "A6>*", "A7<*", "A7>*"]
    assert (len(moves), bool(moves), moves[-1], moves[0]) == (4, True, kibao.Move.parse("A7>"), kibao.Move.parse("A6<"))
    assert kibao.Move.parse("A6<") in moves and kibao.Move.parse("A6>+") not in moves
    assert kibao.Move.parse("a6<") not in moves and "a6<" not in moves
    assert "6R" in moves and "6" not in moves and "" not in moves and 6 not in moves
    assert random.Random(1).choice(moves) in moves
    assert repr(moves) == "<LegalMoves (A6<*, A6>*, A7<*, A7>*)>"
    for index in (4, -5):
        with pytest.raises(IndexError):
            moves[index]


def test_push_and_pop():
    board = kibao.Board()
    start = board.copy()
    first = board.push("A6<*")
    assert (first.ply, first.round, first.side, first.kind, first.captured) == (1, 1, "south", "kutakata", 0)
    assert (first.ends, first.sowings, first.tax, first.safari) == ("empty", 1, False, False)
    assert (first.creates_block, first.under_block, first.remark, first.reading) == (None, None, None, None)
    assert first.position == board.position and first.board() == board and first.board_before() == start
    second = board.push(board.legal_moves[0])
    assert (second.ply, second.round, second.side) == (2, 1, "north")
    assert board.push(board.legal_moves[0]).round == 2
    assert [str(move) for move in board.move_stack][0] == "A6<*" and board.ply() == 3
    assert board.peek() == board.pop() and board.ply() == 2
    board.pop()
    assert board.pop() == first.move and board == start
    for take in (board.pop, board.peek):
        with pytest.raises(IndexError):
            take()


def test_captures_and_safari():
    board = kibao.Board(SAFARI)
    assert [str(move) for move in board.legal_moves] == ["A3<", "A3<+", "A3>"]
    stop, go = board.copy(), board.copy()
    assert (stop.push("A3<").ends, stop.nyumba("south")) == ("house", "functional")
    ply = go.push("A3<+")
    assert (ply.safari, ply.move.safari, ply.kind, ply.captured) == (True, True, "capture", 5)
    assert stop != go and go.nyumba("south") == "lost"


def test_printed_diagrams():
    text = "[ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 3 | 22 22 | T T | 255 | 0 ]"
    with pytest.raises(kibao.ParseError, match="67"):
        kibao.Board(text)
    assert len(kibao.Board(text, printed=True).legal_moves) == 4
    with pytest.raises(kibao.ParseError):
        kibao.Board(text.replace("3 | 22", "60 | 22"), printed=True)


def test_refusals():
    board = kibao.Board()
    board.push("A6<")
    cases = [
        ("a8<", kibao.IllegalMoveError, "R101", "a8 is empty"),
        (kibao.Move.parse("a8<"), kibao.IllegalMoveError, "R101", "a8 is empty"),
        ("A7>", kibao.IllegalMoveError, None, "north is to move"),
        (kibao.Move.parse("A7>"), kibao.IllegalMoveError, None, "north is to move"),
        ("a6", kibao.AmbiguousMoveError, "R202", "a6"),
        ("a9<", kibao.InvalidMoveError, "N401", "pit 9"),
        ("so", kibao.InvalidMoveError, "N403", "so"),
        ("", kibao.InvalidMoveError, None, ""),
        ("a5< a6<", kibao.InvalidMoveError, None, ""),
        ("\0\ud7ff", kibao.InvalidMoveError, None, ""),
        ("a" * 100_000, kibao.InvalidMoveError, None, ""),
    ]
    before = board.copy()
    for move, error, code, words in cases:
        for does in (board.push, board.parse):
            with pytest.raises(error) as raised:
                does(move)
            assert words in str(raised.value) and isinstance(raised.value, ValueError)
            assert code is None or raised.value.code == code, raised.value.code
    assert board == before
    with pytest.raises(kibao.IllegalMoveError, match=r"round 1 \(ply 2\)") as raised:
        board.push("a8<")
    assert raised.value.legal == [str(move) for move in board.legal_moves]
    assert raised.value.place is None and raised.value.help
    for nonsense in (None, 7, b"a6<", "\ud800"):
        with pytest.raises((TypeError, UnicodeError)):
            board.push(nonsense)


def test_position_errors_have_their_place():
    with pytest.raises(kibao.ParseError) as raised:
        kibao.Board("[ 0 x")
    assert raised.value.place == (4, 5) and raised.value.code
    with pytest.raises(kibao.ParseError, match="63"):
        kibao.Board(START.replace("22 22", "22 21"))
    with pytest.raises(kibao.ParseError):
        kibao.Board("unknown")


def test_moves():
    move = kibao.Move.parse("b3>+**")
    assert (move.side, move.pit, move.direction, move.safari, str(move)) == ("north", "b3", ">", True, "b3>+")
    assert kibao.Move.parse("A7R*") == kibao.Move.parse("A7>") != kibao.Move.parse("a7>")
    assert len({kibao.Move.parse("A7R*"), kibao.Move.parse("A7>"), kibao.Board().legal_moves[3]}) == 1
    assert repr(move) == "Move('b3>+')" and move != "b3>+"
    assert pickle.loads(pickle.dumps(move)) == move
    for text in ("7", "A7", "7>", "x", "", "A7> a7>", "A0>"):
        with pytest.raises(kibao.InvalidMoveError):
            kibao.Move.parse(text)


def test_equality_and_copies():
    board = kibao.Board()
    copies = [board.copy(), copy.copy(board), copy.deepcopy(board), kibao.Board(START)]
    assert all(it == board and hash(it) == hash(board) for it in copies)
    copies[0].push("A6<")
    assert copies[0] != board and board != "board" and kibao.Board(rules="ruehl") != board
    assert eval(repr(board), {"Board": kibao.Board}) == board
    assert pickle.loads(pickle.dumps(copies[0])) == copies[0]
    assert pickle.loads(pickle.dumps(copies[0])).move_stack == copies[0].move_stack


def test_drawings():
    board = kibao.Board()
    svg = board._repr_svg_()
    assert svg.startswith("<svg") and svg.count("<ellipse") == 64
    board.push("A6<")
    assert board.svg(flip=True, theme="print", width=300, lang="sw") != board._repr_svg_()
    assert "functional" in str(board) and "[" in board.draw(ascii=True, flip=True)
    assert board.draw(lang="de") != board.draw()
    for wrong in ({"theme": "pink"}, {"lang": "fr"}):
        with pytest.raises(kibao.KibaoError):
            board.svg(**wrong)
    with pytest.raises(kibao.KibaoError):
        board.front("west")
    for depth in (-1, 256, 1 << 70):
        with pytest.raises(OverflowError):
            board.perft(depth)


def test_the_end():
    over = kibao.Board("[0 0 0 0 0 0 0 0|2 0 0 0 0 0 0 0|0 0 0 0 0 0 0 0|62 0 0 0 0 0 0 0|0 0|F F|255|0]")
    assert over.is_game_over() and over.phase == "over" and not over.legal_moves and over.perft(3) == 0
    assert over.outcome() == kibao.Board(over.position).outcome()
    assert (over.outcome().winner, over.outcome().reason) == ("north", "front_row_empty")
    with pytest.raises(kibao.IllegalMoveError) as raised:
        over.push("B1>")
    assert raised.value.legal == []
    rng, ends = random.Random(22), set()
    for seed in range(60):
        board = kibao.Board(rules=kibao.RULES[seed % 5])
        while not board.is_game_over():
            board.push(rng.choice(board.legal_moves))
        ends.add(board.outcome().reason)
        loser = "north" if board.outcome().winner == "south" else "south"
        assert board.outcome().reason != "front_row_empty" or not any(board.front(loser))
        while board.ply():
            board.pop()
            assert not board.is_game_over()
    assert {"front_row_empty", "singletons"} <= ends
