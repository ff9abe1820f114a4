import type { Language } from '@starhold/kernel';

/** The frames of hints. Names come in already quoted where they are cards; they are never declined. */
export interface HintText {
  /** What the three depths are called on their buttons. */
  title: string;
  depths: readonly string[];
  thinking: string;

  column: (n: number) => string;
  card: (name: string) => string;
  path: (name: string) => string;
  heat: string;
  xp: string;
  lives: string;
  ship: string;

  look: (things: string) => string;
  lookAtTimeline: string;
  possible: (options: string) => string;
  onlyOne: (option: string) => string;
  nothingBetter: string;
  advice: (what: string) => string;
  adviceOrder: (order: string) => string;
  noAdvice: string;
  close: string;
  clear: string;
}

const en: HintText = {
  title: 'Hint',
  depths: ['Where to look', 'What is possible', 'What a bot would do'],
  thinking: 'Thinking…',
  column: (n) => `column ${n}`,
  card: (name) => name,
  path: (name) => `the ${name} upgrade`,
  heat: 'heat',
  xp: 'XP',
  lives: 'your lives',
  ship: 'the ship',
  look: (things) => `Look at ${things}.`,
  lookAtTimeline: 'Look at the timeline: which danger comes next, and does it reach you?',
  possible: (options) => `Worth a thought, best first: ${options}.`,
  onlyOne: (option) => `One thing stands out: ${option}.`,
  nothingBetter: 'Nothing stands out; all choices are about equally good.',
  advice: (what) => `A bot would choose: ${what}.`,
  adviceOrder: (order) => `A bot would lay: ${order}.`,
  noAdvice: 'The bot has no advice here.',
  close: 'It is a close call: the second choice is nearly as good.',
  clear: 'It is sure of that: everything else looks clearly worse.',
};

const cs: HintText = {
  title: 'Nápověda',
  depths: ['Kam se podívat', 'Co se dá dělat', 'Co by udělal bot'],
  thinking: 'Přemýšlím…',
  column: (n) => `sloupec ${n}`,
  card: (name) => `karta ${name}`,
  path: (name) => `vylepšení ${name}`,
  heat: 'teplota',
  xp: 'XP',
  lives: 'životy',
  ship: 'loď',
  look: (things) => `Kam se podívat: ${things}.`,
  lookAtTimeline: 'Podívej se na časovou osu: které nebezpečí přijde teď a dosáhne na tebe?',
  possible: (options) => `Za úvahu stojí, od nejlepšího: ${options}.`,
  onlyOne: (option) => `Jedna možnost vyniká: ${option}.`,
  nothingBetter: 'Nic nevyniká; všechny možnosti jsou zhruba stejně dobré.',
  advice: (what) => `Bot by zvolil: ${what}.`,
  adviceOrder: (order) => `Bot by karty položil takto: ${order}.`,
  noAdvice: 'Tady bot neporadí.',
  close: 'Je to těsné: druhá možnost je skoro stejně dobrá.',
  clear: 'Tím si je jistý: všechno ostatní vypadá zřetelně hůř.',
};

const de: HintText = {
  title: 'Tipp',
  depths: ['Wohin schauen', 'Was möglich ist', 'Was ein Bot täte'],
  thinking: 'Denkt nach …',
  column: (n) => `Spalte ${n}`,
  card: (name) => name,
  path: (name) => `Verbesserung ${name}`,
  heat: 'Hitze',
  xp: 'XP',
  lives: 'Leben',
  ship: 'Raumschiff',
  look: (things) => `Darauf achten: ${things}.`,
  lookAtTimeline: 'Auf die Zeitleiste achten: Welche Gefahr kommt als Nächstes, und trifft sie dich?',
  possible: (options) => `Eine Überlegung wert, das Beste zuerst: ${options}.`,
  onlyOne: (option) => `Eines sticht heraus: ${option}.`,
  nothingBetter: 'Nichts sticht heraus; alle Möglichkeiten sind etwa gleich gut.',
  advice: (what) => `Ein Bot würde wählen: ${what}.`,
  adviceOrder: (order) => `Ein Bot würde so legen: ${order}.`,
  noAdvice: 'Hier weiß der Bot keinen Rat.',
  close: 'Es ist knapp: Die zweite Wahl ist fast genauso gut.',
  clear: 'Da ist er sich sicher: Alles andere sieht deutlich schlechter aus.',
};

export const HINT_TEXT: Record<Language, HintText> = { en, cs, de };
