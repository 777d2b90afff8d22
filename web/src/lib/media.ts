/** Sizes of the window, by the names that styles/breakpoints.css gives them. */
import { MediaQuery } from "svelte/reactivity";

export const BREAKPOINTS = {
  tiny: "(width <= 359px)",
  phone: "(width <= 599px)",
  narrow: "(width <= 1023px)",
  desktop: "(width >= 1024px)",
  column: "(width >= 1200px)",
  wide: "(width >= 1400px)",
  low: "(height <= 599px)",
  short: "(height <= 699px)",
  tall: "(height >= 840px)",
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** Whether the window is of all the named sizes, now and whenever it changes. */
export function sized(...names: Breakpoint[]): MediaQuery {
  return new MediaQuery(names.map((name) => BREAKPOINTS[name]).join(" and "));
}
