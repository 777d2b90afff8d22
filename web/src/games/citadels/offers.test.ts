import { describe, expect, it } from "vitest";
import type { Offer } from "../../lib/chooser.svelte";
import { bySeat, menuOf, offersAt, offersFor, shutPowers } from "./offers";

function offers(...written: [string, Record<string, unknown>?][]): Offer[] {
  return written.map(([verb, about = {}], index) => ({
    index,
    option: { notation: verb, verb, about, opens_act: false },
  }));
}

describe("what cannot be chosen", () => {
  const dear = (verb: string, price: number) => ({
    verb,
    about: { place: `place-${price}` },
    reason: "price",
    why: { price, gold: 1 },
  });
  const never = { verb: "seize", about: { place: "keep" }, reason: "untouchable", why: {} };

  it("names of each power what comes nearest", () => {
    const closed = [never, dear("seize", 4), dear("seize", 2), dear("destroy", 3)];
    expect(shutPowers(closed, offers(["end"])).map(({ verb, why }) => [verb, why.price])).toEqual([
      ["seize", 2],
      ["destroy", 3],
    ]);
  });

  it("leaves out powers that reach something, and what is no power", () => {
    const bare = { ...never, verb: "confiscate", reason: "blank" };
    expect(shutPowers([dear("seize", 2), bare], offers(["seize", { place: "temple" }], ["end"]))).toEqual([]);
  });
});

describe("the menu of a decision", () => {
  const turn = offers(
    ["gold"],
    ["cards"],
    ["kill", { character: "king" }],
    ["kill", { character: "thief" }],
    ["build", { district: "manor" }],
    ["end"],
  );

  it("keeps the choices of a power closed until it is opened", () => {
    const menu = menuOf(turn, null, ["manor"]);
    expect(menu.plain.map(({ option }) => option.verb)).toEqual(["gold", "cards"]);
    expect(menu.powers.map(({ verb }) => verb)).toEqual(["kill"]);
    expect(menu.open).toEqual([]);
    expect(menu.leaving.map(({ option }) => option.verb)).toEqual(["end"]);
  });

  it("opens the power that was pressed", () => {
    expect(menuOf(turn, "kill", ["manor"]).open[0]?.offers).toHaveLength(2);
  });

  it("offers nothing of the hand while a power is open, which may cover it", () => {
    expect(menuOf(turn, null, ["manor"]).hand).toHaveLength(1);
    expect(menuOf(turn, "kill", ["manor"]).hand).toEqual([]);
  });

  it("has a single question open at once", () => {
    const menu = menuOf(offers(["keep", { district: "manor" }], ["keep", { district: "docks" }]), null, []);
    expect(menu.open.map(({ kind }) => kind)).toEqual(["cards"]);
    expect(menu.powers).toEqual([]);
  });

  it("lists the building of a card that is not in the hand", () => {
    const menu = menuOf(offers(["build", { district: "docks" }], ["keep_it"]), null, ["manor"]);
    expect(menu.plain.map(({ option }) => option.verb)).toEqual(["build"]);
    expect(menu.hand).toEqual([]);
  });
});

describe("what lies where", () => {
  it("finds a district by seat and by how it stands", () => {
    const all = offers(
      ["destroy", { seat: "1", place: "manor+" }],
      ["destroy", { seat: "2", place: "manor" }],
      ["raze", { place: "manor" }],
    );
    expect(offersAt(all, 1, "manor+", 0)).toHaveLength(1);
    expect(offersAt(all, 1, "manor", 0)).toHaveLength(0);
    expect(offersAt(all, 0, "manor", 0)[0]?.option.verb).toBe("raze");
  });

  it("sorts offers by whom they are about, the own seat where nobody is named", () => {
    const all = offers(
      ["destroy", { seat: "2", place: "manor" }],
      ["raze", { place: "docks" }],
      ["destroy", { seat: "2", place: "temple" }],
    );
    expect(bySeat(all, 0).map(([seat, its]) => [seat, its.map(({ index }) => index)])).toEqual([
      [2, [0, 2]],
      [0, [1]],
    ]);
  });

  it("finds every way to build a card", () => {
    const all = offers(
      ["build", { district: "manor" }],
      ["borrow", { seat: 2, district: "manor" }],
      ["build", { district: "docks" }],
    );
    expect(offersFor(all, "manor").map(({ option }) => option.verb)).toEqual(["build", "borrow"]);
  });
});
