import type { Amount, Condition, Cost, House, Op, Range, Reach, Resource } from './ops.ts';
import type {
  AbilityDef,
  EffectDef,
  Modifier,
  Name,
  OperationDef,
  PlanetDef,
  Price,
  ScannerDef,
  Trigger,
} from './schema.ts';

/**
 * Short words for writing cards, close to the notation of the rules file. They only spell out the data of `ops.ts` and
 * `schema.ts`, so that a card fits on one or two lines and a reader sees its whole effect at once.
 */

export const named = (en: string, cs: string, de: string): Name => ({ en, cs, de });

// gains
const gain =
  (what: Resource | 'any') =>
  (n: Amount = 1): Op => ({ op: 'gain', what, n });
export const M = gain('material');
export const E = gain('energy');
export const S = gain('science');
export const N = gain('neutronium');
export const A = gain('any');
export const T = (n = 1): Op => ({ op: 'tactics', n });
export const HI = (n = 1): Op => ({ op: 'hidden', n });
export const D = (n = 1): Op => ({ op: 'data', n });
export const R = (n = 1): Op => ({ op: 'remnant', n });
export const ISO = (n = 1): Op => ({ op: 'isolate', n });
export const INF: Op = { op: 'influence', with: 'any' };
export const RANK: Op = { op: 'rank' };
export const oneOf = (...kinds: Resource[]): Op => ({
  op: 'choose',
  of: kinds.map((what) => ({ id: `take:${what}`, do: [{ op: 'gain', what, n: 1 }] })),
});

// the fleet and its enemies
/** Range suffixes of the rules file. */
const RANGE = { h: 'here', a: 'near', '*': 'any', f: 'frigate', g: 'nearFrigate' } as const satisfies Record<
  string,
  Range
>;
type Suffix = keyof typeof RANGE;
type More = Omit<Reach, 'range'>;
const at = (suffix: Suffix, more: More = {}): Reach => ({ range: RANGE[suffix], ...more });
export const SH = (n: number, suffix: Suffix, more?: More): Op => ({ op: 'shield', n, at: at(suffix, more) });
export const KILL = (n: number, suffix: Suffix, more?: More): Op => ({ op: 'destroy', n, at: at(suffix, more) });
export const REP = (n: number | 'all', suffix: Suffix, more?: More): Op => ({ op: 'repair', n, at: at(suffix, more) });
export const DMG = (n: number, suffix?: Suffix): Op =>
  suffix ? { op: 'damage', n, at: at(suffix) } : { op: 'damage', n };
export const MV = (n: number): Op => ({ op: 'moves', n });
export const LM = (n: number): Op => ({ op: 'limitedMoves', n });
export const shuttle = (suffix: Suffix): Op => ({ op: 'deploy', what: 'shuttle', at: at(suffix) });

// operation cards
export const DRAW = (n: number): Op => ({ op: 'draw', n });
export const PLAY = (less = 0): Op => ({ op: 'play', less });
/** `DISC 1→…` */
export const DISC = (n: number): Cost => ({ cards: n });
export const pay = (cost: Cost, ...ops: Op[]): Op => ({ op: 'pay', cost, do: ops });
export const when = (condition: Condition, ...ops: Op[]): Op => ({ op: 'when', if: condition, then: ops });
export const players = (...ops: Op[]): Op => ({ op: 'each', of: 'players', do: ops });

// abilities
type Extra = Pick<AbilityDef, 'only' | 'if'>;
const TRIGGER = {
  ARK: 'ark',
  FTR: 'fighter',
  DRP: 'dropship',
  FRG: 'frigate',
  PLN: 'planet',
  MIN: 'mining',
  COM: 'commission',
  MAN: 'manoeuvre',
  ATK: 'attack',
  KIL: 'kill',
  CRW: 'crew',
  HIG: 'hidden',
  PLY: 'play',
  ISO: 'isolate',
  COR: 'corruption',
} as const satisfies Record<string, Trigger>;
type Code = `${'d' | 'a'}:${keyof typeof TRIGGER}`;
/** `on('d:ATK', DMG(1))`; a condition or a filter may stand in the middle. */
export function on(code: Code, ...rest: [Extra, ...Op[]] | Op[]): AbilityDef {
  const [prefix, word] = code.split(':') as ['d' | 'a', keyof typeof TRIGGER];
  const [first, ...others] = rest;
  const extra = first && !('op' in first) ? first : {};
  const ops = (first && 'op' in first ? [first, ...others] : others) as Op[];
  return { on: TRIGGER[word], window: prefix === 'd' ? 'during' : 'after', ...extra, do: ops };
}
export const ACT = (...ops: Op[]): AbilityDef => ({ on: 'activate', window: 'during', do: ops });
export const FRIGATE: Extra = { only: 'frigate' };
const least =
  (of: 'tactics' | 'rank' | 'hand' | 'remnants' | 'voidbornHere') =>
  (n: number): Extra => ({
    if: { atLeast: n, of },
  });
export const tacticsOf = least('tactics');
export const rankOf = least('rank');
export const handOf = least('hand');
export const remnantsOf = least('remnants');
export const voidbornHere = least('voidbornHere');

// cards
/** `2S+1M`. */
const KIND_OF = { M: 'material', E: 'energy', S: 'science', N: 'neutronium' } as const;
export function price(text: string): Price {
  const cost: Price = {};
  for (const part of text.split('+')) cost[KIND_OF[part[1] as keyof typeof KIND_OF]] = Number(part[0]);
  return cost;
}

type Head = [id: string, flag: House, cost: string, name: Name];
const card = (
  kind: OperationDef['kind'],
  [id, flag, cost, name]: Head,
  of: Partial<Pick<OperationDef, 'abilities' | 'modifiers' | 'do'>>,
): OperationDef => ({ id, kind, flag, cost: price(cost), name, abilities: [], modifiers: [], do: [], ...of });
export const cadet = (...[id, flag, cost, name, upper, lower]: [...Head, AbilityDef, AbilityDef]): OperationDef =>
  card('cadet', [id, flag, cost, name], { abilities: [upper, lower] });
export const frigate = (...[id, flag, cost, name, ...abilities]: [...Head, ...AbilityDef[]]): OperationDef =>
  card('frigate', [id, flag, cost, name], { abilities });
export const refit = (...[id, flag, cost, name, modifier]: [...Head, Modifier]): OperationDef =>
  card('frigate', [id, flag, cost, name], { modifiers: [modifier] });
export const command = (...[id, flag, cost, name, ...ops]: [...Head, ...Op[]]): OperationDef =>
  card('command', [id, flag, cost, name], { do: ops });

export const plain = (...ops: Op[]): EffectDef => ({ do: ops });
/** With the mining symbol. */
export const mined = (...ops: Op[]): EffectDef => ({ symbol: true, do: ops });
export const planet = (id: string, name: Name, upper: EffectDef, lower: EffectDef): PlanetDef => ({
  id,
  name,
  upper,
  lower,
});

interface Layout {
  cost: number;
  benefits?: Op[];
  /** Voidborn ships in sectors 1 to 8 with one or two players. */
  voidborn: string;
  /** Sectors with one more from three players on; with four there is one more in every sector. */
  three: number[];
  rifts: number[];
  planets: number[];
  /** One planet more with four players. */
  four: number;
  shuttle?: number;
}
const inOrder = (sectors: readonly number[]): number[] => sectors.toSorted((a, b) => a - b);
/** More players find more neutronium, and each cycle one of them is enough. */
const DEARER = { '2': 0, '3': 0, '4': 1 } as const;

/** One layout, three cards: for 1–2, 3 and 4 players. */
export function layout(id: string, name: Name, of: Layout): ScannerDef[] {
  const base = [...of.voidborn].map(Number);
  return (['2', '3', '4'] as const).map((set) => ({
    id: `${id}-${set}`,
    name,
    set,
    cycle: Number(id[1]),
    cost: of.cost + DEARER[set],
    benefits: of.benefits ?? [],
    voidborn: base.map((n, i) => n + (set === '4' || (set === '3' && of.three.includes(i + 1)) ? 1 : 0)),
    rifts: of.rifts,
    planets: set === '4' ? inOrder([...of.planets, of.four]) : of.planets,
    ...(of.shuttle === undefined ? {} : { shuttle: of.shuttle }),
  }));
}
