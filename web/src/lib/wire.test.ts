import { expect, it, vi } from "vitest";
import { readMessage } from "./wire";

it("reads a message of the server", () => {
  expect(readMessage('{"type": "present", "present": ["anna"]}')).toEqual({ type: "present", present: ["anna"] });
});

it("refuses something else in development, and says where it differs", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});

  expect(() => readMessage('{"type": "present", "people": []}')).toThrow(TypeError);
  expect(told.mock.calls[0]?.[0]).toContain("AnyMessage.people");
});
