import type { Language } from '@starhold/kernel';

/** The frames of hints at every table. Names come in already quoted where they are cards; they are never declined. */
export interface HintFrames {
  /** What the three depths are called on their buttons. */
  title: string;
  depths: readonly string[];
  thinking: string;
  look: (things: string) => string;
  possible: (options: string) => string;
  onlyOne: (option: string) => string;
  nothingBetter: string;
  advice: (what: string) => string;
  adviceNothing: string;
  noAdvice: string;
  close: string;
  clear: string;
}

const en: HintFrames = {
  title: 'Hint',
  depths: ['Where to look', 'What is possible', 'What a bot would do'],
  thinking: 'Thinking…',
  look: (things) => `Look at ${things}.`,
  possible: (options) => `Worth a thought, best first: ${options}.`,
  onlyOne: (option) => `One thing stands out: ${option}.`,
  nothingBetter: 'Nothing stands out; all choices are about equally good.',
  advice: (what) => `A bot would choose: ${what}.`,
  adviceNothing: 'A bot would choose nothing here.',
  noAdvice: 'The bot has no advice here.',
  close: 'It is a close call: the second choice is nearly as good.',
  clear: 'It is sure of that: everything else looks clearly worse.',
};

const cs: HintFrames = {
  title: 'Nápověda',
  depths: ['Kam se podívat', 'Co se dá dělat', 'Co by udělal bot'],
  thinking: 'Přemýšlím…',
  look: (things) => `Kam se podívat: ${things}.`,
  possible: (options) => `Za úvahu stojí, od nejlepšího: ${options}.`,
  onlyOne: (option) => `Jedna možnost vyniká: ${option}.`,
  nothingBetter: 'Nic nevyniká; všechny možnosti jsou zhruba stejně dobré.',
  advice: (what) => `Bot by zvolil: ${what}.`,
  adviceNothing: 'Bot by tady nevybral nic.',
  noAdvice: 'Tady bot neporadí.',
  close: 'Je to těsné: druhá možnost je skoro stejně dobrá.',
  clear: 'Tím si je jistý: všechno ostatní vypadá zřetelně hůř.',
};

const de: HintFrames = {
  title: 'Tipp',
  depths: ['Wohin schauen', 'Was möglich ist', 'Was ein Bot täte'],
  thinking: 'Denkt nach …',
  look: (things) => `Darauf achten: ${things}.`,
  possible: (options) => `Eine Überlegung wert, das Beste zuerst: ${options}.`,
  onlyOne: (option) => `Eines sticht heraus: ${option}.`,
  nothingBetter: 'Nichts sticht heraus; alle Möglichkeiten sind etwa gleich gut.',
  advice: (what) => `Ein Bot würde wählen: ${what}.`,
  adviceNothing: 'Ein Bot würde hier nichts wählen.',
  noAdvice: 'Hier weiß der Bot keinen Rat.',
  close: 'Es ist knapp: Die zweite Wahl ist fast genauso gut.',
  clear: 'Da ist er sich sicher: Alles andere sieht deutlich schlechter aus.',
};

export const HINT_FRAMES: Record<Language, HintFrames> = { en, cs, de };
