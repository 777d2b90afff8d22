/** What this device lets be heard: nothing before somebody has touched it, and not more than was wished for. */
import { untrack } from "svelte";
import type { Game } from "./catalog";
import { clientOf } from "./game-clients";
import { isHeard, soundOfQuestion, soundsOf, type Cue, type Question, type Sound } from "./cues";
import { self } from "./me.svelte";
import { playOf } from "./game-plays";
import type { LogLine, TableState } from "./table.svelte";

const KEPT = "hearing";
const USUAL_VOLUME = 60;
/** Between two sounds of the same moment. */
const GAP = 0.12;

interface Kept {
  isMuted?: boolean;
  isQuiet?: boolean;
}

function remembered(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

class AudioOutput {
  isMuted = $state(false);
  isQuiet = $state(false);
  private context: AudioContext | null = null;
  private sounding: Promise<typeof import("./sounds")> | null = null;

  constructor() {
    const kept = remembered();
    this.isMuted = kept.isMuted ?? false;
    this.isQuiet = kept.isQuiet ?? false;
    // Browsers let a page be heard once it has been touched.
    const wake = (): void => {
      removeEventListener("pointerdown", wake, true);
      removeEventListener("keydown", wake, true);
      this.wake();
    };
    addEventListener("pointerdown", wake, true);
    addEventListener("keydown", wake, true);
  }

  get volume(): number {
    return self.preferences.sound ?? USUAL_VOLUME;
  }

  private wake(): void {
    if (typeof AudioContext === "undefined") return;
    this.context ??= new AudioContext();
    this.sounding ??= import("./sounds");
    this.context.resume().catch(() => {});
  }

  keep(change: Kept): void {
    Object.assign(this, change);
    localStorage.setItem(KEPT, JSON.stringify({ isMuted: this.isMuted, isQuiet: this.isQuiet }));
  }

  /** Lets sounds be heard, one shortly after the other, as far as this device wants them. */
  async play(sounds: Sound[], game: Game): Promise<void> {
    const hearing = { volume: this.volume, isMuted: this.isMuted, isQuiet: this.isQuiet, isHidden: document.hidden };
    const heard = sounds.filter(({ cue }) => isHeard(cue, hearing));
    if (!heard.length || !this.context || !this.sounding) return;
    const { sound } = await this.sounding;
    const now = this.context.currentTime;
    heard.forEach(({ cue, count }, place) =>
      sound(this.context!, cue, clientOf(game).instrument, this.volume, now + place * GAP, count),
    );
  }

  /** Lets a cue be heard because somebody asked for it. */
  async try(cue: Cue, game: Game): Promise<void> {
    this.wake();
    if (!this.context || !this.sounding) return;
    const { sound } = await this.sounding;
    sound(this.context, cue, clientOf(game).instrument, this.volume, this.context.currentTime, 1);
  }
}

export const audio = new AudioOutput();

/** Follows one table and lets be heard what happens there. */
export class Listener {
  private question: Question | null = null;
  private hasBegun = false;
  private isOver = false;

  /** Hears new lines of the log; `isDone` if one of them was done to the own seat. */
  hear(lines: LogLine[], game: Game, isDone: boolean): void {
    const done: Sound[] = isDone ? [{ cue: "done", count: 1 }] : [];
    void audio.play(
      [
        ...done,
        ...soundsOf(
          playOf(game).cues,
          lines.flatMap((line) => line.events),
        ),
      ],
      game,
    );
  }

  /** Hears what is asked of the own seat now. */
  ask(question: Question | null, game: Game): void {
    const cue = soundOfQuestion(this.question, question);
    this.question = question;
    if (cue) void audio.play([{ cue, count: 1 }], game);
  }

  /** Hears the end, if it comes while somebody is here. */
  end(isOver: boolean, isWon: boolean, game: Game): void {
    if (isOver && this.hasBegun && !this.isOver) void audio.play([{ cue: isWon ? "won" : "over", count: 1 }], game);
    this.hasBegun = true;
    this.isOver = isOver;
  }
}

/** Lets be heard what is asked at the table of a page, and how its game ended. */
export function listenTo(table: () => TableState | null, game: () => Game): Listener {
  const listener = new Listener();
  const question = $derived.by(() => {
    const { decision, game: played, seat } = table() ?? {};
    if (!decision || !played || seat === undefined) return null;
    return { number: decision.number, isOwnTurn: playOf(game()).isOwnTurn(played.view, seat) };
  });
  $effect(() => listener.ask(question, untrack(game)));
  $effect(() => {
    const facts = table()?.facts;
    if (!facts) return;
    const isWon = facts.scores?.some((score) => score.place === 1 && score.seat === table()?.seat) ?? false;
    listener.end(facts.status === "over", isWon, game());
  });
  return listener;
}
