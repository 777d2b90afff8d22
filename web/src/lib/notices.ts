/** What was done to oneself, gathered from the log, until it has been seen. */
import type { EventFacts } from "../generated/wire";
import { undoneLines } from "./log";
import type { LogLine } from "./table.svelte";

export interface Notice {
  key: string;
  seq: number;
  /** The sentence is `web-notice-<name>`. */
  name: string;
  /** The name of its picture in the table of marks. */
  mark: string;
  event: EventFacts;
  /** A sentence that is said already. */
  text?: string;
}

/** A recap in one sentence, and the mark before it. */
export interface Brief {
  mark: string;
  text: string;
}

/** Makes a notice of a recap that had to make room. */
export function briefly(brief: Brief | null): Notice | null {
  return brief && { ...brief, key: "recap", seq: 0, name: "", event: { event: "", about: {} } };
}

/** Follows the events of a game for one seat, and says with which mark the seat is told of one, if at all. */
export type Watcher = (event: EventFacts) => string | null;
/** Says whether a notice of one event is out of date with another one. */
export type NoticeEnd = (told: EventFacts, now: EventFacts) => boolean;

/** Follows the log for one seat. */
export class Watch {
  /** What has not been seen and still matters, the oldest first. */
  notices: Notice[] = [];
  private count = 0;

  constructor(
    private readonly watcher: Watcher,
    private readonly isOver: NoticeEnd = () => false,
  ) {}

  /** Follows new lines; returns what they bring. */
  hear(lines: LogLine[]): Notice[] {
    return lines.flatMap((line) =>
      line.events.flatMap((event) => {
        const fresh = this.notice(event, line.seq);
        this.notices = [...this.notices.filter((notice) => !this.isOver(notice.event, event)), ...fresh];
        return fresh;
      }),
    );
  }

  /** Leaves out what has been seen, and what was taken back: it was not done. */
  forget(seen: (notice: Notice) => boolean, lines: LogLine[]): Notice[] {
    this.notices = withoutUndone(this.notices, lines).filter((notice) => !seen(notice));
    return this.notices;
  }

  private notice(event: EventFacts, seq: number): Notice[] {
    const mark = this.watcher(event);
    return mark ? [{ key: `${seq}-${++this.count}`, seq, name: event.event, mark, event }] : [];
  }
}

/** Leaves out what was taken back: it was not done. */
export function withoutUndone(notices: Notice[], lines: LogLine[]): Notice[] {
  const undone = undoneLines(lines);
  return notices.filter((notice) => !undone.has(notice.seq));
}

/** Says up to which line a person who comes back has seen everything: the own last act. */
export function lastOwnAct(lines: LogLine[], seat: number): number {
  return lines.findLast(({ entry }) => entry.entry === "chose" && entry.seat === seat && !entry.by_bot)?.seq ?? 0;
}
