// What the page calls its data: the types of what crosses the wire (wire.d.ts), and its own.
import type {
  ClauseData,
  LobbyMessage,
  LobbyShown,
  Message,
  News,
  Press,
  State,
  TableWords,
  WatchWords,
} from "./wire.js";
export type * from "./wire.js";

// What the parts of the page hand each other.
export type { Marks } from "./lesson/marks.js";
export type { TableChoice } from "./lobby/table_choice.js";
export type { Art } from "./shell/art.js";
export type { Shown } from "./shell/view.js";
export type { Dress } from "./table/buttons.js";
export type { Fit } from "./table/fit.js";
export type { Form } from "./table/form.js";
export type { Page, Play } from "./table/page.js";
export type { Replay } from "./table/replay.js";
export type { Connect } from "./together/room.js";

/** A sentence is a list of parts: text, or a piece, a suit or a name that is drawn. */
export type Part =
  string | { card?: string; suit?: string; seat?: number; name?: string; b?: string };
export type Rich = Part[];

/** The `words` trait: what the page itself says, and the rulebook it opens. */
export type Labels = TableWords & {
  watch: WatchWords;
  paces: Record<string, string>;
  orders: Record<"dealt" | "suit" | "number", string>;
  /** Only among people: what is told of who is not here. */
  presence?: Record<string, string>;
  /** What is asked once a card is picked, by what has to be picked next. */
  and_then: Record<"zone" | "seat" | "suit" | "choice", string>;
  coach_levels: Record<"off" | "hints" | "full", string>;
  rules: ClauseData[];
  /** Only in a lesson. */
  lesson?: LessonWords;
};

export interface Verdict {
  state: "right" | "wrong" | "refused" | "attempted" | "guessed" | "unwritten" | "told";
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
  /** The number of its part, from 0, and of the part that has set the table. */
  part: number;
  dealt: number;
  /** How many steps this page has; on the last page how many the lesson has. */
  all: number;
  /** Whether it is shown by itself, without the lesson. */
  alone: boolean;
  /** Whether the learner has done it before. */
  known: boolean;
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
  targets: Press[];
  labels: Rich[];
  /** The numbers of the targets that are marked already. */
  marked: number[];
  /** The numbers of those that were marked wrongly. */
  crossed: number[];
  /** The number of the step before it in the lesson; -1 where there is none. */
  before: number;
  /** The longest texts that may come: a verdict on an open part, the last one, what is told later;
   * "" where none can. */
  longest: [string, string, string];
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
  /** Whether "Yes." may stand over what is right: not over a wrong guess, "Show me", a game. */
  earned: boolean;
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
  /** Between two sittings: who keeps how far one is, in words. */
  kept: string;
  card: string[];
  stars: number;
  /** How many questions of the quiz were right at the first try, and how many were answered. */
  quiz: [number, number];
  /** What stands on the button for the steps that were shown or are open; "" without any. */
  over: string;
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

/** The words of a lesson's page, which `cardlab_tutorials` has. */
export type LessonWords = Record<
  | "right"
  | "told"
  | "go_on"
  | "wrong"
  | "refused"
  | "attempted"
  | "guessed"
  | "guess_right"
  | "guess_wrong"
  | "did_it"
  | "skipped"
  | "unwritten"
  | "hint"
  | "solve"
  | "skip"
  | "again"
  | "next"
  | "finish"
  | "all"
  | "no_number"
  | "none_marked"
  | "no_target"
  | "nth"
  | "previous"
  | "number"
  | "check"
  | "of"
  | "step"
  | "star"
  | "tick"
  | "shown"
  | "open"
  | "path"
  | "rules"
  | "rule"
  | "yours"
  | "can"
  | "learning"
  | "to_come"
  | "quiz"
  | "card"
  | "print"
  | "copy"
  | "export"
  | "export_how"
  | "you_can"
  | "ahead"
  | "go_on_now"
  | "later"
  | "play"
  | "next_lesson"
  | "stars"
  | "quizzed",
  string
>;

/** A table's state in a page, with its style sheet, before the widget comes. */
export interface EarlyState extends State {
  style: string;
}

/** Something happens to a field: what is typed there, or chosen. */
export interface FieldEvent {
  currentTarget: HTMLInputElement & HTMLSelectElement;
}

/** Sends to Python what somebody does, with the number of what is meant. */
export type Send = (kind: string, index?: number, more?: { text?: string }) => void;

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

/** How long a table waits for me, in seconds: what is left, and the last part, in which I am warned. */
export interface TurnClock {
  left: number;
  warn: number;
}

/** What the page of a pupil is handed. */
export interface PupilData {
  code: string;
  path: string;
  lang: string;
  /** Whether one person plays there with bots. */
  alone: boolean;
  words: Record<string, string>;
  presence: Record<Presence, string>;
  phrases: string[];
}

/** What brings a pupil's page and its server together: a websocket, or a kernel. */
export interface RoomLine {
  send(message: object): void;
  end(): void;
  watches?: Asks["watches"];
}

/** What a server of tables sends to a pupil's page. */
export type TogetherNews =
  | { kind: "table"; state: State; presence: PresenceNews; clock: TurnClock | null }
  | { kind: "state"; what: Partial<State>; clock: TurnClock | null }
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
