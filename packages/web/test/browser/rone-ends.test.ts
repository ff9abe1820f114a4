import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ENDS_TEXT } from '../../tables/rone/text/ends.ts';
import { KIT_TEXT } from '../../text/kit.ts';
import { sidewaysScroll } from '../axe.ts';
import { inBrowser, onSamePage, type Size } from '../browser.ts';
import { quickly } from '../driver.ts';
import { bring, PROMPT } from '../position.ts';
import { type Input, playRone } from '../roneGame.ts';
import { chainNearlyCut, gateHeld, KEPT, type MatchEnd, matchEnd, survivalDraw, teamFight } from '../roneStories.ts';

/** How a duel, a series, a team fight and a campaign end, and what lies between their parts. */

/** At a phone one touches, at a desk one plays by keys. */
type Story = (page: Page, input: Input) => Promise<void>;

const BARS = { width: 390, height: 664 };

/** A position is brought to the page, and played from there. */
function from(size: Size, saved: Parameters<typeof bring>[1], story: Story, lang = 'en'): Promise<void> {
  return onSamePage(size, async ({ page, open }) => {
    await quickly(page, { lang });
    if (size === 'phone') await page.setViewportSize(BARS);
    await open();
    await bring(page, saved);
    await page.locator('[data-prompt], [data-hand-over]').first().waitFor();
    await story(page, size === 'phone' ? 'touch' : 'keys');
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

const interlude = (page: Page) => page.locator('[data-interlude]');
const isBetween = (page: Page) => async (): Promise<boolean> => (await interlude(page).count()) > 0;
const heading = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).innerText();

inBrowser('a duel of RONE', () => {
  it('is a draw when the winner fails the survival check, and says so', () =>
    from(
      'phone',
      survivalDraw(),
      async (page, input) => {
        await playRone(page, input);
        expect(await heading(page)).toBe(ENDS_TEXT.cs.end.drawn);
        expect(await page.locator('main').innerText()).toContain(ENDS_TEXT.cs.end.checkDraw);
        expect(await page.getByText(KIT_TEXT.cs.lost, { exact: true }).count()).toBe(0);
      },
      'cs',
    ));
});

/** The second of three, lost: from its last turn into the drafts of the third. */
const SECOND: MatchEnd = { match: 2, wins: [1, 0], winner: 1 };

inBrowser('a series of RONE', () => {
  it('shows after a match what is kept, and goes on', () =>
    from('phone', matchEnd(SECOND), async (page, input) => {
      const at = SECOND;
      const t = ENDS_TEXT.en.interlude;
      await playRone(page, input, isBetween(page));
      await page.getByRole('heading', { name: t.match(at.match) }).waitFor();
      const told = await interlude(page).innerText();
      const wins = at.wins.map((n, side) => n + (side === at.winner ? 1 : 0));
      expect(told).toContain(`Ada ${wins[0]} · Korr ${wins[1]}`);
      expect(told).toContain(t.won(at.winner === 0 ? 'Ada' : 'Korr'));
      expect(told).toContain(t.cards(KEPT.cards));
      expect(told).toContain(t.nextMatch(at.match + 1));
      expect(told).toContain(t.again(16, 14));
      expect(await sidewaysScroll(page)).toBe(0);
      await interlude(page).getByRole('button', { name: t.go }).click();
      await playRone(page, input, async (answers) => answers >= 5);
      await page.locator(PROMPT).waitFor();
      expect(await page.locator('[data-interlude]').count()).toBe(0);
    }));

  it('is over after the second match won, with the matches in the summary', () =>
    from('desk', matchEnd({ match: 3, wins: [1, 1], winner: 0 }), async (page, input) => {
      await playRone(page, input);
      expect(await heading(page)).toBe(ENDS_TEXT.en.end.titles.won('Korr'));
      expect(await page.locator('main').innerText()).toContain('2 : 1');
    }));
});

const TEAMS = [
  { name: 'Ada' },
  { name: 'Korr', bot: 'rules' },
  { name: 'Bo', bot: 'rules' },
  { name: 'Vex', bot: 'rules' },
];

inBrowser('a team fight of RONE', () => {
  it('is played by touch to its end, and names both teams', () =>
    from('phone', teamFight(TEAMS), async (page, input) => {
      await playRone(page, input);
      const { titles, drawn, team } = ENDS_TEXT.en.end;
      expect([titles.won('Korr & Vex'), titles.lost('Korr & Vex'), drawn]).toContain(await heading(page));
      await page.getByRole('button', { name: KIT_TEXT.en.inNumbers }).tap();
      const told = await page.locator('main').innerText();
      for (const both of ['Ada & Bo', 'Korr & Vex']) expect(told).toContain(team(both));
    }));
});

inBrowser('a campaign of RONE for two on one device', () => {
  it('leads from scenario 1 over what is kept into scenario 2', () =>
    from('phone', gateHeld(), async (page, input) => {
      const t = ENDS_TEXT.en.interlude;
      await playRone(page, input, isBetween(page));
      await page.getByRole('heading', { name: t.scenario('Hold the Gate') }).waitFor();
      const told = await interlude(page).innerText();
      expect(told).toContain(t.why.victory);
      expect(told).toContain(t.next('Cut the Chain'));
      expect(told).toContain(t.check(1, 0, 14));
      expect(await sidewaysScroll(page)).toBe(0);
      await playRone(page, input, async () => (await page.locator('[data-part="odds"]').count()) > 0);
      await page.getByText('Round 1 of 14').first().waitFor();
    }));

  it('is won when the card of scenario 2 falls', () =>
    from(
      'desk',
      chainNearlyCut(),
      async (page, input) => {
        await playRone(page, input);
        expect(await heading(page)).toBe(ENDS_TEXT.de.end.coop.won);
        expect(await page.locator('main section[data-standing="won"]').count()).toBe(1);
      },
      'de',
    ));
});
