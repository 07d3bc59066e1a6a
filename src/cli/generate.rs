//! `kibao gen`.

use super::args::{Common, DialectChoice, Gen};
use super::exit::{Exit, Failure};
use super::games::one_rule_set;
use crate::generate::Generator;
use crate::notation::Dialect;
use std::io::Write;

pub(super) fn run(args: &Gen, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let (known, rules) = one_rule_set(common)?;
    let dialect = match common.dialect {
        DialectChoice::Zanzibar => Dialect::Zanzibar,
        DialectChoice::Auto | DialectChoice::Kibao => Dialect::Kibao,
    };
    let generator = Generator { name: known.name, rules, dialect, seed: args.seed };
    for index in 0..args.games {
        if index > 0 {
            out.write_all(b"\n")?;
        }
        out.write_all(generator.game(index).as_bytes())?;
    }
    Ok(Exit::Clean)
}
