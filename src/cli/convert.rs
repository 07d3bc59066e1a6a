//! `kibao convert`.

use super::args::{Common, Convert, Target};
use super::exit::{Exit, Failure};
use super::fmt::rewrite;
use super::games::{Picked, each_file, options};
use crate::notation::Dialect;
use std::io::Write;

pub(super) fn run(args: &Convert, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let options = options(common)?;
    let picked = Picked::new(common);
    let to = match args.to {
        Target::Kibao => Dialect::Kibao,
        Target::Zanzibar => Dialect::Zanzibar,
    };
    let mut first = true;
    let exit = each_file(&args.paths, |file| {
        let new = match rewrite(&file, &options, &picked, Some(to)) {
            Ok(new) => new,
            Err(refused) => return Ok(refused),
        };
        if !first && !new.is_empty() {
            out.write_all(b"\n")?;
        }
        first &= new.is_empty();
        out.write_all(new.as_bytes())?;
        Ok(Exit::Clean)
    })?;
    picked.finish()?;
    Ok(exit)
}
