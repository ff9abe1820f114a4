import type { Gain } from '../content/index.ts';
import { framesOf, NONE, type UnsState } from '../state.ts';
import { cardNames, ref, takeFrom, threatOf, type X } from './cards.ts';
import { addedFor } from './modifiers.ts';
import { MAX_AP, MAX_ARMOUR, MAX_HEALTH } from './rulings.ts';
import { matOf, turnsLeft } from './track.ts';

/** What happens to players: gains, losses, damage, victory and defeat. */

const CAPS: Record<Gain, number> = {
  credit: Number.POSITIVE_INFINITY,
  ap: MAX_AP,
  health: MAX_HEALTH,
  armour: MAX_ARMOUR,
};
const FIELD = { credit: 'credits', ap: 'ap', health: 'health', armour: 'armour' } as const;
const GAIN_RULE: Record<Gain, string> = {
  credit: 'UNS-16.2',
  ap: 'UNS-16.3',
  health: 'UNS-16.4',
  armour: 'UNS-16.5',
};

export function has(s: UnsState, seat: number, what: Gain): number {
  return s.players[seat][FIELD[what]];
}

/** UNS-1.7: beyond the cap it is lost. */
export function gain(x: X, seat: number, what: Gain, n: number): void {
  if (n <= 0) return;
  const p = x.s.players[seat];
  const key = FIELD[what];
  const before = p[key];
  p[key] = Math.min(CAPS[what], before + n);
  if (what === 'credit' || what === 'ap') reopen(x.s, seat);
  x.tell('gained', GAIN_RULE[what], seat, { what, n: p[key] - before, now: p[key] });
}

/** UNS-7.3: who got a card, a level or the means to act through the partner may want to act again. */
export function reopen(s: UnsState, seat: number): void {
  for (const f of s.stack) if (f.k === 'action') f.done &= ~(1 << seat);
}

/** a loss is no damage; as much as there is. */
export function lose(x: X, seat: number, what: Gain, n: number, rule: string): void {
  const p = x.s.players[seat];
  const key = FIELD[what];
  const lost = Math.min(p[key], n);
  p[key] -= lost;
  if (lost > 0) x.tell('lost', rule, seat, { what, n: lost, now: p[key] });
  if (p.health === 0) loseGame(x, 'health', 'UNS-11.3');
}

/** UNS-11.2: armour first, then health; UNS-11.3: at 0 all is lost. */
export function hurt(x: X, seat: number, n: number, rule: string, by = NONE): void {
  const { s } = x;
  const p = s.players[seat];
  const stopped = Math.min(p.armour, n);
  const lost = Math.min(p.health, n - stopped);
  p.armour -= stopped;
  p.health -= lost;
  // The threat by its name, too: the log is read when the card has long left the battlefield.
  const from = by === NONE ? { by: '', threat: '' } : { by: ref(s, by), threat: threatOf(s, by).id };
  x.tell('hurt', rule, seat, { n, stopped, lost, armour: p.armour, health: p.health, ...from });
  if (p.health === 0) loseGame(x, 'health', 'UNS-11.3');
}

/** UNS-1.3: at once. A-34: what has been won can no longer be lost. */
export function loseGame(x: X, end: 'health' | 'danger' | 'threats', rule: string): void {
  const { s } = x;
  if (s.won === 1 || s.over !== '') return;
  s.over = 'loss';
  s.end = end;
  x.tell('over', rule, 0, { outcome: 'loss', end });
}

/** a level up in which victory is reached is completed after it, although its token has moved before. */
function levelUpsAtWork(s: UnsState, seat: number): number {
  return framesOf(s).filter((f) => f.k === 'levelUp' && f.seat === seat).length;
}

/** UNS-1.2: the condition is met; the turn may be played on (UNS-21.5). */
export function victory(x: X): void {
  const { s } = x;
  if (s.won === 1 || s.over !== '') return;
  s.won = 1;
  s.wonTurns = turnsLeft(s);
  s.wonLevels = s.players.map((p, seat) => p.level - levelUpsAtWork(s, seat));
  x.tell('victory', 'UNS-1.2', 0, { turns: s.wonTurns });
}

/** The players stop, or the winning turn is over. */
export function finish(x: X): void {
  const { s } = x;
  s.over = 'win';
  s.end = 'boss';
  x.tell('over', 'UNS-21.5', 0, { outcome: 'win', end: 'boss' });
}

/** UNS-16.11 and 20.2: one counter for all, the mat's number for each player. */
export function bossDamage(x: X, seat: number, n: number): void {
  const { s } = x;
  s.bossDamage += n;
  x.tell('bossDamage', 'UNS-16.11', seat, { n, now: s.bossDamage });
  const { victory: goal } = matOf(s);
  if ('bossDamage' in goal && s.bossDamage >= goal.bossDamage * s.players.length) victory(x);
}

/** UNS-16.6: at 6 nothing happens. */
export function train(x: X, seat: number, n: number): void {
  const p = x.s.players[seat];
  const to = Math.min(6, p.draft + n);
  if (to > p.draft) {
    p.draft = to;
    x.tell('trained', 'UNS-16.6', seat, { draft: p.draft });
  }
}

/** UNS-18.1 and 20.14: per Fear instance, from whoever targets; with no AP left nothing is lost. */
export function payFear(x: X, seat: number, instances: number): void {
  if (instances === 0 || addedFor(x.s, 'fearless', seat) > 0) return;
  lose(x, seat, 'ap', instances, 'UNS-18.1');
}

/** UNS-7.5, 7.6 and 18.7: from play to the discard pile. */
export function discardFromPlay(x: X, seat: number, card: number, rule: string): void {
  const { s } = x;
  const p = s.players[seat];
  if (!takeFrom(p.play, card)) return;
  s.cards.exhausted[card] = 0;
  p.discard.push(card);
  x.tell('discarded', rule, seat, cardNames(s, card));
}
