/** Citadels on every page. */
import type { GameClient } from "../../lib/game-client";
import { keyOf, words } from "../../lib/words.svelte";
import { CHARACTERS, DISTRICTS } from "./catalog";
import CitadelsHero from "./CitadelsHero.svelte";
import { tableTitle } from "./editions";
import "./look.css";
import { characterName, districtName } from "./names";

export const CLIENT: GameClient = {
  sign: "qaitbay-citadel",
  minutes: (seats) => (seats > 7 ? 15 : seats > 4 ? 12 : 10),
  firstRules: ["deluxe", "first_game"],
  hasSecrets: true,
  hasOwnHeader: true,
  instrument: "bell",
  Hero: CitadelsHero,
  table: () => import("./CitadelsTable.svelte"),
  title: tableTitle,
  ruleCards: (rules) =>
    rules
      .filter((rule) => !words.has("citadels", keyOf("rule", rule)))
      .flatMap((rule) => (rule in CHARACTERS ? [characterName(rule)] : rule in DISTRICTS ? [districtName(rule)] : [])),
  howTo: ["goal", "start", "draft", "call", "gather", "build", "powers", "crown", "unique", "score", "secret"],
  keys: [
    ["G", "gold"],
    ["D", "cards"],
    ["1–9", "hand"],
    ["T", "table"],
    ["K", "know"],
  ],
};
