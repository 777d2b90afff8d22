/** A table that is being set up: seats, bots and pace. What else a game lets choose, its own plan adds. */
import type { NewTable, Pace } from "../generated/wire";
import { factsOf, isGame, type Game } from "./catalog";

export type PaceName = "untimed" | "live" | "days";

/** Everything about a plan that is saved; each game adds its own. */
export interface Saved {
  name: string;
  game: Game;
  seats: number;
  [field: string]: unknown;
}

/** What every plan saves. */
const SAVED = [
  "game",
  "seats",
  "preset",
  "variants",
  "bots",
  "isPublic",
  "autoStart",
  "pace",
  "bank",
  "increment",
  "days",
];

export class Plan {
  seats = $state(4);
  /** The set that is chosen by name, if the game has any. */
  preset = $state("");
  variants = $state<string[]>([]);
  /** Who sits where after the host: the level of a bot, or nothing for a free seat. */
  bots = $state<string[]>([]);
  isPublic = $state(false);
  autoStart = $state(true);
  pace = $state<PaceName>("untimed");
  bank = $state(15);
  increment = $state(15);
  days = $state(1);

  constructor(readonly game: Game) {
    this.seats = Math.min(this.seats, factsOf(game).most_seats);
  }

  get fewestSeats(): number {
    return factsOf(this.game).fewest_seats;
  }

  get mostSeats(): number {
    return factsOf(this.game).most_seats;
  }

  /** The sets by name. */
  get presets(): string[] {
    return [];
  }

  /** What stands for the whole of it where there are no sets: a name, and the rule that tells about it. */
  get whole(): { name: string; rule: string } | null {
    return null;
  }

  /** Whether the set that is played was picked by name. */
  get isPreset(): boolean {
    return true;
  }

  /** Whether it was put together card by card. */
  get isOwn(): boolean {
    return false;
  }

  /** Whether all is left to chance; null if that cannot be. */
  get isRandom(): boolean | null {
    return null;
  }

  /** The rules that can be added. */
  get extras(): string[] {
    return [];
  }

  /** What is plainly missing, in the person's language; for the rest there are the server's words. */
  get missing(): string {
    return "";
  }

  /** The names that the server is told. */
  get rules(): string[] {
    return [...(this.preset ? [this.preset] : []), ...this.variants];
  }

  choosePreset(name: string): void {
    this.preset = name;
  }

  chooseRandom(): void {}

  chooseSeats(seats: number): void {
    this.seats = seats;
    this.bots = this.bots.slice(0, seats - 1);
  }

  toggleVariant(name: string): void {
    this.variants = this.variants.includes(name)
      ? this.variants.filter((each) => each !== name)
      : [...this.variants, name];
  }

  get freeSeats(): number {
    return this.seats - 1 - this.bots.slice(0, this.seats - 1).filter(Boolean).length;
  }

  seatBot(place: number, level: string): void {
    const bots = Array.from({ length: this.seats - 1 }, (_, index) => this.bots[index] ?? "");
    bots[place] = level;
    this.bots = bots;
  }

  fill(level: string): void {
    this.bots = Array.from({ length: this.seats - 1 }, (_, index) => this.bots[index] || level);
  }

  private get wirePace(): Pace {
    if (this.pace === "live") return { pace: "live", bank: this.bank * 60, increment: this.increment };
    if (this.pace === "days") return { pace: "days", days: this.days };
    return { pace: "untimed" };
  }

  /** Bots that sit right behind the host come with the table; the others are seated afterwards. */
  get seatsInRow(): boolean {
    const levels = this.bots.slice(0, this.seats - 1);
    const first = levels.findIndex((level) => !level);
    return first < 0 || levels.slice(first).every((level) => !level);
  }

  get order(): NewTable {
    return {
      game: this.game,
      seats: this.seats,
      rules: this.rules,
      public: this.isPublic,
      auto_start: this.autoStart,
      pace: this.wirePace,
      bots: this.seatsInRow ? this.bots.slice(0, this.seats - 1).filter(Boolean) : [],
    };
  }

  /** The names of what is saved. */
  protected get kept(): string[] {
    return SAVED;
  }

  save(name: string): string {
    return JSON.stringify({ name, ...Object.fromEntries(this.kept.map((field) => [field, Reflect.get(this, field)])) });
  }

  load(saved: Saved): void {
    Object.assign(
      this,
      Object.fromEntries(
        this.kept.filter((field) => field in saved && field !== "game").map((field) => [field, saved[field]]),
      ),
    );
  }
}

/** Reads a saved set-up; texts of other clients are left alone. */
export function readSaved(text: string): Saved | null {
  try {
    const found = JSON.parse(text) as Partial<Saved>;
    return typeof found.name === "string" &&
      typeof found.game === "string" &&
      isGame(found.game) &&
      typeof found.seats === "number"
      ? (found as Saved)
      : null;
  } catch {
    return null;
  }
}
