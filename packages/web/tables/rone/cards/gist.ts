import type { CardDef, LeaderDef, Op } from '@starhold/rone/content';
import type { RoneIconName } from '../../../art/rone/RoneIcon.tsx';
import type { ScrewKind } from './Screw.tsx';

/** A sign of the short language of peeks and tiles. The words for it always stand on the large card. */
export interface Gist {
  icon?: RoneIconName;
  screw?: ScrewKind;
  n?: string;
  /** Only when something happens, or only if one wants. */
  faint?: boolean;
}

const LETTER_OF: Readonly<Record<string, ScrewKind>> = {
  blue: 'u',
  red: 'r',
  black: 'k',
  green: 'g',
  yellow: 'y',
  wild: 'w',
  oneColour: 'n',
};

const amount = (n: unknown): string => (typeof n === 'number' ? String(n) : 'X');

type Gists = { [K in Op['op']]?: (op: Extract<Op, { op: K }>) => Gist[] };

/** What an operation does, in signs; the Invasion's own have none here. */
const GISTS: Gists = {
  deal: ({ damage, n }) => [{ icon: damage, n: amount(n) }],
  suffer: ({ damage, n }) => [{ icon: damage, n: `−${amount(n)}` }],
  lose: ({ what, n }) => [{ icon: what, n: `−${amount(n)}` }],
  gain: ({ what, n }) => [what === 'screw' ? { screw: 's', n: amount(n) } : { icon: what, n: amount(n) }],
  resource: ({ kind, n }) => [{ screw: LETTER_OF[kind], n: String(n) }],
  store: ({ kind, n }) => [{ icon: 'store' }, { screw: LETTER_OF[kind], n: String(n) }],
  research: ({ n }) => [{ icon: 'research', n: amount(n) }],
  draw: ({ n }) => [{ icon: 'draw', n: String(n) }],
  mill: ({ to, n }) => [{ icon: to === 'discard' ? 'discard' : 'scrap', n: String(n) }],
  recycle: ({ n }) => [{ icon: 'recycle', n: String(n) }],
  refresh: ({ n }) => [{ icon: 'refresh', n: n === 'all' ? '' : String(n) }],
  exhaust: ({ n }) => [{ icon: 'exhaust', n: String(n) }],
  upgrade: ({ n }) => [{ icon: 'upgrade', n: String(n) }],
  destroyStored: ({ n }) => [{ icon: 'store', n: n === 'all' ? '−' : `−${n}` }],
  destroyScrews: ({ n }) => [{ screw: 's', n: `−${n}` }],
  screwIt: ({ n }) => [{ screw: 's', n: String(n) }],
  sacrifice: () => [{ icon: 'sacrifice' }],
  recruit: () => [{ icon: 'recruit' }],
  enlist: () => [{ icon: 'recruit' }],
  discover: () => [{ icon: 'technology' }],
  train: () => [{ icon: 'training' }],
  destroyPlayed: () => [{ icon: 'destroy' }],
  destroySelf: () => [{ icon: 'destroy' }],
  repeatPlayed: () => [{ icon: 'convert' }],
  playDiscard: () => [{ icon: 'discard' }],
  choose: ({ of }) => of.flatMap(({ do: inner }) => gistOfOps(inner)).map(faint),
  may: (op) => gistOfOps(op.do).map(faint),
  repeat: (op) => gistOfOps(op.do).map(faint),
  each: (op) => gistOfOps(op.do).map(faint),
  when: ({ then }) => gistOfOps(then).map(faint),
};

/** The entry is the operation's own; TypeScript cannot follow the lookup. */
const opGist = (op: Op): Gist[] => (GISTS[op.op] as ((op: Op) => Gist[]) | undefined)?.(op) ?? [];

const faint = (sign: Gist): Gist => ({ ...sign, faint: true });

export function gistOfOps(ops: readonly Op[]): Gist[] {
  return ops.flatMap(opGist);
}

/** What a card does when it is played, drawn or kept; its combat values stand apart. */
export function gistOf(def: CardDef): Gist[] {
  return [
    ...gistOfOps(def.play),
    ...[...def.drawn, ...def.unplayed].flatMap(opGist).map(faint),
    ...def.bonus.map(({ damage }): Gist => ({ icon: damage, n: '+', faint: true })),
    ...(def.keep ? [{ icon: 'keep' } as const] : []),
  ];
}

export function permanentGist(def: LeaderDef): Gist[] {
  return [...gistOfOps(def.use), ...def.abilities.flatMap(({ do: ops }) => gistOfOps(ops)).map(faint)];
}
