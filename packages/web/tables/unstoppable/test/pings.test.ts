import { plain } from '@starhold/effects/text';
import { quickRng } from '@starhold/kernel';
import { game } from '@starhold/unstoppable';
import { logLine } from '@starhold/unstoppable/text';
import { describe, expect, it } from 'vitest';
import { pointedAt } from '../../../desk/pings.ts';
import { isPlace, pingAt, targetOfPing } from '../board/pings.ts';
import { targetOfRef } from '../board/targets.ts';
import { tableOf, type UnsTable } from './support.ts';

/** A game of two until the battlefield of the first is full of things to point at. */
function middle(): UnsTable {
  const table = tableOf({ players: 2 });
  const rng = quickRng(1);
  for (let i = 0; i < 400; i++) {
    const [seat] = table.waitingFor;
    const { view, decisions } = table.seen(seat);
    if (view.turn >= 3 && seat === 0 && view.phase === 'action' && view.players[0].play.length > 0) return table;
    table.answer({ decision: decisions[0].id, seat, pick: game.brain.choose(view, decisions[0], rng) });
  }
  throw new Error('the position never came up');
}

const entries = (table: UnsTable) => table.events(0, 0).map((event) => ({ event, round: 3, at: 0, beat: 0 }));

describe('pings of Unstoppable', () => {
  const table = middle();
  const { view } = table.seen(0);
  const signals = table.signalsFor(0);

  it('lead to exactly one thing each, and back', () => {
    const places = signals.filter(isPlace);
    expect(signals.filter((id) => !isPlace(id))).toEqual(['ping:wait', 'ping:go']);
    for (const id of places) {
      const target = targetOfPing(id, view);
      expect(target, id).toBeDefined();
      expect(pingAt(target ?? '', view, signals)).toBe(id);
    }
  });

  it('exist for threats, hands, cards in play, market, core decks and the boss, of both players', () => {
    const wanted = [
      'boss',
      'story',
      ...view.players.flatMap((p) =>
        [...p.field, ...(p.onDeck ? [p.onDeck] : []), ...p.hand, ...p.play].map((c) => `card:${c.ref}`),
      ),
      ...view.market.flatMap((offer, i) => (offer ? [`market:${i}`] : [])),
      ...view.coreDecks.flatMap((deck, i) => (deck.top === null ? [] : [`deck:${i + 1}`])),
    ];
    expect(wanted.filter((target) => pingAt(target, view, signals) === undefined)).toEqual([]);
    expect(wanted.length).toBe(signals.filter(isPlace).length + 1); // the story stands for the boss
  });

  it('show who points last, and are read in the log after the thing has gone', () => {
    const [threat] = view.players[0].field;
    const ping = pingAt(`card:${threat.ref}`, view, signals) ?? '';
    expect(table.signal(1, 'ping:boss')).toBe(true);
    expect(table.signal(1, ping)).toBe(true);
    const log = entries(table);
    const at = { round: 3, lastEvent: log.length - 1 };
    const pointed = pointedAt(log, ['Ada', 'Bo'], isPlace, at);
    expect([...pointed.values()]).toEqual([['Bo']]);
    const [ref = ''] = pointed.keys();
    expect(targetOfRef(ref, view)).toBe(`card:${threat.ref}`);
    const later = { ...view, players: view.players.map((p) => ({ ...p, field: [] })) };
    expect(targetOfRef(ref, later)).toBeUndefined();
    const line = plain(logLine(later, log[log.length - 1].event, ['Ada', 'Bo'], 'en'));
    expect(line).toMatch(/^Bo: Look at this: \w+/);
    expect(line).not.toContain('…');
    expect(pointedAt(log, ['Ada', 'Bo'], isPlace, { ...at, round: 4 }).size).toBe(0);
    expect([...pointedAt(log, ['Ada', 'Bo'], isPlace, { ...at, lastEvent: at.lastEvent - 1 }).keys()]).toEqual([
      'boss',
    ]);
  });

  it('are not there for one player alone', () => {
    expect(tableOf({ players: 1 }).signalsFor(0)).toEqual([]);
  });
});
