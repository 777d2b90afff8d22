import { beforeEach, describe, expect, it } from "vitest";
import type { TableFacts } from "../generated/wire";
import { hashOf } from "./commitment";
import { drawShare, hasShare, keepShare, shareAt, Sharing } from "./shares";

type Sent = { type: "promise"; seal: string } | { type: "share"; share: string };

const OTHER = "f".repeat(64);

function facts(changes: Partial<TableFacts>): TableFacts {
  const seats = ["eva", "jan"].map((person) => ({ name: person, person, bot: null, resigned: false }));
  const table = { id: "t", seats, status: "open", commitment: "c", seals: {}, shares: {}, dealing: false };
  return { ...table, ...changes } as TableFacts;
}

function sharing(): { own: Sharing; sent: Sent[] } {
  const sent: Sent[] = [];
  const own = new Sharing(
    () => "t",
    () => "eva",
    (command) => sent.push(command),
  );
  return { own, sent };
}

beforeEach(() => localStorage.clear());

describe("the own share in the shuffle", () => {
  it("is promised by its hash as soon as one sits", async () => {
    const { own, sent } = sharing();

    await own.follow(facts({}), 0);

    const kept = shareAt("t", "eva")!;
    expect(sent).toEqual([{ type: "promise", seal: await hashOf(kept.share) }]);
    expect(kept.share).toMatch(/^[0-9a-f]{32}$/);
  });

  it("is told only once nothing can change any more", async () => {
    const { own, sent } = sharing();
    const drawn = (await drawShare())!;
    keepShare("t", "eva", drawn);
    const seals = { 0: drawn.seal, 1: OTHER };

    await own.follow(facts({ seals }), 0);
    expect(sent).toEqual([]);
    await own.follow(facts({ seals, dealing: true }), 0);

    expect(sent).toEqual([{ type: "share", share: drawn.share }]);
  });

  it("is not told for a promise that another device has given", async () => {
    const { own, sent } = sharing();
    keepShare("t", "eva", (await drawShare())!);

    await own.follow(facts({ seals: { 0: OTHER }, dealing: true }), 0);

    expect(sent).toEqual([]);
  });

  it("is looked for in the end, with all that was promised before it was told", async () => {
    const { own } = sharing();
    const drawn = (await drawShare())!;
    keepShare("t", "eva", drawn);
    const seals = { 0: drawn.seal, 1: OTHER };
    const over = facts({ seals, status: "over", shares: { 0: drawn.share } });
    expect(hasShare(over, "eva")).toBeNull();

    await own.follow(facts({ seals, dealing: true }), 0);

    expect(hasShare(over, "eva")).toBe(true);
    expect(hasShare({ ...over, shares: {} }, "eva")).toBe(false);
    expect(hasShare({ ...over, commitment: "d" }, "eva")).toBe(false);
    expect(hasShare({ ...over, seals: { ...seals, 1: "e".repeat(64) } }, "eva")).toBe(false);
  });
});
