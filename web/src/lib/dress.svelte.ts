/** How a page is dressed: the colours of a game and the title of the window. */
import { BRAND } from "./brand";
import type { Game } from "./catalog";

/** Dresses the page for as long as the component that calls this is on it. */
export function dress(title: () => string, game: () => Game = () => "citadels"): void {
  $effect(() => {
    document.documentElement.dataset["game"] = game();
    const page = title();
    document.title = page ? `${page} · ${BRAND}` : BRAND;
  });
}
