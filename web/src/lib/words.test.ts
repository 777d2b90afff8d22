/** Sentences as people read them: the right form of every number, names instead of ids, in four languages. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { keyOf, preferredLanguage, words, type Language } from "./words.svelte";

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
    expect(words.event("citadels", event, PLAYERS)).toBe("Ben: built Town Hall for 5 gold");
  });

  it("choose another form where nothing was paid", () => {
    const event = { event: "district-built", about: { seat: 1, district: "town_hall", gold: 0 } };
    expect(words.event("citadels", event, PLAYERS)).toBe("Ben: built Town Hall without gold");
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
