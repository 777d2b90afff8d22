/** What a choice is aimed at: a player, a district in a city, or a character. */
import type { OptionAbout } from "../../generated/wire";
import type { Offer } from "../../lib/chooser.svelte";
import { kindOf, placeIn, seatIn, type Group } from "./offers";

export interface Aim {
  seat?: number;
  place?: string;
  character?: string;
}

/** Whether two aims are the same thing; a player stands for all districts of the own city. */
export function isSame(one: Aim, other: Aim): boolean {
  if (one.character !== other.character || one.seat !== other.seat) return false;
  return one.place === undefined || other.place === undefined || one.place === other.place;
}

/** What an option is aimed at. */
export function aimOf(verb: string, about: OptionAbout, own: number): Aim {
  switch (kindOf(verb)) {
    case "characters":
      return { character: about.character };
    case "places":
      return { seat: seatIn(about, own), place: placeIn(about) };
    default:
      return { seat: about.seat === undefined ? undefined : Number(about.seat) };
  }
}

const SEATED = ["seats", "spying"];
/** The offers of a group with which a player, or a character, is chosen as a whole. */
export function aimsOf(group: Group, aim: Aim): Offer[] {
  if (group.kind !== "characters" && !SEATED.includes(group.kind)) return [];
  return group.offers.filter(({ option: { about } }) =>
    group.kind === "characters"
      ? aim.character !== undefined && about.character === aim.character
      : aim.seat !== undefined && about.seat !== undefined && Number(about.seat) === aim.seat,
  );
}
