/** What an option costs and brings, in words: the figures are the server's. */
import type { OptionAbout } from "../../generated/wire";
import type { Offer } from "../../lib/chooser.svelte";
import { words } from "../../lib/words.svelte";
import { districtName } from "./names";
import { seatIn } from "./offers";
import { cityOf, handOf, type CitadelsView } from "./view";

/** What the words about an option need of the table. */
export interface Place {
  view: CitadelsView;
  seat: number;
  players: string[];
  topic: string;
}

/** Words that several questions have, and mean something of their own in these. */
const OF_TOPIC = ["unmasking", "confiscating", "recovering", "taking_from_holder", "finishing"];

function valuesOf({ view, seat, players }: Place, about: OptionAbout): Record<string, string | number> {
  const own = view.gold[seat] ?? 0;
  const gold = about.gain ?? about.price ?? about.risk ?? about.refund ?? 0;
  return {
    gold,
    cards: about.cards ?? 0,
    drawn: about.drawn ?? 0,
    share: about.share ?? 0,
    left: own - (about.price ?? 0) + (about.gain ?? 0),
    player: players[about.receiver ?? -1] ?? "",
    kind: about.share !== undefined ? "share" : about.gain !== undefined ? "gold" : "cards",
    all: about.drawn !== undefined && about.drawn === about.cards ? "yes" : "no",
    real: about.is_real ? "yes" : "no",
  };
}

function keyFor(key: string, topic: string): string | null {
  const own = `${key}-${topic}`;
  if (OF_TOPIC.includes(topic) && words.has("citadels", own)) return own;
  return words.has("citadels", key) ? key : null;
}

/** The words of a button with its figures; null if its plain words say all. */
export function labelOf(place: Place, { option }: Offer): string | null {
  const key = keyFor(`web-citadels-offer-${option.verb}`, place.topic);
  const isTold = option.verb === "pass" || Object.values(option.about).some((value) => typeof value === "number");
  return key && isTold ? words.say(key, valuesOf(place, option.about), "citadels") : null;
}

/** What stands below the words of a button: what it leads to, and what is left. */
export function captionOf(place: Place, { option: { verb, about } }: Offer): string {
  const values = valuesOf(place, about);
  const key = keyFor(`web-citadels-caption-${verb}`, place.topic);
  if (key) return words.say(key, values, "citadels");
  if (about.price !== undefined && about.cards !== undefined)
    return words.say("web-citadels-caption-bought", values, "citadels");
  if (about.price) return leftAfter(place, about);
  return about.gain ? words.say("web-citadels-then", { gold: values.left! }, "citadels") : "";
}

/** How much gold is left after an option. */
export function leftAfter({ view, seat }: Place, about: OptionAbout): string {
  return words.say("web-citadels-left", { gold: (view.gold[seat] ?? 0) - (about.price ?? 0) }, "citadels");
}

/** What comes of the choice that is about to be sent. */
export function resultOf(place: Place, { option: { verb, about } }: Offer): string {
  const target = seatIn(about, place.seat);
  const key = `web-citadels-result-${verb}`;
  const said = words.has("citadels", key)
    ? words.say(
        key,
        {
          player: place.players[target] ?? "?",
          who: target === place.seat ? "you" : "other",
          district: districtName((about.place ?? about.district ?? "").replace(/\+$/, "")),
          gold: about.price ?? 0,
          left: Math.max(0, cityOf(place.view, target).length - 1),
          goal: place.view.goal,
          cards: handOf(place.view, target).length,
        },
        "citadels",
      )
    : "";
  const left = about.price === undefined ? "" : leftAfter(place, about);
  return [said, left].filter(Boolean).join(" ");
}

/** What is said of a player who may be chosen. */
export function seatCaption(view: CitadelsView, own: number, { option: { verb, about } }: Offer): string {
  const seat = seatIn(about, own);
  if (verb === "swap")
    return words.say("web-citadels-row-swap", {
      own: handOf(view, own).length,
      cards: handOf(view, seat).length,
    });
  if (verb === "tithe") return words.say("web-citadels-row-tithe");
  return words.say("web-citadels-row-built", { count: cityOf(view, seat).length, goal: view.goal });
}

/** The most that spying on a player can bring. */
export function spyCaption({ most_gain = 0, most_cards = 0 }: OptionAbout): string {
  if (!most_cards) return words.say("web-citadels-row-spy-nothing");
  const cards = words.say("cards", { count: most_cards }, "citadels");
  return most_gain
    ? words.say("web-citadels-row-spy", { gold: most_gain, cards }, "citadels")
    : words.say("web-citadels-row-spy-poor", { cards });
}

/** What a district costs to be destroyed, seized or exchanged for. */
export function payText(price: number): string {
  return price ? words.say("web-citadels-pay", { gold: price }) : words.say("web-citadels-free");
}
