/** The guide at one table, remembered on this device. */
import { advance, currentOf, NOTHING_YET, read, type Progress, type Scene, type Step } from "./guide";

interface Remembered extends Progress {
  isHidden: boolean;
}

function keyOf(table: string): string {
  return `guide-${table}`;
}

export class Guide {
  isOn = $state(false);
  isHidden = $state(false);
  progress = $state.raw<Progress>(NOTHING_YET);
  /** How many steps back somebody looks again. */
  back = $state(0);

  constructor(readonly table: string) {
    try {
      const kept = JSON.parse(localStorage.getItem(keyOf(table)) ?? "null") as Remembered | null;
      if (!kept) return;
      this.isOn = true;
      this.isHidden = kept.isHidden;
      this.progress = { trail: kept.trail, done: kept.done };
    } catch {
      localStorage.removeItem(keyOf(table));
    }
  }

  /** The step on the card: the current one, or an earlier one that is looked at again. */
  get shown(): string | null {
    return this.back ? (this.progress.trail.at(-1 - this.back) ?? null) : currentOf(this.progress);
  }

  /** How many steps have been reached, the current one among them. */
  get reached(): number {
    const isReading = currentOf(this.progress) !== null;
    return Math.max(1, this.progress.done.length + (isReading ? 1 : 0) - this.back);
  }

  get mayGoBack(): boolean {
    return this.back + 1 < this.progress.trail.length;
  }

  begin(): void {
    this.isOn = true;
    this.isHidden = false;
    this.back = 0;
    this.progress = NOTHING_YET;
    this.remember();
  }

  leave(): void {
    this.isOn = false;
    localStorage.removeItem(keyOf(this.table));
  }

  follow<View>(steps: Step<View>[], scene: Scene<View>): void {
    const before = this.progress;
    this.progress = advance(before, steps, scene);
    if (this.progress === before) return;
    // A new step is shown at once; who looks back is not torn away by one that is left behind.
    if (this.progress.trail.length !== before.trail.length) this.back = 0;
    this.remember();
  }

  next(): void {
    if (this.back) {
      this.back -= 1;
      if (this.back || currentOf(this.progress) !== null) return;
    }
    this.progress = read(this.progress);
    this.remember();
  }

  previous(): void {
    if (this.mayGoBack) this.back += 1;
  }

  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    this.remember();
  }

  private remember(): void {
    localStorage.setItem(keyOf(this.table), JSON.stringify({ ...this.progress, isHidden: this.isHidden }));
  }
}
