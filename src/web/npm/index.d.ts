/** What every function may return instead of its result: a word for the reason. */
export interface Refusal {
  error:
    | "options" | "rules" | "dialect" | "size" | "game" | "finding" | "ply" | "over" | "move" | "code" | "format" | "text"
    | (string & {});
}

export type RuleSet = "kibao" | "zanzibar" | "ruehl" | "kujifunza" | "hus";
export type Dialect = "kibao" | "zanzibar" | "ruehl" | (string & {});
export type Lang = "en" | "sw" | "de" | "cs";

/** How a text is read. */
export interface Reading {
  /** The rule set, whatever the record says; `auto` takes one that fits. */
  rules?: RuleSet | "auto";
  /** The dialect, whatever the record says. */
  dialect?: Dialect;
  /** The language of sentences; English if it is missing. */
  lang?: Lang;
}

/** A game of the text, from 0. */
export interface OfGame extends Reading {
  game?: number;
}

/** A place in a game: how many plies are played. */
export interface AtPly extends OfGame {
  ply?: number;
}

export interface Finding {
  code: string;
  severity: "error" | "warning" | "info";
  message: string;
  path: string;
  line: number;
  column: number;
  length: number;
  ply: number | null;
  help: string | null;
  fix: { safe: boolean; [more: string]: unknown } | null;
  [more: string]: unknown;
}

/** A game, as `kibao schema` describes it. */
export interface Game {
  format: "kibao-game";
  version: number;
  headers: Record<string, string>;
  rules: string;
  dialect: string;
  valid: boolean;
  findings: Finding[];
  [more: string]: unknown;
}

/** The document of `kibao check --format json`; with `json`, its games have their plies. */
export interface Document {
  games: Game[];
  /** Findings about the text as a whole. */
  findings: Finding[];
}

export interface Position {
  to_move: "south" | "north";
  phase: "kunamua" | "mtaji" | "over" | (string & {});
  text: string;
  [more: string]: unknown;
}

export interface LegalMove {
  /** The canonical name, as `play` takes it. */
  name: string;
  /** The same in the dialect of the record. */
  written: string;
  pit: string;
  captured: number;
  tax: boolean;
  safari: boolean;
  creates_block: string | null;
  trace: object[];
  position: Position;
}

export interface Repair {
  probability: number;
  changes: { change: string; why: string }[];
  /** The text after it; null if it would not read back as the same game. */
  text: string | null;
}

/** What is found in a text. */
export function check(text: string, options?: Reading): Document | Refusal;
/** The text after the safe fixes of all findings, or the fix of one. */
export function fix(
  text: string,
  options?: OfGame & { finding?: number; ofFile?: boolean; unsafeToo?: boolean },
): { text: string; fixed: number; unsafe_left: number } | Refusal;
/** The repairs of a game that cannot be replayed, the likeliest first. */
export function repair(
  text: string,
  options?: OfGame,
): { repair: object; choices: Repair[]; so_far: string; unsure: string | null } | Refusal;
/** The text in canonical form, or in another dialect. */
export function convert(text: string, options?: Reading & { to?: Dialect }): { text: string } | Refusal;
/** The legal moves after a ply. */
export function moves(text: string, options?: AtPly): LegalMove[] | Refusal;
/** The text with one more move at its end, or in the place of the move at which a game stops. */
export function play(text: string, options: OfGame & { name: string }): { text: string } | Refusal;
/** The rule sets that a game fits, and the others with the ply at which it breaks. */
export function fits(text: string, options?: OfGame): { fits: RuleSet[]; breaks: [RuleSet, number][] } | Refusal;
/** The document of `kibao json`, as text. */
export function json(text: string, options?: Reading): { text: string } | Refusal;
/** The board after a ply, or before it with the way of its move. */
export function svg(text: string, options?: AtPly & { before?: boolean }): { text: string } | Refusal;
/** The replay page of the games, which needs no network. */
export function html(text: string, options?: Reading): { text: string } | Refusal;
/** The report about a tournament, as text or in another form; `files` are the names of the files of the text with their lines. */
export function report(
  text: string,
  options?: Reading & { to?: "" | "html" | "csv"; files?: [string, number][] },
): { text: string } | Refusal;
/** The manual page of a check. */
export function explain(code: string, options?: { lang?: Lang }): { code: string; name: string; text: string } | Refusal;
