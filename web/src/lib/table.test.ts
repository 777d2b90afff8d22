import { describe, expect, it } from "vitest";
import type { GameFacts } from "../generated/wire";
import { TableState } from "./table.svelte";

function asking(number: number): TableState {
  const table = new TableState("t", () => {}, true);
  ask(table, number);
  return table;
}

/** Lets a table ask its next question. */
function ask(table: TableState, number: number): void {
  const decision = { number, topic: "acting", about: {}, options: [{ verb: "gold", about: {}, notation: "gold" }] };
  const game = { decision, may_undo: true, viewer: 0, asked: 0, view: {} } as unknown as GameFacts;
  table.hear({ type: "update", seq: number, lines: [], table: null, game });
}

describe("a table", () => {
  it("takes one answer to a question", () => {
    const table = asking(5);

    expect(table.choose(0)).not.toBeNull();

    expect(table.isBusy).toBe(true);
    expect(table.choose(0)).toBeNull();
  });

  it("takes the answer to the next question before the last one is acknowledged", () => {
    const table = asking(5);
    table.undo();

    ask(table, 7);

    expect(table.isBusy).toBe(false);
    expect(table.choose(0)).not.toBeNull();
  });

  it("waits for everything else that was asked for", () => {
    const table = asking(5);

    void table.give({ type: "resign" });
    ask(table, 7);

    expect(table.isBusy).toBe(true);
  });
});
