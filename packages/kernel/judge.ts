import { idsIn, isLegal } from './picks.ts';
import { isTogether } from './stack.ts';
import type { Answer, AnyRules, BaseFrame, Core, Decision, Outcome, Picked, Refusal, Scalar } from './types.ts';

/** Is this answer one that may be taken now? Says why not, with the rule where the game can name one. */
export function judge(
  rules: AnyRules,
  s: Core<BaseFrame>,
  open: readonly Decision[],
  answer: Answer,
): Outcome & { at?: Decision } {
  if (s.over !== '') return { ok: false, why: 'over' };
  const at = open.find((d) => d.id === answer.decision);
  if (!at) return { ok: false, why: 'stale' };
  if (at.ask.seat !== answer.seat) return { ok: false, why: 'notYours' };
  if (!isLegal(at.ask, answer.pick)) {
    const refusal = refusalFor(rules, s, at, answer.pick);
    return refusal ? { ok: false, why: 'notOffered', refusal } : { ok: false, why: 'notOffered' };
  }
  return { ok: true, at };
}

/** All refusals that the asking frame can name, by option id. */
export function refusalsAt(rules: AnyRules, s: Core<BaseFrame>, at: Decision): Map<string, Refusal> {
  const found = new Map<string, Refusal>();
  const top = s.stack[s.stack.length - 1];
  const stack = at.lane >= 0 && isTogether(top) ? top.lanes[at.lane].stack : (s.stack as BaseFrame[]);
  const f = stack[stack.length - 1];
  rules.handlers[f.k].ask?.(s, f, stack, (option: string, rule: string, msg: string, ...args: Scalar[]) => {
    if (!found.has(option)) found.set(option, { rule, msg, args });
  });
  return found;
}

function refusalFor(rules: AnyRules, s: Core<BaseFrame>, at: Decision, pick: unknown): Refusal | undefined {
  const known = refusalsAt(rules, s, at);
  const wanted = typeof pick === 'string' || (pick !== null && typeof pick === 'object') ? idsIn(pick as Picked) : [];
  for (const id of wanted) {
    const refusal = known.get(id);
    if (refusal) return refusal;
  }
  // A list or an amount that is wrong as a whole ("too few", "keeps one") is refused under the empty name.
  return known.get('');
}
