import { describe, expect, it } from "vitest";
import type { LogLine } from "../../lib/table.svelte";
import { freshDistricts } from "./fresh";

function line(
  seq: number,
  event: string,
  about: Record<string, unknown>,
  entry: unknown = { entry: "chose", seat: 0 },
): LogLine {
  return { seq, at: 0, entry: entry as LogLine["entry"], events: event ? [{ event, about }] : [] };
}

const BUILT = line(3, "district-built", { seat: 0, district: "manor" });

describe("a district in a soft light", () => {
  it("was built in the turn that is being played", () => {
    const before = line(1, "district-built", { seat: 1, district: "tavern" });
    expect([...freshDistricts([before, line(2, "rank-called", { rank: 4 }), BUILT])]).toEqual(["0 manor"]);
  });

  it("was not taken back", () => {
    expect([...freshDistricts([BUILT, line(4, "", {}, { entry: "undid", seat: 0 })])]).toEqual([]);
  });
});
