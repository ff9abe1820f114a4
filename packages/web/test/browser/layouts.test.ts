import { expect, it } from 'vitest';
import { inBrowser, onSamePage } from '../browser.ts';
import { type Look, problemsAt } from '../layoutGrid.ts';
import { tableProblems } from '../layoutMeasure.ts';
import { FULL } from '../layoutPositions.ts';
import { bring } from '../position.ts';

/**
 * Full tables at a selection of sizes and languages, every fourth of it for each, in turn: nothing cut, covered, too small
 * or outside. The whole grid is long.
 */

const look = (
  size: string,
  lang: Look['lang'],
  text: Look['text'] = 'normal',
  theme: Look['theme'] = 'dark',
): Look => ({
  size,
  lang,
  text,
  theme,
});

const SELECTION: readonly Look[] = [
  look('360x560', 'en'),
  look('390x664', 'de'),
  look('390x664', 'cs'),
  look('844x390', 'cs'),
  look('820x1180', 'en', 'normal', 'light'),
  look('1366x650', 'de'),
  look('1440x900', 'cs'),
  look('1920x1080', 'en'),
];

/** A desk as narrow as a tablet on its side, for the two tables that once cut their digits there. */
const NARROW_DESK: readonly Look[] = [look('1024x768', 'en'), look('1024x768', 'de')];
const ON_NARROW_DESKS: ReadonlySet<string> = new Set(['bossin-space', 'unstoppable']);

/** Games at which the measurement was seen to find something. */
const proved = new Set<string>();

inBrowser('a full table', () => {
  it.each(FULL.map((full, turn) => ({ ...full, turn })))('$game: $name', ({ game, saved, turn }) =>
    onSamePage('desk', async ({ page, open }) => {
      await open();
      await bring(page, saved());
      await page.locator('[data-prompt]').waitFor();
      const found: Record<string, string[]> = {};
      const looks = [...SELECTION, ...(ON_NARROW_DESKS.has(game) ? NARROW_DESK : [])];
      for (const wished of looks.filter((_, i) => i % 4 === turn % 4)) {
        const lines = await problemsAt(page, wished);
        if (lines.length > 0) found[`${wished.size} ${wished.lang}`] = lines;
      }
      expect(found).toEqual({});
      if (proved.has(game)) return;
      // The measurement sees what is there: with floors that nothing can keep, everything is too small.
      proved.add(game);
      expect((await page.evaluate(tableProblems, { text: 60, target: 60 })).length).toBeGreaterThan(40);
    }),
  );
});
