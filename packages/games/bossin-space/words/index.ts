import type { CaseWords } from '@starhold/kernel';
import * as z from 'zod';
import { readOptions } from '../options.ts';
import ruleIds from '../rule-ids.json' with { type: 'json' };
import { rules } from '../rules.ts';
import type { BosState } from '../state.ts';
import { LISTS } from './lists.ts';
import { position } from './position.ts';
import { impossible } from './possible.ts';
import { Given, oneLine, Then } from './schema.ts';
import { nameOf, tell } from './tell.ts';

export { Given, position, Then };

/** Headings of RULINGS.md. */
const RULING_IDS = Array.from({ length: 46 }, (_, i) => `A-${String(i + 1).padStart(2, '0')}`);

export const caseWords: CaseWords = {
  rules,
  parseOptions: readOptions,
  position(raw) {
    const parsed = Given.safeParse(raw);
    if (!parsed.success) throw new Error(oneLine('given', parsed.error));
    return position(parsed.data);
  },
  impossible: (raw, state) => impossible(Given.parse(raw), state as unknown as BosState),
  tell: (state, names) => tell(state as unknown as BosState, names),
  checkThen(raw): void {
    const parsed = Then.safeParse(raw);
    if (!parsed.success) throw new Error(oneLine('then', parsed.error));
  },
  schema: () => ({ given: z.toJSONSchema(Given, { io: 'input' }), then: z.toJSONSchema(Then, { io: 'input' }) }),
  nameOf: (state, label, item) => nameOf(state as unknown as BosState, label, item),
  ruleIds: [...ruleIds.map((rule) => rule.id), ...RULING_IDS],
  lists: LISTS,
};
