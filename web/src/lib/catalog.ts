/** The games that there are, and what the engine says of each: seats, rules, and what its fields are called. */
export interface GameFacts {
  fewest_seats: number;
  most_seats: number;
  rules: string[];
  word_keys: Record<string, string>;
  people: string[];
  plain_fields: string[];
  /** The names of everything that can happen. */
  events: string[];
}

/** The name of a game. */
export type Game = string;

const FILES = import.meta.glob<GameFacts>("../generated/games/*.json", { eager: true, import: "default" });
const FACTS: Record<Game, GameFacts> = Object.fromEntries(
  Object.entries(FILES).map(([path, facts]) => [path.replace(/.*\/|\.json$/g, ""), facts]),
);

export const GAMES: Game[] = Object.keys(FACTS);
/** The game that a page is dressed for if it is about none. */
export const FIRST_GAME: Game = GAMES[0]!;
const UNKNOWN: GameFacts = {
  fewest_seats: 2,
  most_seats: 8,
  rules: [],
  word_keys: {},
  people: FACTS[FIRST_GAME]!.people,
  plain_fields: [],
  events: [],
};

export function isGame(name: string): boolean {
  return Object.hasOwn(FACTS, name);
}

/** What is known of a game; of one that is new to the page, only how people are called. */
export function factsOf(game: Game): GameFacts {
  return isGame(game) ? FACTS[game]! : UNKNOWN;
}
