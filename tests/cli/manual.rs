//! Completions and manual pages.

use super::{run, run_in};

#[test]
fn every_shell_has_a_script_that_knows_the_commands() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let ran = run(&["completions", shell], "");
        assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{shell}");
        for word in ["check", "explain", "completions", "--dialect", "zanzibar"] {
            let word = if shell == "fish" { word.trim_start_matches('-') } else { word };
            assert!(ran.out.contains(word), "{shell}: {word}");
        }
    }
    assert_eq!(run(&["completions", "dos"], "").status, Some(2));
}

#[test]
fn every_command_has_a_manual_page() {
    let page = run(&["man"], "");
    assert!(page.status == Some(0) && page.out.contains(".TH kibao 1"), "{page:?}");
    let folder = tempfile::tempdir().expect("a folder");
    let ran = run_in(folder.path(), &["man", "--dir", "."], b"");
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
    let help = run(&["--help"], "").out;
    let commands =
        help.split("Commands:").nth(1).expect("commands").lines().skip(1).take_while(|line| !line.is_empty());
    let mut pages = 0;
    // A description that needs more lines goes on further to the right.
    let commands = commands.filter(|line| !line.starts_with("   "));
    for name in commands.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help") {
        let page = std::fs::read_to_string(folder.path().join(format!("kibao-{name}.1"))).expect(name);
        assert!(page.contains(&format!(".TH kibao-{name} 1")), "{name}");
        pages += 1;
    }
    assert!(pages > 10, "{pages}");
    let missing = run_in(folder.path(), &["man", "--dir", "nowhere"], b"");
    assert!(missing.status == Some(2) && missing.err.contains("nowhere"), "{missing:?}");
}
