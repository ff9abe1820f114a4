import { type BaseFrame, type Core, caseWordsOf } from '@starhold/kernel';
import { Options } from '../options.ts';
import { defOf } from '../rules/cards.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { position } from './position.ts';
import { Given, Then } from './schema.ts';
import { tell } from './tell.ts';

/** The language of cases. */
export const caseWords = caseWordsOf({
  rules,
  parseOptions: (raw) => Options.parse(raw),
  given: Given,
  then: Then,
  position(words) {
    const { state, options } = position(words);
    return { state: state as unknown as Core<BaseFrame>, options, names: {} };
  },
  tell,
  nameOf: (state: State, _label, card) => defOf(state, Number(card)).id,
});
