"""Every feature that `kibao lsp` announces, asked for by a client that checks each message against the protocol.

The program is named by the variable KIBAO. `.ci/editor` runs this.
"""

import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

KIBAO = os.environ["KIBAO"]
GAME = "title: Final\nsouth: Asha\nnorth: Juma\nwinner: Asha\n\n1: A7>* a7>*;\n2: A8>* a6>*;\n"
TYPO = "south: A\nnorth: B\nplace: C\ndate: 1994\n\n1. A6< a6<;\n2: A1>*;\n"
BROKEN = (
    "opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]\n"
    "\n1: A3< a5<;\n2: A8> a2<;\n3: A5< a1<;\n"
)

# The tests of each capability, by its name in the answer to `initialize`.
TESTED = set()


def feature(name):
    """Marks the test of a capability."""
    TESTED.add(name)
    return lambda test: test


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[KIBAO, "lsp"]), params=["visual_studio_code", "neovim"])
async def client(request, lsp_client: LanguageClient, tmp_path):
    params = lsp.InitializeParams(
        capabilities=client_capabilities(request.param),
        workspace_folders=[lsp.WorkspaceFolder(uri=tmp_path.as_uri(), name="records")],
    )
    lsp_client.folder = tmp_path
    lsp_client.watched = []

    @lsp_client.feature(lsp.CLIENT_REGISTER_CAPABILITY)
    def register(params: lsp.RegistrationParams):
        lsp_client.watched += [it.method for it in params.registrations]

    lsp_client.initialized_with = await lsp_client.initialize_session(params)
    yield
    await lsp_client.shutdown_session()
    assert lsp_client.error is None


def opened(client, text, name="game.bao"):
    """Opens a document and returns how requests name it."""
    path = client.folder / name
    path.write_text(text, encoding="utf-8")
    item = lsp.TextDocumentItem(uri=path.as_uri(), language_id="bao", version=1, text=text)
    client.text_document_did_open(lsp.DidOpenTextDocumentParams(text_document=item))
    return lsp.TextDocumentIdentifier(uri=item.uri)


def at(line, character):
    return lsp.Position(line=line, character=character)


def lines(first, last):
    return lsp.Range(start=at(first, 0), end=at(last, 0))


def edited(text, edits):
    """A text of ASCII after edits."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    place = lambda it: min(starts[min(it.line, len(starts) - 1)] + it.character, len(text))
    for edit in sorted(edits, key=lambda it: place(it.range.start))[::-1]:
        text = text[: place(edit.range.start)] + edit.new_text + text[place(edit.range.end) :]
    return text


def edits_of(client, document, edit):
    """The edits of a document, for its version if the client takes that."""
    if not client.capabilities.workspace.workspace_edit.document_changes:
        return edit.changes[document.uri]
    (change,) = edit.document_changes
    assert (change.text_document.uri, change.text_document.version) == (document.uri, 1)
    return change.edits


async def codes(client, document):
    answer = await client.text_document_diagnostic_async(lsp.DocumentDiagnosticParams(text_document=document))
    return [item.code for item in answer.items]


@feature("position_encoding")
async def test_places_are_counted_as_the_client_asks(client):
    wanted = client.initialized_with.capabilities.position_encoding
    offered = client.capabilities.general and client.capabilities.general.position_encodings
    assert wanted == ("utf-8" if offered and "utf-8" in offered else "utf-16")


@feature("text_document_sync")
async def test_edits_change_the_findings(client):
    document = opened(client, TYPO)
    assert "R101" in await codes(client, document)
    change = lsp.TextDocumentContentChangePartial(range=lsp.Range(start=at(6, 3), end=at(6, 7)), text="--")
    version = lsp.VersionedTextDocumentIdentifier(uri=document.uri, version=2)
    params = lsp.DidChangeTextDocumentParams(text_document=version, content_changes=[change])
    client.text_document_did_change(params)
    assert "R101" not in await codes(client, document)
    client.text_document_did_save(lsp.DidSaveTextDocumentParams(text_document=document))
    client.text_document_did_close(lsp.DidCloseTextDocumentParams(text_document=document))
    assert await codes(client, document) == []


@feature("diagnostic_provider")
async def test_findings_have_codes_and_pages(client):
    document = opened(client, TYPO)
    answer = await client.text_document_diagnostic_async(lsp.DocumentDiagnosticParams(text_document=document))
    empty = next(item for item in answer.items if item.code == "R101")
    assert (empty.severity, empty.range.start) == (lsp.DiagnosticSeverity.Error, at(6, 3))
    params = lsp.TextDocumentContentParams(uri=empty.code_description.href)
    page = await client.workspace_text_document_content_async(params)
    assert page.text.startswith("# R101 empty-pit")
    (client.folder / "closed.bao").write_text("1: A1>*;\n")
    answer = await client.workspace_diagnostic_async(lsp.WorkspaceDiagnosticParams(previous_result_ids=[]))
    by_name = {pathlib.PurePath(item.uri).name: [it.code for it in item.items] for item in answer.items}
    assert "R101" in by_name["closed.bao"]
    if not client.capabilities.text_document.diagnostic:
        # They are sent to a client that does not ask.
        if document.uri not in client.diagnostics:
            await client.wait_for_notification(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        assert "R101" in [item.code for item in client.diagnostics[document.uri]]


@feature("code_action_provider")
async def test_fixes_repairs_comments_and_head_lines_are_offered(client):
    async def actions(text, line):
        document = opened(client, text)
        params = lsp.CodeActionParams(document, lines(line, line + 1), lsp.CodeActionContext(diagnostics=[]))
        found = await client.text_document_code_action_async(params)
        return {it.title: (it, edited(text, edits_of(client, document, it.edit))) for it in found}

    found = await actions(TYPO.replace("2: A1>*;\n", ""), 5)
    fix, text = found["M101: write `A6<*`"]
    assert fix.is_preferred and fix.kind == lsp.CodeActionKind.QuickFix and "\n1. A6<* a6<;\n" in text
    texts = [text for fix, text in found.values() if fix.kind == lsp.CodeActionKind.SourceFixAll]
    assert len(texts) == 1 and "\n1: A6<* a6<;\n" in texts[0]
    assert "; kibao: allow M101 reason?\n" in found["allow M101 (missing-mark) with a comment"][1]
    heads = await actions("title: a\nnorth: B\n\n1: A6<* a6<;\n", 0)
    assert heads["add the missing head lines"][1].startswith("title: a\nsouth:\nnorth: B\nplace:\ndate:\n\n")
    repairs = await actions(BROKEN, 4)
    assert any(title.startswith("repair (") and "A3<+" in text for title, (_, text) in repairs.items()), repairs


@feature("completion_provider")
async def test_legal_moves_are_completed(client):
    document = opened(client, "rules: kibao\n\n1: \n")
    params = lsp.CompletionParams(text_document=document, position=at(2, 3))
    answer = await client.text_document_completion_async(params)
    labels = [item.label for item in answer.items]
    assert {"A6<*", "A6>*", "A7<*", "A7>*"} <= set(labels)
    keys = await client.text_document_completion_async(lsp.CompletionParams(document, at(0, 0)))
    assert any(item.label.startswith("title") for item in keys.items)


@feature("hover_provider")
async def test_a_move_shows_its_boards(client):
    document = opened(client, GAME)
    shown = await client.text_document_hover_async(lsp.HoverParams(document, at(5, 4)))
    assert shown.contents.kind == lsp.MarkupKind.Markdown
    assert shown.contents.value.count("```text\n") == 2


@feature("document_symbol_provider")
async def test_games_are_symbols(client):
    document = opened(client, GAME + "\n" + GAME)
    symbols = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(document))
    assert [it.name for it in symbols] == ["Final: Asha (South) and Juma (North)"] * 2
    assert [it.name for it in symbols[0].children] == ["round 1", "round 2"]


@feature("folding_range_provider")
async def test_games_fold(client):
    document = opened(client, GAME)
    folds = await client.text_document_folding_range_async(lsp.FoldingRangeParams(document))
    assert [(it.start_line, it.end_line) for it in folds] == [(0, 6), (0, 3)]


@feature("code_lens_provider")
@feature("execute_command_provider")
async def test_the_line_above_a_game_opens_its_replay(client):
    document = opened(client, GAME)
    (lens,) = await client.text_document_code_lens_async(lsp.CodeLensParams(document))
    assert lens.command.command in client.initialized_with.capabilities.execute_command_provider.commands
    params = lsp.ExecuteCommandParams(command=lens.command.command, arguments=lens.command.arguments)
    page = await client.workspace_execute_command_async(params)
    assert page.lower().startswith("<!doctype html>") and "Final" in page


@feature("document_formatting_provider")
@feature("document_range_formatting_provider")
async def test_a_game_is_formatted(client):
    text = "SOUTH: Asha\n1. A7>* a7>*\n"
    document = opened(client, text)
    options = lsp.FormattingOptions(tab_size=4, insert_spaces=True)
    edits = await client.text_document_formatting_async(lsp.DocumentFormattingParams(document, options))
    assert edited(text, edits) == "south: Asha\n\n1: A7>* a7>*;\n"
    params = lsp.DocumentRangeFormattingParams(document, lines(0, 1), options)
    assert edited(text, await client.text_document_range_formatting_async(params)).startswith("south: Asha\n")


@feature("rename_provider")
async def test_a_player_is_renamed(client):
    document = opened(client, GAME)
    place = await client.text_document_prepare_rename_async(lsp.PrepareRenameParams(document, at(1, 8)))
    assert place.placeholder == "Asha"
    edit = await client.text_document_rename_async(lsp.RenameParams(document, at(1, 8), "Neema"))
    changed = edited(GAME, edits_of(client, document, edit))
    assert changed == GAME.replace("Asha", "Neema")


@feature("semantic_tokens_provider")
async def test_words_have_colours(client):
    document = opened(client, GAME)
    legend = client.initialized_with.capabilities.semantic_tokens_provider.legend
    full = await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(document))
    assert len(full.data) % 5 == 0 and legend.token_types[full.data[3]] == "property"
    params = lsp.SemanticTokensRangeParams(document, lines(0, 1))
    part = await client.text_document_semantic_tokens_range_async(params)
    assert 0 < len(part.data) < len(full.data) and full.data[: len(part.data) - 5] == part.data[:-5]


@feature("inlay_hint_provider")
async def test_missing_numbers_are_hints(client):
    document = opened(client, "A6<* a6<;\nA3> a5<;\n")
    hints = await client.text_document_inlay_hint_async(lsp.InlayHintParams(document, lines(0, 2)))
    assert [it.label for it in hints if str(it.label).endswith(":")] == ["1:", "2:"]


@feature("workspace")
async def test_folders_come_and_go(client, tmp_path_factory):
    workspace = client.initialized_with.capabilities.workspace
    assert workspace.workspace_folders.supported and workspace.workspace_folders.change_notifications
    assert list(workspace.text_document_content.schemes) == ["kibao"]
    record = tmp_path_factory.mktemp("more") / "more.bao"
    record.write_text("1: A1>*;\n", encoding="utf-8")
    folder = lsp.WorkspaceFolder(uri=record.parent.as_uri(), name="more")

    async def records(added, removed):
        event = lsp.WorkspaceFoldersChangeEvent(added=added, removed=removed)
        client.workspace_did_change_workspace_folders(lsp.DidChangeWorkspaceFoldersParams(event=event))
        answer = await client.workspace_diagnostic_async(lsp.WorkspaceDiagnosticParams(previous_result_ids=[]))
        return [item.uri for item in answer.items]

    assert await records([folder], []) == [record.as_uri()]
    assert await records([], [folder]) == []


async def test_every_announced_feature_has_a_test(client):
    announced = client.initialized_with.capabilities
    names = {field.name for field in type(announced).__attrs_attrs__}
    assert {name for name in names if getattr(announced, name) is not None} == TESTED
