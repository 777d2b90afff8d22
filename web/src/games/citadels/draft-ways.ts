/** Every way in which the characters of a draft can have come, or can still come, to seats and to the table. */
import { readCards } from "../../lib/cards";
import { cityOf, type CitadelsView } from "./view";

/** A seat, or OUT for a character that nobody has. */
export type Holder = number;
export const OUT = -1;

/** The district whose owner may take a face-down character instead of one that is offered. */
const LETS_PICK_BLIND = "labyrinth";

interface Stage {
  does: "keep" | "keep-and-put" | "put" | "discard" | "take-face-down";
  seat: number;
  /** Which packet is on offer, where two of them go round. */
  packet: number;
}

/** One character of a draft: when it leaves the packet, and where it is in the end. */
export interface Departure {
  packet: number;
  /** The stage at which it leaves the packet; -1 if it is laid face down before. */
  stage: number;
  /** The stage after which it is in the packet once more. */
  backAfter: number | null;
  holder: Holder;
  /** The stage at which its holder takes it. */
  takenAt: number;
  /** Who laid it face down and saw it, and at which stages. */
  laid: { seat: number; stage: number }[];
}

/** One way in which a draft can go: a departure for each of its characters. */
export type Way = Departure[];

interface Unfinished {
  way: Way;
  faceDown: number[];
  /** What was taken back from the table into the packet. */
  back: number | null;
  /** The seats that have taken a character unseen, up to now. */
  blind: number[];
}

/** How far a draft has come. */
export interface Progress {
  plan: Stage[];
  isPicked: (stage: number) => boolean;
  isPast: (stage: number) => boolean;
}

function isPick({ does }: Stage): boolean {
  return does === "keep" || does === "keep-and-put";
}

/** Says who does what in the draft of a table, in order. */
export function planOf(view: CitadelsView): Stage[] {
  const { seats } = view;
  const at = (offset: number, does: Stage["does"], packet = 0): Stage => ({
    does,
    seat: (view.opener + offset) % seats,
    packet,
  });
  if (isDealt(view)) return [at(0, "keep", 0), at(1, "keep", 1), at(1, "keep-and-put", 0), at(0, "keep-and-put", 1)];
  if (seats === 2) return [at(0, "keep"), at(1, "keep"), at(1, "put"), at(0, "keep"), at(0, "put"), at(1, "keep")];
  const picks = Array.from({ length: seats }, (_, offset) => at(offset, "keep"));
  if (seats === 3) return [...picks, ...(view.cast.length === 9 ? [at(2, "discard")] : []), ...picks];
  if (view.cast.length === seats + 1) picks.splice(-1, 0, at(seats - 1, "take-face-down"));
  return picks;
}

/** Whether two players are dealt three characters each, and look at one that is laid face down. */
function isDealt(view: CitadelsView): boolean {
  return view.rules.includes("metropole_draft");
}

export function progressOf(view: CitadelsView): Progress {
  const plan = planOf(view);
  const step = view.agenda[0];
  if (step?.step === "draft" || step?.step === "lay_in_place") {
    const last = step.step === "draft" ? step.stage - 1 : step.stage;
    return { plan, isPicked: (stage) => stage <= last, isPast: (stage) => stage < step.stage };
  }
  // Between two questions the packet tells whether the draft goes on.
  const picks = view.picks.reduce((sum, each) => sum + each, 0);
  const pickStages = plan.flatMap((each, stage) => (isPick(each) ? [stage] : []));
  const now = readCards(view.packet).length ? (pickStages[picks - 1] ?? -1) + 1 : plan.length + 1;
  return { plan, isPicked: (stage) => stage < now, isPast: (stage) => stage < now };
}

/** The stages at which a seat picks. */
export function picksOf(plan: Stage[], seat: number): number[] {
  return plan.flatMap((each, stage) => (isPick(each) && each.seat === seat ? [stage] : []));
}

/** Whether a character is among those that are offered at a stage. */
export function isOffered(departure: Departure, stage: number, packet: number): boolean {
  if (departure.packet !== packet) return false;
  return departure.stage >= stage || (departure.backAfter !== null && stage > departure.backAfter);
}

/** Lists the ways in which the draft of a view can go, by the rules alone. */
export function waysOf(view: CitadelsView, progress: Progress): Way[] {
  const { plan } = progress;
  const size = view.cast.length - readCards(view.face_up).length;
  let open = [beginning(view)];
  plan.forEach((stage, number) => {
    open = open.flatMap((each) => after(each, stage, number, view, progress));
  });
  return open
    .filter(({ blind }) => view.blind.every((seat) => blind.includes(seat)))
    .map((each) => ended(each, plan, size));
}

function departure(about: Partial<Departure>): Departure {
  return { packet: 0, stage: -1, backAfter: null, holder: OUT, takenAt: -1, laid: [], ...about };
}

function beginning(view: CitadelsView): Unfinished {
  const looking = isDealt(view) ? [view.opener, (view.opener + 1) % view.seats] : [null];
  const way = looking.map((seat) => departure({ laid: seat === null ? [] : [{ seat, stage: -1 }] }));
  return { way, faceDown: way.map((_, place) => place), back: null, blind: [] };
}

function laidDown(before: Unfinished, about: Partial<Departure>): Unfinished {
  return {
    ...before,
    way: [...before.way, departure(about)],
    faceDown: [...before.faceDown, before.way.length],
  };
}

function changed(way: Way, place: number, about: Partial<Departure>): Way {
  return way.map((each, at) => (at === place ? { ...each, ...about } : each));
}

function after(
  before: Unfinished,
  { does, seat, packet }: Stage,
  stage: number,
  view: CitadelsView,
  progress: Progress,
): Unfinished[] {
  const laid = { packet, stage, laid: [{ seat, stage }] };
  switch (does) {
    case "put":
      return [laidDown(before, laid)];
    case "discard":
      return [laidDown(before, { packet, stage })];
    case "take-face-down": {
      const back = before.faceDown.at(-1)!;
      const way = changed(before.way, back, { backAfter: stage });
      return [{ ...before, way, faceDown: before.faceDown.slice(0, -1), back }];
    }
    default: {
      const picked = [
        ...(mayPick(view, progress, seat, stage) ? seenPicks(before, seat, packet, stage) : []),
        ...(mayPickBlind(view, progress, seat, stage) ? blindPicks(before, seat, packet, stage, progress) : []),
      ];
      return does === "keep" ? picked : picked.map((each) => laidDown(each, laid));
    }
  }
}

/** Whether a pick can have been, or can be, one of the characters on offer. */
function mayPick(view: CitadelsView, progress: Progress, seat: number, stage: number): boolean {
  const isLaying = progress.isPicked(stage) && !progress.isPast(stage);
  const isBlind = progress.isPicked(stage) && view.blind.includes(seat);
  return !isLaying && !(isBlind && picksOf(progress.plan, seat).length === 1);
}

function mayPickBlind(view: CitadelsView, progress: Progress, seat: number, stage: number): boolean {
  if (progress.isPicked(stage)) return view.blind.includes(seat);
  return cityOf(view, seat).some(({ district, isFaceDown }) => district === LETS_PICK_BLIND && !isFaceDown);
}

function seenPicks(before: Unfinished, seat: number, packet: number, stage: number): Unfinished[] {
  const taken = { holder: seat, takenAt: stage };
  const plain = { ...before, way: [...before.way, departure({ packet, stage, ...taken })] };
  if (before.back === null) return [plain];
  return [plain, { ...before, way: changed(before.way, before.back, taken), back: null }];
}

/** Picks of each character that lies face down; one of the packet is laid in its place. */
function blindPicks(before: Unfinished, seat: number, packet: number, stage: number, progress: Progress): Unfinished[] {
  return before.faceDown.map((place) => {
    const isPicked = progress.isPicked(stage);
    const laid = before.way[place]!.laid.filter((each) => !(isPicked && each.seat === seat));
    const way = changed(before.way, place, { holder: seat, takenAt: stage, laid });
    const faceDown = before.faceDown.filter((each) => each !== place);
    const blind = isPicked ? [...before.blind, seat] : before.blind;
    return laidDown({ ...before, way, faceDown, blind }, { packet, stage, laid: [{ seat, stage }] });
  });
}

/** What is left in the end is laid face down by the last one. */
function ended({ way, back }: Unfinished, plan: Stage[], size: number): Way {
  const laid = { seat: plan.at(-1)!.seat, stage: plan.length };
  const whole = back === null ? way : changed(way, back, { laid: [...way[back]!.laid, laid] });
  const left = Array.from({ length: size - whole.length }, () => departure({ stage: plan.length, laid: [laid] }));
  return [...whole, ...left];
}
