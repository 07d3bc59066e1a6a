//! `kibao show`.

use super::args::{Common, Show};
use super::config::{Configs, Layer};
use super::exit::{Exit, Failure};
use super::files::Input;
use super::games::{File, Picked, title};
use crate::findings::words;
use crate::render::{board, for_terminal};
use crate::replay::{Replay, canonical, replays};
use std::io::Write;

pub(super) fn run(args: &Show, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let input = Input::of(&args.path);
    let settings = Configs::new(common, Layer::default())?.of(&input)?;
    let file = File::read(input)?;
    let picked = Picked::new(common);
    let (mut games, mut shown) = (0, 0);
    for replay in replays(&file.text.text, &settings.options) {
        games += 1;
        if !picked.next() {
            continue;
        }
        if shown > 0 {
            writeln!(out)?;
        }
        shown += 1;
        show(args, &file, games, &replay, out)?;
    }
    picked.finish()?;
    if games == 0 {
        let what = file.no_transcript(0).as_ref().map_or_else(String::new, words::file_message);
        return Err(Failure::usage(format!("{}: {what}", file.name), "kibao check says more about it"));
    }
    Ok(Exit::Clean)
}

fn show(args: &Show, file: &File, number: usize, replay: &Replay, out: &mut dyn Write) -> Result<(), Failure> {
    let text = &file.text.text;
    writeln!(out, "game {number}: {}", for_terminal(&title(text, replay)))?;
    let replayed = replay.replayed();
    let plies = replay.plies.len();
    let wanted = match args.ply {
        _ if args.all => 0..=replayed,
        None => replayed..=replayed,
        Some(0) if args.before => {
            return Err(Failure::usage("there is no board before the start", "--ply 0 is the start"));
        }
        Some(ply) => {
            let ply = if args.before { ply - 1 } else { ply };
            ply..=ply
        }
    };
    for ply in wanted {
        let Some(state) = replay.state_after(ply) else {
            let what = if replay.start.is_none() {
                format!("game {number}: its opening cannot be played from")
            } else {
                format!(
                    "game {number} has no board after ply {ply}: it has {plies} plies, and {replayed} of them replay"
                )
            };
            return Err(Failure::usage(what, "kibao check says what is wrong with the record"));
        };
        writeln!(
            out,
            "\n{}\n{}",
            caption(replay, text, ply),
            board(&state.position, replay.is_over_at(ply)).trim_end()
        )?;
    }
    if replayed < plies {
        writeln!(out, "\n{replayed} of {plies} plies replay; kibao check says why")?;
    }
    Ok(())
}

fn caption(replay: &Replay, text: &str, ply: usize) -> String {
    let Some(it) = ply.checked_sub(1).and_then(|index| replay.plies.get(index)) else {
        return "the start".to_owned();
    };
    let Some((played, before)) = it.played().zip(replay.before(it)) else {
        return String::new();
    };
    let side = words::side(it.side);
    let mut said = format!("after ply {ply}, round {}: {side} {}", it.round + 1, canonical(&before, played));
    let written = it.span.of(text);
    if written != canonical(&before, played) {
        said += &format!(" (written {})", for_terminal(written));
    }
    if played.captured > 0 {
        said += &format!(", captures {}", played.captured);
    }
    if let Some(outcome) = played.outcome {
        said += &format!("; {}", words::outcome(outcome));
    }
    said
}
