import { optionId, parseOption } from '@starhold/kernel';

/** What others see of an answer: cards that stay hidden in the hand or on the deck are not named. */

const HIDDEN: readonly string[] = ['keep', 'return'];
const OPEN_PLACES: readonly string[] = ['scrapyard', 'discard'];

export function veil(option: string): string {
  const { verb, refs } = parseOption(option);
  if (HIDDEN.includes(verb)) return optionId(verb, '?');
  if (verb === 'recycle' && !OPEN_PLACES.includes(refs[0])) return optionId(verb, '?', ...refs.slice(1));
  return option;
}
