/** Says how long the page tells games at the usual speed: reads games as lines of JSON, writes milliseconds of each. */
import { text as textOf } from "node:stream/consumers";
import { createServer } from "vite";

const vite = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, logLevel: "error" });
const { beatsOf, lengthOf } = await vite.ssrLoadModule("/src/lib/story.ts");
const { playOf } = await vite.ssrLoadModule("/src/lib/game-plays.ts");
for (const text of (await textOf(process.stdin)).trim().split("\n")) {
  const { game, seat, lines } = JSON.parse(text);
  const { scenes } = playOf(game);
  console.log(lines.reduce((sum, line) => sum + lengthOf(beatsOf(line, scenes, seat)), 0));
}
await vite.close();
