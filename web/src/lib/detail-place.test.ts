/** The card that is looked at stays on the screen, and off what it explains. */
import { describe, expect, it } from "vitest";
import { placeOf } from "./detail-place";

const CARD = { width: 250, height: 300 };
const SCREEN = { width: 1280, height: 720 };
const button = (left: number, top: number) => ({ left, top, width: 50, bottom: top + 40 });

describe("the card that is looked at", () => {
  it("stands above its button", () => {
    expect(placeOf(CARD, button(600, 500), SCREEN)).toEqual({ left: 500, top: 192 });
  });

  it("stands below a button that has no room above it", () => {
    expect(placeOf(CARD, button(600, 100), SCREEN)).toEqual({ left: 500, top: 148 });
  });

  it("stays on the screen at its edges", () => {
    expect(placeOf(CARD, button(0, 500), SCREEN).left).toBe(8);
    expect(placeOf(CARD, button(1230, 500), SCREEN).left).toBe(1022);
    expect(placeOf(CARD, button(600, 300), { width: 1280, height: 500 }).top).toBe(192);
  });

  it("stands beside the options at the lower edge, whatever is looked at in them", () => {
    const options = { left: 960, top: 300, width: 310, bottom: 710 };

    expect(placeOf(CARD, button(1000, 500), SCREEN, options)).toEqual({ left: 702, top: 412 });
    expect(placeOf(CARD, button(1000, 20), SCREEN, options)).toEqual({ left: 702, top: 412 });
  });

  it("lies over options that leave no room beside them", () => {
    const options = { left: 0, top: 300, width: 800, bottom: 710 };

    expect(placeOf(CARD, button(100, 500), SCREEN, options)).toEqual({ left: 8, top: 192 });
  });
});
