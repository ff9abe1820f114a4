import { type BaseFrame, type Core, type Fields, quickRng, Table, World } from '@starhold/kernel';
import { BOSS_IDS, game, Options, position, rules, type UnsState, type UnsView } from '@starhold/unstoppable';
import { DIFFICULTIES, packs } from '@starhold/unstoppable/content';
import {
  amountOwned,
  needed,
  nextSpace,
  packOf,
  priceChange,
  priceOf,
  randomPosition,
  SKIPPED_BORDER,
  scoreOf,
} from '@starhold/unstoppable/testing';
import { describe, expect, it } from 'vitest';
import { progressOf } from '../board/achievements.ts';
import { matAtNextLevel } from '../board/BossPanel.tsx';
import { SKIPPED, spacesOf } from '../board/dangerTrack.ts';
import { lacking, lastDeeds, measuresOf } from '../board/downfall.ts';
import { haveOf, neededOf, ownedBy } from '../board/owned.ts';
import { counted } from '../board/Piles.tsx';
import { priceAt } from '../board/prices.ts';
import { chaptersOf, nextOf, reachableFrom, reachedOf, stageOf, toldIn } from '../board/storyPath.ts';
import { unseenIn } from '../board/unseen.ts';
import { PARTS_TEXT } from '../texts/parts.ts';
import { workItems } from '../texts/question.ts';
import { tableOf } from './support.ts';

/** What the parts work out from a view, against what the rules say about the same position. */

const base = packs.at(packs.base);
const chapters = chaptersOf(base);

interface Position {
  s: UnsState;
  view: UnsView;
}

const positions: Position[] = [1, 2].flatMap((players) =>
  BOSS_IDS.flatMap((boss) =>
    DIFFICULTIES.flatMap((difficulty) =>
      [1, 2, 3].map((n) => {
        const seed = `0000000${n}${boss}${difficulty}`;
        const s = randomPosition(Options.parse({ players, boss, difficulty }), seed) as unknown as UnsState;
        return { s, view: rules.view(s, 0) as UnsView };
      }),
    ),
  ),
);

describe('cards not yet seen', () => {
  const LEVELS = [1, 2, 3, 4, 5, 6];

  it.each([1, 2])('are as many as lie unknown in each core deck, through a game for %i', (players) => {
    const rng = quickRng(players);
    const table = new Table(rules, Options.parse({ players }), '2c'.repeat(16));
    const drafted = new Set<number>();
    for (let turns = 0; table.over === '' && turns < 400; turns++) {
      const [seat] = table.waitingFor;
      const { view, decisions } = table.seen(seat);
      const uns = view as UnsView;
      const unknown = uns.coreDecks.map(({ size, top, bottom }) => size - (top === null ? 0 : 1) - bottom.length);
      expect(LEVELS.map((level) => unseenIn(uns, level).length)).toEqual(unknown);
      drafted.add(unknown.reduce((sum, n) => sum + n, 0));
      table.answer({ decision: decisions[0].id, seat, pick: game.brain.choose(view, decisions[0], rng) });
    }
    expect(drafted.size).toBeGreaterThan(5);
  });

  it('are the same, in the same order, in every world that cannot be told from this one', () => {
    let moved = 0;
    for (const { s, view } of positions) {
      for (const seed of [1, 2, 3]) {
        const other = rules.redeal(s, 0, quickRng(seed));
        moved += Number(JSON.stringify(other.coreDecks) !== JSON.stringify(s.coreDecks));
        for (const level of LEVELS) {
          expect(unseenIn(rules.view(other, 0) as UnsView, level)).toEqual(unseenIn(view, level));
        }
      }
    }
    expect(moved).toBeGreaterThan(50);
  });
});

describe('the danger track', () => {
  it('skips what the rules skip', () => {
    expect(SKIPPED).toEqual(SKIPPED_BORDER);
  });
  it('says in how many turns each space is reached', () => {
    for (const { s, view } of positions) {
      const spaces = spacesOf(view);
      let at = s.danger;
      for (let turns = 1; ; turns++) {
        at = nextSpace(s, at);
        if (at >= spaces.length) {
          expect(turns - 1).toBe(view.danger.turnsLeft);
          break;
        }
        expect(spaces[at]).toMatchObject({ state: 'ahead', turns });
      }
      expect(spaces.filter((space) => space.state === 'now').map((space) => space.at)).toEqual([s.danger]);
    }
  });
});

describe('the next level up', () => {
  it.each([1, 2, 3, 4])('of level %i does what the boss panel says', (level) => {
    const { state, options, names } = position({
      moment: 'action',
      turn: 2,
      bossDeck: ['order-acolyte', 'order-acolyte', 'order-acolyte'],
      me: {
        level,
        hand: ['strike'],
        battlefield: [{ threat: 'cerean-thief', as: 'thief' }],
        discard: ['strike', 'strike'],
      },
    });
    const table = new Table(rules, options as Options, '5a'.repeat(16), { state: state as unknown as UnsState });
    const [said] = matAtNextLevel(table.seen(0).view, 0).onLevelUp;
    for (const pick of [`play:${names.strike}`, `hit:${names.thief}`]) {
      table.answer({ decision: table.seen(0).decisions[0]?.id ?? '', seat: 0, pick });
    }
    const { view, decisions } = table.seen(0);
    // The free removal of step 3 comes first.
    table.answer({ decision: decisions[0]?.id ?? '', seat: 0, pick: 'skip' });
    const after = table.seen(0).view;
    expect(view.players[0]?.level).toBe(level + 1);
    expect(said).toEqual({ op: 'bossCards', n: 3 - after.boss.deck });
  });
});

describe('prices', () => {
  it('are those of the rules, for every card and every place of the market', () => {
    let discounts = 0;
    for (const { s, view } of positions) {
      view.players.forEach((player, seat) => {
        const cards = [...(s.players[seat]?.hand ?? []), ...(s.players[seat]?.play ?? [])];
        const seen = [...player.hand, ...player.play];
        view.market.forEach((offer, slot) => {
          const upgrade = packOf(s).upgradeIndex.get(offer?.upgrade ?? '');
          if (upgrade === undefined) return;
          cards.forEach((card, i) => {
            const price = priceAt(view, seat, slot, seen[i]);
            if (price?.fits) expect(price.price).toBe(priceOf(s, upgrade, card, priceChange(s, seat)));
            if (price && price.price < price.base) discounts++;
          });
        });
      });
    }
    expect(discounts).toBeGreaterThan(20);
  });
});

describe('what players have', () => {
  it('is counted as the story counts it', () => {
    const requirements = base.story.flatMap((card) => card.options.flatMap((option) => option.requires));
    for (const { s, view } of positions) {
      for (const req of requirements) {
        const have = haveOf(view, req);
        expect(have ?? Number.POSITIVE_INFINITY, req.req).toBe(amountOwned(s, req));
        expect(neededOf(view, req)).toBe(needed(s, req));
      }
    }
  });
  it('is everything in all zones', () => {
    for (const { s, view } of positions) {
      const [p] = s.players;
      const all = [p?.hand, p?.play, p?.discard, p?.deck, p?.field].flatMap((zone) => zone ?? []);
      expect(ownedBy(view, 0)).toHaveLength(all.length);
      expect(counted(ownedBy(view, 0)).reduce((sum, sleeve) => sum + sleeve.n, 0)).toBe(all.length);
    }
  });
});

describe('achievements', () => {
  it('that lie open on the table are those of the score', () => {
    let reached = 0;
    for (const { s, view } of positions) {
      const score = scoreOf(s);
      for (const progress of progressOf({ ...view, score: null })) {
        if (progress.have === null) continue;
        expect(progress.reached, progress.id).toBe(score[progress.id] > 0);
        if (progress.reached) reached++;
      }
      for (const progress of progressOf({ ...view, score })) expect(progress.reached).toBe(score[progress.id] > 0);
    }
    expect(reached).toBeGreaterThan(0);
  });
});

describe('the story', () => {
  it('has every card in a chapter, and ways lead on', () => {
    expect(chapters.map((row) => row.length)).toEqual([1, 3, 4, 5, 5, 5]);
    expect(chapters.flat().toSorted((a, b) => a - b)).toEqual(base.story.map((card) => card.id));
    for (const [chapter, row] of chapters.entries()) {
      for (const card of row) {
        for (const next of nextOf(base, card)) {
          const to = chapters.findIndex((other) => other.includes(next));
          expect(to).toBe(Math.min(chapter + 1, chapters.length - 1));
        }
      }
    }
    expect(reachableFrom(base, 0).size).toBe(base.story.length - 1);
  });
  it('knows what was read, what may come and what is out of reach', () => {
    const told = [
      { card: 0, option: 'a' },
      { card: 1, option: 'c' },
    ];
    expect(reachedOf(base, 0, 5, told)).toBe('read');
    expect(reachedOf(base, 5, 5, told)).toBe('now');
    expect(reachedOf(base, 9, 5, told)).toBe('ahead');
    expect(reachedOf(base, 12, 5, told)).toBe('missed');
  });
  it('reads the choices from the log', () => {
    const table = tableOf({ boss: 'duomo' });
    const [decision] = table.seen(0).decisions;
    expect(stageOf(table.seen(0).view, toldIn(table.events(0))), 'the prologue is told at once').toBe('now');
    table.answer({ decision: decision?.id ?? '', seat: 0, pick: 'tell:b' });
    const told = toldIn(table.events(0));
    expect(told).toEqual([{ card: 0, option: 'b' }]);
    const after = table.seen(0).view;
    expect(stageOf(after, told), 'the next card waits for a level up').toBe('next');
    const work = [
      { what: 'story', seat: 0, core: null, done: [], at: -1, group: 0, upgrades: [], n: 0, dealt: -1, about: '' },
    ];
    const paying = { work, boss: { ...after.boss, story: 0 } };
    expect(stageOf(paying, told), 'what was chosen is being paid for').toBe('chosen');
  });
});

describe('things at work', () => {
  it('all have a name', () => {
    let deepest = 0;
    for (const work of manyWorks()) {
      const items = workItems(work);
      deepest = Math.max(deepest, items.length);
      for (const item of items) {
        expect(item.core !== null || item.what in PARTS_TEXT.en.work.kinds, item.what).toBe(true);
      }
    }
    expect(deepest).toBeGreaterThan(2);
  });
});

/** Views met while positions are played on with the first option that does something. */
function manyWorks(): UnsView[] {
  return positions.flatMap(({ s }) => {
    const views: UnsView[] = [];
    const world = new World(rules, rules.clone(s) as unknown as Core<BaseFrame>);
    for (let i = 0; i < 60 && world.over === '' && world.open.length > 0; i++) {
      views.push(world.view<UnsView>(0));
      const decision = world.open[i % world.open.length] ?? world.open[0];
      if (!decision) break;
      const { ask } = decision;
      if (ask.kind === 'one') world.play(decision, ask.options[i % ask.options.length] ?? '');
      else if (ask.kind === 'subset') world.play(decision, ask.from.slice(0, ask.max));
      else if (ask.kind === 'order') world.play(decision, [...ask.of]);
      else world.play(decision, fill(ask.bins, ask.min));
    }
    return views;
  });
}

function fill(bins: readonly { id: string; max: number }[], n: number): Record<string, number> {
  let left = n;
  return Object.fromEntries(
    bins.map(({ id, max }) => {
      const here = Math.min(max, left);
      left -= here;
      return [id, here];
    }),
  );
}

describe('a lost game', () => {
  const view = positions[0].view;
  const entry = (n: number, type: string, pub: Fields = {}) => ({
    event: { n, type, pub, seat: 0, rule: '', cause: '' },
    at: n,
    beat: 0,
    round: 1,
  });
  it('shows how far boss, time and health were, and which of them ended it', () => {
    const boss = { ...view.boss, goal: 12, damage: 11 };
    const danger = { ...view.danger, turnsLeft: 3 };
    const byHealth = measuresOf({ ...view, boss, danger, end: 'health' });
    expect(byHealth.find((m) => m.fatal)?.id).toBe('health');
    expect(byHealth[0]).toMatchObject({ id: 'boss', have: 11, of: 12 });
    const [, time] = byHealth;
    expect(time.of - time.have, 'this turn and the three to come').toBe(4);
    const byDanger = measuresOf({ ...view, boss, danger, end: 'danger' });
    expect(byDanger.filter((m) => m.fatal).map((m) => [m.id, m.of - m.have])).toEqual([['time', 0]]);
  });
  it('knows what the last hit lacked, and what the last turn brought', () => {
    const log = [
      entry(1, 'hurt', { n: 3, stopped: 0, lost: 3, armour: 0, health: 4 }),
      entry(2, 'turn'),
      entry(3, 'played'),
      entry(4, 'shuffled'),
      entry(5, 'hurt', { n: 7, stopped: 1, lost: 4, armour: 0, health: 0 }),
    ];
    expect(lastDeeds(log).map(({ at }) => at)).toEqual([3, 5]);
    expect(lacking(log), '2 too many, and 1 to live on').toBe(3);
    expect(lacking(log.slice(0, 3)), 'nobody has fallen').toBe(0);
  });
});
