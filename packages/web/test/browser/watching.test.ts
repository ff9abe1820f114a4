import { game as rone } from '@starhold/rone';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, withPage } from '../browser.ts';
import { quickly } from '../driver.ts';
import { bring, decisionOf, firstDeal, PROMPT, savedAt, sit, type Wish } from '../position.ts';
import { DUEL } from '../ronePositions.ts';

/** What others do, and what an answer leads to, is watched step by step; what is not on the screen yet is not told, either. */

const CREW = [{ name: 'Mara' }, { name: 'Jana', bot: 'rules' }, { name: 'Felix', bot: 'rules' }];

const linesTold = (page: Page): Promise<number> => page.locator('[data-part="log"] ol > li').count();

inBrowser('watching', () => {
  it('one step at each press: later lines of the log come with their steps', () =>
    withPage('desk', async ({ page, open }) => {
      await quickly(page, { speed: 0 });
      const until: Wish['until'] = (has, view) => has('resolve') && view.round === 2;
      await sit(page, open, firstDeal({ seats: [{ name: 'Mara' }], until }));
      const before = await linesTold(page);
      const first = await decisionOf(page);
      // A command, and with it all that its slot brings.
      await page.locator(`${PROMPT} [data-gold]`).click();
      // The answered question goes when the answer has been taken, which a busy machine does a little later.
      await expect
        .poll(async () => (await page.locator('[data-prompt]').getAttribute('data-decision')) ?? '')
        .not.toBe(first);
      const told: number[] = [];
      // Each press shows one more step, until the next question is there.
      await expect
        .poll(
          async () => {
            const asked = (await page.locator('[data-prompt]').getAttribute('data-decision')) ?? '';
            told.push(await linesTold(page));
            if (asked === '') await page.locator('[data-board]').click({ position: { x: 3, y: 3 } });
            return asked;
          },
          { timeout: 60_000, interval: 150 },
        )
        .not.toBe('');
      const all = await linesTold(page);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      expect(told[0], 'lines after the first step').toBeLessThan(all);
      expect(all).toBeGreaterThan(before + 1);
    }));

  it('is silent until somebody has touched the page, and sounds from then on', () =>
    withPage(
      'desk',
      async ({ page, open }) => {
        await page.addInitScript(() => {
          const made = { contexts: 0, tones: 0 };
          Object.assign(globalThis, { made });
          const Plain = globalThis.AudioContext;
          globalThis.AudioContext = class extends Plain {
            constructor() {
              super();
              made.contexts++;
            }
            override createGain(): GainNode {
              made.tones++;
              return super.createGain();
            }
          };
        });
        const made = (): Promise<{ contexts: number; tones: number }> =>
          page.evaluate(() => (globalThis as unknown as { made: { contexts: number; tones: number } }).made);
        await quickly(page, { speed: 2, sound: 'low' });
        await sit(page, open, firstDeal({ seats: CREW, until: (has, view) => has('commit') && view.round === 2 }));
        const chosen = page.locator('[data-part="crew"] [data-done]');
        await expect.poll(() => chosen.count(), { timeout: 30_000 }).toBe(2);
        expect(await made()).toEqual({ contexts: 0, tones: 0 });
        for (let i = 0; i < 4; i++) await page.keyboard.press(String(i + 1));
        // What makes sound is fetched with the first touch.
        await expect.poll(async () => (await made()).contexts).toBe(1);
        const before = (await made()).tones;
        await page.keyboard.press('Enter');
        await expect.poll(async () => (await made()).tones, { timeout: 30_000 }).toBeGreaterThan(before);
        expect((await made()).contexts).toBe(1);
      },
      { motion: true },
    ));

  it('my question and my focus stay while bots choose', () =>
    withPage('desk', async ({ page, open }) => {
      await quickly(page, { speed: 1 });
      await sit(page, open, firstDeal({ seats: CREW, until: (has, view) => has('commit') && view.round === 2 }));
      const question = await page.locator(`${PROMPT} h1`).innerText();
      const decision = await decisionOf(page);
      const card = page.locator('[data-part="hand"] [data-target]').nth(1);
      await card.focus();
      const chosen = page.locator('[data-part="crew"] [data-done]');
      await expect.poll(() => chosen.count(), { timeout: 30_000 }).toBe(2);
      expect(await page.locator(`${PROMPT} h1`).innerText()).toBe(question);
      expect(await decisionOf(page)).toBe(decision);
      expect(await card.evaluate((el) => el === document.activeElement)).toBe(true);
    }));

  it('on a phone, says what others did since my last answer until the first press, which acts', () =>
    withPage('phone', async ({ page, open }) => {
      await quickly(page, { speed: 'instant' });
      const until: Wish<{ round: number }>['until'] = (_has, { round }, { ask }) => ask.seat === 1 && round === 2;
      await open();
      await bring(page, savedAt({ game: rone, seats: DUEL, seed: '07'.repeat(16), until }));
      const told = page.locator('[data-tempo="told"]');
      await told.waitFor({ timeout: 60_000 });
      // Somebody is hit, or something comes: a sentence, and not the whole log.
      expect((await told.locator('p').innerText()).length).toBeGreaterThan(15);
      expect((await told.locator('p').innerText()).length).toBeLessThan(130);
      const asked = await decisionOf(page);
      // What it lies over can be pressed: a tab.
      await page.locator('[data-tab="log"]').click();
      await page.locator('[data-part="log"][data-open]').waitFor();
      expect(await told.count()).toBe(0);
      expect(await decisionOf(page)).toBe(asked);
    }));
});
