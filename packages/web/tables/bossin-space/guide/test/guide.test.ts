import { type BosFrame, type BosState, type BosView, game, type Options, rules } from '@starhold/bossin-space';
import { isLegal, LANGUAGES, listPicks, type Picked, quickRng, Table } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { FRESH, type GuideProgress, type GuideStep, leaveGuide, passStep } from '../../../../desk/guide/index.ts';
import { keepProgress, readProgress } from '../../../../desk/guide/useGuide.ts';
import type { Moment } from '../../../../session/types.ts';
import { GUIDED_SEED, guidedSeed, guidedSetup } from '../setup.ts';
import { GUIDED_ROUNDS, guideStep, STEP_IDS } from '../steps.ts';

const setup = guidedSetup('Ada');
type BosTable = Table<BosState, BosFrame, BosView, Options>;

function open(seed = GUIDED_SEED, options: object = setup.options): BosTable {
  return new Table(rules, game.parseOptions(options) as Options, seed);
}

function momentOf(table: BosTable, eyes = 0): Moment<BosView> {
  const { view, decisions, waitingFor, over } = table.seen(eyes);
  const nothing = { refusals: {}, forecasts: {}, thinking: null, handOver: null, undo: null, undoMarks: false };
  const { length } = table;
  return {
    ...nothing,
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

function give(table: BosTable, pick: Picked): void {
  const [decision] = table.seen(table.waitingFor[0]).decisions;
  const outcome = table.answer({ decision: decision.id, seat: decision.ask.seat, pick });
  if (!outcome.ok) throw new Error(`${decision.id}: ${JSON.stringify(pick)} ${outcome.why}`);
}

/** Follows the guide; where it only talks, `otherwise` answers. */
function follow(
  table: BosTable,
  otherwise: (moment: Moment<BosView>) => Picked,
  until: (m: Moment<BosView>) => boolean,
) {
  const steps: GuideStep[] = [];
  let progress: GuideProgress = FRESH;
  for (let i = 0; i < 200; i++) {
    const moment = momentOf(table, table.waitingFor[0]);
    const step = guideStep(moment, progress);
    if (step) steps.push(step);
    if (step?.until === 'read') {
      progress = passStep(progress, step);
      continue;
    }
    if (until(moment)) break;
    give(table, step?.suggest ?? otherwise(moment));
  }
  return { steps, progress };
}

const bot = (moment: Moment<BosView>): Picked => game.brain.choose(moment.view, moment.decisions[0], quickRng(7));
const pastGuide = (moment: Moment<BosView>): boolean => moment.view.round > GUIDED_ROUNDS || moment.over !== '';

describe('the guided first game, followed step by step', () => {
  const table = open();
  const { steps, progress } = follow(table, bot, pastGuide);

  it('shows the important things in two rounds', () => {
    expect(steps.map((s) => s.id)).toEqual([
      'welcome',
      'timeline',
      'attack',
      'choose',
      'order',
      'before',
      'escaped',
      'rocket',
      'aim',
      'upgrade',
      'spare',
      'pushed',
      'activation',
      'chooseAgain',
      'orderAgain',
      'onYourOwn',
      'twoRockets',
      'upgrade',
      'bye',
    ]);
  });

  it('leads through them unharmed, cool and with upgrades', () => {
    const { view } = momentOf(table);
    expect(view.round).toBe(3);
    expect(view.intact).toBe(3);
    expect(view.heat).toBeLessThanOrEqual(2);
    expect(view.levels.rockets + view.levels.laser + view.levels.deck).toBe(2);
  });

  it('lets go at the end', () => {
    expect(steps.at(-1)).toMatchObject({ id: 'bye', last: true, until: 'read' });
    expect(progress.left).toBe(true);
    expect(guideStep(momentOf(table), progress)).toBeNull();
  });

  it('fits into ten minutes: 12 seconds for a step, 15 for an answer', () => {
    const seconds = steps.length * 12 + table.length * 15;
    expect(seconds).toBeLessThan(600);
  });

  it('points only at things the table has', () => {
    const thing =
      /^(ship|timeline|hand|heat|xp|life|upgrades|line|prompt|rules|hand:\w+|slot:[1-4]|c[1-4]|u\d+|option:[\w:]+)$/;
    for (const step of steps) for (const point of step.points) expect(point, step.id).toMatch(thing);
  });

  it('says at most two short sentences, in each language its own, with nothing left out', () => {
    for (const { id, text } of steps) {
      expect(new Set(LANGUAGES.map((lang) => text(lang))).size, id).toBe(LANGUAGES.length);
      for (const lang of LANGUAGES) {
        expect(text(lang), id).not.toMatch(/undefined|null|NaN|\$\{/);
        expect(text(lang).match(/[.!?](?=\s|$)/g)?.length ?? 0, text(lang)).toBeLessThanOrEqual(2);
        expect(text(lang).length, text(lang)).toBeLessThanOrEqual(190);
      }
    }
    expect(Object.fromEntries(LANGUAGES.map((lang) => [lang, steps[3].text(lang)]))).toEqual({
      en: 'Choose 4 of your 6 cards. Try “Move left”, “Shot”, “Rocket” and, to spare, “Heal”.',
      cs: 'Vyber 4 ze svých 6 karet. Zkus karty „Pohyb doleva“, „Střelba“, „Raketa“ a jako rezervu „Léčení“.',
      de: 'Wähle 4 deiner 6 Karten. Versuch es mit „Bewegung nach links“, „Schuss“, „Rakete“ und als Reserve „Heilung“.',
    });
  });
});

describe('the guide beside any game', () => {
  const anything = (seed: number) => {
    const rng = quickRng(seed);
    return ({ decisions }: Moment<BosView>): Picked => {
      const picks = listPicks(decisions[0].ask, 500) as Picked[];
      rng[1] = (Math.imul(rng[1], 1103515245) + 12345) | 0;
      return picks[(rng[1] >>> 8) % picks.length];
    };
  };

  it.each([1, 2, 3, 4, 5])('suggests only legal answers, whatever the reader does (%i)', (seed) => {
    const table = open();
    const play = anything(seed);
    while (!pastGuide(momentOf(table))) {
      const moment = momentOf(table);
      const step = guideStep(moment, {
        passed: STEP_IDS.filter((id) => seed % 2 === 0 || id === 'welcome'),
        left: false,
      });
      if (step?.suggest) expect(isLegal(moment.decisions[0].ask, step.suggest), step.id).toBe(true);
      give(table, play(moment));
    }
  });

  it('works with other deals and in company', () => {
    for (const players of [1, 2, 3, 5]) {
      const table = open('0123456789abcdef0123456789abcdef', { players, difficulty: 'normal', boss: 'null-cantor' });
      const { steps } = follow(table, bot, pastGuide);
      expect(steps.map((s) => s.id)).toContain('welcome');
      for (const { text, id } of steps)
        for (const lang of LANGUAGES) expect(text(lang), id).not.toMatch(/undefined|null/);
    }
  });

  it('says when the ship was hit or is hot, once', () => {
    const moment = momentOf(open());
    const hit = { ...moment, view: { ...moment.view, intact: 2 } };
    expect(guideStep(hit, FRESH)?.id).toBe('hurt');
    expect(guideStep(hit, { passed: ['hurt'], left: false })?.id).toBe('welcome');
  });

  it('is silent when left, over, in a replay, for the table’s eyes and before a hand-over', () => {
    const moment = momentOf(open());
    expect(guideStep(moment, leaveGuide(FRESH))).toBeNull();
    for (const other of [{ over: 'win' }, { length: 9 }, { eyes: 'table' as const }, { handOver: 0 }]) {
      expect(guideStep({ ...moment, ...other }, FRESH)).toBeNull();
    }
  });

  it('comes back after undo', () => {
    const table = open();
    const passed = { passed: ['welcome', 'timeline', 'attack'], left: false };
    const first = guideStep(momentOf(table), passed);
    give(table, first?.suggest ?? '');
    expect(guideStep(momentOf(table), passed)?.id).toBe('order');
    give(table, guideStep(momentOf(table), passed)?.suggest ?? '');
    table.undo(0);
    expect(guideStep(momentOf(table), passed)?.id).toBe('order');
  });
});

describe('the set-up of the guided game', () => {
  it('has its seed only as it is meant', () => {
    expect(guidedSeed(setup)).toBe(GUIDED_SEED);
    expect(guidedSeed({ ...setup, options: { ...setup.options, pings: false, bossSelection: 'chosen' } })).toBe(
      GUIDED_SEED,
    );
    expect(guidedSeed({ ...setup, guided: false })).toBeUndefined();
    expect(guidedSeed({ ...setup, seats: [{ name: 'a' }, { name: 'b' }] })).toBeUndefined();
    expect(guidedSeed({ ...setup, options: { ...setup.options, difficulty: 'hard' } })).toBeUndefined();
    expect(guidedSeed({ ...setup, options: { ...setup.options, bossSelection: 'random' } })).toBeUndefined();
    expect(guidedSeed({ ...setup, game: 'rone' })).toBeUndefined();
  });

  it('keeps how far the reader came', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (k: string) => kept.get(k) ?? null,
      setItem: (k: string, v: string) => void kept.set(k, v),
    };
    expect(readProgress(storage, 't')).toEqual(FRESH);
    keepProgress(storage, 't', { passed: ['welcome'], left: true });
    expect(readProgress(storage, 't')).toEqual({ passed: ['welcome'], left: true });
    expect(readProgress({ getItem: () => '{"passed":7}' }, 't')).toEqual(FRESH);
    expect(readProgress({ getItem: () => 'nonsense' }, 't')).toEqual(FRESH);
    expect(() =>
      keepProgress(
        {
          setItem: () => {
            throw new Error('full');
          },
        },
        't',
        FRESH,
      ),
    ).not.toThrow();
  });
});
