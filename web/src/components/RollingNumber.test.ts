/** A number rolls no longer than the scenes beside it let it. */
import { cleanup, render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { self } from "../lib/me.svelte";
import type { Speed } from "../lib/story";
import RollingNumber from "./RollingNumber.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  self.preferences = {};
});

/** Shows a number that changes from 2 to 10, and what stands there after some milliseconds. */
async function shownAfter(ms: number, speed: Speed): Promise<{ count: number; badge: string | undefined }> {
  self.preferences = { speed };
  const { container, rerender } = render(RollingNumber, { value: 2 });
  await rerender({ value: 10 });
  vi.advanceTimersByTime(ms);
  flushSync();
  await tick();
  const value = container.querySelector(".value")!;
  return { count: Number(value.firstChild!.textContent), badge: value.querySelector("i")?.textContent };
}

it.each([
  ["calm", 420, 10],
  ["usual", 210, 6],
  ["usual", 440, 10],
  ["quick", 230, 10],
  ["instant", 20, 10],
] as const)("at the speed %s it shows after %i ms %i", async (speed, ms, count) => {
  const isEnd = count === 10;

  const shown = await shownAfter(isEnd ? ms + 16 : ms, speed);

  expect(Math.abs(shown.count - count)).toBeLessThanOrEqual(isEnd ? 0 : 1);
  expect(shown.badge).toBe("+8");
});

it("says what was gained or lost since it was last told, also while it still rolls", async () => {
  self.preferences = { speed: "usual" };
  const { container, rerender } = render(RollingNumber, { value: 2 });
  const badge = () => container.querySelector("i")?.textContent;

  await rerender({ value: 5 });
  vi.advanceTimersByTime(50);
  await rerender({ value: 4 });
  expect(badge()).toBe("−1");
  await rerender({ value: 2 });
  expect(badge()).toBe("−2");
  vi.advanceTimersByTime(450);
  flushSync();

  expect(container.querySelector(".value")!.firstChild!.textContent).toBe("2");
});
