import { expect, it } from 'vitest';
import { inBrowser, withPage } from '../browser.ts';
import { problemsAt, SIZES } from '../layoutGrid.ts';
import { FULL } from '../layoutPositions.ts';
import { bring } from '../position.ts';

/** Every size in every language, normal and largest text, dark and light. */

inBrowser('a full table at every size', () => {
  it.each(FULL)(
    '$game: $name',
    ({ saved }) =>
      withPage('desk', async ({ page, open }) => {
        await open();
        await bring(page, saved());
        await page.locator('[data-prompt]').waitFor();
        const found: Record<string, string[]> = {};
        for (const size of SIZES)
          for (const lang of ['en', 'cs', 'de'] as const)
            for (const text of ['normal', 'larger'] as const)
              for (const theme of ['dark', 'light'] as const) {
                const lines = await problemsAt(page, { size, lang, text, theme });
                if (lines.length > 0) found[[size, lang, text, theme].join(' ')] = lines;
              }
        expect(found).toEqual({});
      }),
    900_000,
  );
});
