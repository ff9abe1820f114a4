import type { Language } from '@starhold/kernel';
import { cs } from './texts.cs.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

/** What the guide says: at most two short sentences each. Names of cards come in already quoted. */
export interface GuideText {
  /** What the guide is called. */
  title: string;

  welcome: (character: string) => string;
  draft: (card: string) => string;
  draftFreely: string;
  under: string;
  threats: (attack: number) => string;
  play: (at: { ap: number; card: string }) => string;
  taunt: (threat: string) => string;
  aim: string;
  finish: (at: { card: string; threat: string }) => string;
  drawn: (at: { card: string; threats: number }) => string;
  buy: (upgrade: string) => string;
  fit: (card: string) => string;
  fitFreely: string;
  ally: (card: string) => string;
  exhaust: (card: string) => string;
  end: string;
  after: (health: number) => string;
  rage: (threat: string) => string;
  onYourOwn: string;
  handDown: (n: number) => string;
  remove: (card: string) => string;
  removeFreely: string;
  hurt: (health: number) => string;
  bye: (at: { level: number; boss: string; goal: number }) => string;
  byeStory: string;
}

export const GUIDE_TEXT: Record<Language, GuideText> = { en, cs, de };
