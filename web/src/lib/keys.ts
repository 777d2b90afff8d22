/** Keys that are pressed at a table. */

/** Whether a dialog lies over the table: then its keys mean nothing. */
export function isBehindDialog(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
