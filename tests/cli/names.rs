//! `check --archive --fix`: the names of players in one spelling, and nothing else.

use super::run_in;
use std::fs;
use std::path::Path;

const FIRST: &str = "South:Haji Abdalla;\r\nnorth: Juma Hamisi\r\nwinner: Juma Hamisi\r\n\r\n1. A7>* a7>*\r\n";
const SECOND: &str =
    "south: HAJI  ABDALLA\nnorth: Juma Hamissi \nwinner: JUMA HAMISSI\n\n1: A6<* a6<; Juma Hamissi is late\n";
const THIRD: &str = "south: Juma Hamisi\nnorth: Haji Abdalla\n\n1: A6<* a6<;\n";

fn folder(names: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in [("1.bao", FIRST), ("2.bao", SECOND), ("3.bao", THIRD), ("kibao.toml", names)] {
        fs::write(folder.path().join(name), text).expect("a file");
    }
    folder
}

fn read(folder: &Path) -> [String; 3] {
    ["1.bao", "2.bao", "3.bao"].map(|name| fs::read_to_string(folder.join(name)).expect("a file"))
}

const CHECK: [&str; 6] = ["check", ".", "--archive", "--select", "H301", "--lang=en"];

#[test]
fn a_name_that_somebody_has_chosen_is_written_and_nothing_else() {
    let folder = folder("[names]\n\"Juma Hamissi\" = \"Juma Hamisi\"\n");
    let with = |more: &str| run_in(folder.path(), &[&CHECK[..], &[more]].concat(), b"");
    let shown = with("--diff");
    assert!(shown.out.contains("-winner: JUMA HAMISSI\n") && shown.status == Some(1), "{shown:?}");
    assert_eq!(read(folder.path()), [FIRST, SECOND, THIRD], "--diff changes nothing");
    let without = run_in(folder.path(), &["check", ".", "--fix", "--select", "H301"], b"");
    assert_eq!(read(folder.path()), [FIRST, SECOND, THIRD], "names are compared with --archive: {without:?}");
    let ran = with("--fix");
    let second = SECOND.replace("north: Juma Hamissi", "north: Juma Hamisi").replace("JUMA HAMISSI", "Juma Hamisi");
    assert_eq!(read(folder.path()), [FIRST, &second, THIRD]);
    assert!(ran.err.contains("fixed 2"), "{ran:?}");
    // The other spelling is nobody's yet.
    assert!(ran.out.contains("`HAJI  ABDALLA`") && !ran.out.contains("Hamissi"), "{ran:?}");
    with("--fix");
    assert_eq!(read(folder.path()), [FIRST, &second, THIRD], "twice is once");
}

#[test]
fn the_commonest_spelling_is_written_only_if_asked_for() {
    let folder = folder("");
    let with = |more: &str| run_in(folder.path(), &[&CHECK[..], &[more]].concat(), b"");
    let ran = with("--fix");
    assert_eq!(read(folder.path()), [FIRST, SECOND, THIRD]);
    assert!(ran.err.contains("--unsafe-fixes"), "{ran:?}");
    with("--unsafe-fixes");
    let second = SECOND.replace("HAJI  ABDALLA", "Haji Abdalla").replace("north: Juma Hamissi", "north: Juma Hamisi");
    assert_eq!(read(folder.path()), [FIRST, &second.replace("JUMA HAMISSI", "Juma Hamisi"), THIRD]);
}

#[test]
fn two_players_are_two_if_somebody_says_so() {
    let folder = folder("[names]\n\"Juma Hamissi\" = \"Juma Hamissi\"\n\"Juma Hamisi\" = \"Juma Hamisi\"\n");
    let ran = run_in(folder.path(), &CHECK, b"");
    assert!(ran.out.contains("ABDALLA") && !ran.out.contains("Hamissi"), "{ran:?}");
    run_in(folder.path(), &[&CHECK[..], &["--unsafe-fixes"]].concat(), b"");
    assert!(read(folder.path())[1].contains("north: Juma Hamissi \n"));
}

#[test]
fn a_name_nobody_would_guess_is_written_and_an_allowed_one_stays() {
    let folder = folder("[names]\n\"Mzee\" = \"Haji Abdalla\"\n");
    let text = |allow: &str| format!("south: Mzee\nnorth: Asha\n{allow}\n1: A6<* a6<;\n");
    let allowed = text("; kibao: allow H301 as on the sheet\n");
    fs::write(folder.path().join("1.bao"), text("")).expect("a file");
    fs::write(folder.path().join("2.bao"), &allowed).expect("a file");
    let ran = run_in(folder.path(), &CHECK, b"");
    assert!(ran.out.contains("`Mzee` (in 2 games) may be the player that is written `Haji Abdalla`"), "{ran:?}");
    run_in(folder.path(), &[&CHECK[..], &["--fix"]].concat(), b"");
    assert_eq!(read(folder.path()), [text("").replace("Mzee", "Haji Abdalla"), allowed, THIRD.to_owned()]);
}

#[test]
fn who_is_who_depends_on_the_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let names = |name: &str| format!("[names]\n\"J. Hamisi\" = \"{name}\"\n");
    let game = |south: &str| format!("south: {south}\nnorth: Asha\n\n1: A6<* a6<;\n");
    for (path, text) in [
        ("a/kibao.toml", names("Juma Hamisi")),
        ("a/1.bao", game("Juma Hamisi")),
        ("b/kibao.toml", names("Jaffar Hamisi")),
        ("b/1.bao", game("J. Hamisi")),
        ("c/kibao.toml", String::new()),
        ("c/1.bao", game("J. Hamisi")),
    ] {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, text).expect("a file");
    }
    run_in(folder.path(), &[&CHECK[..], &["--fix"]].concat(), b"");
    let read = |path: &str| fs::read_to_string(folder.path().join(path)).expect("a file");
    assert_eq!(["a/1.bao", "b/1.bao", "c/1.bao"].map(read), ["Juma Hamisi", "Jaffar Hamisi", "J. Hamisi"].map(game));
}

#[test]
fn nobody_is_made_to_play_himself() {
    let folder = folder("[names]\n\"Abdi\" = \"Abdu\"\n");
    let text = "south: Abdi\nnorth: Abdu\n\n1: A6<* a6<;\n";
    let other = "south: Abdi\nnorth: Asha\n\n1: A6<* a6<;\n";
    fs::write(folder.path().join("1.bao"), text).expect("a file");
    fs::write(folder.path().join("2.bao"), other).expect("a file");
    run_in(folder.path(), &[&CHECK[..], &["--fix", "--unsafe-fixes"]].concat(), b"");
    assert_eq!(read(folder.path()), [text, &other.replace("Abdi", "Abdu"), THIRD]);
}

#[test]
fn a_game_that_would_read_differently_stays() {
    let folder = folder("[names]\n\"Juma Hamissi\" = \"Juma Hamisi\"\n");
    // Who resigns is known by the name in the comment.
    let text = "south: Asha\nnorth: Juma Hamissi\n\n1: A6<* a6<; Juma Hamissi resigns\n";
    fs::write(folder.path().join("1.bao"), text).expect("a file");
    run_in(folder.path(), &[&CHECK[..], &["--fix"]].concat(), b"");
    let [first, second, _] = read(folder.path());
    assert_eq!(first, text);
    assert!(second.contains("north: Juma Hamisi \n"), "{second}");
}
