/** How much time is left, in a form that can be said. */
import type { ClockFacts } from "../generated/wire";

export interface Span {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Says how many seconds a seat has left; only the time of the one who is asked runs, once the question can be seen. */
export function secondsLeft(clock: ClockFacts, seat: number, asked: number, now: number): number | null {
  const left = clock.left[seat];
  if (left == null) return null;
  return Math.max(0, seat === asked ? left - Math.max(0, now - clock.runs_from) : left);
}

/** Says which share of its time the seat that is asked has left since it began to run; null if it does not run. */
export function shareLeft(clock: ClockFacts, now: number): number | null {
  if (clock.deadline === null || now < clock.runs_from) return null;
  return Math.max(0, (clock.deadline - now) / Math.max(1, clock.deadline - clock.runs_from));
}

export function spanOf(seconds: number): Span {
  const whole = Math.max(0, Math.ceil(seconds));
  return {
    days: Math.floor(whole / 86400),
    hours: Math.floor((whole % 86400) / 3600),
    minutes: Math.floor((whole % 3600) / 60),
    seconds: whole % 60,
  };
}

/** Writes less than a day like a clock does. */
export function clockFace(seconds: number): string {
  const { days, hours, minutes, seconds: rest } = spanOf(seconds);
  const two = (value: number) => String(value).padStart(2, "0");
  return days || hours ? `${days * 24 + hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
