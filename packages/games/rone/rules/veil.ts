import { optionId, parseOption } from '@starhold/kernel';

/** What others see of an answer: cards that go back onto the deck unseen are not named. */

const OPEN_PLACES: readonly string[] = ['scrapyard', 'discard'];

export function veil(option: string): string {
  const { verb, refs } = parseOption(option);
  if (verb === 'return') return optionId(verb, '?');
  if (verb === 'recycle' && refs.length === 1 && !OPEN_PLACES.includes(refs[0])) return optionId(verb, '?');
  return option;
}
