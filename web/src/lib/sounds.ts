/** Makes every sound from sines and noise, with the instrument of each game. */
import { clinksOf, LENGTHS, type Cue } from "./cues";

/** Wood and metal, or bars of wood. */
export type Instrument = "bell" | "marimba";

/** How faint a tone is, beside its beginning, when it is let go. */
const LET_GO = 0.012;
const FADE = 0.02;
/** In seconds. */
const LONGEST_HISS = 1;

interface Shape {
  at: number;
  length: number;
  gain: number;
  /** How long it swells; most things are struck and do not. */
  attack?: number;
}

interface Tone extends Shape {
  pitch: number;
  /** Where the pitch slides to. */
  to?: number;
  wave?: OscillatorType;
}

interface Hiss extends Shape {
  filter: BiquadFilterType;
  pitch: number;
  to?: number;
  q?: number;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Noise that is the same each time, longer than any hiss; it is made once. */
function noise(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context);
  if (made) return made;
  const buffer = context.createBuffer(1, LONGEST_HISS * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 12345;
  for (let place = 0; place < samples.length; place++) {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    samples[place] = state / 0x3fffffff - 1;
  }
  noises.set(context, buffer);
  return buffer;
}

/** Draws the sounds of one cue onto a graph, from a moment on. */
class Voice {
  constructor(
    private readonly context: BaseAudioContext,
    private readonly out: AudioNode,
    private readonly instrument: Instrument,
    private readonly start: number,
  ) {}

  private shape({ at, length, gain, attack = 0.003 }: Shape): GainNode {
    const begin = this.start + at;
    const fade = Math.min(FADE, length * 0.2);
    const node = this.context.createGain();
    node.gain.setValueAtTime(0, begin);
    node.gain.linearRampToValueAtTime(gain, begin + attack);
    node.gain.exponentialRampToValueAtTime(gain * LET_GO, begin + length - fade);
    node.gain.linearRampToValueAtTime(0, begin + length);
    node.connect(this.out);
    return node;
  }

  private play(source: OscillatorNode | AudioBufferSourceNode, { at, length }: Shape): void {
    source.start(this.start + at);
    source.stop(this.start + at + length);
  }

  tone(tone: Tone): void {
    const source = this.context.createOscillator();
    source.type = tone.wave ?? "sine";
    source.frequency.setValueAtTime(tone.pitch, this.start + tone.at);
    if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, this.start + tone.at + tone.length);
    source.connect(this.shape(tone));
    this.play(source, tone);
  }

  hiss(hiss: Hiss): void {
    const source = this.context.createBufferSource();
    const filter = this.context.createBiquadFilter();
    source.buffer = noise(this.context);
    filter.type = hiss.filter;
    filter.Q.value = hiss.q ?? 0.8;
    filter.frequency.setValueAtTime(hiss.pitch, this.start + hiss.at);
    if (hiss.to) filter.frequency.exponentialRampToValueAtTime(hiss.to, this.start + hiss.at + hiss.length);
    source.connect(filter).connect(this.shape(hiss));
    this.play(source, hiss);
  }

  /** A note of the instrument: a small bell, or a bar of a marimba. */
  note(pitch: number, at: number, length: number, gain = 0.3): void {
    if (this.instrument === "marimba") {
      this.tone({ pitch, at, length, gain: gain * 1.25 });
      this.tone({ pitch: pitch * 3.93, at, length: length * 0.3, gain: gain * 0.35 });
      this.tone({ pitch: pitch * 9.2, at, length: Math.min(0.05, length * 0.3), gain: gain * 0.12 });
      return;
    }
    this.tone({ pitch, at, length, gain, attack: 0.008 });
    this.tone({ pitch: pitch * 2.005, at, length: length * 0.8, gain: gain * 0.4, attack: 0.006 });
    this.tone({ pitch: pitch * 2.76, at, length: length * 0.5, gain: gain * 0.25 });
    this.tone({ pitch: pitch * 5.4, at, length: length * 0.25, gain: gain * 0.12 });
  }

  /** A knock on wood. */
  knock(at: number, length: number, pitch = 240, gain = 0.4): void {
    this.tone({ pitch: pitch * 1.3, to: pitch, at, length, gain });
    this.hiss({ filter: "bandpass", pitch: pitch * 5, at, length: length * 0.4, gain: gain * 0.7, q: 1.5 });
  }

  /** One thing of stone or wood on another. */
  thump(at: number, length: number, pitch: number, gain: number): void {
    this.tone({ pitch: pitch * 1.6, to: pitch, at, length, gain });
    this.hiss({ filter: "lowpass", pitch: 1400, to: 300, at, length: length * 0.6, gain: gain * 0.7 });
  }
}

const SCORES: Record<Cue, (voice: Voice, instrument: Instrument, count: number) => void> = {
  turn: (voice) => {
    voice.note(659.3, 0, 0.32);
    voice.note(880, 0.16, 0.44);
  },
  asked: (voice) => {
    voice.knock(0, 0.12);
    voice.note(784, 0.13, 0.37);
  },
  done: (voice, instrument) => {
    if (instrument === "marimba") {
      voice.note(174.6, 0, 0.4, 0.36);
      voice.note(138.6, 0.11, 0.29, 0.36);
      return;
    }
    voice.tone({ pitch: 98, at: 0, length: 0.4, gain: 0.4, wave: "triangle" });
    voice.tone({ pitch: 196.5, at: 0, length: 0.28, gain: 0.16, wave: "sawtooth" });
    voice.hiss({ filter: "bandpass", pitch: 900, at: 0, length: 0.03, gain: 0.3 });
  },
  called: (voice) => {
    voice.thump(0, 0.16, 82, 0.55);
    voice.hiss({ filter: "bandpass", pitch: 2100, at: 0, length: 0.05, gain: 0.4, q: 2 });
    voice.thump(0.15, 0.35, 76, 0.16);
  },
  silence: (voice) => {
    voice.thump(0, 0.3, 76, 0.15);
    voice.thump(0.17, 0.33, 70, 0.08);
  },
  pass: (voice) =>
    voice.hiss({ filter: "bandpass", pitch: 900, to: 3400, at: 0, length: 0.25, gain: 0.32, attack: 0.09 }),
  coins: (voice, instrument, count) => {
    for (let clink = 0; clink < clinksOf(count); clink++) {
      const at = clink * 0.08;
      const pitch = (instrument === "marimba" ? 1568 : 2900) * (1 + 0.06 * (clink % 3));
      voice.tone({ pitch, at, length: 0.08, gain: 0.22 });
      voice.tone({ pitch: pitch * 1.51, at, length: 0.06, gain: 0.13 });
      voice.tone({ pitch: pitch * 2.42, at, length: 0.03, gain: 0.08 });
    }
  },
  drawn: (voice) =>
    voice.hiss({ filter: "highpass", pitch: 1800, to: 4200, at: 0, length: 0.18, gain: 0.2, attack: 0.05 }),
  built: (voice, instrument) => {
    if (instrument === "marimba") voice.note(392, 0, 0.25, 0.32);
    else voice.thump(0, 0.25, 120, 0.5);
    voice.hiss({ filter: "bandpass", pitch: 1700, at: 0, length: 0.06, gain: 0.3 });
  },
  destroyed: (voice) => {
    for (let stone = 0; stone < 7; stone++)
      voice.hiss({
        filter: "lowpass",
        pitch: 1500 - stone * 150,
        to: 220,
        at: stone * 0.055,
        length: 0.17,
        gain: 0.42 - stone * 0.04,
      });
    voice.thump(0.02, 0.48, 58, 0.3);
  },
  crown: (voice) => {
    voice.tone({ pitch: 1760, at: 0, length: 0.5, gain: 0.2, attack: 0.02 });
    voice.tone({ pitch: 2637, at: 0.03, length: 0.42, gain: 0.12, attack: 0.02 });
    voice.tone({ pitch: 4699, at: 0.03, length: 0.25, gain: 0.05, attack: 0.01 });
  },
  dice: (voice) => {
    for (let rattle = 0; rattle < 6; rattle++)
      voice.knock(rattle * 0.06 + (rattle % 2) * 0.012, 0.05, 620 + (rattle % 3) * 90, 0.16);
    voice.knock(0.4, 0.1, 420, 0.36);
    voice.knock(0.49, 0.11, 360, 0.36);
  },
  tick: (voice) => voice.knock(0, 0.06, 900, 0.16),
  won: (voice) =>
    [523.3, 659.3, 784, 1046.5, 1318.5].forEach((pitch, place) =>
      voice.note(pitch, place * 0.17, place === 4 ? 0.92 : 0.5, 0.26),
    ),
  over: (voice) =>
    [659.3, 587.3, 523.3].forEach((pitch, place) => voice.note(pitch, place * 0.3, place === 2 ? 1 : 0.6, 0.26)),
};

/** Puts a cue onto a graph; returns how many seconds it lasts. */
export function sound(
  context: BaseAudioContext,
  cue: Cue,
  instrument: Instrument,
  volume: number,
  at = context.currentTime,
  count = 1,
): number {
  const out = context.createGain();
  // Ears hear by powers: half the way is a quarter of the strength.
  out.gain.value = (volume / 100) ** 2 * 2;
  out.connect(context.destination);
  SCORES[cue](new Voice(context, out, instrument, at), instrument, count);
  return (LENGTHS[cue] / 1000) * (cue === "coins" ? clinksOf(count) : 1);
}
