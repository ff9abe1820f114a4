import { packOf } from '../content/index.ts';
import { NONE, type UnsState } from '../state.ts';

/** Words that stand in option ids and signals themselves, each with one in which it does. */
const FIXED: Readonly<Record<string, string>> = {
  story: 'trigger:story',
  credit: 'lose:credit',
  ally: 'discard:ally',
  train: 'pick:train',
  refresh: 'pick:refresh',
  market: 'ping:market>…',
  wait: 'ping:wait',
  go: 'ping:go',
  boss: 'ping:boss',
};

const PATTERNS: readonly [RegExp, (name: string) => string][] = [
  [/^k\d+$/, (name) => `play:${name}`],
  [/^p\d+$/, (name) => `sweep:${name}`],
  [/^deck\d+$/, (name) => `ping:${name}>…`],
  [/^\d+$/, (name) => `draft:${name}`],
];

/** An id in which a card called so would be mistaken for something else. A card may bear the id of its own core side. */
export function takenName(s: UnsState, name: string, own: string | undefined): string | undefined {
  if (Object.hasOwn(FIXED, name)) return FIXED[name];
  const pattern = PATTERNS.find(([looksLike]) => looksLike.test(name));
  if (pattern) return pattern[1](name);
  const pack = packOf(s);
  if (s.story !== NONE && pack.story.some((card) => card.options.some((o) => o.id === name))) return `tell:${name}`;
  if (name !== own && pack.coreIndex.has(name)) return `keep:${name}`;
  if (pack.upgradeIndex.has(name)) return `buy:${name}`;
  return name !== own && pack.threatIndex.has(name) ? `ping:…>${name}` : undefined;
}
