/** What is asked at the table now, and how far the answer has come, as the options show it. */
import { readCards } from "../../lib/cards";
import type { Offer } from "../../lib/chooser.svelte";
import { uiGlyph } from "../../lib/glyphs";
import { words } from "../../lib/words.svelte";
import { actOf } from "./compound-choices";
import type { TableContext } from "./table-context.svelte";
import { characterGlyph, districtGlyph } from "./glyphs";
import { offersFor } from "./offers";
import { captionOf, labelOf, resultOf, type Place } from "./outlook";
import { buttonOf, whyClosed } from "./sayings";
import { characterName } from "./names";
import { isDraft, turnOf } from "./view";

/** Topics that are about a card, which is shown. */
const ABOUT_CARD = ["confiscating", "recovering", "razing", "paying_with_cards"];
const GOLD = ["gold", "income", "extra_gold", "take_gold"];
const CARDS = ["cards", "extra_cards", "take_card", "redraw"];

export class OpenQuestion {
  constructor(private readonly context: TableContext) {}

  /** In the draft the curtain asks, not these options. */
  private isElsewhere = $derived.by(
    () => this.context.isReplay || (isDraft(this.context.view) && this.context.seat >= 0),
  );
  decision = $derived.by(() => (this.isElsewhere ? null : this.context.table.decision));
  /** What is asked now: by the table, or within an act that is not sent yet. */
  asked = $derived.by(() => (this.isElsewhere ? null : this.context.chooser.question));
  steps = $derived.by(() => (this.isElsewhere ? [] : this.context.chooser.steps));
  turn = $derived.by(() => turnOf(this.context.view));
  isOwnTurn = $derived.by(() => !!this.decision && (!this.turn || this.turn.seat === this.context.seat));
  /** One is asked in the turn of somebody else. */
  isOutOfTurn = $derived(!!this.decision && !this.isOwnTurn);
  text = $derived.by(() =>
    this.asked ? words.topic("citadels", this.asked.topic, this.asked.about, this.context.players) : "",
  );

  get opened(): string | null {
    return this.context.power;
  }
  get chosen(): Offer | null {
    return this.context.chooser.chosen;
  }
  /** Whether what is chosen is a card of the hand. */
  get isCardChosen(): boolean {
    return this.chosen !== null && this.context.menu.hand.includes(this.chosen);
  }

  /** Powers that leave nothing to choose are pressed at once. */
  acts = $derived.by(() => {
    const { plain, powers } = this.context.menu;
    const single = this.opened ? [] : powers.filter((group) => group.offers.length === 1);
    return [...plain, ...single.flatMap((group) => group.offers)];
  });
  powers = $derived.by(() => this.context.menu.powers.filter((group) => group.offers.length > 1));
  /** The ways to pay for the chosen card, if there are several. */
  ways = $derived.by(() => {
    if (!this.chosen || !this.isCardChosen) return [];
    const all = offersFor(this.context.menu.hand, String(this.chosen.option.about.district));
    return all.length > 1 ? all : [];
  });

  /** The act of several choices that has begun, or whose power is open. */
  act = $derived.by(() => actOf(this.steps, this.chosen, this.opened, this.context.chooser.isReady, this.asked));
  isAct = $derived(this.steps.length > 0 || (this.opened !== null && this.act.key !== null));

  /** The card that it is about. */
  subject = $derived.by(() => {
    if (!this.asked) return undefined;
    if (ABOUT_CARD.includes(this.asked.topic)) return this.asked.about.district as string | undefined;
    if (this.asked.topic !== "building_taken") return undefined;
    const taken = this.steps.find(({ offer }) => offer.option.verb === "take");
    return (taken?.offer.option.about.district ?? readCards(this.context.view.drawn)[0]) as string | undefined;
  });

  /** The picture of a question that comes out of turn. */
  seal = $derived.by(() => {
    const topic = this.decision?.topic;
    if (topic === "confiscating") return "gavel";
    if (topic === "threatened" || topic === "unmasking") return "stabbed-note";
    return this.subject ? districtGlyph(this.subject) : uiGlyph("help");
  });

  private get place(): Place {
    const { view, seat, players } = this.context;
    return { view, seat, players, topic: this.asked?.topic ?? "" };
  }

  /** What an offer is called, with its figures where it has some. */
  sentence(offer: Offer): string {
    return labelOf(this.place, offer) ?? words.option("citadels", offer.option, this.context.players);
  }

  /** What an offer leads to, and what is left after it. */
  caption(offer: Offer): string {
    return captionOf(this.place, offer);
  }

  /** What comes of what is chosen. */
  get result(): string {
    return this.chosen ? resultOf(this.place, this.chosen) : "";
  }

  /** What stands over the options: the power that is open, or whose turn it is. */
  title = $derived.by(() => {
    if (this.isOutOfTurn) return this.text;
    return this.opened ? words.say(`web-citadels-group-${this.opened}`) : words.say("web-your-turn");
  });

  /** Where threats lie besides the own one, for somebody who is threatened. */
  threats = $derived.by(() => {
    if (this.asked?.topic !== "threatened") return "";
    const { view } = this.context;
    const others = view.marks.filter(([kind, marked]) => kind === "threat" && marked !== this.turn?.acting);
    return words.say("web-citadels-threats", {
      count: others.length,
      character: others.map(([, marked]) => characterName(marked)).join(", "),
    });
  });

  /** Why the Magistrate, who must be asked, can do nothing but let a building stand. */
  onlyWhy = $derived.by(() => {
    const closed = (this.asked?.closed ?? []).find(({ verb }) => verb === "confiscate");
    return closed
      ? words.say("web-citadels-only-confiscate", { reason: whyClosed(closed, this.context.players) }, "citadels")
      : "";
  });

  /** The words of a button: within an act, the whole of it as it would be with one more choice. */
  buttonWith(offer: Offer): string {
    if (!this.isAct || !this.act.key) return this.sentence(offer);
    return buttonOf(actOf(this.steps, offer, null, true, this.asked), this.context.players);
  }

  /** The words of the button that sends what is chosen. */
  sendButton(offer: Offer): string {
    return this.isAct ? buttonOf(this.act, this.context.players) : this.sentence(offer);
  }

  pictureOf(verb: string, district?: unknown): string {
    if (GOLD.includes(verb)) return uiGlyph("gather_gold");
    if (CARDS.includes(verb)) return uiGlyph("gather_cards");
    if (typeof district === "string") return districtGlyph(district);
    return this.turn?.acting ? characterGlyph(this.turn.acting) : uiGlyph("step");
  }
}
