//! What the server can do, and what it learns about the client.

use super::diagnostics::SCHEME;
use super::outline::REPLAY;
use super::tokens::legend;
use super::units::Units;
use crate::words::Lang;
use gen_lsp_types::{
    CodeActionKind, CodeActionOptions, CodeLensOptions, CompletionOptions, DiagnosticOptions, ExecuteCommandOptions,
    InitializeParams, PositionEncodingKind, RenameOptions, Save, SaveOptions, SemanticTokensOptions,
    ServerCapabilities, TextDocumentContentOptions, TextDocumentSyncKind, TextDocumentSyncOptions, WorkspaceFolders,
    WorkspaceFoldersServerCapabilities, WorkspaceOptions,
};

/// What is known of a client.
#[derive(Clone, Debug, Default)]
pub(super) struct Client {
    pub(super) lang: Lang,
    pub(super) units: Units,
    /// Whether it asks for diagnostics itself, so that none are sent.
    pub(super) pulls: bool,
    /// Whether it shows places that belong to a diagnostic.
    pub(super) related: bool,
    /// Whether it shows pictures in Markdown.
    pub(super) pictures: bool,
    /// Whether it takes edits for a version of a document.
    pub(super) versioned: bool,
    /// Whether it asks for diagnostics again when the server says so.
    pub(super) refreshes: bool,
    /// Whether it watches files for the server.
    pub(super) watches: bool,
    /// The folders it has open.
    pub(super) folders: Vec<String>,
}

impl Client {
    /// What the parameters of `initialize` say; `lang` where they name no language.
    pub(super) fn of(params: &InitializeParams, lang: Lang) -> Self {
        let capabilities = &params.capabilities;
        let (text, workspace) = (capabilities.text_document.as_ref(), capabilities.workspace.as_ref());
        let encodings = capabilities.general.as_ref().and_then(|it| it.position_encodings.as_ref());
        let named =
            params.client_info.as_ref().is_some_and(|it| it.name.contains("Code") || it.name.contains("VSCodium"));
        let wanted = params.initialization_options.as_ref().and_then(|it| it.get("pictures")?.as_bool());
        let folders = match &params.workspace_folders_initialize_params.workspace_folders {
            Some(WorkspaceFolders::WorkspaceFolderList(list)) => list.iter().map(|it| it.uri.to_string()).collect(),
            _ => Vec::new(),
        };
        #[expect(deprecated, reason = "older clients name only one folder")]
        let root = params.root_uri.as_ref().map(ToString::to_string).filter(|_| folders.is_empty());
        Self {
            lang: params.locale.as_deref().map_or(lang, Lang::from_tag),
            // Bytes are what the text is kept in.
            units: match encodings {
                Some(list) if list.contains(&PositionEncodingKind::UTF8) => Units::Utf8,
                _ => Units::Utf16,
            },
            pulls: text.is_some_and(|it| it.diagnostic.is_some()),
            related: text
                .and_then(|it| it.publish_diagnostics.as_ref()?.diagnostics_capabilities.related_information)
                .unwrap_or_default(),
            versioned: workspace.and_then(|it| it.workspace_edit.as_ref()?.document_changes).unwrap_or_default(),
            refreshes: workspace.and_then(|it| it.diagnostics.as_ref()?.refresh_support).unwrap_or_default(),
            watches: workspace
                .and_then(|it| it.did_change_watched_files.as_ref()?.dynamic_registration)
                .unwrap_or_default(),
            pictures: wanted.unwrap_or(named),
            folders: folders.into_iter().chain(root).collect(),
        }
    }
}

/// What the server can do.
pub(super) fn capabilities(client: &Client) -> ServerCapabilities {
    ServerCapabilities {
        position_encoding: Some(match client.units {
            Units::Utf8 => PositionEncodingKind::UTF8,
            Units::Utf16 => PositionEncodingKind::UTF16,
        }),
        text_document_sync: Some(
            TextDocumentSyncOptions {
                open_close: Some(true),
                change: Some(TextDocumentSyncKind::Incremental),
                save: Some(Save::SaveOptions(SaveOptions { include_text: Some(false) })),
                ..TextDocumentSyncOptions::default()
            }
            .into(),
        ),
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some([" ", ":", "<", ">", "L", "R"].map(str::to_owned).to_vec()),
            ..CompletionOptions::default()
        }),
        hover_provider: Some(true.into()),
        document_symbol_provider: Some(true.into()),
        code_action_provider: Some(
            CodeActionOptions {
                code_action_kinds: Some(vec![
                    CodeActionKind::QuickFix,
                    CodeActionKind::RefactorRewrite,
                    CodeActionKind::SourceFixAll,
                ]),
                ..CodeActionOptions::default()
            }
            .into(),
        ),
        code_lens_provider: Some(CodeLensOptions::default()),
        document_formatting_provider: Some(true.into()),
        document_range_formatting_provider: Some(true.into()),
        rename_provider: Some(RenameOptions { prepare_provider: Some(true), ..RenameOptions::default() }.into()),
        folding_range_provider: Some(true.into()),
        execute_command_provider: Some(ExecuteCommandOptions {
            commands: vec![REPLAY.to_owned()],
            ..ExecuteCommandOptions::default()
        }),
        semantic_tokens_provider: Some(
            SemanticTokensOptions {
                legend: legend(),
                range: Some(true.into()),
                full: Some(true.into()),
                ..SemanticTokensOptions::default()
            }
            .into(),
        ),
        inlay_hint_provider: Some(true.into()),
        diagnostic_provider: Some(
            DiagnosticOptions {
                identifier: Some(SCHEME.to_owned()),
                inter_file_dependencies: false,
                workspace_diagnostics: true,
                ..DiagnosticOptions::default()
            }
            .into(),
        ),
        workspace: Some(WorkspaceOptions {
            workspace_folders: Some(WorkspaceFoldersServerCapabilities {
                supported: Some(true),
                change_notifications: Some(true.into()),
            }),
            text_document_content: Some(TextDocumentContentOptions { schemes: vec![SCHEME.to_owned()] }.into()),
            ..WorkspaceOptions::default()
        }),
        ..ServerCapabilities::default()
    }
}
