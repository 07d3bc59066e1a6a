"""Code as users write it, for a type checker."""

from __future__ import annotations

import io
import random
from collections.abc import Iterable

import kibao


def lengths(paths: Iterable[str]) -> dict[str, list[int]]:
    return {path: [len(game) for game in kibao.scan(path) if game.is_valid] for path in paths}


def play(seed: int, rules: str | kibao.RuleSet = "kibao") -> kibao.Outcome:
    board, rng = kibao.Board(rules=rules), random.Random(seed)
    while (outcome := board.outcome()) is None:
        moves = board.legal_moves
        ply: kibao.Ply = board.push(rng.choice(moves))
        captured: int = ply.captured
        assert captured >= 0
    return outcome


def captures(text: str | bytes) -> int:
    return sum(ply.captured for game in kibao.games(text) for ply in game.mainline())


def first(text: str) -> str | None:
    game = kibao.read_game(io.StringIO(text))
    return game.headers.get("south") if game is not None else None


def refused(board: kibao.Board, word: str) -> tuple[str | None, list[str] | None]:
    try:
        board.push(word)
    except kibao.IllegalMoveError as error:
        return error.code, error.legal
    return None, None


def wrong() -> None:
    kibao.Board().push(7)  # type: ignore[arg-type]
    kibao.convert("", "klingon")  # type: ignore[arg-type]
