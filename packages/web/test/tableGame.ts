import { expect } from 'vitest';
import { sidewaysScroll } from './axe.ts';
import { type Size, withPage } from './browser.ts';
import { drive, type Input, newTable, openNumbers, quickly } from './driver.ts';

/** A whole game of Bossin' Space, from the form to the summary, through the page alone. A console error fails it. */

export interface PlayedGame {
  size: Size;
  players: number;
  input: Input;
}

export function playWhole({ size, players, input }: PlayedGame): Promise<void> {
  return withPage(size, async ({ page, open }) => {
    await quickly(page);
    await open('#/new/bossin-space');
    await newTable(page, { players, input });
    let sideways = 0;
    const acts = await drive(page, {
      input,
      until: async (_shown, done) => {
        if (done % 40 === 0) sideways = Math.max(sideways, await sidewaysScroll(page));
        return false;
      },
    });
    // Deals are new each time, and bad luck may end the game in round 3: alone after some ten acts, since one press runs several
    // slots; among three, where a person gives one or two of a round's four cards, after some eight.
    expect(acts).toBeGreaterThan(6);
    expect(sideways).toBe(0);
    await expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toMatch(
      /breaks apart|boss is defeated|ship/,
    );
    await openNumbers(page);
    await page.getByText('Values as a table').first().waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
