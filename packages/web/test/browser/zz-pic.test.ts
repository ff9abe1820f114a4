import { expect, it } from 'vitest';
import { inBrowser, onSamePage } from '../browser.ts';
import { quickly, still } from '../driver.ts';
import { firstDeal, PROMPT, sit } from '../position.ts';

inBrowser('pictures', () => {
  it('arrange', () =>
    onSamePage(
      'desk',
      async ({ page, open }) => {
        await quickly(page);
        await sit(
          page,
          open,
          firstDeal({ seats: [{ name: 'Mara' }], until: (has: any, view: any) => has('slot') && view.round >= 5 }),
        );
        await still(page);
        await page.screenshot({ path: '/tmp/answers/arrange.png' });
        await page.keyboard.press('1');
        await page.keyboard.press('3');
        await still(page);
        await page.screenshot({ path: '/tmp/answers/arrange2.png' });
        await page.locator('[data-run="run"]').click();
        await still(page, 600);
        await page.screenshot({ path: '/tmp/answers/run.png' });
        expect(true).toBe(true);
      },
      { painted: true } as any,
    ));
  it('phone', () =>
    onSamePage(
      'phone',
      async ({ page, open }) => {
        await quickly(page);
        await sit(
          page,
          open,
          firstDeal({ seats: [{ name: 'Mara' }], until: (has: any, view: any) => has('slot') && view.round >= 5 }),
        );
        await still(page);
        await page.screenshot({ path: '/tmp/answers/arrange-phone.png' });
      },
      { painted: true } as any,
    ));
});
