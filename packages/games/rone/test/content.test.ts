import { brokenPromises } from '@starhold/effects/testing';
import { LANGUAGES } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import { abilityValue, cardBudget, cardValue } from '../content/budget.ts';
import { type CardDef, COLOURS, type Op, PackDef } from '../content/index.ts';
import { MODIFIERS, OPERATIONS } from '../content/schema.ts';
import { nameFor, shortName } from '../text/index.ts';
import { BASE, BASE_PACK, everyOp } from './support/content.ts';

/** Acceptance checks 6.8 for the content: counts, names, costs, verbs and triggers, budgets. */

const { cards, leaders, technologies, invasion, protocols, scenarios, board, invasionBoard } = BASE_PACK;
const count = (list: readonly { id: string; copies?: number }[]): number =>
  list.reduce((sum, { copies = 1 }) => sum + copies, 0);
const inSet = (set: CardDef['set']): CardDef[] => cards.filter((card) => card.set === set);

describe('counts', () => {
  test('the pack is valid, keeps what it promises and promises all its kinds of cards', () => {
    expect(PackDef.safeParse(BASE_PACK).success).toBe(true);
    expect(brokenPromises(BASE_PACK)).toEqual([]);
    const promised = new Set(BASE_PACK.expects.map(({ of }) => of));
    expect([...promised].sort()).toEqual(['cards', 'invasion', 'leaders', 'protocols', 'scenarios', 'technologies']);
    expect(brokenPromises({ ...BASE_PACK, leaders: leaders.slice(1) })).toEqual(['leaders {}: 7 instead of 8']);
  });

  test('6.2: a set for four players has 268 cards', () => {
    const starters = 4 * (count(inSet('starter')) + count(inSet('additional')));
    const others = [inSet('recruit'), leaders, technologies, invasion, protocols, scenarios].map(count);
    expect(others.reduce((a, b) => a + b, starters)).toBe(268);
  });

  test('17.2: there are Invasion starters for four players, and setup of four finds its cards', () => {
    expect(count(invasion.filter(({ set }) => set === 'starter'))).toBeGreaterThanOrEqual(22);
    expect(count(inSet('recruit'))).toBeGreaterThanOrEqual(48);
    expect(technologies.length).toBeGreaterThanOrEqual(12);
    expect(leaders.length).toBeGreaterThanOrEqual(4);
  });
});

describe('names', () => {
  const named = [
    ...cards,
    ...leaders,
    ...technologies,
    ...invasion,
    ...protocols,
    ...scenarios,
    ...board.parts,
    ...invasionBoard.actions,
  ];

  test('A-57: the twelve starters have the names of the rulebooks', () => {
    const names = inSet('starter').map(({ name }) => `${name.en} / ${name.cs} / ${name.de}`);
    expect(names).toEqual([
      'Water Canister / Kanystr vody / Wasserkanister',
      'Jugura / Jugura / Jugura',
      'Command / Rozkaz / Befehl',
      'Vision / Vize / Vision',
      'Tribe Guardians / Strážci kmene / Stammeswächter',
      'Areja / Areja / Areja',
      'Brawler / Rváč / Wilder Kampf',
      'Scout / Průzkumník / Kundschafter',
      'Commander Atus / Velitel Atus / Kommandant Atus',
      'Hovercraft / Vznášedlo / Hovercraft',
      'Destroyer / Ničitel / Zerstörer',
      'Jalak / Jalak / Jalak',
    ]);
  });

  test('every name stands once among its kind in every language', () => {
    for (const lang of LANGUAGES) {
      const met = named.map(({ name }) => name[lang]);
      // A scout of the players and a drone that scouts may share a word, two cards of one kind may not.
      const twice = cards.map(({ name }) => name[lang]).filter((name, i, all) => all.indexOf(name) !== i);
      expect(twice, lang).toEqual([]);
      expect(
        met.every((name) => name.trim() === name && name !== ''),
        lang,
      ).toBe(true);
    }
  });

  test('every card has a short name where its name has more than 13 letters', () => {
    const from = { pack: BASE.pack };
    for (const lang of LANGUAGES) {
      const long = named.filter(({ id }) => shortName(from, id, lang).length > 13);
      expect(
        long.map(({ id }) => `${lang} ${id}: ${nameFor(from, id, lang)}`),
        lang,
      ).toEqual([]);
    }
  });
});

describe('costs and values', () => {
  test('6.8: each kind of resource is in the costs of at least two starters', () => {
    for (const letter of 'urkgyw') {
      const having = inSet('starter').filter(({ cost }) => cost.includes(letter));
      expect(having.length, letter).toBeGreaterThanOrEqual(2);
    }
  });

  test('every Invasion card has health of its own', () => {
    expect(invasion.filter(({ combat }) => combat.health < 1)).toEqual([]);
    const zero = { ...invasion[0], combat: { ...invasion[0].combat, health: 0 } };
    expect(PackDef.safeParse({ ...BASE_PACK, invasion: [zero] }).success).toBe(false);
  });

  const TOLERANCE = 0.6 + 1e-9;
  const off = (def: CardDef): boolean => Math.abs(cardValue(def) - cardBudget(def)) > TOLERANCE;

  test('6.2: every player card keeps its budget, but those that stand below it on purpose', () => {
    expect(cards.filter(off).map(({ id }) => id)).toEqual(['RC42', 'RC43', 'RC47']);
    for (const id of ['RC42', 'RC43', 'RC47']) {
      const def = BASE.cards[BASE.cardIndex.get(id) ?? -1];
      expect(cardValue(def), id).toBeLessThan(cardBudget(def));
    }
  });

  test('two points of melee more would break it', () => {
    const richer = cards.map((def): CardDef => ({ ...def, combat: { ...def.combat, melee: def.combat.melee + 2 } }));
    expect(richer.filter((def) => !off(def)).map(({ id }) => id)).toEqual([]);
  });

  test('6.2: activated abilities are worth 2 to 3 points, but those that stand outside on purpose (RULINGS.md, Balance)', () => {
    const activated = [...leaders, ...technologies].filter(({ use }) => use.length > 0);
    expect(activated).toHaveLength(19);
    const wrong = activated.filter((def) => abilityValue(def) < 2 || abilityValue(def) > 3);
    expect(wrong.map(({ id }) => id)).toEqual(['L1', 'L4', 'TE07', 'TE11']);
  });

  test('a passive ability of each turn is worth 1 to 2 points; L6 half a point more (RULINGS.md, Balance)', () => {
    const turnly = [...leaders, ...technologies].filter(({ abilities }) =>
      abilities.some(({ on }) => on === 'turnStart'),
    );
    expect(turnly.map(({ id }) => id)).toEqual(['L6', 'L7', 'TE15', 'TE16']);
    for (const def of turnly) expect(abilityValue(def), def.id).toBeGreaterThanOrEqual(0.75);
    for (const def of turnly) expect(abilityValue(def), def.id).toBeLessThanOrEqual(def.id === 'L6' ? 2.5 : 2);
  });
});

describe('6.8: every verb and trigger of 6.2 is used', () => {
  const used = everyOp(BASE_PACK);

  test('every operation stands on a card, board or scenario', () => {
    const met = new Set(used.map(({ op }) => op.op));
    expect(OPERATIONS.filter((op) => !met.has(op as Op['op']))).toEqual(['repeat']);
  });

  test('every trigger is heard by something', () => {
    const moments = new Set(
      [...leaders, ...technologies, ...protocols].flatMap(({ abilities }) => abilities.map(({ on }) => on)),
    );
    expect([...moments].sort()).toEqual([
      'defeated',
      'invasionStart',
      'playerReshuffled',
      'recruited',
      'reshuffled',
      'turnStart',
    ]);
    expect(cards.filter(({ drawn }) => drawn.length > 0).map(({ id }) => id)).toEqual(['RC04', 'RC22', 'RC46']);
    expect(cards.filter(({ unplayed }) => unplayed.length > 0).map(({ id }) => id)).toEqual(['RC47']);
    expect(cards.filter(({ keep }) => keep).map(({ id }) => id)).toEqual(['RC14', 'RC46']);
    expect(cards.filter(({ fleeting }) => fleeting).map(({ id }) => id)).toEqual(['RC42']);
    expect(cards.filter(({ bonus }) => bonus.length > 0).map(({ id }) => id)).toEqual(['RC16', 'RC48']);
    expect(invasion.filter(({ deployed }) => deployed.length > 0)).toHaveLength(9);
    expect(invasion.filter(({ trained }) => trained.length > 0).map(({ id }) => id)).toEqual(['IC11']);
    expect(invasion.filter(({ resolution }) => resolution.length > 0).map(({ id }) => id)).toEqual(['IC18']);
    expect(invasion.filter(({ lasting }) => lasting.length > 0).map(({ id }) => id)).toEqual(['IS10', 'IC21']);
    expect(invasion.filter(({ top }) => top.length > 0).map(({ id }) => id)).toEqual(['IC16', 'IC17']);
    expect(protocols.flatMap(({ abilities }) => abilities).filter(({ first }) => first)).toHaveLength(1);
  });

  test('every modifier is given by something', () => {
    const mods = [
      ...[...leaders, ...technologies, ...protocols].flatMap(({ modifiers }) => modifiers),
      ...invasion.flatMap(({ lasting, top }) => [...lasting, ...top]),
      ...scenarios.flatMap(({ events }) => events.flatMap(({ whileActive }) => whileActive)),
    ].map(({ mod }) => mod);
    expect(MODIFIERS.filter((mod) => !mods.includes(mod))).toEqual([]);
  });

  test('A-26: nothing brings a player resources after phase 5, where the pool is closed', () => {
    const late = used.filter(({ at }) => /^(SP|zone|reshuffle)/.test(at) || /^(L|TE)\d+\/on/.test(at));
    expect(late.length).toBeGreaterThan(20);
    expect(late.filter(({ op }) => op.op === 'resource' || op.op === 'store')).toEqual([]);
  });

  test('A-47: nothing is stored because something was trained', () => {
    const atTraining = used.filter(({ at }) => at.endsWith('/trained') || at.startsWith('zone/'));
    expect(atTraining.filter(({ op }) => op.op === 'invasionStore')).toEqual([]);
    expect(COLOURS.every((colour) => invasionBoard.zones[colour].length > 0)).toBe(true);
  });
});
