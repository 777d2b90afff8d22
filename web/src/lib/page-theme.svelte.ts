/** How a page is dressed: the colours of a game and the title of the window. */
import { BRAND } from "./brand";
import { FIRST_GAME, type Game } from "./catalog";
import { dressFor } from "./game-clients";

/** Dresses the page for as long as the component that calls this is on it. */
export function dress(title: () => string, game: () => Game = () => FIRST_GAME): void {
  $effect(() => {
    dressFor(game());
    const page = title();
    document.title = page ? `${page} · ${BRAND}` : BRAND;
  });
}
