import { describe, expect, it } from "vitest";
import type { CitadelsEvent, CitadelsEvents } from "../../generated/games/citadels";
import type { LogLine } from "../../lib/table.svelte";
import { recapOf, roundsOf, type Recap } from "./recap";
import { briefOf } from "./recap-words";

const ME = 0;
const BEN = 1;
const CORA = 2;
const DAN = 3;
const SEATS = 4;

function tell<Name extends keyof CitadelsEvents>(event: Name, about: CitadelsEvents[Name]): CitadelsEvent {
  return { event, about } as CitadelsEvent;
}

const began = (number: number): CitadelsEvent => tell("round-began", { seat: ME, number, characters: [], count: 0 });
const picked = (character: string): CitadelsEvent => tell("character-picked", { seat: ME, character, known: 1 });
const revealed = (seat: number, character: string): CitadelsEvent => tell("character-revealed", { seat, character });
const destroyed = (seat: number, victim: number, district: string): CitadelsEvent =>
  tell("district-destroyed", { seat, victim, district, gold: 0 });
const stolen = (seat: number, victim: number, gold = 3): CitadelsEvent => tell("gold-stolen", { seat, victim, gold });
const killed = (seat: number, character: string): CitadelsEvent => tell("character-killed", { seat, character });
const built = (seat: number, district: string, gold: number): CitadelsEvent =>
  tell("district-built", { seat, district, gold });

/** A log with a line for each list of events, numbered from 1. */
function logOf(...lines: CitadelsEvent[][]): LogLine[] {
  return lines.map((events, place) => ({
    seq: place + 1,
    at: 0,
    entry: { entry: "chose", seat: BEN, action: "", by_bot: false },
    events,
  }));
}

/** The recap of a round with these events. */
function recapWith(events: CitadelsEvent[], seat = ME): Recap {
  return recapOf(logOf([began(1)], ...events.map((event) => [event]), [began(2)]), seat, SEATS)!;
}

const namesOf = (deeds: Recap["toYou"]): string[] => deeds.map(({ event }) => event.event);

describe("the rounds of a log", () => {
  it("begin with their event and end with the line that begins the next one", () => {
    const lines = logOf([began(1)], [picked("king")], [destroyed(BEN, ME, "temple"), began(2)], [picked("thief")]);

    expect(roundsOf(lines)).toEqual([
      { number: 1, firstSeq: 1, lastSeq: 3, isComplete: true },
      { number: 2, firstSeq: 3, lastSeq: 4, isComplete: false },
    ]);
  });

  it("are complete at the end of the game", () => {
    const lines = logOf([began(1)], [built(BEN, "manor", 3), tell("game-ended", {})]);

    expect(roundsOf(lines)).toEqual([{ number: 1, firstSeq: 1, lastSeq: 2, isComplete: true }]);
  });
});

describe("which rounds are told", () => {
  const lines = logOf(
    [began(1)],
    [stolen(BEN, ME, 1), began(2)],
    [stolen(BEN, ME, 2)],
    [began(3)],
    [stolen(BEN, ME, 3), began(4)],
    [stolen(BEN, ME, 4)],
  );
  const goldIn = (recap: Recap | null) => recap?.toYou.map(({ event }) => "gold" in event.about && event.about.gold);

  it("is the last complete one, with what happened in its last line before the next began", () => {
    const recap = recapOf(lines, ME, SEATS);

    expect(recap?.rounds).toEqual([3]);
    expect(goldIn(recap)).toEqual([3]);
  });

  it("are all that ended since somebody was here", () => {
    const recap = recapOf(lines, ME, SEATS, 2);

    expect(recap?.rounds).toEqual([2, 3]);
    expect(goldIn(recap)).toEqual([2, 3]);
  });

  it("is any single one by its first and last line", () => {
    const [, second] = roundsOf(lines);

    expect(recapOf(lines, ME, SEATS, second!.firstSeq, second!.lastSeq)?.rounds).toEqual([2]);
  });

  it("is none before the first is complete", () => {
    expect(recapOf(logOf([began(1)], [stolen(BEN, ME)]), ME, SEATS)).toBeNull();
  });
});

describe("what was done to me", () => {
  it("comes worst first, whatever the order in which it was done", () => {
    const recap = recapWith([
      picked("king"),
      tell("gold-taken", { seat: BEN, victim: ME, gold: 1 }),
      tell("hands-swapped", { seat: CORA, victim: ME }),
      stolen(BEN, ME),
      destroyed(DAN, ME, "temple"),
      killed(CORA, "king"),
    ]);

    expect(namesOf(recap.toYou)).toEqual([
      "character-killed",
      "district-destroyed",
      "gold-stolen",
      "hands-swapped",
      "gold-taken",
    ]);
    expect(recap.toYou.every(({ isLoss, part }) => isLoss && part === "you")).toBe(true);
    expect(recap.inTown).toEqual([]);
  });

  it("loses nothing that can be done to a seat or to its character", () => {
    const at = { seat: BEN, victim: ME };
    const deeds: CitadelsEvent[] = [
      killed(BEN, "king"),
      tell("character-bewitched", { seat: BEN, character: "king" }),
      tell("character-robbed", { seat: BEN, character: "king" }),
      tell("warrants-placed", { seat: BEN, characters: ["king", "bishop"], real: "unknown", known: 0 }),
      tell("threats-placed", { seat: BEN, characters: ["king", "bishop"], real: "unknown", known: 0 }),
      tell("tax-taken", { ...at, gold: 1 }),
      tell("gold-taken", { ...at, gold: 1 }),
      tell("gold-borrowed", { ...at, gold: 1 }),
      tell("spy-reported", { ...at, type: "trade", count: 1, gold: 1 }),
      tell("hands-swapped", at),
      tell("hand-seen", { ...at, districts: ["temple"], count: 1, known: 1 }),
      tell("districts-exchanged", { ...at, district: "manor", got: "castle", gold: 0 }),
      tell("district-seized", { ...at, district: "manor", gold: 1 }),
      destroyed(BEN, ME, "temple"),
    ];

    const recap = recapWith([picked("king"), ...deeds]);

    expect(namesOf(recap.toYou).toSorted()).toEqual(deeds.map(({ event }) => event).toSorted());
  });

  it("is told once where a deed had been announced", () => {
    const recap = recapWith([
      picked("king"),
      tell("character-robbed", { seat: BEN, character: "king" }),
      tell("warrants-placed", { seat: CORA, characters: ["king"], real: "unknown", known: 0 }),
      tell("threats-placed", { seat: DAN, characters: ["king"], real: "unknown", known: 0 }),
      stolen(BEN, ME),
      tell("district-confiscated", { seat: CORA, victim: ME, district: "manor", gold: 3 }),
      tell("bribe-paid", { seat: DAN, victim: ME, gold: 1 }),
    ]);

    expect(namesOf(recap.toYou)).toEqual(["district-confiscated", "gold-stolen", "bribe-paid"]);
  });

  it("is followed by what I won of others", () => {
    const recap = recapWith([
      tell("crown-moved", { seat: ME, victim: DAN }),
      stolen(ME, CORA, 4),
      tell("card-given", { seat: BEN, victim: ME, district: "manor", known: 1 }),
      destroyed(DAN, ME, "temple"),
    ]);

    expect(recap.toYou.map(({ event, part }) => [event.event, part])).toEqual([
      ["district-destroyed", "you"],
      ["gold-stolen", "won"],
      ["card-given", "won"],
      ["crown-moved", "won"],
    ]);
  });

  it("is not what a spy looked for in vain", () => {
    const nothing = { type: "trade", count: 0, gold: 0 };
    const recap = recapWith([
      tell("spy-reported", { seat: BEN, victim: ME, ...nothing }),
      tell("spy-reported", { seat: ME, victim: BEN, ...nothing }),
    ]);

    expect(recap.toYou).toEqual([]);
  });

  it("is not what was taken back", () => {
    const lines = logOf([began(1)], [stolen(BEN, ME)], [], [destroyed(CORA, ME, "temple")], [began(2)]);
    lines[2]!.entry = { entry: "undid", seat: BEN };

    expect(namesOf(recapOf(lines, ME, SEATS)!.toYou)).toEqual(["district-destroyed"]);
  });
});

describe("the reason of a deed", () => {
  const reasonOf = (...events: CitadelsEvent[]) => recapWith(events).toYou[0]?.reason;

  it("is the character as which it was done", () => {
    expect(reasonOf(revealed(DAN, "warlord"), destroyed(DAN, ME, "temple"))).toEqual({
      character: "warlord",
      district: null,
      named: null,
    });
  });

  it("is the character that named mine, though its player has acted as another one since", () => {
    expect(
      reasonOf(
        picked("king"),
        revealed(BEN, "thief"),
        tell("character-robbed", { seat: BEN, character: "king" }),
        revealed(BEN, "magician"),
        stolen(BEN, ME),
      ),
    ).toEqual({ character: "thief", district: null, named: "king" });
  });

  it("is the district that was given up for it", () => {
    const lines = logOf(
      [began(1)],
      [revealed(DAN, "thief")],
      [tell("district-razed", { seat: DAN, district: "armory", gold: 0 }), destroyed(DAN, ME, "temple")],
      [began(2)],
    );

    expect(recapOf(lines, ME, SEATS)?.toYou[0]?.reason).toEqual({ character: null, district: "armory", named: null });
  });
});

describe("what happened in the town", () => {
  it("is sorted, and names who was killed if that came out", () => {
    const recap = recapWith([
      tell("crown-moved", { seat: DAN, victim: ME }),
      tell("hands-swapped", { seat: BEN, victim: DAN }),
      stolen(BEN, CORA),
      killed(ME, "merchant"),
      tell("killed-shown", { seat: CORA, character: "merchant" }),
    ]);

    expect(namesOf(recap.inTown)).toEqual(["character-killed", "gold-stolen", "hands-swapped", "crown-moved"]);
    expect(recap.inTown[0]!.holder).toBe(CORA);
    expect(recap.toYou).toEqual([]);
  });

  it("has at most five sentences and counts the others", () => {
    const recap = recapWith([1, 2, 3, 4, 5, 6, 7].map((gold) => stolen(BEN, CORA, gold)));

    expect(recap.inTown).toHaveLength(5);
    expect(recap.more).toBe(2);
  });

  it("is everything for somebody who only watches", () => {
    const recap = recapWith([killed(BEN, "king"), stolen(CORA, ME), built(ME, "manor", 3)], -1);

    expect(recap.toYou).toEqual([]);
    expect(namesOf(recap.inTown)).toEqual(["character-killed", "gold-stolen"]);
    expect(recap.cities.map((row) => row.seat)).toEqual([0, 1, 2, 3]);
  });
});

describe("the cities", () => {
  it("have a row each, the own one first and the others clockwise", () => {
    expect(recapWith([], CORA).cities.map((row) => row.seat)).toEqual([CORA, DAN, ME, BEN]);
  });

  it("show what was built, burnt and moved", () => {
    const recap = recapWith([
      built(ME, "castle", 4),
      destroyed(DAN, ME, "temple"),
      tell("district-seized", { seat: BEN, victim: CORA, district: "docks", gold: 3 }),
      tell("districts-exchanged", { seat: BEN, victim: DAN, district: "market", got: "manor", gold: 1 }),
    ]);

    expect(
      recap.cities.map(({ changes }) => changes.map(({ how, district, other }) => [how, district, other])),
    ).toEqual([
      [
        ["built", "castle", null],
        ["burnt", "temple", null],
      ],
      [
        ["came", "docks", CORA],
        ["came", "manor", DAN],
        ["left", "market", DAN],
      ],
      [["left", "docks", BEN]],
      [
        ["left", "manor", BEN],
        ["came", "market", BEN],
      ],
    ]);
    expect(recap.cities[0]!.changes[0]!.gold).toBe(4);
  });

  it("name the characters that are known: my own, and those that were revealed", () => {
    const recap = recapWith([
      picked("king"),
      tell("character-picked", { seat: BEN, character: "unknown", known: 0 }),
      tell("character-picked", { seat: CORA, character: "unknown", known: 0 }),
      revealed(BEN, "thief"),
    ]);

    expect(recap.cities.map(({ characters }) => characters)).toEqual([["king"], ["thief"], [], []]);
  });

  it("keep what was built in all the rounds that are told", () => {
    const lines = logOf([began(1)], [built(ME, "manor", 3)], [began(2)], [built(ME, "castle", 4)], [began(3)]);

    expect(recapOf(lines, ME, SEATS, 0)!.cities[0]!.changes.map(({ district }) => district)).toEqual([
      "manor",
      "castle",
    ]);
  });
});

describe("a recap in one sentence", () => {
  it("is the worst that was done to me", () => {
    const recap = recapWith([stolen(BEN, ME), destroyed(DAN, ME, "temple")]);

    expect(briefOf(recap, ["Me", "Ben", "Cora", "Dan"], ME)?.mark).toBe(recap.toYou[0]!.mark);
  });

  it("is nothing where nothing was done to me", () => {
    expect(briefOf(recapWith([stolen(BEN, CORA)]), ["Me", "Ben", "Cora", "Dan"], ME)).toBeNull();
  });
});
