import { canonical } from '../../hash.ts';
import { refusalsAt } from '../../judge.ts';
import { isLegal, offeredIds } from '../../picks.ts';
import { below } from '../../rng.ts';
import type { Answer, AnyRules, Decision, Outcome, Picked } from '../../types.ts';
import { classify } from '../classify.ts';
import { somePicks } from '../policy.ts';
import { allEvents, messageOf, type Position, tryPick } from '../position.ts';
import { USUAL_EVERY } from '../trial.ts';
import { soundness } from './structure.ts';
import type { WatcherOf } from './watcher.ts';

/** Picks tried at one decision. */
const TRIED = 8;

/** Every offered option is accepted, and leads to a sound position. */
export function offers(onEvent: (type: string, rule: string) => void): WatcherOf {
  return (trial) => {
    const sound = soundness();
    return {
      position(p) {
        if (p.at === 0) sound(p, p.s, 'here');
        if (!p.isTurnOf(trial.every ?? USUAL_EVERY)) return;
        for (const d of p.open) {
          for (const pick of somePicks(d, TRIED, p.rng)) {
            const where = `${d.id} ${canonical(pick)}`;
            p.look('offered');
            if (!isLegal(d.ask, pick)) p.fail('offered', `${where} is listed, but not legal`);
            try {
              const fork = tryPick(p.rules, p.s, d, pick);
              for (const e of allEvents(fork)) onEvent(e.type, e.rule);
              sound(p, fork.s, where);
            } catch (error) {
              p.fail(classify(error), `${where}: ${messageOf(error)}`);
            }
          }
        }
      },
    };
  };
}

/** What no ask offers, whatever it is about. The key `__proto__` is an own one, as from JSON. */
const GARBAGE: readonly unknown[] = [
  'no-such-option',
  '',
  [],
  {},
  null,
  7,
  true,
  ['no-such-option'],
  [null],
  { 'no-such-option': 1 },
  JSON.parse('{"__proto__":1}'),
  '__proto__',
];

export const refusals: WatcherOf = (trial) => {
  let answered: Answer | undefined;
  return {
    answered({ decision, pick }) {
      answered = { decision: decision.id, seat: decision.ask.seat, pick };
    },
    position(p) {
      if (!p.isTurnOf(trial.every ?? USUAL_EVERY, 1)) return;
      const before = { hash: p.table.hash, length: p.table.length };
      for (const d of p.open) badAnswers(p, d);
      if (answered && p.s.over === '') {
        const { seat } = answered;
        refuse(p, answered, p.open.some((d) => d.ask.seat === seat) ? 'stale' : 'notYours');
      }
      const { told } = p.table;
      if (p.table.signal(p.seats.length, 'no-such-signal')) p.fail('refused', 'an unknown signal was given');
      const same = p.table.hash === before.hash && p.table.length === before.length;
      p.expect('refused', same && p.table.told === told, () => 'a refusal changed the table');
    },
    end(last) {
      if (answered && last.s.over !== '') refuse(last, { ...answered, decision: 'm:0' }, 'over');
    },
  };
};

function badAnswers(p: Position, d: Decision): void {
  const { seat } = d.ask;
  const [pick] = somePicks(d, 1, p.rng);
  refuse(p, { decision: `${d.id}x`, seat, pick }, 'stale');
  // Whoever is asked something else learns only that this is not his question, whoever's it is.
  const isAsked = p.open.some((other) => other.ask.seat === seat + 1);
  refuse(p, { decision: d.id, seat: seat + 1, pick }, isAsked ? 'stale' : 'notYours');
  refuse(p, { decision: d.id, seat: -1, pick }, 'malformed');
  refuse(p, { decision: d.id, seat, pick, shown: 'not what was shown' }, 'stale');
  for (const junk of GARBAGE) {
    if (!isLegal(d.ask, junk)) refuse(p, { decision: d.id, seat, pick: junk as Picked }, 'notOffered', 'malformed');
  }
  foreignPicks(p, d);
  namedRefusals(p, d);
}

/** What another decision offers is not offered here. */
function foreignPicks(p: Position, d: Decision): void {
  const other = p.open[below(p.rng, p.open.length)];
  for (const pick of somePicks(other, 2, p.rng)) {
    if (!isLegal(d.ask, pick)) refuse(p, { decision: d.id, seat: d.ask.seat, pick }, 'notOffered');
  }
}

/** An option is offered or refused with a rule, never both. */
function namedRefusals(p: Position, d: Decision): void {
  const offered = offeredIds(d.ask);
  for (const [option, refusal] of refusalsAt(p.rules as AnyRules, p.s, d)) {
    // An open floor collects the refusals of all its seats.
    const isFloor = /s\d+$/.test(d.id);
    const both = d.ask.kind === 'one' && !isFloor && offered.includes(option);
    p.expect('refused', !both, () => `${d.id} offers ${option} and refuses it by ${refusal.rule}`);
    p.expect('refused', refusal.rule !== '' && refusal.msg !== '', () => `${option} is refused without a rule`);
  }
}

function refuse(p: Position, answer: Answer, ...whys: Exclude<Outcome, { ok: true }>['why'][]): void {
  p.look('refused');
  try {
    const outcome = p.table.answer(answer);
    if (outcome.ok) p.fail('refused', `${canonical(answer)} was accepted`);
    else if (!whys.includes(outcome.why)) {
      p.fail('refused', `${canonical(answer)}: ${outcome.why} instead of ${whys.join(' or ')}`);
    }
  } catch (error) {
    p.fail('refused', `${canonical(answer)} threw: ${messageOf(error)}`);
  }
}
