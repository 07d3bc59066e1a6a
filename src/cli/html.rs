//! `kibao html`.

use super::common::Common;
use super::config::{Configs, Layer};
use super::exit::{Exit, Failure, lang, notice};
use super::games::Picked;
use super::output::Output;
use super::rewrite::complain_of_file;
use super::work::{Reports, Source, Step, each_game};
use crate::findings::Placed;
use crate::render::html::{PageGame, is_page, page};
use crate::stream::Aside;
use crate::words;
use crate::words::program as say;
use clap::Args as ClapArgs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The most games that a page shows.
const MOST_GAMES: usize = 200;

/// The most bytes of the games of a page.
const MOST_BYTES: usize = 16 << 20;

/// A page for the browser.
#[derive(Debug, ClapArgs)]
#[command(
    after_help = "A page has at most 200 games and 16 MiB of them: kibao select cuts out those you want, and --game N shows one."
)]
pub(super) struct Html {
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input
    #[arg(value_name = "PATH", required = true)]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    output: Output,
    /// The title of the page [default: that of its game, or how many games there are]
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
}

pub(super) fn run(args: &Html, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let inputs = Configs::new(common, Layer::default())?.inputs(&args.paths)?;
    args.output.refuse(inputs.0.iter().map(|(input, _)| input))?;
    let picked = Picked::new(common);
    // Games beyond the limits are only counted.
    let (wanted, bytes) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = |source: &Source<'_>, games: &mut Reports<'_, '_>| {
        let (mut all, mut kept) = (0, Vec::new());
        for mut report in games {
            all += 1;
            if !picked.next() {
                continue;
            }
            let before = wanted.fetch_add(1, Ordering::Relaxed);
            if before >= MOST_GAMES || bytes.load(Ordering::Relaxed) > MOST_BYTES {
                continue;
            }
            source.settings.choose(&mut report);
            if let Some(game) = PageGame::new(&report, source.name, &|offset| source.place(offset)) {
                bytes.fetch_add(game.json().len(), Ordering::Relaxed);
                kept.push(game);
            }
        }
        (all, kept)
    };
    let (mut games, mut of_file) = (Vec::new(), 0);
    let (mut grave, mut empty) = (Exit::Clean, Vec::new());
    let (exit, _) = each_game(inputs, common, Aside::Blank, work, |step| {
        match step {
            Step::Piece((all, kept)) => {
                of_file += all;
                games.extend(kept);
            }
            Step::End(name, found, _) if of_file > 0 => {
                of_file = 0;
                grave = grave.max(complain_of_file(common, name, &found));
            }
            Step::End(name, found, _) => empty.extend(found.first().map(|it| no_games_message(name, it))),
        }
        Ok(())
    })?;
    picked.finish()?;
    check_size(wanted.into_inner(), bytes.into_inner())?;
    for what in &empty {
        notice(&say::see_check(what));
    }
    let exit = exit.max(if empty.is_empty() { grave } else { Exit::Failed });
    if games.is_empty() {
        return Ok(exit.max(Exit::Failed));
    }
    let page = page(common.lang(), args.title.as_deref(), &games);
    args.output.write(page.as_bytes(), is_page, out)?;
    Ok(exit)
}

/// The message about a file without games.
fn no_games_message(name: &str, found: &Placed) -> String {
    format!("{name}: {}", words::file_message(lang(), &found.finding))
}

/// Refuses more games than a page can show.
fn check_size(games: usize, bytes: usize) -> Result<(), Failure> {
    let most = MOST_BYTES >> 20;
    Err(if games > MOST_GAMES {
        say::html_games(games, MOST_GAMES)
    } else if bytes > MOST_BYTES && games == 1 {
        say::html_game_size(most)
    } else if bytes > MOST_BYTES {
        say::html_size(games, most)
    } else {
        return Ok(());
    }
    .into())
}

#[cfg(test)]
mod tests {
    use super::{Failure, MOST_BYTES, MOST_GAMES, check_size};
    use crate::words::Lang;

    fn refused(games: usize, bytes: usize) -> (String, String) {
        let Err(Failure::Usage(what)) = check_size(games, bytes) else { return <_>::default() };
        (what.message(Lang::En), what.help(Lang::En).unwrap_or_default())
    }

    #[test]
    fn a_page_has_its_largest_size() {
        assert!(check_size(MOST_GAMES, MOST_BYTES).is_ok());
        for (games, bytes, expected) in
            [(201, 9, "201 games; a page shows at most 200"), (7, MOST_BYTES + 1, "the 16 MiB")]
        {
            let (what, help) = refused(games, bytes);
            assert!(what.contains(expected) && help.contains("select"));
        }
        let (what, help) = refused(1, MOST_BYTES + 1);
        assert!(what.starts_with("this game is longer") && !help.contains("select"));
    }
}
