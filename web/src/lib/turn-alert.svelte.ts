/** Tells somebody whose page is behind others that it is their turn: by title, sign and message. */
import { BRAND } from "./brand";

const CALM = "/icon.svg";
const BADGE = "/icon-turn.svg";
const PICTURE = "/icon-192.png";

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
    if (isTurn() && !wasTurn) void notify(title(), () => wasTurn);
    else if (!isTurn() && wasTurn) void takeBack();
    wasTurn = isTurn();
  });
  $effect(() => {
    const see = (): void => {
      if (!document.hidden) void takeBack();
    };
    document.addEventListener("visibilitychange", see);
    return () => document.removeEventListener("visibilitychange", see);
  });
}

function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration().catch(() => undefined) ?? Promise.resolve(undefined);
}

/** Sends a message of the system, if that was allowed and the page is out of sight; at a first visit it waits for the worker. */
async function notify(text: string, isStill: () => boolean): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const path = location.pathname;
  const registration = await navigator.serviceWorker?.ready;
  if (!isStill() || !document.hidden) return;
  await registration
    ?.showNotification(text, { body: BRAND, icon: PICTURE, badge: PICTURE, tag: path, data: { path } })
    .catch(() => {});
}

/** Takes the message back once its table has been seen, or somebody else is asked. */
async function takeBack(): Promise<void> {
  const path = location.pathname;
  const messages = (await (await worker())?.getNotifications({ tag: path })) ?? [];
  for (const message of messages) message.close();
}
