import { LANGUAGES } from '@starhold/kernel';
import { packs } from '@starhold/unstoppable/content';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inGallery, withPage } from '../browser.ts';
import { speak, still } from '../driver.ts';

/** `#/unstoppable-cards` of the gallery has every card, plain and upgraded: in no language is anything on it cut off or too small. */

const { starters, cores, threats, bossCards, upgrades } = packs.at(packs.base).def;
const ALLIES = [...starters, ...cores].filter(({ kind }) => kind === 'ally').length;
/** Whole and as a peek, plain and upgraded; allies as they lie in play. */
const CARDS = 3 * (starters.length + cores.length) + ALLIES + 2 * (threats.length + bossCards.length) + upgrades.length;

interface Findings {
  cards: number;
  problems: string[];
  /** The smallest letters of card texts, and of anything else on a card, in px. */
  text: number;
  labels: number;
  /** What the first card says. */
  first: string;
}

function look(page: Page): Promise<Findings> {
  return page.evaluate(() => {
    const problems: string[] = [];
    let text = 99;
    let labels = 99;
    const cards = [...document.querySelectorAll<HTMLElement>('button[data-shape]')];
    const shown = (element: Element): boolean => element.getClientRects().length > 0;
    for (const card of cards) {
      const name = card.firstElementChild?.textContent?.split('.')[0] ?? '';
      const note = (problem: string): void => void problems.push(`${card.dataset.shape} ${name}: ${problem}`);
      if (name === '') note('has no name');
      const box = card.getBoundingClientRect();
      const parts = [...card.querySelectorAll<HTMLElement>('[aria-hidden] *')].filter(shown);
      for (const part of parts) {
        if (part.closest('svg')) continue;
        const own = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        if (!own) continue;
        const { left, right, top, bottom } = part.getBoundingClientRect();
        if (left < box.left - 3 || right > box.right + 1 || top < box.top - 3 || bottom > box.bottom + 1) {
          note(`sticks out: ${part.textContent}`);
        }
        const size = Number.parseFloat(getComputedStyle(part).fontSize);
        if (part.closest('[data-part="text"]') && card.dataset.shape !== 'ally') text = Math.min(text, size);
        else labels = Math.min(labels, size);
      }
      for (const part of card.querySelectorAll<HTMLElement>('[data-fit], [data-part="body"], span[data-notch]')) {
        if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0) note(`too wide: ${part.textContent}`);
      }
      const body = card.querySelector<HTMLElement>('[data-part="body"]');
      if (body && body.scrollHeight > body.clientHeight + 1) note('is too full');
      const header = card.querySelector('[data-part="header"]')?.getBoundingClientRect();
      const title = card.querySelector('[data-fit]')?.getBoundingClientRect();
      if (header && title && title.height > header.height) note('the name is too high');
      const words = [...card.querySelectorAll('[data-part="text"]')].find(shown)?.getBoundingClientRect();
      const foot = card.querySelector('[data-part="foot"]')?.getBoundingClientRect();
      if (words && foot && foot.height > 0 && words.bottom > foot.top + 1) {
        note(`the text runs ${Math.round(words.bottom - foot.top)} px into the foot`);
      }
    }
    return { cards: cards.length, problems, text, labels, first: cards[0]?.textContent ?? '' };
  });
}

inGallery('the cards of Unstoppable', () => {
  it('show all they say, in every language', () =>
    withPage('desk', async ({ page, open }) => {
      await open('#/unstoppable-cards');
      await page.locator('button[data-shape]').first().waitFor();
      const names = new Set<string>();
      for (const lang of LANGUAGES) {
        await speak(page, lang);
        await still(page);
        await page.evaluate(() => document.fonts.ready);
        const { cards, problems, text, labels, first } = await look(page);
        names.add(first);
        expect(cards, lang).toBe(CARDS);
        expect(problems, lang).toEqual([]);
        expect(text, lang).toBeGreaterThanOrEqual(11);
        expect(labels, lang).toBeGreaterThanOrEqual(9.75);
      }
      expect(names.size, 'each language was shown').toBe(LANGUAGES.length);
      await page.evaluate(() => {
        const part = document.querySelector<HTMLElement>('[data-shape="core"] [data-part="text"]');
        if (part) part.textContent = 'word '.repeat(80);
      });
      expect((await look(page)).problems.length, 'a text that is too long is noticed').toBeGreaterThan(0);
    }));
});
