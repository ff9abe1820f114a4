import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of all rules only these see colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds that is serious or critical on the page as it stands; one line each, empty when all is well. */
export async function seriousIssues(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = []; // what is not painted (browser.ts) is not judged
  });
  await page.evaluate(source); // through the debugger, so that the page's content security policy stays as it is
  const violations = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    // What passes is not listed: naming every element takes longer than checking it.
    const results = await axe.run(document, { resultTypes: ['violations'], ...(only && { runOnly: [...only] }) });
    return results.violations;
  }, rules);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`));
}

/** The same in the dark and in the light theme; what has no colour is looked at once. */
export async function seriousInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await seriousIssues(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await seriousIssues(page, OF_COLOURS);
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}

/** How far the page can be scrolled sideways; 0 is what is wanted. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Visible controls that a finger cannot hit well: smaller than 44 px in one direction. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, select, summary, input');
    return [...controls].flatMap((control) => {
      const target = control.matches('input[type=radio], input[type=checkbox], input[type=file]')
        ? control.closest('label')
        : control;
      const box = (target ?? control).getBoundingClientRect();
      const after = getComputedStyle(control, '::after');
      const stretched = after.position === 'absolute' && after.inset === '0px';
      // What is inert is a picture: nobody can touch it.
      const isPicture = control.closest('[inert]') !== null;
      const hidden = box.width <= 1 || box.height <= 1 || isPicture || !control.checkVisibility();
      if (hidden || stretched || (box.width >= 43.5 && box.height >= 43.5)) return [];
      return [`${control.outerHTML.slice(0, 90)} ${Math.round(box.width)}×${Math.round(box.height)}`];
    });
  });
}
