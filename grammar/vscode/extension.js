// Starts `kibao lsp` for records of Bao, and shows replay pages beside them.
'use strict';

const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

/** The command of the server that returns the replay page of a game. */
const REPLAY = 'kibao.replay';

/** The panels with replay pages, by the address and the number of the game. */
const panels = new Map();

let client;

async function activate(context) {
  const command = vscode.workspace.getConfiguration('bao').get('server');
  client = new LanguageClient('bao', 'Bao', { command, args: ['lsp'] }, {
    documentSelector: [{ language: 'bao' }],
    initializationOptions: { pictures: true },
    middleware: {
      // The lines above games run this, too.
      executeCommand: async (name, args, next) => {
        const page = await next(name, args);
        if (name === REPLAY && typeof page === 'string') show(args, page);
        return page;
      },
    },
  });
  // The pages of the rules.
  const pages = {
    provideTextDocumentContent: async uri => {
      const answer = await client.sendRequest('workspace/textDocumentContent', { uri: uri.toString() });
      return answer.text;
    },
  };
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider('kibao', pages),
    vscode.commands.registerCommand('bao.openReplay', openReplay),
  );
  await client.start();
}

/** Opens the replay of the game at the cursor. */
async function openReplay() {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return;
  const { document, selection } = editor;
  const games = (await vscode.commands.executeCommand('vscode.executeDocumentSymbolProvider', document.uri)) ?? [];
  const before = games.filter(game => game.range.start.line <= selection.active.line).length;
  const address = client.code2ProtocolConverter.asUri(document.uri);
  await vscode.commands.executeCommand(REPLAY, address, Math.max(before, 1));
}

/** Shows a replay page in the panel of its game. */
function show([address, number], page) {
  const key = `${address} ${number}`;
  let panel = panels.get(key);
  if (!panel) {
    const title = `${address.slice(address.lastIndexOf('/') + 1)} ${number}`;
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    panel = vscode.window.createWebviewPanel('bao.replay', decodeURIComponent(title), place, { enableScripts: true });
    panels.set(key, panel);
    panel.onDidDispose(() => panels.delete(key));
  }
  panel.webview.html = page;
  panel.reveal(undefined, true);
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
