import { Ctx } from '../../engine.ts';
import { canonical } from '../../hash.ts';
import { countPicks, offeredIds, onlyPick } from '../../picks.ts';
import { newRecorder } from '../../recorder.ts';
import { keyedRng } from '../../rng.ts';
import type { BaseFrame, Decision, Together } from '../../types.ts';
import { allOpen, type Position, type State } from '../position.ts';
import { Shot } from '../shot.ts';
import { USUAL_EVERY } from '../trial.ts';
import { notPlain, objectsIn, sharedPath } from '../walk.ts';
import type { WatcherOf } from './watcher.ts';

/** The shape of a state. Comes first: nothing else can be trusted where these fail. */
export const structure: WatcherOf = (trial) => {
  const sound = soundness();
  return {
    position(p) {
      if (p.at === 0) freshStart(p, () => trial.rules.initial(trial.options, keyedRng(p.seed)) as State);
      if (p.at === 0 && trial.positions) freshStart(p, () => trial.positions?.make(p.seed));
      shape(p, p.s);
      views(p);
      sound(p, p.s, 'here');
    },
    answered({ after, twin }) {
      // What a table shows of its state went through `clone`, which cures aliases; the twin is as the rules left it.
      if (!(twin instanceof Error)) shape(after, twin.s);
    },
  };
};

/** Invariants hold, and the inventory is what it was at first. */
export function soundness(): (p: Position, s: State, where: string) => void {
  let inventory: Shot | undefined;
  return (p, s, where) => {
    const broken = p.rules.broken(s);
    p.expect('invariants', broken.length === 0, () => `${where}: ${broken.join('; ')}`);
    const counted = p.rules.inventory(s);
    inventory ??= new Shot(counted);
    p.expect('inventory', inventory.same(counted), () => `${where}: ${inventory?.difference(counted)}`);
  };
}

function shape(p: Position, s: State): void {
  const problem = notPlain(s);
  p.expect('plain', problem === undefined, () => `${problem}`);
  const twice = sharedPath(s);
  p.expect('tree', twice === undefined, () => `${twice} stands elsewhere too`);
  const nested = nestedFrame(s);
  p.expect('frames', nested === undefined, () => `${nested}`);
  const copy = p.rules.clone(s) as State;
  const shot = new Shot(s);
  p.expect('clone', shot.same(copy), () => `the copy differs: ${shot.difference(copy)}`);
  const shared = sharedPath(copy, new Set(objectsIn(s)));
  p.expect('clone', shared === undefined, () => `copy and original share ${shared}`);
}

/** A fixture that gets into two states is changed by the first game and spoils the second. */
function freshStart(p: Position, make: () => State | undefined): void {
  const shared = sharedPath(make(), new Set(objectsIn(make())));
  p.expect('clone', shared === undefined, () => `two new games share ${shared}`);
}

function nestedFrame(s: State): string | undefined {
  for (const f of s.stack) {
    if (f.k !== 'together') {
      const field = nestedField(f);
      if (field) return field;
      continue;
    }
    for (const inner of (f as Together<BaseFrame>).lanes.flatMap((lane) => lane.stack)) {
      const field = inner.k === 'together' ? 'together inside a lane' : nestedField(inner);
      if (field) return field;
    }
  }
  return undefined;
}

function nestedField(f: BaseFrame): string | undefined {
  for (const [name, value] of Object.entries(f)) {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    if (items.some((v) => typeof v !== 'number' && typeof v !== 'string')) return `frame ${f.k}, field ${name}`;
  }
  return undefined;
}

/** A view is built from nothing: who changes what he was shown must not change the game. */
function views(p: Position): void {
  const originals = new Set(objectsIn(p.s));
  for (const eyes of p.eyes) {
    const leaked = sharedPath(p.sent(eyes).seen.view, originals);
    p.expect('clone', leaked === undefined, () => `the view of ${eyes} is part of the state at ${leaked}`);
  }
}

/** Questions, and the positions that ask them. */
export const questions: WatcherOf = (trial) => ({
  position(p) {
    const isAsked = p.open.some((d) => !d.aside);
    if (p.s.over === '') p.expect('options', isAsked, () => 'the game is not over, but nobody is asked');
    const ids = new Set<string>();
    for (const d of p.open) {
      const problem = ids.has(d.id) ? 'two decisions have this id' : problemWith(d, p);
      ids.add(d.id);
      p.expect('options', problem === undefined, () => `${d.id}: ${problem}`);
    }
    if (p.isTurnOf(trial.every ?? USUAL_EVERY)) settledTwice(p);
  },
});

function problemWith(d: Decision, p: Position): string | undefined {
  const { ask } = d;
  if (!p.seats.includes(ask.seat)) return `asks seat ${ask.seat}`;
  const ids = ask.kind === 'amounts' ? ask.bins.map((b) => b.id) : ask.kind === 'one' ? ask.options : offeredIds(ask);
  if (new Set(ids).size !== ids.length) return `two options are the same: ${ids.join(' ')}`;
  if (countPicks(ask) < 1) return `nothing can be picked: ${canonical(ask)}`;
  const isFloor = /s\d+$/.test(d.id);
  if (!d.aside && !ask.stop && !isFloor && onlyPick(ask) !== undefined) return `asks what is forced: ${canonical(ask)}`;
  return undefined;
}

function settledTwice(p: Position): void {
  const copy = p.rules.clone(p.s) as State;
  const recorder = newRecorder();
  const x = new Ctx(p.rules, copy, recorder);
  const open = allOpen(x);
  p.expect('settled', p.shot.same(copy), () => `the state moved: ${p.shot.difference(copy)}`);
  const told = recorder.events.length + recorder.held.flat().length;
  p.expect('settled', told === 0 && !x.barrier, () => `${told} events, ${x.barrier ? 'a barrier' : 'no barrier'}`);
  const asked = open.toSorted(byId);
  const before = new Shot(p.open.toSorted(byId));
  p.expect('settled', before.same(asked), () => `other questions: ${before.difference(asked)}`);
  const alias = sharedPath(open, new Set(objectsIn(copy)));
  p.expect('clone', alias === undefined, () => `a question is part of the state at ${alias}`);
}

function byId(a: Decision, b: Decision): number {
  return a.id < b.id ? -1 : 1;
}
