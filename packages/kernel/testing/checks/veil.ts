import { canonical } from '../../hash.ts';
import { project, projectEvent } from '../../project.ts';
import type { Ask, Decision, Eyes, Picked } from '../../types.ts';
import { somePicks } from '../policy.ts';
import { type Fork, type Position, tryPick } from '../position.ts';
import { Shot } from '../shot.ts';
import { USUAL_EVERY } from '../trial.ts';
import type { WatcherOf } from './watcher.ts';

/** Picks compared at one decision. */
const COMPARED = 6;

/** Hidden things told as small numbers have no name to search for: two picks that look alike must be told alike. */
export const veiling: WatcherOf = (trial) => ({
  position(p) {
    const { veil } = trial.rules;
    if (!veil || !p.isTurnOf(trial.every ?? USUAL_EVERY, 1)) return;
    for (const d of p.open) {
      const groups = Map.groupBy(somePicks(d, COMPARED, p.rng), (pick) => veiled(d.ask, pick, veil));
      for (const [look, picks] of groups) if (picks.length > 1) alikeToOthers(p, d, look, picks);
    }
  },
});

function veiled({ kind }: Ask, pick: Picked, veil: (option: string) => string): string {
  if (typeof pick === 'string') return veil(pick);
  if (Array.isArray(pick)) return canonical(kind === 'order' ? pick.map(veil) : pick.map(veil).sort());
  return canonical(Object.fromEntries(Object.entries(pick).map(([id, n]) => [veil(id), n])));
}

function alikeToOthers(p: Position, d: Decision, look: string, [first, ...rest]: Picked[]): void {
  const others = p.eyes.filter((eyes) => eyes !== d.ask.seat);
  const was = tryPick(p.rules, p.s, d, first);
  // What becomes open by the answer itself is no longer under the veil.
  if (was.barrier) return;
  for (const pick of rest) {
    const is = tryPick(p.rules, p.s, d, pick);
    if (is.barrier) continue;
    for (const eyes of others) {
      const shot = new Shot(sent(p, was, eyes));
      const other = sent(p, is, eyes);
      p.expect('veil', shot.same(other), () => `${d.id} ${look} tells ${eyes} apart: ${shot.difference(other)}`);
    }
  }
}

function sent(p: Position, fork: Fork, eyes: Eyes): unknown {
  const events = fork.recorder.events.map((e) => projectEvent(e, eyes));
  return { seen: project(p.rules, fork.s, fork.open, eyes), events };
}
