/** The worker behind the page: it makes the start quick, and messages possible while the page is out of sight. */

/** Lets the worker in once the page has all it needs, and tells it what the page has loaded. */
export function hireWorker(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const begin = (): void => {
    navigator.serviceWorker.register("/sw.js").catch(() => {});
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: loaded() }));
  };
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}

/** Names the files with a hash that this page has asked for. */
function loaded(): string[] {
  const files = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
  return [...new Set(files.filter((file) => file.startsWith("/assets/")))];
}
