import { Ctx } from '../../engine.ts';
import type { GameEvent, SeenEvent } from '../../events.ts';
import { canonical } from '../../hash.ts';
import { isLegal } from '../../picks.ts';
import { projectEvent } from '../../project.ts';
import { newRecorder } from '../../recorder.ts';
import { below, quickRng } from '../../rng.ts';
import type { BaseFrame, Eyes, Rng, Seat, Together } from '../../types.ts';
import { type Answered, allOpen, openAt, type Position, type State, sentTo, tryPick } from '../position.ts';
import { Shot } from '../shot.ts';
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
        const shot = new Shot(world);
        const other = p.rules.redeal(p.s, seat, quickRng(luck + 1)) as State;
        const twice = p.rules.redeal(other, seat, quickRng(luck)) as State;
        p.expect('redealKnows', shot.same(twice), () => `seat ${seat}: ${shot.difference(twice)}`);
        if (p.isTurnOf(every * SWAPS_EVERY, every * seat)) {
          const peeked = dependsOnHidden(p, seat, luck);
          p.expect('redealAll', peeked === undefined, () => `seat ${seat}: ${peeked}`);
        }
      }
      p.expect('redealWorld', p.shot.same(p.s), () => `re-dealing changed the state: ${p.shot.difference(p.s)}`);
    },
  };
};

function looksTheSame(p: Position, seat: Seat, world: State): void {
  const x = new Ctx(p.rules, p.rules.clone(world) as State, newRecorder());
  const open = allOpen(x);
  const sent = sentTo(p.rules, x.s, open, seat);
  const was = p.sentShot(seat);
  p.expect('redealView', was.same(sent), () => `seat ${seat}: ${was.difference(sent)}`);
}

function isSoundWorld(p: Position, seat: Seat, world: State): void {
  const broken = p.rules.broken(world);
  p.expect('redealWorld', broken.length === 0, () => `seat ${seat}: ${broken.join('; ')}`);
  // Only the total: where cards went back to the box unseen, the world may be made of others.
  const [was, is] = [total(p.rules.inventory(p.s)), total(p.rules.inventory(world))];
  p.expect('redealWorld', was === is, () => `seat ${seat}: ${was} things became ${is}`);
  const shared = sharedPath(world, new Set(objectsIn(p.s)));
  p.expect('redealWorld', shared === undefined, () => `seat ${seat}: the world shares ${shared} with the game`);
  const own = new Set(generatorsOf(world).map(String));
  const kept = generatorsOf(p.s).some((rng) => own.has(String(rng)));
  p.expect('redealWorld', !kept, () => `seat ${seat}: the world has a generator of the game and knows its luck`);
}

function total(inventory: Record<string, number>): number {
  return Object.values(inventory).reduce((sum, n) => sum + n, 0);
}

function generatorsOf(s: State): Rng[] {
  const lanes = s.stack.flatMap((f) => (f.k === 'together' ? (f as Together<BaseFrame>).lanes : []));
  // A lane that has not drawn yet has none of its own.
  return [s.rng, ...lanes.map((lane) => lane.rng)].filter((rng) => rng.length > 0);
}

/** Worlds in which one answer is compared, for the seat that gave it and for each other one. */
const WORLDS = 2;
const WORLDS_OF_OTHERS = 1;

/** Where nobody learned anything, the same answer in a re-dealt world must look the same afterwards. */
export const barriers: WatcherOf = () => ({
  answered(answered) {
    if (answered.barrier) return;
    for (const seat of answered.before.seats) {
      const worlds = seat === answered.decision.ask.seat ? WORLDS : WORLDS_OF_OTHERS;
      for (let i = 0; i < worlds; i++) learnsNothing(answered, seat);
    }
  },
});

function learnsNothing(answered: Answered, eyes: Seat): void {
  const { before, after, decision, pick } = answered;
  const world = before.rules.redeal(before.s, eyes, quickRng(below(before.rng, 1_000_000))) as State;
  const here = openAt(before.rules, world).find((d) => d.id === decision.id);
  // Another seat may not have the same thing to pick in this world.
  if (!here || here.ask.seat !== decision.ask.seat || !isLegal(here.ask, pick)) return;
  after.look('barrier');
  const fork = tryPick(before.rules, world, here, pick, answered.held);
  const does = after.sentShot(eyes);
  const would = sentTo(before.rules, fork.s, fork.open, eyes);
  const who = `${decision.id} ${canonical(pick)} sets no barrier, but seat ${eyes} learned:`;
  if (!does.same(would)) after.fail('barrier', `${who} ${does.difference(would)}`);
  const events = new Shot(unnumbered(answered.events, eyes));
  const others = unnumbered(fork.recorder.events, eyes);
  if (!events.same(others)) after.fail('barrier', `${who} ${events.difference(others)}`);
}

/** A fork starts to number at 0. */
function unnumbered(events: readonly GameEvent[], eyes: Eyes): SeenEvent[] {
  return events.map((e) => ({ ...projectEvent(e, eyes), n: 0 }));
}
