import { packOf } from '../../content/index.ts';
import { type BosRules, rules } from '../../rules.ts';
import { BASE } from './play.ts';

/**
 * The rules, with somebody looking on: which lists of base cards were run (`danger:D17`, `danger:D17/0.then`), and whose
 * shields absorbed something (`shield:E10`).
 */
export function watchedRules(): { rules: BosRules; seen: Set<string> } {
  const seen = new Set<string>();
  const { ops, hit } = rules.handlers;
  return {
    seen,
    rules: {
      ...rules,
      handlers: {
        ...rules.handlers,
        ops: {
          ...ops,
          run(x, f) {
            if (isOfBase(x.s, f.list)) seen.add(f.list);
            return ops.run?.(x, f);
          },
        },
        hit: {
          ...hit,
          run(x, f) {
            const target = x.s.columns[f.column - 1].at(-1);
            const before = x.s.absorbed.length;
            const result = hit.run?.(x, f);
            if (target && x.s.absorbed.length > before) seen.add(`shield:${packOf(x.s).enemies[target.type].id}`);
            return result;
          },
        },
      },
    },
  };
}

/** Cases may give a card of their own the name of a base card: that proves nothing. */
function isOfBase(s: { pack: string }, address: string): boolean {
  if (s.pack === BASE.key) return true;
  const [card] = address.split('/');
  try {
    return JSON.stringify(packOf(s).lists.at(card)) === JSON.stringify(BASE.lists.at(card));
  } catch {
    return false;
  }
}
