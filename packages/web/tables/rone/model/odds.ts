import type { Pack } from '@starhold/rone/content';

/** Cards of the own deck by the first symbol they cost; in the order of the board, free ones last. */
export function oddsOf(pack: Pack, cards: readonly string[]): { kind: string; n: number }[] {
  const kinds = [...'urkgyw', 'free'];
  const counts = new Map(kinds.map((kind) => [kind, 0]));
  for (const id of cards) {
    const at = pack.cardIndex.get(id);
    const symbols = new Set(at === undefined ? '' : pack.cards[at].cost);
    for (const kind of symbols.size === 0 ? ['free'] : symbols) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return kinds.map((kind) => ({ kind, n: counts.get(kind) ?? 0 }));
}
