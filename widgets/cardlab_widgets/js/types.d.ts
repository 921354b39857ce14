// The data that Python sends and the page paints. A test compares these types with the scenes of
// real matches of every game, so a part that Python adds, renames or drops is an error there.

/** A sentence is a list of parts: text, or a piece, a suit or a name that is drawn. */
export type Part =
  string | { card?: string; suit?: string; seat?: number; name?: string; b?: string };
export type Rich = Part[];

/** The `art` trait: the drawings of a game and the names of its pieces. */
export interface Drawings {
  sprite: string;
  /** An SVG for each card, by the card's text, and for the "back". */
  faces: Record<string, string>;
  /** Those for less than 48 px; a face that has none is drawn without its name. */
  small: Record<string, string>;
  pieces: Record<string, { name: string; suit: string; css: string }>;
  suits: Record<string, { name: string; css: string }>;
  /** How the middle of the table is laid out: a name in `forms/index.js`. */
  /** An SVG that stands for the game in the bar. */
  emblem: string;
  form: "piles" | "lanes" | "bag" | "heat" | "claim";
}

export interface Rule {
  id: string;
  title: string;
  text: string;
}

type Label =
  | ("undo" | "save" | "load" | "share" | "tools" | "more" | "what_if")
  | ("sort" | "first" | "look_back" | "next")
  | ("story" | "rules_tab" | "search" | "nothing_found" | "unfold" | "earlier")
  | ("whatif" | "back" | "again" | "replay" | "rest" | "sheet" | "total" | "then" | "then_none")
  | ("pace" | "coach" | "coach_off" | "coach_hints" | "coach_close" | "coach_full" | "coach_thinks")
  | ("coach_thumb" | "coach_beyond" | "coach_review" | "coach_back" | "coach_move" | "coach_lost")
  | (
      | "coach_fine"
      | "players"
      | "moves"
      | "hand"
      | "card"
      | "cards"
      | "on_top"
      | "you_know"
      | "playable"
    )
  | ("not_playable" | "uncover" | "close" | "copy" | "share_hint" | "load_hint" | "paste")
  | ("choose_file" | "save_plain" | "save_sealed");

/** What is said of the program behind a page. */
export type WatchWords = Record<
  "cut" | "gone" | "went_on" | "restarted" | "dead" | "slow" | "unheard" | "go_on",
  string
>;

/** The `words` trait: what the page itself says, and the rulebook it opens. */
export type Labels = Record<Label, string> & {
  watch: WatchWords;
  paces: Record<string, string>;
  orders: Record<"dealt" | "suit" | "number", string>;
  coach_levels: Record<"off" | "hints" | "full", string>;
  rules: Rule[];
  /** Only in a lesson. */
  lesson?: LessonWords;
};

export type Level = "none" | "off" | "hints" | "full";

/** Something to press for a move: a card in a zone, a zone, a seat, a suit, or a button. */
export interface Step {
  card?: string | null;
  zone?: string;
  seat?: number;
  suit?: string;
  choice?: string;
}

/** A move that is offered. */
export interface Move {
  index: number;
  verb: string;
  label: Rich;
  say: string;
  short: Rich;
  key: string;
  /** The cards that could be played after it, where the game foresees them. */
  then: string[] | null;
  steps: Step[];
  /** How many of the first steps may be pressed in any order. */
  any: number;
  /** Only of an answer in a lesson: the piece that is drawn, and whether it is marked. */
  face?: string;
  marked?: boolean;
}

/** Why a card can't be played. */
export interface Refusal {
  clause: string;
  text: Rich;
  /** In a lesson: the index by which Python is told that the card was tried. */
  tried?: number;
}

/** A card of my hand. */
export interface Held {
  card: string;
  no: Refusal | null;
}

/** What lies before a seat beside its hand; null is a card that I do not know. */
export interface Place {
  zone: string;
  label: string;
  count: number;
  cards: (string | null)[];
}

export interface Seat {
  seat: number;
  name: string;
  initial: string;
  zone: string;
  /** None where a game has no hands. */
  count: number | null;
  cards: (string | null)[];
  places: Place[];
  /** What the faces of the game tell of the seat, for the form of its table. */
  more: Record<string, any> | null;
  status: string;
  turn: boolean;
  next: boolean;
}

/** A zone in the middle. */
export interface Pile {
  name: string;
  label: string;
  count: number;
  top: (string | null)[];
  spread: boolean;
  note: Rich | null;
}

/** What the form `claim` shows: `more` of its scene. */
export interface ClaimTable {
  /** The zone of the claimed card, and those beside it. */
  stack: string;
  shelf: string[];
  /** Whether the end is near. */
  near: boolean;
  prize: { zone: string; symbol: string; left: number; all: number; text: string[]; label: string };
  claim: { seat: number; card: string; text: Rich; sure: boolean; open: boolean } | null;
  talk: { seat: number; text: string } | null;
  /** The moves that doubt a trait of the claim. */
  doubts: { index: number; trait: "number" | "suit"; why: string }[];
  again: string;
  /** The moves that are only outlined. */
  quiet: number[];
  stake: Rich[];
  trail: Claimed[];
  trail_label: string;
  /** What may be said of a card. */
  says: { card: string; number: string; suit: string; label: Rich }[];
  /** What is told of a saying, by its code. */
  truths: Record<string, string>;
  reveal: Reveal | null;
}

export interface Claimed {
  seat: number;
  name: string;
  card: string;
}

/** A challenge, and the card that was turned up. */
export interface Reveal {
  card: string;
  declared: string;
  trait: "number" | "suit" | "";
  right: boolean;
  /** Whether the card has a number and a suit. */
  plain: boolean;
  challenger: number;
  owner: number;
  winner: number;
  cards: number;
  zone: string;
  doubt: Rich;
  verdict: string;
  lines: Rich[];
}

/** `more` of a seat at such a table. */
export interface ClaimSeat {
  won: { zone: string; n: number; text: string };
  cups: { zone: string; symbol: string; n: number; all: number; label: string };
  /** What is told of a wild in the hand, or "". */
  wild: string;
  wild_card: string;
  /** Of my cards: how true each of `says` would be, a code each. */
  truth?: Record<string, string>;
}

/** A line of the story. */
export interface Line {
  n: number;
  icon: string;
  text: Rich;
  clause: string;
  /** The decision of mine that it tells of, to which a what-if goes back. */
  decision: number | null;
}

export interface Outcome {
  title: Rich;
  text: Rich;
  clause: string;
  lines: [string, number][];
}

export interface Sheet {
  names: string[];
  rows: number[][];
  total: number[];
}

/** A decision of mine: the chance of the best move, and of the move made. */
export interface Reviewed {
  decision: number;
  best: number;
  made: number;
}

/** The story of a scene as it comes: whole, or the lines that are new, and where they begin. */
export type Told = Line[] | { from: number; lines: Line[] };

/** The `scene` trait: what the page of one seat paints. */
export interface Scene {
  game: string;
  title: string;
  /** Facts: how many players, the turn, the seed. */
  meta: string[];
  lang: string;
  me: number | null;
  seats: Seat[];
  rows: Pile[][];
  /** The zone of my hand; null where I have none. */
  hand_zone: string | null;
  places: Place[];
  /** What the faces of the game tell of the table, and of me, for the form of its table. */
  more: Record<string, any> | null;
  mine: Record<string, any> | null;
  direction: number;
  prompt: Rich;
  hand: Held[];
  moves: Move[];
  story: Line[];
  outcome: Outcome | null;
  sheet: Sheet | null;
  mode: "play" | "covered" | "replay" | "over" | "whatif";
  banner: Rich | null;
  replay: { at: number; last: number } | null;
  /** How many ms I have in a race. */
  race: number | null;
  can: Record<"undo" | "rest" | "whatif" | "save" | "share" | "load", boolean>;
  seq: number;
  /** How many ms this scene is shown before the next. */
  pace: number;
  coach: Level;
  review: Reviewed[] | null;
  counted: Rich | null;
  /** Only in a lesson. */
  step?: LessonStep;
}

export interface Verdict {
  state: "right" | "wrong" | "refused" | "guessed";
  text: Rich;
  clause: string;
}

/** A step of a lesson, or its last page ("end"), which has only the parts from `can` on. */
export interface LessonStep {
  kind: "moves" | "press" | "order" | "number" | "choose" | "game" | "code" | "end";
  place: "notebook" | "page";
  id: string;
  title: string;
  /** The rule. */
  told: Rich;
  /** What is told only after a guess. */
  later: Rich;
  clauses: string[];
  /** The number of the step on this page, from 1. */
  n: number;
  /** How many steps this page has; on the last page how many the lesson has. */
  all: number;
  /** Whether a table is shown. */
  table: boolean;
  /** The task. */
  wants: Rich;
  /** What can be marked as an answer, and what stands on the buttons of those drawn nowhere. */
  things: Step[];
  labels: Rich[];
  /** The numbers of the things that are marked already. */
  marked: number[];
  many: boolean;
  ordered: boolean;
  /** How many presses an ordered answer has. */
  enough: number;
  options: { label: Rich; pieces: string[]; tried: boolean; right: boolean }[];
  /** Whether it is a guess, which is not judged. */
  guessing: boolean;
  verdict: Verdict | null;
  guess: Rich;
  hints: Rich[];
  /** How many hints are left. */
  left: number;
  frozen: boolean;
  done: boolean;
  mark: string;
  last: boolean;
  can: string[];
  card: string[];
  stars: number;
  /** The numbers of the steps that were shown or are still open. */
  weak: number[];
  line: string;
  game: string;
  next: string;
}

/** The `path` trait of a lesson. */
export interface LessonPath {
  title: string;
  chapters: { title: string; steps: { id: string; n: number; title: string; mark: string }[] }[];
  done: number;
  all: number;
  rules: { id: string; title: string; known: boolean }[];
  /** The progress as text, and the key under which a browser keeps it. */
  kept: string;
  key: string;
}

export type LessonWords = Record<
  | ("right" | "wrong" | "refused" | "guessed" | "hint" | "solve" | "again" | "next" | "finish")
  | ("all" | "number" | "check" | "of" | "step" | "star" | "tick" | "shown" | "open" | "stars")
  | ("path" | "rules" | "yours" | "can" | "learning" | "to_come" | "card" | "print" | "copy")
  | ("export" | "you_can" | "over" | "play" | "next_lesson"),
  string
>;

/** Of one move: its index, its chance to win, and the interval's two ends. */
export type Odds = [number, number, number, number];

/** The `advice` trait: what the coach knows so far about the scene of that seq. */
export interface Advice {
  seq: number;
  /** The move of the rule of thumb, by its index, and the rule's reason. */
  thumb: number;
  why: string;
  worlds: number;
  moves: Odds[];
  /** The moves that may be the best, by their indices: with several it is too close to call. */
  close: number[];
}

export interface State {
  scene: Scene;
  art: Drawings;
  words: Labels;
  theme: "auto" | "light" | "dark";
  ticket: string;
  advice: Advice | Record<string, never>;
  /** Only in a lesson. */
  path?: LessonPath;
}

/** A table's state in a page, with its style sheet, before the widget comes. */
export interface EarlyState extends State {
  style: string;
}

/** What the page sends. */
export interface Message {
  kind: string;
  index: number;
  seq: number;
  text?: string;
}

/** What Python sends beside the state. */
export type News =
  | { kind: "ack"; seq: number }
  | { kind: "refused" | "error"; text: string }
  | { kind: "copy"; text: string; sealed: boolean }
  | { kind: "file"; name: string; text: string; sealed: boolean };

export type Listener = (message: any) => void;

/** The part of anywidget's model that the table uses. */
export interface Model {
  get<Name extends keyof State>(name: Name): State[Name];
  on(what: string, listener: Listener): void;
  off(what: string, listener: Listener): void;
  send(message: Message): void;
  /** Jupyter's own; there is none for a table that is painted before its widget has come. */
  widget_manager?: { kernel?: Kernel };
}

/** The part of Jupyter's connection to a kernel that is used; other front ends may lack it. */
export interface Kernel {
  statusChanged?: {
    connect(listener: (kernel: unknown, status: string) => void): void;
    disconnect(listener: (kernel: unknown, status: string) => void): void;
  };
  reconnect?(): Promise<void>;
}

/** Whether the program behind a page is there, at work, at an end, or cannot be reached. */
export type Whereabouts = "there" | "busy" | "gone" | "cut";

/** What is watched for: a table, or the form of a lobby. */
export interface Watched {
  readonly words: WatchWords;
  /** Show a notice that no press takes away, perhaps with an address to go on at; "" hides it. */
  say(text: string, address?: string): void;
  /** Ask Python for everything anew. */
  hello(): void;
  /** What another program goes on with, or "". */
  ticket(): string;
  /** Whether Python has not answered the last press. */
  isUnheard(): boolean;
}

/** The model of the lobby's form. */
export interface AddressModel {
  get(name: "search"): string | null;
  get(name: "words"): WatchWords;
  set(name: "search", value: string): void;
  save_changes(): void;
  widget_manager?: { kernel?: Kernel };
}
