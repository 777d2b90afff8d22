/** A finished game as the server tells it again: positions and events, fetched once each. */
import type { EventFacts } from "../generated/wire";
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
