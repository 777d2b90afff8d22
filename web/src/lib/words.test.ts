/** Sentences as people read them: the right form of every number, names instead of ids, in four languages. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { factsOf } from "./catalog";
import { sentenceOf } from "./log";
import { keyOf, LANGUAGES, preferredLanguage, words, type Language } from "./words.svelte";

const PLAYERS = ["Eva", "Ben", "Cora"];

describe("numbers", () => {
  it.each<[Language, string[]]>([
    ["en", ["1 gold", "2 gold", "5 gold", "21 gold"]],
    ["cs", ["1 mince", "2 mince", "5 mincí", "21 mincí"]],
    ["sk", ["1 zlatka", "2 zlatky", "5 zlatiek", "21 zlatiek"]],
    ["uk", ["1 монета", "2 монети", "5 монет", "21 монета"]],
  ])("take the form that %s gives them", async (language, forms) => {
    await words.load(language);
    expect([1, 2, 5, 21].map((gold) => words.say("gold", { gold }))).toEqual(forms);
    expect(document.documentElement.lang).toBe(language);
  });
});

describe("sentences", () => {
  beforeAll(() => words.load("en"));

  it("name seats and cards", () => {
    const event = { event: "district-built", about: { seat: 1, district: "town_hall", gold: 5 } };
    expect(words.event("citadels", event, PLAYERS)).toBe("Ben built the Town Hall for 5 gold");
  });

  it("choose another form where nothing was paid", () => {
    const event = { event: "district-built", about: { seat: 1, district: "town_hall", gold: 0 } };
    expect(words.event("citadels", event, PLAYERS)).toBe("Ben built the Town Hall without gold");
  });

  it.each([
    [-1, "Ben robbed Cora of 3 gold"],
    [0, "Ben robbed Cora of 3 gold"],
    [1, "You robbed Cora of 3 gold"],
    [2, "Ben robbed you of 3 gold"],
  ])("tell seat %i what it did and what was done to it", (viewer, said) => {
    const event = { event: "gold-stolen", about: { seat: 1, victim: 2, gold: 3 } };
    expect(words.event("citadels", event, PLAYERS, viewer)).toBe(said);
  });

  it.each([
    [1, "You destroyed your own Temple for nothing"],
    [2, "Ben destroyed their own Temple for nothing"],
  ])("tell seat %i of one who destroys an own district", (viewer, said) => {
    const event = { event: "district-destroyed", about: { seat: 1, victim: 1, district: "temple", gold: 0 } };
    expect(words.event("citadels", event, PLAYERS, viewer)).toBe(said);
  });

  it("read a seat that an option writes as a word", () => {
    const option = {
      notation: "borrow 2 manor",
      verb: "borrow",
      about: { seat: "2", district: "manor" },
      opens_act: true,
    };
    expect(words.option("citadels", option, PLAYERS)).toBe("Build Manor with gold from Cora");
  });

  it("ask a question with what it is about", () => {
    expect(words.topic("citadels", "threatened", { gold: 3 }, PLAYERS)).toBe(
      "You are threatened. Pay 3 gold, or refuse?",
    );
    expect(words.topic("citadels", "giving_back", { victim: 2 }, PLAYERS)).toBe("Which card to give to Cora?");
    expect(words.topic("citadels", "keeping", {}, PLAYERS)).toBe("Which card to keep?");
  });

  it("list several cards, and say what is not known", () => {
    expect(words.values("citadels", { districts: ["manor", "unknown"] }, PLAYERS)).toEqual({
      districts: `Manor, ${words.say("unknown")}`,
      districts_object: `Manor, ${words.say("unknown")}`,
    });
    expect(words.name("citadels", "seat", -1, PLAYERS)).toBe(words.say("unknown"));
  });

  it("mark a district that is worth one more", () => {
    expect(words.name("citadels", "place", "manor+", PLAYERS)).toBe("Manor+");
  });

  it("let words of digits count, so that they have a form", () => {
    expect(words.values("citadels", { count: "1" }, PLAYERS)).toEqual({ count: 1 });
  });

  it("keep the games apart", () => {
    expect(words.say(keyOf("card", "wheat_field"), {}, "machikoro")).toBe("Wheat Field");
    expect(words.has("citadels", keyOf("card", "wheat_field"))).toBe(false);
  });

  it("show the key where there are no words", () => {
    expect(words.say("nothing-like-this")).toBe("nothing-like-this");
  });
});

describe.each(LANGUAGES)("every event in %s", (language) => {
  beforeAll(() => words.load(language));
  afterAll(() => words.load("en"));

  /** What no sentence may hold: parts of a pattern, a key, "you" twice, a gap. */
  const RAW = /[{}$_]|event-|undefined|(?<!\p{L})(you|vy|ви) \1(?!\p{L})| {2}|\?/iu;
  const ABOUT = {
    citadels: {
      character: "king",
      got_character: "bishop",
      characters: ["king", "bishop"],
      real: "bishop",
      district: "cathedral",
      got: "temple",
      districts: ["cathedral", "temple"],
      type: "noble",
    },
    machikoro: { card: "mine", got: "bakery" },
  };
  const FIELDS = [
    "gold",
    "coins",
    "cards",
    "count",
    "known",
    "taken",
    "number",
    "rank",
    "price",
    "due",
    "lost",
    "more",
  ];
  const DICE = ["first", "second", "sum", "dice", "again", "extra", "able"];

  it.each(Object.entries(ABOUT).flatMap(([game, about]) => [0, 1, 2, 5].map((number) => ({ game, about, number }))))(
    "is told in a sentence to everybody at a table of $game, with $number",
    ({ game, about, number }) => {
      const numbers = Object.fromEntries([...FIELDS, ...DICE].map((field) => [field, number]));
      for (const event of factsOf(game).events)
        for (const viewer of [-1, 0, 1, 2]) {
          const told = { event, about: { ...about, ...numbers, seat: 0, victim: 1, other: 1 } };
          const said = sentenceOf(game, told, PLAYERS, viewer)
            .map((part) => part.text)
            .join("");
          expect(said).not.toMatch(RAW);
          expect(said.length).toBeGreaterThan(5);
          if (viewer === 0 || viewer === 1) expect(said).not.toContain(PLAYERS[viewer]);
        }
    },
  );
});

describe("the first language", () => {
  it.each([
    [["uk-UA", "en"], "uk"],
    [["de-AT", "cs"], "cs"],
    [["fr"], "en"],
  ])("of a browser that wants %s is %s", (wanted, language) => {
    localStorage.clear();
    vi.stubGlobal("navigator", { languages: wanted });
    expect(preferredLanguage()).toBe(language);
    vi.unstubAllGlobals();
  });

  it("is the one that was chosen last on this device", async () => {
    await words.load("sk");
    expect(preferredLanguage()).toBe("sk");
    await words.load("en");
  });
});
