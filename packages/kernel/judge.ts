import { idsIn, isLegal } from './picks.ts';
import { isTogether } from './stack.ts';
import type { Answer, AnyRules, BaseFrame, Core, Decision, Forbid, Outcome, Picked, Refusal } from './types.ts';

/** Is this answer one that may be taken now? Says why not, with the rule where the game can name one. */
export function judge(
  rules: AnyRules,
  s: Core<BaseFrame>,
  open: readonly Decision[],
  answer: Answer,
): Outcome & { at?: Decision } {
  if (s.over !== '') return { ok: false, why: 'over' };
  // Says the same to everybody who is not asked this: another word would tell how far somebody else has come.
  const own = open.filter((d) => d.ask.seat === answer.seat);
  if (own.length === 0) return { ok: false, why: 'notYours' };
  const at = own.find((d) => d.id === answer.decision);
  if (!at) return { ok: false, why: 'stale' };
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
  const f = stack[stack.length - 1] as BaseFrame | undefined;
  const no: Forbid = (option, rule, msg, ...args) => {
    if (!found.has(option)) found.set(option, { rule, msg, args });
  };
  if (at.aside) rules.asides?.options(s, at.ask.seat, f, stack, no);
  else if (f) rules.handlers[f.k].ask?.(s, f, stack, no);
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
