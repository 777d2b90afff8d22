/** How a table of Machi Koro is set up. */
import type { GameSetup } from "../../lib/game-client";
import MarketPreview from "./MarketPreview.svelte";
import { MachiKoroPlan } from "./plan.svelte";

export const SETUP: GameSetup = { plan: () => new MachiKoroPlan(), Head: null, Cards: MarketPreview };
