import { describe, expect, it } from "vitest";
import type { Offer, Step } from "../../lib/chooser.svelte";
import { actOf, spentCards } from "./compound-choices";

function offer(verb: string, about: Record<string, unknown> = {}): Offer {
  return { index: 0, option: { notation: verb, verb, about, opens_act: true } };
}
function steps(...offers: Offer[]): Step[] {
  return offers.map((each) => ({ offer: each, question: { topic: "", about: {}, options: [] } }));
}

describe("the sentence of an act", () => {
  it("is all gaps before the first choice", () => {
    const act = actOf([], null, "warrant", false);

    expect(act.key).toBe("warrants");
    expect(Object.values(act.parts).every(({ isOpen }) => isOpen)).toBe(true);
  });

  it("fills the gaps in the order of the choices", () => {
    const { parts } = actOf(
      steps(offer("warrant", { character: "thief" })),
      offer("warrant", { character: "king" }),
      "warrant",
      false,
    );

    expect([parts["first"]?.ids, parts["second"]?.ids, parts["third"]?.ids]).toEqual([["thief"], ["king"], []]);
    expect(parts["real"]?.isOpen).toBe(true);
  });

  it("names what is given, what is taken, and whose it was", () => {
    const { key, parts } = actOf(
      steps(offer("offer", { place: "manor" })),
      offer("demand", { seat: 2, place: "docks+" }),
      null,
      true,
    );

    expect(key).toBe("exchange");
    expect([parts["given"]?.ids, parts["taken"]?.ids, parts["player"]?.ids]).toEqual([["manor"], ["docks+"], ["2"]]);
  });

  it("keeps a gap for one more card until the act is complete", () => {
    const made = steps(offer("redraw"), offer("discard", { district: "manor" }));

    expect(actOf(made, null, null, false).parts["cards"]).toEqual({ field: "district", ids: ["manor"], isOpen: true });
    expect(actOf(made, offer("done"), null, true).parts["cards"]?.isOpen).toBe(false);
  });

  it("lists the choices of an act that has no sentence of its own", () => {
    const act = actOf(steps(offer("use", { district: "hideout" })), offer("hide", { gold: 2 }), null, true);

    expect(act.key).toBeNull();
    expect(act.offers.map(({ option }) => option.verb)).toEqual(["use", "hide"]);
  });

  it("says what a district is used for", () => {
    const armory = actOf(
      steps(offer("use", { district: "armory" })),
      offer("destroy", { seat: 1, place: "manor" }),
      null,
      true,
    );
    const museum = actOf(steps(offer("use", { district: "museum" })), null, null, false);

    expect([armory.key, armory.parts["razed"]?.ids, armory.parts["player"]?.ids]).toEqual(["armory", ["manor"], ["1"]]);
    expect([museum.key, museum.parts["card"]?.isOpen]).toEqual(["museum", true]);
  });

  it("says who gets each card that is given back", () => {
    const question = (victim: number) => ({ topic: "giving_back", about: { victim }, options: [] });
    const given = [{ offer: offer("give", { district: "manor" }), question: question(2) }];

    expect(actOf(given, null, null, false, question(3)).parts["cards"]).toEqual({
      field: "district",
      ids: ["manor"],
      isOpen: true,
      to: [2, 3],
    });
  });

  it("says what is taken for the crown once that is chosen", () => {
    const crown = steps(offer("crown", { seat: 3 }));

    expect(actOf(crown, null, null, false).parts["price"]?.isOpen).toBe(true);
    expect(actOf(crown, offer("take_gold"), null, true).key).toBe("crown-take_gold");
  });

  it("has no gaps where one choice is all", () => {
    expect(actOf([], offer("crown", { seat: 3 }), "crown", true).key).toBeNull();
    expect(actOf([], null, "crown", false).key).toBeNull();
  });
});

describe("the cards that are spoken for", () => {
  it("are counted by name", () => {
    const spent = spentCards(
      steps(
        offer("borrow", { district: "palace", seat: 1 }),
        offer("give", { district: "manor" }),
        offer("give", { district: "manor" }),
      ),
    );

    expect([...spent]).toEqual([
      ["palace", 1],
      ["manor", 2],
    ]);
  });
});
