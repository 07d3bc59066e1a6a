"""The tables of `kibao table` in pyarrow, DuckDB and Spark, on one machine and on workers of which one is killed.

KIBAO is the path of a kibao with the feature `table`.
"""

import json
import os
import pathlib
import signal
import subprocess

import duckdb
import pyarrow
import pyarrow.parquet
import pytest
from pyspark.sql import SparkSession, functions

import tables

KIBAO = os.path.abspath(os.environ["KIBAO"])
ARCHIVES = 6
GAMES = 40


def kibao(*args: str) -> str:
    """What kibao prints; it must not fail, but games may be broken."""
    ran = subprocess.run([KIBAO, *args], capture_output=True, text=True, check=False)
    assert ran.returncode < 2, ran.stderr
    return ran.stdout


def kibao_json(path: str) -> list[str]:
    """The games of a file, a line each."""
    return kibao("json", "--ndjson", path).splitlines()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """Archives with years, one of them with a game that does not replay."""
    folder = tmp_path_factory.mktemp("archives")
    for number in range(ARCHIVES):
        games = kibao("gen", "--games", str(GAMES), "--seed", str(number), "--slips", "0.1" if number == 2 else "0")
        dated = games.replace("rules: kibao\n", f"rules: kibao\ndate: {1990 + number % 3}\n")
        assert dated.count("date: ") == GAMES
        (folder / f"{number}.bao").write_text(dated)
    return folder


@pytest.fixture(scope="session")
def whole(folder: pathlib.Path) -> pathlib.Path:
    """One table of all archives, written on this machine."""
    path = folder / "whole.parquet"
    kibao("table", str(folder), "-o", str(path))
    return path


@pytest.fixture(scope="session")
def spark():
    """Two workers in processes of their own, a core each."""
    session = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .config("spark.ui.enabled", "false")
        .config("spark.executorEnv.PYTHONPATH", str(pathlib.Path(__file__).parent))
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("ERROR")
    yield session
    session.stop()


# Rows, moves that were played, seeds captured, seeds in the stores, moves of South: the same in every program.
SUMS = """
    select count(*), count(canonical), sum(captured), sum(south_store) + sum(north_store),
        count(*) filter (where side = 'south')
    from {}
"""


def sums(table: str) -> tuple[int, ...]:
    """These sums by DuckDB."""
    [row] = duckdb.sql(SUMS.format(table)).fetchall()
    return tuple(int(value) for value in row)


def of_spark(frame) -> tuple[int, ...]:
    """And by Spark."""
    row = frame.agg(
        functions.count("*"),
        functions.count("canonical"),
        functions.sum("captured"),
        functions.sum("south_store") + functions.sum("north_store"),
        functions.count_if(functions.col("side") == "south"),
    ).first()
    return tuple(int(value) for value in row)


def archives(folder: pathlib.Path) -> list[str]:
    return sorted(str(path) for path in folder.glob("*.bao"))


def test_every_program_reads_the_same_sums(whole: pathlib.Path, folder: pathlib.Path, spark) -> None:
    table = pyarrow.parquet.read_table(whole)
    store = pyarrow.compute.sum(table["south_store"]).as_py() + pyarrow.compute.sum(table["north_store"]).as_py()
    expected = (
        table.num_rows,
        table.num_rows - table["canonical"].null_count,
        pyarrow.compute.sum(table["captured"]).as_py(),
        store,
        table["side"].to_pylist().count("south"),
    )
    assert expected[0] > ARCHIVES * GAMES * 10
    assert expected[1] < expected[0], "the archive with slips has moves that were not played"
    assert sums(f"'{whole}'") == expected
    assert of_spark(spark.read.parquet(str(whole))) == expected
    games = [json.loads(line) for path in archives(folder) for line in kibao_json(path)]
    played = [ply for game in games for ply in game["plies"] if ply["canonical"]]
    assert expected[1] == len(played)


def test_types_are_those_of_the_documentation(whole: pathlib.Path) -> None:
    schema = pyarrow.parquet.read_schema(whole)
    names = {
        "int8": pyarrow.int8(),
        "int16": pyarrow.int16(),
        "int32": pyarrow.int32(),
        "text": pyarrow.string(),
        "bool": pyarrow.bool_(),
    }
    page = (pathlib.Path(__file__).parents[2] / "src/table/README.md").read_text().split("## `games`")[0]
    rows = [line.split("|")[1:3] for line in page.splitlines() if line.startswith("| `") and "…" not in line]
    checked = 0
    for columns, kind in rows:
        for column in columns.replace("`", "").split(","):
            if column.strip() != "position":
                assert schema.field(column.strip()).type == names[kind.strip()], column
                checked += 1
    assert checked > 20


def test_workers_write_what_one_machine_writes(whole: pathlib.Path, folder: pathlib.Path, spark, tmp_path: pathlib.Path) -> None:
    broken = tmp_path / "broken.bao.gz"
    broken.write_bytes(b"\x1f\x8b\x08\x00 this is not gzip")
    out = tmp_path / "tables"
    done = tables.tables(spark, KIBAO, str(out), [*archives(folder), str(broken)])
    assert [row.status for row in done[:-1]] == [0] * ARCHIVES
    assert done[-1].status != 0 and "broken.bao.gz" in done[-1].said, "a broken file is reported"
    good = [str(out / tables.name_of(path)) for path in archives(folder)]
    assert of_spark(spark.read.parquet(*good)) == sums(f"'{whole}'")


def test_the_work_of_a_killed_worker_is_done_again(whole: pathlib.Path, folder: pathlib.Path, spark, tmp_path: pathlib.Path) -> None:
    out, killed = tmp_path / "tables", tmp_path / "killed"
    out.mkdir()

    def task(paths):
        for path in paths:
            if path.endswith("3.bao") and not killed.exists():
                killed.touch()
                # The Python of a task is a child of a child of its worker.
                with open(f"/proc/{os.getppid()}/stat", encoding="utf-8") as stat:
                    worker = int(stat.read().rsplit(")", 1)[1].split()[1])
                os.kill(worker, signal.SIGKILL)
            yield from tables.write_tables(KIBAO, str(out), "plies", [path])

    done = spark.sparkContext.parallelize(archives(folder), ARCHIVES).mapPartitions(task).collect()
    assert killed.exists(), "a worker was killed"
    assert sorted(row.path for row in done) == archives(folder)
    assert all(row.status == 0 for row in done)
    assert len(list(out.iterdir())) == ARCHIVES, "nothing half-written is left"
    assert of_spark(spark.read.parquet(str(out))) == sums(f"'{whole}'")


def test_partitions_of_years_are_read_by_their_folders(whole: pathlib.Path, folder: pathlib.Path, spark, tmp_path: pathlib.Path) -> None:
    kibao("table", str(folder), "--out", str(tmp_path / "years"), "--by", "year")
    pattern = tmp_path / "years/*/*.parquet"
    assert sums(f"read_parquet('{pattern}', hive_partitioning = true)") == sums(f"'{whole}'")
    years = duckdb.sql(
        f"select year, count(distinct (file, game)) from read_parquet('{pattern}', hive_partitioning = true) group by 1 order by 1"
    )
    assert years.fetchall() == [(year, GAMES * ARCHIVES // 3) for year in (1990, 1991, 1992)]
    rows = spark.read.parquet(str(tmp_path / "years")).select("year").distinct().sort("year").collect()
    assert [row.year for row in rows] == [1990, 1991, 1992]


def test_the_canonical_moves_of_a_table_are_the_games(folder: pathlib.Path, tmp_path: pathlib.Path) -> None:
    source = archives(folder)[0]
    kibao("table", source, "-o", str(tmp_path / "plies.parquet"))
    moves = duckdb.sql(
        f"select game, round, list(canonical order by ply) from '{tmp_path}/plies.parquet' group by all order by game, round"
    ).fetchall()
    text, last = "", 0
    for game, number, words in moves:
        text += "\ntitle: again\n\n" * (game != last) + f"{number}: {' '.join(words)};\n"
        last = game
    (tmp_path / "again.bao").write_text(text)

    def canonical(path: str) -> list[list[str]]:
        return [[ply["canonical"] for ply in json.loads(line)["plies"]] for line in kibao_json(path)]

    assert len(canonical(source)) == GAMES
    assert canonical(str(tmp_path / "again.bao")) == canonical(source)
