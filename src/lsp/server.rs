//! The server: which documents are open, and which function answers which message.

use super::How;
use super::actions::actions;
use super::capabilities::{Client, capabilities};
use super::completion::completions;
use super::diagnostics::diagnostics;
use super::document::Document;
use super::hover::hover;
use super::outline::{REPLAY, folds, hints, lenses, places_of, player_at, symbols};
use super::rewrite::{formatted, range_formatted, workspace_edit};
use super::tokens::tokens;
use super::workspace::Around;
use crate::document::Document as Record;
use crate::findings::Check;
use crate::notation::is_semicolon;
use crate::render::html;
use crate::source::Text;
use crate::stream::Packing;
use crate::words::{Lang, lsp as say, manual};
use gen_lsp_types::{
    CodeActionParams, CompletionList, DidChangeTextDocumentParams, DidCloseTextDocumentParams,
    DidOpenTextDocumentParams, DidSaveTextDocumentParams, DocumentDiagnosticParams, DocumentRangeFormattingParams,
    ExecuteCommandParams, InitializeParams, InitializeResult, InlayHintParams, Position, PrepareRenamePlaceholder,
    PublishDiagnosticsParams, Range, RenameParams, SemanticTokensRangeParams, ServerInfo, TextDocumentIdentifier,
    TextDocumentPositionParams, TextEdit, Uri, WorkspaceDiagnosticParams,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Why a request is not answered: a code of the protocol, and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The code.
    pub code: i32,
    /// The reason.
    pub message: String,
}

/// A message that nobody asked for: its method and its parameters.
pub type Outgoing = (&'static str, Value);

const METHOD_NOT_FOUND: i32 = -32601;
const INVALID_PARAMS: i32 = -32602;
const REQUEST_FAILED: i32 = -32803;

/// The open documents and their client.
#[derive(Debug)]
pub struct Server<A> {
    around: A,
    lang: Lang,
    client: Client,
    documents: BTreeMap<String, Document>,
    /// The documents whose diagnostics have to be sent.
    changed: BTreeSet<String>,
    /// The revision of each open document; no two states have the same.
    revisions: BTreeMap<String, u64>,
    /// The number of changes so far.
    revision: u64,
    /// The revision of the settings of files that are not open.
    settings: u64,
    /// Whether the client is to be asked to watch configuration files.
    watch: bool,
    /// Whether diagnostics have changed without an edit, so that a client that asks for them has to ask again.
    refresh: bool,
}

/// The parameters that many requests have.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct OfDocument {
    text_document: TextDocumentIdentifier,
}

impl<A: Around> Server<A> {
    /// A server without documents; `lang` is the language where the client names none.
    ///
    /// ```
    /// use kibao::{lsp::{Nothing, Server}, words::Lang};
    /// let mut server = Server::new(Nothing, Lang::En);
    /// let answer = server.request("initialize", serde_json::json!({"capabilities": {}})).unwrap();
    /// assert_eq!(answer["capabilities"]["positionEncoding"], "utf-16");
    /// ```
    pub fn new(around: A, lang: Lang) -> Self {
        let client = Client { lang, ..Client::default() };
        Self {
            around,
            lang,
            client,
            documents: BTreeMap::new(),
            changed: BTreeSet::new(),
            revisions: BTreeMap::new(),
            revision: 0,
            settings: 0,
            watch: false,
            refresh: false,
        }
    }

    /// The language of the client.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.client.lang
    }

    /// A document that is open.
    #[must_use]
    pub fn document(&self, uri: &str) -> Option<&Document> {
        self.documents.get(uri)
    }

    /// The result of a request.
    ///
    /// # Errors
    /// [`Failure`] if the method is not known, its parameters are not those of the protocol, or the request cannot be fulfilled.
    pub fn request(&mut self, method: &str, params: Value) -> Result<Value, Failure> {
        match method {
            "initialize" => {
                let params: InitializeParams = read(params)?;
                self.client = Client::of(&params, self.lang);
                let version = Some(env!("CARGO_PKG_VERSION").to_owned());
                let server_info = Some(ServerInfo { name: "kibao".to_owned(), version });
                written(InitializeResult { capabilities: capabilities(&self.client), server_info })
            }
            "shutdown" => Ok(Value::Null),
            "textDocument/diagnostic" => {
                let DocumentDiagnosticParams { text_document, previous_result_id: known, .. } = read(params)?;
                let uri = text_document.uri;
                let Some(document) = self.documents.get(uri.as_ref()) else {
                    return Ok(json!({ "kind": "full", "items": [] }));
                };
                let id = self.revisions.get(uri.as_ref()).map(ToString::to_string);
                if known.is_some() && known == id {
                    return Ok(json!({ "kind": "unchanged", "resultId": id }));
                }
                let items = written(diagnostics(document, &uri, self.client.related))?;
                Ok(json!({ "kind": "full", "resultId": id, "items": items }))
            }
            "workspace/diagnostic" => self.of_workspace(read(params)?),
            "workspace/textDocumentContent" => {
                let uri = params.get("uri").and_then(Value::as_str).unwrap_or_default();
                let code = uri.rsplit('/').next().unwrap_or_default().trim_end_matches(".md");
                let text = Check::find(code).map_or_else(String::new, |check| manual(self.client.lang, check));
                Ok(json!({ "text": text }))
            }
            "workspace/executeCommand" => self.command(read(params)?),
            "textDocument/completion" => {
                let (document, position) = self.place(params)?;
                let items = document.map_or_else(Vec::new, |it| completions(it, position));
                written(CompletionList { items, ..CompletionList::default() })
            }
            "textDocument/hover" => {
                let pictures = self.client.pictures;
                let (document, position) = self.place(params)?;
                written(document.and_then(|it| hover(it, position, pictures)))
            }
            "textDocument/documentSymbol" => written(self.of(params)?.map_or_else(Vec::new, symbols)),
            "textDocument/foldingRange" => written(self.of(params)?.map_or_else(Vec::new, folds)),
            "textDocument/codeLens" => {
                let uri = uri_of(params)?;
                written(self.documents.get(uri.as_ref()).map_or_else(Vec::new, |it| lenses(it, uri.as_ref())))
            }
            "textDocument/inlayHint" => {
                let InlayHintParams { text_document, range, .. } = read(params)?;
                let document = self.documents.get(text_document.uri.as_ref());
                written(document.map_or_else(Vec::new, |it| hints(it, range)))
            }
            "textDocument/semanticTokens/full" => written(self.of(params)?.map(|it| tokens(it, it.whole()))),
            "textDocument/semanticTokens/range" => {
                let SemanticTokensRangeParams { text_document, range, .. } = read(params)?;
                written(self.documents.get(text_document.uri.as_ref()).map(|it| tokens(it, range)))
            }
            "textDocument/codeAction" => {
                let CodeActionParams { text_document: TextDocumentIdentifier { uri }, range, context, .. } =
                    read(params)?;
                let kinds = context.only.as_deref();
                let document = self.documents.get(uri.as_ref());
                let all =
                    document.map(|it| actions(it, &uri, range, kinds, &context.diagnostics, self.client.versioned));
                written(all.unwrap_or_default())
            }
            "textDocument/formatting" => {
                let lang = self.client.lang;
                let edits = self.of(params)?.map_or_else(|| Ok(Vec::new()), formatted);
                written(edits.map_err(|game| failed(say::not_formatted(lang, game)))?)
            }
            "textDocument/rangeFormatting" => {
                let DocumentRangeFormattingParams { text_document, range, .. } = read(params)?;
                let document = self.documents.get(text_document.uri.as_ref());
                let edits = document.map_or_else(|| Ok(Vec::new()), |it| range_formatted(it, range));
                written(edits.map_err(|game| failed(say::not_formatted(self.client.lang, game)))?)
            }
            "textDocument/prepareRename" => {
                let (document, position) = self.place(params)?;
                let named = document.and_then(|it| player(it, position));
                written(named.map(|(placeholder, range)| PrepareRenamePlaceholder { range, placeholder }))
            }
            "textDocument/rename" => self.rename(read(params)?),
            _ => Err(Failure { code: METHOD_NOT_FOUND, message: format!("{method}: method not found") }),
        }
    }

    /// Takes a notification.
    ///
    /// # Errors
    /// [`Failure`] if its parameters are not those of the protocol. Methods that are not known are passed over.
    pub fn notify(&mut self, method: &str, params: Value) -> Result<(), Failure> {
        match method {
            "initialized" => self.watch = self.client.watches,
            "textDocument/didOpen" => {
                let DidOpenTextDocumentParams { text_document: it } = read(params)?;
                let uri = it.uri.to_string();
                let (how, bytes) = (self.how(&uri), self.around.bytes(&uri));
                let document = Document::new(&it.text, Some(it.version), how, bytes.as_ref().map(|it| it.0.as_slice()));
                self.documents.insert(uri.clone(), document);
                self.has_changed(uri);
            }
            "textDocument/didChange" => {
                let DidChangeTextDocumentParams { text_document, content_changes } = read(params)?;
                let uri = text_document.text_document_identifier.uri.to_string();
                if let Some(document) = self.documents.get_mut(&uri) {
                    document.change(text_document.version, content_changes);
                    self.has_changed(uri);
                }
            }
            "textDocument/didSave" => {
                let DidSaveTextDocumentParams { text_document, .. } = read(params)?;
                if let Some(document) = self.documents.get_mut(text_document.uri.as_ref()) {
                    document.left();
                    self.refresh = true;
                    self.has_changed(text_document.uri.to_string());
                }
            }
            "textDocument/didClose" => {
                let DidCloseTextDocumentParams { text_document } = read(params)?;
                self.documents.remove(text_document.uri.as_ref());
                self.revisions.remove(text_document.uri.as_ref());
                self.changed.insert(text_document.uri.to_string());
            }
            "workspace/didChangeWatchedFiles" | "workspace/didChangeConfiguration" => {
                self.around.forget();
                self.refresh = true;
                self.revision += 1;
                self.settings = self.revision;
                let uris: Vec<String> = self.documents.keys().cloned().collect();
                for uri in uris {
                    let (how, bytes) = (self.how(&uri), self.around.bytes(&uri));
                    if let Some(document) = self.documents.get_mut(&uri) {
                        let bytes = bytes.as_ref().map(|it| it.0.as_slice());
                        *document = Document::new(&document.text(), document.version, how, bytes);
                        self.has_changed(uri);
                    }
                }
            }
            "workspace/didChangeWorkspaceFolders" => {
                let uris = |list: &str| -> Vec<String> {
                    let list = params.pointer(&format!("/event/{list}")).and_then(Value::as_array);
                    let uri = |it: &Value| it.get("uri").and_then(Value::as_str).map(str::to_owned);
                    list.into_iter().flatten().filter_map(uri).collect()
                };
                let removed = uris("removed");
                self.client.folders.retain(|it| !removed.contains(it));
                self.client.folders.extend(uris("added"));
            }
            _ => {}
        }
        Ok(())
    }

    /// The diagnostics of the documents that have changed; a client that asks for them itself is asked to do so if it would not.
    pub fn outgoing(&mut self) -> Vec<Outgoing> {
        let changed = std::mem::take(&mut self.changed);
        let watching = std::mem::take(&mut self.watch).then(|| {
            let watchers = json!([{ "globPattern": "**/kibao.toml" }]);
            let what = json!({ "id": "settings", "method": "workspace/didChangeWatchedFiles",
                "registerOptions": { "watchers": watchers } });
            ("client/registerCapability", json!({ "registrations": [what] }))
        });
        let refresh = std::mem::take(&mut self.refresh) && self.client.refreshes;
        if self.client.pulls {
            let refresh = refresh.then_some(("workspace/diagnostic/refresh", Value::Null));
            return watching.into_iter().chain(refresh).collect();
        }
        let findings = changed.into_iter().filter_map(|name| {
            let uri = Uri::from(name.as_str());
            let document = self.documents.get(&name);
            let found = document.map_or_else(Vec::new, |it| diagnostics(it, &uri, self.client.related));
            let version = document.and_then(|it| it.version);
            let params = PublishDiagnosticsParams { uri, version, diagnostics: found };
            Some(("textDocument/publishDiagnostics", serde_json::to_value(params).ok()?))
        });
        watching.into_iter().chain(findings).collect()
    }

    /// A document is in a new state.
    fn has_changed(&mut self, uri: String) {
        self.revision += 1;
        self.revisions.insert(uri.clone(), self.revision);
        self.changed.insert(uri);
    }

    fn how(&mut self, uri: &str) -> How {
        How { lang: self.client.lang, units: self.client.units, settings: self.around.settings(uri) }
    }

    /// The document that a request is about.
    fn of(&self, params: Value) -> Result<Option<&Document>, Failure> {
        Ok(self.documents.get(uri_of(params)?.as_ref()))
    }

    fn place(&self, params: Value) -> Result<(Option<&Document>, Position), Failure> {
        let TextDocumentPositionParams { text_document, position } = read(params)?;
        Ok((self.documents.get(text_document.uri.as_ref()), position))
    }

    /// The document of a file that is not open, and how the file is packed.
    fn file(&mut self, uri: &str) -> Option<(Document, Packing)> {
        let (bytes, packing) = self.around.bytes(uri)?;
        let text = Text::decode(&bytes).ok()?;
        let how = self.how(uri);
        Some((Document::new(&text.text, None, how, Some(&bytes)), packing))
    }

    /// The addresses of all records: those that are open, and the others of the folders. A client may encode an address in
    /// another way than we do.
    fn all_records(&mut self) -> BTreeSet<String> {
        let open: BTreeSet<String> = self.documents.keys().map(|uri| decoded(uri)).collect();
        let mut uris: BTreeSet<String> = self.around.records(&self.client.folders).into_iter().collect();
        uris.retain(|uri| !open.contains(&decoded(uri)));
        uris.extend(self.documents.keys().cloned());
        uris
    }

    /// The diagnostics of all records. A client may ask every other second, so only what it does not know yet is read.
    fn of_workspace(&mut self, params: WorkspaceDiagnosticParams) -> Result<Value, Failure> {
        let known = params.previous_result_ids.into_iter();
        let mut known: BTreeMap<String, _> = known.map(|it| (decoded(it.uri.as_ref()), (it.uri, it.value))).collect();
        let mut items = Vec::new();
        for name in self.all_records() {
            let revision = self.revisions.get(&name).map(ToString::to_string);
            let of_file = || Some(format!("{} {}", self.settings, self.around.stamp(&name)?));
            let Some(id) = revision.or_else(of_file) else { continue };
            let version = self.documents.get(&name).and_then(|it| it.version);
            if known.remove(&decoded(&name)).is_some_and(|(_, known)| known == id) {
                items.push(json!({ "kind": "unchanged", "uri": name, "version": version, "resultId": id }));
                continue;
            }
            let uri = Uri::from(name.as_str());
            let of_file = if self.documents.contains_key(&name) { None } else { self.file(&name).map(|it| it.0) };
            let document = self.documents.get(&name).or(of_file.as_ref());
            let found = document.map_or_else(Vec::new, |it| diagnostics(it, &uri, self.client.related));
            let found = written(found)?;
            items.push(json!({ "kind": "full", "uri": name, "version": version, "resultId": id, "items": found }));
        }
        // Without a report, the client would keep the findings of files that are gone.
        items.extend(
            known.into_values().map(|(uri, _)| json!({ "kind": "full", "uri": uri, "version": null, "items": [] })),
        );
        Ok(json!({ "items": items }))
    }

    /// The new name of a player in every open document that names it, and in every other record that is a plain UTF-8 file.
    fn rename(&mut self, params: RenameParams) -> Result<Value, Failure> {
        let RenameParams {
            new_name,
            text_document_position_params: TextDocumentPositionParams { text_document, position },
            ..
        } = params;
        let document = self.documents.get(text_document.uri.as_ref());
        let named = document.and_then(|it| player(it, position));
        let Some((old, _)) = named else { return Err(failed(say::no_player(self.client.lang))) };
        let new = new_name.trim();
        if new.is_empty() || new.contains(['\n', '\r']) || new.contains(is_semicolon) {
            return Err(failed(say::no_name(self.client.lang)));
        }
        let mut changes = Vec::new();
        for name in self.all_records() {
            let of_file = if self.documents.contains_key(&name) { None } else { self.file(&name) };
            // The client opens a file to edit it: packed or in another encoding, it would not have the places of this text.
            let of_file = of_file.filter(|(it, packing)| it.is_plain() && *packing == Packing::Plain).map(|it| it.0);
            let Some(document) = self.documents.get(&name).or(of_file.as_ref()) else { continue };
            let places = places_of(document, &old);
            let edits = places.into_iter().map(|range| TextEdit { range, new_text: new.to_owned() });
            let edits: Vec<TextEdit> = edits.collect();
            if !edits.is_empty() {
                changes.push((name.into(), document.version, edits));
            }
        }
        let mut edit = written(workspace_edit(self.client.versioned, changes))?;
        // The type of the protocol keeps files by hashing.
        edit.sort_all_objects();
        Ok(edit)
    }

    /// Runs a command: the replay page of a document, or of one game of it.
    fn command(&mut self, params: ExecuteCommandParams) -> Result<Value, Failure> {
        let arguments = params.arguments.unwrap_or_default();
        let uri = arguments.first().and_then(Value::as_str).unwrap_or_default();
        let known = params.command == REPLAY;
        let Some(document) = self.documents.get(uri).filter(|_| known) else {
            return Err(Failure { code: INVALID_PARAMS, message: format!("{} {uri}: not known", params.command) });
        };
        let text = document.text();
        let record = Record::new(&text, &document.how.settings.options);
        let path = uri.rsplit('/').next().unwrap_or_default();
        let mut games = record.page_games(path).unwrap_or_default();
        if let Some(number) = arguments.get(1).and_then(Value::as_u64) {
            let index = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1);
            games = games.into_iter().skip(index).take(1).collect();
        }
        Ok(html::page(self.client.lang, None, &games).into())
    }
}

/// The player that is named at a place.
fn player(document: &Document, position: Position) -> Option<(String, Range)> {
    let here = document.here(position)?;
    let at = here.lines.offset(position);
    let record = Record::new(&here.piece.text, &document.how.settings.options);
    let (name, span) = record.games().iter().find_map(|report| player_at(report, at))?;
    Some((name, here.lines.range(span)))
}

/// An address with its characters as they are.
fn decoded(uri: &str) -> String {
    percent_encoding::percent_decode_str(uri).decode_utf8_lossy().into_owned()
}

fn uri_of(params: Value) -> Result<Uri, Failure> {
    read::<OfDocument>(params).map(|it| it.text_document.uri)
}

fn read<T: DeserializeOwned>(params: Value) -> Result<T, Failure> {
    serde_json::from_value(params).map_err(|error| Failure { code: INVALID_PARAMS, message: error.to_string() })
}

fn written(answer: impl Serialize) -> Result<Value, Failure> {
    serde_json::to_value(answer).map_err(|error| failed(error.to_string()))
}

const fn failed(message: String) -> Failure {
    Failure { code: REQUEST_FAILED, message }
}
