//! `kibao referee`.

use super::args::{Common, DialectChoice};
use super::exit::{Exit, Failure};
use super::games::one_rule_set;
use crate::notation::Dialect;
use crate::referee::{Referee, serve};
use std::io::{self, Read, Write};

pub(super) fn run(common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let (known, _) = one_rule_set(common)?;
    let dialect = match common.dialect {
        DialectChoice::Zanzibar => Dialect::Zanzibar,
        DialectChoice::Auto | DialectChoice::Kibao => Dialect::Kibao,
    };
    let mut input = Input { fault: None };
    let served = serve(&mut Referee::new(known, dialect), &mut input, out);
    match input.fault {
        Some(fault) => Err(Failure::File("-".to_owned(), fault)),
        None => served.map(|()| Exit::Clean).map_err(Failure::Output),
    }
}

/// Standard input, and what went wrong with it.
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
