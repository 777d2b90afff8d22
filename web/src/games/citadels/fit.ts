/** Leaves out as much as is needed for a row to fit its place. */
import { tick } from "svelte";

/** Tries one level after another until nothing is wider than the row. */
export async function fit(row: HTMLElement, levels: number, leaveOut: (level: number) => void): Promise<void> {
  for (let level = 0; level < levels; level += 1) {
    leaveOut(level);
    await tick();
    if (row.scrollWidth <= row.clientWidth) return;
  }
}
