import type { CaseWords } from '@starhold/kernel';
import * as z from 'zod';
import { Options } from '../options.ts';
import ruleIds from '../rule-ids.json' with { type: 'json' };
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { LISTS } from './lists.ts';
import { position } from './position.ts';
import { Given, oneLine, Then } from './schema.ts';
import { nameOf, tell } from './tell.ts';

export { Given, position, Then };

/** Rulings of the rules file, and our own. */
const AMB_RULINGS = 64;
const B_RULINGS = 5;

/** The language of cases. */
export const caseWords: CaseWords = {
  rules,
  parseOptions: (raw) => Options.parse(raw),
  position(raw) {
    const parsed = Given.safeParse(raw);
    if (!parsed.success) throw new Error(oneLine('given', parsed.error));
    return position(parsed.data);
  },
  tell: (state) => tell(state as unknown as State),
  checkThen(raw): void {
    const parsed = Then.safeParse(raw);
    if (!parsed.success) throw new Error(oneLine('then', parsed.error));
  },
  schema: () => ({ given: z.toJSONSchema(Given, { io: 'input' }), then: z.toJSONSchema(Then, { io: 'input' }) }),
  nameOf: (state, label, item) => nameOf(state as unknown as State, label, item),
  ruleIds: [...ruleIds.map((rule) => rule.id), ...numbered('AMB', AMB_RULINGS), ...numbered('B', B_RULINGS)],
  lists: LISTS,
};

function numbered(letter: string, n: number): string[] {
  return Array.from({ length: n }, (_, i) => `${letter}-${String(i + 1).padStart(2, '0')}`);
}
