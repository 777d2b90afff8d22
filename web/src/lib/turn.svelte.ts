/** Tells somebody whose page is behind others that it is their turn: by title, sign and message. */
import { BRAND } from "./brand";

const CALM = "/icon.svg";
const BADGE = "/icon-turn.svg";

/** Keeps title and sign of the page as they should be, for as long as its component lives. */
export function tellTurn(title: () => string, isTurn: () => boolean): void {
  $effect(() => {
    document.title = isTurn() ? title() : `${title()} · ${BRAND}`;
    document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", isTurn() ? BADGE : CALM);
    return () => {
      document.title = BRAND;
      document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", CALM);
    };
  });
  let wasTurn = false;
  $effect(() => {
    if (isTurn() && !wasTurn) notify(title());
    wasTurn = isTurn();
  });
}

/** Sends a message of the system, if that was allowed and the page is out of sight. */
function notify(text: string): void {
  if (!document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const message = new Notification(text, { icon: CALM, tag: location.pathname });
    message.onclick = () => {
      window.focus();
      message.close();
    };
  } catch {
    // Some phones allow such messages to service workers alone.
  }
}
