import { game, type View } from '@starhold/revenant';
import { expect, it } from 'vitest';
import { loadFront } from '../../games/fronts.ts';
import { ENDS_TEXT } from '../../tables/revenant/texts/ends.ts';
import { sidewaysScroll } from '../axe.ts';
import { inBrowser, type Size, withPage } from '../browser.ts';
import { ALL_ASKED, quickly } from '../driver.ts';
import type { Input } from '../hands.ts';
import { playAlong } from '../playAlong.ts';
import { bring, savedAt, tableAt, type Wish } from '../position.ts';

/** Whole games of Revenant with 1 to 4 people at one screen, from set-up to final scoring. A console error fails them. */

const NAMES = ['Ada', 'Konstantin', 'Maximiliane', 'Bo'];

interface WholeGame {
  players: number;
  size: Size;
  input: Input;
  lang: 'en' | 'cs' | 'de';
  /** Least answers that such a game takes. */
  least: number;
}

const GAMES: WholeGame[] = [
  { players: 1, size: 'desk', input: 'keys', lang: 'de', least: 100 },
  { players: 2, size: 'phone', input: 'touch', lang: 'cs', least: 200 },
  { players: 3, size: 'desk', input: 'mouse', lang: 'en', least: 300 },
  { players: 4, size: 'phone', input: 'touch', lang: 'de', least: 400 },
];

inBrowser('a whole game of Revenant', () => {
  it.each(GAMES)(
    'with $players, $input, $lang',
    ({ players, size, input, lang, least }) =>
      withPage(size, async ({ page, open }) => {
        await quickly(page, { lang, ...ALL_ASKED });
        if (size === 'phone') await page.setViewportSize({ width: 390, height: 664 });
        await open();
        const seats = NAMES.slice(0, players).map((name) => ({ name }));
        const wish: Wish<View> = { game, seats, seed: `${players}c`.repeat(16), until: () => true };
        await bring(page, savedAt(wish));
        const table = tableAt(wish);
        let sideways = 0;
        const answers = await playAlong({
          page,
          input,
          game,
          front: await loadFront('revenant'),
          table,
          each: async ({ n }) => {
            if (n % 40 === 0) sideways = Math.max(sideways, await sidewaysScroll(page));
          },
        });
        expect(answers).toBeGreaterThan(least);
        expect(sideways).toBe(0);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        const told = await page.locator('main').innerText();
        // The same game beside it came to the same sums.
        for (const side of table.result?.sides ?? []) expect(told).toContain(String(side.score));
        const title = await page.getByRole('heading', { level: 1 }).first().innerText();
        const { titleWon, titleLost } = ENDS_TEXT[lang];
        const [before, after] = titleLost('|').split('|');
        expect(title).toSatisfy(
          (text: string) => text === titleWon || (text.startsWith(before) && text.endsWith(after)),
        );
        expect(await sidewaysScroll(page)).toBe(0);
      }),
    1_800_000,
  );
});
