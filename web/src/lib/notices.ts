/** What was done to oneself, gathered from the log, until it has been seen. */
import type { EventFacts } from "../generated/wire";
import { ESTABLISHMENTS, type Game } from "./catalog";
import { undoneLines } from "./log";
import type { LogLine } from "./table.svelte";

export interface Notice {
  key: string;
  seq: number;
  /** The sentence is `web-notice-<name>`. */
  name: string;
  /** The name of its picture in the table of marks. */
  mark: string;
  event: EventFacts;
}

/**
 * Events that name another seat, and the mark that stands for each; null if that seat need not be told.
 * A test names the events that are missing here or below.
 */
const TO_A_SEAT: Record<string, string | null> = {
  "gold-stolen": "robbed",
  "threat-unmasked": "threat",
  "district-confiscated": "warrant",
  "hands-swapped": "hands_swapped",
  "hand-seen": "hands_swapped",
  "card-taken": "hands_swapped",
  "spy-reported": "robbed",
  "gold-taken": "robbed",
  "gold-borrowed": "robbed",
  "tax-taken": "taxed",
  "district-destroyed": "destroyed",
  "district-seized": "exchanged",
  "districts-exchanged": "exchanged",
  "characters-exchanged": "exchanged",
  "cards-exchanged": "exchanged",
  "coins-taken": "robbed",
  "bribe-paid": null, "bribe-refused": null, "bluff-unmasked": null, "threat-left": null, "card-given": null, "crown-moved": null,
  "thanks-given": null, "turn-lost": null, "partnership-made": null,
};

/** Events that name a character; whoever holds it is meant, unless there is null. */
const TO_A_CHARACTER: Record<string, string | null> = {
  "character-killed": "killed",
  "character-bewitched": "bewitched",
  "character-robbed": "robbed",
  "warrants-placed": "warrant",
  "threats-placed": "threat",
  "round-began": null, "character-picked": null, "character-put-away": null, "character-taken-blind": null, "character-seen": null,
  "character-revealed": null, "turn-resumed": null, "killed-shown": null, "character-paid": null, "tax-collected": null,
  "guest-drawn": null, "guest-joined": null, "character-replaced": null,
};

/** Follows the log and remembers which characters the own seat holds. */
export class Watch {
  private held = new Set<string>();

  constructor(
    private readonly game: Game,
    private readonly seat: number,
  ) {}

  hear(lines: LogLine[]): Notice[] {
    return lines.flatMap((line) => line.events.flatMap((event, place) => this.notice(event, line.seq, place)));
  }

  private notice(event: EventFacts, seq: number, place: number): Notice[] {
    this.follow(event);
    const mark = this.markOf(event);
    return mark ? [{ key: `${seq}-${place}`, seq, name: event.event, mark, event }] : [];
  }

  private follow({ event, about }: EventFacts): void {
    if (event === "round-began") this.held.clear();
    if ((event === "character-picked" || event === "character-taken-blind") && about["seat"] === this.seat)
      this.held.add(String(about["character"]));
    if (event === "characters-exchanged") {
      const [gave, got] = about["seat"] === this.seat ? ["character", "got_character"] : ["got_character", "character"];
      if (about["seat"] === this.seat || about["other"] === this.seat) {
        this.held.delete(String(about[gave!]));
        this.held.add(String(about[got!]));
      }
    }
  }

  private markOf({ event, about }: EventFacts): string | null {
    if (about["seat"] === this.seat) return null;
    const mark = TO_A_SEAT[event];
    if (mark) return this.isMeant(event, about) ? mark : null;
    const named = [about["character"], about["characters"]].flat().map(String);
    return TO_A_CHARACTER[event] && named.some((each) => this.held.has(each)) ? TO_A_CHARACTER[event] : null;
  }

  private isMeant(event: string, about: Record<string, unknown>): boolean {
    if (about["victim"] !== this.seat && about["other"] !== this.seat) return false;
    // What red cards take is daily bread, and stands in the list of incomes.
    if (event === "coins-taken") return ESTABLISHMENTS[String(about["card"])]?.colour === "purple" && about["coins"] !== 0;
    if (event === "spy-reported") return about["count"] !== 0;
    return this.game === "citadels" || event === "cards-exchanged";
  }
}

/** Leaves out what was taken back: it was not done. */
export function withoutUndone(notices: Notice[], lines: LogLine[]): Notice[] {
  const undone = undoneLines(lines);
  return notices.filter((notice) => !undone.has(notice.seq));
}

/** Says up to which line a person who comes back has seen everything: the own last act. */
export function lastOwnAct(lines: LogLine[], seat: number): number {
  return lines.findLast(({ entry }) => entry.entry === "chose" && entry.seat === seat && !entry.by_bot)?.seq ?? 0;
}
