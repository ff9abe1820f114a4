import type { Modifier, Op } from '@starhold/rone/content';

/** Effects that a scenario of one's own can be put together from: each a form of a few numbers, made into an operation. */

export type Values = Record<string, number | string>;
export type Slot =
  | { key: string; kind: 'number'; min: number; max: number; first: number }
  | { key: string; kind: 'choice'; of: readonly string[] };

export interface Effect {
  id: string;
  slots: readonly Slot[];
  make(values: Values): Op;
  /** The values of an operation that is one of these, null for any other. */
  read(op: Op): Values | null;
}

const number = (key: string, first: number, max: number, min = 1): Slot => ({ key, kind: 'number', min, max, first });
const choice = (key: string, ...of: string[]): Slot => ({ key, kind: 'choice', of });

/** An operation of exactly these fields; what is a slot may be anything that fits it. */
function plain(id: string, slots: readonly Slot[], make: (v: Values) => Op): Effect {
  return {
    id,
    slots,
    make,
    read(op) {
      const found: Values = {};
      const fits = matches(make(firstOf({ slots } as Effect)), op, slots, found);
      return fits ? found : null;
    },
  };
}

/** Something that happens to each player. */
function each(id: string, slots: readonly Slot[], make: (v: Values) => Op): Effect {
  return plain(id, slots, (v) => ({ op: 'each', of: 'players', do: [make(v)] }) as Op);
}

/** Only with so many players at most. */
function forFew(id: string, slots: readonly Slot[], make: (v: Values) => Op): Effect {
  return plain(id, [number('atMost', 2, 3), ...slots], (v) => ({
    op: 'when',
    if: { atMost: Number(v.atMost), of: 'players' },
    then: [make(v)],
  }));
}

/** Two values of the same shape; numbers and words that belong to a slot are taken down instead of compared. */
function matches(pattern: unknown, value: unknown, slots: readonly Slot[], found: Values, name = ''): boolean {
  const slot = slots.find(({ key }) => key === name);
  if (slot && (typeof value === 'number' || typeof value === 'string')) {
    const fits =
      slot.kind === 'choice' ? slot.of.includes(String(value)) : typeof value === 'number' && value >= slot.min;
    if (fits) found[slot.key] = value;
    return fits;
  }
  if (typeof pattern !== 'object' || pattern === null) return pattern === value;
  if (typeof value !== 'object' || value === null) return false;
  const [one, other] = [Object.entries(pattern), Object.entries(value)];
  if (one.length !== other.length) return false;
  return one.every(
    ([key, inner]) => Object.hasOwn(value, key) && matches(inner, (value as Values)[key], slots, found, key),
  );
}

export function firstOf({ slots }: Pick<Effect, 'slots'>): Values {
  return Object.fromEntries(slots.map((slot) => [slot.key, slot.kind === 'number' ? slot.first : slot.of[0]]));
}

/** Every colour once, or two of one colour. */
const SYMBOLS = ['urkgy', 'uu', 'rr', 'kk', 'gg', 'yy', 'w', 'ww'];

export const EFFECTS: readonly Effect[] = [
  plain('deploy', [number('n', 1, 4)], ({ n }) => ({ op: 'deploy', n: Number(n) })),
  plain('deployMore', [number('n', 1, 3)], ({ n }) => ({ op: 'deployMore', n: Number(n) })),
  plain('activate', [number('n', 1, 3)], ({ n }) => ({ op: 'activate', n: Number(n) })),
  plain('activateUpTo', [number('upTo', 2, 6)], ({ upTo }) => ({ op: 'activate', upTo: Number(upTo) })),
  forFew('deployMoreForFew', [number('n', 1, 3)], ({ n }) => ({ op: 'deployMore', n: Number(n) })),
  forFew('activateForFew', [number('n', 1, 3)], ({ n }) => ({ op: 'activate', n: Number(n) })),
  plain('fillZones', [], () => ({ op: 'fillZones' })),
  plain('fillDeck', [number('base', 10, 20, 0), number('each', 3, 9)], ({ base, each: more }) => ({
    op: 'fillDeck',
    upTo: { base: Number(base), per: 'players', each: Number(more) },
  })),
  plain('store', [choice('symbols', ...SYMBOLS)], ({ symbols }) => ({ op: 'invasionStore', symbols: String(symbols) })),
  plain('recycle', [number('n', 2, 9)], ({ n }) => ({ op: 'invasionRecycle', n: Number(n) })),
  plain('fortify', [number('armour', 2, 9, 0), number('health', 1, 9, 0)], ({ armour, health }) => ({
    op: 'fortify',
    armour: Number(armour),
    health: Number(health),
  })),
  plain('research', [number('n', 1, 5)], ({ n }) => ({ op: 'research', n: Number(n), who: 'invasion' })),
  plain('destroyDiscarded', [number('n', 2, 9)], ({ n }) => ({ op: 'destroyDiscarded', n: Number(n) })),
  each('suffer', [choice('damage', 'melee', 'ranged', 'destruction'), number('n', 2, 12)], ({ damage, n }) => ({
    op: 'suffer',
    damage: damage as 'melee',
    n: Number(n),
    who: 'it',
  })),
  each('lose', [choice('what', 'armour', 'health'), number('n', 2, 12)], ({ what, n }) => ({
    op: 'lose',
    what: what as 'armour',
    n: Number(n),
    who: 'it',
  })),
  each('mill', [choice('to', 'scrapyard', 'discard'), number('n', 1, 6)], ({ to, n }) => ({
    op: 'mill',
    to: to as 'scrapyard',
    n: Number(n),
    who: 'it',
  })),
  each('destroyStored', [number('n', 1, 6)], ({ n }) => ({ op: 'destroyStored', n: Number(n), who: 'it' })),
  each('destroyScrews', [number('n', 1, 6)], ({ n }) => ({ op: 'destroyScrews', n: Number(n), who: 'it' })),
  each('lock', [number('n', 1, 4)], ({ n }) => ({ op: 'lock', n: Number(n), who: 'it' })),
  each('gain', [choice('what', 'armour', 'health', 'part', 'screw', 'reroll'), number('n', 2, 9)], ({ what, n }) => ({
    op: 'gain',
    what: what as 'armour',
    n: Number(n),
    who: 'it',
  })),
];

/** The effect an operation is made by, with its values; null where it is more than a form can show. */
export function effectOf(op: Op): { effect: Effect; values: Values } | null {
  for (const effect of EFFECTS) {
    const values = effect.read(op);
    if (values) return { effect, values };
  }
  return null;
}

export const ROOMS = ['then', 'else', 'do'] as const;
export type Room = (typeof ROOMS)[number];

/** Lists inside an operation that can be changed one by one, each with its place. */
export function innerOf(op: Op): (readonly [Room, readonly Op[]])[] {
  return ROOMS.flatMap((room) => {
    const inner = (op as Partial<Record<Room, unknown>>)[room];
    return Array.isArray(inner) ? [[room, inner as Op[]] as const] : [];
  });
}

export const withInner = (op: Op, room: Room, inner: readonly Op[]): Op => ({ ...op, [room]: inner }) as Op;

/** Of an operation for few players: for how many at most; null for any other. */
export function fewOf(op: Op): number | null {
  const { if: condition } = op as { if?: { of?: unknown; atMost?: unknown } };
  return condition?.of === 'players' && typeof condition.atMost === 'number' ? condition.atMost : null;
}

export const withFew = (op: Op, atMost: number): Op => ({ ...op, if: { of: 'players', atMost } }) as Op;

/** What may hold until an event ends. */
export const LASTING: readonly Modifier[] = [
  { mod: 'untargetable' },
  { mod: 'noReroll' },
  { mod: 'price', action: 'SP4', n: 1 },
];
