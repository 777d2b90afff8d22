/** Machi Koro on every page. */
import type { GameClient } from "../../lib/game-client";
import { capital } from "../../lib/tables";
import { words } from "../../lib/words.svelte";
import "./look.css";
import MachiKoroHero from "./MachiKoroHero.svelte";

export const CLIENT: GameClient = {
  sign: "carousel",
  minutes: (seats) => (seats > 3 ? 7 : 6),
  firstRules: [],
  hasSecrets: false,
  hasOwnHeader: false,
  instrument: "marimba",
  Hero: MachiKoroHero,
  table: () => import("./MachiKoroTable.svelte"),
  title: (rules) => capital(words.rule("machikoro", rules.find((rule) => rule !== "random_start") ?? "base")),
  ruleCards: () => [],
  howTo: ["goal", "start", "roll", "pay", "earn", "build"],
  keys: [
    ["Space", "roll"],
    ["1 2", "dice"],
    ["E R", "reroll"],
    ["K", "forecast"],
  ],
};
