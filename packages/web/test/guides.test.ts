import { type BosView, game as bossin } from '@starhold/bossin-space';
import bossinIds from '@starhold/bossin-space/rule-ids.json' with { type: 'json' };
import { isLegal, LANGUAGES, listPicks, type Picked, quickRng } from '@starhold/kernel';
import { game as revenant } from '@starhold/revenant';
import revenantIds from '@starhold/revenant/rule-ids.json' with { type: 'json' };
import { game as rone } from '@starhold/rone';
import roneIds from '@starhold/rone/rule-ids.json' with { type: 'json' };
import { type UnsView, game as unstoppable } from '@starhold/unstoppable';
import unstoppableIds from '@starhold/unstoppable/rule-ids.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { FRESH, type GuideProgress, leaveGuide, passStep, resumeGuide } from '../desk/guide/index.ts';
import { type Beginning, keepProgress, readProgress } from '../desk/guide/progress.ts';
import type { TableSetup } from '../session/types.ts';
import { guide as bossinGuide } from '../tables/bossin-space/guide/index.ts';
import * as bossinSetup from '../tables/bossin-space/guide/setup.ts';
import { guide as revenantGuide } from '../tables/revenant/guide/index.ts';
import * as revenantSetup from '../tables/revenant/guide/setup.ts';
import { guide as roneGuide } from '../tables/rone/guide/index.ts';
import * as roneSetup from '../tables/rone/guide/setup.ts';
import { guide as unstoppableGuide } from '../tables/unstoppable/guide/index.ts';
import * as unstoppableSetup from '../tables/unstoppable/guide/setup.ts';
import { follow, give, idsOf, LESSONS_ONLY, type Lesson, lessonsIn, momentOf, openTable } from './guideDriver.ts';

/** What is taught in each game, and where the rest of its lessons comes up. */

interface Taught extends Lesson<unknown> {
  name: string;
  rules: readonly { id: string }[];
  setup: TableSetup;
  seed: string;
  seedOf: (setup: TableSetup) => string | undefined;
  /** Steps of the tour in their order, as its own advice meets them. */
  tour: string[];
  /** Lessons that the guided game itself gives, played on to its end. */
  given: string[];
  /** Games in which the others come up. */
  games: { options: object; seed: string }[];
  /** Changes after which a table is not the guided one. */
  others: Partial<TableSetup>[];
}

const seed = (n: number): string => n.toString(16).padStart(2, '0').repeat(16);

function taught<V>(
  game: Lesson<V>['game'],
  guide: Lesson<V>['guide'],
  at: { guidedSetup: (name: string) => TableSetup; guidedSeed: Taught['seedOf']; GUIDED_SEED: string },
  rest: Pick<Taught, 'rules' | 'tour' | 'given' | 'games' | 'others'>,
): Taught {
  const setup = at.guidedSetup('Ada');
  return { name: setup.game, game, guide, setup, seed: at.GUIDED_SEED, seedOf: at.guidedSeed, ...rest };
}

const GAMES: Taught[] = [
  taught(unstoppable, unstoppableGuide, unstoppableSetup, {
    rules: unstoppableIds,
    tour: [
      ...['welcome', 'draft', 'under', 'threats', 'play', 'taunt', 'aim', 'drawn', 'buy', 'fit', 'ally', 'exhaust'],
      ...['aim', 'end', 'after', 'onYourOwn'],
    ],
    given: ['handDown', 'remove', 'levelled', 'deck', 'danger', 'bossCard', 'bossDamage', 'lastTurns'],
    games: [
      { options: { boss: 'triumvirate', character1: 'julida' }, seed: seed(1) },
      { options: { boss: 'duomo', character1: 'plex' }, seed: seed(2) },
      { options: { players: 2 }, seed: seed(3) },
    ],
    others: [
      { options: { ...unstoppableSetup.guidedSetup('').options, boss: 'duomo' } },
      { options: { ...unstoppableSetup.guidedSetup('').options, fearOnDeck: true } },
    ],
  }),
  taught(bossin, bossinGuide, bossinSetup, {
    rules: bossinIds,
    tour: [
      ...['welcome', 'timeline', 'attack', 'choose', 'order', 'before', 'escaped', 'rocket', 'aim', 'spare', 'pushed'],
      ...['activation', 'chooseAgain', 'orderAgain', 'onYourOwn', 'twoRockets', 'bye'],
    ],
    given: [
      'upgrade',
      'nextUpgrade',
      'newCards',
      'hurt',
      'hot',
      'full',
      'shield',
      'bossComes',
      'bossHere',
      'bossCards',
    ],
    games: [
      { options: { players: 2, difficulty: 'easy' }, seed: seed(2) },
      { options: { players: 3, difficulty: 'easy', boss: 'null-cantor' }, seed: seed(3) },
    ],
    others: [
      { options: { ...bossinSetup.guidedSetup('').options, difficulty: 'hard' } },
      { options: { ...bossinSetup.guidedSetup('').options, bossSelection: 'random' } },
    ],
  }),
  taught(rone, roneGuide, roneSetup, {
    rules: roneIds,
    tour: [
      ...['welcome', 'leader', 'technology', 'recruit', 'recruits', 'board', 'draw', 'enough', 'dice', 'hand', 'play'],
      ...[
        'activate',
        'useDie',
        'screws',
        'endMain',
        'store',
        'struck',
        'parts',
        'fight',
        'reshuffle',
        'onYourOwn',
        'bye',
      ],
    ],
    given: ['pairs', 'reroll', 'emptyDeck', 'scrap', 'upgrade', 'research', 'trained', 'hurt'],
    games: [
      { options: { mode: 'series' }, seed: seed(1) },
      { options: { players: 4, mode: 'team' }, seed: seed(2) },
      { options: { mode: 'training' }, seed: seed(3) },
      { options: { players: 2, mode: 'coop' }, seed: seed(5) },
    ],
    others: [{ options: { ...roneSetup.guidedSetup('').options, mode: 'series' } }],
  }),
  taught(revenant, revenantGuide, revenantSetup, {
    rules: revenantIds,
    tour: [
      ...['welcome', 'agenda', 'house', 'map', 'ark', 'influence', 'effects', 'bonus', 'gain', 'fighter', 'sortie'],
      ...['danger', 'raided', 'jump', 'bye'],
    ],
    given: ['strafe', 'play', 'land', 'raid', 'corrupt', 'charged', 'rift', 'council', 'lastCycle'],
    games: [
      { options: { players: 1 }, seed: seed(1) },
      { options: { players: 3 }, seed: seed(3) },
      { options: { players: 4 }, seed: seed(4) },
    ],
    others: [
      { options: { ...revenantSetup.guidedSetup('').options, firstGame: false } },
      { options: { ...revenantSetup.guidedSetup('').options, crew1: '1A' } },
    ],
  }),
];

const openGuided = (of: Taught) => openTable(of, of.setup.options, of.seed);

describe.each(GAMES)('the guide of $name', (of) => {
  const table = openGuided(of);
  const { steps, progress } = follow(of, table);
  const tour = steps.filter(({ kind }) => kind === 'tour');
  const given = steps.filter(({ kind }) => kind === 'lesson');

  it('leads through its tour by its own advice, and its last note leaves', () => {
    const met = idsOf(tour).filter((id, i, all) => of.tour.includes(id) && all.indexOf(id) === i);
    expect(met).toEqual(of.tour.filter((id, i, all) => all.indexOf(id) === i));
    expect(tour.at(-1)).toMatchObject({ id: of.tour.at(-1), last: true, until: 'read' });
    expect(tour.filter(({ last }) => last)).toHaveLength(1);
    expect(progress.isToured).toBe(true);
  });

  it('teaches on to the end of that game, each lesson once, and then has nothing more to say', () => {
    expect(table.over).not.toBe('');
    expect(idsOf(given)).toEqual(expect.arrayContaining(of.given));
    expect(new Set(idsOf(given)).size).toBe(given.length);
    expect(of.guide.stepOf(momentOf(table, 0), progress)).toBeNull();
  });

  it('has no lesson that never comes up', () => {
    const seen = new Set([...idsOf(given), ...lessonsIn(of, of.games)]);
    expect(of.guide.lessons.filter((id) => !seen.has(id))).toEqual([]);
  });

  it('names rules that there are', () => {
    const known = new Set(of.rules.map(({ id }) => id));
    for (const { rule, id } of steps) expect(known.has(rule), `${id} ${rule}`).toBe(true);
  });

  it.each([1, 2])('suggests only legal answers, whatever the reader does (%i)', (n) => {
    const other = openGuided(of);
    const rng = quickRng(n);
    let suggested = 0;
    let at: GuideProgress = FRESH;
    for (let i = 0; i < 200 && other.over === ''; i++) {
      const seat = other.waitingFor[0];
      const moment = momentOf(other, seat);
      const { ask } = moment.decisions[0];
      const step = of.guide.stepOf(moment, at);
      if (step?.until === 'read') {
        at = passStep(at, step);
        continue;
      }
      if (step?.suggest != null) {
        suggested++;
        expect(isLegal(ask, step.suggest), JSON.stringify(step.suggest)).toBe(true);
      }
      const picks = listPicks(ask, 200) as Picked[];
      rng[1] = (Math.imul(rng[1], 1103515245) + 12345) | 0;
      give(other, picks[(rng[1] >>> 8) % picks.length], seat);
    }
    expect(suggested).toBeGreaterThan(0);
  });

  it('is silent when left, at the end, in the past, for the table’s eyes and before a hand-over', () => {
    const fresh = openGuided(of);
    const moment = momentOf(fresh, fresh.waitingFor[0]);
    expect(of.guide.stepOf(moment, FRESH)?.id).toBe('welcome');
    expect(of.guide.stepOf(moment, leaveGuide(FRESH))).toBeNull();
    expect(of.guide.stepOf(moment, resumeGuide(leaveGuide(FRESH)))?.id).toBe('welcome');
    for (const other of [{ over: 'win' }, { length: 9999 }, { eyes: 'table' as const }, { handOver: 0 }])
      expect(of.guide.stepOf({ ...moment, ...other }, FRESH)).toBeNull();
  });

  it('can be left in the middle and resumed there, also after a reload', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const beginning: Beginning = { table: 't1', game: of.name, isGuided: true, isWanted: false };
    const again = openGuided(of);
    const first = follow(of, again, { until: (_, { passed }) => passed.length >= 3 });
    keepProgress(storage, beginning, leaveGuide(first.progress), of.guide.lessons);
    const away = readProgress(storage, beginning);
    expect(away).toEqual({ ...first.progress, isOff: true });
    expect(of.guide.stepOf(momentOf(again, 0), away)).toBeNull();
    const second = follow(of, again, { from: resumeGuide(away) });
    const all = new Set(idsOf([...first.steps, ...second.steps]));
    expect(of.tour.filter((id) => !all.has(id))).toEqual([]);
  });

  it('belongs to its own deal and to no other table', () => {
    expect(of.seedOf(of.setup)).toBe(of.seed);
    const [reader] = of.setup.seats;
    const company = { seats: [reader, { name: 'Ben' }, { name: 'Cy' }] };
    for (const change of [{ guided: false }, { game: 'chess' }, company, ...of.others])
      expect(of.seedOf({ ...of.setup, ...change }), JSON.stringify(change)).toBeUndefined();
  });
});

describe('what a guide keeps', () => {
  const store = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  };
  const guided: Beginning = { table: 'a', game: 'rone', isGuided: true, isWanted: false };
  const other: Beginning = { ...guided, table: 'b', isGuided: false };

  it('begins with a tour at a guided table, with lessons where they are wanted, and with nothing elsewhere', () => {
    expect(readProgress(store(), guided)).toEqual(FRESH);
    expect(readProgress(store(), { ...other, isWanted: true })).toEqual(LESSONS_ONLY);
    expect(readProgress(store(), other)).toEqual({ ...LESSONS_ONLY, isOff: true });
  });

  it('tells a lesson once on a device, and all of them in a guided game', () => {
    const storage = store();
    keepProgress(storage, guided, { ...FRESH, passed: ['welcome', 'pairs'] }, ['pairs', 'hurt']);
    expect(readProgress(storage, { ...other, isWanted: true }).passed).toEqual(['pairs']);
    expect(readProgress(storage, { ...guided, table: 'c' })).toEqual(FRESH);
    expect(readProgress(storage, { ...other, game: 'revenant', isWanted: true }).passed).toEqual([]);
  });

  it('does not mind a storage that is full or holds something else', () => {
    for (const text of ['{"passed":7}', 'nonsense', '[]', '3'])
      expect(readProgress({ getItem: () => text }, guided).passed).toEqual([]);
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => keepProgress(full, guided, FRESH, [])).not.toThrow();
  });
});

describe('what the advice is worth', () => {
  it('Unstoppable: what it tells to take is played in the same turn, nobody is hurt, a card is better', () => {
    const [of] = GAMES;
    const table = openGuided(of);
    const { told } = follow(of, table, { until: (_, { isToured }: GuideProgress) => isToured });
    const kept = told.find((pick) => typeof pick === 'string' && pick.startsWith('keep:'));
    expect(kept).toBe('keep:rotunda-rally');
    const [player] = (momentOf(table, 0).view as UnsView).players;
    expect(player.discard.map(({ core }) => core)).toContain('rotunda-rally');
    expect(player).toMatchObject({ level: 1, health: 10 });
    expect([...player.hand, ...player.play, ...player.discard].filter(({ top }) => top !== null)).toHaveLength(1);
  });

  it('Bossin’ Space: two rounds unharmed and cool, with two upgrades', () => {
    const of = GAMES[1];
    const table = openGuided(of);
    follow(of, table, { until: (_, { isToured }: GuideProgress) => isToured });
    const view = momentOf(table, 0).view as BosView;
    expect(view.round).toBe(3);
    expect(view.intact).toBe(3);
    expect(view.heat).toBeLessThanOrEqual(2);
    expect(view.levels.rockets + view.levels.laser + view.levels.deck).toBe(2);
  });

  it.each(GAMES.slice(0, 2))('$name: the tour fits into ten minutes', (of) => {
    const table = openGuided(of);
    const { steps } = follow(of, table, { until: (_, { isToured }: GuideProgress) => isToured });
    expect((steps.length + table.length) * 12).toBeLessThan(600);
  });

  it('comes back after undo', () => {
    const [of] = GAMES;
    const table = openGuided(of);
    const at = { ...FRESH, passed: ['welcome', 'threats', 'taunt'] };
    const step = () => of.guide.stepOf(momentOf(table, 0), at);
    for (const id of ['draft', 'under', 'play']) {
      expect(step()?.id).toBe(id);
      give(table, step()?.suggest ?? '');
    }
    expect(step()?.id).toBe('resolve');
    table.undo(0);
    expect(step()?.id).toBe('play');
  });

  it('says who to take, in three languages', () => {
    const [of] = GAMES;
    const step = of.guide.stepOf(momentOf(openGuided(of), 0), { ...FRESH, passed: ['welcome'] });
    expect(Object.fromEntries(LANGUAGES.map((lang) => [lang, step?.text(lang)]))).toEqual({
      en: 'Each turn you take one of three new cards. Try “Rally in the Rotunda”; you can play it at once.',
      cs: 'Každý tah si bereš jednu ze tří nových karet. Zkus kartu „Shromáždění v rotundě“; zahrát ji můžeš hned.',
      de: 'In jedem Zug nimmst du eine von drei neuen Karten. Versuch „Kundgebung in der Rotunde“; du kannst die Karte sofort spielen.',
    });
  });
});
