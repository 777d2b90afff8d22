/**
 * A table as this device knows it: everything comes from the server, nothing is computed here. What it holds is what
 * has been shown so far: the story brings it up to date, scene by scene.
 */
import type {
  AnyCommand,
  AnyMessage,
  AskAhead,
  ClockFacts,
  DecisionFacts,
  Done,
  EventFacts,
  GameFacts,
  Next,
  Question,
  Refused as RefusedMessage,
  See,
  TableFacts,
  Told,
  Update,
  ViewChanges,
  Welcome,
} from "../generated/wire";
import { shareLeft } from "./clock";
import { self } from "./me.svelte";
import { rememberSeen, seenUpTo } from "./read-marks";
import { newCommand } from "./server";
import { Sharing } from "./shares";
import { type Beat, type Picture, Story } from "./story";
import { read } from "./wire";

export interface LogLine {
  seq: number;
  at: number;
  entry: Told["entry"];
  events: EventFacts[];
}

/** Somebody who sits at this device beside others, and is known by a token of its own. */
export interface Local {
  id: string;
  name: string;
  token: string;
}

type Given = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, "command"> : never) : never;

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
/** How long a page that draws nothing waits before it takes in what has come, in milliseconds. */
const UNSEEN = 200;
const NO_SESSION = 4401;
const FOR_GOOD = new Set([NO_SESSION, 4403, 4404]);

/** How the commands begin that a page gives by itself; nobody waits for their answers. */
const BY_ITSELF = "self-";

/** One socket to one table; it comes back by itself and asks for what it missed. */
export class TableState implements Picture {
  facts = $state.raw<TableFacts | null>(null);
  game = $state.raw<GameFacts | null>(null);
  lines = $state.raw<LogLine[]>([]);
  present = $state.raw<string[]>([]);
  seat = $state(-1);
  /** The newest line that has come, whether it has been shown or not. */
  seq = $state(0);
  /** By how many seconds the clock of this device is ahead of the server's. */
  skew = $state(0);
  /** The newest clock that has come, and whose time it is: time does not wait for the story. */
  pending = $state.raw<{ clock: ClockFacts; asked: number } | null>(null);
  /** What is being shown just now. */
  beat = $state.raw<Beat | null>(null);
  /** Whether something is told before the next question opens. */
  isTelling = $state(false);
  /** Whether the story waits until something has been read. */
  isHeld = $state(false);
  /** Whether the bot that is asked waits for its turn to think, because there are many. */
  isBotWaiting = $state(false);
  isConnected = $state(false);
  closed = $state<number | null>(null);
  /** Whether the host has sent the person away. */
  isSentAway = $state(false);
  /** Up to which line of the log the chat has been read. */
  readUpTo = $state(0);
  /** The last refusal, until something is done again. */
  refusal = $state.raw<RefusedMessage | null>(null);
  /** The commands that wait for their answer; they are sent again after a break. */
  waiting = $state.raw<Map<string, AnyCommand>>(new Map());

  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;
  /** Whether it has come back with another session, and was not let in yet. */
  private hasComeBack = false;
  private received: AnyMessage[] = [];
  private fresh: LogLine[] = [];
  private forget = (): void => {};
  private answers = new Map<string, (answer: Done | RefusedMessage) => void>();
  /** What was asked and not answered yet; it is asked again after a break. */
  private asked = new Map<string, { message: AskAhead; settle: (answer: Next | RefusedMessage) => void }>();
  readonly story = new Story(
    this,
    () => this.game?.view ?? {},
    () => this.seat,
    () => self.preferences.speed ?? "usual",
    () => this.ownShareLeft() !== null,
  );

  private readonly sharing = new Sharing(
    () => this.id,
    () => this.person,
    (command) => this.socket?.send(JSON.stringify({ ...command, command: BY_ITSELF + newCommand() })),
  );

  constructor(
    readonly id: string,
    /** Hears what happens; who looks at the table changes at a device with several people. */
    public onEvents: (lines: LogLine[], isMissed: boolean) => void = () => {},
    /** A game that is only looked at, such as a replay, opens no socket. */
    isStill = false,
    /** For whom the table is opened, if not for the person of the browser. */
    readonly local: Local | null = null,
  ) {
    if (isStill) return;
    this.readUpTo = seenUpTo(`chat-${id}`) ?? 0;
    this.connect();
    addEventListener("offline", this.leave);
    addEventListener("online", this.comeBack);
  }

  /** A device that knows that it is offline need not wait until its socket notices. */
  private leave = (): void => {
    const socket = this.socket;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.lose(1006);
  };

  private comeBack = (): void => {
    if (this.socket || this.isOver || this.closed !== null) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** The key of why the table is closed for good; empty while it is not. */
  get closing(): string {
    if (this.closed === null) return "";
    if (this.isSentAway) return "refusal-kicked";
    return this.closed === NO_SESSION ? "refusal-no-session" : "refusal-no-table";
  }

  get decision(): DecisionFacts | null {
    return this.game?.decision ?? null;
  }

  /** Whose act is being shown, or who is asked. */
  get acting(): number {
    const entry = this.beat?.line.entry;
    return entry?.entry === "chose" ? entry.seat : (this.game?.asked ?? -1);
  }

  /** Which share of the own time is left since it began to run; null while it does not run. */
  ownShareLeft(): number | null {
    if (!this.pending || this.seat < 0 || this.pending.asked !== this.seat) return null;
    return shareLeft(this.pending.clock, Date.now() / 1000 - this.skew);
  }

  /** For whom the table is open. */
  private get person(): string | undefined {
    return this.local?.id ?? self.person?.id;
  }

  /** Whether the own seat plays and bots have all others. */
  get isAmongBots(): boolean {
    if (!this.game || this.seat < 0 || !this.facts) return false;
    return this.facts.seats.every((each, at) => at === this.seat || !each.person);
  }

  get players(): string[] {
    return this.facts?.seats.map((seat) => seat.name) ?? [];
  }

  /** Whether an answer is awaited; that to a question which has been replaced by another is not. */
  get isBusy(): boolean {
    return [...this.waiting.values()].some(
      (command) => !("decision" in command) || command.decision === this.decision?.number,
    );
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.seq ? `?since=${this.seq}` : "?since=0";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket${since}`,
      this.local ? ["twocities", `token.${this.local.token}`] : [],
    );
    this.socket = socket;
    socket.onmessage = (event) => this.receive(read(JSON.parse(String(event.data)), "AnyMessage"));
    socket.onclose = (event) => this.lose(event.code, event.reason);
  }

  /** Keeps a message until the page is drawn next: what comes in a burst is drawn once. */
  private receive(message: AnyMessage): void {
    this.received.push(message);
    if (this.received.length > 1) return;
    const frame = requestAnimationFrame(() => this.takeIn());
    const timer = setTimeout(() => this.takeIn(), UNSEEN);
    this.forget = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }

  private takeIn(): void {
    this.forget();
    for (const message of this.received.splice(0)) this.hear(message);
  }

  private lose(code: number, why = ""): void {
    this.takeIn();
    this.isConnected = false;
    this.socket = null;
    if (this.isOver) return;
    // Another tab may have got a new session, such as for a guest who has made an account.
    const isRenewed = code === NO_SESSION && !this.local && !this.hasComeBack;
    this.hasComeBack = isRenewed;
    if (FOR_GOOD.has(code) && !isRenewed) {
      this.closed = code;
      this.isSentAway = why === "kicked";
      return;
    }
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  hear(message: AnyMessage): void {
    switch (message.type) {
      case "welcome":
        this.isConnected = true;
        this.hasComeBack = false;
        this.pause = FIRST_PAUSE;
        this.seat = message.seat;
        this.present = message.present;
        this.catchUp(message);
        for (const command of this.waiting.values()) this.socket?.send(JSON.stringify(command));
        for (const { message: asked } of this.asked.values()) this.socket?.send(JSON.stringify(asked));
        break;
      case "update":
        this.follow(message);
        break;
      case "present":
        this.present = message.present;
        break;
      case "busy":
        this.isBotWaiting = true;
        break;
      case "next":
        this.asked.get(message.command)?.settle(message);
        break;
      case "done":
      case "refused":
        this.answer(message);
        break;
    }
  }

  /** Takes over how things stand, with what was missed: nothing of it is played. */
  private catchUp({ missed, seq, table, game }: Welcome): void {
    this.story.finish();
    this.passOn();
    const fresh = this.newOf(missed);
    this.seq = seq;
    this.isBotWaiting = false;
    this.takeTime(game);
    this.takeOver(table, game);
    this.see();
    if (!fresh.length) return;
    this.lines = [...this.lines, ...fresh];
    this.onEvents(fresh, true);
  }

  /** Lets the story tell what has happened; what people say to each other does not wait for it. */
  private follow(update: Update): void {
    const lines = this.newOf(update.lines);
    this.seq = update.seq;
    this.isBotWaiting = false;
    const last = lines.at(-1);
    if (last) this.skew = Date.now() / 1000 - last.at;
    this.takeTime(update.game);
    if (!this.story.isRunning && lines.length && lines.every(({ entry }) => entry.entry === "saw"))
      this.takeClock(update);
    else if (!update.table && !update.game && lines.every(({ events }) => !events.length))
      for (const line of lines) this.tell(line, []);
    else this.story.push({ ...update, lines });
  }

  private takeTime(game: GameFacts | null): void {
    if (game) this.pending = { clock: game.clock, asked: game.asked };
  }

  /** Lets the clock run; the question stays open as it is. */
  private takeClock({ game }: Update): void {
    if (this.game && game) this.game = { ...this.game, clock: game.clock };
  }

  /** Says that the question can be seen, if the own time waits for that. */
  private see(): void {
    const { decision, clock } = this.game ?? {};
    if (!decision || !clock || clock.deadline === null || !this.isConnected || document.hidden) return;
    if (clock.runs_from <= Date.now() / 1000 - this.skew) return;
    const message: See = { type: "see", command: `${BY_ITSELF}see-${decision.number}`, decision: decision.number };
    this.socket?.send(JSON.stringify(message));
  }

  /** Finds the own seat; before the deal a message does not name it. */
  private placeOf(table: TableFacts): number {
    return table.seats.findIndex(({ person }) => person !== null && person === this.person);
  }

  private newOf(told: Told[]): Told[] {
    return told.filter((line) => line.seq > this.seq);
  }

  private takeOver(table: TableFacts | null, game: GameFacts | null): void {
    if (table) this.facts = table;
    if (game) this.game = game;
    if (!table || !this.socket) return;
    this.seat = game?.viewer ?? this.seat;
    if (table.status === "open") void this.sharing.follow(table, this.placeOf(table));
  }

  /** Closes the question: what follows is told first. */
  begin(): void {
    this.isTelling = true;
    if (this.game) this.game = { ...this.game, decision: null, may_undo: false };
  }

  show(beat: Beat | null): void {
    this.beat = beat;
  }

  change(changes: ViewChanges): void {
    if (this.game && Object.keys(changes).length)
      this.game = { ...this.game, view: { ...this.game.view, ...changes } as GameFacts["view"] };
  }

  tell(told: Told, events: EventFacts[]): void {
    const known = this.lines.findLast((line) => line.seq === told.seq);
    if (known && !events.length) return;
    const line = { seq: told.seq, at: told.at, entry: told.entry, events: [...(known?.events ?? []), ...events] };
    this.lines = [...this.lines.filter((each) => each !== known), line].sort((one, other) => one.seq - other.seq);
    this.fresh.push({ ...line, events });
    // What is told in one go is passed on together.
    if (this.fresh.length === 1) queueMicrotask(() => this.passOn());
  }

  private passOn(): void {
    const fresh = this.fresh.splice(0);
    if (fresh.length) this.onEvents(fresh, false);
  }

  settle({ table, game }: Update): void {
    this.isTelling = false;
    this.takeOver(table, game);
    this.see();
  }

  private answer(message: Done | RefusedMessage): void {
    const command = message.command ?? "";
    const asked = this.asked.get(command);
    if (asked && message.type === "refused") return asked.settle(message);
    if (command.startsWith(BY_ITSELF)) return;
    const rest = new Map(this.waiting);
    rest.delete(command);
    this.waiting = rest;
    if (message.type === "refused") this.refusal = message;
    this.answers.get(command)?.(message);
    this.answers.delete(command);
  }

  /** Sends a command; the answer comes once the server has written it down. */
  give(given: Given): Promise<Done | RefusedMessage> {
    const command: AnyCommand = { ...given, command: newCommand() };
    this.refusal = null;
    this.waiting = new Map(this.waiting).set(command.command, command);
    if (this.isConnected) this.socket?.send(JSON.stringify(command));
    return new Promise((resolve) => this.answers.set(command.command, resolve));
  }

  /** Answers the pending decision with the option at a place of its list, and what follows within the same act. */
  choose(index: number, then: number[] = []): Promise<Done | RefusedMessage> | null {
    const decision = this.decision;
    if (!decision || this.isBusy) return null;
    return this.give({ type: "choose", decision: decision.number, index, then });
  }

  /** Asks what would come after choices that are made in the head; null if the act is complete with them. */
  ahead(decision: number, indexes: number[]): Promise<Question | null> {
    const message: AskAhead = { type: "ahead", command: newCommand(), decision, indexes };
    return new Promise((resolve, reject) => {
      const settle = (answer: Next | RefusedMessage): void => {
        this.asked.delete(message.command);
        if (answer.type === "next") resolve(answer.question);
        else reject(new Error(answer.text));
      };
      this.asked.set(message.command, { message, settle });
      if (this.isConnected) this.socket?.send(JSON.stringify(message));
    });
  }

  /** Notes that everything said so far has been read, for as long as the device remembers it. */
  readChat(): void {
    this.readUpTo = this.lines.at(-1)?.seq ?? 0;
    rememberSeen(`chat-${this.id}`, this.readUpTo);
  }

  undo(): void {
    if (this.decision && this.game?.may_undo) void this.give({ type: "undo", decision: this.decision.number });
  }

  close(): void {
    this.isOver = true;
    this.onEvents = () => {};
    this.story.finish();
    this.forget();
    this.received = [];
    clearTimeout(this.timer);
    removeEventListener("offline", this.leave);
    removeEventListener("online", this.comeBack);
    this.socket?.close();
  }
}
