import { type Ask, listPicks } from '@starhold/kernel';

type Listed = Extract<Ask, { kind: 'subset' | 'order' }>;

/** An ask over things that may be equal: the different ones, and every pick as places among them. */
interface Patterned {
  ids: string[];
  picks: readonly (readonly number[])[];
}

/** Hands and orders of the same pattern, e.g. two alike and two others, have the same picks: they are listed once. */
const known = new Map<string, number[][]>();

export function patternsOf(ask: Listed, cap: number): Patterned {
  const all = ask.kind === 'order' ? ask.of : ask.from;
  const ids = [...new Set(all)];
  const places = all.map((id) => String(ids.indexOf(id)));
  const key = `${ask.kind} ${ask.kind === 'subset' ? `${ask.min} ${ask.max} ` : ''}${cap} ${places.join(',')}`;
  let picks = known.get(key);
  if (!picks) {
    const plain: Ask = ask.kind === 'order' ? { ...ask, of: places } : { ...ask, from: places };
    picks = (listPicks(plain, cap) as string[][]).map((pick) => pick.map(Number));
    known.set(key, picks);
  }
  return { ids, picks };
}
