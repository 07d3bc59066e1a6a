//! How many moves of sheets are right that were read by machine: `cargo run --release --manifest-path tests/bench/Cargo.toml --bin
//! sheets -- [GAMES] [SEED]`. One word in ten is misread. Every word has five readings with weights, as handwriting recognition gives
//! them; in one misread word of ten the true one is not among them. Counted are the moves that are right as they were read, in the
//! first choice of the repair, and after questions about the most uncertain words, which are answered truly.

use kibao::engine::KIBAO;
use kibao::generate::{Generator, SplitMix64};
use kibao::notation::{Dialect, single_move};
use kibao::replay::{Doubt, Limits, Options, Ply, Readings, Repairs, Replay, repair_with, replays};

/// Of ten words one is misread; of ten misread words one lacks the true reading.
const ONE_IN: usize = 10;
/// How many readings a word has.
const READINGS: usize = 5;
/// Of a hundred words, how many may be asked about.
const ASKED: usize = 7;

/// The readings of a word with their weights, the most probable first.
type Word = Vec<(String, f64)>;

#[derive(Default)]
struct Count {
    moves: usize,
    read: usize,
    repaired: usize,
    answered: usize,
    questions: usize,
    whole: usize,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().map_or(200, |it| it.parse().expect("a number of games"));
    let seed: u64 = args.next().map_or(2026, |it| it.parse().expect("a seed"));
    println!(
        "| sheets | moves | right as read | right in the first choice | asked about | right after that | games without a mistake |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    // Of a hundred moves, how many must be right after the questions: the best published figures.
    for (sheets, must) in [(1, 97.2), (2, 99.0)] {
        let mut count = Count::default();
        for index in 0..games {
            count.game(sheets, seed, index);
        }
        let of = |part: usize| 100.0 * part as f64 / count.moves as f64;
        println!(
            "| {sheets} | {} | {:.1} % | {:.2} % | {:.1} % | {:.2} % | {:.1} % |",
            count.moves,
            of(count.read),
            of(count.repaired),
            of(count.questions),
            of(count.answered),
            100.0 * count.whole as f64 / games as f64
        );
        assert!(games < 100 || of(count.answered) >= must, "{sheets} sheets");
    }
}

impl Count {
    fn game(&mut self, sheets: u64, seed: u64, index: u64) {
        let text = Generator { name: "kibao", rules: KIBAO, dialect: Dialect::KIBAO, seed }.game(index);
        let options = Options::default();
        let truth = replays(&text, &options).next().expect("a game");
        let mut random = SplitMix64::new(seed ^ (index << 8));
        let written: Vec<String> = truth.plies.iter().map(|ply| bare(ply.span.of(&text))).collect();
        let mut words: Vec<Word> = written.iter().map(|word| read(word, &mut random)).collect();
        for _ in 1..sheets {
            for (word, true_word) in words.iter_mut().zip(&written) {
                *word = together(word, &read(true_word, &mut random));
            }
        }
        let record = record(&text, &truth, &words);
        let replay = replays(&record, &options).next().expect("a game");
        assert_eq!(replay.plies.len(), truth.plies.len(), "{record}");
        let mut readings = Readings::default();
        for (index, word) in words.iter().enumerate() {
            readings.add_word(index);
            for (text, weight) in word {
                readings.add(index, single_move(text).expect("a move"), *weight);
            }
        }
        self.moves += words.len();
        self.read += words.iter().zip(&written).filter(|(word, written)| word[0].0 == **written).count();
        let search = |readings: &Readings| repair_with(&replay, &options, &Limits::default(), readings);
        let mut repairs = search(&readings);
        self.repaired += right(&repairs, &truth);
        for _ in 0..words.len() * ASKED / 100 {
            let sureness = |it: &Doubt| it.choices.first().map_or(0.0, |(_, weight)| *weight);
            let doubts = repairs.doubts();
            let least = doubts.iter().min_by(|one, other| sureness(one).total_cmp(&sureness(other)));
            let Some(doubt) = least else { break };
            let ply = &truth.plies[doubt.index];
            readings.answer(doubt.index, ply.side, ply.played().expect("a played move").mv);
            self.questions += 1;
            let answered = search(&readings);
            // As with `--ask`: an answer with which nothing is found is not used.
            if answered.candidates.is_empty() {
                break;
            }
            repairs = answered;
        }
        let found = right(&repairs, &truth);
        self.answered += found;
        self.whole += usize::from(found == words.len());
    }
}

/// How many moves of the first choice are the true ones.
fn right(repairs: &Repairs, truth: &Replay<'_>) -> usize {
    let Some(best) = repairs.candidates.first() else { return 0 };
    let is_true = |index: usize, ply: &Ply| {
        let found = best.game.iter().find(|it| it.from == Some(index));
        found.map(|it| (it.before.position.turn, it.played.mv)) == ply.played().map(|played| (ply.side, played.mv))
    };
    truth.plies.iter().enumerate().filter(|(index, ply)| is_true(*index, ply)).count()
}

/// A word without its marks.
fn bare(word: &str) -> String {
    word.trim_end_matches(['*', '#']).to_owned()
}

/// The readings of a word by one recognition.
fn read(word: &str, random: &mut SplitMix64) -> Word {
    let is_misread = random.below(ONE_IN) == 0;
    let is_lost = is_misread && random.below(ONE_IN) == 0;
    let mut texts = if is_misread { Vec::new() } else { vec![word.to_owned()] };
    let place = 1 + random.below(READINGS - 2);
    while texts.len() < READINGS {
        let other =
            if is_misread && !is_lost && texts.len() == place { word.to_owned() } else { confused(word, random) };
        if !texts.contains(&other) && (other != word || !is_lost) && (other != word || texts.len() == place) {
            texts.push(other);
        }
    }
    // A word that is misread is usually less clear.
    let percent = if is_misread { 35 + random.below(45) } else { 60 + random.below(39) };
    let mut left = 1.0;
    let mut share = percent as f64 / 100.0;
    texts
        .into_iter()
        .map(|text| {
            let weight = left * share;
            left -= weight;
            share = 0.6;
            (text, weight)
        })
        .collect()
}

/// A word that looks like another: another digit, another direction, or both.
fn confused(word: &str, random: &mut SplitMix64) -> String {
    let kind = random.below(4);
    let digit = char::from(b'1' + u8::try_from(random.below(8)).unwrap_or(0));
    word.chars()
        .map(|c| match c {
            '1'..='8' if kind != 0 => digit,
            '<' if kind <= 1 => '>',
            '>' if kind <= 1 => '<',
            other => other,
        })
        .collect()
}

/// Two recognitions of one word: the weights are multiplied. A reading that one of them lacks has a small weight there.
fn together(one: &Word, other: &Word) -> Word {
    const LACKING: f64 = 0.005;
    let weight =
        |word: &Word, text: &str| word.iter().find(|(known, _)| known == text).map_or(LACKING, |(_, weight)| *weight);
    let mut all: Word = Vec::new();
    for (text, _) in one.iter().chain(other) {
        if !all.iter().any(|(known, _)| known == text) {
            all.push((text.clone(), weight(one, text) * weight(other, text)));
        }
    }
    let sum: f64 = all.iter().map(|(_, weight)| weight).sum();
    all.iter_mut().for_each(|(_, weight)| *weight *= 0.99 / sum);
    all.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    all
}

/// The record with each word as it was read.
fn record(text: &str, truth: &Replay<'_>, words: &[Word]) -> String {
    let mut record = text.to_owned();
    for (ply, word) in truth.plies.iter().zip(words).rev() {
        record.replace_range(ply.span.start as usize..ply.span.end as usize, &word[0].0);
    }
    record
}
