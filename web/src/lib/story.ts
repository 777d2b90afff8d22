/**
 * Tells what happens at a table in the order in which it happened. What is drawn is always how things stand after the
 * scene that has just been shown, never ahead of the story and never behind it, and a question opens when all scenes
 * before it have been seen.
 */
import type { EventFacts, Told, Update, ViewChanges } from "../generated/wire";
import { sceneOf, type Scene, type SceneTable } from "./scenes";

/** By how much scenes take longer at each pace; at once, none is played. */
export const PACES = { calm: 1.6, usual: 1, quick: 0.5, instant: 0 } as const;
export type Pace = keyof typeof PACES;

/** How long the act of another seat takes at least, in milliseconds, so that it can be followed. */
export const SHORTEST_ACT = 1200;
/** When so many milliseconds of story wait, it is told at double speed until only `CAUGHT_UP` wait. */
export const TOO_LATE = 10_000;
export const CAUGHT_UP = 5_000;

/** Events that are shown as one scene, with what they changed. */
export interface Beat {
  line: Told;
  events: EventFacts[];
  scene: Scene | null;
  /** How long it is left standing after its scene. */
  hold: number;
}

/** Whoever draws scenes. */
export interface Player {
  /** Plays a scene; `land` is called at its turning point, and it ends early if it is cut short. */
  play(scene: Scene, ms: number, land: () => void): Promise<void>;
  /** Cuts short what is playing. */
  cut(): void;
}

/** The table that is drawn. */
export interface Picture {
  /** Closes the question: a story is being told. */
  begin(): void;
  /** Changes fields of the view. */
  change(changes: ViewChanges): void;
  /** Adds events to the log that were just shown; the first ones of a line bring the line along. */
  tell(line: Told, events: EventFacts[]): void;
  /** Takes over how things stand after an update, with its question. */
  settle(update: Update): void;
}

/** Splits a line into what is shown one after the other; events whose scenes join are one beat. */
export function beatsOf(line: Told, table: SceneTable, isOwn: boolean): Beat[] {
  const beats: Beat[] = [];
  for (const event of line.events) {
    const scene = sceneOf(table, event);
    const last = beats.at(-1);
    if (last?.scene && scene && scene.joins !== null && last.scene.joins === scene.joins) {
      last.scene.flights.push(...scene.flights);
      last.scene.stirs.push(...scene.stirs);
      last.events.push(event);
    } else beats.push({ line, events: [event], scene, hold: isOwn ? 0 : (scene?.hold ?? 0) });
  }
  const shown = beats.findLast((beat) => beat.scene);
  if (shown && !isOwn) shown.hold += Math.max(0, SHORTEST_ACT - lengthOf(beats));
  return beats;
}

/** How long beats take at the usual pace. */
export function lengthOf(beats: Beat[]): number {
  return beats.reduce((sum, { scene, hold }) => sum + (scene ? scene.ms + hold : 0), 0);
}

/** Of the changes those that are seen before anything lands: who pays, pays first. */
export function falling(view: object, changes: ViewChanges): ViewChanges {
  const found: Record<string, number[]> = {};
  for (const [field, now] of Object.entries(changes)) {
    const before: unknown = field in view ? Object.entries(view).find(([name]) => name === field)?.[1] : undefined;
    if (isNumbers(now) && isNumbers(before) && now.length === before.length && now.some((each, at) => each < before[at]!))
      found[field] = now.map((each, at) => Math.min(each, before[at]!));
  }
  return found;
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((each) => typeof each === "number");
}

interface Waiting {
  update: Update;
  beats: Beat[];
}

/** The one queue of all that is told at a table. */
export class Story {
  private waiting: Waiting[] = [];
  private isTelling = false;
  private isHurried = false;
  /** Whether everything is told at once up to the next question to the one who looks. */
  private isSkipping = false;
  private wake: () => void = () => {};

  constructor(
    private readonly picture: Picture,
    private readonly player: Player,
    private readonly table: SceneTable,
    private readonly view: () => object,
    private readonly pace: () => Pace,
    private readonly seat: () => number,
    /** Whether nobody sees the page; then nothing is played. */
    private readonly isHidden: () => boolean = () => document.hidden,
  ) {}

  /** How many milliseconds of story wait, at the usual pace. */
  get length(): number {
    return this.waiting.reduce((sum, { beats }) => sum + lengthOf(beats), 0);
  }

  get isRunning(): boolean {
    return this.isTelling;
  }

  push(update: Update): void {
    const own = (line: Told): boolean => line.entry.entry === "chose" && line.entry.seat === this.seat();
    this.waiting.push({ update, beats: update.lines.flatMap((line) => beatsOf(line, this.table, own(line))) });
    if (!this.isTelling) void this.run();
  }

  /** Ends the scene that is playing in its end state. */
  next(): void {
    this.player.cut();
    this.wake();
  }

  /** Tells everything at once up to the next question to the one who looks. */
  skip(): void {
    if (!this.isTelling) return;
    this.isSkipping = true;
    this.next();
  }

  private get factor(): number {
    if (this.isSkipping || this.isHidden()) return 0;
    if (this.length > TOO_LATE) this.isHurried = true;
    else if (this.length < CAUGHT_UP) this.isHurried = false;
    return PACES[this.pace()] * (this.isHurried ? 0.5 : 1);
  }

  private async run(): Promise<void> {
    this.isTelling = true;
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      if (next.update.game) this.picture.begin();
      for (const line of next.update.lines) await this.tell(line, next.beats);
      this.waiting.shift();
      this.picture.settle(next.update);
      if (next.update.game?.decision) this.isSkipping = false;
    }
    this.isTelling = false;
    this.isSkipping = false;
  }

  private async tell(line: Told, beats: Beat[]): Promise<void> {
    this.picture.tell(line, []);
    while (beats[0]?.line === line) {
      await this.show(beats[0]);
      beats.shift();
    }
    if (line.changes) this.picture.change(line.changes);
  }

  private async show({ line, events, scene, hold }: Beat): Promise<void> {
    const changes = Object.assign({}, ...events.map((event) => event.changes ?? {})) as ViewChanges;
    let hasLanded = false;
    const land = (): void => {
      if (hasLanded) return;
      hasLanded = true;
      this.picture.change(changes);
      this.picture.tell(line, events);
    };
    const factor = this.factor;
    if (scene && factor) {
      this.picture.change(falling(this.view(), changes));
      await this.player.play(scene, scene.ms * factor, land);
      land();
      await this.rest(hold * this.factor);
    } else land();
  }

  private rest(ms: number): Promise<void> {
    if (!ms) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
