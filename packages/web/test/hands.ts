import type { Page } from 'playwright-core';

/** Touches, clicks and presses keys where somebody would: on what can be seen and is under nothing else. */

export type Input = 'touch' | 'mouse' | 'keys';

interface Place {
  x: number;
  y: number;
}

/**
 * On the page: a point of the first of these elements that is really there, brought into sight; null where none is.
 * `blindly`: where something lies over all of them, the middle of the first all the same, as a finger would.
 */
function placeOf({ selectors, blindly }: { selectors: readonly string[]; blindly: boolean }): Place | null {
  const free = (el: Element): Place | null => {
    const { left, top, width, height } = el.getBoundingClientRect();
    for (const fy of [0.5, 0.25, 0.75, 0.12, 0.88]) {
      for (const fx of [0.5, 0.25, 0.75, 0.12, 0.88]) {
        const at = { x: left + width * fx, y: top + height * fy };
        const there = document.elementFromPoint(at.x, at.y);
        if (there !== null && el.contains(there)) return at;
      }
    }
    return null;
  };
  for (const selector of selectors) {
    for (const el of document.querySelectorAll(selector)) {
      if (el.getClientRects().length === 0) continue;
      el.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const at = free(el);
      if (at) return at;
      if (blindly) {
        const { left, top, width, height } = el.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }
    }
  }
  return null;
}

/** On the page: the first of these elements that can have the focus gets it. */
function focusOn(selectors: readonly string[]): boolean {
  for (const selector of selectors) {
    for (const el of document.querySelectorAll<HTMLElement>(selector)) {
      if (el.getClientRects().length === 0) continue;
      el.focus();
      if (document.activeElement === el) return true;
    }
  }
  return false;
}

/** What confirms: the gold button, or the chosen one of several choices where that is gold itself. */
export const GOLD: readonly string[] = [
  '[data-prompt] [data-gold]:not([aria-disabled])',
  '[data-prompt]:has([data-gold]) [data-choices] [data-state="armed"]',
];

/** Presses the first of these that can be pressed; false where none can. */
export const press = (page: Page, input: Input, ...selectors: string[]): Promise<boolean> =>
  pressAt(page, input, selectors, false);

/** Presses where the first of these is, whatever lies over it. */
export const pressBlindly = (page: Page, input: Input, ...selectors: string[]): Promise<boolean> =>
  pressAt(page, input, selectors, true);

async function pressAt(page: Page, input: Input, selectors: readonly string[], blindly: boolean): Promise<boolean> {
  if (input === 'keys') {
    if (!(await page.evaluate(focusOn, selectors))) return false;
    await page.keyboard.press('Space');
    return true;
  }
  const at = await page.evaluate(placeOf, { selectors, blindly });
  if (!at) return false;
  if (input === 'touch') await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
  return true;
}

/** On the page: everything in which a press shows; where something is to change, once it has, or after so many milliseconds. */
async function shown({ before, ms }: { before: string; ms: number }): Promise<string> {
  const now = (): string => {
    const prompt = document.querySelector<HTMLElement>('[data-prompt]');
    const marked = [
      ...document.querySelectorAll<HTMLElement>('[data-mark="chosen"], [aria-pressed="true"], [data-list]'),
    ];
    const words = marked.map((el) => `${el.dataset.target ?? el.dataset.option ?? ''} ${el.childElementCount}`);
    const sheets = [...document.querySelectorAll('[data-sheet], section[aria-label]')].map((el) => el.ariaLabel);
    const away = document.querySelector('[data-hand-over], section[data-end]') !== null;
    return JSON.stringify([prompt?.dataset.decision, prompt?.textContent, words, sheets, away]);
  };
  for (const end = performance.now() + ms; now() === before && performance.now() < end; ) {
    await new Promise((go) => setTimeout(go, 8));
  }
  return now();
}

export const look = (page: Page): Promise<string> => page.evaluate(shown, { before: '', ms: 0 });

/** Until a press shows; false where nothing comes of it. */
export async function changes(page: Page, before: string, ms = 6_000): Promise<boolean> {
  return (await page.evaluate(shown, { before, ms })) !== before;
}
