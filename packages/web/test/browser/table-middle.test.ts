import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousInBothThemes, sidewaysScroll } from '../axe.ts';
import { inBrowser, onSamePage, SIZES } from '../browser.ts';
import { look, quickly, still } from '../driver.ts';
import { firstDeal, PROMPT, sit, type Wish } from '../position.ts';
import { tapTooSmall } from '../targets.ts';

/** The table in the middle of a game: nothing is lost by a reload, everything can be reached and read. */

const CREW = [{ name: 'Mara' }, { name: 'Jana', bot: 'rules' }, { name: 'Felix', bot: 'rules' }];

const wish = (until: NonNullable<Wish['until']>): Wish => firstDeal({ seats: CREW, until });

const PICK = wish((has, view) => has('commit') && view.round === 4);
const ORDER = wish((has, view) => has('slot') && view.round >= 4 && view.captain === 0);
const AIM = wish((has, view) => has('fire') && view.round >= 6 && view.captain === 0 && view.boss?.entered === true);
const BUILD = wish((has, view) => has('upgrade') && view.round >= 3 && view.captain === 0);

const answers = (page: Page): Promise<string | null> => page.locator('[data-prompt]').getAttribute('data-decision');

inBrowser('in the middle of a game', () => {
  it('a reload in a pick, an arrangement and an execution keeps the position and what was begun', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, PICK);
      await page.keyboard.press('2');
      const pick = await look(page);
      expect(pick.hand.map(({ chosen }) => chosen)).toEqual(pick.hand.map((_, i) => i === 1));
      await page.reload();
      await page.locator(PROMPT).waitFor();
      expect(await look(page)).toEqual(pick);

      await sit(page, open, ORDER);
      await page.keyboard.press('1');
      await page.keyboard.press('3');
      const order = await page.locator('[data-prompt] ol').innerText();
      await page.reload();
      await page.locator(PROMPT).waitFor();
      expect(await page.locator('[data-prompt] ol').innerText()).toBe(order);

      await sit(page, open, AIM);
      const aim = await look(page);
      const board = await page.getByRole('group', { name: 'Game board' }).innerText();
      await page.reload();
      await page.locator(PROMPT).waitFor();
      expect(await look(page)).toEqual(aim);
      expect(await page.getByRole('group', { name: 'Game board' }).innerText()).toBe(board);
    }));

  // The other questions are measured in `layouts.test.ts`.
  it('an upgrade fits a phone: no sideways scrolling, nothing below the fold, big enough to touch', () =>
    onSamePage('phone', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, BUILD);
      await still(page);
      expect(await sidewaysScroll(page)).toBe(0);
      const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(below).toBeLessThanOrEqual(0);
      expect(await tapTooSmall(page)).toEqual([]);
    }));

  it('has no serious accessibility issue, light and dark', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      for (const position of [PICK, AIM]) {
        await sit(page, open, position);
        await still(page);
        expect(await seriousInBothThemes(page)).toEqual([]);
      }
      await page.setViewportSize(SIZES.phone);
      await still(page);
      expect(await seriousInBothThemes(page)).toEqual([]);
    }));

  it('a target is armed by the first click, let go by Escape, and taken by the second; undo says what it takes back', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, AIM);
      const before = await answers(page);
      const target = page.locator('[data-board] [data-target^="enemy:"][data-mark="legal"]').first();
      const key = await target.getAttribute('data-target');
      const same = page.locator(`[data-board] [data-target="${key}"]`);
      await same.click();
      expect(await same.getAttribute('data-mark')).toBe('chosen');
      await page.keyboard.press('Escape');
      expect(await same.getAttribute('data-mark')).toBe('legal');
      await same.click();
      await same.click();
      await expect.poll(() => answers(page)).not.toBe(before);
      await page
        .locator('[data-prompt]')
        .getByRole('button', { name: /^Undo: / })
        .waitFor();
      await page.keyboard.press('u');
      const dialog = page.getByRole('dialog');
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Go back and mark the game' }).click();
      await expect.poll(() => answers(page)).toBe(before);
    }));

  it('what is out of reach says why, large on a desk and in the prompt on a phone', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, AIM);
      const behind = page.locator('[data-board] [data-target^="enemy:"][data-mark="locked"]').first();
      await behind.hover();
      await page
        .locator('aside[data-inspector]')
        .getByText(/Out of reach/)
        .waitFor();
      await page.setViewportSize(SIZES.phone);
      await behind.click({ force: true }); // it says that it cannot be chosen, and is pressed all the same
      await page
        .locator('[data-prompt]')
        .getByText(/Out of reach/)
        .waitFor();
    }));

  it('the captain drags a card from slot to slot', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, ORDER);
      const names = async (): Promise<(string | undefined)[]> =>
        (await page.locator('[data-prompt] ol button').allInnerTexts()).map((text) => text.split('\n').at(-1));
      const [first, , third] = await names();
      const box = async (n: number) =>
        (await page.locator('[data-prompt] ol button').nth(n).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const from = await box(0);
      const to = await box(2);
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
      await page.mouse.up();
      const after = await names();
      expect(first).not.toBe(third);
      expect(after[2]).toBe(first);
      expect(after[0]).toBe(third);
    }));

  it('the log leads back to each moment, and a new table can start there', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, AIM);
      const here = page.url();
      await page
        .getByRole('region', { name: 'Log' })
        .getByRole('button', { name: /^New enemy|^XP|^Heat/ })
        .last()
        .click();
      await page.locator('[data-replay]').waitFor();
      await page.keyboard.press('ArrowLeft');
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).click();
      await expect.poll(() => page.url()).not.toBe(here);
      await page.locator('[data-prompt]').waitFor();
      await page.goto(here);
      await page.locator(PROMPT).waitFor();
    }));

  it('hints, "why?", large cards, rules and keys open by keyboard and close with Escape', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, AIM);
      await page.keyboard.press('h');
      await page.locator('[data-hint="1"]').waitFor();
      await page.keyboard.press('w');
      await page.getByRole('dialog', { name: 'Why is life like this?' }).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('b');
      expect(await page.evaluate(() => document.activeElement?.closest('[data-board]') !== null)).toBe(true);
      await page.locator('[data-board] [data-target^="enemy:"]').first().focus();
      await page.keyboard.press('i');
      await page.locator('aside[data-pinned]').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('aside[data-pinned]').count()).toBe(0);
      await page.keyboard.press('r');
      await page.getByRole('dialog', { name: 'Rulebook' }).waitFor();
    }));
});
