import { expect, it } from 'vitest';
import { seriousIssues, sidewaysScroll, smallTargets } from '../axe.ts';
import { inBrowser, onSamePage, SIZES, type Size, withPage } from '../browser.ts';

const BOOK = '#/rules/bossin-space';
const SECOND = '#/rules/unstoppable';
const sizes = Object.keys(SIZES) as Size[];

inBrowser('rulebook', () => {
  it.each(sizes)('does not scroll sideways, in the longest language (%s)', (size) =>
    onSamePage(
      size,
      async ({ page, open }) => {
        await open(BOOK);
        await page.getByRole('heading', { level: 1, name: 'Regeln von Bossin’ Space' }).waitFor();
        expect(await sidewaysScroll(page)).toBe(0);
      },
      { language: 'de-DE' },
    ),
  );

  it.each([
    { size: 'phone', theme: 'light' },
    { size: 'desk', theme: 'dark' },
  ] as const)('has nothing serious for axe ($size, $theme)', ({ size, theme }) =>
    onSamePage(
      size,
      async ({ page, open }) => {
        await open(`${BOOK}/BOS-8.5`);
        await page.locator('[data-marked]').first().waitFor();
        expect(await seriousIssues(page)).toEqual([]);
      },
      { theme },
    ),
  );

  it.each(sizes)('has a second book, as narrow (%s)', (size) =>
    onSamePage(
      size,
      async ({ page, open }) => {
        await open(SECOND);
        await page.getByRole('heading', { level: 1, name: 'Regeln von Unstoppable' }).waitFor();
        expect(await sidewaysScroll(page)).toBe(0);
        if (size !== 'desk') return;
        await open(`${SECOND}/mat%3Atriumvirate`);
        await page.locator('[data-card="mat:triumvirate"][data-marked]').waitFor();
        expect(await sidewaysScroll(page)).toBe(0);
        await page.getByRole('searchbox').fill('Vollstrecker'); // a few places stand for some 250 cards
        expect(await seriousIssues(page)).toEqual([]);
        await page.getByRole('navigation', { name: 'Regelhefte' }).getByRole('link', { name: 'Bossin’ Space' }).click();
        await page.getByRole('heading', { level: 1, name: 'Regeln von Bossin’ Space' }).waitFor();
      },
      { language: 'de-DE' },
    ),
  );

  it('opens at a rule that stands in a table', () =>
    withPage('phone', async ({ page, open }) => {
      await open(`${SECOND}/UNS-16.6`);
      await page.locator('tr[data-rule="UNS-16.6"][data-marked]').waitFor();
    }));

  it('opens at a rule, marks it and gives it the focus', () =>
    withPage('desk', async ({ page, open }) => {
      await open(`${BOOK}/BOS-8.5`);
      const rule = page.locator('[data-rule="BOS-8.5"]');
      await rule.waitFor();
      await expect
        .poll(() => rule.evaluate((e) => e === document.activeElement && e.hasAttribute('data-marked')))
        .toBe(true);
      const box = await rule.boundingBox();
      expect(box?.y).toBeGreaterThan(100);
      expect(box?.y).toBeLessThan(SIZES.desk.height);
    }));

  it('opens at a card, and leads from its words to the rule', () =>
    withPage('phone', async ({ page, open }) => {
      await open(`${BOOK}/enemy%3AE25`);
      const card = page.locator('[data-card="enemy:E25"]');
      await card.getByRole('heading', { name: 'Ram Ship' }).waitFor();
      await expect.poll(() => card.evaluate((e) => e === document.activeElement)).toBe(true);
      await card.getByRole('link', { name: 'Activation' }).click();
      await page.locator('[data-rule="BOS-12.1"][data-marked]').waitFor();
    }));

  it('searches without accents, counts, walks and clears by keyboard', () =>
    onSamePage(
      'desk',
      async ({ page, open }) => {
        await open(BOOK);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.keyboard.press('/');
        await page.keyboard.type('STIT');
        const total = await page.locator('mark[data-start]').count();
        expect(total).toBeGreaterThan(5);
        await page.getByText(new RegExp(`^${total} výskyt`)).waitFor();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await page.getByText(`2 z ${total}`).waitFor();
        expect(await page.locator('mark[data-current]').count()).toBe(1);
        expect(await page.locator('mark[data-current]').evaluate((e) => e.getBoundingClientRect().top)).toBeLessThan(
          900,
        );
        await page.keyboard.press('Escape');
        expect(await page.locator('mark').count()).toBe(0);
        await page.keyboard.type('xyzzy');
        await page.getByText('Pro „xyzzy“ se nic nenašlo.').waitFor();
      },
      { language: 'cs-CZ' },
    ));

  it('has targets for fingers, apart from links in running text', () =>
    onSamePage('phone', async ({ page, open }) => {
      await open(BOOK);
      await page.getByRole('button', { name: 'Contents' }).click();
      await page.getByRole('searchbox').fill('heat');
      const small = await smallTargets(page);
      expect(small.filter((control) => !/^<a /.test(control))).toEqual([]);
      expect(
        await page
          .getByRole('navigation', { name: 'Contents' })
          .getByRole('link')
          .first()
          .evaluate((e) => e.clientHeight),
      ).toBeGreaterThanOrEqual(44);
    }));
});
