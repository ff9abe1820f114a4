import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, onSamePage } from '../browser.ts';
import { bring, decisionOf, PROMPT, savedWith } from '../position.ts';

/** What a table promises at the moment of choosing: a fifth card answers, Enter means what is chosen, panels cover nothing. */

const SELECTION = savedWith(
  {
    moment: 'selection',
    round: 4,
    options: { players: 1, difficulty: 'hard' },
    c1: ['E01', 'E11'],
    c4: ['E18'],
    boss: { column: 4 },
    hands: [['shot', 'rocket', 'laser', 'moveLeft', 'moveRight', 'tractor']],
  },
  [{ name: 'Ada' }],
);

const card = (at: number): string => `[data-part="hand"] [data-target="command:${at}"]`;

async function choosing(page: Page, open: () => Promise<void>): Promise<void> {
  await open();
  await bring(page, SELECTION);
  await page.locator(PROMPT).waitFor();
}

inBrowser('choosing cards', () => {
  it('a fifth card says that one has to be put back first', () =>
    onSamePage('phone', async ({ page, open }) => {
      await choosing(page, open);
      for (const at of [0, 1, 2, 3, 4]) await page.locator(card(at)).click();
      await page.locator('[data-prompt] [role=status]', { hasText: '4 of 4: put one back first' }).waitFor();
      expect(await page.locator('[data-part="hand"] [data-mark="chosen"]').count()).toBe(4);
    }));

  it('Enter confirms what is chosen, wherever the focus is, and nothing while nothing is', () =>
    onSamePage('desk', async ({ page, open }) => {
      await choosing(page, open);
      const asked = await decisionOf(page);
      await page.locator(card(0)).focus();
      await page.keyboard.press('Enter');
      expect(await page.locator('[data-part="hand"] [data-mark="chosen"]').count()).toBe(0);
      for (const at of [0, 1, 2, 3]) {
        await page.locator(card(at)).focus();
        await page.keyboard.press('Space');
      }
      expect(await page.locator('[data-part="hand"] [data-mark="chosen"]').count()).toBe(4);
      expect(await decisionOf(page)).toBe(asked);
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        ([prompt, before]) => document.querySelector<HTMLElement>(prompt)?.dataset.decision !== before,
        [PROMPT, asked] as const,
      );
    }));

  it('the large picture of a card covers neither question, hand nor timeline, and goes with Escape', () =>
    onSamePage(
      'desk',
      async ({ page, open }) => {
        await choosing(page, open);
        for (const target of [card(1), '[data-board] [data-target^="enemy:"]']) {
          await page.locator(target).first().hover();
          const panel = page.locator('[data-inspector]');
          await panel.waitFor();
          const covered = await page.evaluate(() => {
            const box = document.querySelector('[data-inspector]')?.getBoundingClientRect();
            const meets = (other: DOMRect | undefined): boolean =>
              box !== undefined &&
              other !== undefined &&
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
            return ['[data-prompt]', '[data-part="hand"]', '[data-part="timeline"]'].filter((part) =>
              meets(document.querySelector(part)?.getBoundingClientRect()),
            );
          });
          expect(covered).toEqual([]);
          await page.keyboard.press('Escape');
          await panel.waitFor({ state: 'detached' });
          await page.mouse.move(0, 0);
        }
      },
      { painted: true },
    ));

  it('larger letters change the size class at once and keep what is chosen', () =>
    onSamePage('desk', async ({ page, open }) => {
      await page.setViewportSize({ width: 1366, height: 650 });
      await choosing(page, open);
      await page.locator(card(2)).click();
      const size = (): Promise<string | null> => page.locator('[data-size][data-game]').getAttribute('data-size');
      expect(await size()).toBe('D-');
      await page.evaluate(() => {
        const settings = JSON.stringify({ textSize: 'larger' });
        dispatchEvent(new StorageEvent('storage', { key: 'starhold.settings', newValue: settings }));
      });
      await page.locator('[data-size="L"][data-game]').waitFor();
      expect(await page.locator('[data-part="hand"] [data-mark="chosen"]').count()).toBe(1);
    }));

  it('lies the other way round for the left hand, on a phone on its side', () =>
    onSamePage('phone', async ({ page, open }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await choosing(page, open);
      const left = (part: string): Promise<number> =>
        page.locator(part).evaluate((el) => el.getBoundingClientRect().left);
      expect(await left('[data-prompt]')).toBeGreaterThan(await left('[data-board]'));
      await page.evaluate(() => {
        const settings = JSON.stringify({ hand: 'left' });
        dispatchEvent(new StorageEvent('storage', { key: 'starhold.settings', newValue: settings }));
      });
      expect(await left('[data-prompt]')).toBeLessThan(await left('[data-board]'));
      expect(await left('nav')).toBeGreaterThan(await left('[data-board]'));
    }));

  it('says what may be chosen without its colours, and more clearly where contrast is wanted', () =>
    onSamePage('desk', async ({ page, open }) => {
      await choosing(page, open);
      await page.locator(card(0)).click();
      const drawn = (at: number): Promise<string> =>
        page.locator(card(at)).evaluate((el) =>
          [el, ...el.children]
            .map((part) => getComputedStyle(part))
            .map(({ outlineStyle, outlineWidth }) => `${outlineStyle} ${outlineWidth}`)
            .join(),
        );
      const plain = await drawn(1);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await drawn(1), 'legal').not.toBe(plain);
      expect(await drawn(0), 'chosen').not.toBe(await drawn(1));
      await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
      expect(await drawn(1), 'more contrast').not.toBe(plain);
    }));
});
