/** Which districts were built in the turn that is being played: they are in a soft light. */
import { undoneLines } from "../../lib/log";
import type { LogLine } from "../../lib/table.svelte";

const ENDS = new Set(["rank-called", "round-began"]);

export function freshDistricts(lines: LogLine[]): Set<string> {
  const found = new Set<string>();
  const undone = undoneLines(lines);
  for (let place = lines.length - 1; place >= 0; place--) {
    const { seq, events } = lines[place]!;
    if (undone.has(seq)) continue;
    for (let index = events.length - 1; index >= 0; index--) {
      const { event, about } = events[index]!;
      if (ENDS.has(event)) return found;
      if (event === "district-built") found.add(`${about.seat} ${about.district}`);
    }
  }
  return found;
}
