import { PLAIN, type Temper } from './tempers.ts';

/** A tiny synthesizer: every sound of the table is a few tones and puffs of noise, made on the spot. Loaded with the first touch. */

export const SOUNDS = [
  'shot',
  'hit',
  'defeat',
  'heat',
  'cool',
  'shipHit',
  'lineBroken',
  'upgrade',
  'win',
  'loss',
  'rattle',
  'clink',
  'ratchet',
  'slam',
  'riffle',
  'march',
  'beat',
  'tick',
  'flip',
  'land',
  'absorb',
  'heal',
  'warn',
  'alarm',
  'phase',
  'bell',
  'back',
] as const;
export type Sound = (typeof SOUNDS)[number];

export interface Tone {
  wave: OscillatorType | 'noise';
  /** Hertz; of noise: what its filter lets through. Glides from the first to the second. */
  from: number;
  to: number;
  /** Seconds. */
  at: number;
  long: number;
  loud: number;
}

const tone = (wave: Tone['wave'], from: number, to: number, at: number, long: number, loud: number): Tone => ({
  wave,
  from,
  to,
  at,
  long,
  loud,
});

const STEP = 0.11;
const melody = (wave: OscillatorType, loud: number, ...notes: number[]): Tone[] =>
  notes.map((note, i) => tone(wave, note, note, i * STEP, i === notes.length - 1 ? 0.5 : 0.16, loud));

export const TONES: Record<Sound, readonly Tone[]> = {
  shot: [tone('sawtooth', 880, 220, 0, 0.13, 0.14)],
  hit: [tone('noise', 1800, 500, 0, 0.12, 0.3), tone('square', 190, 90, 0, 0.1, 0.12)],
  defeat: [tone('noise', 1100, 120, 0, 0.42, 0.4), tone('triangle', 320, 50, 0, 0.36, 0.24)],
  heat: [tone('sawtooth', 150, 240, 0, 0.22, 0.1), tone('noise', 600, 1400, 0, 0.2, 0.1)],
  cool: [tone('noise', 5200, 1500, 0, 0.38, 0.16), tone('sine', 620, 410, 0, 0.3, 0.1)],
  shipHit: [tone('noise', 700, 90, 0, 0.32, 0.46), tone('square', 120, 52, 0, 0.28, 0.22)],
  lineBroken: [
    tone('square', 392, 392, 0, 0.16, 0.14),
    tone('square', 294, 294, 0.2, 0.16, 0.14),
    tone('noise', 480, 60, 0.1, 0.5, 0.42),
  ],
  upgrade: melody('triangle', 0.2, 523, 659, 784),
  win: melody('triangle', 0.24, 523, 659, 784, 1047),
  loss: melody('sine', 0.26, 392, 330, 262, 196),
  // dice, screws, plates, cards, machines, a heart
  rattle: [0, 0.09, 0.17, 0.29].flatMap((at, i) => [
    tone('noise', 2600 - 300 * i, 700, at, 0.06, 0.22),
    tone('square', 260 - 30 * i, 120, at, 0.05, 0.1),
  ]),
  clink: [tone('triangle', 1900, 1500, 0, 0.09, 0.14), tone('sine', 3100, 2500, 0.02, 0.12, 0.06)],
  ratchet: [0, 0.05, 0.1, 0.15, 0.2].map((at) => tone('square', 620, 420, at, 0.03, 0.1)),
  slam: [tone('noise', 900, 90, 0, 0.2, 0.42), tone('square', 110, 50, 0, 0.16, 0.2)],
  riffle: [0, 0.05, 0.1, 0.15, 0.2, 0.25].map((at) => tone('noise', 4200, 1600, at, 0.04, 0.12)),
  march: [0, 0.16, 0.32].map((at) => tone('square', 98, 60, at, 0.12, 0.2)),
  beat: [tone('sine', 74, 46, 0, 0.14, 0.34), tone('sine', 66, 42, 0.18, 0.14, 0.24)],
  // what every table counts, turns, lays down and tells
  tick: [tone('triangle', 1180, 1180, 0, 0.05, 0.1)],
  flip: [tone('noise', 2400, 5200, 0, 0.09, 0.12), tone('triangle', 480, 720, 0.05, 0.07, 0.08)],
  land: [tone('noise', 800, 240, 0, 0.09, 0.2), tone('triangle', 190, 120, 0, 0.09, 0.12)],
  absorb: [tone('triangle', 880, 1320, 0, 0.16, 0.12), tone('noise', 3200, 1800, 0, 0.1, 0.06)],
  heal: melody('sine', 0.16, 587, 880),
  warn: [tone('sawtooth', 220, 220, 0, 0.12, 0.1), tone('sawtooth', 208, 208, 0.14, 0.16, 0.1)],
  alarm: [0, 0.16, 0.32].map((at) => tone('square', 740, 620, at, 0.11, 0.12)),
  phase: [tone('noise', 900, 2600, 0, 0.26, 0.08), tone('triangle', 294, 392, 0.04, 0.24, 0.1)],
  bell: [tone('sine', 660, 660, 0, 0.7, 0.16), tone('sine', 1570, 1560, 0, 0.45, 0.06)],
  back: [tone('triangle', 620, 360, 0, 0.12, 0.12)],
};

const MOST_VOICES = 4;
const RUN_SECONDS = 0.6;
const MOST_SEMITONES = 12;

/** The same sound again and again climbs, a semitone each time: a count can be heard. */
export class Runs {
  private last: Sound | undefined;
  private at = Number.NEGATIVE_INFINITY;
  private steps = 0;

  /** The factor of its frequency. */
  pitch(sound: Sound, now: number): number {
    const goesOn = sound === this.last && now - this.at < RUN_SECONDS;
    this.steps = goesOn ? Math.min(MOST_SEMITONES, this.steps + 1) : 0;
    [this.last, this.at] = [sound, now];
    return 2 ** (this.steps / 12);
  }
}

export class Synth {
  private readonly context: AudioContext;
  private readonly temper: Temper;
  private readonly out: GainNode;
  private noise: AudioBuffer | undefined;
  private readonly runs = new Runs();
  /** What sounds now, the oldest first. */
  private voices: { out: GainNode; end: number }[] = [];

  constructor(context: AudioContext, volume: number, temper: Temper = PLAIN) {
    this.context = context;
    this.temper = temper;
    this.out = context.createGain();
    this.out.gain.value = volume;
    this.out.connect(context.destination);
  }

  turn(volume: number): void {
    this.out.gain.value = volume;
  }

  /** `muffled`: low, and without its edges; `higher` by so many semitones. */
  play(sound: Sound, muffled = false, higher = 0): void {
    const start = this.context.currentTime;
    const pitch = this.runs.pitch(sound, start) * 2 ** (higher / 12) * (muffled ? 0.5 : 1);
    const out = this.voice(
      start,
      start + Math.max(...TONES[sound].map(({ at, long }) => at + long * this.temper.long)),
      muffled,
    );
    for (const part of TONES[sound]) this.sing(this.tempered(part), start + part.at, pitch, out);
  }

  private tempered({ wave, from, to, long, loud, at }: Tone): Tone {
    const { temper } = this;
    if (wave === 'noise') return { wave, from, to, at, long: long * temper.long, loud: loud * temper.noise };
    const [low, high] = [from, to].map((hertz) => hertz * temper.pitch);
    return {
      wave: temper.wave ?? wave,
      from: low,
      to: high,
      at,
      long: long * temper.long,
      loud: loud * temper.loud,
    };
  }

  /** A way out of its own for each sound; where there are too many at once the oldest ends. */
  private voice(now: number, end: number, muffled: boolean): GainNode {
    const out = this.context.createGain();
    if (muffled) {
      const wall = this.context.createBiquadFilter();
      wall.type = 'lowpass';
      wall.frequency.value = 420;
      out.connect(wall).connect(this.out);
    } else out.connect(this.out);
    this.voices = this.voices.filter((voice) => voice.end > now);
    if (this.voices.length >= MOST_VOICES) this.voices.shift()?.out.disconnect();
    this.voices.push({ out, end });
    return out;
  }

  /** Browsers let a page sound only after its reader has touched it. */
  wake(): void {
    if (this.context.state === 'suspended') void this.context.resume();
  }

  close(): void {
    void this.context.close();
  }

  private sing({ wave, from, to, long, loud }: Tone, start: number, pitch: number, out: GainNode): void {
    const { context } = this;
    const end = start + long;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loud, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    volume.connect(out);
    if (wave === 'noise') {
      const filter = context.createBiquadFilter();
      filter.type = 'bandpass';
      glide(filter.frequency, from * pitch, to * pitch, start, end);
      const source = context.createBufferSource();
      source.buffer = this.noiseBuffer();
      source.loop = true;
      source.connect(filter).connect(volume);
      source.start(start);
      source.stop(end);
      return;
    }
    const source = context.createOscillator();
    source.type = wave;
    glide(source.frequency, from * pitch, to * pitch, start, end);
    source.connect(volume);
    source.start(start);
    source.stop(end);
  }

  private noiseBuffer(): AudioBuffer {
    if (this.noise) return this.noise;
    const { context } = this;
    const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    this.noise = buffer;
    return buffer;
  }
}

function glide(param: AudioParam, from: number, to: number, start: number, end: number): void {
  param.setValueAtTime(from, start);
  param.exponentialRampToValueAtTime(to, end);
}
