/** Watches what is shown at a table, and opens a bubble of the guide where one fits. */
import type { EventFacts } from "../generated/wire";
import type { GameGuide, Scene, Step } from "./guide";
import type { Guide } from "./guide.svelte";
import { server } from "./server";
import type { TableState } from "./table.svelte";

/** For so many milliseconds a bubble waits for the Master; then it only explains. */
const LONGEST_THOUGHT = 4000;

export class GuideWatch {
  private advice: { decision: number; index: Promise<number | null>; asking: AbortController } | null = null;

  constructor(
    private readonly guide: Guide,
    private readonly table: TableState,
    private readonly game: GameGuide,
  ) {}

  /** Listens to the story, which waits while a bubble is open; returns what ends that. */
  begin(): () => void {
    const { story } = this.table;
    story.isPatient = true;
    story.landed = (events) => this.see(events);
    story.hold = () => this.guide.held;
    story.broken = () => {
      if (this.guide.held) this.guide.drop();
      this.guide.newTurn();
    };
    return () => {
      story.isPatient = false;
      story.landed = story.broken = () => {};
      story.hold = () => null;
      this.guide.drop();
    };
  }

  private scene(events: EventFacts[]): Scene {
    const { game, seat, decision, facts } = this.table;
    return { view: game!.view, seat, decision, events, isOver: facts?.status === "over" };
  }

  /** Looks for something to say about a scene that has just ended. */
  private see(events: EventFacts[]): void {
    if (events.some(this.game.beginsTurn)) this.guide.newTurn();
    const scene = this.scene(events);
    const step = this.guide.stepsFor(this.game, scene)[0];
    if (step) this.guide.open(step, scene, null);
  }

  /** Looks for something to say about the own question, about the end, or before anything has happened. */
  async look(): Promise<void> {
    const scene = this.scene([]);
    const steps = this.guide.stepsFor(this.game, scene);
    if (!steps.length) return;
    const number = scene.decision?.number;
    const index = number !== undefined && steps[0]!.teaches ? await this.advised(number) : null;
    if (this.table.decision?.number !== number || this.table.isTelling || this.guide.bubble) return;
    const option = index === null ? undefined : scene.decision?.options[index];
    const teaching: Step | undefined = option && steps.find((step) => step.teaches?.(option));
    this.guide.open(teaching ?? steps[0]!, scene, teaching ? index : null);
  }

  /** Asks the Master, once for each question; where it cannot be asked, nothing is advised. */
  private advised(decision: number): Promise<number | null> {
    if (this.advice?.decision !== decision) {
      this.advice?.asking.abort();
      const asking = new AbortController();
      this.advice = {
        decision,
        asking,
        index: Promise.race([
          server.advice(this.table.id, decision, asking.signal).then(
            ({ index }) => index,
            () => null,
          ),
          new Promise<null>((resolve) => setTimeout(resolve, LONGEST_THOUGHT, null)),
        ]),
      };
    }
    return this.advice.index;
  }

  /** Closes a bubble about a question that has been answered, and waits for no more advice about it. */
  tidy(): void {
    const { decision, isBusy } = this.table;
    const asked = this.guide.bubble?.scene.decision;
    if (asked && (decision?.number !== asked.number || isBusy)) this.guide.close();
    if (this.advice && (decision?.number !== this.advice.decision || isBusy)) this.advice.asking.abort();
  }
}
