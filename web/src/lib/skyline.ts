import type { CardSort } from "./log";

/** Cities as rows of buildings, each as high as it is dear. */
export interface Building {
  key: string;
  /** The card that it was built with. */
  sort: CardSort;
  id: string;
  name: string;
  glyph: string;
  /** The class that gives it its colour. */
  colour: string;
  price: number;
  /** What stands behind its name: its price, or how many there are. */
  note: string;
  isFaceDown: boolean;
}

/** How many letters the longest word of a name has: it is written so small that no word breaks. */
export function lettersOf(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}
