import { readdirSync, readFileSync } from 'node:fs';
import type { Case } from '@starhold/kernel';
import { expect, test } from 'vitest';
import { catalogueOf, type RoneEntry } from '../catalogue.ts';
import type { Op } from '../content/index.ts';
import { BASE, deep } from './support/content.ts';

/** What is not simply done when its turn comes has a case that somebody wrote by hand. */

const folder = new URL('../cases/', import.meta.url);
const cases = readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Case[]);

/** Plain gains and plain damage need no choice and no rule of their own. */
const PLAIN: readonly Op['op'][] = ['gain', 'deal'];
const isSpecial = (ops: readonly Op[]): boolean => ops.flatMap(deep).some(({ op }) => !PLAIN.includes(op));

/** A condition, a choice, a keyword, a lasting effect. */
function needsCase(entry: RoneEntry): boolean {
  switch (entry.kind) {
    case 'starter':
    case 'additional':
    case 'recruit': {
      const { play, drawn, unplayed, bonus, keep, fleeting } = entry.definition;
      const triggered = drawn.length + unplayed.length + bonus.length > 0;
      return isSpecial(play) || triggered || keep === true || fleeting === true;
    }
    case 'leader':
    case 'technology':
    case 'protocol': {
      const { use, abilities, modifiers } = entry.definition;
      return isSpecial(use) || abilities.length + modifiers.length > 0;
    }
    case 'invasionStarter':
    case 'invasion': {
      const { deployed, trained, resolution, top, lasting } = entry.definition;
      return deployed.length + trained.length + resolution.length + top.length + lasting.length > 0;
    }
    case 'part':
    case 'action':
      return true;
    case 'scenario':
    case 'event':
    case 'pair':
    case 'zone':
    case 'steps':
      return false;
    default:
      return entry satisfies never;
  }
}

/** Every word of a case is a name that it uses; of an option the things it is about. */
function wordsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.split(/[:>]/);
  if (typeof data !== 'object' || data === null) return [];
  return [...Object.keys(data).flatMap(wordsIn), ...Object.values(data).flatMap(wordsIn)];
}

test('every card with a condition, a choice, a keyword or a lasting effect has a written case', () => {
  const used = new Set(cases.flatMap((c) => [...wordsIn(c.given), ...wordsIn(c.when)]));
  const special = catalogueOf(BASE).filter(needsCase);
  expect(special.length).toBeGreaterThan(90);
  expect(special.filter(({ id }) => !used.has(id)).map(({ kind, id }) => `${kind} ${id}`)).toEqual([]);
});
