import { mkdirSync } from 'node:fs';
import { it } from 'vitest';
import { inBrowser, withPage } from '../browser.ts';
import { problemsAt } from '../layoutGrid.ts';
import { tableProblems } from '../layoutMeasure.ts';
import { bring } from '../position.ts';
import { RONE_FULL } from '../ronePositions.ts';

const want = (process.env.SHOTS ?? '').split(';').filter(Boolean);
inBrowser('shots', () => {
  it('all', () =>
    withPage('desk', async ({ page, open }) => {
      mkdirSync('/tmp/rone', { recursive: true });
      await open();
      let last = '';
      for (const one of want) {
        const [at, size, lang, text] = one.split(',') as [string, string, 'en' | 'cs' | 'de', 'normal' | 'larger'];
        if (at !== last) {
          await open();
          await bring(page, RONE_FULL[Number(at)].saved());
          await page.locator('[data-prompt]').first().waitFor();
          last = at;
        }
        const lines = await problemsAt(page, { size, lang, text, theme: 'dark' });
        console.log(one, JSON.stringify(lines));
        if (process.env.SMALL) { const [w] = size.split('x').map(Number); console.log('SMALL', one, JSON.stringify((await page.evaluate(tableProblems, { text: w === 1920 ? 12.5 : 16.5, target: 24 })).filter((l) => l.startsWith('small text')))); }
        await page.waitForTimeout(300);
        await page.evaluate(() => { document.adoptedStyleSheets = []; document.documentElement.style.opacity = '1'; });
        await page.screenshot({ path: `/tmp/rone/${one.replaceAll(',', '-')}.png` });
      }
    }, { painted: true, theme: 'dark' }), 600_000);
});
