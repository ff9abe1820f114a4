import { expect, it } from 'vitest';
import { inBrowser, withPage } from '../browser.ts';
import { drive, newTable, quickly } from '../driver.ts';
import { playWhole } from '../tableGame.ts';

/** One whole game for each size; more of them in `table-play.long.test.ts`. */

inBrowser('a whole game', () => {
  it('one person and two bots on a phone', () => playWhole({ size: 'phone', players: 3, input: 'pointer' }), 240_000);
  it('alone at a desk, by keyboard alone', () => playWhole({ size: 'desk', players: 1, input: 'keys' }), 240_000);

  it('begins at a desk with the pointer, too', () =>
    withPage('desk', async ({ page, open }) => {
      await quickly(page);
      await open('#/new/bossin-space');
      await newTable(page, { players: 3, input: 'pointer' });
      const rounds = new Set<string>();
      await drive(page, {
        until: async () => {
          rounds.add(
            await page
              .getByText(/^Round \d+$/)
              .first()
              .innerText(),
          );
          return rounds.size > 2;
        },
      });
      expect(rounds.size).toBeGreaterThan(1);
    }));
});
