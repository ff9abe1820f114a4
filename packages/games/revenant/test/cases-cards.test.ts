import { readdirSync, readFileSync } from 'node:fs';
import type { Case } from '@starhold/kernel';
import { expect, test } from 'vitest';
import { catalogueOf, type RevenantEntry } from '../catalogue.ts';
import type { AbilityDef, Op } from '../content/index.ts';
import { BASE, deep } from './support/content.ts';

/** What is not simply done when its turn comes has a case that somebody wrote by hand. */

const folder = new URL('../cases/', import.meta.url);
const cases = readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Case[]);

/** Gains, cards, and what is placed, destroyed, repaired or moved in plain reach: the proofs show them. */
const PLAIN: readonly Op['op'][] = [
  'gain',
  'tactics',
  'hidden',
  'data',
  'remnant',
  'draw',
  'play',
  'isolate',
  'shield',
  'destroy',
  'repair',
  'damage',
  'moves',
  'limitedMoves',
];
const isSpecial = (ops: readonly Op[]): boolean => ops.flatMap(deep).some(({ op }) => !PLAIN.includes(op));
const isConditional = ({ if: condition, only, do: ops }: AbilityDef): boolean =>
  condition !== undefined || only !== undefined || isSpecial(ops);

/** A condition, a price, a choice, a keyword, a lasting effect. */
function needsCase(entry: RevenantEntry): boolean {
  switch (entry.kind) {
    case 'cadet':
    case 'frigate':
    case 'command': {
      const { abilities, modifiers, do: ops } = entry.definition;
      return abilities.some(isConditional) || modifiers.length > 0 || isSpecial(ops);
    }
    case 'planet':
      return isSpecial(entry.definition.upper.do) || isSpecial(entry.definition.lower.do);
    case 'crew': {
      const { basic, developing, activation } = entry.definition;
      return [basic, ...developing].some(isConditional) || isSpecial(activation);
    }
    case 'failure':
    case 'board':
    case 'order':
    case 'house':
    case 'action':
    case 'colony':
    case 'agenda':
      return true;
    case 'scanner':
    case 'die':
      return false;
    default:
      return entry satisfies never;
  }
}

/** Every word of a case is a name that it uses; of an option the things it is about. */
function wordsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.split(/[:>.]/);
  if (typeof data !== 'object' || data === null) return [];
  return [...Object.keys(data).flatMap(wordsIn), ...Object.values(data).flatMap(wordsIn)];
}

test('every card with a condition, a price, a choice, a keyword or a lasting effect has a written case', () => {
  const used = new Set(cases.flatMap((c) => [...wordsIn(c.given), ...wordsIn(c.when)]));
  // Ships are called by kind and House: `fighterBEL`, `frigate0`.
  const ships = [...used].join(' ');
  const special = catalogueOf(BASE).filter(needsCase);
  expect(special.length).toBeGreaterThan(90);
  const missing = special.filter(({ kind, id }) => !used.has(id) && !(kind === 'action' && ships.includes(id)));
  expect(missing.map(({ kind, id }) => `${kind} ${id}`)).toEqual([]);
});
