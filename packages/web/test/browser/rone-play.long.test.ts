import { game, type View } from '@starhold/rone';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ENDS_TEXT } from '../../tables/rone/text/ends.ts';
import { sidewaysScroll } from '../axe.ts';
import { inBrowser, type Size, withPage } from '../browser.ts';
import { ALL_ASKED, openNumbers, quickly } from '../driver.ts';
import { bring, savedAt, type Wish } from '../position.ts';
import { playAsPolicy } from '../roneBot.ts';
import { type Input, playRone } from '../roneGame.ts';
import { gateHeld } from '../roneStories.ts';

/** Whole games from the form of a new table to the summary, with bots at the other seats. A console error fails them. */

interface WholeGame {
  size: Size;
  mode: RegExp;
  players: number;
  /** Least answers that a person gives in it. */
  least: number;
}

async function start(page: Page, { mode, players }: WholeGame): Promise<void> {
  await page.getByRole('radio', { name: mode }).check({ force: true });
  const choice = page.getByRole('radio', { name: `${players} players` });
  if ((await choice.count()) > 0) await choice.check({ force: true });
  for (let seat = 2; seat <= players; seat++) {
    await page.getByRole('combobox', { name: `Who sits at seat ${seat}` }).selectOption({ label: 'Bot, easy' });
  }
  await page.getByRole('checkbox', { name: /Guided/ }).uncheck();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/table\/\w+/);
}

function playWhole(game: WholeGame): Promise<void> {
  return withPage(game.size, async ({ page, open }) => {
    await quickly(page);
    if (game.size === 'phone') await page.setViewportSize({ width: 390, height: 664 });
    await open('#/new/rone');
    await start(page, game);
    const input: Input = game.size === 'phone' ? 'touch' : 'keys';
    let sideways = 0;
    const answers = await playRone(page, input, async (done) => {
      if (done % 40 === 0) sideways = Math.max(sideways, await sidewaysScroll(page));
      return false;
    });
    expect(answers).toBeGreaterThan(game.least);
    expect(sideways).toBe(0);
    await openNumbers(page);
    await page.getByText('Values as a table').first().waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

const GAMES: [string, WholeGame][] = [
  ['a duel by touch on a phone', { size: 'phone', mode: /^Duel/, players: 2, least: 40 }],
  ['a duel by keys at a desk', { size: 'desk', mode: /^Duel/, players: 2, least: 40 }],
  ['a series by keys at a desk', { size: 'desk', mode: /^Series/, players: 2, least: 80 }],
  ['a team fight by touch on a phone', { size: 'phone', mode: /^Team fight/, players: 4, least: 40 }],
];

/** A deal in which the policy wins both scenarios, however the two lanes of a turn take turns. */
const CAMPAIGN: Wish<View> = {
  game,
  seats: [{ name: 'Ada' }, { name: 'Orrin' }],
  seed: '2a'.repeat(16),
  options: { mode: 'coop', difficulty: 'easy', scenario: 'campaign' },
};

inBrowser('a whole game of RONE', () => {
  it(
    'the campaign for two on one device, from the first leader to the last survival check',
    () =>
      withPage('desk', async ({ page, open }) => {
        await quickly(page, ALL_ASKED);
        await open();
        await bring(page, savedAt({ ...CAMPAIGN, until: () => true }));
        const { answers, between } = await playAsPolicy(page, CAMPAIGN);
        expect(answers).toBeGreaterThan(1_500);
        const kept = between.find((text) => text.includes(ENDS_TEXT.en.interlude.next('Cut the Chain')));
        expect(kept).toContain(ENDS_TEXT.en.interlude.scenario('Hold the Gate'));
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(ENDS_TEXT.en.end.coop.won);
        expect(await sidewaysScroll(page)).toBe(0);
      }),
    3_600_000,
  );

  it.each(GAMES)('%s', (_title, game) => playWhole(game), 900_000);

  it(
    'scenario 2 after scenario 1, for two on one device',
    () =>
      withPage('phone', async ({ page, open }) => {
        await quickly(page);
        await page.setViewportSize({ width: 390, height: 664 });
        await open();
        await bring(page, gateHeld());
        await page.locator('[data-prompt], [data-hand-over]').first().waitFor();
        const answers = await playRone(page, 'touch');
        expect(answers).toBeGreaterThan(40);
        expect(await page.locator('section[data-end]').innerText()).toContain('Cut the Chain');
      }),
    900_000,
  );
});
