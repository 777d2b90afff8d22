/** What a table of Citadels needs beside the table itself. */
import type { GamePlay } from "../../lib/game-client";
import CardDetail from "./NamedCard.svelte";
import { cueTable } from "../../lib/cues";
import { lookup } from "../../lib/event-table";
import { CUES } from "./cues";
import Flyer from "./Flyer.svelte";
import Knowledge from "./Knowledge.svelte";
import { LOG } from "./log";
import { endsNotice, watcherFor } from "./notices";
import { isAimed } from "./offers";
import { SCENES } from "./scenes";
import { SCORES } from "./scores";
import { isDraft, turnOf, type CitadelsView } from "./view";

export const PLAY: GamePlay<CitadelsView> = {
  scenes: lookup(SCENES),
  cues: cueTable(CUES),
  watcherFor,
  endsNotice,
  log: LOG,
  scores: SCORES,
  recap: async () => (await import("./round-recap")).RECAP,
  isRoundOver: ({ event, about }) => event === "round-began" && about.number !== 1,
  Flyer,
  CardDetail,
  isOwnTurn: (view, seat) => (turnOf(view)?.seat ?? seat) === seat,
  hasNarrowGuide: false,
  panel: {
    title: "web-citadels-know",
    letter: "k",
    Panel: Knowledge,
    isNeeded: (view, decision) =>
      view.viewer >= 0 && (isDraft(view) || !!decision?.options.some(({ verb }) => isAimed(verb))),
  },
};
