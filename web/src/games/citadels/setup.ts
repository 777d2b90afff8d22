/** How a table of Citadels is set up. */
import type { GameSetup } from "../../lib/game-client";
import { CitadelsPlan } from "./plan.svelte";
import SetupCards from "./SetupCards.svelte";
import SetupHead from "./SetupHead.svelte";

export const SETUP: GameSetup = { plan: () => new CitadelsPlan(), Head: SetupHead, Cards: SetupCards };
