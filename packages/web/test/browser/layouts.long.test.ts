import { LANGUAGES, type Saved } from '@starhold/kernel';
import type { Page } from 'playwright-core';
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

/** Measures a table in several ways, each of them in every look; nothing may be found. */
const inEachLook = (
  saved: () => Saved,
  ways: readonly [name: readonly unknown[], measure: (page: Page) => Promise<string[][]>][],
): Promise<void> =>
  withPage('desk', async ({ page, open }) => {
    await open();
    await bring(page, saved());
    await page.locator('[data-prompt]').waitFor();
    const found: Record<string, string[]> = {};
    for (const [name, measure] of ways)
      for (const [i, lines] of (await measure(page)).entries())
        if (lines.length > 0) found[[...name, ...Object.values(LOOKS[i])].join(' ')] = lines;
    expect(found).toEqual({});
  });

inBrowser('a full table at every size', () => {
  it.each(FULL)(
    '$game: $name',
    ({ saved }) =>
      inEachLook(
        saved,
        SIZES.map((size) => [[size], (page) => problemsIn(page, size, LOOKS)]),
      ),
    900_000,
  );

  it.each(FULL)(
    '$game: $name, with something chosen on the usual phone',
    ({ saved }) =>
      inEachLook(
        saved,
        CHOSEN.map((chosen) => [Object.values(chosen), (page) => problemsChosen(page, chosen, '390x664', LOOKS)]),
      ),
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
