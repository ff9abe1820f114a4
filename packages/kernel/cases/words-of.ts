import * as z from 'zod';
import type { BaseFrame, Core, Scalar } from '../types.ts';
import type { CaseWords } from './words.ts';

type Names = Record<string, string>;

/** The words of a game as it has them: `S` is its state, `G` what its `given` says. */
export interface OwnWords<S, G> extends Pick<CaseWords, 'rules' | 'parseOptions' | 'ruleIds' | 'lists'> {
  given: z.ZodType<G>;
  then: z.ZodType;
  position(words: G): ReturnType<CaseWords['position']>;
  impossible?(words: G, state: S): string[];
  tell(state: S, names: Names): Record<string, unknown>;
  nameOf(state: S, label: string, item: Scalar, names?: Names): string;
  namesNow?(state: S, names: Names): Names;
}

/** What is the same for every game: words are read by their schemas, and a state is the game's own. */
export function caseWordsOf<S, G>(own: OwnWords<S, G>): CaseWords {
  const { given, then, impossible, namesNow, rules, parseOptions, ruleIds, lists } = own;
  const mine = (state: Core<BaseFrame>): S => state as unknown as S;
  return {
    rules,
    parseOptions,
    position: (raw) => own.position(wordsIn(given, raw, 'given')),
    tell: (state, names) => own.tell(mine(state), names),
    checkThen: (raw) => void wordsIn(then, raw, 'then'),
    schema: () => ({ given: z.toJSONSchema(given, { io: 'input' }), then: z.toJSONSchema(then, { io: 'input' }) }),
    nameOf: (state, label, item, names) => own.nameOf(mine(state), label, item, names),
    ...(impossible ? { impossible: (raw, state) => impossible(given.parse(raw), mine(state)) } : {}),
    ...(namesNow ? { namesNow: (state, names) => namesNow(mine(state), names) } : {}),
    ...(ruleIds ? { ruleIds } : {}),
    ...(lists ? { lists } : {}),
  };
}

/** Throws with one line that names the word. */
export function wordsIn<T>(schema: z.ZodType<T>, raw: unknown, where: string): T {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${[where, ...issue.path].join('.')}: ${issue.message}`);
}

/** The headings of a RULINGS.md: `A-01` to `A-53`. */
export function rulingIds(letter: string, n: number): string[] {
  return Array.from({ length: n }, (_, i) => `${letter}-${String(i + 1).padStart(2, '0')}`);
}
