/** How the own city is laid out: how many districts stand in a row, and how many places are left free. */

/** The sizes of the screen that the layout goes by, each of them part of the one before. */
export interface Room {
  /** The log has a column of its own. */
  hasColumn: boolean;
  isNarrow: boolean;
  isPhone: boolean;
  isTiny: boolean;
}

const FEWEST_IN_A_ROW = 5;

/** One row, where there is room for the whole city; a small desktop keeps that room for what is built. */
export function columnsFor(room: Room, built: number, goal: number): number {
  if (room.isNarrow) return room.isTiny ? 2 : room.isPhone ? 3 : 4;
  return Math.max(room.hasColumn ? goal : Math.min(goal, Math.max(FEWEST_IN_A_ROW, built + 1)), built);
}

/** How many free places are drawn; as many as the goal leaves, if nothing is said. */
export function slotsFor(room: Room, built: number, columns: number): number | undefined {
  if (room.isPhone) return (columns - (built % columns)) % columns;
  return room.isNarrow ? undefined : columns - built;
}
