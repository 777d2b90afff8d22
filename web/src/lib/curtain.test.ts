import { describe, expect, it } from "vitest";
import { Curtain } from "./curtain.svelte";

describe("the curtain", () => {
  it("is down before anybody lifts it", () => {
    const curtain = new Curtain(true);
    curtain.turnTo(0);
    expect(curtain.looking).toBeNull();
    expect(curtain.asked).toBe(0);
  });

  it("falls when another person here is asked", () => {
    const curtain = new Curtain(true);
    curtain.turnTo(0);
    curtain.lift(0);
    curtain.turnTo(1);
    expect(curtain.looking).toBeNull();
  });

  it("stays up while bots choose, and for the same person after them", () => {
    const curtain = new Curtain(true);
    curtain.turnTo(0);
    curtain.lift(0);
    curtain.turnTo(null);
    expect(curtain.looking).toBe(0);
    curtain.turnTo(0);
    expect(curtain.looking).toBe(0);
  });

  it("lets somebody else look while one is asked, until the next one is", () => {
    const curtain = new Curtain(true);
    curtain.turnTo(0);
    curtain.lift(1);
    curtain.turnTo(0);
    expect(curtain.looking).toBe(1);
    curtain.turnTo(null);
    curtain.turnTo(0);
    expect(curtain.looking).toBeNull();
  });

  it("falls whenever somebody wants it to", () => {
    const curtain = new Curtain(true);
    curtain.lift(2);
    curtain.fall();
    expect(curtain.looking).toBeNull();
  });

  it("is not needed where nothing is hidden", () => {
    const open = new Curtain(false);
    open.turnTo(1);
    expect(open.looking).toBe(1);
    open.turnTo(0);
    open.fall();
    expect(open.looking).toBe(0);
  });
});
