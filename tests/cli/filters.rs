//! Standard input that goes to standard output: an editor's buffer is never emptied, nor a part of it lost.

use super::{files::folder, run_in};
use kibao::stream::LARGEST_GAME;
use std::fs;
use std::io::Write;

const FILTERS: [&[&str]; 3] = [&["fmt", "-"], &["check", "--fix", "-"], &["repair", "--apply", "-"]];

/// What goes out is what came in; the exit status and what is said, for each of the filters.
pub(super) fn goes_through(input: &[u8], expected: [(i32, &str); 3]) {
    let folder = folder(&[]);
    for (args, (status, said)) in FILTERS.iter().zip(expected) {
        let ran = run_in(folder.path(), args, input);
        assert_eq!(ran.status, Some(status), "{args:?}: {}", ran.err);
        assert!(ran.err.contains(said), "{args:?}: {}", ran.err);
        assert!(ran.out == String::from_utf8_lossy(input), "{args:?}: {} bytes of {}", ran.out.len(), input.len());
    }
}

pub(super) fn gzip(text: &[u8]) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(text).expect("packed");
    packed.finish().expect("packed")
}

#[test]
fn what_is_no_transcript_goes_out_as_it_came() {
    goes_through(b"Dear Asha, hello\n", [(1, "this is not a transcript"); 3]);
    goes_through(b"\n \r\n", [(1, "the file is empty"); 3]);
}

#[test]
fn a_game_that_is_too_large_is_not_lost() {
    let large = format!("title: {}\n\n1: A7>* a7>*;\n\n", "x".repeat(2 * LARGEST_GAME));
    let told = "larger than one game may be (1 MiB)";
    goes_through(format!("{large}south: B\n\n1: A7>* a7>*;\n").as_bytes(), [(1, told); 3]);
    // There is something to repair.
    let broken = format!("{large}south: B\n\n1: A6* a6<;\n");
    let lost = "not written, because a game that is too large to be read would be lost";
    goes_through(broken.as_bytes(), [(1, told), (1, told), (2, lost)]);
    let folder = folder(&[("a.bao", broken.as_bytes())]);
    for (args, status, said) in [
        (&["fmt", "a.bao"][..], 1, told),
        (&["fmt", "--check", "a.bao"], 1, "kibao: a.bao:1: the game that begins here is larger"),
        (&["fmt", "--diff", "a.bao"], 1, told),
        (&["repair", "--apply", "a.bao"], 2, lost),
    ] {
        let ran = run_in(folder.path(), args, b"");
        assert!(ran.status == Some(status) && ran.err.contains(said), "{args:?}: {ran:?}");
        assert!(fs::read_to_string(folder.path().join("a.bao")).expect("a file") == broken, "{args:?}");
    }
}

#[test]
fn bytes_that_are_no_text_are_kept() {
    let lost = "the file contains bytes that cannot be decoded";
    goes_through("title: ë\n1: A6* a6<; ".bytes().chain(*b"\xff\n").collect::<Vec<_>>().as_slice(), [(2, lost); 3]);
    let mut half: Vec<u8> = "\u{feff}1: A6* a6<;\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    half.push(b'x');
    goes_through(&half, [(2, lost); 3]);
    // A letter that was lost before is text like any other.
    let ran = run_in(folder(&[]).path(), &["repair", "--apply", "-"], "1: A6* a6<; Zo\u{fffd}\n".as_bytes());
    assert_eq!(
        (ran.status, ran.out.as_str()),
        (Some(0), "1: A6<* a6<; Zo\u{fffd}\n; round 1, South: was A6*\n"),
        "{}",
        ran.err
    );
}

#[test]
fn what_cannot_be_read_goes_out_as_it_came() {
    let wide: Vec<u8> = "\u{feff}1: A6<* a6<;\n".chars().flat_map(|c| u32::from(c).to_le_bytes()).collect();
    goes_through(&wide, [(2, "this is UTF-32"); 3]);
    let packed = gzip(b"1: A6* a6<;\n");
    goes_through(&[&packed, &b"junk"[..]].concat(), [(2, "bytes that are not packed follow"); 3]);
    goes_through(&packed[..packed.len() - 3], [(2, "help: the packed data is cut off here"); 3]);
}

#[test]
fn standard_input_beside_files_goes_to_standard_output() {
    let folder = folder(&[("a.bao", b"1: 7>* a7>*\n")]);
    let ran = run_in(folder.path(), &["fmt", "a.bao", "-"], b"1: 6<* 6<\n");
    assert_eq!((ran.status, ran.out.as_str()), (Some(0), "1: A6<* a6<;\n"), "{ran:?}");
    assert!(ran.err.contains("2 files read, 2 rewritten"), "{}", ran.err);
    assert_eq!(fs::read_to_string(folder.path().join("a.bao")).expect("a file"), "1: A7>* a7>*;\n");
    // What is packed comes out unpacked.
    let ran = run_in(folder.path(), &["fmt", "-"], &gzip(b"1: 6<* 6<\n"));
    assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (Some(0), "1: A6<* a6<;\n", ""));
}
