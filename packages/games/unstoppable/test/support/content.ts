import { type CoreDef, type Effect, type Keyword, type Op, packs } from '../../content/index.ts';

/** Looking into cards as data: all operations, effects and keywords, however deep they lie. */

/** What comes with the game, ready for play and as it was written. */
export const BASE = packs.at(packs.base);
export const BASE_PACK = BASE.def;

export const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
export const mean = (numbers: number[]): number => sum(numbers) / numbers.length;

export function tally<T>(list: readonly T[], key: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of list) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
}

export function opsIn(data: unknown): Op[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'op' in data && typeof data.op === 'string' ? [data as Op] : [];
  return [...own, ...Object.values(data).flatMap(opsIn)];
}

/** Every list of effects of a card that happens together: playing it, each exhaust symbol, its triggers. */
export const moments = (card: CoreDef): Effect[][] => [
  card.play,
  ...card.exhaust,
  card.triggers.map((trigger) => trigger.effect),
];

export const effectsOf = (card: CoreDef): Effect[] => moments(card).flat();

export const keywordName = (kw: Keyword): string => (typeof kw === 'string' ? kw : 'haggle');

export const keywordsOf = (card: CoreDef): Set<string> =>
  new Set(effectsOf(card).flatMap((effect) => (effect.kw ? [keywordName(effect.kw)] : [])));

/** Damage instances that choose their target, with a fixed number of repetitions. */
export function instances(effects: readonly Effect[]): number {
  const of = (ops: readonly Op[]): number =>
    sum(
      ops.map((op) => {
        if (op.op === 'damage') return 1;
        if (op.op === 'repeat') return of(op.do) * (typeof op.n === 'number' ? op.n : 1);
        return 0;
      }),
    );
  return sum(effects.map((effect) => of(effect.ops)));
}
