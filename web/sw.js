// The worker behind the page: keeps the built files for a quick start, stands in when there is no connection, and tells
// of a turn. The build puts the list of files and their common mark in the place of the two names in capitals.
const VERSION = "__VERSION__";
const FILES = __FILES__;
const START = "/index.html";
const KEPT = `twocities-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) =>
        kept.addAll(FILES.map((file) => new Request(file, { cache: file === START ? "reload" : "default" }))),
      ),
  );
});

// A new version comes to work when no page of the old one is open, so that their files never mix.
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith("twocities-") && name !== KEPT).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

// Files with their hash in the name never change; the others are asked for each time.
async function fromKept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

async function fromServer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await (await caches.open(KEPT)).match(START);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname === "/api" || pathname.startsWith("/api/"))
    return;
  if (pathname.startsWith("/assets/")) event.respondWith(fromKept(request));
  else if (request.mode === "navigate") event.respondWith(fromServer(request));
});

// The page names what it had loaded before there was a worker: its language and its fonts.
self.addEventListener("message", (event) => {
  const files = Array.isArray(event.data?.keep)
    ? event.data.keep.filter((file) => typeof file === "string" && file.startsWith("/assets/"))
    : [];
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) =>
        Promise.all(files.map(async (file) => (await kept.match(file)) ?? kept.add(file).catch(() => undefined))),
      ),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
