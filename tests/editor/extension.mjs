// Runs the extension for Visual Studio Code with the real server, and with an editor and a client made of what it uses of them.
//
// `extension.mjs EXTENSION KIBAO`
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import Module from 'node:module';
import path from 'node:path';

const [extension, kibao] = process.argv.slice(2).map(it => path.resolve(it));
const text = 'title: One\n\n1: A7>* a7>*;\n\ntitle: Two\n\n1: A7>* a5>;\n';
const address = 'file:///tmp/two%20games.bao';
const place = line => ({ start: { line, character: 0 } });
const commands = new Map([['vscode.executeDocumentSymbolProvider', () => [{ range: place(0) }, { range: place(4) }]]]);
const panels = [];

const vscode = {
  ViewColumn: { Beside: -2 },
  commands: {
    registerCommand: (name, run) => commands.set(name, run),
    executeCommand: async (name, ...args) => commands.get(name)(...args),
  },
  window: {
    activeTextEditor: { document: { uri: address }, selection: { active: { line: 6 } } },
    createWebviewPanel: (kind, title, column, options) => {
      const panel = { kind, title, column, options, webview: {}, reveal: () => {}, onDidDispose: closed => (panel.closed = closed) };
      panels.push(panel);
      return panel;
    },
  },
  workspace: {
    getConfiguration: () => ({ get: () => kibao }),
    registerTextDocumentContentProvider: (scheme, provider) => commands.set(`${scheme}:`, uri => provider.provideTextDocumentContent(uri)),
  },
};

class LanguageClient {
  constructor(id, name, { command, args }, { middleware, initializationOptions }) {
    Object.assign(this, { command, args, middleware, initializationOptions, waiting: new Map(), id: 0, data: Buffer.alloc(0) });
    this.code2ProtocolConverter = { asUri: uri => uri };
  }
  async start() {
    this.server = spawn(this.command, this.args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.server.stdout.on('data', data => this.read(data));
    const { capabilities } = await this.sendRequest('initialize', { capabilities: {}, initializationOptions: this.initializationOptions });
    this.send({ method: 'initialized', params: {} });
    for (const name of capabilities.executeCommandProvider.commands) {
      const next = (name, args) => this.sendRequest('workspace/executeCommand', { command: name, arguments: args });
      commands.set(name, (...args) => this.middleware.executeCommand(name, args, next));
    }
  }
  async stop() {
    await this.sendRequest('shutdown');
    this.send({ method: 'exit' });
    return new Promise(resolve => this.server.on('exit', resolve));
  }
  send(message) {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }
  sendRequest(method, params) {
    this.id += 1;
    this.send({ id: this.id, method, params });
    return new Promise((resolve, reject) => this.waiting.set(this.id, { resolve, reject }));
  }
  read(data) {
    this.data = Buffer.concat([this.data, data]);
    for (;;) {
      const head = this.data.indexOf('\r\n\r\n');
      const length = +(this.data.subarray(0, head).toString().match(/Content-Length: (\d+)/i)?.[1] ?? NaN);
      if (head < 0 || !(this.data.length >= head + 4 + length)) return;
      const message = JSON.parse(this.data.subarray(head + 4, head + 4 + length));
      this.data = this.data.subarray(head + 4 + length);
      const { resolve, reject } = this.waiting.get(message.id) ?? {};
      if (message.error) reject?.(new Error(message.error.message));
      else resolve?.(message.result);
    }
  }
}

let client;
class Kept extends LanguageClient {
  constructor(...args) {
    super(...args);
    client = this;
  }
}
const load = Module._load;
const fakes = { vscode, 'vscode-languageclient/node': { LanguageClient: Kept } };
Module._load = (request, ...rest) => fakes[request] ?? load(request, ...rest);
const { activate, deactivate } = Module.createRequire(extension)(extension);

await activate({ subscriptions: [] });
client.send({ method: 'textDocument/didOpen', params: { textDocument: { uri: address, languageId: 'bao', version: 1, text } } });
await commands.get('bao.openReplay')();
assert.equal(panels.length, 1);
assert.equal(panels[0].title, 'two games.bao 2');
assert.deepEqual(panels[0].options, { enableScripts: true });
assert.match(panels[0].webview.html, /^<!doctype html>[^]*Two/i);
assert.doesNotMatch(panels[0].webview.html, /<title>[^<]*One/);
await commands.get('kibao.replay')(address, 1);
await commands.get('kibao.replay')(address, 1);
assert.deepEqual(panels.map(panel => panel.title), ['two games.bao 2', 'two games.bao 1']);
panels[1].closed();
await commands.get('kibao.replay')(address, 1);
assert.equal(panels.length, 3);
assert.match(await commands.get('kibao:')('kibao:explain/R101.md'), /^# R101 empty-pit/);
await deactivate();
console.log('the extension shows the replay of the game at the cursor');
