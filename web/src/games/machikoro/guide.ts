/** The guide of a first game of Machi Koro. */
import type { Option } from "../../generated/wire";
import { readCards } from "../../lib/cards";
import { offers, shown, type GameGuide, type Scene, type Step } from "../../lib/guide";
import { words } from "../../lib/words.svelte";
import { ESTABLISHMENTS } from "./catalog";
import { isLandmark, rollText, type MachiKoroView } from "./view";

type Here = Scene<MachiKoroView>;

/** With so many landmarks somebody is close to the end. */
const CLOSE = 3;
const OPTIONS = "section[data-decision]";
const ROLL = '[data-anchor="bank"] > :first-child';

const isBuilding = ({ decision }: Here) => decision?.topic === "building";
const isOfLandmark = ({ verb, about }: Option) => verb === "build" && isLandmark(String(about.card));

function landmarks({ view }: Here, seat: number): number {
  return readCards(view.cities[seat] ?? "").filter(isLandmark).length;
}

/** Finds a payment by a card of a colour that has just been shown. */
function paid(scene: Here, colour: string) {
  return scene.events.findLast(
    ({ event, about }) =>
      (event === "coins-earned" || event === "coins-taken") &&
      about.coins !== 0 &&
      ESTABLISHMENTS[String(about.card)]?.colour === colour,
  )?.about;
}

function colour(name: string): Step<MachiKoroView> {
  return {
    key: name,
    at: (scene) => [`[data-anchor="tile-${paid(scene, name)?.seat}-${paid(scene, name)?.card}"]`, "ol.income", ROLL],
    when: (scene) => paid(scene, name) !== undefined,
    about: (scene) => ({ card: paid(scene, name)?.card ?? "", seat: paid(scene, name)?.seat ?? -1 }),
  };
}

/** Says what a card that is advised is good for. */
function whyBuild(option: Option): string {
  const card = String(option.about.card);
  return isLandmark(card)
    ? words.say("web-guide-machikoro-why-landmark")
    : words.say("web-guide-machikoro-why-build", { rolls: rollText(card) });
}

const STEPS: Step<MachiKoroView>[] = [
  { key: "town", at: ({ seat }) => [`[data-anchor="city-${seat}"]`], when: () => true },
  {
    key: "roll",
    at: () => [OPTIONS],
    when: ({ decision }) => decision?.topic === "roll",
    teaches: ({ verb }) => verb === "roll",
  },
  { key: "dice", at: () => [ROLL], when: (scene) => shown(scene, "dice-rolled") !== undefined },
  {
    key: "first_landmark",
    at: ({ seat }) => [".own-town .landmarks", `[data-anchor="landmark-${seat}-train_station"]`],
    when: (scene) => isBuilding(scene) && scene.decision!.options.some(isOfLandmark),
    teaches: isOfLandmark,
    why: whyBuild,
  },
  {
    key: "build",
    at: () => ['[data-anchor="market"]'],
    when: (scene) => isBuilding(scene) && offers(scene, "build"),
    teaches: (option) => option.verb === "build" && !isOfLandmark(option),
    why: whyBuild,
  },
  {
    key: "two_dice",
    at: () => [OPTIONS],
    when: ({ decision }) => decision?.topic === "dice",
    teaches: ({ verb }) => verb === "roll",
    why: ({ about }) => words.say(`web-guide-machikoro-why-dice-${String(about.dice)}`),
  },
  {
    key: "save",
    at: () => [OPTIONS],
    when: (scene) => isBuilding(scene) && offers(scene, "pass") && !offers(scene, "build"),
  },
  colour("blue"),
  colour("green"),
  colour("red"),
  colour("purple"),
  {
    key: "close",
    at: (scene) => {
      const { seat } = shown(scene, "card-built")!.about;
      return [`[data-anchor="city-${seat}"]`, `[data-anchor="gold-${seat}"]`, ROLL];
    },
    when: (scene) => {
      const about = shown(scene, "card-built")?.about;
      return about !== undefined && isLandmark(String(about.card)) && landmarks(scene, Number(about.seat)) >= CLOSE;
    },
    about: (scene) => ({ seat: shown(scene, "card-built")!.about.seat ?? -1 }),
  },
  {
    key: "landmarks",
    at: ({ seat }) => [".own-town .landmarks", `[data-anchor="landmark-${seat}-train_station"]`],
    when: (scene) => shown(scene, "card-built", { seat: scene.seat }) !== undefined,
  },
  { key: "won", at: () => ["[data-over] tr.win th"], when: ({ isOver }) => isOver, isEnd: true },
];

export const GUIDE: GameGuide<MachiKoroView> = {
  steps: STEPS,
  beginsTurn: ({ event }) => event === "turn-began",
  columns: [":is(aside, section):has(> [data-log])"],
  next: ["limited_supply"],
};
