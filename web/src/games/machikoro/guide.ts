/** The steps of a first game of Machi Koro. */
import { readCards } from "../../lib/cards";
import { isHappened, lastOf, optionWith, type Scene, type Step } from "../../lib/guide";
import { ESTABLISHMENTS } from "./catalog";
import { LANDMARK_ORDER, isLandmark, priceOf, type MachiKoroView } from "./view";

type Here = Scene<MachiKoroView>;

/** Cards that pay early and often, the best first. */
const EARLY = ["ranch", "bakery", "convenience_store", "forest", "wheat_field", "cafe"];
/** From so many cards on somebody has found out how to build. */
const SETTLED = 4;
/** With so many landmarks somebody is close to the end. */
const CLOSE = 3;

function own(scene: Here, event: string): boolean {
  return isHappened(scene, event, { seat: scene.seat });
}

function builtBy(scene: Here, seat: number): number {
  return scene.events.filter(({ event, about }) => event === "card-built" && about.seat === seat).length;
}

function landmarks({ view }: Here, seat: number): number {
  return readCards(view.cities[seat] ?? "").filter(isLandmark).length;
}

function mostLandmarks(scene: Here): number {
  return Math.max(...scene.view.cities.map((_, seat) => landmarks(scene, seat)));
}

/** Finds the last payment by a card of a colour. */
function paid(scene: Here, colour: string) {
  return scene.events.findLast(
    ({ event, about }) =>
      (event === "coins-earned" || event === "coins-taken") &&
      about.coins !== 0 &&
      ESTABLISHMENTS[String(about.card)]?.colour === colour,
  );
}

function payer(scene: Here, colour: string): string[] {
  const about = paid(scene, colour)?.about;
  return [`[data-anchor="tile-${about?.seat}-${about?.card}"]`, "ol.income", '[data-anchor="bank"] > :first-child'];
}

function colour(name: string): Step<MachiKoroView> {
  return {
    key: name,
    at: (scene) => payer(scene, name),
    when: (scene) => paid(scene, name) !== undefined,
    about: (scene) => ({ card: paid(scene, name)?.about.card ?? "", seat: paid(scene, name)?.about.seat ?? -1 }),
  };
}

function buildings({ decision }: Here): { place: number; card: string }[] {
  return (
    decision?.options.flatMap(({ verb, about }, place) =>
      verb === "build" ? [{ place, card: String(about.card) }] : [],
    ) ?? []
  );
}

/** A good card to begin with. */
function early(scene: Here): number | null {
  const built = buildings(scene);
  return (EARLY.flatMap((card) => built.filter((each) => each.card === card))[0] ?? built[0])?.place ?? null;
}

/** The dearest landmark that can be paid. */
function dearest(scene: Here): number | null {
  const built = buildings(scene).filter(({ card }) => LANDMARK_ORDER.includes(card));
  return built.sort((one, other) => priceOf(other.card) - priceOf(one.card))[0]?.place ?? null;
}

const isBuilding = ({ decision }: Here) => decision?.topic === "building";
const OPTIONS = "section[data-decision]";

export const STEPS: Step<MachiKoroView>[] = [
  {
    key: "town",
    at: ({ seat }) => [`[data-anchor="city-${seat}"]`],
    when: () => true,
    over: (scene) => builtBy(scene, scene.seat) >= SETTLED,
  },
  {
    key: "roll",
    at: () => [OPTIONS],
    when: ({ decision }) => decision?.topic === "roll",
    over: (scene) => own(scene, "dice-rolled"),
    option: (scene) => optionWith(scene, "roll"),
    isTry: true,
  },
  {
    key: "dice",
    at: () => ['[data-anchor="bank"] > :first-child'],
    when: (scene) => isHappened(scene, "dice-rolled"),
    over: (scene) => builtBy(scene, scene.seat) >= SETTLED,
  },
  {
    key: "market",
    at: () => ['[data-anchor="market"]'],
    when: () => true,
    over: (scene) => builtBy(scene, scene.seat) >= SETTLED,
  },
  {
    key: "build",
    at: () => ['[data-anchor="market"]'],
    when: isBuilding,
    over: (scene) => builtBy(scene, scene.seat) > 0,
    option: early,
    isTry: true,
  },
  colour("blue"),
  colour("green"),
  colour("red"),
  {
    key: "landmarks",
    at: ({ seat }) => [".own-town .landmarks", `[data-anchor="landmark-${seat}-train_station"]`],
    when: (scene) => builtBy(scene, scene.seat) > 0,
    over: (scene) => landmarks(scene, scene.seat) > 1,
  },
  {
    key: "save",
    at: () => [OPTIONS],
    when: (scene) => isBuilding(scene) && builtBy(scene, scene.seat) > 1 && optionWith(scene, "pass") !== null,
    over: (scene) => own(scene, "nothing-built") || landmarks(scene, scene.seat) > 0,
  },
  {
    key: "first_landmark",
    at: ({ seat }) => [".own-town .landmarks", `[data-anchor="landmark-${seat}-train_station"]`],
    when: (scene) => isBuilding(scene) && dearest(scene) !== null,
    over: (scene) => landmarks(scene, scene.seat) > 0,
    option: dearest,
    isTry: true,
  },
  {
    key: "two_dice",
    at: () => [OPTIONS],
    when: ({ decision }) => decision?.topic === "dice",
    over: (scene) => lastOf(scene, "dice-rolled", { seat: scene.seat, dice: 2 }) !== undefined,
    option: ({ decision }) => (decision ? decision.options.length - 1 : null),
    isTry: true,
  },
  colour("purple"),
  {
    key: "close",
    at: ({ seat }) => [".own-town .landmarks", `[data-anchor="city-${seat}"]`],
    when: (scene) => mostLandmarks(scene) >= CLOSE,
  },
  { key: "won", at: () => ["[data-over] tr.win"], when: ({ isOver }) => isOver, isEnd: true },
];
