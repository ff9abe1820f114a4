import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousInBothThemes, seriousIssues, sidewaysScroll, smallTargets } from '../axe.ts';
import { inBrowser, onSamePage, SIZES, type Size, withPage } from '../browser.ts';
import { openMore } from '../driver.ts';
import { bring, savedFile } from '../position.ts';

const FORM = '#/new/bossin-space';

const atTable = (page: Page): Promise<void> => page.waitForURL(/#\/table\/\w+/);

/** By the focus, which brings it above the button at the foot whatever pictures still come. */
async function choose(page: Page, radio: Locator): Promise<void> {
  await radio.focus();
  await page.keyboard.press('Space');
  expect(await radio.isChecked()).toBe(true);
}

/** Counts the pictures in which nothing can be read, until the table asks. */
function emptyPictures(): Promise<number> {
  return new Promise((done) => {
    let empty = 0;
    const isRead = (el: Element): boolean =>
      el.childElementCount === 0 && el.textContent !== '' && el.checkVisibility({ opacityProperty: true });
    const look = (): void => {
      if (![...document.querySelectorAll('#app *')].some(isRead)) empty++;
      if (document.querySelector('[data-prompt]')) done(empty);
      else requestAnimationFrame(look);
    };
    look();
  });
}

inBrowser('new table', () => {
  it('opens without a black page in between', async () => {
    const seen: number[] = [];
    // A busy machine may begin to fade something in a few pictures late; a page that is black is black every time.
    while (seen.length < 3 && !seen.some((empty) => empty <= 1)) {
      await withPage(
        'phone',
        async ({ page, open }) => {
          await open();
          const empty = page.evaluate(emptyPictures);
          await page.getByRole('button', { name: 'Play now: Bossin’ Space' }).click();
          seen.push(await empty);
        },
        { painted: true, motion: true, uncached: true },
      );
    }
    // What is put in the place of another may miss one picture.
    expect(Math.min(...seen), `of ${seen}`).toBeLessThanOrEqual(1);
  });

  it('starts with one click, and the table waits on the home page afterwards', () =>
    withPage('phone', async ({ page, open }) => {
      await open();
      await page.getByText('New here?').waitFor();
      await page.getByRole('button', { name: 'Play now: Bossin’ Space' }).click();
      await atTable(page);
      await open();
      const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: /^Open the table/ }) });
      await card.getByText('Your turn').waitFor();
      expect(await card.textContent()).toContain('Round 1');
    }));

  it('takes players, names, bots, difficulty, boss and house rules, and remembers them', () =>
    withPage('desk', async ({ page, open }) => {
      await open(FORM);
      await page.getByRole('radio', { name: '3 players' }).check({ force: true });
      await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Ada');
      await page.getByRole('combobox', { name: 'Who sits at seat 2' }).selectOption({ label: 'Bot, easy' });
      await page.getByRole('radio', { name: /^Null Cantor/ }).check({ force: true });
      await openMore(page);
      await page.getByRole('radio', { name: /^Hard/ }).check({ force: true });
      await page.getByRole('radio', { name: /^Choice/ }).check({ force: true });
      await page.getByText('1 changed').waitFor();
      await page.getByRole('checkbox', { name: /Guided/ }).uncheck();
      await page.getByRole('button', { name: 'Start' }).click();
      await atTable(page);
      await open();
      await page.getByRole('img', { name: 'At the table: Ada, Jana, Felix' }).waitFor();
      await open(FORM);
      expect(await page.getByRole('textbox', { name: 'Name at seat 1' }).inputValue()).toBe('Ada');
      expect(await page.getByRole('radio', { name: /^Null Cantor/ }).isChecked()).toBe(true);
    }));

  it('takes characters, boss and rulings of Unstoppable', () =>
    withPage('phone', async ({ page, open }) => {
      await open('#/new/unstoppable');
      const whose = page.getByRole('group', { name: 'Choose for' });
      const second = page.getByRole('group', { name: 'Second character' });
      await page.getByRole('radio', { name: /^The Triumvirate/ }).waitFor();
      expect(await whose.count()).toBe(0);
      await page.getByRole('radio', { name: '2 players' }).check({ force: true });
      await whose.getByRole('radio').nth(1).check({ force: true });
      await second.getByRole('radio', { name: /^Julida/ }).check({ force: true });
      await page.getByRole('radio', { name: /^The Triumvirate/ }).check({ force: true });
      await openMore(page);
      await page
        .getByRole('group', { name: 'Fear on deck' })
        .getByRole('radio', { name: /^On/ })
        .check({ force: true });
      await page.getByText('1 changed').waitFor();
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
      expect(await seriousIssues(page)).toEqual([]);
      await page.getByRole('checkbox', { name: /Guided/ }).uncheck();
      await page.getByRole('button', { name: 'Start' }).click();
      await atTable(page);
      await open();
      const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: /^Open the table/ }) });
      await card.getByText('Turn 1 · level 1 · health 20').waitFor();
    }));

  it('takes a leader for each seat of RONE', () =>
    withPage('phone', async ({ page, open }) => {
      await open('#/new/rone');
      await page.getByRole('radio', { name: /^Team fight/ }).check({ force: true });
      await page.getByRole('textbox', { name: 'Name at seat 3' }).fill('Konstantin');
      const leaders = (seat: number) => page.getByRole('group', { name: `Leader of seat ${seat}`, exact: true });
      const named = (index: number) =>
        leaders(index + 1)
          .getByRole('radio')
          .nth(index + 2);
      const whose = page.getByRole('group', { name: 'Choose for' });
      for (const seat of [0, 1, 2, 3]) {
        await choose(page, whose.getByRole('radio').nth(seat));
        await choose(page, named(seat));
      }
      await choose(page, whose.getByRole('radio', { name: 'Konstantin' }));
      expect(await named(2).isChecked()).toBe(true);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
      expect(await seriousIssues(page)).toEqual([]);
      await page.getByRole('checkbox', { name: /Guided/ }).uncheck();
      await page.getByRole('button', { name: 'Start' }).click();
      await atTable(page);
      // Nobody is asked for a leader: the first question is about a technology or a recruit.
      await page.locator('[data-prompt][data-decision]:not([data-decision=""])').waitFor();
      expect(await page.locator('[data-target^="offer:L"]').count()).toBe(0);
      await open('#/new/rone');
      expect(await named(0).isChecked()).toBe(true);
    }));

  it('takes a crew for each seat of Revenant, and says what starts', () =>
    withPage('phone', async ({ page, open }) => {
      await open('#/new/revenant');
      const whose = page.getByRole('group', { name: 'Choose for' });
      await choose(page, page.getByRole('radio', { name: /^Warden/ }));
      // What it can do stands under the posters.
      await page.getByText('place 1 shield in your sector', { exact: false }).waitFor();
      await choose(page, whose.getByRole('radio').nth(1));
      await choose(page, page.getByRole('radio', { name: /^Marshal/ }));
      await whose.getByRole('radio', { name: 'Jana: Marshal' }).waitFor();
      await page.getByRole('button', { name: 'Start Warden · Marshal · First game' }).waitFor();
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
      expect(await seriousIssues(page)).toEqual([]);
      await page.getByRole('button', { name: 'Start' }).click();
      await atTable(page);
      await page.locator('[data-prompt][data-decision]:not([data-decision=""])').waitFor();
      expect(await page.locator('[data-target^="side:"]').count()).toBe(0);
    }));

  it('marks what is wrong and goes there', () =>
    withPage('desk', async ({ page, open }) => {
      await open(FORM);
      await page.getByRole('radio', { name: '2 players' }).check({ force: true });
      await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Jana');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('alert').getByText('Please correct what is marked.').waitFor();
      const marked = page.getByRole('textbox', { name: 'Name at seat 2' });
      expect(await marked.getAttribute('aria-invalid')).toBe('true');
      expect(await marked.evaluate((element) => element === document.activeElement)).toBe(true);
      await marked.fill('Ben');
      await page.getByRole('button', { name: 'Start' }).click();
      await atTable(page);
    }));

  it('works by keyboard alone', () =>
    withPage('desk', async ({ page, open }) => {
      await open();
      await page.getByRole('button', { name: 'Play now: Bossin’ Space' }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'New table' }).waitFor();
      await page.waitForFunction(() => document.activeElement?.id === 'content');
      await page.getByRole('radio', { name: '1 player', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.getByRole('radio', { name: '2 players' }).isChecked()).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Ada');
      await page.keyboard.press('Enter');
      await atTable(page);
      // Of a table its question has the focus, which is seen.
      await page.waitForFunction(() => document.activeElement?.matches('[data-prompt]:focus-visible'));
    }));

  it('deletes a table only after a question', () =>
    withPage('desk', async ({ page, open }) => {
      await open();
      await page.getByRole('button', { name: 'Play now: Bossin’ Space' }).click();
      await atTable(page);
      // Gone again before the table stands: its poster goes, too.
      await open();
      await page.locator('[data-curtain]').waitFor({ state: 'detached', timeout: 5_000 });
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a file' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^starhold-bossin-space-round-1-[\d-]+\.json$/);
      const saved = await savedFile(file);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('button', { name: 'Delete table' }).click();
      await page.getByText('New here?').waitFor();
      await bring(page, saved);
    }));

  it('has no serious issue for axe in the light and the dark theme', () =>
    onSamePage('desk', async ({ page, open }) => {
      await open(FORM);
      await page.getByRole('radio', { name: '5 players' }).check({ force: true });
      await openMore(page);
      await page.getByRole('radio', { name: /^Hidden/ }).check({ force: true });
      expect(await seriousInBothThemes(page)).toEqual([]);
    }));

  it.each(Object.keys(SIZES) as Size[])('never scrolls sideways on the %s, in no language', (size) =>
    onSamePage(size, async ({ page, open }) => {
      await open(FORM);
      await page.locator('input[type=radio]').nth(7).check({ force: true });
      await openMore(page);
      for (const name of ['Čeština', 'Deutsch', 'English']) {
        // Words of another language come over the wire first.
        await page.getByRole('radio', { name }).click({ force: true });
        await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);
        expect(await sidewaysScroll(page), name).toBe(0);
      }
      if (size !== 'desk') expect(await smallTargets(page)).toEqual([]);
    }),
  );
});
