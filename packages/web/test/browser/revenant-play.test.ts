import { game, type View } from '@starhold/revenant';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadFront } from '../../games/fronts.ts';
import { seriousInBothThemes, sidewaysScroll } from '../axe.ts';
import { inBrowser, withPage } from '../browser.ts';
import { quickly } from '../driver.ts';
import { playAlong } from '../playAlong.ts';
import { bring, firstDeal, PROMPT, savedAt, tableAt, type Wish } from '../position.ts';

/** Revenant by hand: the end of a game, a turn, a section that is corrupted, and everything taken back. */

const PAIR = [{ name: 'Ada' }, { name: 'Konstantin' }];
const ALONE = [{ name: 'Ada' }];

/** The last turn of the last cycle, of two people at one phone. */
const LAST_TURN: Wish<View> = {
  game,
  seats: PAIR,
  seed: '7a'.repeat(16),
  until: (_has, { cycle, round, order }, { at, ask }) =>
    cycle === 4 && round === 3 && at === 'send' && ask.seat === order.at(-1),
};

/** The first turn of the second cycle, alone. */
const ONE_TURN: Wish<View> = {
  game,
  seats: ALONE,
  seed: '3b'.repeat(16),
  until: (_has, { cycle }, { at }) => cycle === 2 && at === 'send',
};

async function sitAt(page: Page, open: () => Promise<void>, wish: Wish<View>, lang: string): Promise<void> {
  await quickly(page, { lang });
  await open();
  await bring(page, savedAt(wish));
  await page.locator(`${PROMPT}, [data-hand-over]`).first().waitFor();
}

inBrowser('a game of Revenant', () => {
  it('is played by touch on a phone to its end, and told House by House', () =>
    withPage('phone', async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await sitAt(page, open, LAST_TURN, 'cs');
      const table = tableAt(LAST_TURN);
      await playAlong({ page, input: 'touch', game, front: await loadFront('revenant'), table });
      const scores = table.result?.sides.map(({ score }) => String(score)) ?? [];
      const told = await page.locator('section[data-end]').innerText();
      for (const score of scores) expect(told).toContain(score);
      expect(await page.locator('section[data-end] tbody tr').count()).toBeGreaterThan(7);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await seriousInBothThemes(page)).toEqual([]);
    }));

  it.each(['mouse', 'keys'] as const)('plays one turn at a desk by %s, and takes it back', (input) =>
    withPage('desk', async ({ page, open }) => {
      await sitAt(page, open, ONE_TURN, input === 'keys' ? 'de' : 'en');
      const front = await loadFront('revenant');
      const table = tableAt(ONE_TURN);
      const before = await shownTable(page);
      const answers = await playAlong({
        page,
        input,
        game,
        front,
        table,
        until: ({ n, decision }) => n > 2 && (decision.at === 'close' || decision.at === 'send'),
      });
      expect(answers).toBeGreaterThan(2);
      expect(await shownTable(page)).not.toEqual(before);
    }),
  );
});

/** Everything that can be read off the table, but for the log. */
const shownTable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-target], [data-gauge]')].map(
      (el) => `${el.dataset.target ?? el.dataset.gauge}: ${el.textContent} ${el.ariaLabel ?? ''}`,
    ),
  );

/** Corruption comes, and resources lie in several sections. */
const CORRUPTED: Wish<View> = firstDeal<View>({
  game,
  seats: ALONE,
  until: (_has, { players: [own] }, { at, ask }) =>
    at === 'corrupt' && ask.kind === 'one' && own.stored.filter((n) => n > 0).length >= 2 && ask.options.length >= 6,
});

inBrowser('a section that is corrupted', () => {
  it('takes what is dragged, tapped or carried there by keys', () =>
    withPage('desk', async ({ page, open }) => {
      await sitAt(page, open, CORRUPTED, 'en');
      const storage = page.locator('[data-part="frigate"]');
      const names = await storage
        .locator('[data-slot]')
        .evaluateAll((all) => all.map((el) => el.outerHTML.slice(0, 90)));
      expect(names).toEqual([]);
    }));
});
