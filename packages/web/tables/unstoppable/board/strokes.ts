import type { SeenEvent } from '@starhold/kernel';
import type { CardView, UnsView } from '@starhold/unstoppable';
import { coreIn, type Gain, packOf } from '@starhold/unstoppable/content';
import { type Stroke, TABLE } from '../../../desk/reel/score.ts';
import type { Sound } from '../../../kit/synth.ts';
import { signsAt } from '../faces/glyphs.ts';

/** What several beats of Unstoppable are made of, and where their strokes go. */

export const me = (seat: number): string => `player:${seat}`;

/** Where a number of a player stands. */
export const numberOf = (what: Gain, seat: number): string => `${what === 'credit' ? 'credits' : what}:${seat}`;

/** So much of a number is struck off where it stands: `now` is left. The blow lands on the first of the plates or hearts that go. */
export const off = (what: 'armour' | 'health', seat: number, n: number, now: number, ms: number): Stroke[] => {
  if (n <= 0) return [];
  const on = numberOf(what, seat);
  return [
    {
      on,
      how: 'burst',
      ms,
      cells: [now + n, now + n - 1],
      foe: true,
      seat,
      ...(what === 'health' && { sound: 'shipHit' }),
    },
    { on, how: 'count', ms, text: `−${n}`, together: true },
    { on, how: 'cell', cells: [now + n, now], ms, together: true },
  ];
};

/** Each for itself, with its own sound: `from` were there, `to` are. */
export const oneByOne = (on: string, [from, to]: readonly [number, number], sound: Sound, most: number): Stroke[] => {
  const n = Math.abs(to - from);
  const step = Math.sign(to - from);
  return Array.from({ length: n }, (_, i) => ({
    on,
    how: 'cell' as const,
    cells: [from + i * step, from + (i + 1) * step] as const,
    ms: Math.min(180, most / n),
    sound,
  }));
};

const PIP_MS = 70;

/** Damage on a threat, pip by pip. */
export const filled = ({ ref, n, damage }: { ref: string; n: number; damage: number }): Stroke[] =>
  Array.from({ length: n }, (_, i) => ({
    on: ref,
    how: 'cell',
    cells: [damage - n + i, damage - n + i + 1],
    ms: 2 * PIP_MS,
    late: i * PIP_MS,
    together: true,
    sound: 'tick',
  }));

export const isInHand = (view: UnsView, seat: number, ref: string): boolean =>
  view.players[seat]?.hand.some((card) => card.ref === ref) ?? false;

/** The card that strikes, from the cause of a beat (`core:strike`): it lies in hand or in play of whoever acts. */
export function striker(view: UnsView, seat: number, cause: string): string | undefined {
  const core = cause.startsWith('core:') ? cause.slice('core:'.length) : undefined;
  const player = view.players[seat];
  if (core === undefined || !player) return undefined;
  return [...player.play, ...player.hand].find((card) => card.core === core)?.ref;
}

/** The card in play whose effect it is. */
export function inPlay(view: UnsView, seat: number, cause: string): string | undefined {
  const ref = striker(view, seat, cause);
  return view.players[seat]?.play.some((card) => card.ref === ref) ? ref : undefined;
}

/**
 * The sign of the effect that is at work lights up on its card in play; all of the card where it is not known which one it
 * is, or it is an upgrade's.
 */
export function signOf(
  { seat, cause }: Pick<SeenEvent, 'seat' | 'cause'>,
  now: UnsView,
  before: UnsView,
): Stroke | undefined {
  const on = inPlay(before, seat, cause);
  if (on === undefined) return undefined;
  const core = cardOf(before, seat, on)?.core ?? null;
  const work = now.work.findLast((one) => one.core === core && one.at >= 0);
  const def = coreIn(packOf(now), core);
  const cells = work && def && signsAt(def, work.group, work.at);
  return { on, how: 'sign', ms: 120, ...(cells && { cells }) };
}

export const cardOf = (view: UnsView, seat: number, ref: string): CardView | undefined => {
  const player = view.players[seat];
  return player && [...player.hand, ...player.play].find((card) => card.ref === ref);
};

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A hand's breadth of time in which what changed its place goes there by itself. */
export const rest = (ms: number, sound?: Stroke['sound']): Stroke => ({
  on: TABLE,
  how: 'hush',
  ms,
  ...(sound && { sound }),
});

/** The danger marker goes on to a space; over one that does not count it jumps. */
export const marched = ({ danger }: UnsView, space: number): Stroke => ({
  on: 'danger-marker',
  how: 'fly',
  to: `danger:${space}`,
  ...(space - danger.at > 1 ? { ms: 360, arc: true } : { ms: 220 }),
});

/** Threats whose attack is another now, with by how much. */
export function stronger({ players }: UnsView, before: UnsView): Stroke[] {
  const was = new Map(before.players.flatMap(threatsOf).map(({ ref, attack }) => [ref, attack]));
  return players.flatMap(threatsOf).flatMap(({ ref, attack }) => {
    const more = attack - (was.get(ref) ?? attack);
    return more > 0 ? [{ on: ref, how: 'count', ms: 280, text: `+${more}`, together: true }] : [];
  });
}

const threatsOf = ({ field, onDeck }: UnsView['players'][number]) => [...field, ...(onDeck ? [onDeck] : [])];

/** All threats together, before one after the other attacks. */
export const steppedForward = ({ players }: UnsView): Stroke[] =>
  players.flatMap(({ field }) => field).map(({ ref }) => ({ on: ref, how: 'count', ms: 420, together: true }));

/** Does this much damage beat it? */
export const isBeaten = ({ players }: UnsView, ref: string, damage: number): boolean =>
  players.flatMap(threatsOf).some((threat) => threat.ref === ref && damage >= threat.health);

/** The threat whose turn it is comes out with a growl and shoots: at its player, or for Rage at an ally. */
export const attackOf = (by: string, to: string): Stroke[] => [
  { on: by, how: 'lunge', ms: 200, to, sound: 'warn' },
  { on: by, how: 'bolt', to, ms: 140, sound: 'shot', foe: true },
];

/** Rage takes an ally before its threat strikes. */
export function rage({ phase, attacks }: UnsView, seat: number, ally: string): Stroke[] {
  const by = attacks.find((attack) => attack.seat === seat)?.waiting[0];
  if (phase !== 'threat' || by === undefined) return [];
  return [...attackOf(by, ally), { on: ally, how: 'burst', ms: 160, sound: 'hit' }];
}

/** The how manieth of several alike in one beat an event is. */
export const nthOf = (events: readonly Pick<SeenEvent, 'type' | 'pub'>[], type: string, pub: unknown): number =>
  events.filter((event) => event.type === type).findIndex((event) => event.pub === pub);
