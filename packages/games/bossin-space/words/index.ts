import type { CaseWords } from '@starhold/kernel';
import * as z from 'zod';
import { readOptions } from '../options.ts';
import { rules } from '../rules.ts';
import type { BosState } from '../state.ts';
import { position } from './position.ts';
import { Given, Then } from './schema.ts';
import { nameOf, tell } from './tell.ts';

export { Given, position, Then };

export const caseWords: CaseWords = {
  rules,
  parseOptions: readOptions,
  position(raw) {
    const parsed = Given.safeParse(raw);
    if (!parsed.success) throw new Error(oneLine('given', parsed.error));
    return position(parsed.data);
  },
  tell: (state, names) => tell(state as unknown as BosState, names),
  checkThen(raw): void {
    const parsed = Then.safeParse(raw);
    if (!parsed.success) throw new Error(oneLine('then', parsed.error));
  },
  schema: () => ({ given: z.toJSONSchema(Given, { io: 'input' }), then: z.toJSONSchema(Then, { io: 'input' }) }),
  nameOf: (state, label, item) => nameOf(state as unknown as BosState, label, item),
};

function oneLine(where: string, error: z.ZodError): string {
  const issue = error.issues[0];
  return `${[where, ...issue.path].join('.')}: ${issue.message}`;
}
