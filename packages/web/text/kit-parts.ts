import type { Language } from '@starhold/kernel';
import { KIT_PARTS_CS } from './kit-parts.cs.ts';
import { KIT_PARTS_DE } from './kit-parts.de.ts';
import { KIT_PARTS_EN } from './kit-parts.en.ts';

/** Words of boards, dice, storage, amounts, rankings and open decisions: what they say of themselves, never names of a game. */
export interface KitPartsText {
  legal: string;
  chosen: string;
  order: (n: number) => string;
  locked: (reason: string) => string;
  hinted: string;
  pointed: (who: string) => string;
  rolling: string;
  usedUp: string;
  dieFaces: (label: string) => string;
  faceOf: (n: number, name: string) => string;
  faceUp: string;
  exchanged: (before: string, after: string) => string;
  before: string;
  after: string;
  pool: string;
  poolEmpty: string;
  slotHolds: (slot: string, held: number, room: number) => string;
  wild: string;
  fallsOff: string;
  noRoom: string;
  wrongKind: (slot: string) => string;
  slotFull: (slot: string) => string;
  storageKeys: string;
  lifted: (thing: string, slot: string) => string;
  over: (slot: string) => string;
  notHere: (slot: string, reason: string) => string;
  dropped: (thing: string, slot: string) => string;
  putBack: (thing: string) => string;
  less: (label: string) => string;
  more: (label: string) => string;
  totalOf: (sum: number, min: number, max: number) => string;
  stillToGive: (n: number) => string;
  atMost: (n: number) => string;
  marker: (name: string, value: number) => string;
  markerThen: (name: string, value: number, then: number) => string;
  rankPlace: (n: number) => string;
  rankShared: (n: number) => string;
  draw: string;
  points: (n: number) => string;
  ranking: string;
  openDecisions: (n: number) => string;
  decisionOf: (title: string, i: number, n: number) => string;
  anyTime: string;
  times: (n: number) => string;
}

export const KIT_PARTS_TEXT: Record<Language, KitPartsText> = { en: KIT_PARTS_EN, cs: KIT_PARTS_CS, de: KIT_PARTS_DE };
