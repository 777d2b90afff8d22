/** The sentences of a recap. */
import type { Brief } from "../../lib/notices";
import { words } from "../../lib/words.svelte";
import { characterName, districtName } from "./names";
import type { Recap } from "./recap";
import type { Deed } from "./recap-deeds";
import { markedName, pieces, type Piece } from "./sayings";

/** What somebody did, with its names marked. */
export function sentenceOfDeed(deed: Deed, players: string[], seat: number): Piece[] {
  const { event, about } = deed.event;
  const values = words.values("citadels", about, players);
  for (const field of ["seat", "victim", "character", "district", "got"])
    if (field in values) values[field] = markedName(String(values[field]));
  if (deed.part === "town" && deed.holder !== null)
    values["character"] = `${String(values["character"])} (${markedName(players[deed.holder] ?? "?")})`;
  values["who"] = "seat" in about && about.seat === seat ? "you" : "other";
  return pieces(words.say(`web-citadels-recap-${deed.part}-${event}`, values, "citadels"));
}

/** Through what somebody did it, if that is known. */
export function reasonOfDeed({ event, part, reason }: Deed, players: string[]): string | null {
  if (reason.district) return words.say("web-citadels-recap-with", { district: districtName(reason.district) });
  if (!reason.character) return null;
  const character = characterName(reason.character);
  if (reason.named && "seat" in event.about) {
    const named = characterName(reason.named);
    return part === "won"
      ? words.say("web-citadels-recap-as-named-own", { character, named })
      : words.say("web-citadels-recap-as-named", { character, named, seat: players[event.about.seat] ?? "?" });
  }
  if (event.event === "district-destroyed")
    return words.say("web-citadels-recap-as-price", { character, gold: event.about.gold });
  return words.say("web-citadels-recap-as", { character });
}

/** A recap in one sentence: the worst that was done to the own seat, and how much more there was. */
export function briefOf(recap: Recap, players: string[], seat: number): Brief | null {
  const [worst, ...rest] = recap.toYou;
  if (!worst) return null;
  const deed = sentenceOfDeed(worst, players, seat)
    .map(({ text }) => text)
    .join("");
  const number = recap.rounds.at(-1) ?? 0;
  return { mark: worst.mark, text: words.say("web-citadels-recap-brief", { number, deed, more: rest.length }) };
}
