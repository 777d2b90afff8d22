/** What a view and a log tell of characters, and what is said of targets. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Offer } from "../../lib/chooser.svelte";
import type { LogLine } from "../../lib/table.svelte";
import { words } from "../../lib/words.svelte";
import { factsOf, heardIn, holdersOf, knowledgeOf, OUT, rememberedOf } from "./knowledge";
import { targetsOf } from "./targets";
import type { CitadelsView } from "./view";

const CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"];
const NAMES = ["Eva", "Ben", "Cora", "Dan"];

/** Four seats after the draft; Cora has passed on to Eva, who took the Thief and passed on to Ben. */
function called(about: Partial<CitadelsView> = {}): CitadelsView {
  return {
    viewer: 0,
    seats: 4,
    rules: [],
    round: 4,
    asked: 0,
    agenda: [{ step: "turn", seat: 0, acting: "thief" }],
    cast: CAST,
    opener: 2,
    face_up: "bishop warlord",
    packet: "",
    picks: [1, 1, 1, 1],
    characters: ["thief", "", "assassin", ""],
    offered: ["thief king merchant", "", null, null, null, null, null, null],
    put_away: ["", null, null, null],
    blind: [],
    cities: ["", "", "", ""],
    hands: ["manor", "palace unknown", "unknown*3", ""],
    gold: [4, 5, 0, 2],
    called: 2,
    marks: [["killed", "merchant", 2]],
    ...about,
  } as unknown as CitadelsView;
}

function line(seq: number, events: [string, object][], entry = "chose"): LogLine {
  return {
    seq,
    at: 0,
    entry: { entry, seat: 0 },
    events: events.map(([event, about]) => ({ event, about })),
  } as unknown as LogLine;
}

function cellsOf(view: CitadelsView, character: string): Record<number, string> {
  const row = knowledgeOf(view).find((each) => each.character === character)!;
  return Object.fromEntries(row.cells);
}

beforeAll(() => words.load("en"));

describe("the grid", () => {
  it("is certain of what was revealed and laid open", () => {
    expect(cellsOf(called(), "assassin")).toEqual({
      1: "impossible",
      2: "certain",
      3: "impossible",
      [OUT]: "impossible",
    });
    expect(cellsOf(called(), "warlord")).toEqual({
      1: "impossible",
      2: "impossible",
      3: "impossible",
      [OUT]: "certain",
    });
  });

  it("tells those before from those after the own pick", () => {
    expect(cellsOf(called(), "king")).toEqual({ 1: "possible", 2: "impossible", 3: "impossible", [OUT]: "possible" });
    expect(cellsOf(called(), "magician")).toEqual({
      1: "impossible",
      2: "impossible",
      3: "possible",
      [OUT]: "possible",
    });
  });

  it("takes a silent call for a character that nobody has, but for a killed one", () => {
    const late = called({ called: 7, characters: ["thief", "", "assassin", "architect"] });
    expect(cellsOf(late, "king")[OUT]).toBe("certain");
    expect(cellsOf(late, "merchant")).toMatchObject({ 1: "certain" });
  });

  it("shows a spectator what everybody sees", () => {
    const view = called({ viewer: -1, characters: ["thief", "", "assassin", ""], offered: [], put_away: [] });
    expect(cellsOf(view, "king")).toEqual({
      0: "impossible",
      1: "possible",
      2: "impossible",
      3: "possible",
      [OUT]: "possible",
    });
    expect(factsOf(view, knowledgeOf(view))).toEqual([]);
  });
});

describe("facts", () => {
  it("say what was passed on, and who shares the rest", () => {
    const view = called();
    expect(factsOf(view, knowledgeOf(view))).toEqual([
      { key: "passed", characters: ["king", "merchant"], seats: [1] },
      { key: "share", characters: ["magician", "architect"], seats: [3] },
    ]);
  });

  it("count what is on offer as seen", () => {
    const view = called({
      seats: 3,
      opener: 1,
      agenda: [{ step: "draft", stage: 5 }],
      face_up: "",
      called: 0,
      marks: [],
      picks: [1, 2, 2],
      packet: "king merchant",
      characters: ["thief", "", ""],
      offered: ["thief magician king bishop merchant", "", null, null, null, null],
      put_away: ["", null, null],
    });
    expect(factsOf(view, knowledgeOf(view)).slice(1)).toEqual([
      { key: "hold", characters: ["magician", "bishop"], seats: [1, 2] },
      { key: "share", characters: ["assassin", "architect", "warlord"], seats: [1, 2] },
    ]);
  });

  it("begin with the newest, and are three at most", () => {
    const view = called({ called: 5 });
    const heard = { exchanges: [[1, 3]] as [number, number][], shown: [] };
    const facts = factsOf(view, knowledgeOf(view, heard), heard);
    expect(facts.map(({ key }) => key)).toEqual(["silent", "exchanged", "passed"]);
  });
});

describe("the log", () => {
  const LINES = [
    line(1, [["round-began", { number: 3 }]]),
    line(2, [["character-revealed", { seat: 1, character: "king" }]]),
    line(3, [["round-began", { number: 4 }]]),
    line(4, [["characters-exchanged", { seat: 1, other: 3 }]]),
  ];

  it("tells of exchanges in this round, and of characters in earlier ones", () => {
    expect(heardIn(LINES, 4)).toEqual({
      exchanges: [[1, 3]],
      shown: [{ round: 3, seat: 1, character: "king" }],
    });
  });

  it("tells nothing that was taken back", () => {
    expect(heardIn([...LINES, line(5, [], "undid")], 4).exchanges).toEqual([]);
  });

  it("is remembered beside the cards that were seen in a hand", () => {
    expect(rememberedOf(called(), heardIn(LINES, 4))).toEqual([
      { seat: 1, cards: ["palace"], shown: [{ round: 3, seat: 1, character: "king" }] },
    ]);
  });
});

describe("targets of a robbery", () => {
  const view = called();
  const rows = knowledgeOf(view);
  const offers = ["magician", "king", "bishop", "architect", "warlord"].map(
    (character, index) => ({ index, option: { verb: "rob", about: { character } } }) as unknown as Offer,
  );
  const captions = () =>
    Object.fromEntries(targetsOf(view, rows, "rob", offers, NAMES).map((each) => [each.character, each.caption]));

  it("name those who may have the character, with their gold", () => {
    expect(holdersOf(rows, "king")).toEqual([1]);
    expect(captions()).toMatchObject({ king: "Ben 5 gold", magician: "Dan 2 gold" });
  });

  it("say why a character is of no use, or cannot be chosen", () => {
    expect(captions()).toMatchObject({
      assassin: "rank 1: cannot be",
      thief: "is you",
      bishop: "laid open",
      merchant: "killed by Cora",
    });
  });

  it("leave what is allowed to be chosen, though it is of no use", () => {
    const bishop = targetsOf(view, rows, "rob", offers, NAMES).find(({ character }) => character === "bishop");
    expect(bishop).toMatchObject({ isDim: true, offer: { index: 2 } });
  });
});
