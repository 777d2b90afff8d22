/** What rounds changed in the cities, and as whom their owners played. */
import type { CitadelsEvent } from "../../generated/games/citadels";

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

/** Lists which characters are known of each seat; of the own one it is known from the draft on. */
function charactersIn(events: CitadelsEvent[], own: number): Map<number, Set<string>> {
  const known = new Map<number, Set<string>>();
  const of = (seat: number): Set<string> => known.get(seat) ?? known.set(seat, new Set()).get(seat)!;
  for (const { event, about } of events) {
    const isOwn = "seat" in about && about.seat === own;
    if (event === "character-revealed" || event === "killed-shown") of(about.seat).add(about.character);
    if ((event === "character-picked" || event === "character-taken-blind") && isOwn) of(own).add(about.character);
    if (event === "characters-exchanged" && (isOwn || about.other === own)) {
      const [gave, got] = isOwn ? [about.character, about.got_character] : [about.got_character, about.character];
      of(own).delete(gave);
      of(own).add(got);
    }
  }
  return known;
}

/** Lists the cities, the own one first; `rounds` are the events of each round that is told. */
export function cityRows(rounds: CitadelsEvent[][], own: number, seats: number): CityRow[] {
  const cities = new Cities(seats);
  for (const event of rounds.flat()) cities.follow(event);
  const known = charactersIn(rounds.at(-1) ?? [], own);
  const order = Array.from({ length: seats }, (_, seat) => seat).sort(
    (one, other) => Number(other === own) - Number(one === own),
  );
  return order.map((seat) => ({
    seat,
    characters: [...(known.get(seat) ?? [])],
    changes: cities.changes[seat] ?? [],
  }));
}
