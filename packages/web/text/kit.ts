import type { Language } from '@starhold/kernel';
import { KIT_CS } from './kit.cs.ts';
import { KIT_DE } from './kit.de.ts';
import { KIT_EN } from './kit.en.ts';

/** Words the kit itself says. Names of things and all rules come from the games. */
export interface KitText {
  close: string;
  why: string;
  lifeLost: string;
  of: (value: number, max: number) => string;
  valueOf: (label: string, value: number, max: number) => string;
  forecast: (label: string, from: number, to: number) => string;
  atRisk: (n: number) => string;
  level: (label: string, level: number, max: number) => string;
  closedRow: string;
  legal: string;
  armed: string;
  refused: (reason: string) => string;
  place: (n: number) => string;
  chosen: string;
  pile: (label: string, n: number) => string;
  emptyPile: string;
  die: (label: string, face: string) => string;
  rolling: string;
  undo: string;
  undoNot: string;
  options: string;
  jump: string;
  now: string;
  waits: string;
  done: string;
  skipped: string;
  flipped: string;
  printed: (value: string) => string;
  words: string;
  bot: string;
  you: string;
  thinking: (name: string) => string;
  waitingFor: (name: string) => string;
  cardsInHand: (n: number) => string;
  cardsChosen: (done: number, of: number) => string;
  passTo: (name: string) => string;
  passNote: string;
  passConfirm: (name: string) => string;
  won: string;
  lost: string;
  chart: (title: string, from: string, to: string, last: string) => string;
  chartShowTable: string;
  key: string;
  keyEnter: string;
  keyEsc: string;
  keyArrows: string;
  gallery: string;
}

export const KIT_TEXT: Record<Language, KitText> = { en: KIT_EN, cs: KIT_CS, de: KIT_DE };
