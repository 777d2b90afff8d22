/** A table of Citadels that is being set up. What the boxes hold is in the catalog; whether it can be played, the server says. */
import { Plan } from "../../lib/plan.svelte";
import { capital } from "../../lib/tables";
import { words } from "../../lib/words.svelte";
import { unbalance } from "./cast-balance";
import { character, district, EDITIONS, type Edition, type Preset } from "./catalog";
import { editionName } from "./editions";

export const NINTH = 9;
export const UNIQUES_IN_DECK = 14;
/** Casts that are rolled before the one nearest to the middle is taken. */
const ROLLS = 24;
const EXTRAS = ["nine_characters", "random_start", "metropole_draft"];

export type Way = "preset" | "own" | "random";

/** The boxes to begin with; Metropolis comes on top of some. */
export const BOXES: Edition[] = EDITIONS.filter((edition) => !edition.names.includes("metropole"));

export class CitadelsPlan extends Plan {
  /** The name that stands for a box: the last of its rules. */
  box = $state("deluxe");
  metropole = $state(false);
  way = $state<Way>("preset");
  cast = $state<string[]>([]);
  uniques = $state<string[]>([]);

  constructor() {
    super("citadels");
    this.preset = "first_game";
    this.deal();
  }

  get base(): Edition {
    return BOXES.find((edition) => edition.names.at(-1) === this.box) ?? BOXES[0]!;
  }

  get mayMetropole(): boolean {
    return EDITIONS.some((edition) => edition.names.join() === `${this.box},metropole`);
  }

  get edition(): Edition {
    const wanted = this.metropole && this.mayMetropole ? [this.box, "metropole"] : this.base.names;
    return EDITIONS.find((edition) => edition.names.join() === wanted.join()) ?? this.base;
  }

  override get presets(): string[] {
    return Object.keys(this.edition.presets);
  }

  override get whole(): { name: string; rule: string } {
    return { name: capital(editionName(this.edition.names)), rule: this.box };
  }

  override get isPreset(): boolean {
    return this.way === "preset";
  }

  override get isOwn(): boolean {
    return this.way === "own";
  }

  override get isRandom(): boolean | null {
    return this.edition.variants.includes("random_cast") ? this.way === "random" : null;
  }

  override get extras(): string[] {
    return EXTRAS.filter((name) => this.edition.variants.includes(name) && this.isUseful(name));
  }

  private isUseful(name: string): boolean {
    if (name === "nine_characters") return this.way === "preset" && this.mayNinth && !this.mustNinth;
    return name !== "metropole_draft" || this.seats === 2;
  }

  override get missing(): string {
    if (this.way !== "own") return "";
    if (this.ranksMissing.length) return words.say("web-why-ranks", { ranks: this.ranksMissing.join(", ") });
    const lacks = UNIQUES_IN_DECK - this.uniques.length;
    return !this.edition.is_played_whole && !this.fillsUp && lacks > 0
      ? words.say("web-why-districts", { count: lacks, all: UNIQUES_IN_DECK })
      : "";
  }

  override get mostSeats(): number {
    return this.edition.most_seats;
  }

  get mustNinth(): boolean {
    return this.edition.with_ninth.includes(this.seats);
  }

  get mayNinth(): boolean {
    return (
      !this.edition.without_ninth.includes(this.seats) &&
      this.edition.characters.some((id) => character(id).rank === NINTH)
    );
  }

  /** The districts to pick from: a box that is played whole leaves only the new ones to choose. */
  get pickable(): string[] {
    return this.edition.is_played_whole ? this.edition.added : this.edition.uniques;
  }

  /** Whether fewer districts than a deck has may be named; the rest comes by chance. */
  get fillsUp(): boolean {
    return this.edition.added.length > 0 || this.variants.includes("random_districts");
  }

  get ranksMissing(): number[] {
    const ranks = new Set(this.cast.map((id) => character(id).rank));
    return Array.from({ length: this.mustNinth ? NINTH : NINTH - 1 }, (_, index) => index + 1).filter(
      (rank) => !ranks.has(rank),
    );
  }

  /** This box's printing of a character. */
  private printed(id: string): string {
    const plain = character(id).plain;
    return this.edition.characters.find((each) => character(each).plain === plain) ?? id;
  }

  private fitting(id: string): string {
    if (character(id).fewest_seats <= this.seats) return this.printed(id);
    const other = this.edition.stand_ins[id] ?? this.edition.stand_ins[character(id).plain];
    return other ? this.printed(other) : id;
  }

  /** Lays out the set that is chosen, as it is played by so many. */
  deal(): void {
    const edition = this.edition;
    const set: Preset = edition.presets[this.preset] ?? edition.default;
    const cast = set.characters.map((id) => this.fitting(id));
    const ninth = set.ninth ?? edition.ninth;
    if (ninth && (this.mustNinth || (this.mayNinth && this.variants.includes("nine_characters"))))
      cast.push(this.fitting(ninth));
    this.cast = cast;
    this.uniques = edition.is_played_whole ? [] : edition.added.length ? [...edition.added] : [...set.uniques];
  }

  override choosePreset(name: string): void {
    this.way = "preset";
    this.preset = name;
    this.deal();
  }

  override chooseRandom(): void {
    this.way = "random";
    this.variants = this.variants.filter((name) => name !== "nine_characters");
  }

  chooseBox(box: string): void {
    this.box = box;
    if (!this.mayMetropole) this.metropole = false;
    this.variants = this.variants.filter((name) => this.edition.variants.includes(name));
    this.seats = Math.min(this.seats, this.mostSeats);
    this.way = "preset";
    this.preset = this.presets[0] ?? "";
    this.deal();
  }

  chooseMetropole(on: boolean): void {
    this.metropole = on;
    this.way = this.way === "random" ? "random" : "preset";
    if (!this.presets.includes(this.preset)) this.preset = this.presets[0] ?? "";
    this.deal();
  }

  override chooseSeats(seats: number): void {
    super.chooseSeats(seats);
    if (seats !== 2) this.variants = this.variants.filter((name) => name !== "metropole_draft");
    if (this.way === "own") this.mend();
    else this.deal();
  }

  /** Exchanges what cannot be played by so many. */
  private mend(): void {
    const edition = this.edition;
    let cast = this.cast.map((id) => this.fitting(id));
    if (!this.mayNinth) cast = cast.filter((id) => character(id).rank !== NINTH);
    const ninth = edition.presets[this.preset]?.ninth ?? edition.default.ninth ?? edition.ninth;
    if (this.mustNinth && ninth && !cast.some((id) => character(id).rank === NINTH)) cast.push(this.fitting(ninth));
    this.cast = cast;
    this.uniques = this.uniques.filter((id) => this.needOf(id) === null);
  }

  /** Names the character that a district cannot be played without, if it is missing. */
  needOf(id: string): string | null {
    const need = this.edition.needs[id] ?? null;
    return need && !this.cast.some((each) => character(each).plain === character(need).plain) ? need : null;
  }

  private own(): void {
    if (this.way === "own") return;
    this.way = "own";
    this.variants = this.variants.filter((name) => name !== "nine_characters");
  }

  pick(id: string): void {
    const rank = character(id).rank;
    const was = this.cast.includes(id);
    if (was && (rank !== NINTH || this.mustNinth)) return;
    this.own();
    this.cast = [...this.cast.filter((each) => character(each).rank !== rank), ...(was ? [] : [id])];
    this.uniques = this.uniques.filter((each) => this.needOf(each) === null);
  }

  toggleDistrict(id: string): void {
    this.own();
    if (this.uniques.includes(id)) this.uniques = this.uniques.filter((each) => each !== id);
    else if (this.edition.is_played_whole || this.uniques.length < UNIQUES_IN_DECK)
      this.uniques = [...this.uniques, id];
  }

  override toggleVariant(name: string): void {
    super.toggleVariant(name);
    if (this.way === "preset") this.deal();
  }

  /** Rolls some casts and keeps the one that is nearest to the middle. */
  roll(): void {
    this.own();
    const ranks = Array.from({ length: NINTH }, (_, index) => index + 1);
    const withNinth = this.mustNinth || (this.mayNinth && Math.random() < 0.5);
    const offered = ranks
      .filter((rank) => rank < NINTH || withNinth)
      .map((rank) =>
        this.edition.characters.filter((id) => character(id).rank === rank && character(id).fewest_seats <= this.seats),
      );
    const rolled = Array.from({ length: ROLLS }, () =>
      offered.flatMap((choice) => (choice.length ? [choice[Math.floor(Math.random() * choice.length)]!] : [])),
    );
    this.cast = rolled.reduce((best, each) => (unbalance(each) < unbalance(best) ? each : best));
    if (!this.edition.is_played_whole && !this.edition.added.length) {
      const pool = this.edition.uniques.filter((id) => this.needOf(id) === null);
      for (let last = pool.length - 1; last > 0; last -= 1) {
        const other = Math.floor(Math.random() * (last + 1));
        [pool[last], pool[other]] = [pool[other]!, pool[last]!];
      }
      this.uniques = pool.slice(0, UNIQUES_IN_DECK);
    }
  }

  /** The names that the server is told. */
  override get rules(): string[] {
    const variants = this.variants.filter((name) => this.edition.variants.includes(name));
    const names = this.edition.names;
    if (this.way === "random") return [...names, "random_cast", ...variants];
    if (this.way === "preset") return [...names, ...(this.preset ? [this.preset] : []), ...variants];
    return [
      ...names,
      ...this.cast.map((id) => character(id).plain),
      ...(variants.includes("random_districts") ? [] : this.uniques.map((id) => district(id).plain)),
      ...variants,
    ];
  }

  protected override get kept(): string[] {
    return [...super.kept, "box", "metropole", "way", "cast", "uniques"];
  }
}
