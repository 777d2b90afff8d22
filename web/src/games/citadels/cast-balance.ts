/** How a cast feels: how much it attacks, earns and bluffs. A taste, not a rule. */
import { character } from "./catalog";

export interface Temper {
  attack: number;
  income: number;
  bluff: number;
}

/** Attack, income and bluff of each character, from 0 to 3. */
const TEMPERS: Record<string, [number, number, number]> = {
  assassin: [3, 0, 2],
  witch: [2, 1, 2],
  magistrate: [2, 0, 3],
  thief: [3, 2, 2],
  spy: [1, 2, 1],
  blackmailer: [2, 1, 3],
  magician: [2, 0, 2],
  wizard: [2, 1, 1],
  seer: [1, 1, 0],
  king: [0, 2, 1],
  emperor: [1, 2, 1],
  patrician: [0, 2, 1],
  bishop: [0, 2, 0],
  abbot: [1, 2, 0],
  cardinal: [1, 2, 0],
  merchant: [0, 3, 1],
  alchemist: [0, 3, 1],
  trader: [0, 3, 0],
  architect: [0, 2, 2],
  navigator: [0, 3, 1],
  scholar: [0, 2, 1],
  warlord: [3, 1, 0],
  diplomat: [2, 1, 0],
  marshal: [2, 1, 0],
  queen: [0, 2, 2],
  artist: [0, 0, 0],
  tax_collector: [1, 3, 0],
};
const USUAL: [number, number, number] = [1, 1, 1];

/** Sums a cast up on scales from 1 to 5. */
export function temperOf(cast: string[]): Temper {
  const known = cast.map((id) => TEMPERS[character(id).plain] ?? USUAL);
  const scale = (field: 0 | 1 | 2, full: number) =>
    Math.max(
      1,
      Math.min(
        5,
        Math.round((known.reduce((sum, each) => sum + each[field], 0) / Math.max(1, known.length)) * (5 / full)),
      ),
    );
  return { attack: scale(0, 1.7), income: scale(1, 2.2), bluff: scale(2, 1.7) };
}

/** Says how far a cast is from the middle of all scales. */
export function unbalance(cast: string[]): number {
  const { attack, income, bluff } = temperOf(cast);
  return Math.abs(attack - 3) + Math.abs(income - 3.5) + Math.abs(bluff - 3);
}
