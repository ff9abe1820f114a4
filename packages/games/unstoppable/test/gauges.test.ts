import { quickRng, Table } from '@starhold/kernel';
import { expect, it } from 'vitest';
import { gaugeChanges } from '../gauges.ts';
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
      for (const { gauge, change = 0, now } of gaugeChanges(event)) {
        const before = known.get(gauge);
        // More damage than a threat can take is lost (OVERKILL_IS_LOST): there the end value counts.
        const adds = !gauge.startsWith('damage:') && change !== 0;
        if (adds && before !== undefined && now !== undefined) expect(before + change, gauge).toBe(now);
        if (now !== undefined) known.set(gauge, now);
        else if (before !== undefined) known.set(gauge, before + change);
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
    for (const [gauge, value] of shown) {
      if (!known.has(gauge)) continue;
      expect(known.get(gauge), gauge).toBe(value);
      compared++;
    }
    const [decision] = decisions;
    table.answer({ decision: decision.id, seat, pick: game.brain.choose(view, decision, rng) });
  }
  expect(compared).toBeGreaterThan(500);
  for (const gauge of ['health:0', 'armour:0', 'ap:0', 'credits:0', 'level:0', 'danger'])
    expect(known.has(gauge), gauge).toBe(true);
});
