/** What is said of a character that something may be done to: who may have it, or why it is of no use. */
import type { Offer } from "../../lib/chooser.svelte";
import { words } from "../../lib/words.svelte";
import { character as look } from "./catalog";
import { holdersOf, type KnowledgeRow } from "./knowledge";
import type { CitadelsView } from "./view";

export interface Target {
  character: string;
  /** Null if it cannot be chosen. */
  offer: Offer | null;
  /** It is of no use, or cannot be chosen: the caption says why. */
  isDim: boolean;
  caption: string;
}

/** Verbs that ask among what lies on the table already: others are left out. */
const AMONG_MARKED = ["sign", "real"];
/** What lies on a character and keeps others from it. */
const TAKEN = ["killed", "bewitched"];
const MOST_HOLDERS = 3;

/** Lists the characters of a choice by rank, with those that cannot be chosen. */
export function targetsOf(
  view: CitadelsView,
  rows: KnowledgeRow[],
  verb: string,
  offers: Offer[],
  players: string[],
): Target[] {
  return rows.flatMap((row) => {
    const offer = offers.find(({ option }) => option.about.character === row.character) ?? null;
    if (!offer && AMONG_MARKED.includes(verb)) return [];
    const reason = reasonOf(view, row, players) ?? (offer ? null : refusalOf(view, row, verb));
    return [
      {
        character: row.character,
        offer,
        isDim: !!reason || !offer,
        caption: reason ?? holdersText(view, holdersOf(rows, row.character), players),
      },
    ];
  });
}

/** Why it is of no use to choose a character, whether it is allowed or not. */
function reasonOf(view: CitadelsView, row: KnowledgeRow, players: string[]): string | null {
  if (row.isOwn) return words.say("web-citadels-target-own");
  if (row.isOpen) return words.say("web-citadels-rank-open");
  const mark = view.marks.find(([kind, marked]) => TAKEN.includes(kind) && marked === row.character);
  if (mark) return words.say(`web-citadels-target-${mark[0]}`, { player: players[mark[2]] ?? "?" });
  return holdersOf([row], row.character).length ? null : words.say("web-citadels-target-nobody");
}

/** Why a character that somebody may have cannot be chosen. */
function refusalOf(view: CitadelsView, { character }: KnowledgeRow, verb: string): string {
  if (view.marks.some(([, marked]) => marked === character)) return words.say("web-citadels-target-marked");
  const { rank } = look(character);
  if (verb === "rob" && rank === 1) return words.say("web-citadels-target-first", { rank });
  return words.say(rank <= view.called ? "web-citadels-target-called" : "web-citadels-target-refused");
}

/** Names those who may have a character, with their gold. */
function holdersText(view: CitadelsView, holders: number[], players: string[]): string {
  if (holders.length > MOST_HOLDERS) return words.say("web-citadels-target-many", { count: holders.length });
  const named = holders.map((seat) =>
    words.say("web-citadels-target-holder", { player: players[seat] ?? "?", gold: view.gold[seat] ?? 0 }),
  );
  return words.say("web-citadels-target-holders", { holders: words.list(named, "disjunction") });
}
