import { game, type PlayerView, type View } from '@starhold/rone';
import { packOf, packs } from '@starhold/rone/content';
import { VERBS } from '@starhold/rone/text';
import { describe, expect, it } from 'vitest';
import { chained, chainOf, diceFor, lostInStore, paymentFor, planFor, playChain } from '../model/dicePlan.ts';
import { phaseLabel } from '../model/names.ts';
import { oddsOf } from '../model/odds.ts';
import { afterDamage, damageOf, missingFor, opponentsOf, partsOf, reshuffleOf, survivalOf } from '../model/table.ts';
import { isQuiet, stepsOf, targetOfRef } from '../model/targets.ts';
import { RONE_TEXT } from '../text/table.ts';

const PACK = packOf({ pack: packs.base });

/** A position in the words of cases, as seat 0 sees it. */
function viewOf(p: Record<string, unknown>[], given: Record<string, unknown> = {}): View {
  const { state } = game.cases.position({ options: { mode: 'duel' }, p, ...given });
  return game.rules.view(state, 0) as View;
}
const playerOf = (p: Record<string, unknown>): PlayerView => viewOf([p, {}]).players[0];

describe('the phase in the bar', () => {
  const at = (view: object): string => phaseLabel({ over: '', round: 2, invasion: null, ...view } as View, 'en');

  it('has its number, and a name also where it is nobody’s turn', () => {
    expect(at({ phase: 4 })).toBe('4 · Main');
    expect(at({ phase: 0, round: 0 })).toBe('Setup');
    expect(at({ phase: 0, invasion: {} })).toBe('Invasion');
    expect(at({ phase: 0, over: 'fell' })).toBe('');
  });
});

describe('what waits', () => {
  const scrap = (n: number): string[] => ['ST01', 'ST02', 'ST03', 'ST04', 'ST05'].slice(0, n);

  it.each([
    // TV-D11, D12, D13
    [
      { base: ['L3', 'TE01', 'TE02'], health: 3, scrapyard: scrap(5) },
      { moved: 2, lost: 3, deadly: true },
    ],
    [
      { base: ['L3', 'TE01', 'TE02'], health: 3, scrapyard: scrap(4) },
      { moved: 2, lost: 2, deadly: false },
    ],
    [
      { base: ['L3', 'TE01', 'TE02', 'TE03'], scrapyard: scrap(2) },
      { moved: 2, lost: 0, deadly: false },
    ],
  ])('the survival check of %j', (p, expected) => {
    expect(survivalOf(PACK, playerOf(p))).toEqual(expected);
  });

  it('a reshuffle costs damage by the scrapyard, what is stored, and armour for the other (TV-D35)', () => {
    const p = { scrapyard: scrap(3), discard: ['ST07'], stored: 'rrk' };
    const duel = viewOf([p, {}]);
    expect(reshuffleOf(PACK, duel.players[0], duel)).toEqual({ damage: 1, stored: 3, gift: 5, deadly: false });
    expect(reshuffleOf(PACK, playerOf({}), duel).deadly).toBe(true);
    // Against the Invasion there is nobody to give it to.
    const coop = viewOf([p, {}], { options: { mode: 'coop', players: 2 } });
    expect(reshuffleOf(PACK, coop.players[0], coop)).toMatchObject({ damage: 1, stored: 3, gift: 0 });
    for (const { draw } of Object.values(RONE_TEXT)) {
      expect(draw.empty(reshuffleOf(PACK, duel.players[0], duel))).toContain('5');
      expect(draw.empty(reshuffleOf(PACK, coop.players[0], coop))).not.toMatch(/opponent|soupeř|Gegner/);
    }
  });

  it('spare parts to come are those of what lies played', () => {
    const view = viewOf([{ played: ['ST03', 'ST09'], parts: 1 }, {}]);
    expect(partsOf(view, 0, PACK)).toBe(1 + 2 + 3);
  });
});

describe('the damage to come', () => {
  const hit = { melee: 4, ranged: 2, destruction: 3 };
  it('destroys armour first, bites with what is left of melee, and flies over it', () => {
    // What has been dealt is not to come, though its cards still lie there.
    const dealt = { ...viewOf([{ played: ['RC07'] }, {}]), phase: 4 };
    expect(damageOf(dealt, 0)).not.toEqual({ melee: 0, ranged: 0, destruction: 0 });
    expect(damageOf({ ...dealt, phase: 7 }, 0)).toEqual({ melee: 0, ranged: 0, destruction: 0 });
    expect(afterDamage(PACK, playerOf({ armour: 5, health: 10 }), hit)).toEqual({ armour: 0, health: 6 });
    expect(afterDamage(PACK, playerOf({ armour: 12, health: 10 }), hit)).toEqual({ armour: 5, health: 8 });
  });
  it('is less by a shield against ranged damage', () => {
    const shield = PACK.permanents.find(({ modifiers }) => modifiers.some(({ mod }) => mod === 'rangedShield'));
    const p = playerOf({ armour: 18, health: 10, base: ['L3', shield?.id ?? ''] });
    expect(afterDamage(PACK, p, { melee: 0, ranged: 3, destruction: 0 }).health).toBeGreaterThan(7);
  });
});

describe('paying', () => {
  it.each([
    ['rr', 'r', 'r'],
    ['rw', 'rk', ''],
    ['rw', 'r', 'w'],
    ['w', 'w', ''],
    ['r', 'w', 'r'],
    ['', '', ''],
  ])('%j with %j lacks %j', (cost, pool, missing) => {
    expect(missingFor(cost, playerOf({ pool }))).toBe(missing);
  });
});

describe('dice that pay', () => {
  const dice = ['rrn', 'used', 'yyn', 'unn'];
  const diceOf = (card: string, p: Record<string, unknown> = {}, wanted: Parameters<typeof diceFor>[3] = {}) => {
    const view = viewOf([{ hand: [card], dice, ...p }, {}], { moment: 'main' });
    return diceFor(view, view.players[0], card, wanted);
  };

  it('are as few as possible, and leave least over', () => {
    expect(diceOf('RC05')).toEqual([1, 3]); // red and yellow
    expect(diceOf('ST09')).toEqual([3]); // yellow and any
    expect(diceOf('RC05', { pool: 'y' })).toEqual([1]);
    expect(diceOf('RC29')).toBeNull(); // no die shows green
  });

  it('are those that the player wants', () => {
    expect(diceOf('ST09', {}, { with: [4] })).toEqual([3, 4]);
    expect(diceOf('ST09', {}, { without: [3] })).toBeNull();
  });

  it('make a chain with the card at its end, and are read off it again', () => {
    const plan = { dice: [1, 3], convert: null };
    const [armed, ...then] = chainOf(plan, 'RC05');
    expect(then.at(-1)).toBe('play:RC05');
    expect(chained(armed, then)).toEqual({ ...plan, card: 'RC05' });
    expect(chained('die:d1', [])).toBeNull();
  });

  it('two of them are given for one resource where nothing else pays', () => {
    const view = viewOf([{ hand: ['RC29'], dice: ['rrn', 'nnn', 'nnn', 'unn'] }, {}], { moment: 'main' });
    const plan = planFor(view, view.players[0], 'RC29');
    expect(plan).toEqual({ dice: [], convert: { dice: [2, 3], kind: 'g' } });
    const [armed, ...then] = playChain(view, view.players[0], 'RC29', false) ?? [];
    expect([armed, ...then]).toEqual(['convert:d2>d3', 'kind:g', 'play:RC29']);
    expect(chained(armed, then)).toEqual({ ...plan, card: 'RC29' });
  });

  it('a payment keeps what the other cards of the hand need', () => {
    // ST09 costs yellow and any; ST11 red and red.
    const paid = (hand: string[], pool: string): string | null => {
      const view = viewOf([{ hand, pool, dice: ['used', 'used', 'used', 'used'] }, {}], { moment: 'main' });
      return paymentFor(view, view.players[0], 'ST09');
    };
    expect(paid(['ST09', 'ST11'], 'yrrk')).toBe('ky');
    expect(paid(['ST09'], 'yr')).toBeNull(); // one way only
  });
});

describe('the odds of drawing', () => {
  it('count every card for each kind of its cost', () => {
    const odds = Object.fromEntries(oddsOf(PACK, ['ST01', 'ST11', 'ST12']).map(({ kind, n }) => [kind, n]));
    expect(odds).toEqual({ u: 0, r: 1, k: 1, g: 1, y: 0, w: 0, free: 1 });
  });
});

describe('where options lie', () => {
  /** Said in the words of the prompt alone. */
  const IN_WORDS = ['end', 'none', 'skip', 'pass', 'do', 'draw', 'reshuffle', 'deal', 'next', 'order', 'put'];

  it('every verb of the game lies somewhere, or is one of the prompt', () => {
    const view = viewOf([{ hand: ['ST01'] }, { base: ['L3'] }]);
    const refs = ['ST01', 'L3', 'd1', 'd1.2', 'g1', 'r', 'p1', 'SP1', 'PR01', 'm3', 'scrapyard'];
    const lies = (verb: string): boolean =>
      refs.some((ref) => stepsOf(`${verb}:${ref}`, view).length > 0 || stepsOf(`${verb}:${ref}>d2`, view).length > 0);
    expect(VERBS.length).toBeGreaterThan(25);
    expect(VERBS.filter((verb) => !IN_WORDS.includes(verb) && !lies(verb))).toEqual([]);
  });

  it('what declines is never gold', () => {
    expect(['end', 'skip', 'none', 'pass'].every(isQuiet)).toBe(true);
    expect(['draw', 'play:ST01', 'do'].some(isQuiet)).toBe(false);
  });

  it('two dice and a re-roll are begun beside the question', () => {
    const view = viewOf([{}, {}]);
    expect(stepsOf('convert:d1>d3', view)).toEqual([['convert'], ['die:d1', 'die:d3']]);
    expect(stepsOf('reroll:d2', view)).toEqual([['reroll'], ['die:d2']]);
  });

  it('a card of another base says whose', () => {
    const view = viewOf([{ base: ['L6'] }, { base: ['L3', 'TE05'] }]);
    expect(stepsOf('exhaust:TE05', view)).toEqual([['base:TE05>p1']]);
    expect(targetOfRef('TE05', view)).toBe('base:TE05>p1');
    expect(targetOfRef('L6', view)).toBe('base:L6');
    expect(opponentsOf(view, 0)).toEqual([1]);
  });
});

describe('what finds no slot in phase 5', () => {
  const lost = (me: Record<string, unknown>): number => lostInStore(viewOf([me, {}], { moment: 'main' }).players[0]);

  it('is nothing while slots of the colour or wild ones are free', () => {
    expect(lost({ pool: 'rrr', stored: '' })).toBe(0);
    expect(lost({ pool: 'rr', stored: 'rrr' })).toBe(0);
    expect(lost({ pool: 'ww', stored: 'ww' })).toBe(0);
  });

  it('is what neither its colour nor a wild slot takes, unused dice counted', () => {
    expect(lost({ pool: 'rr', stored: 'rrrwwww' })).toBe(2);
    expect(lost({ pool: 'rrk', stored: 'rrrwww' })).toBe(1);
    expect(lost({ pool: '', stored: 'rrrwwww', dice: ['rrn', 'used', 'used', 'used'] })).toBe(2);
    expect(lost({ pool: '', stored: 'rrrwwww', dice: ['used', 'used', 'used', 'used'] })).toBe(0);
  });
});
