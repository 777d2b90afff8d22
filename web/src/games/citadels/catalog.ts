/** What is printed on the cards of Citadels, and what is in each box, as the engine has it. */
import data from "../../generated/games/citadels.json";

export type DistrictType = "noble" | "religious" | "trade" | "military" | "unique";

export interface CharacterData {
  rank: number;
  earns: DistrictType | null;
  plain: string;
  fewest_seats: number;
  /** How many districts it may build in a turn. */
  build_limit: number;
}
export interface DistrictData {
  cost: number;
  type: DistrictType;
  unique: boolean;
  plain: string;
}
export interface Preset {
  characters: string[];
  ninth: string | null;
  uniques: string[];
}
export interface Edition {
  names: string[];
  characters: string[];
  uniques: string[];
  presets: Partial<Record<string, Preset>>;
  default: Preset;
  variants: string[];
  most_seats: number;
  with_ninth: number[];
  without_ninth: number[];
  ninth: string | null;
  stand_ins: Partial<Record<string, string>>;
  needs: Partial<Record<string, string>>;
  added: string[];
  is_played_whole: boolean;
  /** What decides a tie, the first that differs. */
  tie_break: string[];
}

export const CHARACTERS = data.characters as Record<string, CharacterData>;
export const DISTRICTS = data.districts as Record<string, DistrictData>;
export const EDITIONS: Edition[] = data.editions;

/** Looks a character up; the view never names one that does not exist. */
export function character(id: string): CharacterData {
  return CHARACTERS[id] ?? { rank: 0, earns: null, plain: id, fewest_seats: 2, build_limit: 1 };
}

/** Looks a district up by its id; a city writes some with signs behind the name. */
export function district(id: string): DistrictData {
  return DISTRICTS[id] ?? { cost: 0, type: "unique", unique: true, plain: id };
}
