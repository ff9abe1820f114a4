import { readdirSync, readFileSync } from 'node:fs';
import { type Case, refOf, verbOf } from '@starhold/kernel';
import { expect, test } from 'vitest';
import { catalogueOf, type UnsEntry } from '../catalogue.ts';
import type { Effect, Op } from '../content/index.ts';
import { BASE, opsIn } from './support/content.ts';

/** What is not simply done when its turn comes has a case that somebody wrote by hand. */

const folder = new URL('../cases/', import.meta.url);
const cases = readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Case[]);

const CHOICES: readonly Op['op'][] = ['when', 'choose', 'may', 'pay'];
const isSpecial = (effects: readonly Effect[]): boolean =>
  effects.some((e) => e.kw !== undefined || e.level !== undefined) ||
  opsIn(effects).some(({ op }) => CHOICES.includes(op));

/** A condition, a choice, a keyword, a lasting effect, a number that follows the danger. */
function needsCase(entry: UnsEntry): boolean {
  switch (entry.kind) {
    case 'starter':
    case 'core': {
      const { play, exhaust, passives, triggers } = entry.definition;
      return isSpecial([...play, ...exhaust.flat()]) || passives.length > 0 || triggers.length > 0;
    }
    case 'upgrade': {
      const { core, threat } = entry.definition;
      const lasting = core.passives.length > 0 || core.cost !== undefined || threat.keywords.length > 0;
      return isSpecial(core.effects) || lasting;
    }
    case 'threat': {
      const { keywords, attack, defence } = entry.definition;
      return keywords.length > 0 || typeof attack !== 'number' || typeof defence !== 'number';
    }
    case 'story':
      return entry.definition.modifiers.length > 0 || entry.definition.upkeep.length > 0;
    case 'option':
      return entry.definition.requires.length > 0;
    case 'bossCard':
    case 'boss':
      return true;
    case 'character':
    case 'space':
      return false;
    default:
      return entry satisfies never;
  }
}

/** Every word of a case is a name that it uses: cards, upgrades, threats, bosses. */
function wordsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(wordsIn) : [];
}

const given = new Set(cases.flatMap((c) => wordsIn(c.given)));
const stories = cases.map((c) => ({ card: (c.given as { story?: number }).story, steps: wordsIn(c.when) }));
const told = new Set(
  stories.flatMap(({ card, steps }) => steps.filter((s) => verbOf(s) === 'tell').map((s) => `${card}${refOf(s)}`)),
);

function hasCase({ kind, id }: UnsEntry): boolean {
  if (kind === 'story') return stories.some(({ card }) => String(card) === id);
  return kind === 'option' ? told.has(id) : given.has(id);
}

test('every card with a condition, a choice, a keyword or a lasting effect has a written case', () => {
  const special = catalogueOf(BASE).filter(needsCase);
  expect(special.length).toBeGreaterThan(180);
  expect(special.filter((entry) => !hasCase(entry)).map(({ kind, id }) => `${kind} ${id}`)).toEqual([]);
});
