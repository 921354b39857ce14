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
  /** An SVG that stands for the game in the bar. */
  emblem: string;
  /** How the middle of the table is laid out: a name in `forms/index.js`, or of a form that comes
   * with the game's package. */
  form: string;
  /** The ES module of such a form, or "". */
  form_module: string;
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
  | ("you" | "round" | "since" | "beginning" | "the_end")
  | ("see_again" | "step_of" | "step_back" | "step_on" | "step_end")
  | ("whatif" | "back" | "again" | "replay" | "rest" | "sheet" | "total" | "then" | "then_none")
  | (
      | "pace"
      | "coach"
      | "coach_exact"
      | "coach_off"
      | "coach_hints"
      | "coach_close"
      | "coach_full"
      | "coach_thinks"
    )
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
  /** Only among people: what is told of who is not here. */
  presence?: Record<string, string>;
  /** What is asked once a card is picked, by what has to be picked next. */
  and_then: Record<"zone" | "seat" | "suit" | "choice", string>;
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
  /** Why cards that lie before me can't be played, where a game lets one try them. */
  no?: Record<string, Refusal>;
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
  /** In a match of several games: the points so far. */
  points: number | null;
}

/** A pile beside the lanes, told of at length and in short. */
export interface Side {
  zone: string;
  /** The face-down pile below it, if there is one. */
  stock?: string;
  label: Rich;
  note: Rich;
  short: string;
  short_note: string;
}

/** A lever at the head of a lane: a move. */
export interface Lever {
  choice: string;
  say: string;
  sign: string;
  label: string;
  note: string;
  /** Whether it needs no card. */
  free: boolean;
}

/** A rule, the pile beside it, and what fits there. */
export interface Spot {
  rule: string;
  pile: string;
  fits: Rich;
  short: Rich;
}

export interface Lane {
  name: string;
  label: string;
  levers: Lever[];
  spots: Spot[];
}

/** `more` of a table with lanes. */
export interface LanesTable {
  lanes: Lane[];
  next: Side;
  used: Side;
  common: Side;
  /** Whether nothing fits, so that a lever is all that is left. */
  must: boolean;
}

/** `more` of a seat at a table with lanes: its own pile, and how many cards it has to lay. */
export interface LanesSeat extends Side {
  left: number;
  /** The cards left, as percent of those dealt. */
  part: number;
  to_go: string;
  gets: string;
}

/** A button of the form "heat": as which card something is played, and to which side. */
export interface Choice {
  face: string | null;
  /** 1 to the left, -1 to the right. */
  side: number;
  /** Whom it hits. */
  to: string;
}

/** What the form "heat" shows of a table: a pile that rises until somebody burns it. */
export interface HeatMore {
  /** The zone of the pile that rises, and that of a card just turned up. */
  pile: string;
  turned: string;
  /** The numbers, with which of them go on the pile now. */
  cells: { label: string; colour: string; on: boolean }[];
  special: { label: string; on: boolean };
  /** What goes now, in words; nothing when the game is over. */
  goes: Rich;
  /** What is picked up if nothing fits; "" where nothing is. */
  taken: string;
  /** How many alike lie on top, of how many that burn the pile. */
  alike: { n: number; of: number; name: string; say: string } | null;
  ways: Record<"1" | "-1", string>;
  /** What stands under a pile that is used up, by its zone. */
  gone: Record<string, string>;
  /** The symbol of a race that is on. */
  race: string | null;
  /** By the text of a move. */
  choices: Record<string, Choice>;
}

/** Cards before a seat that are played after the hand: some face up, on others face down. */
export interface LayersMore {
  /** The zones of both layers; and how many stacks they were at first, 0 where there are none. */
  upper: string;
  lower: string;
  spots: number;
  /** Which layer is in play. */
  layer: "hand" | "upper" | "lower";
  hand?: undefined;
  /** When the others open. */
  opens: string;
  locked: boolean;
  steps: { label: string; n: number }[];
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

/** What a table with a bag tells (`Scene.more`): what is left in it, and what is at risk. */
export interface BagTable {
  /** The zones of the bag, and of the pieces drawn this turn. */
  bag: string;
  tray: string;
  /** The kinds in the bag; each has a sign (a number) or a symbol. */
  ring: { sign: string; symbol: string; n: number; busts: boolean }[];
  /** How many would bust, and the rest of that sentence. */
  risk: [string, string];
  says: string;
  heading: string;
  /** The pieces drawn: what each of them would bring, and from whom. */
  drawn: { card: string; name: string; n: string; from: string }[];
  /** The moves that stand on the two large buttons, by their verbs. */
  acts: { verb: string; risk: boolean; note: string }[];
  /** The moves that choose a value: the face of each, and what is said below it. */
  choices: { verbs: string[]; faces: Record<string, string>; notes: Record<string, string> };
  /** The verbs of the story: of a piece drawn, of its value, of pieces moved out of the tray, of
   * the loss of all of them; and those with which a turn ends. */
  told: { draws: string; values: string; moves: string; lost: string; ends: string[] };
  /** The kind of each piece. */
  kinds: Record<string, number>;
  count: BagCount | null;
  words: Record<string, string>;
}

/** What each plate scores at the end, kind by kind. */
export interface BagCount {
  heads: { card: string; name: string; doubled: boolean }[];
  rows: { name: string; won: boolean; cells: { n: number; scores: boolean }[]; points: number }[];
}

/** Like pieces before a seat; the marked ones would be taken, or score. */
export interface BagHeaps {
  zone: string;
  label: string;
  heaps: { card: string; n: number; marked: boolean; wild: boolean }[];
}

/** What lies before a seat at a table with a bag (`Seat.more`, `Scene.mine`). */
export interface BagSeat {
  front: BagHeaps;
  plate: BagHeaps;
  points: number;
  words: Record<string, string>;
  /** Of my own plate: each kind, beside the strongest of the others. */
  columns: {
    cards: string[];
    ghost: string;
    name: string;
    n: number;
    leads: boolean;
    other: string;
  }[];
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
  /** What I could say of a card; what does not fit is a mistake, which a house rule allows. */
  says: { card: string; number: string; suit: string; fits: boolean; label: Rich }[];
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
  /** Who did it; null where nobody did. */
  by: number | null;
}

export interface Outcome {
  title: Rich;
  text: Rich;
  clause: string;
  lines: { name: string; points: number; won: boolean }[];
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
  /** The number of the turn. */
  turn: number;
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
  /** Only among people: the seq of my last press that was taken. */
  pressed?: number;
  /** How many ms this scene is shown before the next. */
  pace: number;
  coach: Level;
  /** How much the table tells of what can be counted: all, no counts, or nothing. */
  aids: "all" | "signs" | "none";
  review: Reviewed[] | null;
  counted: Rich | null;
  /** Only in a lesson. */
  step?: LessonStep;
}

export interface Verdict {
  state: "right" | "wrong" | "refused" | "guessed" | "unwritten" | "told";
  text: Rich;
  clause: string;
  /** The call of a function that failed, as Python writes it. */
  call: string;
}

type LessonKind =
  | ("moves" | "press" | "order" | "number" | "choose" | "game" | "code" | "look")
  | ("between" | "end");

/** A step of a lesson; or the page "between" two sittings or at the "end", with the parts from
 * `can` on. */
export interface LessonStep {
  kind: LessonKind;
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
  /** A function that is right, once it was asked for. */
  code: string;
  /** The task. */
  wants: Rich;
  /** What the step is about, by its zone or its key among the seats, and that in words. */
  spots: { zone?: string; seat?: string; name: string }[];
  about: string;
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
  /** Whether the guess has come true; null before the end of the step. */
  guess_right: boolean | null;
  hints: Rich[];
  /** How many hints are left. */
  left: number;
  frozen: boolean;
  /** Whether it shows what has come of a part, or a rule that has just been used in a game, until
   * the learner goes on. */
  waits: boolean;
  done: boolean;
  mark: string;
  last: boolean;
  can: string[];
  /** Between two sittings: what is still to come, and how many minutes it takes. */
  ahead: string[];
  minutes: number;
  card: string[];
  stars: number;
  /** How many questions of the quiz were right at the first try, and how many were answered. */
  quiz: [number, number];
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
  /** How many minutes the sitting takes that comes next; 0 if nobody has said it. */
  minutes: number;
  rules: { id: string; title: string; known: boolean }[];
  /** The progress as text, and the key under which a browser keeps it. */
  kept: string;
  key: string;
}

export type LessonWords = Record<
  | (
      | "right"
      | "told"
      | "go_on"
      | "wrong"
      | "refused"
      | "guessed"
      | "guess_right"
      | "guess_wrong"
      | "did_it"
      | "unwritten"
      | "hint"
      | "solve"
      | "again"
    )
  | ("next" | "finish")
  | (
      | "all"
      | "number"
      | "check"
      | "of"
      | "step"
      | "star"
      | "tick"
      | "shown"
      | "open"
      | "ahead"
      | "go_on_now"
      | "later"
      | "is_kept"
      | "stars"
      | "quizzed"
    )
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
  /** Whether the chances are exact: all worlds were played. */
  exact: boolean;
}

export interface State {
  scene: Scene;
  art: Drawings;
  words: Labels;
  theme: "auto" | "light" | "dark";
  ticket: string;
  /** What is said while the game can't be kept; "" while it can. */
  unkept: string;
  advice: Advice | Record<string, never>;
  /** Only among people: who is here, by seat. */
  presence?: Record<number, Presence>;
  /** Only in a lesson. */
  path?: LessonPath;
  /** The style sheet; "" where another table of the lesson brings it. */
  _css?: string;
  /** The id of the style sheet in the page, by which tables of one kind share it. */
  _anywidget_id?: string;
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

/** What finds out for the tables of a page whether their program is there, and tells them. */
export interface Asks {
  watches: Set<{ readonly host: Watched; take(found: Whereabouts): void }>;
  turn(): void;
  ask(): Promise<Whereabouts>;
}

/** Who is at a chair: a bot, its pupil, a pupil who is waited for, or a bot for one who is away. */
export type Presence = "bot" | "here" | "lost" | "away";

/** Who is at a table of people. */
export interface PresenceNews {
  table: number;
  state: "open" | "playing" | "paused" | "over" | "closed";
  watching: number;
  /** How many want another game; null where there is none. */
  again: number | null;
  me: number | null;
  chairs: { name: string; is: Presence }[];
}

/** What a server of tables sends to a pupil's page. */
export type TogetherNews =
  | { kind: "table"; state: State; presence: PresenceNews }
  | { kind: "state"; what: Partial<State> }
  | { kind: "news"; what: News }
  | { kind: "presence"; what: PresenceNews }
  | { kind: "hall"; name: string; text: string }
  | { kind: "said"; by: number; index: number }
  | { kind: "beat" | "elsewhere" | "gone" };

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

/** A game that the visitor has left, as its table has noted it. */
export interface LeftGame {
  ticket: string;
  game: string;
  turn: number;
  /** Whether the visitor is asked. */
  mine: boolean;
  names: string[];
  at: number;
}

/** How far a visitor is in a lesson; a text of marks for each chapter, "." for what is open. */
export interface Progress {
  done: number;
  all: number;
  next: string;
  lang: string;
  marks: string[];
  /** How many minutes the sitting takes that comes next; missing in what was noted long ago. */
  minutes?: number;
}

/** A house rule in the lobby. */
export interface LobbyRule {
  name: string;
  label: string;
  values: string[];
  /** The number of the value that the rulebook has, and a line that says so. */
  printed: number;
  says: string;
  /** The number of the value that means yes; null where it is no yes or no. */
  on: number | null;
}

/** A game in the lobby. */
export interface LobbyGame {
  name: string;
  title: string;
  line: string;
  topic: string;
  teaches: string;
  picture: string;
  players: number[];
  usual: number;
  many: string;
  minutes: number;
  lasts: string;
  /** Where its lesson is; "" if it has none. */
  learn: string;
  /** How many minutes the first sitting of its lesson takes; 0 if nobody has said it. */
  sitting: number;
  rules: LobbyRule[];
  strengths: string;
}

export type LobbyWords = Record<
  | ("head" | "language" | "games" | "learn" | "play" | "rules" | "learn_game" | "play_game")
  | ("rules_game" | "first" | "of" | "next" | "step" | "steps" | "learnt" | "minutes" | "leave")
  | ("new" | "waits" | "waits_move" | "against" | "go_on" | "forget" | "table")
  | ("change" | "you" | "who" | "players" | "house" | "house_of" | "for_game" | "printed" | "own")
  | ("none" | "seed" | "seed_says" | "seed_new" | "seed_is" | "shared")
  | ("shared_says" | "text" | "open" | "close" | "code" | "code_says"),
  string
>;

/** The `shown` trait of the lobby's form. */
export interface LobbyShown {
  lang: string;
  languages: Record<string, string>;
  only: boolean;
  sprite: string;
  games: LobbyGame[];
  names: string[];
  levels: Record<string, string>;
  links: { name: string; href: string }[];
  not_fair: string;
  words: LobbyWords;
}

/** What the lobby's page sends. */
export type LobbyMessage =
  | {
      kind: "play";
      game: string;
      players: number;
      seats: string[];
      rules: Record<string, number>;
      seed: string;
    }
  | { kind: "language"; language: string }
  | { kind: "go on"; ticket: string }
  | { kind: "code"; code: string }
  | { kind: "open"; text: string }
  | { kind: "rules"; game: string }
  | { kind: "leave" };

export interface Clause {
  id: string;
  title: string;
  text: string;
}

/** What Python sends to the lobby beside its state. */
export type LobbyNews =
  { kind: "refused"; text: string } | { kind: "rules"; title: string; clauses: Clause[] };

/** The model of the lobby's form, or of a page that only tells its address. */
export interface AddressModel {
  get(name: "search"): string | null;
  get(name: "words"): WatchWords;
  get(name: "shown"): LobbyShown | undefined;
  set(name: "search", value: string): void;
  save_changes(): void;
  widget_manager?: { kernel?: Kernel };
}

export interface LobbyModel extends AddressModel {
  get(name: "search"): string | null;
  get(name: "words"): WatchWords;
  get(name: "shown"): LobbyShown;
  get(name: "said"): string;
  get(name: "playing"): boolean;
  get(name: "wants_code"): boolean;
  on(what: string, listener: Listener): void;
  off(what: string, listener: Listener): void;
  send(message: LobbyMessage): void;
}

/** The state of a lobby's form in a page, with its style sheet, before the widget comes. */
export interface EarlyLobby {
  shown: LobbyShown;
  style: string;
}
