/** The guides of both games. */
import { STEPS as CITADELS } from "../citadels/guide";
import { STEPS as MACHIKORO } from "../machikoro/guide";
import type { Game } from "./catalog";
import type { Step } from "./guide";

export const GUIDES = { citadels: CITADELS, machikoro: MACHIKORO } as unknown as Record<Game, Step[]>;
