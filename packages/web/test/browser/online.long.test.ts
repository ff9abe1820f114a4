import { type GameModule, openSave, type Saved } from '@starhold/kernel';
import { type AnyTable, loadBotGame, loadGame } from '@starhold/session';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadFront } from '../../games/fronts.ts';
import { inBrowser } from '../browser.ts';
import { playDesk } from '../deskDriver.ts';
import { ALL_ASKED, quickly } from '../driver.ts';
import { type AtTable, playOnline } from '../onlineGame.ts';
import { beReady, type Somebody, sitDown, withTwo } from '../onlineVisit.ts';
import { searched } from '../wiretap.ts';

/**
 * Whole games between two browsers: one reloads, one loses the net and comes back; everything that either was told is searched
 * for what only the other might know; and each of them proves the deal at the end.
 */

/** Milliseconds in which a page stands again after its connection came back. */
const BACK_MS = 2_000;

interface Whole {
  game: string;
  options: object;
  /** By seat: every so many answers are taken at random (0: none), so that a game that can be lost is lost soon. */
  every: readonly [number, number];
  /** Is there anything that one seat knows and the other does not? */
  secrets: boolean;
}

const GAMES: readonly Whole[] = [
  { game: 'bossin-space', options: { players: 2 }, every: [3, 3], secrets: true },
  { game: 'unstoppable', options: { players: 2 }, every: [3, 3], secrets: false },
  { game: 'rone', options: { mode: 'duel', players: 2 }, every: [0, 1], secrets: true },
  { game: 'revenant', options: { players: 2, firstGame: true }, every: [3, 3], secrets: true },
];

/** Until they have answered so many questions together, or to the end. */
async function playBoth(both: readonly AtTable[], most = Infinity): Promise<void> {
  // Behind a seal nobody counts the answers of others, so one of them may be ahead.
  const answers = (): number => Math.max(...both.map(({ who }) => who.wire.moment?.at ?? 0));
  const before = answers();
  await Promise.all(both.map((at) => playOnline(at, () => answers() - before >= most)));
}

async function loseTheNet({ page, context }: Somebody): Promise<void> {
  const lost = page.getByText('Connection lost. It comes back by itself');
  await context.setOffline(true);
  await lost.waitFor();
  await context.setOffline(false);
  await lost.waitFor({ state: 'detached', timeout: BACK_MS });
}

const savedOf = (page: Page): Promise<Saved> =>
  page.evaluate(async () => (await fetch(`/api/tables/${location.hash.split('/').at(-1)}/save`)).json());

inBrowser('two browsers play an online table to its end', () => {
  describe.each(GAMES)('$game', ({ game: id, options, every, secrets }) => {
    it('with a reload and a lost net, and neither hears what is the other’s', { timeout: 1_500_000 }, () =>
      withTwo(['desk', 'desk'], async (ada, ben) => {
        await sitDown(ada, ben, id, options);
        await beReady(ada, ben);
        const game = (await loadBotGame(id)) as GameModule;
        const front = await loadFront(id);
        const both = [ada, ben].map((who, i): AtTable => ({ who, game, front, luck: i + 1, every: every[i] }));
        await playBoth(both, 8);
        await ada.page.reload();
        await ada.page.locator('[data-prompt]').waitFor();
        await playBoth(both, 6);
        await loseTheNet(ben);
        await playBoth(both);
        for (const { page } of [ada, ben]) await page.getByText('Proved: nobody could choose this deal.').waitFor();

        const saved = await savedOf(ada.page);
        const { table, how } = openSave(await loadGame(id), saved);
        expect(how).toBe('proved');
        for (const [seat, { wire }] of [ada, ben].entries()) {
          const { leaks, moments, others, hidden } = searched(wire, table as AnyTable, seat);
          expect(leaks).toEqual([]);
          expect(moments).toBeGreaterThan(20);
          expect(others).toBeGreaterThan(20);
          if (secrets) expect(hidden).toBeGreaterThan(0);
          const until = wire.frames.filter((frame) => !frame.includes('"published":{'));
          for (const word of seedsOf(saved)) expect(until.filter((frame) => frame.includes(word))).toEqual([]);
        }
        await ada.page.getByRole('button', { name: /^Play again/ }).click();
        await ada.page.getByRole('heading', { name: 'Seats' }).waitFor();
        const seats = await ada.page.locator('section[aria-labelledby="room-seats"] li strong').allInnerTexts();
        expect(seats.map((name) => name.trim())).toEqual(['Ben', 'Ada you']);
      }),
    );
  });
});

inBrowser('answers without a question at an online table', () => {
  it('are given for the own seat alone, marked on the own page, and end when their mark is pressed', () =>
    withTwo(['desk', 'desk'], async (ada, ben) => {
      await sitDown(ada, ben, 'rone', { mode: 'coop', players: 2 });
      await quickly(ben.page, ALL_ASKED);
      await beReady(ada, ben);
      const marks = (page: Page) => page.locator('[data-part="log"] [data-auto]');
      const isMarked = async (): Promise<boolean> => (await marks(ada.page).count()) > 0;
      await Promise.all(
        [ada, ben].map(({ page }) => playDesk(page, { input: 'pointer', choose: (n) => n - 1, until: isMarked })),
      );
      expect(await marks(ben.page).count()).toBe(0);
      expect(ben.heard()).not.toContain('"by":"standing:');
      expect(ada.heard()).toContain('"by":"standing:');
      const mark = marks(ada.page).first();
      const cls = (await mark.getAttribute('data-auto')) ?? '';
      await mark.click();
      const setting = `auto${cls[0].toUpperCase()}${cls.slice(1)}`;
      const kept = await ada.page.evaluate(() => JSON.parse(localStorage.getItem('starhold.settings') ?? '{}'));
      expect(kept[setting]).toBe(false);
    }));
});

/** What nobody may have before the end: the seed, and the server's part of it. */
function seedsOf(saved: Saved): string[] {
  const secret = saved.starhold === 2 ? saved.deal?.secret : undefined;
  return [saved.seed, secret ?? 'no deal'];
}
