import type { ByLang } from '@starhold/effects/text';
import { STORY_CS } from './story.cs.ts';
import { STORY_DE } from './story.de.ts';
import { STORY_EN } from './story.en.ts';

/** The words of a story card, by its number; `options` in the order of the card, `ending` only in a finale. */
export interface StoryText {
  title: string;
  text: string;
  options: string[];
  ending?: string;
}

export const STORY_TEXT: ByLang<Record<number, StoryText>> = { en: STORY_EN, cs: STORY_CS, de: STORY_DE };
