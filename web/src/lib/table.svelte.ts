/** A table as this device knows it: everything comes from the server, nothing is computed here. */
import type {
  AnyCommand,
  AnyMessage,
  AskAhead,
  DecisionFacts,
  Done,
  EventFacts,
  GameFacts,
  Next,
  Question,
  Refused as RefusedMessage,
  TableFacts,
  Told,
} from "../generated/wire";
import { rememberSeen, seenUpTo } from "./read-marks";
import { newCommand } from "./server";
import { readMessage } from "./wire";

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
const FOR_GOOD = new Set([4401, 4403, 4404]);

/** One socket to one table; it comes back by itself and asks for what it missed. */
export class TableState {
  facts = $state.raw<TableFacts | null>(null);
  game = $state.raw<GameFacts | null>(null);
  lines = $state.raw<LogLine[]>([]);
  present = $state.raw<string[]>([]);
  seat = $state(-1);
  seq = $state(0);
  isConnected = $state(false);
  closed = $state<number | null>(null);
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
  private received: AnyMessage[] = [];
  private fresh: LogLine[] = [];
  private forget = (): void => {};
  private answers = new Map<string, (answer: Done | RefusedMessage) => void>();
  /** What was asked and not answered yet; it is asked again after a break. */
  private asked = new Map<string, { message: AskAhead; settle: (answer: Next | RefusedMessage) => void }>();

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

  get decision(): DecisionFacts | null {
    return this.game?.decision ?? null;
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
    socket.onmessage = (event) => this.receive(readMessage(String(event.data)));
    socket.onclose = (event) => this.lose(event.code);
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
    this.tell(false);
  }

  /** Passes on what has happened since it was last told. */
  private tell(isMissed: boolean): void {
    if (this.fresh.length) this.onEvents(this.fresh.splice(0), isMissed);
  }

  private lose(code: number): void {
    this.takeIn();
    this.isConnected = false;
    this.socket = null;
    if (this.isOver) return;
    if (FOR_GOOD.has(code)) {
      this.closed = code;
      return;
    }
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  hear(message: AnyMessage): void {
    switch (message.type) {
      case "welcome":
        this.isConnected = true;
        this.pause = FIRST_PAUSE;
        this.seat = message.seat;
        this.present = message.present;
        this.tell(false);
        this.keep(message.missed, message.seq, message.table, message.game);
        this.tell(true);
        for (const command of this.waiting.values()) this.socket?.send(JSON.stringify(command));
        for (const { message: asked } of this.asked.values()) this.socket?.send(JSON.stringify(asked));
        break;
      case "update":
        this.keep(message.lines, message.seq, message.table, message.game);
        break;
      case "present":
        this.present = message.present;
        break;
      case "next":
        this.asked.get(message.command)?.settle(message);
        break;
      case "done":
      case "refused":
        this.settle(message);
        break;
    }
  }

  private keep(told: Told[], seq: number, table: TableFacts | null, game: GameFacts | null): void {
    const known = this.lines.at(-1)?.seq ?? 0;
    const fresh = told.filter((line) => line.seq > known);
    if (table) this.facts = table;
    if (game) this.game = game;
    if (table && this.socket) this.seat = game?.viewer ?? this.seat;
    this.seq = seq;
    if (fresh.length) this.lines = [...this.lines, ...fresh];
    this.fresh.push(...fresh);
  }

  private settle(message: Done | RefusedMessage): void {
    const command = message.command ?? "";
    const asked = this.asked.get(command);
    if (asked && message.type === "refused") return asked.settle(message);
    const rest = new Map(this.waiting);
    rest.delete(command);
    this.waiting = rest;
    if (message.type === "refused") this.refusal = message;
    this.answers.get(command)?.(message);
    this.answers.delete(command);
  }

  /** Sends a command; the answer comes once the server has written it down. */
  give(given: Given): Promise<Done | RefusedMessage> {
    const command = { ...given, command: newCommand() } as AnyCommand;
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
    this.forget();
    this.received = [];
    clearTimeout(this.timer);
    removeEventListener("offline", this.leave);
    removeEventListener("online", this.comeBack);
    this.socket?.close();
  }
}
