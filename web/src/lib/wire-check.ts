/** Checks in development and in tests that what arrives from the server is of the type that the page is written for. */
import { SHAPES } from "../generated/shapes";

/** Where a value is not of its type, such as `Update.lines[2].events[0].about.gold`; empty if it is. */
export function misfit(value: unknown, type: string): string {
  return search(value, type, type);
}

function search(value: unknown, type: string, path: string): string {
  const either = splitAt(type, "|");
  if (either.length > 1) {
    const misfits = either.map((each) => search(value, each, path));
    return misfits.includes("") ? "" : longest(misfits);
  }
  const both = splitAt(type, "&");
  if (both.length > 1) return both.map((each) => search(value, each, path)).find((each) => each) ?? "";
  if (type.endsWith("[]")) return inList(value, () => unwrapped(type.slice(0, -2)), path);
  if (type.startsWith("(")) return search(value, unwrapped(type), path);
  if (type.startsWith("[")) {
    const types = splitAt(type.slice(1, -1), ",");
    if (!Array.isArray(value) || value.length !== types.length) return path;
    return inList(value, (place) => types[place] ?? "", path);
  }
  if (type.startsWith('"')) return value === JSON.parse(type) ? "" : path;
  if (type.startsWith("{")) return inObject(value, fieldsOf(type), path);
  const [, name = "", inner = ""] = /^(\w+)<(.*)>$/.exec(type) ?? [];
  if (name) return inGeneric(value, name, splitAt(inner, ","), path);
  return inNamed(value, type, path);
}

function inNamed(value: unknown, type: string, path: string): string {
  if (type === "unknown") return "";
  if (type === "null") return value === null ? "" : path;
  if (type === "number" || type === "string" || type === "boolean") return typeof value === type ? "" : path;
  const shape = SHAPES[type];
  if (shape === undefined) throw new Error(`There is no type ${type}.`);
  return typeof shape === "string" ? search(value, shape, path) : inObject(value, shape, path);
}

function inGeneric(value: unknown, name: string, [first = "", second = ""]: string[], path: string): string {
  if (!isObject(value)) return path;
  if (name === "Record") {
    if (first === "never") return Object.keys(value).length ? path : "";
    return firstMisfit(Object.keys(value), (key) => search(value[key], second, `${path}.${key}`));
  }
  const table = SHAPES[name === "Partial" ? first : second];
  if (typeof table !== "object") throw new Error(`There is no table for ${name}.`);
  if (name === "Partial") {
    const fields = Object.entries(table).map(([field, type]) => [`${field.replace("?", "")}?`, type]);
    return inObject(value, Object.fromEntries(fields), path);
  }
  // Of a value that says by its tag which entry of a table it is.
  const tag = String(JSON.parse(first));
  const { [tag]: key, ...rest } = value;
  const type = table[String(key)];
  if (type === undefined) return `${path}.${tag}`;
  return name === "About" ? search(value["about"], type, `${path}.about`) : search(rest, type, path);
}

function inObject(value: unknown, fields: Record<string, string>, path: string): string {
  if (!isObject(value)) return path;
  // By a tag one sees at once that something is another one of several types.
  const tags = Object.entries(fields).filter(([field, type]) => type.startsWith('"') && !field.endsWith("?"));
  if (tags.some(([field, type]) => search(value[field], type, path))) return path;
  for (const field of Object.keys(value)) if (!(field in fields) && !(`${field}?` in fields)) return `${path}.${field}`;
  return firstMisfit(Object.entries(fields), ([written, type]) => {
    const field = written.replace("?", "");
    if (!(field in value)) return written === field ? `${path}.${field}` : "";
    return search(value[field], type, `${path}.${field}`);
  });
}

function inList(value: unknown, typeAt: (place: number) => string, path: string): string {
  if (!Array.isArray(value)) return path;
  return firstMisfit([...value.keys()], (place) => search(value[place], typeAt(place), `${path}[${place}]`));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function firstMisfit<Part>(parts: Part[], look: (part: Part) => string): string {
  for (const part of parts) {
    const found = look(part);
    if (found) return found;
  }
  return "";
}

/** The misfit that lies deepest: the type was right up to there. */
function longest(misfits: string[]): string {
  return misfits.reduce((best, each) => (each.length > best.length ? each : best));
}

function unwrapped(type: string): string {
  return type.startsWith("(") && type.endsWith(")") ? type.slice(1, -1) : type;
}

function fieldsOf(type: string): Record<string, string> {
  const entries = splitAt(type.slice(1, -1), ";").filter((each) => each);
  return Object.fromEntries(
    entries.map((each) => [each.slice(0, each.indexOf(":")), each.slice(each.indexOf(":") + 1).trim()]),
  );
}

/** Splits a type at a sign that stands in no brackets and no quotes. */
function splitAt(type: string, sign: string): string[] {
  const parts = [""];
  let depth = 0;
  let isQuoted = false;
  for (const letter of type) {
    if (letter === '"') isQuoted = !isQuoted;
    if (!isQuoted && "([{<".includes(letter)) depth += 1;
    if (!isQuoted && ")]}>".includes(letter)) depth -= 1;
    if (letter === sign && depth === 0 && !isQuoted) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((each) => each.trim());
}
