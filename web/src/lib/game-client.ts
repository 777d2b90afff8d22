/**
 * What a game brings to the page. Each folder of games/ has a GameClient in client.ts, what its tables need in play.ts, its
 * set-up in setup.ts, its cards in cards.ts and its guide in guide.ts. Nothing outside of that folder names the game, and
 * a game without a folder is played with the generic parts.
 */
import type { Component, Snippet } from "svelte";
import type { AnyView, DecisionFacts, EventFacts, ScoreFacts } from "../generated/wire";
import type { Chooser } from "./chooser.svelte";
import type { CueTable } from "./cues";
import type { CardSort, Grouping, Turn } from "./log";
import type { Brief, NoticeEnd, Watcher } from "./notices";
import type { Plan } from "./plan.svelte";
import type { SceneTable } from "./scenes";
import type { Building } from "./skyline";
import type { Instrument } from "./sounds";
import type { LogLine, TableState } from "./table.svelte";

export interface GameTableProps<View = AnyView> {
  table: TableState;
  chooser: Chooser;
  view: View;
  players: string[];
  /** The own seat; -1 for a spectator. */
  seat: number;
  isReplay?: boolean;
  side?: Snippet;
  /** What was done to the one who looks, until it is seen. */
  notices?: Snippet;
  /** What else belongs into the line on top. */
  menu?: Snippet;
}

/** What every page knows of a game; loaded with the start page, so it is small. */
export interface GameClient {
  /** Its picture in lists. */
  sign: string;
  /** About how many minutes a game of so many seats against bots takes, as tools/game_length.py measures it. */
  minutes: (seats: number) => number;
  /** The rules of a first game. */
  firstRules: string[];
  /** Whether people at one device must not see each other's table. */
  hasSecrets: boolean;
  /** Whether its table draws the line on top itself. */
  hasOwnHeader: boolean;
  instrument: Instrument;
  /** The picture on the start page; a game without one has no place there. */
  Hero: Component | null;
  /** Its table, loaded when somebody sits down at one. */
  table: () => Promise<{ default: unknown }>;
  /** What a table with these rules is called. */
  title: (rules: string[]) => string;
  /** Names the cards that are listed among the rules of a table. */
  ruleCards: (rules: string[]) => string[];
  /** The steps of how it is played: `howto-<step>`. */
  howTo: string[];
  /** Keys of its own, each with the end of its word's key. */
  keys: [string, string][];
}

/** How the log of a game is told. */
export interface GameLog<View> {
  /** The kinds of cards that a sentence may name. */
  cardSorts: CardSort[];
  isSaid: (event: EventFacts) => boolean;
  /** Whether nobody is harmed by an event that names another seat. */
  isHarmless: (event: EventFacts) => boolean;
  /** The sentence of an event where more is to be said than the event knows; null for its own sentence. */
  toldWith?: (event: EventFacts, view: View) => string | null;
  /** Begins rounds and turns. */
  group: (grouping: Grouping, event: EventFacts, key: string) => void;
  heading: (turn: Turn, player: string, view: View | null) => string;
  /** The class of a card's name in a sentence. */
  cardClass: (sort: CardSort, id: string) => string;
}

export interface ScoreCell {
  points: number;
  why: string;
}

/** How the score sheet of a game is laid out. */
export interface GameScores<View> {
  /** The columns: `web-score-<column>`. */
  columns: (scores: ScoreFacts[]) => string[];
  hasTotal: boolean;
  /** Whether columns behind the first one add to it. */
  isSum: boolean;
  cells: (row: ScoreFacts, columns: string[], view: View) => ScoreCell[];
  columnName: (column: string) => string;
  /** What is said to the one who has won. */
  wonKey: string;
  about: (winner: ScoreFacts | undefined, view: View) => string;
  /** What a seat has built, as a row of buildings. */
  buildings: (view: View, seat: number) => Building[];
  /** What is said of a seat under its name. */
  last: (view: View, seat: number) => string;
  /** What decides between seats with equal points, as the end of `web-tie-<way>`; without it they share a place. */
  tieBreak?: (view: View) => string;
}

/** What is to be told of a log: its last round, or all rounds between two of its lines, to one who looks. */
export interface RecapSpan {
  lines: LogLine[];
  /** The own seat; -1 for a spectator. */
  seat: number;
  players: string[];
  fromSeq?: number;
  toSeq?: number;
}

export interface RecapProps {
  span: RecapSpan;
  table: TableState;
  /** With what the next round begins; null if none does now. */
  next: EventFacts | null;
  isAway: boolean;
  /** Which share of the own time is left; null while it does not run. */
  share: number | null;
  onclose: () => void;
}

/** How a game tells what happened in its rounds. */
export interface GameRecap {
  /** Whether a round is complete there. */
  hasRound: (span: RecapSpan) => boolean;
  /** Between which lines a complete round lies. */
  spanOf: (lines: LogLine[], round: number) => { firstSeq: number; lastSeq: number } | null;
  /** The worst that was done to the one who looks; null if nothing was. */
  brief: (span: RecapSpan) => Brief | null;
  Panel: Component<RecapProps>;
}

export interface PanelProps<View = AnyView> {
  table: TableState;
  view: View;
  players: string[];
  /** Whether the game is only looked at. */
  isReplay: boolean;
  /** The notes about the table. */
  notes?: Snippet;
}

/** What a game works out for the one who looks, as a tab beside log and chat; the notes are its last section. */
export interface GamePanel<View = AnyView> {
  /** The key of its title. */
  title: string;
  /** The letter that opens it. */
  letter: string;
  Panel: Component<PanelProps<View>>;
  /** Whether it opens by itself, for what is asked or done now. */
  isNeeded: (view: View, decision: DecisionFacts | null) => boolean;
}

/** What a table needs of its game, beside the table itself. */
export interface GamePlay<View = AnyView> {
  scenes: SceneTable;
  cues: CueTable;
  watcherFor: (seat: number) => Watcher;
  /** When what a seat was told of does not matter any more. */
  endsNotice: (seat: number) => NoticeEnd;
  log: GameLog<View>;
  scores: GameScores<View>;
  /** Loads what tells of rounds that are over; null if a game has none. */
  recap: (() => Promise<GameRecap>) | null;
  /** Whether a round is over when an event comes. */
  isRoundOver: (event: EventFacts) => boolean;
  /** Draws what is on its way and is no coin. */
  Flyer: Component<{ thing: string; face: string | null; back: string }> | null;
  /** A card that was named in a sentence. */
  CardDetail: Component<{ sort: CardSort; id: string }> | null;
  /** Whether it is the turn of a seat that is asked; others may be asked while somebody's turn goes on. */
  isOwnTurn: (view: View, seat: number) => boolean;
  /** Whether the guide's card must be narrow to find room. */
  hasNarrowGuide: boolean;
  panel: GamePanel<View> | null;
}

/** How a table of a game is set up. */
export interface GameSetup {
  plan: () => Plan;
  /** What is chosen beside the game itself. */
  Head: Component<{ plan: Plan }> | null;
  /** What is played with. */
  Cards: Component<{ plan: Plan }> | null;
}

export interface CardSection {
  key: string;
  sort: CardSort;
  ids: string[];
}

/** The cards of a game on the page of its rules. */
export interface GameCards {
  /** The boxes to choose from; one needs no choice. */
  boxes: () => string[];
  /** In which box a card is, as its place among the boxes; null if it is in each. */
  boxOf: (id: string) => number | null;
  sections: (box: number) => CardSection[];
  /** In which other words a card is found, such as its type. */
  about: (sort: CardSort, id: string) => string;
  face: (sort: CardSort) => Component<{ id: string }>;
}
