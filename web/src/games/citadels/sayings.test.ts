/** What cannot be chosen says why, with its numbers, in every language. */
import { describe, expect, it } from "vitest";
import { words } from "../../lib/words.svelte";
import { whyClosed } from "./sayings";

describe("a closed option", () => {
  it.each(["en", "cs", "sk", "uk"] as const)("says in %s what it would cost", async (language) => {
    await words.load(language);
    const said = whyClosed({ verb: "destroy", about: {}, reason: "price", why: { price: 4, gold: 1 } }, []);
    expect(said).toMatch(/4.*1/);
  });
});
