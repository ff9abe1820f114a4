import type { BaseFrame, CaseWords, Core } from '@starhold/kernel';
import * as z from 'zod';
import { Options } from '../options.ts';
import { defOf } from '../rules/cards.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { position } from './position.ts';
import { Given, Then } from './schema.ts';
import { tell } from './tell.ts';

/** The language of cases. */
export const caseWords: CaseWords = {
  rules,
  parseOptions: (raw) => Options.parse(raw),
  position(raw) {
    const { state, options } = position(parsed(Given, raw, 'given'));
    return { state: state as unknown as Core<BaseFrame>, options, names: {} };
  },
  tell: (state) => tell(state as unknown as State),
  checkThen: (raw) => void parsed(Then, raw, 'then'),
  schema: () => ({ given: z.toJSONSchema(Given, { io: 'input' }), then: z.toJSONSchema(Then, { io: 'input' }) }),
  nameOf: (state, _label, card) => defOf(state as unknown as State, Number(card)).id,
};

function parsed<T>(schema: z.ZodType<T>, raw: unknown, where: string): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${[where, ...issue.path].join('.')}: ${issue.message}`);
}
