import { spoken } from '../../../text/spoken.ts';

/** What the guide says: at most two short sentences each. Names of cards come in already quoted. */
export interface GuideText {
  /** What the guide is called. */
  title: string;

  welcome: string;
  leader: (card: string) => string;
  leaderFreely: string;
  technology: string;
  recruit: (at: { card: string; cost: number }) => string;
  recruits: (left: number) => string;
  board: (at: { armour: number; health: number }) => string;
  draw: (deck: number) => string;
  drawOn: string;
  enough: string;
  dice: string;
  hand: string;
  play: (card: string) => string;
  playFree: (card: string) => string;
  activate: (card: string) => string;
  useDie: string;
  pay: string;
  endMain: string;
  store: string;
  strike: string;
  struck: (at: { armour: number; health: number }) => string;
  parts: (n: number) => string;
  partsEnd: string;
  screws: string;
  fight: (at: { armour: number; health: number }) => string;
  reshuffle: (deck: number) => string;
  pairs: string;
  onYourOwn: string;
  hurt: (health: number) => string;
  bye: string;

  deadly: (card: string) => string;
  reroll: (n: number) => string;
  scrap: (n: number) => string;
  trained: string;
  upgrade: string;
  research: string;
  compensation: string;
  sacrifice: string;
  recycle: string;
  discover: string;
  series: string;
  split: string;
  quick: string;
  invasion: string;
  stack: (n: number) => string;
  assault: string;
  share: string;
  zones: string;
  protocols: string;
}

export const GUIDE_TEXT = await spoken<GuideText>({
  en: async () => (await import('./texts.en.ts')).en,
  cs: async () => (await import('./texts.cs.ts')).cs,
  de: async () => (await import('./texts.de.ts')).de,
});
