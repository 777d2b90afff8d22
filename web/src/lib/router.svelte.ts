/** Which page is open: paths, so that every page has a link. */
export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

/** Reads a part of a path; one that is no text, such as `%ff`, stays as it is written and leads nowhere. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Route {
  const [page = "", ...parts] = location.pathname.split("/").filter(Boolean).map(decoded);
  return { page, parts, query: new URLSearchParams(location.search) };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener("popstate", () => (this.route = read()));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.route = read();
    scrollTo(0, 0);
  }

  /** Follows links of ours without loading the page anew. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (
      link.target ||
      link.hasAttribute("download") ||
      link.origin !== location.origin ||
      link.pathname.startsWith("/api")
    )
      return;
    // The browser itself finds a place on the same page.
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
