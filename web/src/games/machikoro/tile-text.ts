/** How much room the words on a tile leave for its picture. */

function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}

/** Whether a word leaves no room for a picture on a narrow tile, beside a roll of so many signs. */
export function isLong(name: string, roll: string): boolean {
  return longestWord(name) > (roll.length > 2 ? 6 : 7);
}

/** Whether so long a word stands beside so wide a roll that even a tile of some width has no room for a picture. */
export function isTight(name: string, roll: string): boolean {
  return roll.length > 2 && longestWord(name) > 8;
}
