import { type GameModule, type Saved, saveOf } from '@starhold/kernel';
import { GAMES } from '@starhold/roster';
import { seatWords } from '@starhold/session';
import { expect, it } from 'vitest';
import { seriousInBothThemes } from '../axe.ts';
import { inBrowser, onSamePage, withPage } from '../browser.ts';
import { quickly } from '../driver.ts';
import { bring, PROMPT, savedAt, tableAt, type Wish } from '../position.ts';

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

/** A game that ends with the next command. */
function beforeTheEnd(): Saved {
  const seats = [{ name: 'Mara' }];
  for (let i = 1; i < 60; i++) {
    const table = tableAt({
      seats,
      seed: i.toString(16).padStart(2, '0').repeat(16),
      options: { difficulty: 'normal' },
    });
    if (table.log().answers.at(-1)?.pick !== 'resolve') continue;
    return saveOf(table.upTo(table.length - 1), seatWords({ game: 'bossin-space', options: {}, seats }));
  }
  throw new Error('no game ends with a command');
}

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
    onSamePage('desk', async ({ page, open }) => {
      const { game } = (await GAMES[id].load()) as { game: GameModule };
      await quickly(page, { lang: 'de' });
      await open();
      await bring(page, savedAt({ ...wish, game }));
      const end = page.locator('section[data-end]');
      await end.waitFor();
      await end.getByRole('img', { name: /%/ }).waitFor();
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
        await open();
        await bring(page, beforeTheEnd());
        await page.locator(`${PROMPT} [data-gold]`).click();
        const blow = page.locator('[data-effect="drain"], [data-effect="flare"]');
        await blow.waitFor({ state: 'attached', timeout: 30_000 });
        expect(await page.locator('section[data-end]').count()).toBe(0);
        await page.locator('[data-board]').click({ position: { x: 3, y: 3 } });
        await page.locator('section[data-end]').waitFor({ timeout: 3000 });
        const before = page.url();
        await page.getByRole('button', { name: 'Play again' }).click();
        await page.waitForURL((url) => url.href !== before);
        await page.locator(PROMPT).waitFor();
        await expect.poll(() => page.locator('[data-curtain]').count()).toBe(0);
      },
      { motion: true },
    ));
});
