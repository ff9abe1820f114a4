import { spoken } from '../../../text/spoken.ts';

/** What the guide says: at most two short sentences each. Names come in as they are shown, cards already quoted. */
export interface GuideText {
  /** What the guide is called. */
  title: string;

  welcome: string;
  agenda: string;
  house: string;

  map: string;
  ark: (ship: string) => string;
  fighter: (at: { ship: string; voidborn: number }) => string;
  dropship: (ship: string) => string;
  sendFreely: string;
  influence: (house: string) => string;
  effects: string;
  sortie: string;
  strafe: string;
  stayHere: string;
  land: (planet: string) => string;
  corrupt: string;
  bonus: string;
  gain: string;
  close: string;

  danger: (at: { sectors: number }) => string;
  raid: (at: { sector: string; left: number }) => string;
  taint: string;
  raided: (at: { ships: number; hull: number }) => string;
  jump: string;
  cards: string;
  bye: string;

  isolate: string;
  shield: string;
  drop: string;
  play: string;
  keep: string;
  abilities: string;
  failure: string;
  captain: (rank: number) => string;
  tactics: (n: number) => string;
  remnants: string;
  data: string;
  charged: string;
  rift: string;
  lastCycle: string;
  council: string;
  rival: string;
}

export const GUIDE_TEXT = await spoken<GuideText>({
  en: async () => (await import('./texts.en.ts')).en,
  cs: async () => (await import('./texts.cs.ts')).cs,
  de: async () => (await import('./texts.de.ts')).de,
});
