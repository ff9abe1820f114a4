import { quickRng, Table } from '@starhold/kernel';
import { expect, it } from 'vitest';
import { facts } from '../facts.ts';
import { game } from '../module.ts';
import { Options } from '../options.ts';
import { rules } from '../rules.ts';

/** What players can ask "why?" about must add up to what stands on the table, at every moment. */

it.each([
  ['alone', { boss: 'harbinger' as const }],
  ['two', { boss: 'triumvirate' as const, players: 2 }],
])('the changes told add up to the numbers: %s', (_title, options) => {
  const table = new Table(rules, Options.parse(options), '3'.repeat(32));
  const rng = quickRng(1);
  const known = new Map<string, number>();
  let read = 0;
  let compared = 0;
  while (table.over === '') {
    const [seat] = table.waitingFor;
    const { view, decisions } = table.seen(seat);
    const events = table.history('table');
    for (const { event } of events.slice(read)) {
      for (const { fact, change = 0, now } of facts(event)) {
        const before = known.get(fact);
        // More damage than a threat can take is lost (OVERKILL_IS_LOST): there the end value counts.
        const adds = !fact.startsWith('damage:') && change !== 0;
        if (adds && before !== undefined && now !== undefined) expect(before + change, fact).toBe(now);
        if (now !== undefined) known.set(fact, now);
        else if (before !== undefined) known.set(fact, before + change);
      }
    }
    read = events.length;
    const shown = new Map<string, number>([
      ['danger', view.danger.level],
      ['boss', view.boss.damage],
      ...view.players.flatMap((p, i) =>
        (['health', 'armour', 'ap', 'credits', 'level'] as const).map((key): [string, number] => [
          `${key}:${i}`,
          p[key],
        ]),
      ),
    ]);
    for (const [fact, value] of shown) {
      if (!known.has(fact)) continue;
      expect(known.get(fact), fact).toBe(value);
      compared++;
    }
    const [decision] = decisions;
    table.answer({ decision: decision.id, seat, pick: game.brain.choose(view, decision, rng) });
  }
  expect(compared).toBeGreaterThan(500);
  for (const fact of ['health:0', 'armour:0', 'ap:0', 'credits:0', 'level:0', 'danger'])
    expect(known.has(fact), fact).toBe(true);
});
