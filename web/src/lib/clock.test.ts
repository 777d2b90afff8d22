import { describe, expect, it } from "vitest";
import { clockFace, secondsLeft, shareLeft, spanOf } from "./clock";

describe("the clock", () => {
  const clock = { left: [60, 90, null], since: 990, runs_from: 1000, deadline: 1060 };

  it("runs for the one who is asked alone", () => {
    expect(secondsLeft(clock, 0, 0, 1010)).toBe(50);
    expect(secondsLeft(clock, 1, 0, 1010)).toBe(90);
    expect(secondsLeft(clock, 0, 0, 2000)).toBe(0);
  });

  it("does not run before the question can be seen", () => {
    expect(secondsLeft(clock, 0, 0, 995)).toBe(60);
    expect(shareLeft(clock, 995)).toBeNull();
    expect(shareLeft(clock, 1015)).toBe(0.75);
    expect(shareLeft({ ...clock, deadline: null }, 1015)).toBeNull();
  });

  it("does not run where nobody is in a hurry", () => {
    expect(secondsLeft(clock, 2, 2, 1010)).toBeNull();
  });

  it("reads like a clock", () => {
    expect([0, 41, 125, 3725].map(clockFace)).toEqual(["0:00", "0:41", "2:05", "1:02:05"]);
    expect(spanOf(90061)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  });
});
