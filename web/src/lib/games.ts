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

type Module = { default: Component<GameTableProps> };

const FILES = import.meta.glob<Module>(["../citadels/CitadelsTable.svelte", "../machikoro/MachiKoroTable.svelte"]);
const PATHS: Record<Game, string> = {
  citadels: "../citadels/CitadelsTable.svelte",
  machikoro: "../machikoro/MachiKoroTable.svelte",
};

export async function gameTable(game: Game): Promise<Component<GameTableProps>> {
  const load = FILES[PATHS[game]] ?? (() => import("../parts/PlainTable.svelte") as Promise<Module>);
  return (await load()).default;
}
