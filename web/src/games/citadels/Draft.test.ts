/** The secret draft on a real table, as messages of the server bring it. */
import { cleanup, fireEvent, render, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyMessage, DecisionFacts, Option, TableFacts } from "../../generated/wire";
import { Chooser } from "../../lib/chooser.svelte";
import { TableState } from "../../lib/table.svelte";
import { words } from "../../lib/words.svelte";
import { characterName } from "./names";
import type { CitadelsView } from "./view";

vi.hoisted(() => {
  // A desktop, for which no query about narrow windows holds.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
});
// Drawing a whole table takes its time where the machine is busy.
vi.setConfig({ testTimeout: 30_000 });
const { default: CitadelsTable } = await import("./CitadelsTable.svelte");

const CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"];
const NAMES = ["Eva", "Ben", "Cora", "Dan"];

function facts(seats: number): TableFacts {
  return {
    id: "t",
    game: "citadels",
    rules: [],
    host: "eva",
    status: "playing",
    public: false,
    auto_start: true,
    from_position: false,
    seals: {},
    shares: {},
    dealing: false,
    pace: { pace: "untimed" },
    created: 0,
    started: 0,
    ended: null,
    quiet: false,
    late: null,
    votes: {},
    rematch: null,
    stop_reason: null,
    version: 1,
    commitment: "",
    seed: null,
    salt: null,
    invite: null,
    scores: null,
    seats: NAMES.slice(0, seats).map((name) => ({ name, person: name, bot: null, resigned: false })),
  };
}

function viewOf(seats: number, about: Partial<CitadelsView>): CitadelsView {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  return {
    game: "citadels",
    viewer: 0,
    seats,
    rules: [],
    asked: 0,
    agenda: [{ step: "draft", stage: 0 }],
    cast: CAST,
    next_cast: CAST,
    gold: each(2),
    hands: each("unknown"),
    cities: each(""),
    deck_size: 50,
    deck: "unknown*50",
    top_card: null,
    known_cards: [],
    known_holders: [],
    tucked: {},
    site: "",
    drawn: "",
    fair: "",
    notes: {},
    guest: null,
    joined: null,
    gold_on: {},
    marks: [],
    characters: each(""),
    acted: {},
    revealed: [],
    packet: "",
    face_up: "",
    face_down_size: 1,
    offered: [],
    put_away: [],
    blind: [],
    picks: each(0),
    declared: {},
    crown: 0,
    opener: 0,
    round: 1,
    called: 0,
    goal: 7,
    first: null,
    early: [],
    gathered: 0,
    used: [],
    builds: 0,
    built: "",
    paid_builds: 0,
    spent: 0,
    ...about,
  };
}

function decision(topic: string, verb: string, characters: string[], number = 5): DecisionFacts {
  const options: Option[] = characters.map((character) => ({
    notation: `${verb} ${character}`,
    verb,
    about: { character },
    opens_act: false,
  }));
  return { number, topic, about: {}, options };
}

/** Sits down at a table and hears what the server says of the draft. */
class Drafter {
  readonly table = new TableState("t", () => {}, true);
  private readonly chooser = new Chooser(this.table);
  private page: ReturnType<typeof render> | null = null;
  private seq = 0;

  constructor(private readonly seats: number) {}

  async hear(about: Partial<CitadelsView>, asked: DecisionFacts | null, acting = asked ? 0 : 1): Promise<void> {
    const view = viewOf(this.seats, { ...about, asked: acting });
    const clock = { left: [], since: 0, runs_from: 0, deadline: null };
    const game = {
      viewer: 0,
      view: { ...view },
      asked: view.asked,
      decision: asked,
      may_undo: false,
      clock,
      why_not: [],
      forecast: [],
      prospects: [],
    };
    this.seq += 1;
    this.table.hear({
      type: "welcome",
      seq: this.seq,
      seat: 0,
      table: facts(this.seats),
      game,
      missed: [],
      present: [],
    } satisfies AnyMessage);
    const props = { table: this.table, chooser: this.chooser, view, players: this.table.players, seat: 0 };
    if (this.page) await this.page.rerender(props);
    else this.page = render(CitadelsTable, props);
  }

  get draft(): HTMLElement {
    return this.page!.container.querySelector<HTMLElement>(".draft")!;
  }

  get offers(): HTMLElement[] {
    return [...this.draft.querySelectorAll<HTMLElement>("[data-offer]")];
  }

  get send(): HTMLButtonElement | null {
    return this.draft.querySelector("[data-send]");
  }

  get title(): string {
    return within(this.draft).getByRole("heading", { level: 2 }).textContent;
  }
}

beforeAll(async () => {
  await words.load("en");
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("the secret draft", () => {
  const PACKET = ["assassin", "king", "merchant"];

  it("offers the characters that came, and says to whom the others go", async () => {
    const drafter = new Drafter(4);
    await drafter.hear({ packet: PACKET.join(" "), face_up: "warlord" }, decision("picking", "pick", PACKET));

    expect(drafter.title).toBe("Choose in secret");
    expect(drafter.offers.map((offer) => offer.dataset["offer"])).toEqual(["0", "1", "2"]);
    expect(drafter.offers[1]!.textContent).toContain("King");
    expect(drafter.draft.textContent).toContain("Ben");
    expect(drafter.draft.dataset["decision"]).toBe("5");
  });

  it("sends nothing before the second press", async () => {
    const drafter = new Drafter(4);
    await drafter.hear({ packet: PACKET.join(" ") }, decision("picking", "pick", PACKET));
    expect(drafter.send!.disabled).toBe(true);

    await fireEvent.click(drafter.offers[1]!);
    expect(drafter.offers.map((offer) => offer.getAttribute("aria-pressed"))).toEqual(["false", "true", "false"]);
    expect(drafter.send!.textContent).toContain("King");
    expect(drafter.table.waiting.size).toBe(0);

    await fireEvent.click(drafter.send!);
    expect([...drafter.table.waiting.values()]).toMatchObject([{ type: "choose", decision: 5, index: 1 }]);
  });

  it("lets a choice be changed and taken back", async () => {
    const drafter = new Drafter(4);
    await drafter.hear({ packet: PACKET.join(" ") }, decision("picking", "pick", PACKET));

    await fireEvent.click(drafter.offers[0]!, { detail: 1 });
    await fireEvent.click(drafter.offers[2]!, { detail: 1 });
    expect(drafter.send!.textContent).toContain("Merchant");
    await fireEvent.click(drafter.offers[2]!, { detail: 1 });

    expect(drafter.send!.disabled).toBe(true);
    expect(drafter.table.waiting.size).toBe(0);
  });

  it("cannot be sent twice while the answer is on its way", async () => {
    const drafter = new Drafter(4);
    await drafter.hear({ packet: PACKET.join(" ") }, decision("picking", "pick", PACKET));
    await fireEvent.click(drafter.offers[0]!);
    await fireEvent.click(drafter.send!);

    await fireEvent.click(drafter.offers[1]!);
    await fireEvent.click(drafter.send!);

    expect(drafter.table.waiting.size).toBe(1);
  });

  it("asks for a second character where everybody has two", async () => {
    const drafter = new Drafter(2);
    await drafter.hear({ packet: PACKET.join(" "), picks: [1, 1] }, decision("picking", "pick", PACKET));

    expect(drafter.title).toBe("Choose your second");
  });

  it("asks what to put away as a step of its own, with nothing chosen", async () => {
    const drafter = new Drafter(2);
    await drafter.hear({ packet: PACKET.join(" "), picks: [0, 1] }, decision("picking", "pick", PACKET));
    await fireEvent.click(drafter.offers[0]!);
    await drafter.hear(
      { packet: "king merchant", picks: [1, 1] },
      decision("putting_away", "put_away", ["king", "merchant"], 6),
    );

    expect(drafter.title).toBe(words.say("web-citadels-draft-put-title"));
    expect(drafter.offers).toHaveLength(2);
    expect(drafter.send!.disabled).toBe(true);
    await fireEvent.click(drafter.offers[1]!);
    await fireEvent.click(drafter.send!);
    expect([...drafter.table.waiting.values()]).toMatchObject([{ decision: 6, index: 1 }]);
  });

  it("speaks to the one who chooses as you, before the cards have come", async () => {
    const drafter = new Drafter(4);
    await drafter.hear({ packet: "unknown*3" }, null, 0);

    expect(drafter.title).toBe("You are choosing.");
  });

  it("shows backs and no names while another chooses", async () => {
    const drafter = new Drafter(4);
    await drafter.hear({ packet: "unknown*3", face_up: "warlord" }, null);

    expect(drafter.title).toContain("Ben");
    expect(drafter.offers).toEqual([]);
    expect(drafter.send).toBeNull();
    expect(drafter.draft.querySelectorAll(".waiting .back")).toHaveLength(3);
    const named = CAST.filter((id) => drafter.draft.textContent.includes(characterName(id)));
    expect(named).toEqual(["warlord"]);
  });
});
