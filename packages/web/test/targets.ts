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
    /** In strides, for asking what lies at a point takes long; the last stride is measured by the pixel. */
    const reach = (x: number, y: number, dx: number, dy: number, control: Element): number => {
      let size = 1;
      for (const to of [-1, 1]) {
        let far = 0;
        for (const stride of [4, 1]) {
          while (size < wanted && lands(x + to * dx * (far + stride), y + to * dy * (far + stride), control)) {
            far += stride;
            size += stride;
          }
        }
      }
      return size;
    };
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, select, summary, input, [role=button]');
    return [...controls].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      if (box.width === 0 || !lands(x, y, control)) return []; // covered, scrolled away, or out of play
      const width = reach(x, y, 1, 0, control);
      const height = reach(x, y, 0, 1, control);
      if (width >= wanted && height >= wanted) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? control.tagName;
      return [`${name.slice(0, 60)}: ${width}×${height}`];
    });
  }, least);
}
