import { beforeEach, describe, expect, it, vi } from "vitest";
import { forget, keep, keptAt, keptTables, moveOn, troubleWith } from "./device";

const PEOPLE = [
  { id: "a", name: "Eva", token: "one" },
  { id: "b", name: "Jan", token: "two" },
];
const asked: [string, string | undefined][] = [];

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
    asked.push([`${method} ${path}`, headers["authorization"]]);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});

describe("people at one device", () => {
  it("are kept for their table alone", () => {
    keep({ table: "t1", game: "citadels", people: PEOPLE });
    expect(keptAt("t1")?.people).toEqual(PEOPLE);
    expect(keptAt("t2")).toBeNull();
    expect(keptTables().map(({ table }) => table)).toEqual(["t1"]);
  });

  it("are forgotten with their sessions when they leave", () => {
    keep({ table: "t1", game: "citadels", people: PEOPLE });
    forget("t1");
    expect(keptTables()).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).not.toContain("one");
    expect(asked).toEqual([
      ["DELETE /api/sessions/current", "Bearer one"],
      ["DELETE /api/sessions/current", "Bearer two"],
    ]);
  });

  it("go on to a rematch with the same sessions", () => {
    keep({ table: "t1", game: "machikoro", people: PEOPLE });
    moveOn(keptAt("t1")!, "t2");
    expect(keptAt("t1")).toBeNull();
    expect(keptAt("t2")?.people).toEqual(PEOPLE);
    expect(asked).toEqual([]);
  });

  it("are not found in what is broken", () => {
    localStorage.setItem("device-t1", "{");
    localStorage.setItem("device-t2", JSON.stringify({ table: "t2", game: 7, people: PEOPLE }));
    expect(keptTables()).toEqual([]);
  });

  it("need a name each, and no two the same", () => {
    expect(troubleWith(["Eva", " "])).toBe("missing");
    expect(troubleWith(["Eva", "eva "])).toBe("twice");
    expect(troubleWith(["Eva", "Jan"])).toBe("");
  });
});
