//! What tables cost: `cargo run --release --manifest-path tests/bench/Cargo.toml --bin tables -- KIBAO [GAMES [PYTHON]]`. KIBAO is the
//! program, built with the feature `table`. With a PYTHON that has DuckDB, the plies go the other way, too: as JSON to DuckDB,
//! which writes the same columns.

use kibao_bench::{children_time, run};
use std::fs::{self, File};
use std::process::Stdio;
use std::time::Instant;

/// The runs of each command, in turn.
const RUNS: usize = 3;

/// What DuckDB makes of `kibao json --ndjson`, in Python: the archive of JSON and the table are its arguments.
const DUCKDB: &str = "
import sys, duckdb
duckdb.sql(f\"\"\"copy (
    select p.ply, p.move, p.side, p.written, p.canonical, p.kind, p.captured, p.sowings, p.safari, p.tax, p.ends, p.position.south,
        p.position.north from (select unnest(plies) as p from read_json('{sys.argv[1]}', maximum_object_size = 100000000))
) to '{sys.argv[2]}' (format parquet, compression zstd)\"\"\")
";

fn main() {
    let mut args = std::env::args().skip(1);
    let program = args.next().expect("the program");
    let games: u64 = args.next().map_or(100_000, |it| it.parse().expect("a number of games"));
    let python = args.next();
    let folder = std::env::temp_dir().join(format!("kibao-tables-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = |name: &str| folder.join(name).to_str().expect("a path").to_owned();
    let [archive, json, of_json] = ["archive.bao", "plies.ndjson", "of-json.parquet"].map(path);
    let [plies, one_job, csv, of_games] = ["plies.parquet", "one.parquet", "plies.csv", "games.parquet"].map(path);
    let generated = ["gen", "--games", &games.to_string(), "--seed", "1"].map(str::to_owned);
    run(&program, &generated.each_ref().map(String::as_str), File::create(&archive).expect("a file").into());
    let records = size(&archive);
    let played = fs::read_to_string(&archive).expect("records").matches(['<', '>']).count();
    println!("{games} games, {played} plies, {:.1} MB\n", records / 1e6);
    println!("| table | by the clock | processor | plies a second | bytes a ply | of the records | peak memory |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    let table = |out: &str, jobs: &str, more: &[&str]| {
        let all = ["-q", "table", "--no-config", "--jobs", jobs, "-o", out, &archive];
        vec![(program.clone(), all.iter().chain(more).map(|it| (*it).to_owned()).collect::<Vec<_>>(), None)]
    };
    let mut ways = vec![
        ("Parquet, a row a ply, 2 jobs", plies.clone(), table(&plies, "2", &[])),
        ("Parquet, a row a ply, 1 job", one_job.clone(), table(&one_job, "1", &[])),
        ("CSV, a row a ply, 2 jobs", csv.clone(), table(&csv, "2", &[])),
        ("Parquet, a row a game, 2 jobs", of_games.clone(), table(&of_games, "2", &["--table", "games"])),
    ];
    if let Some(python) = python {
        let to_json = ["-q", "json", "--ndjson", "--no-config", "--jobs", "2", &archive].map(str::to_owned).to_vec();
        let to_table = ["-c", DUCKDB, &json, &of_json].map(str::to_owned).to_vec();
        let steps = vec![(program.clone(), to_json, Some(json.clone())), (python, to_table, None)];
        ways.push(("JSON, and Parquet by DuckDB", of_json, steps));
    }
    let mut times = vec![Vec::new(); ways.len()];
    let mut peaks = vec![0; ways.len()];
    for _ in 0..RUNS {
        for ((_, _, steps), (times, peak)) in ways.iter().zip(times.iter_mut().zip(&mut peaks)) {
            let (started, before) = (Instant::now(), children_time());
            for (program, args, out) in steps {
                let args: Vec<&str> = args.iter().map(String::as_str).collect();
                let out = out.as_ref().map_or(Stdio::null(), |path| File::create(path).expect("a file").into());
                *peak = run(program, &args, out).max(*peak);
            }
            times.push((started.elapsed().as_secs_f64(), children_time() - before));
        }
    }
    for ((what, out, _), (times, peak)) in ways.iter().zip(times.iter_mut().zip(peaks)) {
        times.sort_by(|one, other| one.0.total_cmp(&other.0));
        let (clock, processor) = times[RUNS / 2];
        let bytes = size(out);
        println!(
            "| {what} | {clock:.2} s | {processor:.2} s | {:.0} | {:.1} | {:.2} | {:.0} MB |",
            played as f64 / clock,
            bytes / played as f64,
            bytes / records,
            f64::from(peak) / 1e3,
        );
    }
    assert!(size(&plies) <= 1.4 * records, "the table is no larger than 1.4 times the records");
    let rows = fs::read_to_string(&csv).expect("a table").lines().count();
    assert_eq!(rows, played + 1, "a row a ply, and the headings");
    fs::remove_dir_all(&folder).expect("removed");
}

fn size(path: &str) -> f64 {
    fs::metadata(path).expect("a file").len() as f64
}
