import type { Page } from 'playwright-core';

/**
 * Things a finger can hit that are smaller than 44 px, measured by what is really hit: from the middle of each control
 * outwards, as far as a tap still lands on it. So a control may be drawn smaller than the field around it.
 */
export function tapTooSmall(page: Page, least = 44): Promise<string[]> {
  return page.evaluate((wanted) => {
    const lands = (x: number, y: number, control: Element): boolean => {
      const at = document.elementFromPoint(x, y);
      return at !== null && control.contains(at);
    };
    const reach = (x: number, y: number, dx: number, dy: number, control: Element): number => {
      let far = 0;
      while (far < wanted && lands(x + dx * (far + 1), y + dy * (far + 1), control)) far++;
      return far;
    };
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, select, summary, input, [role=button]');
    return [...controls].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      if (box.width === 0 || !lands(x, y, control)) return []; // covered, scrolled away, or out of play
      const width = reach(x, y, -1, 0, control) + reach(x, y, 1, 0, control) + 1;
      const height = reach(x, y, 0, -1, control) + reach(x, y, 0, 1, control) + 1;
      if (width >= wanted && height >= wanted) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? control.tagName;
      return [`${name.slice(0, 60)}: ${width}×${height}`];
    });
  }, least);
}
