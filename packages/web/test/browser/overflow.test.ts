import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sidewaysScroll } from '../axe.ts';
import { inBrowser, SIZES, type Size, withPage } from '../browser.ts';
import { speak, still } from '../driver.ts';
import { bring, PROMPT, savedAt } from '../position.ts';

/** Pages around the tables: nothing is cut off and nothing sticks out, in every language. Tables: `layouts.test.ts`. */

/** A table for the home page to list. */
const SAVED = savedAt({
  seats: [{ name: 'Konstantin' }],
  seed: '0b'.repeat(16),
  until: (_has, view) => view.round >= 3,
});

const LANGS = ['en', 'cs', 'de'] as const;

/** Texts that are cut off or stick out of their box, or out of the screen; one line each. */
function offenders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element): string => {
      const words = [...element.classList].map((name) => name.replace(/^_|_[\w-]{5}_\d+$/g, ''));
      return `${element.tagName.toLowerCase()}${words.map((word) => `.${word}`).join('')}`;
    };
    const dialog = document.querySelector('dialog[open]');
    const scope = dialog ?? document.body;
    const isShown = (element: HTMLElement): boolean => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 2 && box.height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    /** Meant to be cut: it says so and the whole text can be had. */
    const isMeant = (element: HTMLElement, style: CSSStyleDeclaration): boolean =>
      style.textOverflow === 'ellipsis' && element.closest('[title], [aria-label]') !== null;
    const scrolls = (style: CSSStyleDeclaration): boolean =>
      /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
    const inScroller = (element: Element): boolean => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
      }
      return false;
    };
    const found = new Set<string>();
    for (const element of scope.querySelectorAll<HTMLElement>('*')) {
      const own = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (
        own.length === 0 ||
        element.closest('svg, select, [hidden], [aria-hidden="true"][data-effect]') ||
        !isShown(element)
      )
        continue;
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none' || isMeant(element, style) || scrolls(style)) continue;
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50);
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = range.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      const where = `${nameOf(element.parentElement ?? element)} > ${nameOf(element)} “${text}”`;
      const isInline = style.display === 'inline';
      if (!isInline && element.scrollWidth > element.clientWidth + 1 && words.width > box.width + 1) {
        found.add(`${where}: ${Math.round(words.width)} px wide in ${Math.round(box.width)}`);
      } else if (/hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2) {
        found.add(`${where}: ${element.scrollHeight} px high in ${element.clientHeight}`);
      }
      // Cut off by something around it, or beyond the edge of the screen.
      if (words.right > innerWidth + 1 && !inScroller(element))
        found.add(`${where}: ${Math.round(words.right - innerWidth)} px beyond the screen`);
      for (let up = element.parentElement; up && up !== scope; up = up.parentElement) {
        const around = getComputedStyle(up);
        if (scrolls(around) || around.position === 'fixed') break;
        if (!/hidden|clip/.test(around.overflowX)) continue;
        if (isMeant(up, around)) break;
        const frame = up.getBoundingClientRect();
        if (frame.width <= 2) break;
        const past = Math.max(words.right - frame.right, frame.left - words.left, words.bottom - frame.bottom - 1);
        if (past > 1.5) found.add(`${where}: ${Math.round(past)} px cut off by ${nameOf(up)}`);
        break;
      }
    }
    return [...found];
  });
}

async function check(page: Page, where: string, found: string[]): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const sideways = await sidewaysScroll(page);
  if (sideways > 0) found.push(`${where}: scrolls ${sideways} px sideways`);
  found.push(...(await offenders(page)).map((line) => `${where}: ${line}`));
}

async function inAll(page: Page, where: string, found: string[]): Promise<void> {
  for (const lang of LANGS) {
    await speak(page, lang);
    await still(page, 50);
    await check(page, `${where} ${lang}`, found);
  }
}

inBrowser('in every language', () => {
  it.each(Object.keys(SIZES) as Size[])('cuts nothing off on the %s', (size) =>
    withPage(
      size,
      async ({ page, open }) => {
        const found: string[] = [];
        await open();
        await inAll(page, 'first visit', found);
        await page.locator('button:has([data-icon="settings"]), header button').last().click();
        await page.locator('dialog[open]').waitFor();
        await inAll(page, 'settings', found);
        await page.keyboard.press('Escape');
        await open();
        await bring(page, SAVED);
        await page.locator(PROMPT).waitFor();
        await open();
        await page.locator('article').first().waitFor();
        await inAll(page, 'home', found);
        await open('#/new/bossin-space');
        await page.locator('input[type=radio]').nth(7).check({ force: true });
        await page.locator('summary').click();
        await inAll(page, 'new table', found);
        await open('#/rules/bossin-space');
        await page.locator('h2').first().waitFor();
        await inAll(page, 'rulebook', found);
        expect(found).toEqual([]);
      },
      { painted: true },
    ),
  );
});
