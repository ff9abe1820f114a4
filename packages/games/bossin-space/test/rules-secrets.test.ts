import { type Eyes, quickRng, samplePick, Table } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import { kindsOf } from '../rules/cards.ts';
import { rules } from '../rules.ts';
import { cloneState } from '../state.ts';
import { viewOf } from '../view.ts';
import { type BosTable, decisionsOf, newTable, playOut, toughTable } from './support/play.ts';

const EVERYBODY: Eyes[] = [0, 1, 2, 'table'];

/** Three players who have all chosen but one. */
function nearlyChosen() {
  const table = newTable({ players: 3 });
  const [refresh] = decisionsOf(table);
  table.answer({ decision: refresh.id, seat: refresh.ask.seat, pick: 'keep' });
  const rng = quickRng(1);
  for (const at of decisionsOf(table).slice(0, 2)) {
    table.answer({ decision: at.id, seat: at.ask.seat, pick: samplePick(at.ask, rng) });
  }
  return table;
}

describe('what is secret', () => {
  test('hands and face-down choices reach their owner only (BOS-4.1, BOS-4.6, BOS-23.2)', () => {
    const table = nearlyChosen();
    const s = table.copyState();
    expect(s.picks.flat().length).toBeGreaterThan(1);
    for (const eyes of EVERYBODY) {
      const { view, decisions } = table.seen(eyes);
      expect(view.hand).toEqual(eyes === 'table' ? [] : kindsOf(s, s.hands[eyes]).sort());
      expect(view.picks).toEqual(eyes === 'table' ? [] : kindsOf(s, s.picks[eyes]).sort());
      expect(decisions.every((d) => d.ask.seat === eyes)).toBe(true);
      for (const e of table.events(eyes)) {
        if (e.type === 'drew') expect(e.priv === undefined).toBe(e.seat !== eyes);
        else expect(e.priv).toBeUndefined();
      }
    }
  });

  test("nothing of the others' choices is told before all have chosen (BOS-3.4, BOS-4.6)", () => {
    const table = nearlyChosen();
    const said = table.events('table').map((e) => e.type);
    expect(said).not.toContain('revealed');
    const [last] = decisionsOf(table);
    table.answer({ decision: last.id, seat: last.ask.seat, pick: samplePick(last.ask, quickRng(2)) });
    const revealed = table.events('table').filter((e) => e.type === 'revealed');
    expect(revealed.map((e) => e.seat)).toEqual([0, 1, 2]);
    expect(revealed.flatMap((e) => e.pub.cards).sort()).toEqual(table.seen('table').view.pool);
  });

  test('another hand, another order of the decks: the same view (BOS-4.6, BOS-23.2)', () => {
    const s = nearlyChosen().copyState();
    const other = cloneState(s);
    for (const card of other.hands[1]) other.commandDeck.unshift(card);
    other.hands[1] = s.hands[1].map(() => other.commandDeck.pop() as number);
    other.enemyDeck.reverse();
    other.dangerDeck.reverse();
    other.upgradedStack.reverse();
    other.rng = s.rng.map((n) => n + 1);
    expect(viewOf(other, 0)).toEqual(viewOf(s, 0));
    expect(viewOf(other, 'table')).toEqual(viewOf(s, 'table'));
    expect(viewOf(other, 1)).not.toEqual(viewOf(s, 1));
  });

  test('in Arrangement the turned-up cards are open, the hands are not (BOS-4.4)', () => {
    const table = nearlyChosen();
    const [last] = decisionsOf(table);
    table.answer({ decision: last.id, seat: last.ask.seat, pick: samplePick(last.ask, quickRng(2)) });
    for (const eyes of EVERYBODY) {
      const { view } = table.seen(eyes);
      expect(view.pool.length).toBe(4);
      expect(view.hand.length).toBe(eyes === 'table' ? 0 : view.seats[eyes].handSize);
    }
  });
});

describe('in which order cards were drawn is nobody’s business (BOS-4.1, BOS-23.2)', () => {
  /** What everybody but its owner gets to see of a captain who discards this hand. */
  function refreshed(reversed: boolean): unknown {
    const s = newTable({ players: 3 }, 4).copyState();
    const { captain } = s;
    if (reversed) s.hands[captain].reverse();
    expect(new Set(kindsOf(s, s.hands[captain])).size).toBeGreaterThan(1);
    const table: BosTable = new Table(rules, s.options, '0'.repeat(32), { state: s });
    const [at] = decisionsOf(table);
    expect(table.answer({ decision: at.id, seat: captain, pick: 'refresh' })).toEqual({ ok: true });
    const others = EVERYBODY.filter((eyes) => eyes !== captain);
    return others.map((eyes) => ({ seen: table.seen(eyes), events: table.events(eyes) }));
  }

  test('a discarded hand is told and lies there in no order', () => {
    expect(refreshed(true)).toEqual(refreshed(false));
    expect(JSON.stringify(refreshed(false))).toContain('"refreshed"');
  });

  test('nor is the order of the upgraded cards that come into the deck', () => {
    const told: string[][] = [];
    for (let game = 1; told.length < 6; game++) {
      const other = toughTable({ players: 1, difficulty: 'easy' }, game);
      playOut(other, game, () => {});
      for (const e of other.events('table')) if (e.type === 'cardsAdded') told.push(e.pub.cards as string[]);
    }
    for (const cards of told) expect(cards).toEqual(cards.toSorted());
  });

  test('the open discard pile of commands is sorted, whoever looks', () => {
    playOut(toughTable({ players: 3 }, 2), 2, (s) => {
      for (const eyes of EVERYBODY) {
        const { commands } = viewOf(s, eyes).discards;
        expect(commands).toEqual(commands.toSorted());
      }
    });
  });
});

describe('what is open', () => {
  test('board, timeline, tracks, crew, discard piles and deck sizes look the same to everybody (BOS-23.1, A-26)', () => {
    const table = newTable({ players: 3 }, 5);
    playOut(table, 5, (s) => {
      const seen = [0, 1, 2, 'table' as const].map((eyes) => {
        const { eyes: _eyes, hand: _hand, picks: _picks, ...open } = viewOf(s, eyes);
        return open;
      });
      for (const other of seen) expect(other).toEqual(seen[0]);
      expect(seen[0].decks.commands).toBe(s.commandDeck.length);
      expect(seen[0].discards.commands.length).toBe(s.commandDiscard.length);
      expect(seen[0].discards.enemies.length).toBe(s.enemyDiscard.length);
    });
  });

  test('how many enemies of each class are left is open (BOS-23.3)', () => {
    expect(newTable({ players: 2 }).seen(0).view.decks.enemiesByClass).toEqual([4, 8, 4]);
    expect(newTable({ players: 2, difficulty: 'hard' }).seen('table').view.decks.enemiesByClass).toEqual([4, 8, 8]);
  });

  test('a player sees how many cards each seat plays, before and after choosing (BOS-3.4)', () => {
    const plays = (table: ReturnType<typeof newTable>): number[] =>
      table.seen('table').view.seats.map((seat) => seat.plays);
    const table = nearlyChosen();
    const { captain } = table.seen('table').view;
    expect(plays(table)).toEqual([0, 1, 2].map((seat) => (seat === captain ? 2 : 1)));
    const solo = newTable({ players: 1 });
    expect(plays(solo)).toEqual([4]);
  });
});
