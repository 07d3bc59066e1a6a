//! `check --watch`: a check now, and one after every change.

use super::files::folder;
use super::filters::gzip;
use super::run;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// How long is waited for a line at most. It comes at once unless the machine is very busy.
const PATIENCE: Duration = Duration::from_mins(1);

const SOUND: &str = "1: A7>* a7>*;\n";
const BROKEN: &str = "1: A1> a7>*;\n";

/// A program that watches, and the lines it prints.
struct Watching {
    child: Child,
    lines: Receiver<String>,
}

impl Watching {
    fn start(folder: &Path, args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_kibao"))
            .args(["check", "--watch", "--format", "short"])
            .args(args)
            .current_dir(folder)
            .env("NO_COLOR", "1")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (give, lines) = channel();
        let pipes: [Box<dyn std::io::Read + Send>; 2] =
            [Box::new(child.stdout.take().expect("output")), Box::new(child.stderr.take().expect("errors"))];
        for pipe in pipes {
            let give = give.clone();
            std::thread::spawn(move || {
                for line in BufReader::new(pipe).lines().map_while(Result::ok) {
                    let _ = give.send(line);
                }
            });
        }
        Self { child, lines }
    }

    /// Waits for a line with these words.
    fn waits_for(&self, words: &str) {
        let mut seen = Vec::new();
        while !seen.last().is_some_and(|line: &String| line.contains(words)) {
            seen.push(self.lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no {words:?} in {seen:?}")));
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_change_is_checked() {
    let folder = folder(&[("games/a.bao", SOUND.as_bytes()), ("games/notes.txt", b"")]);
    let at = |name: &str| folder.path().join(name);
    let watching = Watching::start(folder.path(), &["games"]);
    watching.waits_for("checked 1 file, 1 game, 2 plies: no error");
    // A file is written anew.
    fs::write(at("games/a.bao"), BROKEN).expect("written");
    watching.waits_for("error[R101]");
    // Another takes its place, as editors do it.
    fs::write(at("games/.a.bao.new"), SOUND).expect("written");
    fs::rename(at("games/.a.bao.new"), at("games/a.bao")).expect("renamed");
    watching.waits_for("checked 1 file, 1 game, 2 plies: no error");
    // A file that is new, in a folder that is new.
    fs::create_dir(at("games/more")).expect("a folder");
    watching.waits_for("checked 1 file");
    fs::write(at("games/more/b.bao"), BROKEN).expect("written");
    watching.waits_for("checked 2 files, 2 games, 4 plies: 1 error");
    fs::remove_file(at("games/more/b.bao")).expect("removed");
    watching.waits_for("checked 1 file");
    // A packed one counts as any other.
    fs::write(at("games/c.bao.gz"), gzip(BROKEN.as_bytes())).expect("written");
    watching.waits_for("checked 2 files, 2 games, 4 plies: 1 error");
    fs::remove_file(at("games/c.bao.gz")).expect("removed");
    watching.waits_for("checked 1 file");
    // Settings count, too; while they cannot be read, that is said.
    fs::write(at("games/kibao.toml"), "nonsense").expect("written");
    watching.waits_for("kibao.toml:1");
    fs::remove_file(at("games/kibao.toml")).expect("removed");
    watching.waits_for("checked 1 file");
}

#[test]
fn one_file_is_watched_by_its_name() {
    let folder = folder(&[("a.bao", SOUND.as_bytes())]);
    let at = |name: &str| folder.path().join(name);
    let watching = Watching::start(folder.path(), &["a.bao"]);
    watching.waits_for("no error");
    fs::write(at("new"), BROKEN).expect("written");
    fs::rename(at("new"), at("a.bao")).expect("renamed");
    watching.waits_for("error[R101]");
    fs::remove_file(at("a.bao")).expect("removed");
    watching.waits_for("a.bao: ");
    fs::write(at("a.bao"), SOUND).expect("written");
    watching.waits_for("checked 1 file, 1 game, 2 plies: no error");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_with_the_status_of_the_last_check() {
    for (record, status) in [(SOUND, 0), (BROKEN, 1)] {
        let folder = folder(&[("a.bao", record.as_bytes())]);
        let mut watching = Watching::start(folder.path(), &["."]);
        watching.waits_for("waiting for changes");
        let id = watching.child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill runs").success());
        assert_eq!(watching.child.wait().expect("an end").code(), Some(status));
    }
}

#[test]
fn what_cannot_change_is_not_watched() {
    for args in [&["check", "--watch", "-"][..], &["check", "--watch", "--fix", "samples"]] {
        let ran = run(args, SOUND);
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{ran:?}");
    }
}
