import { caseWordsOf, rulingIds } from '@starhold/kernel';
import { readOptions } from '../options.ts';
import ruleIds from '../rule-ids.json' with { type: 'json' };
import { rules } from '../rules.ts';
import { LISTS } from './lists.ts';
import { position } from './position.ts';
import { impossible } from './possible.ts';
import { Given, Then } from './schema.ts';
import { nameOf, tell } from './tell.ts';

export { Given, position, Then };

/** The language of cases. */
export const caseWords = caseWordsOf({
  rules,
  parseOptions: readOptions,
  given: Given,
  then: Then,
  position,
  impossible,
  tell,
  nameOf,
  ruleIds: [...ruleIds.map((rule) => rule.id), ...rulingIds('A', 46)],
  lists: LISTS,
});
