/** Setting up a table: what is picked becomes the names that the server is told. */
import { describe, expect, it } from "vitest";
import { readSaved } from "../../lib/plan.svelte";
import { MachiKoroPlan } from "../machikoro/plan.svelte";
import { character } from "./catalog";
import { CitadelsPlan, UNIQUES_IN_DECK } from "./plan.svelte";

describe("a plan", () => {
  it("names box and set", () => {
    const plan = new CitadelsPlan();
    plan.choosePreset("nobles");
    expect(plan.rules).toEqual(["deluxe", "nobles"]);
  });

  it("becomes an own mix once a character is picked, and names every card", () => {
    const plan = new CitadelsPlan();
    plan.pick("witch");
    expect(plan.way).toBe("own");
    expect(plan.rules).toContain("witch");
    expect(plan.rules).not.toContain("assassin");
    expect(plan.rules).toHaveLength(1 + 8 + UNIQUES_IN_DECK);
  });

  it("keeps one character for each rank", () => {
    const plan = new CitadelsPlan();
    plan.pick("spy");
    plan.pick("blackmailer");
    expect(plan.cast.filter((id) => character(id).rank === 2)).toEqual(["blackmailer"]);
  });

  it("replaces who needs more players when seats are taken away", () => {
    const plan = new CitadelsPlan();
    plan.chooseSeats(8);
    plan.pick("queen");
    plan.pick("emperor");
    plan.chooseSeats(3);
    expect(plan.cast).toContain("artist");
    plan.chooseSeats(2);
    expect(plan.cast).toContain("king");
    expect(plan.cast.some((id) => character(id).rank === 9)).toBe(false);
  });

  it("takes no more districts than a deck has", () => {
    const plan = new CitadelsPlan();
    plan.toggleDistrict("armory");
    expect(plan.uniques).toHaveLength(UNIQUES_IN_DECK);
    expect(plan.uniques).not.toContain("armory");
  });

  it("lets a district go whose character has left", () => {
    const plan = new CitadelsPlan();
    plan.chooseBox("citadela");
    plan.toggleDistrict("factory");
    plan.toggleDistrict("graveyard");
    expect(plan.uniques).toContain("graveyard");
    plan.pick("diplomat");
    expect(plan.uniques).not.toContain("graveyard");
  });

  it("rolls a whole cast", () => {
    const plan = new CitadelsPlan();
    plan.roll();
    expect(plan.ranksMissing).toEqual([]);
    expect(plan.uniques).toHaveLength(UNIQUES_IN_DECK);
  });

  it("seats bots with the table only if they sit in a row behind the host", () => {
    const plan = new MachiKoroPlan();
    plan.seatBot(1, "journeyman");
    expect(plan.seatsInRow).toBe(false);
    expect(plan.order.bots).toEqual([]);
    plan.seatBot(0, "random");
    expect(plan.order.bots).toEqual(["random", "journeyman"]);
    expect(plan.freeSeats).toBe(1);
  });

  it("comes back as it was saved, in less than the server keeps", () => {
    const plan = new CitadelsPlan();
    plan.chooseMetropole(true);
    plan.roll();
    const text = plan.save("Friday");
    expect(text.length).toBeLessThan(2000);
    const other = new CitadelsPlan();
    other.load(readSaved(text)!);
    expect(other.rules).toEqual(plan.rules);
  });

  it("leaves texts alone that it did not write", () => {
    expect(readSaved("{}")).toBeNull();
    expect(readSaved("hello")).toBeNull();
  });
});
