import { game, type UnsView } from '@starhold/unstoppable';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, withPage } from '../browser.ts';
import { quickly } from '../driver.ts';
import { bring, decisionOf, PROMPT, savedAt } from '../position.ts';

/** Two at one screen point at what lies on the table of Unstoppable, and see what the other one pointed at. */

const SAVED = savedAt<UnsView>({
  game,
  seats: [{ name: 'Ada' }, { name: 'Bo' }],
  seed: '01'.repeat(16),
  until: (has, view, { ask }) => has('play') && view.turn >= 2 && ask.seat === 0 && view.players[0].field.length > 0,
});

async function sit(page: Page, open: () => Promise<void>): Promise<void> {
  await quickly(page);
  await open();
  await bring(page, SAVED);
  await page.locator(PROMPT).waitFor();
}

const by = (page: Page, name: string) => page.getByRole('img', { name: `Pointed at by ${name}` });
const things = (page: Page, kind: string) => page.locator(`button[data-target^="${kind}"]`);

inBrowser('pings of Unstoppable', () => {
  it('by key at a desk, for the other seat too', () =>
    withPage('desk', async ({ page, open }) => {
      await sit(page, open);
      for (const thing of [
        things(page, 'card:').and(page.locator('[data-board] [data-shape="threat"]')),
        page.locator('[data-part="hand"]').locator('button[data-target]'),
        things(page, 'market:'),
        things(page, 'deck:'),
      ]) {
        await thing.first().press('p');
        await thing.first().locator(by(page, 'Ada')).waitFor();
        expect(await by(page, 'Ada').count()).toBe(1);
      }
      expect(await page.locator('dialog[open]').count()).toBe(0);
      await page.keyboard.press('s');
      await expect.poll(() => decisionOf(page)).toMatch(/s1$/);
      expect(await by(page, 'Ada').count()).toBe(1);
      await things(page, 'boss').press('p');
      await by(page, 'Bo').waitFor();
      const log = await page.locator('[data-part="log"]').innerText();
      expect(log.match(/Ada: Look at this: .+/g)).toHaveLength(3);
      expect(log).toMatch(/Ada: Look at core deck 1: “.+”/);
      expect(log).toMatch(/Bo: Look at this: .+/);
      await page.locator('[data-prompt]').focus();
      await page.keyboard.press('p');
      await page.getByRole('dialog').getByText('press P while it has the focus').waitFor();
    }));

  it('by holding on a phone', () =>
    withPage('phone', async ({ page, context, open }) => {
      await sit(page, open);
      const box = await page.locator('[data-part="hand"] button[data-target]').last().boundingBox();
      const { x = 0, y = 0, width = 0 } = box ?? {};
      const finger = await context.newCDPSession(page);
      await finger.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: x + width / 2, y: y + 20 }],
      });
      await page.locator('[data-inspector][data-pinned]').waitFor();
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.getByRole('button', { name: /^Look at this: / }).click();
      await page.locator('[data-part="hand"]').locator(by(page, 'Ada')).waitFor();
      expect(await page.locator('[data-inspector]').count()).toBe(0);
    }));
});
