//! What must hold of a text in a layout, each property by its name.

use super::account::{accounted, count, has_error, kept, moves, reports, word};
use super::text::{Expected, Layout};
use super::words::full_moves;
use kibao::findings::{Report, Severity, Wanted, fixed};
use kibao::notation::Key;
use kibao::replay::{Limits, Options, difference, repair, repaired, replays, write_game};
use kibao::source::Span;

/// How far repairs are searched: as far as a help line does.
const LIMITS: Limits = Limits { most_edits: 2, most_tries: 20_000 };

/// What was read in a game: its title, South's and North's name, the moves played.
type Read = ([Option<String>; 3], Vec<String>);

fn read(reports: &[Report<'_>]) -> Vec<Read> {
    let game = |report: &Report<'_>| {
        let name = |key| report.replay.game.value(key).map(str::to_owned);
        ([name(Key::Title), name(Key::South), name(Key::North)], moves(&report.replay))
    };
    reports.iter().map(game).collect()
}

fn wanted(games: &[Expected]) -> Vec<Read> {
    let game = |game: &Expected| {
        let [south, north] = game.players.map(|name| Some(name.to_owned()));
        ([game.title.clone(), south, north], game.moves.clone())
    };
    games.iter().map(game).collect()
}

/// The text as `fmt` writes it.
pub(super) fn canonical_form(text: &str, options: &Options) -> String {
    let game = |report: &Report<'_>| {
        let mut out = String::new();
        write_game(&mut out, &report.replay);
        out
    };
    reports(text, options).iter().map(game).collect::<Vec<_>>().join("\n")
}

/// What does not hold of a text that a careful person would read.
pub(super) fn faults(layout: &Layout) -> Vec<String> {
    let options = Options::default();
    let text = layout.text.as_str();
    let all = reports(text, &options);
    let (is, should) = (read(&all), wanted(&layout.games));
    let mut faults = Vec::new();
    let mut hold = |holds: bool, what: &str, more: &dyn Fn() -> String| {
        if !holds {
            faults.push(format!("{what}: {}", more()));
        }
    };
    hold(is == should, "reading", &|| at(&is, &should));
    if is == should {
        let above = |report: &Report<'_>| report.worst().is_some_and(|worst| worst > Severity::Info);
        for (report, game) in all.iter().zip(&layout.games) {
            hold(!game.told || above(report), "told", &|| "no finding above info".to_owned());
            hold(game.moves.is_empty() || !has_error(report), "error", &|| codes(report));
            hold(report.replay.result.resigned() == game.resigned, "resigned", &|| {
                format!("{:?}, not {:?}", report.replay.result.resigned(), game.resigned)
            });
            let repairs = repair(&report.replay, &options, &LIMITS);
            hold(repairs.candidates.is_empty(), "repair", &|| "a sound game is repaired".to_owned());
        }
        hold(!layout.told || all.iter().any(above), "told", &|| "no finding above info in the text".to_owned());
    }
    match fixed(text, &options, Wanted::all(false)) {
        Err(error) => hold(false, "fix", &|| error.to_string()),
        Ok(new) => {
            let after = reports(&new.text, &options);
            let lost = lost(layout, &new.text);
            hold(lost.is_none(), "fix, notes", &|| format!("{lost:?}"));
            let now = read(&after);
            hold(now == is, "fix, reading", &|| at(&now, &is));
            let (before, left) = (count(&all), count(&after));
            let more = left.iter().find(|(code, count)| before.get(*code).unwrap_or(&0) < count);
            hold(more.is_none(), "fix, reports more", &|| format!("{more:?}"));
            let fault = accounted(&new.text, &options).err();
            hold(fault.is_none(), "fix, accounted", &|| fault.clone().unwrap_or_default());
            let twice = fixed(&new.text, &options, Wanted::all(false)).map(|it| it.text);
            hold(twice.as_ref() == Ok(&new.text), "fix, twice", &|| format!("{twice:?}"));
        }
    }
    let once = canonical_form(text, &options);
    let now = read(&reports(&once, &options));
    hold(now == is, "fmt, reading", &|| at(&now, &is));
    let lost = lost(layout, &once);
    hold(lost.is_none(), "fmt, notes", &|| format!("{lost:?}"));
    hold(canonical_form(&once, &options) == once, "fmt, twice", &|| String::new());
    let fault = accounted(&once, &options).err();
    hold(fault.is_none(), "fmt, accounted", &|| fault.clone().unwrap_or_default());
    let fault = accounted(text, &options).err();
    hold(fault.is_none(), "accounted", &|| fault.clone().unwrap_or_default());
    let fault = kept(text, &options).err();
    hold(fault.is_none(), "kept", &|| fault.clone().unwrap_or_default());
    faults
}

/// What stood beside the moves of a layout, and does not stand so often in its new text.
fn lost(layout: &Layout, new: &str) -> Option<String> {
    let times = |note: &String| layout.notes.iter().filter(|other| other.contains(note.as_str())).count();
    let note = layout.notes.iter().find(|note| new.matches(note.as_str()).count() < times(note)).cloned();
    let opinions = |text: &str| text.matches(['!', '?']).count();
    note.or_else(|| (opinions(new) < opinions(&layout.text)).then(|| "an opinion".to_owned()))
}

/// What does not hold of a text with a damaged move.
pub(super) fn damaged_faults(layout: &Layout) -> Vec<String> {
    let options = Options::default();
    let text = layout.text.as_str();
    let all = reports(text, &options);
    let mut faults = Vec::new();
    let sound = !all.iter().any(has_error);
    let (is, should) = (read(&all), wanted(&layout.games));
    if sound && layout.is_hidden && is != should {
        faults.push(format!("sound: no error, and read is {}", at(&is, &should)));
    }
    for (number, report) in (1..).zip(&all) {
        let unread = full_moves(text).into_iter().map(|range| Span::new(range.start, range.end)).any(|span| {
            let game = report.replay.game.span;
            game.start <= span.start
                && span.end <= game.end
                && word(&report.replay, span) == super::account::Word::Unread
        });
        let repairs = repair(&report.replay, &options, &LIMITS);
        let best = repairs.only().filter(|_| unread);
        if best.is_some_and(|best| repaired(&report.replay, best, &options, true).is_ok()) {
            faults.push(format!("repair: game {number} has unread words, and is changed"));
        }
    }
    let once = canonical_form(text, &options);
    // A record that is not sound may be refused; a sound one must be written.
    let written = |report: &Report<'_>| {
        let mut new = String::new();
        write_game(&mut new, &report.replay);
        let again = replays(&new, &options).next();
        again.is_some_and(|again| difference(&report.replay, &again).is_none())
    };
    let refused = all.iter().filter(|report| !report.replay.is_valid()).any(|report| !written(report));
    if !refused && canonical_form(&once, &options) != once {
        faults.push("fmt, twice".to_owned());
    }
    match fixed(text, &options, Wanted::all(false)) {
        Err(fault) => faults.push(format!("fix: {fault}")),
        Ok(new) => faults.extend(accounted(&new.text, &options).err().map(|it| format!("fix, accounted: {it}"))),
    }
    faults.extend(accounted(&once, &options).err().map(|fault| format!("fmt, accounted: {fault}")));
    faults.extend(accounted(text, &options).err().map(|fault| format!("accounted: {fault}")));
    faults.extend(kept(text, &options).err().map(|fault| format!("kept: {fault}")));
    faults
}

/// Whether the games of two texts that `fmt` wrote stay apart one after the other.
pub(super) fn concatenated(first: &str, second: &str) -> Vec<String> {
    let options = Options::default();
    let of = |text: &str| read(&reports(text, &options));
    let should: Vec<Read> = of(first).into_iter().chain(of(second)).collect();
    let is = of(&format!("{first}{second}"));
    if is == should { Vec::new() } else { vec![format!("cat: {}", at(&is, &should))] }
}

/// Where what was read parts from what should have been.
fn at(is: &[Read], should: &[Read]) -> String {
    if is.len() != should.len() {
        return format!("{} games, not {}", is.len(), should.len());
    }
    let game = is.iter().zip(should).position(|(is, should)| is != should).unwrap_or_default();
    let (Some(is), Some(should)) = (is.get(game), should.get(game)) else { return "the same".to_owned() };
    if is.0 != should.0 {
        return format!("game {}: {:?}, not {:?}", game + 1, is.0, should.0);
    }
    let ply = is.1.iter().zip(&should.1).take_while(|(is, should)| is == should).count();
    let move_at = |moves: &[String]| moves.get(ply).cloned().unwrap_or_else(|| "the end".to_owned());
    format!("game {} ply {}: {}, not {}", game + 1, ply + 1, move_at(&is.1), move_at(&should.1))
}

fn codes(report: &Report<'_>) -> String {
    let errors = report.findings.iter().filter(|it| it.severity() == Severity::Error);
    errors.map(|it| format!("{} at {}", it.check.code, it.span.start)).collect::<Vec<_>>().join(", ")
}
