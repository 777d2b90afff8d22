/** The cards of Machi Koro on the page of its rules. */
import type { GameCards } from "../../lib/game-client";
import { ESTABLISHMENTS, LANDMARKS } from "./catalog";
import EstablishmentFace from "./EstablishmentFace.svelte";

export const CARDS: GameCards = {
  boxes: () => [],
  boxOf: () => null,
  sections: () => [
    { key: "web-cards-establishments", sort: "card", ids: Object.keys(ESTABLISHMENTS) },
    { key: "web-cards-landmarks", sort: "card", ids: Object.keys(LANDMARKS) },
  ],
  about: () => "",
  face: () => EstablishmentFace,
};
