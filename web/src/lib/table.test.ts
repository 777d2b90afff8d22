import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameFacts, Update, Welcome } from "../generated/wire";
import { TableState } from "./table.svelte";

function asking(number: number): TableState {
  const table = new TableState("t", () => {}, true);
  ask(table, number);
  return table;
}

/** Lets a table ask its next question. */
function ask(table: TableState, number: number): void {
  const decision = { number, topic: "acting", about: {}, options: [{ verb: "gold", about: {}, notation: "gold" }] };
  const clock = { left: [], since: 0, runs_from: 0, deadline: null };
  const game = { decision, may_undo: true, viewer: 0, asked: 0, view: {}, clock } as unknown as GameFacts;
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

  it("knows that a bot waits for its turn to think until something happens", () => {
    const table = asking(5);

    table.hear({ type: "busy", waiting: 12 });
    const before = table.isBotWaiting;
    ask(table, 7);

    expect([before, table.isBotWaiting]).toEqual([true, false]);
  });

  it("waits for everything else that was asked for", () => {
    const table = asking(5);

    void table.give({ type: "resign" });
    ask(table, 7);

    expect(table.isBusy).toBe(true);
  });
});

describe("a table whose story is told", () => {
  const scene = (): { ms: number } => ({ ms: 400 });
  let end: () => void;

  function playing(): TableState {
    const table = asking(5);
    table.seat = 0;
    table.story.playOn(
      {
        play: () => new Promise((resolve) => (end = resolve)),
        cut: () => end(),
      },
      ({ event }) => (event === "gold-gathered" ? scene() : null),
    );
    return table;
  }

  function happen(table: TableState, seq: number): void {
    const entry = { entry: "chose", seat: 1, action: "", by_bot: true } as const;
    const event = { event: "gold-gathered", about: { seat: 1 }, changes: { gold: [2, seq] } };
    const game = { ...table.game!, view: { gold: [2, seq] }, decision: { ...table.decision!, number: seq } };
    const lines = [{ seq, at: 0, entry, events: [event] }];
    table.hear({ type: "update", seq, lines, table: null, game } as unknown as Update);
  }

  it("asks when what came before has been seen", async () => {
    const table = playing();

    happen(table, 6);
    expect(table.decision).toBeNull();
    expect(table.acting).toBe(1);
    expect(table.lines.at(-1)?.events).toEqual([]);
    end();
    await Promise.resolve();
    expect(table.game?.view).toMatchObject({ gold: [2, 6] });
    expect(table.lines.at(-1)?.events).toHaveLength(1);
    table.story.next();
    await vi.waitFor(() => expect(table.decision?.number).toBe(6));
  });

  it("lets people talk meanwhile", () => {
    const table = playing();
    happen(table, 6);

    const entry = { entry: "said", person: "p", text: "Hi" } as const;
    const lines = [{ seq: 7, at: 0, entry, events: [] }];
    table.hear({ type: "update", seq: 7, lines, table: null, game: null } as unknown as Update);

    expect(table.lines.at(-1)?.entry).toEqual(entry);
    expect(table.decision).toBeNull();
  });

  it("shows how things stand to somebody who comes back", () => {
    const table = playing();
    happen(table, 6);

    const welcome = { type: "welcome", seq: 9, seat: 0, table: null, missed: [], present: [] };
    table.hear({ ...welcome, game: { ...table.game!, view: { gold: [0, 9] } } } as unknown as Welcome);

    expect(table.game?.view).toMatchObject({ gold: [0, 9] });
    expect(table.lines.map((line) => line.seq)).toEqual([6]);
    expect(table.beat).toBeNull();
  });
});

describe("a table with a socket", () => {
  /** A socket that nobody answers, and frames that come when a test says so. */
  class Silent {
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    close(): void {}
    send(): void {}
  }

  let socket: Silent;
  let frames: FrameRequestCallback[];

  beforeEach(() => {
    frames = [];
    vi.stubGlobal("WebSocket", function open() {
      socket = new Silent();
      return socket;
    });
    vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
    vi.stubGlobal("cancelAnimationFrame", () => {});
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function tell(seq: number): void {
    const line = { seq, at: 0, entry: { entry: "chose", seat: 0, action: "", by_bot: false }, events: [] };
    socket.onmessage!({ data: JSON.stringify({ type: "update", seq, lines: [line], table: null, game: null }) });
  }

  it("takes in what came since the last frame at once, in its order", async () => {
    const heard: number[][] = [];
    const table = new TableState("t", (lines) => heard.push(lines.map((line) => line.seq)));

    tell(1);
    tell(2);
    expect(table.seq).toBe(0);
    frames[0]!(0);
    await Promise.resolve();
    tell(3);
    frames[1]!(0);
    await Promise.resolve();

    expect(heard).toEqual([[1, 2], [3]]);
    expect(table.lines.map((line) => line.seq)).toEqual([1, 2, 3]);
  });

  it("goes on where nothing is drawn", () => {
    const table = new TableState("t");

    tell(1);
    vi.advanceTimersByTime(1000);

    expect(table.seq).toBe(1);
  });

  it("forgets nothing that came before its connection was lost", () => {
    const table = new TableState("t");

    tell(1);
    socket.onclose!({ code: 1006 });

    expect(table.seq).toBe(1);
  });

  it("hears nothing more once it is closed", () => {
    const heard: number[] = [];
    const table = new TableState("t", (lines) => heard.push(lines.length));

    tell(1);
    table.close();
    frames[0]!(0);
    vi.advanceTimersByTime(1000);

    expect(heard).toEqual([]);
  });
});
