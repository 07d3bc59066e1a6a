"""Archives into Parquet on the workers of a Spark cluster: each task runs `kibao table` on its own files.

    spark-submit --master spark://... tables.py --kibao /usr/local/bin/kibao OUT ARCHIVE...

`kibao` (built with the feature `table`), the archives and the folder OUT must be reachable under the same paths on every worker.
A table appears under its name when it is complete, so a task whose worker was lost is simply done again. The report is a file a
line: path, exit status (0: a table; 1: no transcript in it; 2: it could not be read or written), seconds of processor time, and what
kibao said. A file that is broken does not keep the others from their tables.
"""

import argparse
import os
import resource
import subprocess
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pyspark.sql import SparkSession


class Done(NamedTuple):
    """What became of one archive."""

    path: str
    status: int
    seconds: float
    said: str


def name_of(path: str) -> str:
    """The name of the table of an archive. Archives of one name in several folders have different tables."""
    return path.strip("/").replace("/", "-") + ".parquet"


def write_tables(kibao: str, out: str, kind: str, paths: Iterable[str]) -> Iterator[Done]:
    """Writes the table of each archive, on one worker. `kibao` itself writes to a temporary file and renames it."""
    for path in paths:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [kibao, "table", "--table", kind, "--jobs", "1", "-o", os.path.join(out, name_of(path)), path]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        yield Done(path, ran.returncode, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, ran.stderr)


def tables(spark: SparkSession, kibao: str, out: str, paths: list[str], kind: str = "plies") -> list[Done]:
    """Writes the tables of all archives into the folder `out`, an archive a task, and waits for them."""
    os.makedirs(out, exist_ok=True)
    tasks = spark.sparkContext.parallelize(paths, max(len(paths), 1))
    return tasks.mapPartitions(lambda part: write_tables(kibao, out, kind, part)).collect()


def main() -> None:
    """Reads the arguments, writes the tables, prints the report."""
    parser = argparse.ArgumentParser(description="Archives into Parquet on the workers of a Spark cluster.")
    parser.add_argument("--kibao", default="kibao", help="path of the program on the workers")
    parser.add_argument("--table", default="plies", choices=["plies", "games"], help="what a row is")
    parser.add_argument("out", help="folder of the tables")
    parser.add_argument("archives", nargs="+", metavar="ARCHIVE")
    args = parser.parse_args()
    spark = SparkSession.builder.appName("kibao tables").getOrCreate()
    done = tables(spark, args.kibao, args.out, args.archives, args.table)
    for row in done:
        print(f"{row.path}\t{row.status}\t{row.seconds:.1f}\t{' '.join(row.said.split())}")
    spark.stop()
    if any(row.status for row in done):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
