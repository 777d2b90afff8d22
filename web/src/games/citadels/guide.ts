/** The steps of a first game of Citadels. */
import { isHappened, lastOf, optionWith, type Scene, type Step } from "../../lib/guide";
import { district, character } from "./catalog";
import { cityOf, isDraft, turnOf, type CitadelsView } from "./view";

type Here = Scene<CitadelsView>;

/** Characters that are easy to begin with, the best first. */
const EASY = ["merchant", "king", "architect", "bishop", "warlord", "magician", "thief", "assassin"];
/** What a turn consists of for every character; the rest is power. */
const USUAL = new Set(["gold", "cards", "keep", "income", "build", "end", "pick", "put_away", "pass", "done", "use"]);
/** A little gold is worth more than a card, until there is enough for most districts. */
const ENOUGH_GOLD = 4;
/** From so many districts on the end is worth a thought. */
const GROWN = 3;

function isActing({ decision }: Here): boolean {
  return decision?.topic === "acting";
}

function own(scene: Here, event: string): boolean {
  return isHappened(scene, event, { seat: scene.seat });
}

function isLate(round: number): (scene: Here) => boolean {
  return ({ view }) => view.round > round;
}

function powerOf(scene: Here): number | null {
  const place = isActing(scene) ? (scene.decision?.options.findIndex(({ verb }) => !USUAL.has(verb)) ?? -1) : -1;
  return place < 0 ? null : place;
}

/** The easiest of the characters that are offered. */
function easiest({ decision }: Here): number | null {
  const offered = decision?.options.map(({ about }) => character(String(about.character ?? "")).plain) ?? [];
  const best = EASY.find((id) => offered.includes(id));
  return best === undefined ? null : offered.indexOf(best);
}

/** The dearest of the districts that can be built. */
function dearest({ decision }: Here): number | null {
  const built =
    decision?.options.flatMap(({ verb, about }, place) =>
      verb === "build" ? [{ place, cost: district(String(about.district)).cost }] : [],
    ) ?? [];
  return (
    built.reduce<(typeof built)[number] | null>((best, each) => (best && best.cost >= each.cost ? best : each), null)
      ?.place ?? null
  );
}

function rankOf(scene: Here, event: string): string[] {
  const named = lastOf(scene, event)?.about.character;
  return [`[data-anchor="rank-${character(String(named ?? "")).rank}"]`];
}

const OPTIONS = "section[data-decision]";

export const STEPS: Step<CitadelsView>[] = [
  {
    key: "secret",
    at: () => [".draft .top ol li", ".draft .title h2"],
    when: ({ view }) => isDraft(view),
    over: (scene) => !isDraft(scene.view) || own(scene, "character-picked"),
  },
  {
    key: "pick",
    at: () => [".draft ul"],
    when: ({ view, decision }) => isDraft(view) && decision !== null,
    over: (scene) => own(scene, "character-picked"),
    option: easiest,
    isTry: true,
  },
  {
    key: "city",
    at: ({ seat }) => [`[data-anchor="city-${seat}"]`, ".own .city"],
    when: ({ view }) => !isDraft(view),
    over: isLate(2),
  },
  { key: "call", at: () => ["ol.track"], when: ({ view }) => !isDraft(view), over: isLate(2) },
  {
    key: "gather",
    at: () => [OPTIONS],
    when: (scene) => isActing(scene) && optionWith(scene, "gold", "cards") !== null,
    over: (scene) => own(scene, "gold-gathered") || own(scene, "cards-drawn"),
    option: (scene) =>
      (scene.view.gold[scene.seat] ?? 0) < ENOUGH_GOLD
        ? optionWith(scene, "gold", "cards")
        : optionWith(scene, "cards", "gold"),
    isTry: true,
  },
  {
    key: "build",
    at: () => ["ul.hand"],
    when: (scene) => isActing(scene) && optionWith(scene, "build") !== null,
    over: (scene) => own(scene, "district-built"),
    option: dearest,
    isTry: true,
  },
  {
    key: "income",
    at: () => [OPTIONS],
    when: (scene) => isActing(scene) && optionWith(scene, "income") !== null,
    over: (scene) => own(scene, "income-taken"),
    option: (scene) => optionWith(scene, "income"),
    about: (scene) => ({ character: turnOf(scene.view)?.acting ?? "" }),
    isTry: true,
  },
  {
    key: "power",
    at: () => [OPTIONS],
    when: (scene) => powerOf(scene) !== null,
    over: ({ view, decision }) => decision?.topic === "acting" && view.used.includes("power"),
    about: (scene) => ({ character: turnOf(scene.view)?.acting ?? "" }),
  },
  {
    key: "end",
    at: () => [OPTIONS],
    when: (scene) => isActing(scene) && scene.view.gathered > 0 && optionWith(scene, "end") !== null,
    over: (scene) => own(scene, "turn-ended"),
    option: (scene) => optionWith(scene, "end"),
    isTry: true,
  },
  {
    key: "killed",
    at: (scene) => rankOf(scene, "character-killed"),
    when: (scene) => !isDraft(scene.view) && isHappened(scene, "character-killed"),
    about: (scene) => ({ character: lastOf(scene, "character-killed")?.about.character ?? "" }),
  },
  {
    key: "robbed",
    at: (scene) => rankOf(scene, "character-robbed"),
    when: (scene) => !isDraft(scene.view) && isHappened(scene, "character-robbed"),
    about: (scene) => ({ character: lastOf(scene, "character-robbed")?.about.character ?? "" }),
  },
  {
    key: "crown",
    at: ({ view }) => [`[data-anchor="crown-${view.crown}"]`, '[data-anchor="bank"]'],
    when: (scene) => !isDraft(scene.view) && isHappened(scene, "crown-moved"),
    about: ({ view }) => ({ seat: view.crown }),
  },
  {
    key: "destroyed",
    at: (scene) => [`[data-anchor="city-${lastOf(scene, "district-destroyed")?.about.victim}"]`],
    when: (scene) => !isDraft(scene.view) && isHappened(scene, "district-destroyed"),
    about: (scene) => ({ district: lastOf(scene, "district-destroyed")?.about.district ?? "" }),
  },
  {
    key: "goal",
    at: ({ seat }) => [`[data-anchor="city-${seat}"]`, ".own .city"],
    when: ({ view }) =>
      !isDraft(view) &&
      Array.from({ length: view.seats }, (_, seat) => cityOf(view, seat).length).some((built) => built >= GROWN),
    over: ({ view }) => view.first !== null,
    about: ({ view }) => ({ number: view.goal }),
  },
  {
    key: "last",
    at: () => [".middle .last", '[data-anchor="bank"]'],
    when: ({ view }) => !isDraft(view) && view.first !== null,
    about: ({ view }) => ({ seat: view.first ?? -1 }),
  },
  { key: "score", at: () => ["[data-over] tr.win"], when: ({ isOver }) => isOver, isEnd: true },
];
