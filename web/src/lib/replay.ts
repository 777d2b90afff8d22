/** A finished game as the server tells it again: positions and events, fetched once each. */
import type { EventFacts } from "../generated/wire";
import type { Game } from "./catalog";
import { playOf } from "./game-plays";
import { Grouping } from "./log";
import type { LogLine } from "./table.svelte";

/** Where replays come from. */
export interface ReplaySource<Position> {
  stage(id: string, move: number, viewer: number): Promise<Position>;
  story(id: string, viewer: number): Promise<{ moves: EventFacts[][] }>;
}

export class Replayed<Position> {
  private readonly stages = new Map<string, Position>();
  private readonly stories = new Map<number, Promise<EventFacts[][]>>();

  constructor(
    private readonly id: string,
    private readonly source: ReplaySource<Position>,
  ) {}

  /** The position after a move, as a viewer saw it. */
  async stage(move: number, viewer: number): Promise<Position> {
    const key = `${viewer}:${move}`;
    const found = this.stages.get(key) ?? (await this.source.stage(this.id, move, viewer));
    this.stages.set(key, found);
    return found;
  }

  /** What a viewer was told of every move; asked again if it failed. */
  story(viewer: number): Promise<EventFacts[][]> {
    const found = this.stories.get(viewer) ?? this.source.story(this.id, viewer).then((story) => story.moves);
    this.stories.set(viewer, found);
    found.catch(() => this.stories.delete(viewer));
    return found;
  }
}

/** Makes a log of what was told, move by move. */
export function linesOf(story: EventFacts[][]): LogLine[] {
  return story.map((events, at) => ({
    seq: at + 1,
    at: 0,
    entry: { entry: "chose" as const, seat: -1, action: "", by_bot: false },
    events,
  }));
}

/** Where rounds and turns of a game begin, as numbers of moves. */
export interface ReplayMarks {
  rounds: { move: number; number: number }[];
  turns: number[];
}

/** Finds where rounds and turns begin; where a game has no rounds, one begins whenever it is the first seat's turn again. */
export function marksOf(game: Game, story: EventFacts[][]): ReplayMarks {
  const grouping = new Grouping();
  const marks: ReplayMarks = { rounds: [], turns: [] };
  const begins: { move: number; seat: number }[] = [];
  let [rounds, turn] = [grouping.rounds.length, ""];
  story.forEach((events, move) => {
    events.forEach((event, place) => playOf(game).log.group(grouping, event, `${move}-${place}`));
    const { number } = grouping.rounds.at(-1)!;
    if (grouping.rounds.length > rounds && number !== null) marks.rounds.push({ move, number });
    rounds = grouping.rounds.length;
    const { key, seat } = grouping.turn;
    if (seat === null || key === turn) return;
    turn = key;
    begins.push({ move, seat });
  });
  if (!marks.rounds.length) {
    const again = begins.filter(({ seat }, at) => seat === begins[0]!.seat && seat !== begins[at - 1]?.seat);
    marks.rounds = again.map(({ move }, at) => ({ move, number: at + 1 }));
  }
  marks.turns = [...new Set([...begins, ...marks.rounds].map(({ move }) => move))].sort((one, other) => one - other);
  return marks;
}

/** How far one goes at a time. */
export type Stride = "move" | "turn" | "round";

/** Finds the next place for a stride forward or back; the ends if there is none. */
export function strideTo(marks: ReplayMarks, stride: Stride, isBack: boolean, move: number, moves: number): number {
  if (stride === "move") return Math.min(moves, Math.max(0, move + (isBack ? -1 : 1)));
  const places = stride === "turn" ? marks.turns : marks.rounds.map((round) => round.move);
  const found = isBack ? places.findLast((place) => place < move) : places.find((place) => place > move);
  return found ?? (isBack ? 0 : moves);
}

/** Reads a key: arrows go by moves, with Shift by turns, and Page Up and Page Down by rounds; null for any other. */
export function strideOf({ key, shiftKey }: { key: string; shiftKey: boolean }): [Stride, boolean] | null {
  if (key === "ArrowLeft" || key === "ArrowRight") return [shiftKey ? "turn" : "move", key === "ArrowLeft"];
  if (key === "PageUp" || key === "PageDown") return ["round", key === "PageUp"];
  return null;
}
