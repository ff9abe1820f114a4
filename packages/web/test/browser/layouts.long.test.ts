import { LANGUAGES } from '@starhold/kernel';
import { expect, it } from 'vitest';
import { inBrowser, withPage } from '../browser.ts';
import { CHOSEN, problemsChosen, problemsIn, SIZES } from '../layoutGrid.ts';
import { tableProblems } from '../layoutMeasure.ts';
import { FULL } from '../layoutPositions.ts';
import { bring } from '../position.ts';

/** Every size in every language, normal and largest text, dark and light. */

const LOOKS = LANGUAGES.flatMap((lang) =>
  (['normal', 'larger'] as const).flatMap((text) =>
    (['dark', 'light'] as const).map((theme) => ({ lang, text, theme })),
  ),
);

/** Nobody sits closer to a large screen: letters grow with it. */
const LARGE = [
  { width: 1920, height: 1080, text: 12.5 },
  { width: 2560, height: 1440, text: 16.5 },
];

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
          for (const [i, lines] of (await problemsIn(page, size, LOOKS)).entries())
            if (lines.length > 0) found[[size, ...Object.values(LOOKS[i])].join(' ')] = lines;
        expect(found).toEqual({});
      }),
    900_000,
  );

  it.each(FULL)(
    '$game: $name, with something chosen on the usual phone',
    ({ saved }) =>
      withPage('desk', async ({ page, open }) => {
        await open();
        await bring(page, saved());
        await page.locator('[data-prompt]').waitFor();
        const found: Record<string, string[]> = {};
        for (const chosen of CHOSEN)
          for (const [i, lines] of (await problemsChosen(page, chosen, '390x664', LOOKS)).entries())
            if (lines.length > 0) found[[...Object.values(chosen), ...Object.values(LOOKS[i])].join(' ')] = lines;
        expect(found).toEqual({});
      }),
    120_000,
  );

  it.each(FULL.filter(({ game }) => game !== 'revenant'))(
    '$game: $name, in letters that grow with the screen',
    ({ saved }) =>
      withPage('desk', async ({ page, open }) => {
        await open();
        await bring(page, saved());
        for (const { width, height, text } of LARGE) {
          await page.setViewportSize({ width, height });
          await page.locator('[data-size="XL"] [data-prompt]').waitFor();
          const found = await page.evaluate(tableProblems, { text, target: 24 });
          expect(found.filter((line) => line.startsWith('small text'))).toEqual([]);
        }
      }),
  );
});
