import { offeredIds } from '@starhold/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, onSamePage, type Size } from '../browser.ts';
import { quickly } from '../driver.ts';
import { decisionOf, PROMPT, sit, type Wish } from '../position.ts';

/** Choices that a game may go without: each is reached, made where it lies, and shown in the log. */

const ALONE = [{ name: 'Ada' }];
const TWO = [{ name: 'Ada' }, { name: 'Zed', bot: 'rules' }];
const FIVE = [{ name: 'Ada' }, ...['Bo', 'Cy', 'Di', 'Ed'].map((name) => ({ name, bot: 'rules' }))];
const seed = (digits: string): string => digits.repeat(16);
const offers =
  (option: string): NonNullable<Wish['until']> =>
  (_has, _view, { ask }) =>
    ask.seat === 0 && offeredIds(ask).includes(option);
const asks =
  (wanted: string): NonNullable<Wish['until']> =>
  (has, _view, { ask }) =>
    has(wanted) && ask.seat === 0;

async function at(page: Page, open: () => Promise<void>, wish: Wish): Promise<void> {
  await quickly(page);
  await sit(page, open, wish);
}

const option = (page: Page, id: string) => page.locator(`${PROMPT} [data-option^="${id}"]`);
/** On a phone more choices than fit open as a list over the board. */
async function openList(page: Page): Promise<void> {
  // What lies nowhere on the board is listed at once where the prompt has no room for it.
  const list = page.locator(`${PROMPT} [data-open="list"][aria-expanded="false"]`);
  if ((await list.count()) > 0) await list.click();
}
const board = (page: Page, target: string) => page.locator(`[data-board] [data-target^="${target}"]`);
const commit = (page: Page) => page.locator(`${PROMPT} [data-gold]`);

/** Says what is armed and waits until something else is asked. */
async function confirm(page: Page): Promise<void> {
  const before = await decisionOf(page);
  await commit(page).click();
  await page.waitForFunction(
    ([prompt, id]) => (document.querySelector<HTMLElement>(prompt)?.dataset.decision ?? id) !== id,
    [PROMPT, before],
  );
}

/** On a phone the log is a drawer. */
async function expectLogged(page: Page, size: Size, line: RegExp): Promise<void> {
  if (size !== 'desk') await page.getByRole('navigation').getByRole('button', { name: 'Log' }).click();
  await page.getByText(line).first().waitFor({ timeout: 5000 });
}

inBrowser('rare choices', () => {
  for (const size of ['desk', 'phone'] as const) {
    /** On the phone, where there is less room; at the desk, too, what is done there in another way. */
    const onPage = (title: string, wish: Wish, play: (page: Page) => Promise<void>, atDesk = false): void => {
      if (size === 'desk' && !atDesk) return;
      it(`${title} (${size})`, () =>
        onSamePage(size, async ({ page, open }) => {
          await at(page, open, wish);
          await play(page);
        }));
    };

    onPage('teleport: the field of the ship', { seats: ALONE, seed: seed('01'), until: asks('to') }, async (page) => {
      await board(page, 'column:1').click();
      expect(await board(page, 'column:1').getAttribute('aria-pressed')).toBe('true');
      await confirm(page);
      await expectLogged(page, size, /Ship: column 3 → 1/);
    });

    onPage('swap: two enemies', { seats: TWO, seed: seed('03'), until: offers('use:hacker') }, async (page) => {
      await option(page, 'use:hacker').click();
      await page.getByText('Choose 2 enemies to change places.').first().waitFor();
      const enemies = board(page, 'enemy:');
      await enemies.nth(0).click();
      await enemies.nth(2).click();
      await commit(page).click();
      await expectLogged(page, size, / ⇄ /);
    });

    onPage('mechanic: no heat', { seats: TWO, seed: seed('07'), until: offers('use:mechanic') }, async (page) => {
      expect(await option(page, 'use:mechanic').innerText()).toContain('Heat stays at 1');
      await option(page, 'use:mechanic').click();
      await expectLogged(page, size, /Heat: \+1 ignored \(still 1\)/);
    });

    onPage(
      'Deck upgrade with a choice: two cards of the list',
      { seats: ALONE, seed: seed('01'), options: { upgradedCards: 'choice' }, until: asks('take') },
      async (page) => {
        await openList(page);
        await option(page, 'take:teleport').first().click();
        await option(page, 'take:laser').first().click();
        await confirm(page);
        await expectLogged(page, size, /New cards in the command deck: .*(Teleport.*Laser|Laser.*Teleport)/);
      },
      true,
    );

    onPage(
      'five cards: one is taken out',
      { seats: FIVE, seed: seed('01'), options: { fivePlayers: 'captainRemovesOne' }, until: asks('remove') },
      async (page) => {
        await openList(page);
        await option(page, 'remove:laser').first().click();
        expect(await commit(page).innerText()).toContain('Take out “Laser”');
        await confirm(page);
        await expectLogged(page, size, /Ada: .*“Laser”/);
      },
    );

    onPage(
      'pings: where things lie',
      { seats: TWO, seed: seed('03'), until: offers('use:hacker') },
      async (page) => {
        const enemy = board(page, 'enemy:').first();
        if (size === 'desk') {
          await enemy.focus();
          await page.keyboard.press('p');
        } else {
          await enemy.click();
          await page.getByRole('button', { name: /^Look at/ }).click();
        }
        const mark = page.locator('[data-board]').getByRole('img', { name: 'Pointed at by Ada' });
        await mark.waitFor();
        await board(page, 'column:4').click();
        await page.getByRole('button', { name: 'Look at column 4' }).click();
        await board(page, 'column:4').getByRole('img', { name: 'Pointed at by Ada' }).waitFor();
        expect(await mark.count()).toBe(1);
        await expectLogged(page, size, /Ada: Look at column/);
      },
      true,
    );
  }

  it('a heal in vain says so before and after', () =>
    onSamePage('desk', async ({ page, open }) => {
      await at(page, open, {
        seats: ALONE,
        seed: seed('01'),
        until: (has, view) =>
          has('resolve') && view.slots[view.slot - 1]?.command === 'heal' && view.intact === view.life,
      });
      expect(await commit(page).innerText()).toContain('No effect: life is full');
      await commit(page).click();
      await expectLogged(page, 'desk', /Ship: nothing to heal/);
    }));
});
