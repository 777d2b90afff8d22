/** Styles and scripts mean the same by the name of a size. */
import { expect, it } from "vitest";
import styles from "../styles/breakpoints.css?raw";
import { BREAKPOINTS } from "./media";

it("has the sizes of the styles, by the same names", () => {
  const declared = [...styles.matchAll(/@custom-media --(\w+) (.+);/g)].map(([, name, condition]) => [name, condition]);
  expect(BREAKPOINTS).toEqual(Object.fromEntries(declared));
});
