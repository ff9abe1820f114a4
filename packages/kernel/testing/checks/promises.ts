import { Ctx } from '../../engine.ts';
import { canonical } from '../../hash.ts';
import { pointsOf, type Result, type Side } from '../../result.ts';
import { quickRng } from '../../rng.ts';
import type { AnyRules, Ask, Decision } from '../../types.ts';
import type { Position, State } from '../position.ts';
import { alike, Shot } from '../shot.ts';
import { USUAL_EVERY } from '../trial.ts';
import type { WatcherOf } from './watcher.ts';

/** What may be done besides changes nothing that is asked. */
export const besides: WatcherOf = (trial) => {
  const plain = Object.create(trial.rules, { asides: { value: undefined } }) as AnyRules;
  return {
    position(p) {
      if (!trial.rules.asides || p.s.over !== '') return;
      const asked = p.open.filter((d) => !d.aside);
      p.expect('beside', asked.length > 0, () => 'only asides are open');
      // The one thing an aside may do to a question: keep it open where it would be answered by itself.
      if (asked.some((d) => d.ask.stop === 'aside')) return;
      const copy = trial.rules.clone(p.s) as State;
      const open = new Ctx(plain, copy).settle();
      const same = alike(asked.toSorted(byId), open.toSorted(byId)) && p.shot.same(copy);
      p.expect('beside', same, () => `without asides other questions are asked: ${canonical(open)}`);
    },
  };
};

function byId(a: Decision, b: Decision): number {
  return a.id < b.id ? -1 : 1;
}

export const results: WatcherOf = () => ({
  end(last) {
    if (last.s.over === '') return;
    const before = new Shot(last.s);
    const result = last.rules.result(last.s);
    const problem = problemWith(result, last);
    last.expect('result', problem === undefined, () => `${problem}: ${canonical(result)}`);
    last.expect('result', before.same(last.s), () => 'asking for the result changes the position');
    const seen = last.eyes.every((eyes) => alike(last.table.seen(eyes).result, result));
    last.expect('result', seen, () => 'not all eyes see the same result');
  },
});

function problemWith({ reason, sides }: Result, p: Position): string | undefined {
  if (reason === '') return 'no reason';
  const seats = sides.flatMap((side) => side.seats).sort((a, b) => a - b);
  if (canonical(seats) !== canonical(p.seats)) return `the sides hold the seats ${seats.join(', ')}`;
  if (sides.filter((side) => side.seats.length === 0).length > 1) return 'the game is on two sides';
  const wrong = sides.find((side) => side.place !== 1 + betterThan(side, sides).length);
  if (wrong) return `place ${wrong.place} has ${betterThan(wrong, sides).length} better ones`;
  const score = sides.find((side) => betterThan(side, sides).some((b) => (b.score ?? 0) < (side.score ?? 0)));
  if (score && sides.every((side) => side.score !== undefined)) return 'a lower score has a better place';
  const level = sides.find((a) => sides.some((b) => a !== b && a.place !== b.place && sameParts(a, b)));
  if (level) return 'equal in everything, but at different places';
  const points = sides.reduce(
    (sum, side) => sum + (side.seats.length > 0 ? pointsOf({ reason, sides }, side.seats[0]) : 0),
    0,
  );
  const own = sides.some((side) => side.seats.length === 0);
  if (!own && sides.length > 1 && Math.abs(points - sides.length / 2) > 1e-9) return `${points} points`;
  return undefined;
}

function betterThan(side: Side, sides: readonly Side[]): Side[] {
  return sides.filter((other) => other.place < side.place);
}

/** Only where the parts say all that counts. */
function sameParts(a: Side, b: Side): boolean {
  return a.parts !== undefined && a.score === b.score && alike(a.parts, b.parts);
}

/** Nobody reads the first option to learn what is asked. */
export const wording: WatcherOf = (trial) => ({
  position(p) {
    const { speaks } = trial;
    if (!speaks || !p.isTurnOf(trial.every ?? USUAL_EVERY, 2)) return;
    for (const d of p.open) {
      const { view } = p.sent(d.ask.seat).seen;
      const turned = { ...d, ask: reversed(d.ask) };
      const [was, is] = [speaks.prompt(view, d), speaks.prompt(view, turned)];
      p.expect('wording', was === is, () => `${d.id}: "${was}" becomes "${is}"`);
      if (!speaks.choose) continue;
      const picks = [d, turned].map((asked) => speaks.choose?.(view, asked, quickRng(p.at)));
      p.expect('wording', alike(picks[0], picks[1]), () => `${d.id}: the pick ${canonical(picks)} follows the order`);
    }
  },
});

function reversed(ask: Ask): Ask {
  switch (ask.kind) {
    case 'one':
      return { ...ask, options: ask.options.toReversed() };
    case 'subset':
      return { ...ask, from: ask.from.toReversed() };
    case 'amounts':
      return { ...ask, bins: ask.bins.toReversed() };
    case 'order':
      return { ...ask, of: ask.of.toReversed() };
  }
}
