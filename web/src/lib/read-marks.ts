/** Remembers on this device which notices of a table have been seen. */

function keyOf(table: string): string {
  return `seen-${table}`;
}

export function seenUpTo(table: string): number | null {
  const kept = localStorage.getItem(keyOf(table));
  return kept === null ? null : Number(kept);
}

export function rememberSeen(table: string, seq: number): void {
  localStorage.setItem(keyOf(table), String(seq));
}

export function forgetSeen(table: string): void {
  localStorage.removeItem(keyOf(table));
}
