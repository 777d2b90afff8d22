/** Which sound belongs to each event of Machi Koro. */
import type { MachiKoroEvents } from "../../generated/games/machikoro";
import type { CuesOf } from "../../lib/cues";

export const CUES: CuesOf<MachiKoroEvents> = {
  "coins-earned": "coins",
  "coins-taken": "coins",
  "card-turned-up": "drawn",
  "card-built": "built",
  "cards-exchanged": "built",
  "dice-rolled": "dice",
  "turn-began": null,
  "nothing-built": null,
  "game-won": null,
  "roll-raised": null,
  "card-closed": null,
  "card-reopened": null,
};
