import { Ctx, newRecorder } from '../../engine.ts';
import { canonical } from '../../hash.ts';
import { isLegal } from '../../picks.ts';
import { projectEvent } from '../../project.ts';
import { below, quickRng } from '../../rng.ts';
import type { BaseFrame, Eyes, GameEvent, Rng, Seat, Together } from '../../types.ts';
import { firstDifference, openAt, type Position, type State, type Step, sentTo, tryPick } from '../position.ts';
import { USUAL_EVERY } from '../trial.ts';
import { objectsIn, sharedPath } from '../walk.ts';
import { dependsOnHidden } from './swaps.ts';
import type { WatcherOf } from './watcher.ts';

/** Swapping hidden things is slow: one in so many of the positions that are re-dealt. */
const SWAPS_EVERY = 4;

export const redeals: WatcherOf = (trial) => {
  const every = trial.every ?? USUAL_EVERY;
  return {
    position(p) {
      if (p.s.over !== '' || !p.isTurnOf(every)) return;
      for (const seat of p.seats) {
        const luck = below(p.rng, 1_000_000);
        const world = p.rules.redeal(p.s, seat, quickRng(luck)) as State;
        looksTheSame(p, seat, world);
        isSoundWorld(p, seat, world);
        const text = canonical(world);
        const other = p.rules.redeal(p.s, seat, quickRng(luck + 1)) as State;
        const twice = canonical(p.rules.redeal(other, seat, quickRng(luck)));
        p.expect('redealKnows', text === twice, () => `seat ${seat}: ${firstDifference(text, twice)}`);
        if (p.isTurnOf(every * SWAPS_EVERY, every * seat)) {
          const peeked = dependsOnHidden(p, seat, luck);
          p.expect('redealKnows', peeked === undefined, () => `seat ${seat}: ${peeked}`);
        }
      }
      const text = canonical(p.s);
      p.expect('redealWorld', text === p.text, () => `re-dealing changed the state: ${firstDifference(p.text, text)}`);
    },
  };
};

function looksTheSame(p: Position, seat: Seat, world: State): void {
  const x = new Ctx(p.rules, p.rules.clone(world) as State, newRecorder());
  const open = x.settle();
  const sent = canonical(sentTo(p.rules, x.s, open, seat));
  p.expect('redealView', sent === p.sentText(seat), () => {
    return `seat ${seat}: ${firstDifference(p.sentText(seat), sent)}`;
  });
}

function isSoundWorld(p: Position, seat: Seat, world: State): void {
  const broken = p.rules.broken(world);
  p.expect('redealWorld', broken.length === 0, () => `seat ${seat}: ${broken.join('; ')}`);
  const inventory = canonical(p.rules.inventory(world));
  const was = canonical(p.rules.inventory(p.s));
  p.expect('redealWorld', inventory === was, () => `seat ${seat}: ${was} became ${inventory}`);
  const shared = sharedPath(world, new Set(objectsIn(p.s)));
  p.expect('redealWorld', shared === undefined, () => `seat ${seat}: the world shares ${shared} with the game`);
  const own = new Set(generatorsOf(world).map(canonical));
  const kept = generatorsOf(p.s).some((rng) => own.has(canonical(rng)));
  p.expect('redealWorld', !kept, () => `seat ${seat}: the world has a generator of the game and knows its luck`);
}

function generatorsOf(s: State): Rng[] {
  const lanes = s.stack.flatMap((f) => (f.k === 'together' ? (f as Together<BaseFrame>).lanes : []));
  return [s.rng, ...lanes.map((lane) => lane.rng)];
}

/** Worlds in which one answer is compared. */
const WORLDS = 3;

/** Where nobody learned anything, the same answer in a re-dealt world must look the same afterwards. */
export const barriers: WatcherOf = () => ({
  step(step) {
    if (step.barrier) return;
    for (const seat of step.before.seats) {
      for (let i = 0; i < WORLDS; i++) learnsNothing(step, seat);
    }
  },
});

function learnsNothing(step: Step, eyes: Seat): void {
  const { before, after, decision, pick } = step;
  const world = before.rules.redeal(before.s, eyes, quickRng(below(before.rng, 1_000_000))) as State;
  const here = openAt(before.rules, world).find((d) => d.id === decision.id);
  // Another seat may not have the same thing to pick in this world.
  if (!here || here.ask.seat !== decision.ask.seat || !isLegal(here.ask, pick)) return;
  after.look('barrier');
  const fork = tryPick(before.rules, world, here, pick);
  const would = canonical(sentTo(before.rules, fork.s, fork.open, eyes));
  const does = after.sentText(eyes);
  const who = `${decision.id} ${canonical(pick)} sets no barrier, but seat ${eyes} learned:`;
  if (would !== does) after.fail('barrier', `${who} ${firstDifference(would, does)}`);
  const events = eventsText(step.events, eyes);
  const others = eventsText(fork.events, eyes);
  if (events !== others) after.fail('barrier', `${who} ${firstDifference(others, events)}`);
}

/** Without numbers: a fork starts at 0. */
function eventsText(events: readonly GameEvent[], eyes: Eyes): string {
  return canonical(events.map((e) => ({ ...projectEvent(e, eyes), n: 0 })));
}
