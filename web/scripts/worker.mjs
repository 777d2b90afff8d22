// Writes the worker behind the page, with the names of the built files that it keeps.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const here = new URL(".", import.meta.url);
const dist = new URL("../dist/", here);
const template = readFileSync(new URL("../sw.js", here), "utf8");

// A device keeps the words of a language, a font or the pictures once it has used them.
const BY_USE = /\.(woff2|svg)$|^(common|server|citadels|machikoro|web(_\w+)?)-[\w-]{8}\.js$/;

const built = readdirSync(new URL("assets/", dist)).sort();
const mark = createHash("sha256")
  .update(template)
  .update(built.join("\n"))
  .update(readFileSync(new URL("index.html", dist)));
const files = ["/index.html", ...built.filter((name) => !BY_USE.test(name)).map((name) => `/assets/${name}`)];

writeFileSync(
  new URL("sw.js", dist),
  template.replace("__VERSION__", mark.digest("hex").slice(0, 12)).replace("__FILES__", JSON.stringify(files)),
);
