"""Random games by the package and by `kibao referee` over a pipe: the same games, move by move. Printed, not asserted.

usage: bench.py KIBAO [GAMES]
"""

import json
import random
import resource
import subprocess
import sys
import tempfile
import time

import kibao


def by_package(games):
    plies, last = 0, []
    for seed in range(games):
        board, rng = kibao.Board(), random.Random(seed)
        while not board.is_game_over():
            moves = board.legal_moves
            board.push(moves[int(rng.random() * len(moves))])
            plies += 1
        last.append(board.position)
    return plies, last


def by_pipe(program, games):
    referee = subprocess.Popen([program, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(**request):
        referee.stdin.write(json.dumps(request).encode() + b"\n")
        referee.stdin.flush()
        return json.loads(referee.stdout.readline())

    plies, last = 0, []
    for seed in range(games):
        rng = random.Random(seed)
        ask(cmd="new", game="g")
        while True:
            moves = ask(cmd="moves", game="g")["moves"]
            played = ask(cmd="play", game="g", move=moves[int(rng.random() * len(moves))])
            plies += 1
            if played["over"]:
                break
        last.append(played["ply"]["position"]["text"])
        ask(cmd="close", game="g")
    ask(cmd="quit")
    referee.wait()
    return plies, last


def processor():
    """The time of the processor for this process and those that have ended."""
    own, children = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(it.ru_utime + it.ru_stime for it in (own, children))


def timed(does, *args):
    """The result, and the time by the clock and of the processor."""
    begin, used = time.perf_counter(), processor()
    result = does(*args)
    return result, (time.perf_counter() - begin, processor() - used)


def main():
    program, games = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 300
    timed(by_package, games)
    (plies, ours), package = timed(by_package, games)
    (_, theirs), pipe = timed(by_pipe, program, games)
    assert ours == theirs
    print(f"{games} games, {plies} plies; microseconds a ply, by the clock and of the processor")
    for name, times in (("package", package), ("pipe", pipe)):
        print(f"{name:8}" + "".join(f"{took / plies * 1e6:10.2f}" for took in times))
    print("ratio   " + "".join(f"{slow / quick:10.1f}" for quick, slow in zip(package, pipe)))
    with tempfile.NamedTemporaryFile(suffix=".bao") as file:
        file.write(subprocess.run([program, "gen", "--games", "20000", "--seed", "1"], capture_output=True).stdout)
        file.flush()
        (count, captured), took = timed(read, file.name)
        print(f"scan with a look at every ply ({captured} seeds captured): {count / took[1]:,.0f} games a second of the processor")
        _, took = timed(lambda: sum(1 for _ in kibao.scan(file.name)))
        print(f"scan: {count / took[1]:,.0f} games a second of the processor")


def read(path):
    count = captured = 0
    for game in kibao.scan(path):
        count += 1
        captured += sum(ply.captured for ply in game.mainline())
    return count, captured


if __name__ == "__main__":
    main()
