/** What is seen of an event: one short scene each, and the queue in which they play. */
import type { EventFacts } from "../generated/wire";
import { character } from "./catalog";

/** Where something is on the page: the first of these `data-anchor`s that can be seen. */
export type Place = string[];
export type Back = "district" | "character" | "town";

/** Coins, cards or the crown on their way. */
export interface Flight {
  thing: "coin" | "card" | "crown";
  from: Place;
  to: Place;
  count: number;
  /** The card that is seen on its way; null if it is face down. */
  face: string | null;
  back: Back;
}

/** A thing that stays where it is and moves there. */
export interface Stir {
  how: "pop" | "shake" | "tumble" | "fade" | "glow" | "bounce";
  at: Place;
}

/** A name that is read out above the table. */
export interface Banner {
  kind: "character" | "winner";
  id: string;
  seat: number;
}

export interface Scene {
  event: string;
  ms: number;
  flights: Flight[];
  stirs: Stir[];
  banner: Banner | null;
  /** Scenes with the same mark that follow each other play as one. */
  joins: string | null;
}

type About = Record<string, unknown>;
type Made = Partial<Omit<Scene, "event">>;

const STEP = 240;
const TRAVEL = 420;
const MOMENT = 900;
/** More coins than these are not drawn; the number tells them. */
export const MOST_DRAWN = 6;
const BANK: Place = ["bank"];
const DECK: Place = ["deck", "bank"];

const number = (about: About, field: string): number => Number(about[field] ?? 0);
const seatOf = (about: About): number => number(about, "seat");
const victimOf = (about: About): number => number(about, "victim");
const gold = (seat: number): Place => [`gold-${seat}`, `city-${seat}`];
const hand = (seat: number): Place => [`hand-${seat}`, `gold-${seat}`, `city-${seat}`];
const city = (seat: number): Place => [`city-${seat}`, `gold-${seat}`];
const rank = (id: unknown): Place => [`rank-${character(String(id)).rank}`];

function known(value: unknown): string | null {
  const id = Array.isArray(value) ? value[0] : value;
  return typeof id === "string" && id !== "unknown" ? id.replace(/\W+$/, "") : null;
}

function coins(from: Place, to: Place, count: number): Flight[] {
  return count > 0 ? [{ thing: "coin", from, to, count: Math.min(count, MOST_DRAWN), face: null, back: "district" }] : [];
}

function cards(from: Place, to: Place, count = 1, face: string | null = null, back: Back = "district"): Flight[] {
  return count > 0 ? [{ thing: "card", from, to, count: Math.min(count, MOST_DRAWN), face, back }] : [];
}

const glow = (at: Place): Made => ({ ms: STEP, stirs: [{ how: "glow", at }] });
const atSeat = (about: About): Made => glow(city(seatOf(about)));
const onRank = (about: About): Made => ({ ms: TRAVEL, stirs: [{ how: "pop", at: rank(about["character"]) }] });
const fromBank = (about: About): Made => ({ flights: coins(BANK, gold(seatOf(about)), number(about, "gold")) });
const toBank = (about: About): Made => ({ flights: coins(gold(seatOf(about)), BANK, number(about, "gold")) });
const fromVictim = (about: About): Made => ({ flights: coins(gold(victimOf(about)), gold(seatOf(about)), number(about, "gold")) });
const secretly = (about: About): Made => ({ ms: STEP, flights: cards(BANK, city(seatOf(about)), 1, null, "character") });
const onMarkers = (about: About): Made => ({
  stirs: (Array.isArray(about["characters"]) ? about["characters"] : []).map((id) => ({ how: "pop" as const, at: rank(id) })),
});

/** How each event of both games is shown; what is not here changes without a scene. */
const SCENES: Record<string, (about: About) => Made> = {
  // Citadels: rounds and calls
  "round-began": () => glow(BANK),
  "character-picked": secretly,
  "character-taken-blind": secretly,
  "character-put-away": (about) => ({ ms: STEP, flights: cards(city(seatOf(about)), BANK, 1, null, "character") }),
  "character-seen": () => glow(BANK),
  "characters-exchanged": (about) => ({
    ms: 600,
    flights: [
      ...cards(city(seatOf(about)), city(number(about, "other")), 1, null, "character"),
      ...cards(city(number(about, "other")), city(seatOf(about)), 1, null, "character"),
    ],
  }),
  "rank-called": (about) => ({ ms: MOMENT / 2, stirs: [{ how: "pop", at: [`rank-${number(about, "rank")}`] }] }),
  "nobody-answered": (about) => ({ ms: STEP, stirs: [{ how: "fade", at: [`rank-${number(about, "rank")}`] }] }),
  "character-revealed": (about) => ({
    ms: MOMENT,
    stirs: [{ how: "pop", at: rank(about["character"]) }],
    banner: { kind: "character", id: String(about["character"]), seat: seatOf(about) },
  }),
  "killed-shown": (about) => ({
    ms: MOMENT,
    stirs: [{ how: "fade", at: rank(about["character"]) }],
    banner: { kind: "character", id: String(about["character"]), seat: seatOf(about) },
  }),
  "turn-resumed": onRank,
  "turn-ended": atSeat,
  "turn-lost": (about) => ({ stirs: [{ how: "shake", at: city(seatOf(about)) }] }),
  "city-completed": (about) => ({ ms: 600, stirs: [{ how: "bounce", at: city(seatOf(about)) }] }),
  "goal-lowered": atSeat,
  "goal-restored": atSeat,
  "game-ended": () => glow(BANK),
  "crown-moved": (about) => ({
    ms: MOMENT,
    flights: [{ thing: "crown", from: [`crown-${victimOf(about)}`, ...city(victimOf(about))], to: [`crown-${seatOf(about)}`, ...city(seatOf(about))], count: 1, face: null, back: "district" }],
  }),
  "thanks-given": (about) => glow(city(victimOf(about))),

  // Citadels: marks on characters
  "character-killed": (about) => ({ ms: 520, stirs: [{ how: "shake", at: rank(about["character"]) }] }),
  "character-bewitched": onRank,
  "character-robbed": onRank,
  "warrants-placed": onMarkers,
  "threats-placed": onMarkers,
  "bribe-refused": (about) => ({ stirs: [{ how: "shake", at: gold(victimOf(about)) }] }),
  "bluff-unmasked": (about) => glow(city(victimOf(about))),
  "threat-left": (about) => glow(city(victimOf(about))),
  "guest-drawn": secretly,
  "guest-joined": (about) => ({ ms: MOMENT, banner: { kind: "character", id: String(about["character"]), seat: seatOf(about) } }),
  "character-replaced": onRank,
  "partnership-made": (about) => ({ ms: STEP, stirs: [{ how: "glow", at: city(seatOf(about)) }, { how: "glow", at: city(victimOf(about)) }] }),
  "partnership-ended": atSeat,

  // Citadels: gold
  "gold-gathered": fromBank,
  "income-taken": (about) => ({
    flights: [...coins(BANK, gold(seatOf(about)), number(about, "gold")), ...cards(DECK, hand(seatOf(about)), number(about, "cards"))],
  }),
  "character-paid": fromBank,
  "district-paid": fromBank,
  "tax-collected": fromBank,
  "tax-paid": toBank,
  "district-used": (about) => ({ ...toBank(about), stirs: [{ how: "glow", at: city(seatOf(about)) }] }),
  "district-beautified": (about) => ({ flights: coins(gold(seatOf(about)), city(seatOf(about)), 1) }),
  "gold-hidden": (about) => ({ flights: coins(gold(seatOf(about)), city(seatOf(about)), number(about, "gold")) }),
  "gold-fetched": (about) => ({ flights: coins(city(seatOf(about)), gold(seatOf(about)), number(about, "gold")) }),
  "gold-stolen": fromVictim,
  "bribe-paid": fromVictim,
  "threat-unmasked": fromVictim,
  "gold-taken": fromVictim,
  "gold-borrowed": fromVictim,
  "tax-taken": fromVictim,
  "spy-reported": fromVictim,

  // Citadels: cards
  "cards-seen": (about) => glow(hand(seatOf(about))),
  "cards-drawn": (about) => ({ flights: cards(DECK, hand(seatOf(about)), number(about, "count"), known(about["districts"])) }),
  "cards-discarded": (about) => ({ flights: cards(hand(seatOf(about)), DECK, number(about, "count")) }),
  "card-tucked": (about) => ({ flights: cards(hand(seatOf(about)), city(seatOf(about))) }),
  "card-revealed": (about) => ({ flights: cards(DECK, number(about, "taken") ? hand(seatOf(about)) : DECK, 1, known(about["district"])) }),
  "hands-swapped": (about) => ({ ms: 600, flights: [...cards(hand(seatOf(about)), hand(victimOf(about)), 3), ...cards(hand(victimOf(about)), hand(seatOf(about)), 3)] }),
  "hand-seen": (about) => glow(hand(victimOf(about))),
  "card-taken": (about) => ({ flights: cards(hand(victimOf(about)), hand(seatOf(about)), 1, known(about["district"])) }),
  "card-given": (about) => ({ flights: cards(hand(seatOf(about)), hand(victimOf(about)), 1, known(about["district"])) }),
  "fair-opened": () => glow(DECK),
  "fair-card-taken": (about) => ({ flights: cards(BANK, hand(seatOf(about)), 1, known(about["district"])) }),

  // Citadels: districts
  "district-built": (about) => ({
    flights: [...cards(hand(seatOf(about)), city(seatOf(about)), 1, known(about["district"])), ...coins(gold(seatOf(about)), BANK, number(about, "gold"))],
    stirs: [{ how: "glow", at: city(seatOf(about)) }],
  }),
  "district-razed": (about) => ({
    ms: 520,
    flights: cards(city(seatOf(about)), DECK, 1, known(about["district"])),
    stirs: [{ how: "shake", at: city(seatOf(about)) }],
  }),
  "district-destroyed": (about) => ({
    ms: 520,
    flights: [...cards(city(victimOf(about)), DECK, 1, known(about["district"])), ...coins(gold(seatOf(about)), BANK, number(about, "gold"))],
    stirs: [{ how: "shake", at: city(victimOf(about)) }],
  }),
  "district-seized": (about) => ({
    ms: 520,
    flights: [...cards(city(victimOf(about)), city(seatOf(about)), 1, known(about["district"])), ...coins(gold(seatOf(about)), gold(victimOf(about)), number(about, "gold"))],
  }),
  "district-confiscated": (about) => ({
    ms: 520,
    flights: [...cards(hand(victimOf(about)), city(seatOf(about)), 1, known(about["district"])), ...coins(BANK, gold(victimOf(about)), number(about, "gold"))],
  }),
  "districts-exchanged": (about) => ({
    ms: 520,
    flights: [
      ...cards(city(seatOf(about)), city(victimOf(about)), 1, known(about["district"])),
      ...cards(city(victimOf(about)), city(seatOf(about)), 1, known(about["got"])),
      ...coins(gold(seatOf(about)), gold(victimOf(about)), number(about, "gold")),
    ],
  }),
  "district-recovered": (about) => ({
    flights: [...cards(DECK, hand(seatOf(about)), 1, known(about["district"])), ...coins(gold(seatOf(about)), BANK, number(about, "gold"))],
  }),
  "type-declared": atSeat,
  "district-turned": atSeat,
  "district-attached": atSeat,

  // Machi Koro
  "turn-began": atSeat,
  "dice-rolled": () => ({ ms: 700, stirs: [{ how: "tumble", at: ["die-0"] }, { how: "tumble", at: ["die-1"] }] }),
  "coins-earned": (about) => ({
    flights: coins(BANK, gold(seatOf(about)), number(about, "coins")),
    stirs: [{ how: "pop", at: [`tile-${seatOf(about)}-${String(about["card"])}`] }],
    joins: `earned ${String(about["card"])}`,
  }),
  "coins-taken": (about) => ({
    flights: coins(gold(victimOf(about)), gold(seatOf(about)), number(about, "coins")),
    stirs: [{ how: "pop", at: [`tile-${seatOf(about)}-${String(about["card"])}`] }],
    joins: `taken ${String(about["card"])}`,
  }),
  "card-built": (about) => {
    const card = String(about["card"]);
    const landmark = `landmark-${seatOf(about)}-${card}`;
    return {
      flights: [
        ...cards([`market-${card}`, "market"], [`tile-${seatOf(about)}-${card}`, landmark, ...city(seatOf(about))], 1, card, "town"),
        ...coins(gold(seatOf(about)), BANK, number(about, "price")),
      ],
      stirs: [{ how: "bounce", at: [landmark] }],
    };
  },
  "nothing-built": atSeat,
  "cards-exchanged": (about) => {
    const [seat, other, card, got] = [seatOf(about), number(about, "other"), String(about["card"]), String(about["got"])];
    return {
      ms: 520,
      flights: [
        ...cards([`tile-${seat}-${card}`, ...city(seat)], [`tile-${other}-${card}`, ...city(other)], 1, card, "town"),
        ...cards([`tile-${other}-${got}`, ...city(other)], [`tile-${seat}-${got}`, ...city(seat)], 1, got, "town"),
      ],
    };
  },
  "card-turned-up": (about) => ({ flights: cards(["deck", "market"], [`market-${String(about["card"])}`, "market"], 1, known(about["card"]), "town") }),
  "game-won": (about) => ({ ms: 1200, stirs: [{ how: "bounce", at: city(seatOf(about)) }], banner: { kind: "winner", id: "", seat: seatOf(about) } }),
};

/** Makes the scene of an event; an event that nobody knows has none. */
export function sceneOf({ event, about }: EventFacts): Scene | null {
  const make = SCENES[event];
  return make ? { event, ms: TRAVEL, flights: [], stirs: [], banner: null, joins: null, ...make(about) } : null;
}

/** Makes the scenes of events; what one card pays to several seats at once is one scene. */
export function scenesOf(events: EventFacts[]): Scene[] {
  const scenes: Scene[] = [];
  for (const event of events) {
    const scene = sceneOf(event);
    const before = scenes.at(-1);
    if (!scene) continue;
    if (before && scene.joins !== null && before.joins === scene.joins) {
      before.flights.push(...scene.flights);
      before.stirs.push(...scene.stirs);
    } else scenes.push(scene);
  }
  return scenes;
}

export type Motion = "full" | "quick" | "none";

/** Whoever draws the scenes. */
export interface Stagehand {
  /** Plays a scene so many times faster, until its end or until it is cut short. */
  play(scene: Scene, rate: number): Promise<void>;
  /** Marks both ends of what would have travelled, where nothing may move. */
  mark(scene: Scene): void | Promise<void>;
  /** Cuts everything short. */
  clear(): void;
}

/** So many waiting scenes make all of them run at double speed. */
export const MANY = 3;
/** More than these are an old story: somebody was away. */
export const TOO_MANY = 24;

/** Plays scenes one after the other. Nothing waits for it: the table already shows how things stand. */
export class SceneQueue {
  private waiting: Scene[] = [];
  private isPlaying = false;
  private run = 0;

  constructor(
    private readonly stagehand: Stagehand,
    private readonly motion: () => Motion = () => "full",
    private readonly isHidden: () => boolean = () => document.hidden,
  ) {}

  get length(): number {
    return this.waiting.length + (this.isPlaying ? 1 : 0);
  }

  /** Queues the scenes of new lines of the log. */
  push(lines: { events: EventFacts[] }[]): void {
    if (this.isHidden()) return;
    const scenes = scenesOf(lines.flatMap((line) => line.events));
    if (this.motion() === "none") {
      if (scenes.length <= TOO_MANY) scenes.forEach((scene) => void this.stagehand.mark(scene));
      return;
    }
    this.waiting.push(...scenes);
    if (this.waiting.length > TOO_MANY) this.skip();
    else void this.start();
  }

  /** Empties the queue: what is seen is how things stand. */
  skip(): void {
    this.waiting = [];
    this.run += 1;
    this.isPlaying = false;
    this.stagehand.clear();
  }

  private get rate(): number {
    return (this.waiting.length >= MANY ? 2 : 1) * (this.motion() === "quick" ? 2 : 1);
  }

  private async start(): Promise<void> {
    if (this.isPlaying) return;
    const run = ++this.run;
    this.isPlaying = true;
    while (run === this.run && this.waiting.length) {
      const rate = this.rate;
      await this.stagehand.play(this.waiting.shift()!, rate);
    }
    if (run === this.run) this.isPlaying = false;
  }
}
