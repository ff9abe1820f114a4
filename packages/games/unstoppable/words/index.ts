import type { CaseWords } from '@starhold/kernel';
import * as z from 'zod';
import { Options } from '../options.ts';
import ruleIds from '../rule-ids.json' with { type: 'json' };
import { rules } from '../rules.ts';
import type { UnsState } from '../state.ts';
import { LISTS } from './lists.ts';
import { position } from './position.ts';
import { impossible } from './possible.ts';
import { Given, oneLine, Then } from './schema.ts';
import { nameOf, namesNow, tell } from './tell.ts';

export { Given, position, Then };

export const caseWords: CaseWords = {
  rules,
  parseOptions: (raw) => Options.parse(raw),
  position(raw) {
    const parsed = Given.safeParse(raw);
    if (!parsed.success) throw new Error(oneLine('given', parsed.error));
    return position(parsed.data);
  },
  impossible: (raw, state) => impossible(Given.parse(raw), state as unknown as UnsState),
  tell: (state, names) => tell(state as unknown as UnsState, names),
  checkThen(raw): void {
    const parsed = Then.safeParse(raw);
    if (!parsed.success) throw new Error(oneLine('then', parsed.error));
  },
  schema: () => ({ given: z.toJSONSchema(Given, { io: 'input' }), then: z.toJSONSchema(Then, { io: 'input' }) }),
  nameOf: (state, label, item, names) => nameOf(state as unknown as UnsState, label, item, names),
  namesNow: (state, names) => namesNow(state as unknown as UnsState, names),
  ruleIds: [...ruleIds.map((rule) => rule.id), ...numbered('A', 53), ...numbered('B', 15)],
  lists: LISTS,
};

/** Rulings: the headings of RULINGS.md. */
function numbered(letter: string, n: number): string[] {
  return Array.from({ length: n }, (_, i) => `${letter}-${String(i + 1).padStart(2, '0')}`);
}
