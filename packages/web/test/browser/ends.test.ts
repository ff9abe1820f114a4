import type { GameModule } from '@starhold/kernel';
import { GAMES } from '@starhold/roster';
import { expect, it } from 'vitest';
import { seriousInBothThemes } from '../axe.ts';
import { inBrowser, withPage } from '../browser.ts';
import { quickly } from '../driver.ts';
import { bring, firstDeal, PROMPT, savedAt, sit, type Wish } from '../position.ts';

/** The end of a game is one scene, with everything in sight. */

const SIZES = [
  [1440, 900],
  [390, 844],
  [390, 664],
] as const;

const FINISHED: [string, Omit<Wish<unknown>, 'game'>][] = [
  ['bossin-space', { seats: ['Mara', 'Jana', 'Felix', 'Orrin'].map((name) => ({ name })), seed: '02'.repeat(16) }],
  ['unstoppable', { seats: [{ name: 'Mara' }], seed: '03'.repeat(16) }],
  ['rone', { seats: [{ name: 'Mara' }, { name: 'Korr', bot: 'rules' }], seed: '03'.repeat(16) }],
  ['revenant', { seats: [{ name: 'Mara' }, { name: 'Korr', bot: 'rules' }], seed: '03'.repeat(16) }],
];

/** On the page: what of the scene cannot be seen, and what is cut. */
function hidden(): string[] {
  const end = document.querySelector('section[data-end]');
  if (!end) return ['no end'];
  const parts = [...end.querySelectorAll('h1, h2, h1 + p, li, button, dl > div')];
  const isOut = (el: Element): boolean => {
    const { top, left, bottom, right } = el.getBoundingClientRect();
    return el.checkVisibility() && (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1);
  };
  return parts.filter(isOut).map((el) => el.textContent ?? '');
}

inBrowser('the end of a game', () => {
  it.each(FINISHED)('of %s lies open on a desk, a phone and a short phone', (id, wish) =>
    withPage('desk', async ({ page, open }) => {
      const { game } = (await GAMES[id].load()) as { game: GameModule };
      await quickly(page, { lang: 'de' });
      await open();
      await bring(page, savedAt({ ...wish, game }));
      const end = page.locator('section[data-end]');
      await end.waitFor();
      await end.getByText(/%/).first().waitFor();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(50);
        expect(await page.evaluate(hidden), `${width} × ${height}`).toEqual([]);
      }
      expect((await end.locator('h1 + p').innerText()).length).toBeGreaterThan(10);
      expect(await seriousInBothThemes(page)).toEqual([]);
    }),
  );

  it('comes after the last blow, at once after a press, and Play again is one press away', () =>
    withPage(
      'desk',
      async ({ page, open }) => {
        await quickly(page, { speed: 1 });
        const until: Wish['until'] = (has, view) => has('resolve') && view.intact === 1 && view.round > 2;
        await sit(page, open, firstDeal({ seats: [{ name: 'Mara' }], options: { difficulty: 'normal' }, until }));
        const end = page.locator('section[data-end]');
        // Whatever is asked is answered until it is over; then the last blow is seen first.
        await expect
          .poll(
            async () => {
              if ((await end.count()) > 0) return true;
              const blow = page.locator('[data-effect="drain"], [data-effect="flare"]');
              if ((await blow.count()) > 0) await page.locator('[data-board]').click({ position: { x: 3, y: 3 } });
              else
                await page
                  .locator(`${PROMPT} [data-gold]:not([aria-disabled]), ${PROMPT} [data-option]`)
                  .first()
                  .click({ timeout: 500 })
                  .catch(() => {});
              return false;
            },
            { timeout: 120_000, interval: 60 },
          )
          .toBe(true);
        const before = page.url();
        await page.getByRole('button', { name: 'Play again' }).click();
        await page.waitForURL((url) => url.href !== before);
        await page.locator(PROMPT).waitFor();
        await expect.poll(() => page.locator('[data-curtain]').count()).toBe(0);
      },
      { motion: true },
    ));
});
