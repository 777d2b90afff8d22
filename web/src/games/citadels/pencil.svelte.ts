/** What somebody has pencilled into the grid of characters: kept on this device, for one round of one table. */

export type Pencil = "guess" | "struck";
type Marks = Record<string, Pencil>;

/** A press goes from nothing to a guess, to struck, to nothing. */
const NEXT: Record<string, Pencil | null> = { nothing: "guess", guess: "struck", struck: null };

function keyOf(table: string): string {
  return `pencil-${table}`;
}

/** Reads what is kept; what was pencilled in another round is gone. */
function read(table: string, round: number): Marks {
  const kept = JSON.parse(localStorage.getItem(keyOf(table)) ?? "null") as { round: number; marks: Marks } | null;
  if (kept?.round === round) return kept.marks;
  localStorage.removeItem(keyOf(table));
  return {};
}

export class Pencils {
  marks = $state.raw<Marks>({});

  constructor(
    readonly table: string,
    readonly round: number,
  ) {
    this.marks = read(table, round);
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

  private keep(marks: Marks): void {
    this.marks = marks;
    localStorage.setItem(keyOf(this.table), JSON.stringify({ round: this.round, marks }));
  }
}

let open: Pencils | null = null;

/** The pencil marks of a round: the same in every place where its grid is shown. */
export function pencilsOf(table: string, round: number): Pencils {
  if (open?.table !== table || open.round !== round) open = new Pencils(table, round);
  return open;
}
