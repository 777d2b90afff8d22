import { describe, expect, it } from "vitest";
import type { GameFacts, Option, Question } from "../generated/wire";
import { Chooser } from "./chooser.svelte";
import { TableState } from "./table.svelte";

const LONG = ["warrant", "redraw"];

const option = (notation: string): Option => ({
  notation,
  verb: notation.split(" ")[0]!,
  about: { character: notation.split(" ")[1] },
  opens_act: LONG.includes(notation.split(" ")[0]!),
});
const question = (topic: string, ...notations: string[]): Question => ({
  topic,
  about: {},
  options: notations.map(option),
});

const TURN = question("acting", "gold", "warrant thief", "warrant king", "kill king", "redraw");
const AGAIN = question("laying_warrants", "warrant king", "warrant bishop");
const SIGNING = question("signing", "sign thief", "sign king");

function gameOf(number: number, asked: Question): GameFacts {
  return {
    viewer: 0,
    view: {} as GameFacts["view"],
    asked: 0,
    decision: { number, ...asked },
    why_not: [],
    forecast: [],
    prospects: [],
    may_undo: false,
    clock: { left: [], since: 0, runs_from: 0, deadline: null },
  };
}

/** A table where the turn is asked, and what it is told; `answers` are what the server says to each thought. */
function sitting(...answers: (Question | null | Error)[]) {
  const table = new TableState("table", () => {}, true);
  table.game = gameOf(7, TURN);
  const sent: [number, number[]][] = [];
  table.choose = (index, then = []) => {
    sent.push([index, then]);
    return null;
  };
  const thoughts: number[][] = [];
  const chooser = new Chooser(table, async (_, indexes): Promise<Question | null> => {
    thoughts.push(indexes);
    const answer = answers[thoughts.length - 1] ?? null;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { table, chooser, sent, thoughts };
}

const answered = () => new Promise((resolve) => setTimeout(resolve));

describe("one choice", () => {
  it("is ready at once, and the server is asked nothing", () => {
    const { chooser, thoughts } = sitting();

    chooser.select(3);

    expect(chooser.isReady).toBe(true);
    expect(thoughts).toEqual([]);
  });

  it("is sent by the second press alone", () => {
    const { chooser, sent } = sitting();

    chooser.select(3);
    expect(sent).toEqual([]);
    chooser.send();

    expect(sent).toEqual([[3, []]]);
  });

  it("is taken back by choosing it again", () => {
    const { chooser } = sitting();

    chooser.select(3);
    chooser.select(3);

    expect(chooser.chosen).toBeNull();
  });
});

describe("an act of several choices", () => {
  it("goes on to the next question by itself, and sends nothing", async () => {
    const { chooser, sent } = sitting(AGAIN);

    chooser.select(1);
    expect(chooser.isReady).toBe(false);
    await answered();

    expect(chooser.question?.topic).toBe("laying_warrants");
    expect(chooser.steps.map(({ offer }) => offer.option.notation)).toEqual(["warrant thief"]);
    expect(chooser.selected).toBeNull();
    expect(sent).toEqual([]);
  });

  it("is sent whole by the last press", async () => {
    const { chooser, sent, thoughts } = sitting(AGAIN, SIGNING);

    chooser.select(1);
    await answered();
    chooser.select(0);
    await answered();
    chooser.select(1);

    expect(thoughts).toEqual([[1], [1, 0]]);
    expect(chooser.isReady).toBe(true);
    expect(chooser.act.map((offer) => offer.option.notation)).toEqual(["warrant thief", "warrant king", "sign king"]);
    chooser.send();
    expect(sent).toEqual([[1, [0, 1]]]);
  });

  it("stays as it is while it is sent, and nothing of it can be changed", async () => {
    const { chooser, table } = sitting(AGAIN, null);
    chooser.select(1);
    await answered();
    chooser.select(1);
    await answered();

    chooser.send();
    table.waiting = new Map([["sent", { type: "choose", command: "sent", decision: 7, index: 1, then: [1] }]]);
    chooser.select(0);

    expect(chooser.act.map((offer) => offer.option.notation)).toEqual(["warrant thief", "warrant bishop"]);
    table.game = gameOf(8, TURN);
    expect(chooser.act).toEqual([]);
  });

  it("is taken back choice by choice", async () => {
    const { chooser } = sitting(AGAIN, SIGNING);
    chooser.select(1);
    await answered();
    chooser.select(0);
    await answered();

    expect(chooser.back()).toBe(true);
    expect(chooser.question?.topic).toBe("laying_warrants");
    expect(chooser.back()).toBe(true);
    expect(chooser.question?.topic).toBe("acting");
    expect(chooser.back()).toBe(false);
  });

  it("is forgotten when the table asks something else", async () => {
    const { chooser, table } = sitting(AGAIN);
    chooser.select(1);
    await answered();

    table.game = gameOf(8, TURN);

    expect(chooser.steps).toEqual([]);
    expect(chooser.question?.topic).toBe("acting");
    expect(chooser.selected).toBeNull();
  });

  it("does not go on from a choice that was taken back meanwhile", async () => {
    const { chooser } = sitting(AGAIN);

    chooser.select(1);
    chooser.back();
    await answered();

    expect(chooser.steps).toEqual([]);
    expect(chooser.chosen).toBeNull();
  });

  it("stays open and says so if the server does not answer, and asks again", async () => {
    const { chooser, sent, thoughts } = sitting(AGAIN, new Error("offline"), null);
    chooser.select(1);
    await answered();
    chooser.select(0);
    await answered();

    expect([chooser.isReady, chooser.isUnanswered]).toEqual([false, true]);
    expect(chooser.steps.map(({ offer }) => offer.option.notation)).toEqual(["warrant thief"]);
    chooser.select(0);
    await answered();

    expect([chooser.isReady, chooser.isUnanswered]).toEqual([true, false]);
    chooser.send();
    expect(thoughts).toEqual([[1], [1, 0], [1, 0]]);
    expect(sent).toEqual([[1, [0]]]);
  });
});

describe("a button that says all", () => {
  it("is sent at once", async () => {
    const { chooser, sent } = sitting();

    await chooser.begin(chooser.offers[0]!);

    expect(sent).toEqual([[0, []]]);
  });

  it("opens the choices of its act instead of sending", async () => {
    const { chooser, sent } = sitting(question("redrawing", "discard manor"));

    await chooser.begin(chooser.offers[4]!);

    expect(sent).toEqual([]);
    expect(chooser.question?.topic).toBe("redrawing");
  });

  it("is sent if nothing more has to be chosen", async () => {
    const { chooser, sent } = sitting(null);

    await chooser.begin(chooser.offers[4]!);

    expect(sent).toEqual([[4, []]]);
  });
});
