/** What a table of Machi Koro needs beside the table itself. */
import type { GamePlay } from "../../lib/game-client";
import { cueTable } from "../../lib/cues";
import { lookup } from "../../lib/event-table";
import { CUES } from "./cues";
import Flyer from "./Flyer.svelte";
import { LOG } from "./log";
import CardDetail from "./NamedCard.svelte";
import { endsNotice, watcherFor } from "./notices";
import { SCENES } from "./scenes";
import { SCORES } from "./scores";
import type { MachiKoroView } from "./view";

export const PLAY: GamePlay<MachiKoroView> = {
  scenes: lookup(SCENES),
  cues: cueTable(CUES),
  watcherFor,
  endsNotice,
  log: LOG,
  scores: SCORES,
  recap: null,
  isRoundOver: () => false,
  Flyer,
  CardDetail,
  isOwnTurn: () => true,
  hasNarrowGuide: true,
  panel: null,
};
