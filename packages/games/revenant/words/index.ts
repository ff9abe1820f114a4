import { caseWordsOf, rulingIds } from '@starhold/kernel';
import { Options } from '../options.ts';
import ruleIds from '../rule-ids.json' with { type: 'json' };
import { rules } from '../rules.ts';
import { LISTS } from './lists.ts';
import { position } from './position.ts';
import { Given, Then } from './schema.ts';
import { nameOf, tell } from './tell.ts';

export { Given, position, Then };

/** The language of cases. */
export const caseWords = caseWordsOf({
  rules,
  parseOptions: (raw) => Options.parse(raw),
  given: Given,
  then: Then,
  position,
  tell,
  nameOf,
  ruleIds: [...ruleIds.map((rule) => rule.id), ...rulingIds('AMB', 64), ...rulingIds('B', 8)],
  lists: LISTS,
});
