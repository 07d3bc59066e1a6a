//! Every problem there is, and that exactly one check reports it. A new variant compiles only once it is listed here.

use super::pages::transcript;
use super::reports;
use kibao::engine::{Endless, Hand, House, Illegal, Invalid, Move, Outcome, Pit, PitSet, Reason, Side};
use kibao::findings::{AcrossProblem, AllowProblem, DateProblem, OtherHabit};
use kibao::findings::{CHECKS, FileProblem, Finding, Problem, Report};
use kibao::notation::ending::Ending;
use kibao::notation::position::{Expected, Found};
use kibao::notation::{self, Dialect, Key, PositionError, RowLetter, Unclear, Unreadable};
use kibao::replay::{self, Habit, Oddity, OpeningError, Options, replays};
use kibao::source::{Foreign, Holds, Site, Span};
use kibao::words::{self, Lang};

/// A list of samples with a match that has one arm for each variant.
macro_rules! all {
    ($name:ident: $type:ty, $($pattern:pat => $sample:expr),+ $(,)?) => {
        fn $name() -> Vec<$type> {
            fn is_listed(it: &$type) -> bool {
                match it { $($pattern => true,)+ }
            }
            $(assert!(matches!(&$sample, $pattern));)+
            let all = vec![$($sample),+];
            assert!(all.iter().all(is_listed));
            all
        }
    };
}

const END: Outcome = Outcome { winner: Side::South, reason: Reason::FrontRowEmpty };
const MOVE: Move = Move::new(Pit::HOUSE, Hand::Left);

/// A file of a format that is known.
fn not_text(holds: Holds) -> FileProblem {
    FileProblem::NotText { format: Some(Foreign { name: "PNG", holds }) }
}

all!(file_problems: FileProblem,
    FileProblem::Empty => FileProblem::Empty,
    FileProblem::NotATranscript { site: None } => FileProblem::NotATranscript { site: None },
    FileProblem::NotATranscript { site: Some(Site::Ludii) } => FileProblem::NotATranscript { site: Some(Site::Ludii) },
    FileProblem::NotATranscript { site: Some(_) } => FileProblem::NotATranscript { site: Some(Site::Nkkmd) },
    FileProblem::Windows1252 => FileProblem::Windows1252,
    FileProblem::Utf16 => FileProblem::Utf16,
    FileProblem::BrokenEncoding => FileProblem::BrokenEncoding,
    FileProblem::ByteOrderMark => FileProblem::ByteOrderMark,
    FileProblem::CrLf { .. } => FileProblem::CrLf { lines: 3 },
    FileProblem::LoneCr { .. } => FileProblem::LoneCr { lines: 1 },
    FileProblem::NoFinalNewline => FileProblem::NoFinalNewline,
    FileProblem::GameTooLarge => FileProblem::GameTooLarge,
    FileProblem::NotText { format: None } => FileProblem::NotText { format: None },
    FileProblem::NotText { format: Some(Foreign { holds: Holds::Files, .. }) } => not_text(Holds::Files),
    FileProblem::NotText { format: Some(Foreign { holds: Holds::OneFile, .. }) } => not_text(Holds::OneFile),
    FileProblem::NotText { format: Some(Foreign { holds: Holds::Document, .. }) } => not_text(Holds::Document),
);

all!(allow_problems: AllowProblem,
    AllowProblem::Unused(_) => AllowProblem::Unused("N104".into()),
    AllowProblem::NoReason => AllowProblem::NoReason,
    AllowProblem::Unknown { .. } => AllowProblem::Unknown { word: "N140".into(), near: Some("N104") },
    AllowProblem::NotAllow(_) => AllowProblem::NotAllow("ignore".into()),
);

all!(date_problems: DateProblem,
    DateProblem::NoSuchDay => DateProblem::NoSuchDay,
    DateProblem::Backward => DateProblem::Backward,
);

const EARLIER: &str = "games/a.bao:7";
all!(across_problems: AcrossProblem,
    AcrossProblem::SameGame { .. } => AcrossProblem::SameGame { earlier: EARLIER.into(), heads: vec!["date", "round"] },
    AcrossProblem::Within { .. } =>
        AcrossProblem::Within { earlier: EARLIER.into(), longer: false, plies: 12, more: 1 },
    AcrossProblem::Alike { .. } => AcrossProblem::Alike { earlier: EARLIER.into(), same: 40, plies: [42, 41] },
    AcrossProblem::OtherWinner { .. } =>
        AcrossProblem::OtherWinner { earlier: EARLIER.into(), winners: [Side::South, Side::North] },
    AcrossProblem::OtherResult { .. } => AcrossProblem::OtherResult {
        earlier: EARLIER.into(),
        event: ["Zanzibar Open".into(), "2".into()],
        winners: ["Asha".into(), "Juma".into()],
    },
    AcrossProblem::OtherSpelling { .. } => AcrossProblem::OtherSpelling {
        earlier: EARLIER.into(),
        names: ["Said O.".into(), "Said Omar".into()],
        games: [1, 12],
    },
    AcrossProblem::FarFromEvent { .. } => AcrossProblem::FarFromEvent {
        date: "1949-10-11".into(),
        event: "Zanzibar Open".into(),
        range: ["1994-10-10".into(), "1994-10-12".into()],
    },
);

use notation::ProblemKind as Text;
all!(text_problems: Text,
    Text::MissingSemicolon => Text::MissingSemicolon,
    Text::NoteWithoutSign => Text::NoteWithoutSign,
    Text::LineWithoutSign => Text::LineWithoutSign,
    Text::HeadAfterMoves => Text::HeadAfterMoves,
    Text::RoundInComment => Text::RoundInComment,
    Text::StrayPunctuation(_) => Text::StrayPunctuation(','),
    Text::NumberMark(_) => Text::NumberMark(Some(')')),
    Text::NumberMissing { .. } => Text::NumberMissing { expected: 7 },
    Text::NumberWrong { .. } => Text::NumberWrong { expected: 7 },
    Text::LowerCaseDirection => Text::LowerCaseDirection,
    Text::TypographicSign(_) => Text::TypographicSign('\u{d7}'),
    Text::HtmlEntity => Text::HtmlEntity,
    Text::SignOrder => Text::SignOrder,
    Text::SplitWord => Text::SplitWord,
    Text::LeadingZero => Text::LeadingZero,
    Text::Spacing => Text::Spacing,
    Text::BlankMissing => Text::BlankMissing,
    Text::SemicolonInHead => Text::SemicolonInHead,
    Text::NearKey { .. } => Text::NearKey { known: "event" },
    Text::KeyWithoutColon => Text::KeyWithoutColon,
    Text::KeyCase => Text::KeyCase,
    Text::RepeatedKey { .. } => Text::RepeatedKey { first: Span::new(1, 2) },
    Text::ExtraEntry => Text::ExtraEntry,
    Text::LonelyMove => Text::LonelyMove,
    Text::NumberOneAgain => Text::NumberOneAgain,
    Text::UnreadMoves { .. } => Text::UnreadMoves { moves: 2 },
    Text::MoveInComment => Text::MoveInComment,
    Text::FoldedRound => Text::FoldedRound,
    Text::RemarkAmongMoves => Text::RemarkAmongMoves,
    Text::OpinionApart => Text::OpinionApart,
    Text::LinePrefix => Text::LinePrefix,
    Text::WrongPlayer => Text::WrongPlayer,
    Text::EndingInPlace => Text::EndingInPlace,
    Text::HeadBehindRound => Text::HeadBehindRound,
);

all!(illegals: Illegal,
    Illegal::GameOver(_) => Illegal::GameOver(END),
    Illegal::EmptyPit => Illegal::EmptyPit,
    Illegal::NotInFrontRow => Illegal::NotInFrontRow,
    Illegal::MustCapture { .. } => Illegal::MustCapture { pits: PitSet::from_bits(0b11) },
    Illegal::WrongKichwa { .. } => Illegal::WrongKichwa { forced: Hand::Right },
    Illegal::SingleSeed => Illegal::SingleSeed,
    Illegal::TooManySeeds { .. } => Illegal::TooManySeeds { seeds: 17, pits: PitSet::from_bits(1) },
    Illegal::HouseBarred => Illegal::HouseBarred,
    Illegal::SingletonBarred { .. } => Illegal::SingletonBarred { house: House::Dormant },
    Illegal::BlockedPit => Illegal::BlockedPit,
    Illegal::BackRow { .. } => Illegal::BackRow { front: PitSet::from_bits(0b101) },
    Illegal::EmptiesFrontRow => Illegal::EmptiesFrontRow,
    Illegal::Endless(_) => Illegal::Endless(Endless::Cycle),
    Illegal::MustCaptureBlocked { .. } => Illegal::MustCaptureBlocked { pit: Pit::HOUSE },
);

all!(endless: Endless,
    Endless::Cycle => Endless::Cycle,
    Endless::Limit => Endless::Limit,
    Endless::Undecided => Endless::Undecided,
);

all!(unreadable: Unreadable,
    Unreadable::NoSuchPit(_) => Unreadable::NoSuchPit(9),
    Unreadable::NoSuchRow(_) => Unreadable::NoSuchRow('C'),
    Unreadable::NoPit => Unreadable::NoPit,
    Unreadable::StrangeSign(_) => Unreadable::StrangeSign('~'),
    Unreadable::TooManySigns => Unreadable::TooManySigns,
    Unreadable::Unclear(_) => Unreadable::Unclear(Unclear::NOTHING),
);

all!(invalid: Invalid,
    Invalid::Seeds { .. } => Invalid::Seeds { found: 63, expected: 64 },
    Invalid::Store => Invalid::Store,
    Invalid::Block(_) => Invalid::Block(Pit::HOUSE),
    Invalid::BlockInKunamua => Invalid::BlockInKunamua,
);

all!(notes: Oddity,
    Oddity::RowMissing => Oddity::RowMissing,
    Oddity::DirectionMissing => Oddity::DirectionMissing,
    Oddity::DirectionForced => Oddity::DirectionForced,
    Oddity::HouseUnused => Oddity::HouseUnused,
);

all!(expected: Expected,
    Expected::Pit(..) => Expected::Pit(RowLetter { north: true, back: true }, 8),
    Expected::Store(_) => Expected::Store(true),
    Expected::House(_) => Expected::House(false),
    Expected::Block => Expected::Block,
    Expected::Turn => Expected::Turn,
    Expected::Bar => Expected::Bar,
    Expected::Close => Expected::Close,
    Expected::End => Expected::End,
);

all!(in_its_place: Found,
    Found::Nothing => Found::Nothing,
    Found::Number(_) => Found::Number(65),
    Found::LeadingZero => Found::LeadingZero,
    Found::Other => Found::Other,
);

/// Everything an opening may have wrong with it.
pub(crate) fn opening_errors() -> Vec<OpeningError> {
    let text = |expected, found| OpeningError::Text(PositionError { span: Span::default(), expected, found });
    let texts = expected().into_iter().flat_map(|it| in_its_place().into_iter().map(move |found| text(it, found)));
    let unknown = std::iter::once(OpeningError::Unknown);
    texts.chain(unknown).chain(invalid().into_iter().map(OpeningError::Position)).collect()
}

use replay::ProblemKind as Play;
all!(play_problems: Play,
    Play::Opening(_) => Play::Opening(OpeningError::Position(Invalid::Store)),
    Play::OpeningDropped => Play::OpeningDropped,
    Play::OpeningOver(_) => Play::OpeningOver(END),
    Play::UnknownRules => Play::UnknownRules,
    Play::UnknownNotation => Play::UnknownNotation,
    Play::UnknownTakasia => Play::UnknownTakasia,
    Play::Illegal(..) => Play::Illegal(MOVE, Illegal::EmptyPit),
    Play::Ambiguous(_) => Play::Ambiguous(vec![MOVE]),
    Play::Unreadable(_) => Play::Unreadable(Unreadable::NoPit),
    Play::Unknown(_) => Play::Unknown(MOVE),
    Play::MissingMove(_) => Play::MissingMove(Side::North),
    Play::TooManyMoves => Play::TooManyMoves,
    Play::AfterEnd(_) => Play::AfterEnd(END),
    Play::NotReplayed => Play::NotReplayed,
    Play::RowCase(_) => Play::RowCase(Side::South),
    Play::Oddity(_) => Play::Oddity(Oddity::RowMissing),
    Play::MarkMissing => Play::MarkMissing,
    Play::MarkOnCapture => Play::MarkOnCapture,
    Play::MarkUseless => Play::MarkUseless,
    Play::BlockUnmarked => Play::BlockUnmarked,
    Play::BlockMarkWrong => Play::BlockMarkWrong,
    Play::BlockMarkHabit(_) => Play::BlockMarkHabit(Dialect::ZANZIBAR),
    Play::WinMarkWrong => Play::WinMarkWrong,
    Play::MixedDialect(..) => Play::MixedDialect(Dialect::KIBAO, Dialect::ZANZIBAR),
    Play::WinnerContradicted(_) => Play::WinnerContradicted(END),
    Play::WinnerAndResultDiffer => Play::WinnerAndResultDiffer,
    Play::WinnerUnknown(_) => Play::WinnerUnknown(Key::Winner),
    Play::EndingUnknown => Play::EndingUnknown,
    Play::EndingContradicted(..) => Play::EndingContradicted(Ending::Time, Side::South),
    Play::EndingAgainstPlay(..) => Play::EndingAgainstPlay(Ending::Absence, Side::North),
    Play::NotOver => Play::NotOver,
    Play::NoEnd => Play::NoEnd,
    Play::Undecided => Play::Undecided,
    Play::RunTogether => Play::RunTogether,
    Play::NoMoves => Play::NoMoves,
    Play::Unread(_) => Play::Unread(MOVE),
);

/// What checks find themselves, in the examples of their manual pages.
fn own_problems() -> Vec<Problem> {
    let examples = CHECKS.iter().map(|check| transcript(check, "Example"));
    let problems = examples.flat_map(|text| {
        let findings = reports(&text, &Options::default()).into_iter().flat_map(|report| report.findings);
        findings.map(|it| it.problem).collect::<Vec<_>>()
    });
    problems.filter(|it| matches!(it, Problem::Own(_))).collect()
}

/// Every problem, with every kind of argument.
pub(crate) fn problems() -> Vec<Problem> {
    let illegals = illegals().into_iter().chain(endless().into_iter().map(Illegal::Endless));
    let illegals = illegals.map(|why| Play::Illegal(MOVE, why));
    let plays = play_problems().into_iter().chain(illegals);
    let plays = plays.chain(unreadable().into_iter().map(Play::Unreadable));
    let plays = plays.chain(notes().into_iter().map(Play::Oddity));
    let plays = plays.chain(opening_errors().into_iter().map(Play::Opening));
    let texts = text_problems().into_iter().map(Problem::Text);
    let files = file_problems().into_iter().map(Problem::File);
    let allows = allow_problems().into_iter().map(Problem::Allow);
    let dates = date_problems().into_iter().map(Problem::Date);
    let across = across_problems().into_iter().map(Problem::Across);
    let habit = OtherHabit { habit: Habit::Pits, side: Some(Side::North), from_round: None, plies: 62 };
    let habits = [None, Some(9)].map(|from_round| Problem::Habit(OtherHabit { from_round, ..habit }));
    let throughout = [Play::RowCase(Side::South), Play::MarkMissing].map(|kind| Problem::Throughout(kind, 9));
    let games = throughout.into_iter().chain(allows).chain(dates).chain(own_problems()).chain(across).chain(habits);
    files.chain(texts).chain(plays.map(Problem::Play)).chain(games).collect()
}

#[test]
fn every_check_reports_some_problem() {
    let problems = problems();
    for check in CHECKS {
        assert!(
            problems.iter().any(|problem| problem.check() == *check),
            "{}: list an example of its problem in this file; if it has `finds`, it must report the example of its page",
            check.code
        );
    }
}

#[test]
fn every_finding_has_words() {
    let text = "1: A6<* a6<;\n";
    let [replay] = replays(text, &Options::default()).collect::<Vec<_>>().try_into().unwrap();
    let report = Report::new(replay);
    let mut messages = 0;
    for problem in problems() {
        let check = problem.check();
        for ply in [None, Some(1), Some(2), Some(99)] {
            let finding = Finding { check, span: Span::new(3, 7), ply, problem: problem.clone() };
            let message = words::message(Lang::En, &report, &finding);
            let label = words::explained(Lang::En, &report, &finding).label;
            assert_sentence(&message);
            assert_sentence(&label);
            assert!(label.chars().count() <= 40, "{label}");
            if let Some(help) = words::help(Lang::En, &report, &finding) {
                assert_sentence(&help);
            } else {
                assert!(ply != Some(1) || check.code == "R205", "{}: {message}", check.code);
            }
            messages += 1;
        }
    }
    assert!(messages > 300, "{messages}");
}

#[test]
fn messages_mention_their_arguments() {
    let text = "1: A6<* a6<;\n";
    let report = Report::new(replays(text, &Options::default()).next().unwrap());
    let check = |problem: Problem, expected: &[&str]| {
        let check = problem.check();
        let finding = Finding { check, span: Span::new(3, 7), ply: Some(1), problem };
        let message = words::message(Lang::En, &report, &finding);
        for word in expected {
            assert!(message.contains(word), "{word} is missing in: {message}");
        }
    };
    let text = |kind, expected: &[&str]| check(Problem::Text(kind), expected);
    text(Text::StrayPunctuation(','), &["`,`"]);
    text(Text::NumberMark(Some(')')), &["`)`", "`:`"]);
    text(Text::NumberWrong { expected: 7 }, &["7"]);
    text(Text::NumberMissing { expected: 7 }, &["7"]);
    text(Text::TypographicSign('\u{d7}'), &["`\u{d7}` (U+00D7)"]);
    text(Text::SignOrder, &["`A6<*` in round 1 (ply 1)"]);
    let file = |kind, expected: &[&str]| check(Problem::File(kind), expected);
    file(FileProblem::CrLf { lines: 3 }, &["3 lines end"]);
    file(FileProblem::LoneCr { lines: 1 }, &["1 line ends"]);
    for holds in [Holds::Files, Holds::OneFile, Holds::Document] {
        file(not_text(holds), &["PNG"]);
    }
    for problem in across_problems() {
        // A date is far from many games, so none of them is named.
        let expected = if matches!(problem, AcrossProblem::FarFromEvent { .. }) { "1994-10-10" } else { EARLIER };
        check(Problem::Across(problem), &[expected]);
    }
    let play = |kind, expected: &[&str]| check(Problem::Play(kind), expected);
    play(Play::Unreadable(Unreadable::NoSuchPit(9)), &["no pit 9"]);
    play(Play::Unreadable(Unreadable::NoSuchRow('C')), &["`C`"]);
    play(Play::Unreadable(Unreadable::StrangeSign('\u{200b}')), &["U+200B"]);
    play(Play::Opening(OpeningError::Position(Invalid::Seeds { found: 63, expected: 64 })), &["63", "64"]);
    play(Play::OpeningOver(END), &["South wins", "North's front row is empty", "K 1.2.1"]);
    play(Play::AfterEnd(END), &["South's move `A6<*` in round 1 (ply 1)", "South wins"]);
    play(Play::WinnerContradicted(END), &["North won", "South wins"]);
    play(Play::MissingMove(Side::South), &["South's move is missing", "North's place"]);
    play(Play::RowCase(Side::South), &["North's row letter", "South's"]);
    play(Play::MixedDialect(Dialect::KIBAO, Dialect::ZANZIBAR), &["zanzibar notation", "read as kibao"]);
    play(Play::BlockMarkHabit(Dialect::ZANZIBAR), &["zanzibar notation"]);
    play(Play::Ambiguous(vec![Move::new(Pit::HOUSE, Hand::Left), Move::new(Pit::at(5), Hand::Right)]), &["`A6>*`"]);
    play(Play::NotReplayed, &["2 moves from here on are"]);
    play(Play::EndingAgainstPlay(Ending::Resignation, Side::North), &["North resigned", "North won"]);
    play(Play::EndingContradicted(Ending::Time, Side::South), &["South lost on time", "South won"]);
    let illegal = |why, expected: &[&str]| play(Play::Illegal(MOVE, why), expected);
    illegal(Illegal::EmptyPit, &["South's move `A6<*` in round 1 (ply 1) is not legal: pit A5 is empty"]);
    illegal(Illegal::MustCapture { pits: PitSet::from_bits(0b11) }, &["A1 or A2", "K 1.4.1"]);
    illegal(Illegal::TooManySeeds { seeds: 17, pits: PitSet::from_bits(1) }, &["17 seeds", "from A1", "K 3.4.2"]);
    illegal(Illegal::NotInFrontRow, &["South still has 22 seeds in store"]);
    illegal(Illegal::HouseBarred, &["A5 holds 6 seeds", "K 2.3.2"]);
    illegal(Illegal::WrongKichwa { forced: Hand::Right }, &["the right kichwa", "K 1.4.5"]);
    illegal(Illegal::SingletonBarred { house: House::Lost }, &["is lost", "K 2.3.3"]);
    illegal(Illegal::SingletonBarred { house: House::Dormant }, &["fewer than six seeds"]);
    illegal(Illegal::BackRow { front: PitSet::from_bits(0b101) }, &["A1 and A3 hold"]);
    illegal(Illegal::BackRow { front: PitSet::from_bits(0b100) }, &["A3 holds"]);
    illegal(Illegal::MustCaptureBlocked { pit: Pit::HOUSE }, &["pit a5"]);
    illegal(Illegal::Endless(Endless::Undecided), &["is not decided", "67,108,864 sowings"]);
}

#[test]
fn every_error_of_an_opening_has_words() {
    for error in opening_errors() {
        assert_sentence(&words::opening_error(Lang::En, &error));
        assert_sentence(&words::opening_help(Lang::En, &error));
    }
}

/// Words read as the middle of a sentence: no capital but names, no full stop, one line.
fn assert_sentence(words: &str) {
    assert!(!words.is_empty());
    assert!(!words.ends_with(['.', ' ', ':']) && !words.starts_with(' '), "{words}");
    assert!(!words.contains(['\n', '\t']) && !words.contains("  "), "{words}");
    assert!(!words.contains("``"), "{words}");
}
