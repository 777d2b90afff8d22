/** Tables of a game by the names of its events, for pages that know no game. */
import type { EventFacts } from "../generated/wire";

/** For each event of a game something that is made of what the event is about. */
export type EventTable<Events, Made> = { [Name in keyof Events]: (about: Events[Name]) => Made };
/** The same as a question that any event may be put to; null if the table does not know it. */
export type EventLookup<Made> = (event: EventFacts) => Made | null;

interface Of<Events> extends EventFacts {
  event: keyof Events & string;
  about: EventFacts["about"] & Events[keyof Events & string];
}

/** Whether a game knows an event by its name; what events are about is checked where messages arrive. */
export function isOf<Events>(table: { [Name in keyof Events]: unknown }, event: EventFacts): event is Of<Events> {
  return Object.hasOwn(table, event.event);
}

/** Lets a table of one game be asked about any event. */
export function lookup<Events, Made>(table: EventTable<Events, Made>): EventLookup<Made> {
  return (event) => (isOf(table, event) ? table[event.event](event.about) : null);
}
