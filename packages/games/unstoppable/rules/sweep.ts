import { isBossDef } from '../content/index.ts';
import type { UnsFrame, UnsState } from '../state.ts';
import { countKeyword, healthOf, isBossCard, isRemovable, threatOf, threatOwner } from './cards.ts';
import { rewardsOf } from './defeats.ts';
import { effectsOf } from './effects.ts';
import { addedFor, type Lying } from './modifiers.ts';
import { MAX_AP, MAX_ARMOUR, MAX_HEALTH } from './rulings.ts';
import { firstDiffers } from './targets.ts';
import { Trace, thing, traceEffect, traceList } from './traces.ts';

/** B-09: can the order in which area damage hits make a difference? Read off what each hit may cause. */
export function sweepOrderMatters(s: UnsState, f: Extract<UnsFrame, { k: 'sweep' }>): boolean {
  if (f.items.length < 2) return false;
  const hits = f.items.map((card) => hitOn(s, f.seat, card, f.n));
  const isSafe = safety(s, hits);
  const first = firstDiffers(s, f.seat);
  return hits.some((a, i) =>
    hits.some((b, j) => j > i && !areAlike(s, a, b) && (first || clash(a.trace, b.trace, isSafe))),
  );
}

interface Hit {
  card: number;
  /** In whatever order they come. */
  falls: boolean;
  trace: Trace;
}

/** Which of two such threats comes first is no question. What falls loses its damage. */
function areAlike(s: UnsState, a: Hit, b: Hit): boolean {
  const { core, threat, top, bottom, damage } = s.cards;
  if (!(a.falls && b.falls) && damage[a.card] !== damage[b.card]) return false;
  return [core, threat, top, bottom].every((column) => column[a.card] === column[b.card]);
}

function hitOn(s: UnsState, seat: number, card: number, n: number): Hit {
  const trace = new Trace();
  const alone = withoutAllies(s);
  const fear = countKeyword(s, card, 'fear', true);
  if (fear > 0 && addedFor(s, 'fearless', seat) === 0) trace.take(thing('ap', seat), fear);
  const knows = fear > 0 && addedFor(s, 'fearless', seat) !== addedFor(alone, 'fearless', seat);
  const isFirst = s.players[seat].struck === 0;
  // As the first instance or a later one, with the allies or without them.
  const dealt = [isFirst, false].flatMap((first) =>
    [s, alone].map((table) => Math.max(0, n + addedFor(table, 'damage', seat, first))),
  );
  if (dealt[0] !== dealt[1] || dealt[2] !== dealt[3] || knows) trace.reads.add(thing('allies', seat));
  const left = healthOf(s, card) - s.cards.damage[card];
  if (Math.max(...dealt) >= left) traceFall(s, seat, card, trace);
  return { card, falls: Math.min(...dealt) >= left, trace };
}

/** What the story alone does to hits. */
function withoutAllies(s: UnsState): Lying {
  return { pack: s.pack, story: s.story, cards: s.cards, players: s.players.map(() => ({ play: [] })) };
}

/** UNS-10.5. */
function traceFall(s: UnsState, seat: number, card: number, trace: Trace): void {
  const owner = threatOwner(s, card);
  trace.add(thing('defeats', seat));
  trace.add(thing('field', owner));
  // The card goes to hand, where it is counted and may be removed. A boss card does not stay there.
  if (!isBossCard(s, card) || isRemovable(s, card)) trace.add(thing('cards', owner));
  const def = threatOf(s, card);
  if (isBossDef(def)) traceList(s, `boss:${def.id}`, owner, trace);
  for (const list of rewardsOf(s, card)) traceList(s, list, seat, trace);
  for (const ally of s.players[seat].play) {
    for (const { effect } of effectsOf(s, ally, 'defeat', 0)) {
      trace.reads.add(thing('allies', seat));
      traceEffect(s, effect, seat, trace);
    }
  }
}

const CAPS: Record<string, number> = { ap: MAX_AP, armour: MAX_ARMOUR, health: MAX_HEALTH };

/** Where there is enough for all that may be taken, and room for all that may be gained, nobody comes too late. */
function safety(s: UnsState, hits: readonly Hit[]): (what: string) => boolean {
  const total = (of: (trace: Trace) => ReadonlyMap<string, number>, what: string): number =>
    hits.reduce((sum, { trace }) => sum + (of(trace).get(what) ?? 0), 0);
  return (what) => {
    const [name, seat] = what.split(':');
    if (name !== 'ap' && name !== 'credits' && name !== 'armour' && name !== 'health') return false;
    const now = s.players[Number(seat)][name];
    const enough = now >= total(({ takes }) => takes, what);
    return enough && now + total(({ adds }) => adds, what) <= (CAPS[name] ?? Number.POSITIVE_INFINITY);
  };
}

function clash(a: Trace, b: Trace, isSafe: (what: string) => boolean): boolean {
  return a.isOpen || b.isOpen || disturbs(a, b, isSafe) || disturbs(b, a, isSafe);
}

/** Does what `a` does change what comes of `b`? */
function disturbs(a: Trace, b: Trace, isSafe: (what: string) => boolean): boolean {
  for (const what of a.writes) if (touches(b, what)) return true;
  for (const what of [...a.adds.keys(), ...a.takes.keys()]) if (b.reads.has(what)) return true;
  for (const what of a.adds.keys()) if ((b.takes.has(what) || b.needs.has(what)) && !isSafe(what)) return true;
  for (const what of a.takes.keys()) if (b.needs.has(what) && !isSafe(what)) return true;
  return false;
}

function touches(b: Trace, what: string): boolean {
  return [b.adds, b.takes, b.needs, b.reads, b.writes].some((things) => things.has(what));
}
