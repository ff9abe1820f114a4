import { LANGUAGES } from '@starhold/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, onSamePage } from '../browser.ts';
import { CHOSEN, type Look, problemsAt, problemsChosen, problemsIn } from '../layoutGrid.ts';
import { tableProblems } from '../layoutMeasure.ts';
import { FULL } from '../layoutPositions.ts';
import { bring } from '../position.ts';

/**
 * Full tables on the usual phone in every language, and in the longest one with something chosen; then at a selection of
 * sizes and languages, every fourth of it for each, in turn: nothing cut, covered, too small or outside. The whole grid is long.
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

const PHONE = '390x664';
const SPOKEN = LANGUAGES.map((lang) => ({ lang, text: 'normal', theme: 'dark' }) as const);
const LONGEST = SPOKEN.filter(({ lang }) => lang === 'de');

const SELECTION: readonly Look[] = [
  look('360x560', 'en'),
  look('844x390', 'cs'),
  look('820x1180', 'en', 'normal', 'light'),
  look('1366x650', 'de'),
  look('1440x900', 'cs'),
  look('1920x1080', 'en'),
];

/** A desk as narrow as a tablet on its side, for the two tables that once cut their digits there. */
const NARROW_DESK: readonly Look[] = [look('1024x768', 'en'), look('1024x768', 'de')];
const ON_NARROW_DESKS: ReadonlySet<string> = new Set(['bossin-space', 'unstoppable']);

/** Lower and narrower than most desks, in the longest language: where RONE once ran out of its plates. */
const SMALL_DESK: Readonly<Record<string, readonly Look[]>> = {
  rone: [look('1280x800', 'de'), look('1280x900', 'de')],
};

/** Games at which the measurement was seen to find something. */
const proved = new Set<string>();

/** The same once a card is chosen: then gold and what else can be pressed stand beside the longest question. */
async function armed(page: Page, wished: Look): Promise<string[]> {
  const cards = page.locator('[data-part="hand"] [data-target][data-mark="legal"]');
  if ((await cards.count()) === 0) return [];
  await cards.nth(Math.min(1, (await cards.count()) - 1)).click();
  await page.locator('[data-prompt] [data-gold]').waitFor();
  return problemsAt(page, wished);
}

inBrowser('a full table', () => {
  it.each(FULL.map((full, turn) => ({ ...full, turn })))('$game: $name', ({ game, saved, turn }) =>
    onSamePage('desk', async ({ page, open }) => {
      await open();
      await bring(page, saved());
      await page.locator('[data-prompt]').waitFor();
      const found: Record<string, string[]> = {};
      const looks = [...SELECTION, ...(ON_NARROW_DESKS.has(game) ? NARROW_DESK : [])];
      for (const wished of [...looks.filter((_, i) => i % 4 === turn % 4), ...(SMALL_DESK[game] ?? [])]) {
        const lines = await problemsAt(page, wished);
        if (lines.length > 0) found[`${wished.size} ${wished.lang}`] = lines;
      }
      for (const [i, lines] of (await problemsIn(page, PHONE, SPOKEN)).entries())
        if (lines.length > 0) found[`${PHONE} ${SPOKEN[i].lang}`] = lines;
      for (const chosen of CHOSEN.filter(({ isLast }) => isLast))
        for (const lines of await problemsChosen(page, chosen, PHONE, LONGEST))
          if (lines.length > 0) found[`${PHONE} de, chosen: ${chosen.kind}`] = lines;
      expect(found).toEqual({});
      if (game === 'rone') expect(await armed(page, look('1280x900', 'de'))).toEqual([]);
      if (proved.has(game)) return;
      // The measurement sees what is there: with floors that nothing can keep, everything is too small.
      proved.add(game);
      expect((await page.evaluate(tableProblems, { text: 60, target: 60 })).length).toBeGreaterThan(40);
    }),
  );
});
