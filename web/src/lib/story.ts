/**
 * Tells what happens at a table in the order in which it happened. What is drawn is always how things stand after the
 * scene that has just been shown, never ahead of the story and never behind it, and a question opens when all scenes
 * before it have been seen.
 */
import type { EventFacts, Preferences, Told, Update, ViewChanges } from "../generated/wire";
import { isDoneTo } from "./log";
import { sceneOf, type Scene, type SceneTable } from "./scenes";
import { trace } from "./trace";

export type Speed = NonNullable<Preferences["speed"]>;
/** By how much scenes take longer at each speed; at once, none is played. */
export const SPEEDS: Record<Speed, number> = { calm: 1.6, usual: 1, quick: 0.5, instant: 0 };

/** How long the act of another seat takes at least, in milliseconds, so that it can be followed. */
export const SHORTEST_ACT = 1200;
/** How much longer something stands that was done to the one who looks. */
export const TO_ME = 600;
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
  /** Whether it is the rest of many, which are told shortly. */
  isRest?: boolean;
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
  /** Says what is being shown, or that nothing is. */
  show(beat: Beat | null): void;
  /** Changes fields of the view. */
  change(changes: ViewChanges): void;
  /** Adds events to the log that were just shown; the first ones of a line bring the line along. */
  tell(line: Told, events: EventFacts[]): void;
  /** Takes over how things stand after an update, with its question. */
  settle(update: Update): void;
}

/** Of more scenes in a row than these that can be told shortly, the last ones are one. */
export const MOST_IN_FULL = 4;

/** Joins what is too much to be told one by one; what is about the one who looks is always told. */
function shortened(beats: Beat[], seat: number): Beat[] {
  const many = beats.filter((beat) => beat.scene?.short);
  if (many.length <= MOST_IN_FULL) return beats;
  const isOwn = ({ events }: Beat) => events.some(({ about }) => about.seat === seat || about.victim === seat);
  const rest = new Set(many.slice(MOST_IN_FULL - 1).filter((beat) => !isOwn(beat)));
  const found: Beat[] = [];
  for (const beat of beats) {
    const last = found.at(-1);
    if (!rest.has(beat)) found.push(beat);
    else if (!last?.isRest) found.push({ ...beat, isRest: true });
    else
      found[found.length - 1] = {
        ...last,
        events: [...last.events, ...beat.events],
        scene: joined(last.scene!, beat.scene!),
      };
  }
  return found;
}

/** Splits a line into what is shown one after the other; events whose scenes join are one beat. */
export function beatsOf(line: Told, table: SceneTable, seat: number): Beat[] {
  const isOwn = line.entry.entry === "chose" && line.entry.seat === seat;
  const each: Beat[] = [];
  for (const event of line.events) {
    const scene = sceneOf(table, event);
    const last = each.at(-1);
    if (last?.scene && scene && scene.joins !== null && last.scene.joins === scene.joins) {
      last.scene = joined(last.scene, scene);
      last.events.push(event);
    } else each.push({ line, events: [event], scene, hold: 0 });
  }
  const beats = shortened(each, seat);
  for (const beat of beats)
    if (beat.scene)
      beat.hold = (isOwn ? 0 : beat.scene.hold) + (beat.events.some((event) => isDoneTo(event, seat)) ? TO_ME : 0);
  const shown = beats.findLast((beat) => beat.scene);
  if (shown && !isOwn && !shown.scene!.isBrief) shown.hold += Math.max(0, SHORTEST_ACT - lengthOf(beats));
  return beats;
}

function joined(one: Scene, other: Scene): Scene {
  return {
    ...other,
    ms: Math.max(one.ms, other.ms),
    hold: Math.max(one.hold, other.hold),
    flights: [...one.flights, ...other.flights],
    stirs: [...one.stirs, ...other.stirs],
  };
}

/** How long beats take at the usual speed. */
export function lengthOf(beats: Beat[]): number {
  return beats.reduce((sum, { scene, hold }) => sum + (scene ? scene.ms + hold : 0), 0);
}

/** Of the changes those that are seen before anything lands: who pays, pays first. */
export function falling(view: object, changes: ViewChanges): ViewChanges {
  const found: Record<string, number[]> = {};
  for (const [field, now] of Object.entries(changes)) {
    const before: unknown = Object.entries(view).find(([name]) => name === field)?.[1];
    if (
      isNumbers(now) &&
      isNumbers(before) &&
      now.length === before.length &&
      now.some((each, at) => each < before[at]!)
    )
      found[field] = now.map((each, at) => Math.min(each, before[at]!));
  }
  return found;
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((each) => typeof each === "number");
}

/** Something to tell: a line of the log begins, a beat of it is shown, or it ends. */
interface Step {
  line: Told;
  beat: Beat | null;
  changes: ViewChanges;
  /** The events that were told with it. */
  seen?: EventFacts[];
}

function stepsOf(update: Update, beats: (line: Told) => Beat[]): Step[] {
  return update.lines.flatMap((line) => [
    { line, beat: null, changes: {} },
    ...beats(line).map((beat) => ({ line, beat, changes: changesOf(beat.events) })),
    ...(line.changes ? [{ line, beat: null, changes: line.changes }] : []),
  ]);
}

function changesOf(events: EventFacts[]): ViewChanges {
  return Object.assign({}, ...events.map((event) => event.changes ?? {})) as ViewChanges;
}

interface Waiting {
  update: Update;
  steps: Step[];
}

/** How often a story that was stopped looks whether it costs time by now, in milliseconds. */
const GLANCE = 250;

/** Once the time of the one who is asked runs, the rest of the story takes no longer than about this. */
export const UNDER_CLOCK = 2_000;

/** The one queue of all that is told at a table. */
export class Story {
  private waiting: Waiting[] = [];
  private player: Player | null = null;
  private table: SceneTable = () => null;
  /** Counts what was begun and broken off, so that an old telling does not go on in a new one. */
  private turn = 0;
  private isTelling = false;
  private isHurried = false;
  /** Whether everything is told at once up to the next question to the one who looks. */
  private isSkipping = false;
  private wake: () => void = () => {};
  /** Hears what has just been shown: the events of a beat, once its scene has ended. */
  landed: (events: EventFacts[]) => void = () => {};
  /** Stops the story wherever it is, until something has been read; null if it may go on. */
  hold: () => Promise<void> | null = () => null;
  /** Hears that all was told at once: what was to be read about it may be over. */
  broken: () => void = () => {};
  /** Whether nothing is told faster because much waits: somebody reads in between. */
  isPatient = false;
  private isHeld = false;
  /** How many menus lie over the table, and what goes on when the last one is closed. */
  private menus = 0;
  private goOn: () => void = () => {};

  constructor(
    private readonly picture: Picture,
    private readonly view: () => object,
    private readonly seat: () => number,
    private readonly speed: () => Speed,
    /** Whether the one who looks loses time while the story is told: it took longer than time waits for it. */
    private readonly losesTime: () => boolean = () => false,
    /** Stops the story before some events until something else has been seen; null if it may go on. */
    public before: (event: EventFacts) => Promise<void> | null = () => null,
    /** Whether nobody sees the page; then nothing is played. */
    private readonly isHidden: () => boolean = () => document.hidden,
  ) {}

  /** Lets scenes be drawn; without anybody who draws them all is told at once. */
  playOn(player: Player, table: SceneTable): () => void {
    [this.player, this.table] = [player, table];
    return () => {
      this.finish();
      this.player = null;
    };
  }

  /** How many milliseconds of story wait, at the usual speed. */
  get length(): number {
    return lengthOf(this.waiting.flatMap(({ steps }) => steps.flatMap(({ beat }) => beat ?? [])));
  }

  get isRunning(): boolean {
    return this.isTelling;
  }

  push(update: Update): void {
    this.waiting.push({ update, steps: stepsOf(update, (line) => beatsOf(line, this.table, this.seat())) });
    if (!this.isTelling) void this.run();
  }

  /** Plays scenes once more that were seen before; nothing changes by them. */
  async again(events: EventFacts[]): Promise<void> {
    for (const event of events) {
      const scene = sceneOf(this.table, event);
      if (scene && !this.isTelling) await this.player?.play(scene, scene.ms, () => {});
    }
  }

  /** Stops the story after the scene that is playing, unless that costs time; returns what lets it go on. */
  pause(): () => void {
    this.menus += 1;
    return () => {
      this.menus -= 1;
      if (!this.menus) this.goOn();
    };
  }

  private get isStopped(): boolean {
    return this.hold() !== null || (this.menus > 0 && !this.losesTime());
  }

  /** Resolves when the last menu is closed, or soon, for time may run by then. */
  private closing(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, GLANCE);
      this.goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Ends the scene that is playing in its end state. */
  next(): void {
    if (this.isHeld) return;
    this.player?.cut();
    this.wake();
  }

  /** Tells everything at once up to the next question to the one who looks. */
  skip(): void {
    if (!this.isTelling || this.isHeld) return;
    this.isSkipping = true;
    this.next();
  }

  /** Tells at once all that waits. */
  finish(): void {
    this.turn += 1;
    this.isHeld = false;
    this.next();
    for (const { update, steps } of this.waiting.splice(0)) {
      for (const step of steps.splice(0)) this.land(step);
      this.picture.settle(update);
    }
    this.rest();
    this.broken();
  }

  private rest(): void {
    this.isTelling = false;
    this.isSkipping = false;
    this.picture.show(null);
  }

  private get factor(): number {
    if (!this.player || this.isSkipping || this.isHidden()) return 0;
    if (this.length > TOO_LATE) this.isHurried = !this.isPatient;
    else if (this.length < CAUGHT_UP) this.isHurried = false;
    const factor = SPEEDS[this.speed()] * (this.isHurried ? 0.5 : 1);
    const isAsked = this.waiting.some(({ update }) => update.game?.decision);
    return isAsked && this.losesTime() ? Math.min(factor, UNDER_CLOCK / this.length) : factor;
  }

  private async run(): Promise<void> {
    const turn = ++this.turn;
    this.isTelling = true;
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      if (next.update.game) this.picture.begin();
      while (next.steps.length) {
        if (this.isStopped) await this.stand(turn);
        if (turn !== this.turn) return;
        const step = next.steps[0]!;
        const stop = step.beat && this.before(step.beat.events[0]!);
        if (stop) await stop;
        if (turn !== this.turn) return;
        if (step.beat?.scene && this.factor) await this.show(step, step.beat, step.beat.scene);
        if (turn !== this.turn) return;
        next.steps.shift();
        this.land(step);
        if (step.seen) this.landed(step.seen);
      }
      if (this.isStopped) await this.stand(turn);
      if (turn !== this.turn) return;
      this.waiting.shift();
      this.picture.show(null);
      this.picture.settle(next.update);
      if (next.update.game?.decision) this.isSkipping = false;
    }
    this.rest();
  }

  /** Waits for as long as something is read, or a menu is open. */
  private async stand(turn: number): Promise<void> {
    while (this.isStopped) {
      this.isHeld = true;
      await (this.hold() ?? this.closing());
      if (turn !== this.turn) return;
      this.isHeld = false;
    }
  }

  /** Lets a step change the table; a second time it changes nothing. */
  private land(step: Step): void {
    const { line, beat, changes } = step;
    step.seen ??= beat?.events;
    this.picture.change(changes);
    this.picture.tell(line, beat?.events ?? []);
    [step.changes, step.beat] = [{}, beat && { ...beat, events: [] }];
  }

  private async show(step: Step, beat: Beat, scene: Scene): Promise<void> {
    this.picture.show(beat);
    this.mark("begin", step.line, beat);
    this.picture.change(falling(this.view(), step.changes));
    await this.player!.play(scene, scene.ms * this.factor, () => this.land(step));
    this.land(step);
    await this.wait(beat.hold * this.factor);
    this.mark("end", step.line, beat);
  }

  /** Marks where a scene begins or ends: over which of the events of a line, and how the table stands then. */
  private mark(name: string, { seq, events }: Told, beat: Beat): void {
    trace(name, () => ({
      seq,
      event: beat.scene?.event,
      first: events.indexOf(beat.events[0]!),
      last: events.indexOf(beat.events.at(-1)!),
      view: this.view(),
    }));
  }

  private wait(ms: number): Promise<void> {
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
