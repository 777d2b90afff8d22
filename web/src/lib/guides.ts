/** The guides of both games. */
import { STEPS as CITADELS } from "../games/citadels/guide";
import { STEPS as MACHIKORO } from "../games/machikoro/guide";
import type { Game } from "./catalog";
import type { Step } from "./guide";

export const GUIDES = { citadels: CITADELS, machikoro: MACHIKORO } as unknown as Record<Game, Step[]>;
