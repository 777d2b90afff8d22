/** The endpoints of the server: one function for each thing that can be asked. */
import type { AnyCommand, Change, NewTable, Preferences } from "../generated/wire";
import { read, type Typed } from "./wire";

/** The server said no, and why, in the person's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    text: string,
    readonly detail: string,
  ) {
    super(text);
  }
}

let language = "en";

export function speak(wanted: string): void {
  language = wanted;
}

/** Asks for something: as the person whom the browser's cookie knows, or as the one whose token is given. */
async function send(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  signal?: AbortSignal,
): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": language };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  // Without credentials the cookie is neither sent nor replaced.
  const credentials = token === undefined ? "same-origin" : "omit";
  const answer = await fetch(path, {
    method,
    headers,
    credentials,
    signal,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.ok) return answer;
  // A proxy that answers instead of the server writes no refusal.
  const { reason, text, detail } = await answer.json().then(
    (refusal) => read(refusal, "RefusalBody"),
    () => ({ reason: "unavailable", text: answer.statusText, detail: "" }),
  );
  throw new Refused(answer.status, reason, text, detail);
}

/** Asks for something that is answered with a value of a type. */
async function ask<Name extends string>(
  name: Name,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  signal?: AbortSignal,
): Promise<Typed<Name>> {
  return read(await (await send(method, path, body, token, signal)).json(), name);
}

/** Asks for something that is done without an answer. */
async function tell(method: string, path: string, body?: unknown, token?: string): Promise<void> {
  await send(method, path, body, token);
}

export const server = {
  visit: () => ask("Visit", "GET", "/api/sessions/current"),
  comeIn: (name: string, preferences: Preferences) => ask("Me", "POST", "/api/guests", { name, preferences }),
  /** Lets somebody in beside the person of the browser; the answer holds a token. */
  comeInBeside: (name: string, preferences: Preferences) =>
    ask("Me", "POST", "/api/guests", { name, preferences, wants_token: true }, ""),
  register: (name: string, password: string, preferences: Preferences) =>
    ask("Me", "POST", "/api/accounts", { name, password, preferences }),
  logIn: (name: string, password: string) => ask("Me", "POST", "/api/sessions", { name, password }),
  logOut: (token?: string) => tell("DELETE", "/api/sessions/current", undefined, token),
  change: (change: Change) => ask("Me", "PATCH", "/api/me", change),
  changePassword: (old: string, fresh: string) => tell("POST", "/api/me/password", { old, new: fresh }),
  choices: () => ask("Choices", "GET", "/api/games"),
  checkRules: (game: string, seats: number, rules: string[]) =>
    ask("RulesVerdict", "POST", "/api/rules", { game, seats, rules }),
  lobby: (page = 0, search = "") =>
    ask("Listed[]", "GET", `/api/tables?page=${page}&search=${encodeURIComponent(search)}`),
  mine: () => ask("Listed[]", "GET", "/api/me/tables"),
  history: (before?: number) => ask("Listed[]", "GET", `/api/me/history${before ? `?before=${before}` : ""}`),
  somebody: (id: string) => ask("Somebody", "GET", `/api/people/${encodeURIComponent(id)}`),
  open: (table: NewTable, token?: string) => ask("TableFacts", "POST", "/api/tables", table, token),
  look: (table: string, since?: number) =>
    ask("Welcome", "GET", `/api/tables/${encodeURIComponent(table)}${since === undefined ? "" : `?since=${since}`}`),
  command: (table: string, command: AnyCommand, token?: string) =>
    ask("Done", "POST", `/api/tables/${encodeURIComponent(table)}/commands`, command, token),
  /** Asks what the Master would do; its answer is the place of an option. */
  advice: (table: string, decision: number, signal: AbortSignal) =>
    ask("Advice", "POST", `/api/tables/${encodeURIComponent(table)}/advice`, { decision }, undefined, signal),
  invitation: (code: string) => ask("Listed", "GET", `/api/invitations/${encodeURIComponent(code)}`),
  accept: (code: string, token?: string) =>
    ask("Invited", "POST", `/api/invitations/${encodeURIComponent(code)}`, undefined, token),
  stage: (table: string, move: number, viewer: number) =>
    ask("Stage", "GET", `/api/tables/${encodeURIComponent(table)}/replay/${move}?viewer=${viewer}`),
  story: (table: string, viewer: number) =>
    ask("Story", "GET", `/api/tables/${encodeURIComponent(table)}/story?viewer=${viewer}`),
  summary: (table: string) => ask("Summary", "GET", `/api/tables/${encodeURIComponent(table)}/statistics`),
  notes: (table: string, token?: string) =>
    ask("Notes", "GET", `/api/tables/${encodeURIComponent(table)}/notes`, undefined, token),
  keepNotes: (table: string, text: string, token?: string) =>
    tell("PUT", `/api/tables/${encodeURIComponent(table)}/notes`, { text }, token),
};

/** Makes up the id of a command; the server carries each out once. */
export function newCommand(): string {
  return crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
