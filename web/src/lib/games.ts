/** The tables of the two games, each loaded when somebody sits down at one. */
import type { Component, Snippet } from "svelte";
import type { Game } from "./catalog";
import type { Chooser } from "./chooser.svelte";
import type { TableState } from "./table.svelte";

export interface GameTableProps {
  table: TableState;
  chooser: Chooser;
  view: Record<string, unknown>;
  players: string[];
  /** The own seat; -1 for a spectator. */
  seat: number;
  isReplay?: boolean;
  side?: Snippet;
  /** What was done to the one who looks, until it is seen. */
  notices?: Snippet;
  /** What else belongs into the line on top. */
  menu?: Snippet;
}

const TABLES: Record<Game, () => Promise<unknown>> = {
  citadels: () => import("../games/citadels/CitadelsTable.svelte"),
  machikoro: () => import("../games/machikoro/MachiKoroTable.svelte"),
};

export async function gameTable(game: Game): Promise<Component<GameTableProps>> {
  return ((await TABLES[game]()) as { default: Component<GameTableProps> }).default;
}
