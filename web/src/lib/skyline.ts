/** Cities as rows of buildings, each as high as it is dear. */
import { district, ESTABLISHMENTS, LANDMARKS } from "./catalog";

export interface Building {
  key: string;
  id: string;
  price: number;
  /** How many stand there; towns have several of a kind. */
  count: number;
  isBeautified: boolean;
  isFaceDown: boolean;
}

/** Reads a city as the view writes it: `manor castle+ tavern*2 forum?`. */
export function cityOf(text: string): Building[] {
  return text
    .split(" ")
    .filter(Boolean)
    .flatMap((word, place) => {
      const [name = "", times = "1"] = word.split("*");
      const id = name.replace(/[+?]$/, "");
      const isBeautified = name.endsWith("+");
      const isFaceDown = name.endsWith("?");
      const price = isFaceDown ? 0 : district(id).cost + (isBeautified ? 1 : 0);
      return Array.from({ length: Number(times) }, (_, copy) => ({ key: `${place}-${copy}`, id, price, count: 1, isBeautified, isFaceDown }));
    });
}

/** Reads a town: establishments by their roll, then the landmarks. */
export function townOf(cards: Record<string, number>): Building[] {
  return Object.entries(cards)
    .map(([id, count]) => {
      const price = LANDMARKS[id]?.price ?? ESTABLISHMENTS[id]?.price ?? 0;
      return { key: id, id, price, count, isBeautified: false, isFaceDown: false };
    })
    .sort((one, other) => rollOf(one.id) - rollOf(other.id) || one.price - other.price);
}

function rollOf(id: string): number {
  return ESTABLISHMENTS[id]?.rolls[0] ?? 99;
}
