import { isLegal, LANGUAGES, listPicks, type Picked, quickRng, Table } from '@starhold/kernel';
import { BOSS_IDS, game, type Options, rules, type UnsFrame, type UnsState, type UnsView } from '@starhold/unstoppable';
import ruleIds from '@starhold/unstoppable/rule-ids.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { FRESH, type GuideProgress, type GuideStep, leaveGuide, passStep } from '../../../../desk/guide/index.ts';
import type { Moment } from '../../../../session/types.ts';
import { suggestion } from '../script.ts';
import { GUIDED_SEED, guidedSeed, guidedSetup } from '../setup.ts';
import { GUIDED_TURNS, guideStep, STEP_IDS } from '../steps.ts';

const setup = guidedSetup('Ada');
type UnsTable = Table<UnsState, UnsFrame, UnsView, Options>;

function open(seed = GUIDED_SEED, options: object = setup.options): UnsTable {
  return new Table(rules, game.parseOptions(options) as Options, seed);
}

function momentOf(table: UnsTable, eyes = 0): Moment<UnsView> {
  const { view, decisions, waitingFor, over } = table.seen(eyes);
  const { length } = table;
  return {
    refusals: {},
    forecasts: {},
    thinking: null,
    handOver: null,
    undo: null,
    undoMarks: false,
    eyes,
    view,
    decisions,
    waitingFor,
    over,
    signals: [],
    at: length,
    since: 0,
    beats: [],
    length,
    lastEvent: 0,
    result: null,
    caveats: [],
  };
}

function give(table: UnsTable, pick: Picked): void {
  const [decision] = table.seen(table.waitingFor[0]).decisions;
  const outcome = table.answer({ decision: decision.id, seat: decision.ask.seat, pick });
  if (!outcome.ok) throw new Error(`${decision.id}: ${JSON.stringify(pick)} ${outcome.why}`);
}

/** Follows the guide; where it only talks, or says nothing, `otherwise` answers. */
function follow(table: UnsTable, otherwise: (moment: Moment<UnsView>) => Picked) {
  const steps: GuideStep[] = [];
  let progress: GuideProgress = FRESH;
  for (let i = 0; i < 200 && !progress.left && table.over === ''; i++) {
    const moment = momentOf(table, table.waitingFor[0]);
    const step = guideStep(moment, progress);
    if (step) steps.push(step);
    if (step?.until === 'read') progress = passStep(progress, step);
    else give(table, step?.suggest ?? otherwise(moment));
  }
  return { steps, progress };
}

const bot = (moment: Moment<UnsView>): Picked => game.brain.choose(moment.view, moment.decisions[0], quickRng(7));
/** Goes on as the guide began. */
const alike = (moment: Moment<UnsView>): Picked => suggestion(moment.view, moment.decisions[0]) ?? bot(moment);

describe('the guided first game, followed step by step', () => {
  const table = open();
  const { steps, progress } = follow(table, alike);

  it('shows the important things in two turns', () => {
    expect(steps.map((s) => s.id)).toEqual([
      'welcome',
      'draft',
      'under',
      'threats',
      'play',
      'taunt',
      'finish',
      'taunt',
      'drawn',
      'buy',
      'fit',
      'ally',
      'exhaust',
      'aim',
      'end',
      'after',
      'rage',
      'onYourOwn',
      'remove',
      'bye',
    ]);
  });

  it('leads to the first level up unharmed, with an ally, an upgrade and one card less', () => {
    const { view } = momentOf(table);
    const [player] = view.players;
    expect(view.turn).toBe(3);
    expect(player).toMatchObject({ level: 2, health: 10 });
    expect(view.box.map((card) => card.core)).toEqual(['strike']);
    expect(view.boss.deck).toBe(9);
    const owned = [...player.hand, ...player.play, ...player.discard, ...player.deck, ...player.field];
    const onDeck = player.onDeck ? [player.onDeck] : [];
    expect([...owned, ...onDeck].filter((card) => card.top === 'serrated-edge')).toHaveLength(1);
  });

  it('lets go at the end', () => {
    expect(steps.at(-1)).toMatchObject({ id: 'bye', last: true, until: 'read' });
    expect(progress.left).toBe(true);
    expect(guideStep(momentOf(table), progress)).toBeNull();
  });

  it('fits into ten minutes: 12 seconds to read a step, 12 for an answer of one touch', () => {
    expect((steps.length + table.length) * 12).toBeLessThan(600);
  });

  it('points only at things the table has, and at rules there are', () => {
    const rulesThere = new Set(ruleIds.map((rule) => rule.id));
    for (const step of steps) {
      for (const point of step.points)
        expect(point, step.id).toMatch(/^(card:k\d+|market:[0-5]|looking:[\w-]+|end|boss)$/);
      expect(rulesThere, step.id).toContain(step.rule);
    }
  });

  it('says at most two short sentences, in each language its own, with nothing left out', () => {
    for (const { id, text } of steps) {
      expect(new Set(LANGUAGES.map((lang) => text(lang))).size, id).toBe(LANGUAGES.length);
      for (const lang of LANGUAGES) {
        expect(text(lang), id).not.toMatch(/undefined|null|NaN|\$\{|-1/);
        expect(text(lang).match(/[.!?](?=\s|$)/g)?.length ?? 0, text(lang)).toBeLessThanOrEqual(2);
        expect(text(lang).length, text(lang)).toBeLessThanOrEqual(190);
      }
    }
    expect(Object.fromEntries(LANGUAGES.map((lang) => [lang, steps[1].text(lang)]))).toEqual({
      en: 'Each turn you take one of three new cards. Try “Rally in the Rotunda”; you can play it at once.',
      cs: 'Každý tah si bereš jednu ze tří nových karet. Zkus kartu „Shromáždění v rotundě“; zahrát ji můžeš hned.',
      de: 'In jedem Zug nimmst du eine von drei neuen Karten. Versuch „Kundgebung in der Rotunde“; du kannst die Karte sofort spielen.',
    });
  });
});

describe('the guide beside any game', () => {
  const anything = (seed: number) => {
    const rng = quickRng(seed);
    return ({ decisions }: Moment<UnsView>): Picked => {
      const picks = listPicks(decisions[0].ask, 500) as Picked[];
      rng[1] = (Math.imul(rng[1], 1103515245) + 12345) | 0;
      return picks[(rng[1] >>> 8) % picks.length];
    };
  };

  it.each([1, 2, 3, 4, 5, 6])('suggests only legal answers, whatever the reader does (%i)', (seed) => {
    const table = open();
    const play = anything(seed);
    let suggested = 0;
    while (table.over === '' && momentOf(table).view.turn <= GUIDED_TURNS) {
      const moment = momentOf(table);
      const passed = STEP_IDS.filter((id) => seed % 2 === 0 || id === 'welcome');
      const step = guideStep(moment, { passed: passed.filter((id) => id !== 'draft'), left: false });
      const [decision] = moment.decisions;
      for (const pick of [step?.suggest ?? null, suggestion(moment.view, decision)]) {
        if (pick === null) continue;
        suggested++;
        expect(isLegal(decision.ask, pick), `${step?.id} ${JSON.stringify(pick)}`).toBe(true);
      }
      give(table, play(moment));
    }
    expect(suggested).toBeGreaterThan(5);
  });

  it.each(BOSS_IDS)('works with other deals and in company, against %s', (boss) => {
    for (const players of [1, 2]) {
      const table = open('0123456789abcdef0123456789abcdef', { players, boss, character1: 'julida' });
      const { steps, progress } = follow(table, bot);
      expect(steps.map((s) => s.id)).toContain('welcome');
      expect(progress.left || table.over !== '').toBe(true);
      for (const { text, id } of steps)
        for (const lang of LANGUAGES) expect(text(lang), id).not.toMatch(/undefined|null|NaN/);
    }
  });

  it('says when health is low, once', () => {
    const table = open();
    give(table, 'keep:rotunda-rally');
    give(table, ['under:four-flags-volley', 'under:junkyard-howitzer-crew']);
    const moment = momentOf(table);
    const [player] = moment.view.players;
    const hurt = { ...moment, view: { ...moment.view, players: [{ ...player, health: 3 }] } };
    expect(guideStep(hurt, FRESH)?.id).toBe('hurt');
    expect(guideStep(hurt, { passed: ['hurt'], left: false })?.id).toBe('welcome');
  });

  it('is silent when left, over, in a replay, for the table’s eyes and before a hand-over', () => {
    const moment = momentOf(open());
    expect(guideStep(moment, FRESH)?.id).toBe('welcome');
    expect(guideStep(moment, leaveGuide(FRESH))).toBeNull();
    for (const other of [{ over: 'win' }, { length: 9 }, { eyes: 'table' as const }, { handOver: 0 }]) {
      expect(guideStep({ ...moment, ...other }, FRESH)).toBeNull();
    }
  });

  it('comes back after undo', () => {
    const table = open();
    const passed = { passed: ['welcome', 'threats'], left: false };
    give(table, 'keep:rotunda-rally');
    give(table, ['under:four-flags-volley', 'under:junkyard-howitzer-crew']);
    expect(guideStep(momentOf(table), passed)?.id).toBe('play');
    give(table, guideStep(momentOf(table), passed)?.suggest ?? '');
    expect(guideStep(momentOf(table), passed)?.id).toBe('taunt');
    table.undo(0);
    expect(guideStep(momentOf(table), passed)?.id).toBe('play');
  });
});

describe('the set-up of the guided game', () => {
  it('has its seed only as it is meant', () => {
    expect(guidedSeed(setup)).toBe(GUIDED_SEED);
    const other = { character2: 'zephyr', levelUpDiscard: 'downTo', fearOnDeck: false };
    expect(guidedSeed({ ...setup, options: { ...setup.options, ...other } })).toBe(GUIDED_SEED);
    expect(guidedSeed({ ...setup, guided: false })).toBeUndefined();
    expect(guidedSeed({ ...setup, seats: [{ name: 'a' }, { name: 'b' }] })).toBeUndefined();
    const changes: Record<string, string | boolean>[] = [
      { boss: 'duomo' },
      { character1: 'plex' },
      { difficulty: 'hard' },
      { fearOnDeck: true },
    ];
    for (const change of changes) {
      expect(
        guidedSeed({ ...setup, options: { ...setup.options, ...change } }),
        JSON.stringify(change),
      ).toBeUndefined();
    }
    expect(guidedSeed({ ...setup, game: 'rone' })).toBeUndefined();
  });
});
