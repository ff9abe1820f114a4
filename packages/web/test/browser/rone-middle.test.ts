import { expect, it } from 'vitest';
import { seriousInBothThemes, smallTargets } from '../axe.ts';
import { inBrowser, onSamePage, type Size } from '../browser.ts';
import { quickly } from '../driver.ts';
import { bring, PROMPT } from '../position.ts';
import { LAST_CARD, PAYING, RONE_FULL, TOGETHER } from '../ronePositions.ts';

/** The middle of a duel: what is always in sight, what a touch does, and what axe says of it. */

inBrowser('the table of RONE', () => {
  it.each<[Size, number]>([
    ['desk', 0],
    ['phone', 1],
    ['desk', 2],
  ])('on a %s, full position %i: nothing serious for axe in either theme', (size, which) =>
    onSamePage(size, async ({ page, open }) => {
      await quickly(page);
      await open();
      await bring(page, RONE_FULL[which].saved());
      await page.locator(PROMPT).waitFor();
      expect(await seriousInBothThemes(page)).toEqual([]);
      if (size === 'phone') expect(await smallTargets(page)).toEqual([]);
      // Always in sight: what the survival check and a reshuffle would cost.
      expect(await page.locator('[data-cost="survival"]').innerText()).toContain('−2');
      expect(await page.locator('[data-cost="reshuffle"]').innerText()).toContain('−2');
    }),
  );

  it('does not reshuffle where the last card was drawn, however often it is pressed', () =>
    onSamePage('phone', async ({ page, open }) => {
      await quickly(page);
      await open();
      await bring(page, LAST_CARD());
      await page.locator(PROMPT).waitFor();
      const gold = page.locator('[data-gold]');
      const { x, y, width, height } = (await gold.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const reshuffle = page.locator('[data-option="reshuffle"]');
      const press = (): Promise<void> => page.touchscreen.tap(x + width / 2, y + height / 2);
      await press();
      await reshuffle.waitFor();
      const asked = await page.locator(PROMPT).getAttribute('data-decision');
      expect(await gold.getAttribute('aria-disabled')).toBe('true');
      expect(await reshuffle.innerText()).toMatch(/\d/);
      for (let presses = 0; presses < 4; presses++) {
        await press();
        await page.waitForTimeout(200);
      }
      await page.keyboard.press('Enter');
      // Chosen once more, it is not paid for in the same place, only with gold.
      if ((await reshuffle.getAttribute('aria-pressed')) !== 'true') await reshuffle.tap();
      await reshuffle.tap();
      expect(await page.locator(PROMPT).getAttribute('data-decision')).toBe(asked);
      await page.locator('[data-gold]:not([aria-disabled])').tap();
      await expect.poll(() => page.locator(PROMPT).getAttribute('data-decision')).not.toBe(asked);
    }));

  it('lays a payment out, which can be changed before it is said', () =>
    onSamePage('phone', async ({ page, open }) => {
      await quickly(page);
      await open();
      await bring(page, PAYING());
      await page.locator(PROMPT).waitFor();
      const gold = page.locator('[data-gold]');
      await page.locator('[data-target="card:ST09"]').tap();
      expect(await page.locator('[data-part="tray"] [data-going]').count()).toBe(2);
      await page.locator('[data-pay="otherwise"] button').tap();
      const ways = page.locator('[data-offer="pay"] [data-target^="pay:"]');
      await ways.first().waitFor();
      expect(await ways.count()).toBe(2);
      await gold.waitFor();
      const laid = await gold.innerText();
      await page.locator('[data-offer="pay"] [data-mark="legal"]').tap();
      await expect.poll(() => gold.innerText()).not.toBe(laid);
      await gold.tap();
      await page.locator('[data-offer="draft"]').waitFor();
      expect(await page.locator('[data-part="played"], [data-part="hand"]').count()).toBe(2);
    }));

  it('lays out the dice that pay for a card, which can be changed, and plays it with one press', () =>
    onSamePage('phone', async ({ page, open }) => {
      await quickly(page);
      await open();
      await bring(page, PAYING(''));
      await page.locator(PROMPT).waitFor();
      const laid = (): Promise<(string | null)[]> =>
        page
          .locator('[data-part="tray"] [data-mark="chosen"]')
          .evaluateAll((dice) => dice.map((die) => die.getAttribute('data-target')));
      // Commander Atus costs a yellow and any other: the third die shows two yellow screws.
      await page.locator('[data-target="card:ST09"]').tap();
      expect(await laid()).toEqual(['die:d3']);
      await page.locator('[data-target="die:d4"]').tap();
      expect(await laid()).toEqual(['die:d3', 'die:d4']);
      await page.locator('[data-target="die:d4"]').tap();
      expect(await laid()).toEqual(['die:d3']);
      await page.locator('[data-gold]').tap();
      await page.locator('[data-offer="draft"]').waitFor();
      expect(await page.locator('[data-target="die:d3"]').getAttribute('data-used')).toBe('');
      expect(await page.locator('[data-target="card:ST09"]').count()).toBe(0);
    }));

  it('plays a card with its dice in one drag, and draws as long as the press is held', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await open();
      await bring(page, PAYING(''));
      await page.locator(PROMPT).waitFor();
      const card = await page.locator('[data-target="card:ST09"]').boundingBox();
      const board = await page.locator('[data-part="played"]').boundingBox();
      if (!card || !board) throw new Error('no card, or nowhere to put it');
      await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
      await page.mouse.down();
      await page.mouse.move(board.x + 30, board.y + board.height / 2, { steps: 5 });
      await page.mouse.up();
      await page.locator('[data-offer="draft"]').waitFor();
      expect(await page.locator('[data-target="die:d3"]').getAttribute('data-used')).toBe('');

      await open();
      await bring(page, RONE_FULL[1].saved());
      await page.locator(PROMPT).waitFor();
      const cards = page.locator('[data-part="hand"] [data-target^="card:"]');
      const before = await cards.count();
      await page.locator('[data-gold]').hover();
      await page.mouse.down();
      await expect.poll(() => cards.count(), { timeout: 10_000 }).toBeGreaterThan(before + 1);
      await page.mouse.up();
      const drawn = await cards.count();
      await page.waitForTimeout(700);
      expect(await cards.count()).toBe(drawn);
    }));

  it('lays several out with one press, goes on behind a question, and drops all of them with one drag', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      const begin = async (): Promise<void> => {
        await open();
        await bring(page, TOGETHER());
        await page.locator(PROMPT).waitFor();
      };
      const all = page.locator('[data-prompt] [data-target="together"]');
      const chosen = page.locator(
        '[data-part="hand"] [data-mark="chosen"], [data-target^="base:"][data-mark="chosen"]',
      );
      const gold = page.locator('[data-gold]');
      const played = page.locator('[data-part="played"] [data-target^="played:"]');
      const screws = (): Promise<string> => page.locator('[data-target="ground:g1"]').innerText();
      await begin();
      const before = await screws();
      await all.click();
      await expect.poll(() => chosen.count()).toBe(5);
      // One is taken out; where the screws go is asked, and then the rest follows by itself.
      await page.locator('[data-target="card:ST01"]').click();
      await expect.poll(() => chosen.count()).toBe(4);
      await gold.click();
      await page.locator('[data-prompt][data-kind="amounts"]').waitFor();
      expect(await page.locator('[data-offer="draft"]').count()).toBe(0);
      await page.locator('[data-target="ground:g1"]').click();
      await page.locator('[data-target="ground:g1"]').click();
      await page.locator('[data-offer="draft"]').waitFor();
      expect(await page.locator('[data-target="card:ST01"]').count()).toBe(1);
      expect(await screws()).not.toBe(before);

      await begin();
      const [from, to] = [await all.boundingBox(), await page.locator('[data-target="ground:g2"]').boundingBox()];
      if (!from || !to) throw new Error('nothing to take up, or nowhere to put it');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
      await page.mouse.up();
      await page.locator('[data-offer="draft"]').waitFor();
      expect(await page.locator('[data-target^="card:"]').count()).toBe(0);
      expect(await played.count()).toBeGreaterThanOrEqual(3);
    }));

  it('rolls a die again and gives two for one by touch', () =>
    onSamePage('phone', async ({ page, open }) => {
      await quickly(page);
      await open();
      await bring(page, RONE_FULL[0].saved());
      await page.locator(PROMPT).waitFor();
      const begin = (what: string) => page.locator(`[data-prompt] [data-target="${what}"]`);
      await begin('reroll').tap();
      await page.locator('[data-target="die:d4"]').tap();
      await page.locator('[data-gold]').tap();
      await expect.poll(() => begin('reroll').innerText()).toContain('2');
      await begin('convert').tap();
      await page.locator('[data-target="die:d1"]').tap();
      await page.locator('[data-target="die:d3"]').tap();
      await page.locator('[data-gold]').tap();
      await page.locator('[data-offer="kind"] [data-target="kind:g"]').tap();
      await expect.poll(() => page.locator('[data-target="die:d1"]').getAttribute('data-used')).toBe('');
      await expect.poll(() => page.locator('[data-target="die:d3"]').getAttribute('data-used')).toBe('');
    }));
});
