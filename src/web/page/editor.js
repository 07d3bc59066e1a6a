// The editor of the text: colours, findings in the gutter, the move on the board, completion of legal moves.

const { EditorView, EditorState, StateEffect, StateField, Decoration, keymap } = EDITOR;

const setTokens = StateEffect.define();
const setCurrent = StateEffect.define();
const setBoards = StateEffect.define();

/** Decorations that an effect replaces, and that move with the text until then. */
function decorations(effect) {
  return StateField.define({
    create: () => Decoration.none,
    update: (value, transaction) => {
      for (const it of transaction.effects) if (it.is(effect)) return it.value;
      return value.map(transaction.changes);
    },
    provide: (field) => EditorView.decorations.from(field),
  });
}

const TOKENS = Object.fromEntries([..."kvnmcoup"].map((kind) => [kind, Decoration.mark({ class: `t-${kind}` })]));
const CURRENT = Decoration.mark({ class: "t-current" });
// Of a longer text, only the game on the board is coloured.
const MOST_TOKENS = 20000;

const theme = EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "var(--card)", fontSize: "15px", height: "100%" },
  // What is typed changes the layout of nothing else.
  ".cm-scroller": { contain: "strict", fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace', lineHeight: "1.55", overflow: "auto" },
  ".cm-content": { caretColor: "var(--ink)", padding: "8px 0" },
  "&.cm-focused": { outline: "3px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-gutters": { backgroundColor: "var(--card)", color: "var(--soft)", border: "none" },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--accent) 7%, transparent)" },
  ".cm-activeLineGutter": { backgroundColor: "color-mix(in srgb, var(--accent) 7%, var(--card))" },
  ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  ".cm-placeholder": { color: "var(--soft)", whiteSpace: "normal" },
  ".t-k": { color: "var(--accent)" },
  ".t-v": { color: "var(--ink)", fontWeight: "600" },
  ".t-n": { color: "var(--soft)" },
  ".t-c": { color: "var(--soft)", fontStyle: "italic" },
  ".t-o": { color: "var(--accent)", fontWeight: "700" },
  ".t-u": { color: "var(--error)", textDecoration: "underline dotted" },
  ".t-p": { color: "var(--soft)" },
  ".t-current": { backgroundColor: "var(--accent)", color: "var(--on-accent)", borderRadius: "3px", boxShadow: "0 0 0 2px var(--accent)" },
  ".cm-tooltip": { backgroundColor: "var(--card)", color: "var(--ink)", border: "1px solid var(--soft)", borderRadius: "6px" },
  ".cm-tooltip-autocomplete > ul > li": { padding: "4px 10px", color: "var(--ink)" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--on-accent)" },
  ".cm-completionDetail": { fontStyle: "normal", opacity: "1" },
  ".cm-diagnostic": { padding: "6px 10px" },
  ".cm-diagnosticAction": { backgroundColor: "var(--accent)", color: "var(--on-accent)", padding: "3px 10px", borderRadius: "4px" },
  ".boards": { display: "flex", flexWrap: "wrap", gap: "8px", padding: "8px", width: "min(44rem, 92vw)", boxSizing: "border-box" },
  ".boards figure": { margin: "0", flex: "1 1 15rem", maxWidth: "24rem" },
  ".boards img": { display: "block", width: "100%", borderRadius: "4px" },
  ".boards figcaption": { font: "12px/1.35 system-ui, sans-serif", paddingTop: "4px" },
  ".cm-panels": { backgroundColor: "var(--card)", color: "var(--ink)" },
});

/** The legal moves at a place of the text, by the names that are written there. */
async function completions(context) {
  const word = context.matchBefore(/[ABab\d][\w<>+*]*/);
  if (!word && !context.explicit) return null;
  const from = word?.from ?? context.pos;
  const places = desk.look?.games ?? [];
  const game = places.findLastIndex((it) => it.span[0] <= from);
  const ply = places[game]?.plies.filter(([, to]) => to <= from).length ?? 0;
  const line = context.state.doc.lineAt(from);
  // A number at the start of a line is that of a round.
  if (!context.explicit && context.state.sliceDoc(line.from, from).trim() === "" && /^\d+$/.test(word?.text ?? "")) return null;
  const said = await looker.ask("moves", context.state.doc.toString(), { ...asking(), game: Math.max(0, game), ply });
  if (said.error || said.length === 0 || context.aborted) return null;
  const detail = (it) => (it.captured > 0 ? count("captures", it.captured) : "");
  return { from, options: said.map((it) => ({ label: it.written, detail: detail(it), type: "keyword" })), validFor: /^[\w<>+*]*$/ };
}

/** A picture of the module with its title. */
function boardFigure(svg) {
  const title = new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("title").textContent;
  return make("figure", {}, make("img", { src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`, alt: "" }), make("figcaption", {}, title));
}

/** The boards before and after the move at a place of the text, or of the last move before it, as a tooltip. */
async function boardsAt(place, { orBefore = false } = {}) {
  const { games = [], text } = desk.look ?? {};
  if (text !== edit.text()) return null;
  const game = games.findLastIndex((it) => it.span[0] <= place);
  const plies = games[game]?.plies ?? [];
  const at = plies.findLastIndex(([from, to]) => from <= place && (orBefore || place <= to));
  if (at < 0) return null;
  const board = async (before) => (await looker.ask("svg", text, { ...asking(), game, ply: at + 1, before })).text;
  const drawn = (await Promise.all([true, false].map(board))).filter(Boolean);
  if (drawn.length === 0 || text !== edit.text()) return null;
  const figures = drawn.map(boardFigure);
  const [pos, end] = plies[at];
  return { pos, end, figures, create: () => ({ dom: make("div", { class: "boards" }, ...figures) }) };
}

/** Shows the boards of the move at the cursor, or hides them. */
async function toggleBoards(view) {
  const now = view.state.field(boardsField) ? null : await boardsAt(view.state.selection.main.head, { orBefore: true });
  view.dispatch({ effects: setBoards.of(now) });
  put(find("live"), now ? now.figures.map((it) => it.textContent).join(". ") : "");
}

/** The boards of the move at the cursor, until the cursor moves. */
const boardsField = StateField.define({
  create: () => null,
  update: (boards, transaction) => {
    for (const it of transaction.effects) if (it.is(setBoards)) return it.value;
    return transaction.docChanged || transaction.selection ? null : boards;
  },
  provide: (field) => EDITOR.showTooltip.from(field),
});

const BOARD_KEYS = [
  { key: "Mod-b", run: (view) => (toggleBoards(view), true) },
  { key: "Escape", run: (view) => view.state.field(boardsField) !== null && (toggleBoards(view), true) },
];

const tokenField = decorations(setTokens);
const currentField = decorations(setCurrent);
const wording = new EDITOR.Compartment();

/** What depends on the language. */
const worded = () => [
  EDITOR.placeholder(say("workshop-empty")),
  EditorView.contentAttributes.of({ "aria-label": say("workshop-text"), tabindex: "0", spellcheck: "false", autocapitalize: "off", autocorrect: "off" }),
];

function makeEditor(host, doc, changed) {
  // In a tree of its own, the editor may have style sheets that the policy of the page does not know.
  const tree = host.attachShadow({ mode: "open" });
  const state = EditorState.create({
    doc,
    extensions: [
      EDITOR.lineNumbers(), EDITOR.lintGutter(), EDITOR.history(), EDITOR.highlightActiveLine(), EDITOR.highlightActiveLineGutter(), EditorView.lineWrapping,
      EDITOR.autocompletion({ override: [completions], activateOnTypingDelay: 150 }),
      EDITOR.hoverTooltip((_, place) => boardsAt(place)), boardsField,
      keymap.of([...BOARD_KEYS, ...EDITOR.completionKeymap, ...EDITOR.historyKeymap, ...EDITOR.lintKeymap, ...EDITOR.defaultKeymap]),
      tokenField, currentField, wording.of(worded()), theme, EditorView.updateListener.of(changed),
    ],
  });
  return new EditorView({ state, parent: tree, root: tree });
}

const edit = {
  text: () => edit.view.state.doc.toString(),

  /** Replaces the text; only what differs, so that undoing and the place on the screen are as after typing. */
  replace(text) {
    const old = edit.text();
    if (old === text) return false;
    let from = 0;
    const most = Math.min(old.length, text.length);
    while (from < most && old[from] === text[from]) from += 1;
    let same = 0;
    while (same < most - from && old[old.length - 1 - same] === text[text.length - 1 - same]) same += 1;
    const insert = text.slice(from, text.length - same);
    edit.view.dispatch({ changes: { from, to: old.length - same, insert }, userEvent: "input", annotations: EDITOR.isolateHistory.of("full") });
    return true;
  },

  /** Shows what was found in the text that it has now. */
  show({ tokens, games, game }) {
    const span = games[game]?.span ?? [0, 0];
    const some = tokens.length > MOST_TOKENS ? tokens.filter(([, from, to]) => from >= span[0] && to <= span[1]) : tokens;
    const marks = some.slice(0, MOST_TOKENS).filter(([, from, to]) => to > from).map(([kind, from, to]) => TOKENS[kind].range(from, to));
    edit.view.dispatch({ effects: setTokens.of(Decoration.set(marks, true)) }, EDITOR.setDiagnostics(edit.view.state, diagnostics()));
  },

  /** Marks the move of a ply; none if it has no place. */
  mark(span, scrolls) {
    const within = span && span[1] > span[0] && span[1] <= edit.view.state.doc.length;
    const { value, from, to } = edit.view.state.field(currentField).iter();
    if (!scrolls && (value ? within && from === span[0] && to === span[1] : !within)) return;
    const marks = within ? Decoration.set([CURRENT.range(span[0], span[1])]) : Decoration.none;
    const effects = [setCurrent.of(marks)];
    if (within && scrolls) effects.push(EditorView.scrollIntoView(span[0], { y: "nearest", yMargin: 40 }));
    edit.view.dispatch({ effects });
  },

  select(span) {
    edit.view.dispatch({ selection: { anchor: span[0], head: span[1] }, effects: EditorView.scrollIntoView(span[0], { y: "center" }) });
    edit.view.focus();
  },
};
