import { game, type UnsView } from '@starhold/unstoppable';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousInBothThemes, sidewaysScroll } from '../axe.ts';
import { inBrowser, onSamePage, SIZES } from '../browser.ts';
import { quickly, still, taking } from '../driver.ts';
import { decisionOf, firstDeal, PROMPT, sit, type Wish } from '../position.ts';
import { tapTooSmall } from '../targets.ts';

/** Unstoppable in the middle of a game: everything can be reached, read and taken back, and nothing is lost. */

type UnsWish = Wish<UnsView>;

const ALONE = [{ name: 'Ada' }];
const PAIR = [{ name: 'Ada' }, { name: 'Bo' }];

const wish = (until: NonNullable<UnsWish['until']>, more: Partial<UnsWish> = {}): UnsWish =>
  firstDeal({ game, seats: ALONE, until, ...more });

const isAction: UnsWish['until'] = (_has, view, { ask }) =>
  ask.kind === 'one' && ask.options.includes('end') && view.turn >= 5 && view.players[ask.seat].play.length > 0;
const ACTION = wish((has, view, d) => has('play') && (isAction?.(has, view, d) ?? false));
/** Three threats and the one on deck may be hit. */
const HIT = wish(
  (has, view, { ask }) =>
    has('hit') &&
    view.turn >= 3 &&
    ask.kind === 'one' &&
    ask.options.length > 3 &&
    view.players[0].field.length === 3 &&
    ask.options.includes(`hit:${view.players[0].onDeck?.ref}`),
);
const KEEP = wish((has, view) => has('keep') && view.turn >= 3);
const ORDER = wish((has, view) => has('under') && view.turn >= 2);
const DISCARD = wish((has) => has('discard'));
const STORY = wish((has, view) => has('tell') && view.turn >= 2, { options: { boss: 'duomo' } });
const DUO = wish((has, view, d) => has('play') && view.turn >= 3 && d.ask.seat === 0, { seats: PAIR });

const undoButton = (page: Page) => page.locator('[data-prompt]').getByRole('button', { name: /^Undo/ });
const turnOf = (page: Page): Promise<string> => page.locator('header').first().innerText();
/** How far threats, their results, the hand and what is asked get into each other's way, in px; 0 where all is well. */
function inTheWay(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const boxes = (selector: string): DOMRect[] =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const [field] = boxes('main[data-board]');
    const [deck] = boxes('[data-deck] button');
    const [tag] = boxes('[data-deck] [data-part="tag"]');
    const [hand] = boxes('[data-part="hand"]');
    const results = boxes('[data-battlefield] li:not([data-deck]) [data-part="result"]');
    const over = (n: number): number => Math.max(0, Math.round(n));
    return {
      results: results.length === 3 ? 0 : 1,
      deckCut: over(deck.bottom - field.bottom) + over(field.top - deck.top),
      resultOverTag: over(Math.max(...results.map(({ bottom }) => bottom)) - tag.top),
      handHidden: over(hand.top + 110 - innerHeight),
    };
  });
}

const text = (page: Page, selector: string): Promise<string> => page.locator(selector).innerText();

inBrowser('Unstoppable in the middle of a game', () => {
  // Other sizes and questions are measured in `layouts.test.ts`.
  it('fits a phone: no sideways scrolling, nothing below the fold, big enough to touch', () =>
    onSamePage(
      'phone',
      async ({ page, open }) => {
        // German has the longest words.
        await quickly(page, { lang: 'de' });
        for (const position of [HIT, KEEP, DUO]) {
          await sit(page, open, position);
          await still(page);
          if (position === HIT) {
            const fits = { results: 0, deckCut: 0, resultOverTag: 0, handHidden: 0 };
            expect(await inTheWay(page), 'three threats, the one on deck, prompt and hand').toEqual(fits);
          }
          expect(await sidewaysScroll(page)).toBe(0);
          const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
          expect(below).toBeLessThanOrEqual(0);
          expect(await tapTooSmall(page)).toEqual([]);
        }
      },
      { language: 'de-DE' },
    ));

  it('has no serious accessibility issue, light and dark', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      for (const position of [ACTION, STORY]) {
        await sit(page, open, position);
        await still(page);
        expect(await seriousInBothThemes(page)).toEqual([]);
      }
      // The choice is being made: nothing says that it is still to come.
      expect(await page.locator('[data-offer="story"] [data-stage]').getAttribute('data-stage')).toBe('now');
      expect(await text(page, '[data-offer="story"]')).not.toContain('next level up');
      await page.locator('[data-shape="deck"]').first().press('i');
      expect(await seriousInBothThemes(page)).toEqual([]);
      await page.setViewportSize(SIZES.phone);
      await sit(page, open, DUO);
      await still(page);
      expect(await seriousInBothThemes(page)).toEqual([]);
    }));

  it('what glows can be chosen where it lies, and undo says what it takes back', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, ACTION);
      await page.locator('[data-board] [data-shape="threat"]').first().hover();
      await page.locator('[data-inspector^="card:"]').waitFor();
      await page.keyboard.press('Escape');
      expect(await page.locator('[data-inspector]').count()).toBe(0);
      const before = await decisionOf(page);
      const list = page.locator('[data-open="list"]');
      if (await list.count()) await list.click();
      expect(await page.locator('[data-prompt] [data-option]').count()).toBeGreaterThan(1);
      if (await list.count()) await list.click();
      expect(await page.locator('[data-part="hand"] [data-mark="legal"]').count()).toBeGreaterThan(0);
      // The first touch arms and makes it gold, the second says it.
      expect(await page.locator('[data-gold]').count()).toBe(0);
      await page.locator('[data-part="hand"] [data-mark="legal"]').first().click();
      await page.locator('[data-gold]').waitFor();
      expect(await decisionOf(page)).toBe(before);
      await page.locator('[data-part="hand"] [data-mark="chosen"]').click();
      await expect.poll(() => decisionOf(page)).not.toBe(before);
      expect(await undoButton(page).textContent()).toContain('Undo: playing the card');
      await page.keyboard.press('u');
      await expect.poll(() => decisionOf(page)).toBe(before);
    }));

  it('what is locked says why, with its rule, and is shown large', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, HIT);
      const before = await decisionOf(page);
      await page.locator('[data-shape="tile"]').first().click();
      await page.locator('[data-inspector="market:0"]').waitFor();
      expect(await text(page, '[data-part="market"]')).toContain('buy after this effect is finished');
      expect(await page.locator('[data-refusal]').count()).toBe(0);
      await page.keyboard.press('Escape');
      expect(await page.locator('[data-inspector]').count()).toBe(0);
      await sit(page, open, ACTION);
      const locked = page.locator('[data-mark="locked"]').first();
      await locked.click({ force: true });
      expect(await text(page, '[data-prompt] [data-refusal]')).toMatch(/^.*\nRule\n[\s\S]*\w.*\.$/);
      await page.locator('[data-prompt] [data-refusal]').getByRole('button', { name: 'Rule' }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      expect(await decisionOf(page)).not.toBe(before);
    }));

  it('a reload keeps the position and what was begun', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, ORDER);
      await page.keyboard.press('1');
      await page.keyboard.press('2');
      const order = await text(page, '[data-prompt] ol');
      await page.reload();
      await page.locator(PROMPT).waitFor();
      expect(await text(page, '[data-prompt] ol')).toBe(order);
      await page.keyboard.press('Enter');
      await sit(page, open, DISCARD);
      await page.locator('[data-part="hand"] [data-mark="legal"]').first().click();
      const chosen = await page.locator('[data-mark="chosen"]').count();
      expect(chosen).toBe(1);
      await page.reload();
      await page.locator(PROMPT).waitFor();
      expect(await page.locator('[data-mark="chosen"]').count()).toBe(1);
    }));

  it('by keyboard: numbers, E, hints, why, piles, log, looking back, keys', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, ACTION);
      const before = await decisionOf(page);
      // What ends is said at once and is never gold: so it names what would be given away.
      expect(await text(page, '[data-prompt] [data-option="end"]')).toMatch(/left|loses|end of the game/);
      for (const depth of [1, 2, 3]) {
        await page.keyboard.press('h');
        await page.locator(`[data-hint="${depth}"] [role=status] p`).first().waitFor();
      }
      await page.keyboard.press('w');
      expect(await page.getByRole('dialog').innerText()).toMatch(/health like this/);
      await page.keyboard.press('Escape');
      await page.keyboard.press('d');
      expect(await text(page, '[data-part="piles"][data-open]')).toMatch(/Discard pile/);
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      expect(await page.getByRole('dialog').innerText()).toMatch(/Skip, pass or end[\s\S]*Decks and piles/);
      await page.keyboard.press('Escape');
      await page.locator('[data-part="log"] ol button').nth(4).click();
      await page.locator('[data-replay]').waitFor();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Escape');
      await page.locator(PROMPT).waitFor();
      expect(await decisionOf(page)).toBe(before);
      // Who comes back from looking back finds buttons that have just changed: they take no press for a moment.
      await still(page);
      await taking(page);
      await page.keyboard.press('2');
      expect(await decisionOf(page)).toBe(before);
      await page.keyboard.press('2');
      await expect.poll(() => decisionOf(page)).not.toBe(before);
      await page.keyboard.press('u');
      await expect.poll(() => decisionOf(page)).toBe(before);
      await still(page);
      await page.keyboard.press('e');
      await page.locator(`[data-prompt][data-decision="${before}"]`).waitFor({ state: 'detached' });
    }));

  it('two people on one device: either may act, and both see everything', () =>
    onSamePage('phone', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, DUO);
      expect(await decisionOf(page)).toMatch(/s0$/);
      await page.locator('[data-open="seat"]').click();
      await expect.poll(() => decisionOf(page)).toMatch(/s1$/);
      await page.locator('[data-tab="partner"]').click();
      expect(await text(page, '[data-part="partner"][data-open]')).toContain('Ada');
    }));

  it('a bot as partner acts on its own side', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      const seats = [{ name: 'Ada' }, { name: 'Bo', bot: 'rules' }];
      await sit(page, open, { ...DUO, seats });
      const turn = await turnOf(page);
      for (let i = 0; i < 60 && (await turnOf(page)) === turn; i++) {
        await page.locator(PROMPT).waitFor();
        expect(await decisionOf(page)).not.toMatch(/s1$/);
        await page.evaluate(async () => {
          const prompt = (): HTMLElement | null => document.querySelector('[data-prompt]');
          const find = (selector: string): HTMLElement | null => document.querySelector(selector);
          const shown = (): string => `${prompt()?.dataset.decision} ${prompt()?.textContent}`;
          const before = shown();
          const commit = find('[data-prompt] button[aria-keyshortcuts="Enter"]:not([aria-disabled])');
          (commit ?? find('[data-prompt] [aria-keyshortcuts="E"]') ?? find('[data-mark="legal"]'))?.click();
          for (let looks = 0; shown() === before && looks < 100; looks++) {
            await new Promise((go) => setTimeout(go, 20));
          }
        });
      }
      expect(await turnOf(page)).not.toBe(turn);
      expect(await text(page, '[data-part="log"]')).toContain('Bo:');
    }));

  it('tells what happens to those who cannot see it', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, HIT);
      await page.evaluate(() => {
        const heard: string[] = [];
        Object.assign(globalThis, { heard });
        new MutationObserver((records) => {
          for (const { target } of records) {
            const at = target instanceof Element ? target : target.parentElement;
            const region = at?.closest('[aria-live], [role=log], [role=status]');
            if (region?.textContent) heard.push(region.textContent);
          }
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      await page.locator('[data-board] [data-mark="legal"]').first().click();
      await page.keyboard.press('Enter');
      const heard = (): Promise<string> =>
        page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join('\n'));
      await expect.poll(heard).toMatch(/damage \(\d+ of \d+\)/);
      // The threat that had the focus is gone: the prompt has it now, and its name is the next question.
      const asked = (): Promise<string> =>
        page.evaluate(() => document.activeElement?.closest('[data-prompt]')?.querySelector('h1')?.textContent ?? '');
      await expect.poll(asked).toMatch(/Choose|Take|Do this/);
    }));
});
