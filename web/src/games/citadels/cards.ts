/** The cards of Citadels on the page of its rules, box by box. */
import type { GameCards } from "../../lib/game-client";
import { capital } from "../../lib/tables";
import { words } from "../../lib/words.svelte";
import { character, district, DISTRICTS, EDITIONS } from "./catalog";
import CharacterFace from "./CharacterFace.svelte";
import DistrictFace from "./DistrictFace.svelte";
import { editionName } from "./editions";

const BASICS = Object.keys(DISTRICTS).filter((id) => !district(id).unique);

export const CARDS: GameCards = {
  boxes: () => EDITIONS.map((edition) => capital(editionName(edition.names))),

  boxOf(id) {
    if (BASICS.includes(id)) return null;
    return Math.max(
      0,
      EDITIONS.findIndex((edition) => edition.characters.includes(id) || edition.uniques.includes(id)),
    );
  },

  sections(box) {
    const { characters, uniques } = EDITIONS[box] ?? EDITIONS[0]!;
    return [
      {
        key: "web-cards-characters",
        sort: "character",
        ids: [...characters].sort((one, other) => character(one).rank - character(other).rank),
      },
      { key: "web-cards-districts", sort: "district", ids: uniques },
      { key: "web-cards-basic", sort: "district", ids: BASICS },
    ];
  },

  about: (sort, id) => (sort === "district" ? words.say(`type-${district(id).type}.one`) : ""),
  face: (sort) => (sort === "character" ? CharacterFace : DistrictFace),
};
