import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { roomsOf } from '@starhold/effects';
import { runCase } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import type { Op } from '../content/index.ts';
import { catalogueOf } from '../text/index.ts';
import { caseWords } from '../words/index.ts';
import { BASE } from './support/play.ts';
import { playsOf } from './support/plays.ts';
import { wantsCase } from './support/scenes.ts';
import { watchedRules } from './support/watch.ts';

/** Every card is played through the real engine, each branch of it, and what is told then can be read. */

const GOLDEN = new URL('../text/golden/plays.en.txt', import.meta.url);
const CARDS = [...new Map(catalogueOf(BASE).map((card) => [card.ref, card])).values()];

const watched = watchedRules();
const plays = CARDS.map((card) => [`# ${card.kind}:${card.id}`, ...playsOf(card, watched.rules), ''].join('\n')).join(
  '\n',
);

/** Every list of operations on a card, by its address. */
function addressesOf(address: string, ops: readonly Op[]): string[] {
  const rooms = ops.flatMap((op, i) => roomsOf(op).map(([room, inner]) => ({ at: `${address}/${i}.${room}`, inner })));
  return [address, ...rooms.flatMap(({ at, inner }) => addressesOf(at, inner as readonly Op[]))];
}

describe('every card', () => {
  test('is played as the golden file tells (UPDATE_GOLDEN=1 writes it anew)', () => {
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(GOLDEN, plays);
    expect(plays).toBe(readFileSync(GOLDEN, 'utf8'));
  });

  test('is played in each of its branches', () => {
    const lists = [
      ...BASE.commands.flatMap((c) => addressesOf(`command:${c.id}`, c.ops)),
      ...BASE.dangers.flatMap((d) => addressesOf(`danger:${d.id}`, d.ops)),
      ...BASE.enemies.filter((e) => e.ops.length > 0).flatMap((e) => addressesOf(`enemy:${e.id}`, e.ops)),
      ...BASE.bosses.flatMap((b) => b.cards.flatMap((ops, i) => addressesOf(`boss:${b.id}.${i + 1}`, ops))),
    ];
    expect(lists.length).toBeGreaterThan(80);
    expect(lists.filter((address) => !watched.seen.has(address))).toEqual([]);
    const shields = BASE.enemies.filter((e) => e.shield).map((e) => `shield:${e.id}`);
    expect(shields.filter((shield) => !watched.seen.has(shield))).toEqual([]);
  });

  test('does something in some scene, or says that it does nothing', () => {
    const idle = plays
      .split('\n\n')
      .filter((card) => card.split('\n').filter((line) => line.startsWith('  ')).length < 2)
      .map((card) => card.split('\n')[0]);
    expect(idle).toEqual(['# danger:D15', '# danger:D16']);
  });
});

describe('cards with a condition, a choice, a keyword or something that lasts', () => {
  const { rules, seen } = watchedRules();
  const folder = new URL('../cases/', import.meta.url);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const raw: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    for (const one of Array.isArray(raw) ? raw : [raw]) runCase({ ...caseWords, rules }, one);
  }
  const wanted = CARDS.filter(wantsCase);

  test('are many', () => {
    expect(wanted.length).toBeGreaterThan(60);
  });

  test.each(wanted.map((card) => [card.ref, card] as const))('%s has a written case', (ref, card) => {
    const isPlayed = seen.has(ref) || (card.kind === 'enemy' && seen.has(`shield:${card.id}`));
    expect(isPlayed).toBe(true);
    if (card.text('en')[0].includes('shield')) expect(seen).toContain(`shield:${card.id}`);
  });
});
