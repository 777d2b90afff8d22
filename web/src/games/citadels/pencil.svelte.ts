/** What somebody has pencilled into the grid of characters: kept on this device, for one round of one table. */

export type Pencil = "guess" | "struck";

interface Kept {
  round: number;
  marks: Record<string, Pencil>;
}

/** A press goes from nothing to a guess, to struck, to nothing. */
const NEXT: Record<string, Pencil | null> = { nothing: "guess", guess: "struck", struck: null };

function keyOf(table: string): string {
  return `pencil-${table}`;
}

function read(table: string): Kept | null {
  const text = localStorage.getItem(keyOf(table));
  return text === null ? null : (JSON.parse(text) as Kept);
}

export class Pencils {
  marks = $state.raw<Record<string, Pencil>>({});

  constructor(
    private readonly table: string,
    private readonly round: number,
  ) {
    const kept = read(table);
    if (kept?.round === round) this.marks = kept.marks;
    else localStorage.removeItem(keyOf(table));
  }

  at(character: string, holder: number): Pencil | null {
    return this.marks[`${character} ${holder}`] ?? null;
  }

  cycle(character: string, holder: number): void {
    const { [`${character} ${holder}`]: old, ...rest } = this.marks;
    const next = NEXT[old ?? "nothing"];
    this.keep(next ? { ...rest, [`${character} ${holder}`]: next } : rest);
  }

  rubOut(): void {
    this.keep({});
  }

  private keep(marks: Record<string, Pencil>): void {
    this.marks = marks;
    if (!Object.keys(marks).length) localStorage.removeItem(keyOf(this.table));
    else localStorage.setItem(keyOf(this.table), JSON.stringify({ round: this.round, marks } satisfies Kept));
  }
}
