/** The guide at one table: the bubble that is open, and on this device how far somebody has come. */
import { NOTHING_YET, opened, stepsFor, type GameGuide, type Progress, type Scene, type Step } from "./guide";

/** A bubble, with what it was opened about: while it is open nothing of that changes. */
export interface Bubble {
  step: Step;
  scene: Scene;
  /** How many there were, this one included. */
  number: number;
  /** The option that the Master advises, if it is what the step teaches. */
  advised: number | null;
  /** Whether the table waits until it has been read. */
  isHeld: boolean;
}

function keyOf(table: string): string {
  return `guide-${table}`;
}

export class Guide {
  isOn = $state(false);
  bubble = $state.raw<Bubble | null>(null);
  private progress: Progress = NOTHING_YET;
  /** The same once the open bubble has been read. */
  private afterwards: Progress = NOTHING_YET;
  private goOn: () => void = () => {};
  private reading: Promise<void> | null = null;

  constructor(readonly table: string) {
    try {
      const kept = JSON.parse(localStorage.getItem(keyOf(table)) ?? "null") as Progress | null;
      if (!kept) return;
      this.isOn = true;
      this.progress = { ...NOTHING_YET, ...kept };
    } catch {
      localStorage.removeItem(keyOf(table));
    }
  }

  begin(): void {
    this.drop();
    this.isOn = true;
    this.progress = NOTHING_YET;
    this.remember();
  }

  leave(): void {
    this.isOn = false;
    this.drop();
    localStorage.removeItem(keyOf(this.table));
  }

  /** Resolves when the bubble that the table waits for has been read; null if there is none. */
  get held(): Promise<void> | null {
    return this.reading;
  }

  /** Begins to count bubbles anew. */
  newTurn(): void {
    this.progress = { ...this.progress, inTurn: 0 };
  }

  /** Lists the steps that a bubble may be about now, the most important first. */
  stepsFor(game: GameGuide, scene: Scene): Step[] {
    return this.isOn && !this.bubble ? stepsFor(game, this.progress, scene) : [];
  }

  /** Opens a bubble; unless the own question is open, the table waits until it has been read. */
  open(step: Step, scene: Scene, advised: number | null): void {
    this.afterwards = opened(this.progress, step);
    const isHeld = !scene.decision && !scene.isOver;
    this.bubble = { step, scene, number: this.afterwards.told.length, advised, isHeld };
    if (isHeld) this.reading = new Promise((resolve) => (this.goOn = resolve));
  }

  /** Closes a bubble that was read, or whose try is done. */
  close(): void {
    if (!this.bubble) return;
    this.progress = this.afterwards;
    this.remember();
    this.drop();
  }

  /** Takes a bubble away whose fact is over before it was read: it may come with another such fact. */
  drop(): void {
    this.bubble = null;
    this.reading = null;
    this.goOn();
    this.goOn = () => {};
  }

  private remember(): void {
    localStorage.setItem(keyOf(this.table), JSON.stringify(this.progress));
  }
}
