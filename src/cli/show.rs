//! `kibao show`.

use super::args::{Common, Show};
use super::config::{Configs, Layer};
use super::exit::{Exit, Failure};
use super::files::Input;
use super::games::{File, Picked};
use crate::findings::words::{self, Lang};
use crate::render::{board, for_terminal};
use crate::replay::{Replay, replays};
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
        show(args, common.lang(), &file, games, &replay, out)?;
    }
    picked.finish()?;
    if games == 0 {
        let what =
            file.no_transcript(0).as_ref().map_or_else(String::new, |found| words::file_message(Lang::En, found));
        return Err(Failure::usage(format!("{}: {what}", file.name), "kibao check says more about it"));
    }
    Ok(Exit::Clean)
}

fn show(
    args: &Show,
    lang: Lang,
    file: &File,
    number: usize,
    replay: &Replay,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let text = &file.text.text;
    let head = words::game(lang, text, &replay.game, number);
    writeln!(out, "{}", for_terminal(&head))?;
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
            for_terminal(&words::caption(lang, text, replay, ply)),
            board(lang, &state.position, replay.is_over_at(ply)).trim_end()
        )?;
    }
    if replayed < plies {
        writeln!(out, "\n{}", words::stuck(lang, replayed, plies))?;
    }
    Ok(())
}
