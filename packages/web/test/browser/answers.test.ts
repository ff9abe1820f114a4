import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { AUTO_SETTINGS } from '../../shell/settings.ts';
import { inBrowser, onSamePage } from '../browser.ts';
import { drive, look, quickly, still } from '../driver.ts';
import { firstDeal, PROMPT, sit } from '../position.ts';

/** Fewer presses: what runs by itself, what one gesture says, and how it is stopped, switched off and taken back. */

const ALONE = [{ name: 'Mara' }];
const PICK = firstDeal({ seats: ALONE, until: (has, view) => has('commit') && view.round === 2 });
const COMMAND = firstDeal({ seats: ALONE, until: (has, view) => has('resolve') && has('flip') && view.heat > 1 });
const ORDER = firstDeal({ seats: ALONE, until: (has, view) => has('slot') && view.round === 3 });

const MATES = firstDeal({
  seats: [{ name: 'Mara' }, { name: 'Bo', bot: 'rules' }],
  until: (has, view, { ask }) => has('commit') && view.round === 2 && ask.seat === 0,
});

/** On the page: presses what has just come without its reader's doing, at once, and notes whether that was an answer. */
function pressTooSoon(prompt: string): void {
  const tries: { decision: string; isAnswered: boolean }[] = [];
  Object.assign(globalThis, { tries });
  const root = document.querySelector<HTMLElement>(prompt);
  if (!root) throw new Error('there is no prompt');
  new MutationObserver(() => {
    const { decision = '' } = root.dataset;
    const fresh = root.querySelector<HTMLElement>('[data-fresh]:is([data-gold], [data-option])');
    if (!fresh || decision === '' || tries.some((one) => one.decision === decision)) return;
    fresh.click();
    fresh.click();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    const note = { decision, isAnswered: false };
    tries.push(note);
    setTimeout(() => {
      note.isAnswered = root.dataset.decision !== decision || root.ariaBusy === 'true';
    }, 10);
  }).observe(root, { subtree: true, attributes: true, childList: true });
}

const round = (page: Page): Promise<string> => page.locator('[data-part="bar"]').innerText();

const tried = (page: Page): Promise<{ decision: string; isAnswered: boolean }[]> =>
  page.evaluate(() => (globalThis as unknown as { tries: { decision: string; isAnswered: boolean }[] }).tries);

inBrowser('answers without asking', () => {
  it('cards chosen in their order are played in it with one press, and the timeline runs; undo goes back to the order', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, PICK);
      for (const key of ['1', '2', '3', '4']) await page.keyboard.press(key);
      const chosen = await page.locator('[data-part="hand"] [aria-pressed="true"]').count();
      expect(chosen).toBe(4);
      await page.locator('[data-run="inOrder"]').click();
      // Neither the order nor the first slot is asked for.
      await page.locator('[data-prompt][data-kind="one"]').waitFor();
      await still(page);
      const log = page.locator('[data-part="log"]');
      expect(await log.innerText()).toContain('timeline');
      const undo = page.getByRole('button', { name: /^Undo: .*, and \d+ that followed$/ });
      await undo.click();
      // The cards lie open by then; how they lie can still be changed.
      await page.locator('[data-prompt][data-kind="order"]').waitFor();
    }));

  it('while commands are put in order the table shows what becomes of them, and every swap changes it', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, ORDER);
      await page.locator('[data-dry="1"]').waitFor();
      const slots = page.locator('[data-part="timeline"] [data-dry]');
      const before = await slots.allInnerTexts();
      // The ship is drawn where it is after each of them.
      const told = await slots.evaluateAll((all) => all.map((el) => el.getAttribute('data-dry')));
      const ghosts = await page
        .locator('[data-board] [data-dry]')
        .evaluateAll((all) => all.flatMap((el) => (el.getAttribute('data-dry') ?? '').split(' ')).sort());
      expect(told.length).toBeGreaterThan(1);
      expect(ghosts).toEqual(told);
      await page.keyboard.press('1');
      await page.keyboard.press('4');
      await page.getByRole('button', { name: 'Undo the last swap' }).click();
      await expect.poll(() => slots.allInnerTexts()).toEqual(before);
      const was = await round(page);
      await page.locator('[data-run="run"]').click();
      await still(page);
      expect((await look(page)).id).not.toBe('');
      // It has gone on from the order: what is asked now lies behind it.
      expect(await page.locator('[data-prompt]').getAttribute('data-kind')).not.toBe('order');
      expect(was).toContain('3');
    }));

  it('a question that came while somebody else acted takes no press for a moment, and then it does', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, MATES);
      for (const key of ['1', '2', '3', '4']) await page.keyboard.press(key);
      await page.evaluate(pressTooSoon, PROMPT);
      await drive(page, { until: async () => (await tried(page)).length > 2 });
      await page.waitForTimeout(100);
      expect((await tried(page)).filter(({ isAnswered }) => isAnswered)).toEqual([]);
    }));

  it.each(['en', 'cs', 'de'] as const)('beside them gold keeps its words inside it on a phone, in %s', (lang) =>
    onSamePage('phone', async ({ page, open }) => {
      await quickly(page, { lang });
      await page.setViewportSize({ width: 390, height: 664 });
      await sit(page, open, COMMAND);
      await page.locator('[data-run="run"]').waitFor();
      const { button, words } = await page.evaluate(() => {
        const gold = document.querySelector('[data-prompt] [data-gold]') as HTMLElement;
        const range = document.createRange();
        range.selectNodeContents(gold.querySelector('b') ?? gold);
        const [button, words] = [gold, range].map((of) => of.getBoundingClientRect());
        return { button: [button.left, button.right], words: [words.left, words.right] };
      });
      expect(words[0]).toBeGreaterThanOrEqual(button[0]);
      expect(words[1]).toBeLessThanOrEqual(button[1]);
    }),
  );

  it('a class is switched off where it says so', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await open('#/');
      await page.getByRole('button', { name: 'Settings' }).click();
      const list = page.locator('[data-answered] input');
      const checked = await list.evaluateAll((all) => all.map((el) => (el as HTMLInputElement).checked));
      expect(AUTO_SETTINGS.filter((_, i) => checked[i])).toEqual([
        'autoOnly',
        'autoGains',
        'autoOrder',
        'autoSensible',
        'autoEnd',
      ]);
      await list.nth(1).uncheck();
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('starhold.settings') ?? '{}'));
      expect(kept.autoGains).toBe(false);
      await page.keyboard.press('Escape');
      expect(await page.locator(PROMPT).count()).toBe(0);
    }));
});
