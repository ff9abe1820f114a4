import type { GameModule } from '@starhold/kernel';
import { game as revenant } from '@starhold/revenant';
import { game as rone } from '@starhold/rone';
import { game as unstoppable } from '@starhold/unstoppable';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, onSamePage, type Size } from '../browser.ts';
import { quickly, taking } from '../driver.ts';
import { firstDeal, sit, type Wish } from '../position.ts';

/** What lies over the table to be chosen from: keys reach nothing that it covers. */

const TWO = [{ name: 'Ada' }, { name: 'Korr', bot: 'rules' }];
const wish = (game: GameModule, until: NonNullable<Wish<unknown>['until']>): Wish<unknown> =>
  firstDeal<unknown>({ game, seats: game === unstoppable ? [{ name: 'Ada' }] : TWO, until });

const DRAFT = wish(rone, (_has, _view, { at, ask }) => at === 'draft' && ask.seat === 0);
const OFFERS: [string, Size, Wish<unknown>][] = [
  ['leaders of RONE', 'phone', wish(rone, () => true)],
  ['a draft of RONE', 'phone', DRAFT],
  ['crew boards of Revenant', 'desk', wish(revenant, (_has, _view, { at, ask }) => at === 'board' && ask.seat === 0)],
  ['core decks of Unstoppable', 'phone', wish(unstoppable, (has) => has('draft'))],
];

/** Once around with Tab, and from each stop in every direction: the things under the middle of which lies something else. */
async function coveredStops(page: Page): Promise<{ stops: number; covered: string[] }> {
  const covered = new Set<string>();
  const seen = new Set<string>();
  const look = async (): Promise<boolean> => {
    const { name, isCovered } = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return { name: '', isCovered: false };
      const { left, top, width, height } = at.getBoundingClientRect();
      const on = document.elementFromPoint(left + width / 2, top + height / 2);
      const called = at instanceof HTMLElement || at instanceof SVGElement ? at.dataset.rove : undefined;
      return {
        name: called ?? at.getAttribute('aria-label') ?? at.textContent?.trim() ?? '',
        isCovered: on?.closest('[data-offer], [data-part="offer"]') != null && !at.contains(on) && !on.contains(at),
      };
    });
    if (isCovered) covered.add(name);
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  };
  await page.locator('[data-prompt]').focus();
  for (let tabs = 0; tabs < 25; tabs++) {
    await page.keyboard.press('Tab');
    if (!(await look())) continue;
    for (const arrow of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) {
      await page.keyboard.press(arrow);
      await look();
    }
  }
  return { stops: seen.size, covered: [...covered] };
}

inBrowser('an offer', () => {
  it.each(OFFERS)('%s on a %s: nothing under it has the focus', (_title, size, at) =>
    onSamePage(size, async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, at);
      await page.locator('[data-offer], [data-part="offer"]').first().waitFor();
      const { stops, covered } = await coveredStops(page);
      expect(stops).toBeGreaterThan(5);
      expect(covered).toEqual([]);
    }),
  );

  it('leaves the table as it was when it is taken away', () =>
    onSamePage('phone', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, DRAFT);
      await page.locator('[data-board] [inert]').first().waitFor({ state: 'attached' });
      // Another one may be laid out soon: looked at in the moment in which there is none.
      const left = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new MutationObserver((_, me) => {
              if (document.querySelector('[data-offer]')) return;
              me.disconnect();
              resolve(document.querySelectorAll('[data-board] [inert]').length);
            }).observe(document.body, { childList: true, subtree: true });
          }),
      );
      await page.locator('[data-offer] [data-mark="legal"]').first().tap();
      await page.locator('[data-gold]').waitFor();
      await taking(page);
      await page.locator('[data-gold]').tap();
      expect(await left).toBe(0);
    }));
});
