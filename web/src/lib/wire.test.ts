import { expect, it, vi } from "vitest";
import { read } from "./wire";

it("reads a message of the server", () => {
  const message = { type: "present", present: ["anna"] };

  expect(read(message, "AnyMessage")).toBe(message);
});

it("refuses something else in development, and says where it differs", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});

  expect(() => read({ type: "present", people: [] }, "AnyMessage")).toThrow(TypeError);
  expect(told.mock.calls[0]?.[0]).toContain("AnyMessage.people");
});

it("reads lists, too", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});

  expect(read([], "Listed[]")).toEqual([]);
  expect(() => read([{ id: 1 }], "Listed[]")).toThrow(TypeError);
  expect(told.mock.calls.at(-1)?.[0]).toContain("Listed[][0].id");
});
