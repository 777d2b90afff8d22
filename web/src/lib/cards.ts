/** Cards as views and positions write them: `manor*2 temple`; those that one does not know are `unknown`. */
export function readCards(text: string): string[] {
  return text
    .split(" ")
    .filter(Boolean)
    .flatMap((word) => {
      const [name = "", count = "1"] = word.split("*");
      return Array<string>(Number(count)).fill(name);
    });
}

/** How many there are of each card. */
export function countCards(text: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of readCards(text)) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}
