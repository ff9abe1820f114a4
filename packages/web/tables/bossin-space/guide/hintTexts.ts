import type { Language } from '@starhold/kernel';

/** How hints name the things of Bossin' Space; the frames are the same at every table. */
export interface HintText {
  column: (n: number) => string;
  card: (name: string) => string;
  path: (name: string) => string;
  heat: string;
  xp: string;
  lives: string;
  ship: string;
  /** Where to look when nothing has a name. */
  lookAtTimeline: string;
  adviceOrder: (order: string) => string;
}

const en: HintText = {
  column: (n) => `column ${n}`,
  card: (name) => name,
  path: (name) => `the ${name} upgrade`,
  heat: 'heat',
  xp: 'XP',
  lives: 'your lives',
  ship: 'the ship',
  lookAtTimeline: 'Look at the timeline: which danger comes next, and does it reach you?',
  adviceOrder: (order) => `A bot would lay: ${order}.`,
};

const cs: HintText = {
  column: (n) => `sloupec ${n}`,
  card: (name) => `karta ${name}`,
  path: (name) => `vylepšení ${name}`,
  heat: 'teplota',
  xp: 'XP',
  lives: 'životy',
  ship: 'loď',
  lookAtTimeline: 'Podívej se na časovou osu: které nebezpečí přijde teď a dosáhne na tebe?',
  adviceOrder: (order) => `Bot by karty položil takto: ${order}.`,
};

const de: HintText = {
  column: (n) => `Spalte ${n}`,
  card: (name) => name,
  path: (name) => `Verbesserung ${name}`,
  heat: 'Hitze',
  xp: 'XP',
  lives: 'Leben',
  ship: 'Raumschiff',
  lookAtTimeline: 'Auf die Zeitleiste achten: Welche Gefahr kommt als Nächstes, und trifft sie dich?',
  adviceOrder: (order) => `Ein Bot würde so legen: ${order}.`,
};

export const HINT_TEXT: Record<Language, HintText> = { en, cs, de };
