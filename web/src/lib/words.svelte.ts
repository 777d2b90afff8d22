/** Every word on the page, in four languages, from the same Fluent files as the rest of the program. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { EventFacts, Option, TopicAbout } from "../generated/wire";
import { factsOf, FIRST_GAME, GAMES, type Game } from "./catalog";

export const LANGUAGES = ["en", "cs", "sk", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Where a device remembers which language was last on its page. */
const LAST = "language";
type Values = Record<string, FluentVariable>;
/** The form of a name as the object of a sentence, where a language has one: "a Mine", "Katedrálu". */
const OBJECT = "object";

const FILES = import.meta.glob<string>(["../../../src/twocities/locales/*/*.ftl", "!**/arena.ftl", "!**/cli.ftl"], {
  query: "?raw",
  import: "default",
});
const SHARED = ["common", "server", "web", "web_table", "web_pages", "web_guide", "web_device", "web_sounds"];
/** Stands for a game that has no words of its own. */
const NO_GAME = "";
/** The files that each game's words come in. */
const PARTS: Record<Game, string[]> = {
  [NO_GAME]: SHARED,
  ...Object.fromEntries(GAMES.map((game) => [game, [...SHARED, game, `web_${game}`]])),
};

/** Names what a field holds, in a form of the name. */
export type Name = (field: string, value: unknown, form: string) => string | number;

export function keyOf(beginning: string, name: string): string {
  return `${beginning}-${name.replaceAll("_", "-")}`;
}

/** Says something for which a game has no sentence: its name, and the values of its fields. */
function plainly(name: string, values: Values): string {
  const text = name.replaceAll(/[-_]/g, " ");
  return [
    text.charAt(0).toUpperCase() + text.slice(1),
    ...Object.entries(values)
      .filter(([field]) => !field.endsWith(`_${OBJECT}`))
      .map(([, value]) => String(value).replaceAll("_", " ")),
  ].join(" ");
}

/** The forms of an event's sentence that fit who did it to whom and who reads it, best first. */
function formsFor({ seat, victim, other }: EventFacts["about"], viewer: number): string[] {
  const target = victim ?? other;
  const forms = seat !== undefined && seat === target ? ["own"] : [];
  if (viewer < 0) return forms;
  if (seat === viewer) return [...forms.map((form) => `you-${form}`), "you"];
  return target === viewer ? ["to-you"] : forms;
}

/** The language on the page, and the sentences that are loaded for it. */
class Words {
  language = $state<Language>("en");
  private bundles = $state.raw<Record<string, FluentBundle>>({});

  /** Loads a language; what was on the page stays until it is there. */
  async load(language: Language): Promise<void> {
    const texts = new Map(
      await Promise.all(
        [...new Set(Object.values(PARTS).flat())].map(
          async (part) => [part, await FILES[`../../../src/twocities/locales/${language}/${part}.ftl`]?.()] as const,
        ),
      ),
    );
    const bundles: Record<string, FluentBundle> = {};
    for (const [game, parts] of Object.entries(PARTS)) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const part of parts) bundle.addResource(new FluentResource(texts.get(part) ?? ""), { allowOverrides: true });
      bundles[game] = bundle;
    }
    this.bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem(LAST, language);
  }

  /** The sentences of a game; one that is new to the page has none of its own. */
  private bundle(game: Game): FluentBundle | undefined {
    return this.bundles[game] ?? this.bundles[NO_GAME];
  }

  private pattern(game: Game, key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle(game)?.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  has(game: Game, key: string): boolean {
    return this.pattern(game, key) != null;
  }

  say(key: string, values: Values = {}, game: Game = FIRST_GAME): string {
    const pattern = this.pattern(game, key);
    if (pattern == null) return key;
    return this.bundle(game)!.formatPattern(pattern, values);
  }

  /** The key of the first of these forms that there is, else the plain one. */
  private formed(game: Game, key: string, forms: string[]): string {
    const form = forms.find((each) => this.has(game, `${key}.${each}`));
    return form ? `${key}.${form}` : key;
  }

  /** Names what a field of an event or option holds, in a form of its name if it has that. */
  name(game: Game, field: string, value: unknown, players: string[], form = ""): string | number {
    const kind = factsOf(game);
    if (kind.people.includes(field)) {
      // Events tell seats as numbers, options as the words of the notation.
      const seat = typeof value === "number" || /^\d+$/.test(String(value)) ? Number(value) : -1;
      return seat >= 0 ? (players[seat] ?? "?") : this.say("unknown", {}, game);
    }
    if (field in kind.word_keys) {
      const id = String(value);
      if (id === "unknown") return this.say("unknown", {}, game);
      const key = keyOf(kind.word_keys[field]!, id.replace(/\+$/, ""));
      return this.say(this.formed(game, key, form ? [form] : []), {}, game) + (id.endsWith("+") ? "+" : "");
    }
    if (typeof value === "number") return value;
    const text = String(value);
    return /^\d+$/.test(text) ? Number(text) : text;
  }

  /** What the sentence of an event or option takes: its fields by name, its cards also as the sentence's object. */
  values(
    game: Game,
    about: object,
    players: string[],
    name: Name = (field, value, form) => this.name(game, field, value, players, form),
  ): Values {
    const { word_keys } = factsOf(game);
    const named: Name = (field, value, form) =>
      Array.isArray(value) ? value.map((each) => name(field, each, form)).join(", ") : name(field, value, form);
    return Object.fromEntries(
      Object.entries(about).flatMap(([field, value]) => [
        [field, named(field, value, "")],
        ...(field in word_keys ? [[`${field}_${OBJECT}`, named(field, value, OBJECT)]] : []),
      ]),
    );
  }

  event(game: Game, event: EventFacts, players: string[], viewer = -1): string {
    return this.sentence(game, event, this.values(game, event.about, players), viewer);
  }

  /** Says an event with values that have their names already, with "you" for the seat that reads it. */
  sentence(game: Game, { event, about }: EventFacts, values: Values, viewer: number): string {
    const key = `event-${event}`;
    if (!this.has(game, key)) return plainly(event, values);
    return this.say(this.formed(game, key, formsFor(about, viewer)), values, game);
  }

  option(game: Game, option: Option, players: string[]): string {
    const values = this.values(game, option.about, players);
    return this.has(game, `action-${option.verb}`)
      ? this.say(`action-${option.verb}`, values, game)
      : plainly(option.verb, values);
  }

  topic(game: Game, topic: string, about: TopicAbout, players: string[]): string {
    const values = this.values(game, about, players);
    return this.has(game, `topic-${topic}`) ? this.say(`topic-${topic}`, values, game) : plainly(topic, values);
  }

  /** Joins names as a sentence does. */
  list(names: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
    return new Intl.ListFormat(this.language, { type }).format(names);
  }

  rule(game: Game, name: string): string {
    return this.say(keyOf("rule", name), {}, game);
  }
}

export const words = new Words();

/** Chooses the language that a browser prefers. */
export function preferredLanguage(): Language {
  const last = LANGUAGES.find((language) => language === localStorage.getItem(LAST));
  if (last) return last;
  for (const each of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => each.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
