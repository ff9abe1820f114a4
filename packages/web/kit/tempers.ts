/** How a game sounds as a whole: the same voices on another instrument. */
export interface Temper {
  /** In place of every tone; noise stays noise. */
  wave: OscillatorType | undefined;
  pitch: number;
  long: number;
  /** Of noise, and of tones. */
  noise: number;
  loud: number;
}

export const PLAIN: Temper = { wave: undefined, pitch: 1, long: 1, noise: 1, loud: 1 };
export const TEMPERS: Readonly<Record<'arcade' | 'neon' | 'metal' | 'glass', Temper>> = {
  arcade: { wave: 'square', pitch: 1, long: 0.9, noise: 0.8, loud: 0.7 },
  neon: { wave: 'sawtooth', pitch: 0.9, long: 1.05, noise: 0.7, loud: 0.8 },
  metal: { wave: 'triangle', pitch: 0.75, long: 0.9, noise: 1.25, loud: 0.9 },
  glass: { wave: 'sine', pitch: 1.2, long: 1.35, noise: 0.5, loud: 1.1 },
};
