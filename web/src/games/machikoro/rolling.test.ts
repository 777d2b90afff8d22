import { describe, expect, it } from "vitest";
import type { Offer } from "../../lib/chooser.svelte";
import { isForTable, KEY_PAUSE, rolledBy, type RollKey } from "./rolling";

function roll(dice: string, index: number): Offer {
  return { index, option: { notation: `roll ${dice}`, verb: "roll", about: { dice }, opens_act: false } };
}

function key(name: string, more: Partial<RollKey> = {}): RollKey {
  return { key: name, repeat: false, ctrlKey: false, metaKey: false, altKey: false, ...more };
}

function within(...selectors: string[]): Pick<Element, "closest"> {
  return {
    closest: (wanted: string) => (selectors.some((each) => wanted.split(", ").includes(each)) ? ({} as Element) : null),
  } as Pick<Element, "closest">;
}

const ONE = roll("1", 0);
const TWO = roll("2", 1);
const LATER = KEY_PAUSE + 1;

describe("keys that roll", () => {
  it("roll the only die with Space", () => {
    expect(rolledBy(key(" "), [ONE], LATER)).toBe(ONE);
    expect(rolledBy(key("1"), [ONE], LATER)).toBeNull();
  });

  it("choose one die or two with digits where both are possible", () => {
    expect(rolledBy(key("1"), [ONE, TWO], LATER)).toBe(ONE);
    expect(rolledBy(key("2"), [ONE, TWO], LATER)).toBe(TWO);
    expect(rolledBy(key(" "), [ONE, TWO], LATER)).toBeNull();
  });

  it("do not roll if they were pressed before the question was there", () => {
    expect(rolledBy(key(" ", { repeat: true }), [ONE], LATER)).toBeNull();
    expect(rolledBy(key(" "), [ONE], KEY_PAUSE - 1)).toBeNull();
    expect(rolledBy(key("2"), [ONE, TWO], KEY_PAUSE - 1)).toBeNull();
  });

  it("leave alone what is written or pressed elsewhere", () => {
    expect(isForTable(key(" "), within())).toBe(true);
    expect(isForTable(key(" "), within("textarea"))).toBe(false);
    expect(isForTable(key(" "), within("button"))).toBe(false);
    expect(isForTable(key("2"), within("button"))).toBe(true);
    expect(isForTable(key("2"), within("select"))).toBe(false);
    expect(isForTable(key("2", { ctrlKey: true }), within())).toBe(false);
  });
});
