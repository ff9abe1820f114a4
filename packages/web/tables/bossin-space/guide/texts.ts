import { spoken } from '../../../text/spoken.ts';

/** What the guide says: at most two short sentences each. Card names come in already quoted. */
export interface GuideText {
  /** What the guide is called. */
  title: string;

  welcome: string;
  timeline: string;
  attack: (at: { slot: number; columns: string; column: number; lives: number }) => string;
  refresh: string;
  choose: (at: { n: number; of: number; cards: string; spare: string }) => string;
  chooseFreely: (at: { n: number; of: number }) => string;
  order: (at: { first: string; second: string; third: string; last: string }) => string;
  orderFreely: string;
  before: string;
  beforeSuggested: (card: string) => string;
  escaped: (at: { column: number; card: string }) => string;
  rocket: (at: { card: string; max: number }) => string;
  aim: string;
  aimLast: string;
  upgrade: (at: { path: string; card: string }) => string;
  upgradeFreely: string;
  spare: (card: string) => string;
  pushed: string;
  activation: (slot: number) => string;
  chooseAgain: (at: { emp: string; rocket: string }) => string;
  chooseAgainFreely: string;
  orderAgain: (at: { emp: string; slot: number }) => string;
  onYourOwn: string;
  twoRockets: (column: number) => string;
  nextUpgrade: (xp: number) => string;
  hurt: string;
  hot: string;
  bye: string;
  byeTeam: string;
}

export const GUIDE_TEXT = await spoken<GuideText>({
  en: async () => (await import('./texts.en.ts')).en,
  cs: async () => (await import('./texts.cs.ts')).cs,
  de: async () => (await import('./texts.de.ts')).de,
});
