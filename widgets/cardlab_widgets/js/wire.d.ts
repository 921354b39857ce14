// Written by `make bundle` from cardlab_widgets/wire.py, which says what each part means.
// Do not edit it here.
import type { Labels, LessonPath, LessonStep, Presence, PupilData, Rich } from "./types.js";

export type Level = "none" | "off" | "hints" | "full";

export type Counts = "all" | "signs" | "none";

export type Mode = "play" | "covered" | "replay" | "over" | "whatif";

export interface PieceName {
  name: string;
  suit: string;
  css: string;
}

export interface SuitName {
  name: string;
  css: string;
}

/** The `art` trait: the drawings of a game and the names of its pieces. */
export interface Drawings {
  sprite: string;
  form: string;
  form_module: string;
  emblem: string;
  faces: Record<string, string>;
  small: Record<string, string>;
  pieces: Record<string, PieceName>;
  suits: Record<string, SuitName>;
}

/** Something to press for a move: a card in a zone, a zone, a seat, a suit, or a button. */
export interface Press {
  card?: string | null;
  zone?: string;
  seat?: number;
  suit?: string;
  choice?: string;
}

/** A move that is offered. */
export interface MoveData {
  index: number;
  verb: string;
  label: Rich;
  say: string;
  short: Rich;
  key: string;
  then: string[] | null;
  steps: Press[];
  any: number;
  face?: string;
  marked?: boolean;
}

/** Why a card can't be played. */
export interface RefusalData {
  clause: string;
  text: Rich;
  tried?: number;
}

/** A card of my hand. */
export interface Held {
  card: string;
  no: RefusalData | null;
}

/** What lies before a seat beside its hand; None is a card that I do not know. */
export interface PlaceData {
  zone: string;
  label: string;
  count: number;
  cards: (string | null)[];
  no?: Record<string, RefusalData>;
}

export interface SeatData {
  seat: number;
  name: string;
  initial: string;
  zone: string;
  count: number | null;
  cards: (string | null)[];
  places: PlaceData[];
  more: Record<string, any> | null;
  status: string;
  turn: boolean;
  next: boolean;
  chosen: boolean;
  points: number | null;
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

/** A line of the story. */
export interface Line {
  n: number;
  icon: string;
  text: Rich;
  clause: string;
  decision: number | null;
  by: number | null;
  moved: boolean;
}

export interface NewLines {
  from: number;
  lines: Line[];
}

export type Told = Line[] | NewLines;

export interface Score {
  name: string;
  points: number;
  how: string;
  won: boolean;
}

export interface OutcomeData {
  title: Rich;
  text: Rich;
  clause: string;
  lines: Score[];
}

/** The points of each seat, game by game. */
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

export interface Replayed {
  at: number;
  last: number;
}

/** What one seat sees of a match. */
export interface SeatScene {
  game: string;
  title: string;
  meta: string[];
  turn: number;
  lang: string;
  me: number | null;
  seats: SeatData[];
  rows: Pile[][];
  hand_zone: string | null;
  places: PlaceData[];
  more: Record<string, any> | null;
  mine: Record<string, any> | null;
  direction: number;
  prompt: Rich;
  hand: Held[];
  moves: MoveData[];
  story: Line[];
  outcome: OutcomeData | null;
  sheet: Sheet | null;
}

/** What may be done beside moving. */
export interface Tools {
  undo: boolean;
  rest: boolean;
  whatif: boolean;
  save: boolean;
  share: boolean;
  load: boolean;
}

/** What one seat sees of a match, and what a person can do at this table. */
export interface SessionScene {
  game: string;
  title: string;
  meta: string[];
  turn: number;
  lang: string;
  me: number | null;
  seats: SeatData[];
  rows: Pile[][];
  hand_zone: string | null;
  places: PlaceData[];
  more: Record<string, any> | null;
  mine: Record<string, any> | null;
  direction: number;
  prompt: Rich;
  hand: Held[];
  moves: MoveData[];
  story: Line[];
  outcome: OutcomeData | null;
  sheet: Sheet | null;
  mode: Mode;
  banner: Rich | null;
  replay: Replayed | null;
  race: number | null;
  can: Tools;
}

/** The scene of a session, and how the page shows it. */
export interface TableScene {
  game: string;
  title: string;
  meta: string[];
  turn: number;
  lang: string;
  me: number | null;
  seats: SeatData[];
  rows: Pile[][];
  hand_zone: string | null;
  places: PlaceData[];
  more: Record<string, any> | null;
  mine: Record<string, any> | null;
  direction: number;
  prompt: Rich;
  hand: Held[];
  moves: MoveData[];
  story: Line[];
  outcome: OutcomeData | null;
  sheet: Sheet | null;
  mode: Mode;
  banner: Rich | null;
  replay: Replayed | null;
  race: number | null;
  can: Tools;
  seq: number;
  pace: number;
  coach: Level;
  show_counts: Counts;
  review: Reviewed[] | null;
  counted: Rich | null;
}

/** The `scene` trait: what the page of one seat paints. */
export interface Scene {
  game: string;
  title: string;
  meta: string[];
  turn: number;
  lang: string;
  me: number | null;
  seats: SeatData[];
  rows: Pile[][];
  hand_zone: string | null;
  places: PlaceData[];
  more: Record<string, any> | null;
  mine: Record<string, any> | null;
  direction: number;
  prompt: Rich;
  hand: Held[];
  moves: MoveData[];
  story: Line[];
  outcome: OutcomeData | null;
  sheet: Sheet | null;
  mode: Mode;
  banner: Rich | null;
  replay: Replayed | null;
  race: number | null;
  can: Tools;
  seq: number;
  pace: number;
  coach: Level;
  show_counts: Counts;
  review: Reviewed[] | null;
  counted: Rich | null;
  pressed?: number;
  step?: LessonStep;
}

/** What the coach knows of a decision before it thinks; `seq` is that of the scene. */
export interface FirstAdvice {
  seq: number;
  thumb: number;
  why: string;
}

/** What the coach has found out so far. */
export interface Thought {
  worlds: number;
  moves: [number, number, number, number][];
  close: number[];
  exact: boolean;
}

/** The `advice` trait. */
export interface Advice {
  seq: number;
  thumb: number;
  why: string;
  worlds: number;
  moves: [number, number, number, number][];
  close: number[];
  exact: boolean;
}

/** The traits of a table. */
export interface State {
  scene: Scene;
  art: Drawings;
  words: Labels;
  theme: "auto" | "light" | "dark";
  ticket: string;
  unkept: string;
  advice: Advice | Record<string, never>;
  way_back?: string;
  presence?: Record<number, Presence>;
  room?: PupilData;
  path?: LessonPath;
  _css?: string;
  _anywidget_id?: string;
}

/** What the page of a table sends. */
export interface Message {
  kind: string;
  index: number;
  seq: number;
  text?: string;
}

export interface Heard {
  kind: "ack";
  seq: number;
}

export interface Notice {
  kind: "refused" | "error";
  text: string;
}

export interface CopyText {
  kind: "copy";
  text: string;
  sealed: boolean;
}

export interface SavedFile {
  kind: "file";
  name: string;
  text: string;
  sealed: boolean;
}

export type News = Heard | Notice | CopyText | SavedFile;

/** A pile beside the lanes, with a long and a short text. */
export interface Side {
  zone: string;
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
  must: boolean;
}

/** `more` of a seat at a table with lanes: its own pile, and how many cards it has to lay. */
export interface LanesSeat {
  zone: string;
  stock?: string;
  label: Rich;
  note: Rich;
  short: string;
  short_note: string;
  left: number;
  part: number;
  to_go: string;
  gets: string;
}

/** A button of the form "heat": as which card something is played, and to which side. */
export interface ChoiceData {
  face: string | null;
  side: number;
  to: string;
}

export interface HeatCell {
  label: string;
  colour: string;
  on: boolean;
}

export interface HeatSpecial {
  label: string;
  on: boolean;
}

/** How many alike lie on top, of how many that burn the pile. */
export interface Alike {
  n: number;
  of: number;
  name: string;
  say: string;
}

/** What the form "heat" shows of a table: a pile that rises until somebody burns it. */
export interface HeatMore {
  pile: string;
  turned: string;
  cells: HeatCell[];
  special: HeatSpecial;
  goes: Rich;
  taken: string;
  alike: Alike | null;
  ways: Record<"1" | "-1", string>;
  gone: Record<string, string>;
  race: string | null;
  choices: Record<string, ChoiceData>;
}

export interface LayerCount {
  label: string;
  n: number;
}

/** Cards before a seat that are played after the hand: some face up, on others face down. */
export interface LayersMore {
  upper: string;
  lower: string;
  spots: number;
  layer: "hand" | "upper" | "lower";
  opens: string;
  locked: boolean;
  steps: LayerCount[];
}

/** A kind of piece in the bag: a number, or a symbol. */
export interface RingPart {
  sign: string;
  symbol: string;
  n: number;
  busts: boolean;
}

export interface DrawnPiece {
  card: string;
  name: string;
  n: string;
  from: string;
}

export interface BagAct {
  verb: string;
  note: string;
}

/** The moves that choose a value: the face of each, and what is said below it. */
export interface BagChoices {
  verbs: string[];
  faces: Record<string, string>;
  notes: Record<string, string>;
}

/** The verbs of the story that the form shows as they happen. */
export interface BagVerbs {
  draws: string;
  values: string;
  moves: string;
  lost: string;
  ends: string[];
}

export interface BagHead {
  card: string;
  name: string;
  doubled: boolean;
}

export interface BagCell {
  n: number;
  scores: boolean;
}

export interface BagRow {
  name: string;
  won: boolean;
  cells: BagCell[];
  points: number;
}

/** What each plate scores at the end, kind by kind. */
export interface BagCount {
  heads: BagHead[];
  rows: BagRow[];
}

/** `more` of a table with a bag: what is left in it, and what is at risk. */
export interface BagTable {
  bag: string;
  tray: string;
  ring: RingPart[];
  risk: string[];
  says: string;
  heading: string;
  drawn: DrawnPiece[];
  acts: BagAct[];
  choices: BagChoices;
  told: BagVerbs;
  kinds: Record<string, number>;
  count: BagCount | null;
  words: Record<string, string>;
}

export interface Heap {
  card: string;
  n: number;
  marked: boolean;
  wild: boolean;
}

/** Like pieces before a seat. */
export interface BagHeaps {
  zone: string;
  label: string;
  heaps: Heap[];
}

/** One kind of piece on my plate, beside the strongest of the others. */
export interface BagColumn {
  cards: Record<string, number>;
  ghost: string;
  name: string;
  n: number;
  leads: boolean;
  other: string;
}

/** What lies before a seat at a table with a bag. */
export interface BagSeat {
  front: BagHeaps;
  plate: BagHeaps;
  points: number;
  words: Record<string, string>;
  columns: BagColumn[];
}

/** What may be won, in the middle. */
export interface Prize {
  zone: string;
  symbol: string;
  left: number;
  all: number;
  text: string[];
  label: string;
}

export interface Claim {
  seat: number;
  card: string;
  text: Rich;
  sure: boolean;
}

export interface Talk {
  seat: number;
  text: string;
}

export type Trait = "number" | "suit" | "";

/** A move that doubts a trait of the claim. */
export interface Doubt {
  index: number;
  trait: Trait;
  why: string;
}

export interface Named {
  seat: number;
  name: string;
}

export interface Claimed {
  seat: number;
  name: string;
  card: string;
}

/** What I could say of a card; what does not fit is a mistake, which a house rule allows. */
export interface Saying {
  card: string;
  fits: boolean;
}

/** A challenge, and the card that was turned up. */
export interface RevealData {
  card: string;
  declared: string;
  trait: Trait;
  right: boolean;
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

/** `more` of a table of claims. */
export interface ClaimTable {
  stack: string;
  backs: string[];
  shelf: string[];
  near: boolean;
  prize: Prize;
  claim: Claim | null;
  talk: Talk | null;
  doubts: Doubt[];
  again: string;
  quiet: number[];
  stake: Rich[];
  trail: Claimed[];
  trail_label: string;
  says: Saying[];
  say: string;
  truths: Record<string, string>;
  reveal: RevealData | null;
}

export interface WonCards {
  zone: string;
  n: number;
  text: string;
}

export interface Cups {
  zone: string;
  symbol: string;
  n: number;
  all: number;
  label: string;
}

/** `more` of a seat at such a table. */
export interface ClaimSeat {
  won: WonCards;
  cups: Cups;
  wild: string;
  wild_card: string;
  truth?: Record<string, string>;
}

/** A house rule in the lobby. */
export interface LobbyRule {
  name: string;
  label: string;
  values: string[];
  printed: number;
  says: string;
  on: number | null;
}

/** How a game shows on its tile. */
export interface Tile {
  line: string;
  topic: string;
  teaches: string;
  picture: string;
}

/** A game in the lobby. */
export interface LobbyGame {
  line: string;
  topic: string;
  teaches: string;
  picture: string;
  name: string;
  title: string;
  players: number[];
  usual: number;
  many: string;
  minutes: number;
  lasts: string;
  learn: string;
  sitting: number;
  rules: LobbyRule[];
  strengths: string;
}

export interface Link {
  name: string;
  href: string;
}

/** The `shown` trait of the lobby's form. */
export interface LobbyShown {
  lang: string;
  languages: Record<string, string>;
  only: boolean;
  sprite: string;
  games: LobbyGame[];
  names: string[];
  levels: Record<string, string>;
  links: Link[];
  not_fair: string;
  words: LobbyWords;
}

export interface PlayGame {
  kind: "play";
  game: string;
  players: number;
  seats: string[];
  rules: Record<string, number>;
  seed: string;
}

export interface SpeakLanguage {
  kind: "language";
  language: string;
}

export interface GoOn {
  kind: "go on";
  ticket: string;
}

export interface TypedCode {
  kind: "code";
  code: string;
}

export interface OpenShared {
  kind: "open";
  text: string;
}

export interface ShowRules {
  kind: "rules";
  game: string;
}

export type LobbyMessage = PlayGame | SpeakLanguage | GoOn | TypedCode | OpenShared | ShowRules;

export interface ClauseData {
  id: string;
  title: string;
  text: string;
}

export interface RulesOfGame {
  kind: "rules";
  title: string;
  clauses: ClauseData[];
}

export interface LobbyNotice {
  kind: "refused";
  text: string;
}

export type LobbyNews = LobbyNotice | RulesOfGame;

export type TableWords = Record<
  | "undo"
  | "taken_back"
  | "save"
  | "load"
  | "share"
  | "tools"
  | "more"
  | "what_if"
  | "story"
  | "rules_tab"
  | "rule"
  | "search"
  | "nothing_found"
  | "unfold"
  | "earlier"
  | "you"
  | "round"
  | "since"
  | "beginning"
  | "the_end"
  | "see_again"
  | "step_of"
  | "step_back"
  | "step_on"
  | "step_end"
  | "whatif"
  | "back"
  | "again"
  | "look_back"
  | "replay"
  | "rest"
  | "total"
  | "then"
  | "then_none"
  | "pace"
  | "players"
  | "moves"
  | "hand"
  | "on_top"
  | "you_know"
  | "playable"
  | "not_playable"
  | "uncover"
  | "sort"
  | "next"
  | "to_left"
  | "to_right"
  | "times"
  | "first"
  | "close"
  | "copy"
  | "share_hint"
  | "load_hint"
  | "paste"
  | "choose_file"
  | "save_plain"
  | "save_sealed"
  | "coach"
  | "coach_off"
  | "coach_hints"
  | "coach_close"
  | "coach_full"
  | "coach_exact"
  | "coach_thinks"
  | "coach_thumb"
  | "coach_beyond"
  | "coach_review"
  | "coach_back"
  | "coach_move"
  | "coach_lost"
  | "coach_fine"
  | "card"
  | "cards"
  | "choice"
  | "choices"
  | "sheet",
  string
>;

export type WatchWords = Record<
  "cut" | "gone" | "went_on" | "restarted" | "dead" | "slow" | "unheard" | "go_on",
  string
>;

export type LobbyWords = Record<
  | "head"
  | "language"
  | "games"
  | "learn"
  | "play"
  | "rules"
  | "learn_game"
  | "play_game"
  | "rules_game"
  | "first"
  | "of"
  | "next"
  | "learnt"
  | "minutes"
  | "leave"
  | "new"
  | "waits"
  | "waits_move"
  | "against"
  | "go_on"
  | "forget"
  | "table"
  | "change"
  | "you"
  | "who"
  | "players"
  | "house"
  | "house_of"
  | "for_game"
  | "printed"
  | "own"
  | "none"
  | "seed"
  | "seed_says"
  | "seed_new"
  | "seed_is"
  | "shared"
  | "shared_says"
  | "text"
  | "open"
  | "close"
  | "code"
  | "code_says"
  | "step"
  | "steps",
  string
>;
