//! `kibao referee`.

use super::common::Common;
use super::config::{Configs, Layer};
use super::exit::{Exit, Failure};
use crate::referee::{Referee, serve};
use std::io::{self, Read, Write};

pub(super) fn run(common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let settings = Configs::new(common, Layer::default())?.here()?;
    let (name, rules) = settings.one_rule_set()?;
    let custom = settings.custom().iter().map(|it| (it.name.clone(), it.rules)).collect();
    let dialect = settings.options.dialect.unwrap_or_default();
    let mut input = Input { fault: None };
    let served = serve(&mut Referee::new(name, rules, custom, dialect), &mut input, out);
    match input.fault {
        Some(fault) => Err(Failure::File("-".to_owned(), fault)),
        None => served.map(|()| Exit::Clean).map_err(Failure::Output),
    }
}

/// Standard input, and the first error while reading it.
struct Input {
    fault: Option<io::Error>,
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match io::stdin().lock().read(buffer) {
            Err(error) if error.kind() != io::ErrorKind::Interrupted => {
                self.fault = Some(error);
                Ok(0)
            }
            other => other,
        }
    }
}
