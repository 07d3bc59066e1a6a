//! `kibao svg`: the diagrams in the repository, pictures, files.

use super::files::folder;
use super::{root, run, run_in};
use std::fs;

#[test]
fn the_diagrams_in_samples_are_what_the_program_draws() {
    let there = root().join("samples/diagrams");
    let list = fs::read_to_string(there.join("list.txt")).expect("a list");
    let mut names = vec!["list.txt".to_owned()];
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let (name, args) = line.split_once(' ').expect("a name and arguments");
        let args: Vec<&str> = ["svg"].into_iter().chain(args.split(' ')).collect();
        let ran = run(&args, "");
        assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{line}");
        if std::env::var_os("KIBAO_BLESS").is_some() {
            fs::write(there.join(name), &ran.out).expect("written");
        }
        let kept = fs::read_to_string(there.join(name)).unwrap_or_default();
        assert!(kept == ran.out, "{name} is not what `kibao {}` draws", args.join(" "));
        names.push(name.to_owned());
    }
    let mut found: Vec<String> = fs::read_dir(&there)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("text"))
        .collect();
    names.sort();
    found.sort();
    assert_eq!(found, names);
    assert!(names.len() >= 8, "{names:?}");
}

struct Picture {
    width: u32,
    height: u32,
    pixels: Vec<u8>,
}

fn picture(bytes: &[u8]) -> Picture {
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("a picture");
    let texts = &reader.info().uncompressed_latin1_text;
    assert!(texts.iter().any(|it| it.keyword == "Software" && it.text == "kibao svg"), "{texts:?}");
    Picture { width: info.width, height: info.height, pixels }
}

#[test]
fn pictures_have_the_size_that_is_asked_for_and_show_the_board() {
    let sample = root().join("samples/ok/zanzibar-1994-game1.bao");
    let sample = sample.to_str().expect("a path");
    let folder = folder(&[]);
    let draw = |name: &str, args: &[&str]| {
        let all: Vec<&str> = ["svg", sample, "--ply", "33", "-o", name].iter().chain(args).copied().collect();
        let ran = run_in(folder.path(), &all, b"");
        assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (Some(0), "", ""), "{args:?}");
        fs::read(folder.path().join(name)).expect("a file")
    };
    for width in [100, 333, 800, 1200] {
        for theme in ["light", "dark", "wood", "print"] {
            let args = ["--png", "--width", &width.to_string(), "--theme", theme, "--arrow"];
            let (one, again) = (draw("one", &args), draw("again.png", &args[1..]));
            assert!(one == again, "the same bytes, asked for by --png or by the name");
            let Picture { width: wide, height, pixels } = picture(&one);
            assert_eq!(wide, width);
            assert!((0.51..0.54).contains(&(f64::from(height) / f64::from(width))), "{height}");
            let mut colours: Vec<&[u8]> = pixels.chunks(3).collect();
            colours.sort_unstable();
            colours.dedup();
            assert!(colours.len() > 50, "{theme}: {} colours", colours.len());
            if theme == "print" {
                let grey = colours.iter().all(|it| it[0] == it[1] && it[1] == it[2]);
                assert!(grey && colours.contains(&&[0, 0, 0][..]) && colours.contains(&&[255, 255, 255][..]));
            }
            // The page reaches to every corner.
            let row = width as usize * 3;
            let corners = [0, row - 3, pixels.len() - row, pixels.len() - 3].map(|at| &pixels[at..at + 3]);
            assert!(corners.iter().all(|it| *it == corners[0]), "{theme} {width}: {corners:?}");
        }
    }
    assert_eq!(picture(&draw("most.png", &["--width", "4096"])).width, 4096);
    assert!(draw("flip.png", &["--flip"]) != draw("plain.png", &[]));
}

#[test]
fn only_files_of_its_own_are_replaced_without_force() {
    let folder =
        folder(&[("other.svg", b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"), ("other.png", b"\x89PNG\r\n\x1a\n")]);
    let svg = |args: &[&str]| run_in(folder.path(), &[&["svg"], args].concat(), b"");
    for name in ["own.svg", "own.png"] {
        assert_eq!(svg(&["-o", name]).status, Some(0));
        let first = fs::read(folder.path().join(name)).expect("a file");
        assert_eq!(svg(&["-o", name, "--flip"]).status, Some(0), "its own is replaced");
        assert!(fs::read(folder.path().join(name)).expect("a file") != first);
    }
    for name in ["other.svg", "other.png"] {
        let before = fs::read(folder.path().join(name)).expect("a file");
        let ran = svg(&["-o", name]);
        assert_eq!(ran.status, Some(2), "{ran:?}");
        assert!(ran.err.contains("--force"), "{ran:?}");
        assert!(fs::read(folder.path().join(name)).expect("a file") == before);
        assert_eq!(svg(&["-o", name, "--force"]).status, Some(0));
        assert!(fs::read(folder.path().join(name)).expect("a file") != before);
    }
    // The record is no place for its diagram.
    let record = "1: A7>* a7>*;\n";
    fs::write(folder.path().join("game.bao"), record).expect("written");
    for output in ["game.bao", "./game.bao"] {
        for force in [&[][..], &["--force"]] {
            let ran = svg(&[&["game.bao", "-o", output], force].concat());
            assert_eq!(ran.status, Some(2), "{ran:?}");
            assert!(ran.err.contains("is one of the files that are read"), "{ran:?}");
            assert_eq!(fs::read_to_string(folder.path().join("game.bao")).expect("a file"), record);
        }
    }
    // An SVG is not replaced by a picture that is called like it, nor the other way round.
    fs::copy(folder.path().join("own.svg"), folder.path().join("text.png")).expect("copied");
    assert_eq!(svg(&["-o", "text.png"]).status, Some(2));
}
