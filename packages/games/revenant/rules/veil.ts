import { optionId, parseOption } from '@starhold/kernel';

/** What others see of an answer: of cards that stay hidden only the pile, of hidden influence nothing. */
export function veil(option: string): string {
  const { verb, refs } = parseOption(option);
  switch (verb) {
    case 'keep':
    case 'shed':
    case 'agenda':
    case 'remove':
      return optionId(verb, '?');
    case 'burn':
    case 'discard':
    case 'redraw':
      return optionId(verb, '?', refs[1]);
    default:
      return option;
  }
}
