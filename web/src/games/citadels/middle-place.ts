/** Where the middle of the table has its place beside so many cities. */

/** A row of its own, a cell among the cities, beside the only city, or in the column of the log. */
export type MiddlePlace = "strip" | "cell" | "beside" | "column";

export function middlePlace(cities: number, isNarrow: boolean, hasSideColumn: boolean): MiddlePlace {
  if (isNarrow) return "strip";
  if (cities === 5 || cities === 7) return "cell";
  if (cities === 6 && hasSideColumn) return "column";
  return cities === 1 ? "beside" : "strip";
}
