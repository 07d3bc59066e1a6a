//! Tests of the pages that kibao writes, in a real browser: `README.md` here says how to run them.

mod axe;
mod browser;
mod driver;
mod findings;
mod fit;
mod keys;
mod links;
mod look;
mod motion;
mod nasty;
mod page;
mod pictures;
mod plies;
mod reader;
mod record;
mod report;
mod share;
mod speed;
mod stats;
mod steps;
mod touch;
mod watch;
mod way;
mod words;
mod workshop;

#[path = "../../layouts/mod.rs"]
#[allow(dead_code, unused_imports, clippy::pedantic, reason = "the tests of the program use more of it, and check it")]
mod layouts;

use browser::Browser;
use driver::Driver;
use libtest_mimic::{Arguments, Trial};
use std::env;
use std::path::PathBuf;
use std::sync::Arc;

/// A test has a name and works in a browser of its own, which must have been quiet in the end.
type Test = (&'static str, fn(&Browser));

/// Every test, file by file.
const TESTS: &[&[Test]] = &[
    watch::TESTS,
    steps::TESTS,
    motion::TESTS,
    keys::TESTS,
    touch::TESTS,
    links::TESTS,
    share::TESTS,
    findings::TESTS,
    look::TESTS,
    way::TESTS,
    pictures::TESTS,
    fit::TESTS,
    words::TESTS,
    reader::TESTS,
    nasty::TESTS,
    axe::TESTS,
    stats::TESTS,
    report::TESTS,
    plies::TESTS,
    speed::TESTS,
];

fn main() {
    let given: Vec<_> = env::args_os().skip(1).collect();
    if let [keeper, folder] = &given[..]
        && keeper == driver::KEEPER
    {
        driver::keep(&PathBuf::from(folder));
        return;
    }
    let mut arguments = Arguments::from_args();
    // The figures want the machine for themselves, and a browser has several processes anyway.
    arguments.test_threads = Some(1);
    let driver = if arguments.list { None } else { Some(Arc::new(Driver::start())) };
    let trial = |&(name, test): &Test| {
        let driver = driver.clone();
        Trial::test(name, move || {
            let browser = Browser::open(driver.as_ref().expect("a driver, as the tests are run"));
            test(&browser);
            browser.was_quiet();
            Ok(())
        })
    };
    let timed = speed::TIMED.iter().chain(workshop::timed()).map(|it| trial(it).with_ignored_flag(true));
    let trials = TESTS.iter().copied().flatten().chain(workshop::tests()).map(trial).chain(timed).collect();
    let conclusion = libtest_mimic::run(&arguments, trials);
    // `exit` drops nothing.
    drop(driver);
    conclusion.exit();
}
