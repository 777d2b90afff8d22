/** Marks on the browser's own timeline of what the page shows, for those who measure it; nobody else pays for them. */
declare global {
  /** Set before the page is loaded, it lets the page mark what it shows. */
  var isTraced: boolean | undefined;
}

/** Marks a moment as `story:<name>`; what is said of it is only made where somebody measures. */
export function trace(name: string, detail: () => object): void {
  if (globalThis.isTraced) performance.mark(`story:${name}`, { detail: detail() });
}
