/** The guide of a first game of Citadels. */
import type { Option } from "../../generated/wire";
import { readCards } from "../../lib/cards";
import { offers, shown, type GameGuide, type Scene, type Step } from "../../lib/guide";
import { words } from "../../lib/words.svelte";
import { character } from "./catalog";
import { cityOf, isDraft, turnOf, type CitadelsView } from "./view";

type Here = Scene<CitadelsView>;

/** What a turn consists of for every character; the rest is power. */
const USUAL = new Set(["gold", "cards", "keep", "income", "build", "end", "pick", "put_away", "pass", "done", "use"]);
const GATHERING = ["gold", "cards"];
/** From so many districts on the end is worth a thought. */
const GROWN = 4;
const OPTIONS = "section[data-decision]";

function isActing({ decision }: Here): boolean {
  return decision?.topic === "acting";
}

const isPower = ({ verb }: Option) => !USUAL.has(verb) && !verb.startsWith("build") && !verb.startsWith("extra");

function acting(scene: Here) {
  return { character: turnOf(scene.view)?.acting ?? "" };
}

/** Whether a character is the own one. */
function isMine({ view, seat }: Here, named: unknown): boolean {
  return readCards(view.characters[seat] ?? "").includes(String(named));
}

/** A city with its player's things around it. */
function cityAt(seat: unknown): string[] {
  const city = `[data-anchor="city-${String(seat)}"]`;
  return [`.seat:has(${city})`, city, ".own .city"];
}

/** A bubble about somebody's character, with another text where it is the own one. */
function named(key: string, event: string): Step<CitadelsView>[] {
  const of = (scene: Here) => shown(scene, event)?.about.character;
  const rank = (scene: Here) => [`[data-anchor="rank-${character(String(of(scene))).rank}"]`, "ol.track"];
  const about = (scene: Here) => ({
    character: of(scene) ?? "",
    seat: shown(scene, event)?.about.seat ?? -1,
    number: scene.view.gold[scene.seat] ?? 0,
  });
  const isShown = (scene: Here) => of(scene) !== undefined && shown(scene, event)!.about.seat !== scene.seat;
  return [
    { key: `${key}_you`, at: rank, when: (scene) => isShown(scene) && isMine(scene, of(scene)), about },
    { key, at: rank, when: (scene) => isShown(scene) && !isMine(scene, of(scene)), about },
  ];
}

function why(option: Option): string {
  return words.say(`web-guide-citadels-why-${option.verb}`, { number: Number(option.about.price ?? 0) });
}

const STEPS: Step<CitadelsView>[] = [
  {
    key: "secret",
    at: () => [".draft .title", ".draft .top"],
    when: ({ view }) => isDraft(view),
  },
  {
    key: "pick",
    at: () => [".draft ul"],
    when: ({ view, decision }) => isDraft(view) && decision?.topic === "picking",
    teaches: ({ verb }) => verb === "pick",
    why: ({ about }) => words.say(`character-${String(about.character)}.rule`, {}, "citadels"),
  },
  {
    key: "call",
    at: () => ["ol.track"],
    when: (scene) => !isDraft(scene.view) && shown(scene, "rank-called") !== undefined,
  },
  {
    key: "gather",
    at: () => [OPTIONS],
    when: (scene) => isActing(scene) && offers(scene, ...GATHERING),
    teaches: ({ verb }) => GATHERING.includes(verb),
    why,
  },
  {
    key: "build",
    at: () => ["ul.hand"],
    when: (scene) => isActing(scene) && offers(scene, "build"),
    teaches: ({ verb }) => verb === "build",
    why,
  },
  {
    key: "income",
    at: () => [OPTIONS],
    when: (scene) => isActing(scene) && offers(scene, "income"),
    teaches: ({ verb }) => verb === "income",
    why,
    about: acting,
  },
  {
    key: "power",
    at: () => [OPTIONS],
    when: (scene) => isActing(scene) && scene.decision!.options.some(isPower),
    teaches: isPower,
    about: acting,
  },
  {
    key: "end",
    at: () => [OPTIONS],
    when: (scene) =>
      isActing(scene) &&
      scene.view.gathered > 0 &&
      offers(scene, "end") &&
      !scene.decision!.options.some(({ verb }) => verb.startsWith("build")),
    teaches: ({ verb }) => verb === "end",
    why,
  },
  ...named("killed", "character-killed"),
  ...named("robbed", "character-robbed"),
  {
    key: "destroyed",
    at: (scene) => cityAt(shown(scene, "district-destroyed")?.about.victim),
    when: (scene) => shown(scene, "district-destroyed") !== undefined,
    about: (scene) => {
      const { district, victim } = shown(scene, "district-destroyed")!.about;
      return { district: district ?? "", seat: victim ?? -1 };
    },
  },
  {
    key: "last",
    at: () => [".middle .last", '[data-anchor="bank"]'],
    when: (scene) => shown(scene, "city-completed") !== undefined,
    about: (scene) => ({ seat: shown(scene, "city-completed")!.about.seat ?? -1 }),
  },
  {
    key: "goal",
    at: (scene) => cityAt(shown(scene, "district-built")?.about.seat),
    when: (scene) => {
      const seat = shown(scene, "district-built")?.about.seat;
      return seat !== undefined && scene.view.first === null && cityOf(scene.view, Number(seat)).length >= GROWN;
    },
    about: (scene) => ({ number: scene.view.goal, seat: shown(scene, "district-built")!.about.seat ?? -1 }),
  },
  {
    key: "city",
    at: (scene) => cityAt(shown(scene, "district-built")?.about.seat),
    when: (scene) => shown(scene, "district-built") !== undefined,
    about: (scene) => {
      const { seat = -1, district = "", price = 0 } = shown(scene, "district-built")!.about;
      return { seat, district, number: price };
    },
  },
  {
    key: "crown",
    at: ({ view }) => [`[data-anchor="crown-${view.crown}"]`, '[data-anchor="bank"]'],
    when: (scene) => shown(scene, "crown-moved") !== undefined,
    about: ({ view }) => ({ seat: view.crown }),
  },
  { key: "score", at: () => ["[data-over] tr.win th"], when: ({ isOver }) => isOver, isEnd: true },
];

export const GUIDE: GameGuide<CitadelsView> = {
  steps: STEPS,
  beginsTurn: ({ event }) => event === "round-began" || event === "rank-called" || event === "turn-resumed",
  columns: [".draft aside", "aside:has([data-log])"],
  next: ["nobles"],
};
