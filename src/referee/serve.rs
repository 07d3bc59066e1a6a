//! Reading requests from a stream and writing the answers to another.

use super::answer::{Error, ErrorCode, Failure};
use super::{Go, LONGEST_LINE, Referee, write};
use std::io::{ErrorKind, Read, Result, Write};

/// The number of bytes that are read at once, and the approximate number that is written at once.
const AT_ONCE: usize = 1 << 16;

/// Answers every line of `input` with a line on `output`, until the input ends or requests to quit. Answers are written when
/// there is no further request in the input yet. A program that waits for each answer gets it at once, and a program that
/// sends many requests does not wait for each answer.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
///
/// ```
/// let mut out = Vec::new();
/// let input = b"{\"cmd\":\"new\"}\nnonsense\n{\"cmd\":\"result\"}";
/// kibao::referee::serve(&mut kibao::referee::Referee::default(), &input[..], &mut out).unwrap();
/// assert_eq!(out.iter().filter(|byte| **byte == b'\n').count(), 3);
/// ```
pub fn serve(referee: &mut Referee, mut input: impl Read, mut output: impl Write) -> Result<()> {
    let mut buffer = vec![0; AT_ONCE];
    // The end of the filled part of the buffer, and the end of the processed part.
    let (mut filled, mut done) = (0, 0);
    let mut answers = Vec::with_capacity(2 * AT_ONCE);
    // Whether the rest of a line that is too long is skipped.
    let mut skipping = false;
    loop {
        let ended = match input.read(buffer.get_mut(filled..).unwrap_or_default()) {
            Ok(read) => {
                filled += read;
                read == 0
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        loop {
            let waiting = buffer.get(done..filled).unwrap_or_default();
            let line = match waiting.iter().position(|byte| *byte == b'\n') {
                Some(end) => waiting.get(..end),
                None if ended && !waiting.is_empty() => Some(waiting),
                None => None,
            };
            let Some(line) = line else { break };
            done = (done + line.len() + 1).min(filled);
            if skipping {
                skipping = false;
            } else if line.len() > LONGEST_LINE {
                refuse(&mut answers);
            } else if referee.answer(line, &mut answers) == Go::Off {
                output.write_all(&answers)?;
                return output.flush();
            }
            if answers.len() >= AT_ONCE {
                output.write_all(&answers)?;
                answers.clear();
            }
        }
        buffer.copy_within(done..filled, 0);
        filled -= done;
        done = 0;
        if skipping {
            filled = 0;
        } else if filled > LONGEST_LINE {
            refuse(&mut answers);
            skipping = true;
            filled = 0;
        } else if filled == buffer.len() {
            buffer.resize((2 * filled).min(LONGEST_LINE + AT_ONCE), 0);
        }
        output.write_all(&answers)?;
        output.flush()?;
        answers.clear();
        if ended {
            return Ok(());
        }
    }
}

/// Answers a line that is too long with an error.
fn refuse(answers: &mut Vec<u8>) {
    let what = format!("the line has more than {LONGEST_LINE} bytes, and is passed over");
    write(answers, None, false, &Failure { error: Error::new(ErrorCode::TooLong, what) });
}
