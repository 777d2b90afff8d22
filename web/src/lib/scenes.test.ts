import { describe, expect, it } from "vitest";
import type { EventFacts, Told } from "../generated/wire";
import { SCENES as CITY_SCENES } from "../games/citadels/scenes";
import { SCENES as TOWN_SCENES } from "../games/machikoro/scenes";
import { lookup } from "./event-table";
import { factsOf, GAMES } from "./catalog";
import { playOf } from "./game-plays";
import { MOST_DRAWN, type Scene, sceneOf } from "./scenes";
import { beatsOf } from "./story";

const SCENES = lookup(CITY_SCENES);
const TOWN = lookup(TOWN_SCENES);

const gathered = (gold: number, seat = 1): EventFacts => ({ event: "gold-gathered", about: { seat, gold } });

describe("the scene of an event", () => {
  it.each(GAMES.flatMap((game) => factsOf(game).events.map((event) => [game, event] as const)))(
    "of %s is known: %s",
    (game, event) => {
      expect(
        sceneOf(playOf(game).scenes, { event, about: { seat: 0, victim: 1, other: 1, characters: [], districts: [] } }),
      ).not.toBeNull();
    },
  );

  it("is nothing for what nobody knows", () => {
    expect(sceneOf(SCENES, { event: "comet-seen", about: {} })).toBeNull();
  });

  it("lets gathered gold fly from the bank", () => {
    expect(sceneOf(SCENES, gathered(2))?.flights).toMatchObject([
      { thing: "coin", from: ["bank"], to: ["gold-1", "city-1"], count: 2 },
    ]);
  });

  it("draws only so many coins", () => {
    expect(sceneOf(SCENES, gathered(14))?.flights[0]?.count).toBe(MOST_DRAWN);
  });

  it("draws no coin where nothing is paid", () => {
    expect(sceneOf(SCENES, { event: "gold-stolen", about: { seat: 0, victim: 2, gold: 0 } })?.flights).toEqual([]);
  });

  it("keeps cards of others face down", () => {
    const drawn = (districts: string[]): Scene | null =>
      sceneOf(SCENES, { event: "cards-drawn", about: { seat: 0, districts, count: districts.length } });

    expect(drawn(["unknown", "unknown"])?.flights[0]).toMatchObject({ count: 2, face: null });
    expect(drawn(["manor"])?.flights[0]).toMatchObject({ count: 1, face: "manor" });
  });

  it("never shows a chosen character", () => {
    expect(
      sceneOf(SCENES, { event: "character-picked", about: { seat: 0, character: "king", known: 1 } })?.flights[0]?.face,
    ).toBeNull();
  });

  it("points at the rank of a character", () => {
    expect(
      sceneOf(SCENES, { event: "character-killed", about: { seat: 0, character: "king" } })?.flights[0]?.to,
    ).toEqual(["rank-4"]);
  });

  it("joins what one card pays to several towns", () => {
    const paid = (seat: number, card: string): EventFacts => ({
      event: "coins-earned",
      about: { seat, card, count: 1, coins: 5 },
    });

    const told: Told = {
      seq: 1,
      at: 0,
      entry: { entry: "chose", seat: 0, action: "roll", by_bot: false },
      events: [paid(0, "mine"), paid(1, "mine"), paid(0, "bakery")],
    };

    expect(beatsOf(told, TOWN, 0).map(({ scene }) => scene?.flights.length)).toEqual([2, 1]);
  });
});
