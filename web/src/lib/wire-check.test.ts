import { describe, expect, it } from "vitest";
import { misfit } from "./wire-check";

const UPDATE = {
  type: "update",
  seq: 3,
  lines: [
    {
      seq: 3,
      at: 1.5,
      entry: { entry: "chose", seat: 1, action: "", by_bot: true },
      events: [{ event: "gold-gathered", about: { seat: 1, gold: 2 }, changes: { gold: [2, 4] } }],
      changes: { asked: 0 },
    },
  ],
  table: null,
  game: null,
};

function withEvent(event: object): object {
  return { ...UPDATE, lines: [{ ...UPDATE.lines[0], events: [event] }] };
}

describe("what arrives", () => {
  it("is let through if it is of its type", () => {
    expect(misfit(UPDATE, "AnyMessage")).toBe("");
    expect(misfit({ type: "present", present: ["anna"] }, "AnyMessage")).toBe("");
  });

  it.each([
    [{ ...UPDATE, seq: "3" }, "AnyMessage.seq"],
    [{ ...UPDATE, extra: 1 }, "AnyMessage.extra"],
    [{ type: "present" }, "AnyMessage.present"],
    [{ type: "present", present: ["anna", 2] }, "AnyMessage.present[1]"],
    [withEvent({ event: "gold-gathered", about: { seat: "1" } }), "AnyMessage.lines[0].events[0].about.seat"],
    [withEvent({ event: "gold-gathered", about: { worth: 1 } }), "AnyMessage.lines[0].events[0].about.worth"],
    [withEvent({ event: "x", about: {}, changes: { gold: "2" } }), "AnyMessage.lines[0].events[0].changes.gold"],
  ])("is told where it is not: %#", (message, path) => {
    expect(misfit(message, "AnyMessage")).toBe(path);
  });

  it.each<[unknown, string, string]>([
    [[["killed", "king", 3]], "[string, string, number][]", ""],
    [[["killed", "king"]], "[string, string, number][]", "[string, string, number][][0]"],
    [["a", null], "(string | null)[]", ""],
    [{ king: 2 }, "Record<string, number>", ""],
    [{ king: "2" }, "Record<string, number>", "Record<string, number>.king"],
    [{ step: "draft", stage: 1 }, "CitadelsStep", ""],
    [{ step: "draft" }, "CitadelsStep", "CitadelsStep.stage"],
    [{ step: "nap" }, "CitadelsStep", "CitadelsStep.step"],
    [{ event: "gold-gathered", about: { seat: 1, gold: 2 } }, "CitadelsEvent", ""],
    [{ event: "gold-gathered", about: { seat: 1 } }, "CitadelsEvent", "CitadelsEvent.about.gold"],
  ])("%j is of the type %s, or it is told where it is not", (value, type, path) => {
    expect(misfit(value, type)).toBe(path);
  });
});
