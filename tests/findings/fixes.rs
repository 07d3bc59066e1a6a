//! Fixes: what each check offers, that its page says so, and that a mended text is clean and says the same.

use super::reports;
use kibao::findings::{CHECKS, Check, Wanted, fixed};
use kibao::replay::Options;
use std::collections::BTreeSet;

#[test]
fn x() {
    for entry in std::fs::read_dir("samples/err").unwrap() {
        let p = entry.unwrap().path();
        let bytes = std::fs::read(&p).unwrap();
        let t = kibao::source::Text::decode(&bytes).unwrap();
        let o = Options::default();
        let n = fixed(&t.text, &o, Wanted::all(false)).unwrap();
        let u = fixed(&t.text, &o, Wanted::all(true)).unwrap();
        let codes = |t: &str| reports(t, &o).iter().flat_map(|r| r.findings.iter().map(|f| f.check.code.to_owned())).collect::<Vec<_>>().join(" ");
        println!("{} : {} -> {} ({} {}) -> {} ({})", p.file_name().unwrap().to_str().unwrap(), codes(&t.text), codes(&n.text), n.fixed, n.unsafe_left, codes(&u.text), u.fixed);
    }
}
