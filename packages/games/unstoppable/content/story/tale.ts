import type { StoryCardDef } from '../schema.ts';
import { TALE_CS } from './tale.cs.ts';
import { TALE_DE } from './tale.de.ts';
import { TALE_EN } from './tale.en.ts';

/**
 * The words of the story. Prose is written and read language by language, so each has a file of its own; here they come
 * together beside each card.
 */

/** One story card in one language; `options` in the order of the card, `ending` only in a finale. */
export interface TaleIn {
  title: string;
  text: string;
  options: string[];
  ending?: string;
}

interface Tale extends Pick<StoryCardDef, 'name' | 'tale' | 'epilogue'> {
  options: StoryCardDef['tale'][];
}

export function taleOf(id: number): Tale {
  const [en, cs, de] = [TALE_EN, TALE_CS, TALE_DE].map((tales) => tales[id]);
  const { ending } = en;
  return {
    name: { en: en.title, cs: cs.title, de: de.title },
    tale: { en: en.text, cs: cs.text, de: de.text },
    options: en.options.map((option, i) => ({ en: option, cs: cs.options[i], de: de.options[i] })),
    ...(ending === undefined ? {} : { epilogue: { en: ending, cs: cs.ending ?? '', de: de.ending ?? '' } }),
  };
}
