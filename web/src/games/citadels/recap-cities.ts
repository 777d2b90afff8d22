/** What rounds changed in the cities, and as whom their owners played. */
import type { CitadelsEvent } from "../../generated/games/citadels";
import { followHeld } from "./notices";
import { othersOf } from "./view";

/** What became of a district in a city. */
export interface CityChange {
  how: "built" | "burnt" | "came" | "left";
  district: string;
  /** What it cost, if it was built. */
  gold: number;
  /** From whom it came, or to whom it went. */
  other: number | null;
}

export interface CityRow {
  seat: number;
  /** The characters of the last round that is told, as far as they are known. */
  characters: string[];
  changes: CityChange[];
}

/** Follows the cities of all seats. */
class Cities {
  readonly changes: CityChange[][];

  constructor(seats: number) {
    this.changes = Array.from({ length: seats }, () => []);
  }

  follow({ event, about }: CitadelsEvent): void {
    switch (event) {
      case "district-built":
        this.add(about.seat, { how: "built", district: about.district, gold: about.gold, other: null });
        break;
      case "district-razed":
        this.add(about.seat, { how: "burnt", district: about.district, gold: 0, other: null });
        break;
      case "district-destroyed":
        this.add(about.victim, { how: "burnt", district: about.district, gold: 0, other: null });
        break;
      case "district-seized":
      case "district-confiscated":
        this.move(about.district, about.victim, about.seat);
        break;
      case "districts-exchanged":
        this.move(about.got, about.victim, about.seat);
        this.move(about.district, about.seat, about.victim);
        break;
    }
  }

  private add(seat: number, change: CityChange): void {
    this.changes[seat]?.push(change);
  }

  private move(district: string, from: number, to: number): void {
    this.add(from, { how: "left", district, gold: 0, other: to });
    this.add(to, { how: "came", district, gold: 0, other: from });
  }
}

/** Lists the characters of each seat in a round: the own ones from the draft on, others once they are revealed. */
function charactersIn(events: CitadelsEvent[], own: number, seats: number): Set<string>[] {
  const known = Array.from({ length: seats }, () => new Set<string>());
  for (const event of events) {
    const held = known[own];
    if (held) followHeld(held, event, own);
    if (event.event === "character-revealed" || event.event === "killed-shown")
      known[event.about.seat]?.add(event.about.character);
  }
  return known;
}

/** Lists the cities, the own one first; `rounds` are the events of each round that is told. */
export function cityRows(rounds: CitadelsEvent[][], own: number, seats: number): CityRow[] {
  const cities = new Cities(seats);
  for (const event of rounds.flat()) cities.follow(event);
  const known = charactersIn(rounds.at(-1) ?? [], own, seats);
  const order = [...(own < 0 ? [] : [own]), ...othersOf(seats, own)];
  return order.map((seat) => ({
    seat,
    characters: [...(known[seat] ?? [])],
    changes: cities.changes[seat] ?? [],
  }));
}
