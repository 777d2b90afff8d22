/** The animals of people: everybody has one, and keeps it at every table where nobody else has it already. */
import { getContext, setContext } from "svelte";
import { CREST_COUNT } from "./glyphs";

/** Somebody at a table, or nobody. */
export interface Sitting {
  person: string | null;
}

/** Picks an animal that stays the same for a person. */
export function crestOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % CREST_COUNT, 0);
}

/**
 * Gives every seat an animal of its own. The one who looks always has the usual one; of others with the same animal the
 * first keeps it. Seats of bots have what is left.
 */
export function crestsOf(seats: readonly Sitting[], me = ""): number[] {
  const crests = new Map<number, number>();
  const taken = new Set<number>();
  const give = (seat: number, wanted: number): void => {
    let crest = wanted % CREST_COUNT;
    while (taken.has(crest) && taken.size < CREST_COUNT) crest = (crest + 1) % CREST_COUNT;
    taken.add(crest);
    crests.set(seat, crest);
  };
  const people = seats.flatMap(({ person }, seat) => (person === null ? [] : [{ person, seat }]));
  for (const { person, seat } of people.filter((each) => each.person === me)) give(seat, crestOf(person));
  for (const { person, seat } of people.filter((each) => each.person !== me)) give(seat, crestOf(person));
  seats.forEach((_, seat) => crests.has(seat) || give(seat, seat));
  return seats.map((_, seat) => crests.get(seat)!);
}

const KEY = Symbol("crests");

/** Tells all that is drawn of a table which animal each seat has. */
export function giveCrests(crests: () => number[]): void {
  setContext(KEY, crests);
}

/** Finds the animals of the table that is drawn; where there is none, seats have them by their numbers. */
export function useCrests(): () => number[] {
  return getContext<(() => number[]) | undefined>(KEY) ?? (() => []);
}
