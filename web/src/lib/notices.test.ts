import { describe, expect, it } from "vitest";
import { endsNotice, watcherFor } from "../games/citadels/notices";
import { endsNotice as endsInTown, watcherFor as watcherInTown } from "../games/machikoro/notices";
import { lastOwnAct, Watch, withoutUndone } from "./notices";
import type { LogLine } from "./table.svelte";

let seq = 0;

function line(event: string, about: Record<string, unknown>): LogLine {
  seq += 1;
  return {
    seq,
    at: 0,
    entry: { entry: "chose", seat: Number(about.seat ?? 0), action: "", by_bot: false },
    events: [{ event, about }],
  };
}

const PICKED = line("character-picked", { seat: 0, character: "king", known: 1 });

describe("what was done to me", () => {
  it("is what names my seat as the victim", () => {
    const notices = new Watch(watcherFor(0)).hear([
      line("district-destroyed", { seat: 1, victim: 0, district: "manor", gold: 2 }),
      line("district-destroyed", { seat: 1, victim: 2, district: "manor", gold: 2 }),
      line("gold-stolen", { seat: 0, victim: 1, gold: 2 }),
    ]);
    expect(notices.map(({ name, mark }) => [name, mark])).toEqual([["district-destroyed", "destroyed"]]);
  });

  it("is a murder of the character that I hold", () => {
    const watch = new Watch(watcherFor(0));
    expect(watch.hear([PICKED, line("character-killed", { seat: 1, character: "king" })])).toHaveLength(1);
    expect(watch.hear([line("character-killed", { seat: 1, character: "thief" })])).toHaveLength(0);
  });

  it("forgets my character when a round begins", () => {
    const lines = [
      PICKED,
      line("round-began", { number: 2, seat: 0 }),
      line("character-killed", { seat: 1, character: "king" }),
    ];
    expect(new Watch(watcherFor(0)).hear(lines)).toHaveLength(0);
  });

  it("follows an exchange of characters", () => {
    const lines = [
      PICKED,
      line("characters-exchanged", { seat: 1, other: 0, character: "thief", got_character: "king", known: 1 }),
      line("threats-placed", { seat: 2, characters: ["thief", "merchant"], real: "unknown", known: 0 }),
    ];
    expect(new Watch(watcherFor(0)).hear(lines).map((notice) => notice.name)).toEqual([
      "characters-exchanged",
      "threats-placed",
    ]);
  });

  it("is not what a red card takes", () => {
    const taken = (card: string) => line("coins-taken", { seat: 1, victim: 0, card, coins: 2, due: 2, lost: 0 });
    expect(new Watch(watcherInTown(0)).hear([taken("cafe"), taken("stadium")])).toHaveLength(1);
  });

  it("is nothing that was taken back", () => {
    const watch = new Watch(watcherFor(0));
    const killed = line("character-killed", { seat: 1, character: "king" });
    const robbed = line("character-robbed", { seat: 2, character: "king" });
    const undid = { ...line("", {}), entry: { entry: "undid", seat: 1 }, events: [] } as unknown as LogLine;
    const notices = watch.hear([PICKED, killed, robbed]);
    expect(withoutUndone(notices, [PICKED, killed, robbed])).toHaveLength(2);
    expect(withoutUndone(notices, [PICKED, killed, robbed, undid]).map((notice) => notice.name)).toEqual([
      "character-robbed",
    ]);
  });

  it("is out of date when the round is over, or a mark's rank has been called", () => {
    const watch = new Watch(watcherFor(0), endsNotice());
    watch.hear([
      PICKED,
      line("character-robbed", { seat: 2, character: "king" }),
      line("district-destroyed", { seat: 1, victim: 0, district: "manor", gold: 2 }),
    ]);
    const names = (): string[] => watch.notices.map((notice) => notice.name);

    watch.hear([line("rank-called", { rank: 4, seat: 1 })]);
    expect(names()).toEqual(["character-robbed", "district-destroyed"]);
    watch.hear([line("rank-called", { rank: 5, seat: 1 })]);
    expect(names()).toEqual(["district-destroyed"]);
    watch.hear([line("round-began", { number: 2, seat: 0 })]);
    expect(names()).toEqual([]);
  });

  it("is over in a town with the own next roll", () => {
    const watch = new Watch(watcherInTown(0), endsInTown(0));
    watch.hear([line("coins-taken", { seat: 1, victim: 0, card: "stadium", coins: 2, due: 2, lost: 0 })]);

    watch.hear([line("dice-rolled", { seat: 2, dice: [3] })]);
    expect(watch.notices).toHaveLength(1);
    watch.hear([line("dice-rolled", { seat: 0, dice: [3] })]);
    expect(watch.notices).toHaveLength(0);
  });

  it("is old once I have acted again", () => {
    expect(lastOwnAct([line("gold-gathered", { seat: 0 }), line("gold-gathered", { seat: 1 })], 0)).toBe(seq - 1);
  });
});
