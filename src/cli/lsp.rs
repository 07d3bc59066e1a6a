//! `kibao lsp`: the messages of the language server on standard input and output.

use super::common::Common;
use super::config::{Configs, Layer};
use super::exit::{Exit, Failure, complain};
use super::files::Input;
use super::folders::inputs;
use crate::lsp::{Around, Server, Settings};
use crate::stream::Packing;
use crate::words::lsp as say;
use lsp_server::{Message, Notification, Request, Response};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use serde_json::{Value, json};
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::UNIX_EPOCH;

/// The most bytes of a message.
const LARGEST: usize = 1 << 28;

/// A message that came in.
enum Came {
    Message(Message),
    /// It is not one of the protocol: why.
    Broken(String),
}

const PARSE_ERROR: i32 = -32700;
const INVALID_REQUEST: i32 = -32600;
const NOT_INITIALIZED: i32 = -32002;

pub(super) fn run(common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let (send, receive) = channel();
    // It ends with the process: a read of standard input cannot be broken off.
    thread::spawn(move || read_all(&mut BufReader::new(io::stdin()), &send));
    let files = Files { common: common.clone(), configs: None };
    let mut session = Session { server: Server::new(files, common.lang()), stage: Stage::Begun, out, next: 0 };
    match session.serve(&receive) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
            complain(&say::client_gone(session.server.lang()), None);
            Ok(Exit::Failed)
        }
        ended => Ok(ended?),
    }
}

/// How far the client has got.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Begun,
    Initialized,
    ShutDown,
}

struct Session<'a> {
    server: Server<Files>,
    stage: Stage,
    out: &'a mut dyn Write,
    /// The number of the next request of the server.
    next: i32,
}

impl Session<'_> {
    fn serve(&mut self, receive: &Receiver<Came>) -> io::Result<Exit> {
        loop {
            let waiting = receive.try_recv().ok();
            if waiting.is_none() {
                // This is the newest state of the documents.
                for (method, params) in self.server.outgoing() {
                    self.send_unasked(method, params)?;
                }
            }
            let came = waiting.or_else(|| receive.recv().ok());
            match came {
                None => {
                    complain(&say::client_gone(self.server.lang()), None);
                    return Ok(Exit::Failed);
                }
                Some(Came::Broken(why)) => {
                    complain(&say::broken_message(self.server.lang(), why.clone()), None);
                    let error = json!({ "code": PARSE_ERROR, "message": why });
                    self.write(&json!({ "jsonrpc": "2.0", "id": null, "error": error }).to_string())?;
                }
                Some(Came::Message(Message::Request(request))) => self.answer(request)?,
                Some(Came::Message(Message::Notification(it))) if it.method == "exit" => {
                    return Ok(if self.stage == Stage::ShutDown { Exit::Clean } else { Exit::Findings });
                }
                Some(Came::Message(Message::Notification(it))) => self.take(it),
                Some(Came::Message(Message::Response(_))) => {}
            }
        }
    }

    fn answer(&mut self, Request { id, method, params }: Request) -> io::Result<()> {
        let response = match (self.stage, method.as_str()) {
            (Stage::Begun, "initialize") | (Stage::Initialized, _) => match self.server.request(&method, params) {
                Ok(result) => {
                    self.stage = if method == "shutdown" { Stage::ShutDown } else { Stage::Initialized };
                    Response::new_ok(id, result)
                }
                Err(failure) => Response::new_err(id, failure.code, failure.message),
            },
            (Stage::Begun, _) => Response::new_err(id, NOT_INITIALIZED, format!("{method}: before initialize")),
            (Stage::ShutDown, _) => Response::new_err(id, INVALID_REQUEST, format!("{method}: after shutdown")),
        };
        self.send(&response.into())
    }

    fn take(&mut self, Notification { method, params }: Notification) {
        if self.stage != Stage::Initialized {
            return;
        }
        if let Err(failure) = self.server.notify(&method, params) {
            let why = format!("{method}: {}", failure.message);
            complain(&say::broken_message(self.server.lang(), why), None);
        }
    }

    /// Sends what nobody asked for: a notification, or a request whose answer does not matter.
    fn send_unasked(&mut self, method: &str, params: Value) -> io::Result<()> {
        let method = method.to_owned();
        if method == "textDocument/publishDiagnostics" {
            return self.send(&Notification { method, params }.into());
        }
        self.next += 1;
        self.send(&Request { id: self.next.into(), method, params }.into())
    }

    fn send(&mut self, message: &Message) -> io::Result<()> {
        message.write(&mut self.out)?;
        self.out.flush()
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        write!(self.out, "Content-Length: {}\r\n\r\n{text}", text.len())?;
        self.out.flush()
    }
}

/// Reads messages until the input ends.
fn read_all(input: &mut impl BufRead, send: &Sender<Came>) {
    while let Some(came) = read(input) {
        if send.send(came).is_err() {
            return;
        }
    }
}

/// The next message; `None` at the end of the input.
fn read(input: &mut impl BufRead) -> Option<Came> {
    let (mut length, mut line, mut lines) = (None, Vec::new(), 0);
    loop {
        line.clear();
        if input.by_ref().take(1 << 16).read_until(b'\n', &mut line).ok()? == 0 {
            return None;
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim();
        match text.split_once(':') {
            // A blank line ends the headers; before them it is passed over.
            None if text.is_empty() && lines > 0 => break,
            None if text.is_empty() => continue,
            Some((name, value)) if name.trim().eq_ignore_ascii_case("content-length") => {
                length = value.trim().parse::<usize>().ok();
            }
            Some((name, _)) if name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') => {}
            _ => return Some(Came::Broken(format!("not a header: {}", text.chars().take(80).collect::<String>()))),
        }
        lines += 1;
    }
    let Some(length) = length.filter(|length| *length <= LARGEST) else {
        return Some(Came::Broken("no Content-Length".to_owned()));
    };
    let mut body = Vec::new();
    let read = input.by_ref().take(length as u64).read_to_end(&mut body).ok()?;
    if read < length {
        return None;
    }
    Some(match serde_json::from_slice::<Message>(&body) {
        Ok(message) => Came::Message(message),
        Err(error) => Came::Broken(error.to_string()),
    })
}

/// The files and settings of this machine.
struct Files {
    common: Common,
    configs: Option<Configs>,
}

impl Around for Files {
    fn settings(&mut self, uri: &str) -> Arc<Settings> {
        let input = path_of(uri).map_or(Input::Stdin, Input::File);
        let found = self.configs().and_then(|configs| configs.of(&input));
        match found {
            Ok(it) => Arc::new(Settings { options: it.options.clone(), choice: it.choice.clone() }),
            Err(failure) => {
                failure.report();
                Arc::default()
            }
        }
    }

    fn bytes(&mut self, uri: &str) -> Option<(Vec<u8>, Packing)> {
        let path = path_of(uri)?;
        let input = Input::File(path.clone());
        input.size()?;
        let (bytes, wide, packing) = input.read().ok()?;
        let raw = wide.is_some() && packing == Packing::Plain;
        Some((if raw { fs::read(path).ok()? } else { bytes }, packing))
    }

    fn stamp(&mut self, uri: &str) -> Option<String> {
        let data = fs::metadata(path_of(uri)?).ok()?;
        let since = data.modified().ok().and_then(|it| it.duration_since(UNIX_EPOCH).ok());
        Some(format!("{} {}", data.len(), since.unwrap_or_default().as_nanos()))
    }

    fn records(&mut self, folders: &[String]) -> Vec<String> {
        let folders: Vec<PathBuf> = folders.iter().filter_map(|uri| path_of(uri)).collect();
        let quiet = Common { quiet: true, ..self.common.clone() };
        let found = if folders.is_empty() {
            Vec::new()
        } else {
            inputs(&folders, &quiet).map_or_else(|_| Vec::new(), |it| it.0)
        };
        let path = |input: Input| match input {
            Input::File(path) => Some(uri_of(&path)),
            Input::Stdin | Input::Held(_) => None,
        };
        found.into_iter().filter_map(path).collect()
    }

    fn forget(&mut self) {
        self.configs = None;
    }
}

impl Files {
    fn configs(&mut self) -> Result<&mut Configs, Failure> {
        let configs = match self.configs.take() {
            Some(configs) => configs,
            None => Configs::new(&self.common, Layer::default())?,
        };
        Ok(self.configs.insert(configs))
    }
}

/// The path of an address, if it is that of a file.
fn path_of(uri: &str) -> Option<PathBuf> {
    let path = percent_decode_str(uri.strip_prefix("file://")?).decode_utf8().ok()?.into_owned();
    // A drive letter of Windows.
    let drive = path.strip_prefix('/').filter(|rest| rest.get(1..2) == Some(":"));
    Some(PathBuf::from(drive.unwrap_or(&path)))
}

/// The characters of a path that an address holds as they are.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// The address of a path.
fn uri_of(path: &Path) -> String {
    let path = path.to_string_lossy().replace('\\', "/");
    let slash = if path.starts_with('/') { "" } else { "/" };
    format!("file://{slash}{}", utf8_percent_encode(&path, PLAIN))
}
