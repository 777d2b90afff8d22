/** Where the card that is looked at has its place: beside what it explains, on the screen as a whole. */

export interface Box {
  left: number;
  top: number;
  width: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const EDGE = 8;

/** The corner of a card above its button, else below; beside the options at the lower edge, so that no city is hidden. */
export function placeOf(card: Size, button: Box, screen: Size, options?: Box): { left: number; top: number } {
  const lowest = screen.height - card.height - EDGE;
  if (options && options.left > card.width + 2 * EDGE)
    return { left: options.left - card.width - EDGE, top: Math.max(EDGE, lowest) };
  const middle = button.left + button.width / 2 - card.width / 2;
  const left = Math.min(Math.max(EDGE, middle), screen.width - card.width - EDGE);
  const above = button.top - card.height - EDGE;
  return { left, top: above >= EDGE ? above : Math.min(button.bottom + EDGE, lowest) };
}
