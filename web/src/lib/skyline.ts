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
