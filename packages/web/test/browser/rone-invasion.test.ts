import { game, type View } from '@starhold/rone';
import { expect, it } from 'vitest';
import { seriousInBothThemes, sidewaysScroll } from '../axe.ts';
import { inBrowser, onSamePage } from '../browser.ts';
import { openMore } from '../driver.ts';
import { decisionOf, firstDeal, PROMPT, savedFile, sit, tableAt, type Wish } from '../position.ts';

/** RONE against the Invasion, the workbench, and scenarios of one's own, as a player meets them. */

type RoneWish = Wish<View>;
const seats = [{ name: 'Ada' }, { name: 'Orrin' }];

const COOP: RoneWish = firstDeal({
  game,
  seats,
  options: { mode: 'coop' },
  until: (_has, view, { at, ask }) =>
    ask.seat === 0 && at === 'main' && (view.invasion?.marker ?? 0) >= 3 && (view.invasion?.stack.length ?? 0) >= 2,
});
/** Nobody else moves meanwhile. */
const ALONE: RoneWish = firstDeal({
  game,
  seats: [seats[0]],
  options: { mode: 'coop' },
  until: (_has, view, { at }) => at === 'main' && (view.invasion?.stack.length ?? 0) >= 1,
});
const UPGRADE: RoneWish = firstDeal({
  game,
  seats,
  options: { mode: 'duel' },
  until: (_has, _view, { at, ask }) => ask.seat === 0 && at === 'upgrade',
});

const viewOf = (wish: RoneWish): View => tableAt(wish).seen(0).view as View;
const withBot = (wish: RoneWish): RoneWish => ({ ...wish, seats: [seats[0], { ...seats[1], bot: 'rules' }] });

inBrowser('RONE against the Invasion', () => {
  it('shows the stack with the sum of all support, the zones and the rounds, and is clean', () =>
    onSamePage('desk', async ({ page, open }) => {
      await sit(page, open, withBot(COOP));
      const { invasion } = viewOf(COOP);
      if (!invasion) throw new Error('no Invasion');
      const board = page.locator('[data-invasion]');
      await board.waitFor();
      expect(await board.locator('[data-value="invasion-melee"]').innerText()).toBe(String(invasion.top.melee));
      expect(await board.locator('[data-value="invasion-ranged"]').innerText()).toBe(String(invasion.top.ranged));
      expect(await board.locator('[data-target^="zone:"]').count()).toBe(5);
      expect(await board.locator('[data-target^="action:"]').count()).toBe(invasion.actions.length);
      expect(await board.locator('[aria-current="step"]').innerText()).toContain(String(invasion.marker));
      expect(await board.locator('[data-flip^="deployed:"]').count()).toBe(invasion.stack.length + 1);
      expect(await seriousInBothThemes(page)).toEqual([]);
    }));

  it('keeps what is fought over on a phone; the rest is one press away', () =>
    onSamePage('phone', async ({ page, open }) => {
      await sit(page, open, ALONE);
      await page.locator('[data-target="top"]').waitFor();
      expect(await page.locator('[data-target="action:AA1"]').isVisible()).toBe(false);
      await page.getByRole('button', { name: 'The Invasion in full' }).click();
      await page.locator('[data-target="action:AA1"]').waitFor();
      await page.getByText('What a reshuffle of the Invasion does').waitFor();
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await seriousInBothThemes(page)).toEqual([]);
    }));
});

inBrowser('the workbench of RONE', () => {
  it('opens a die into its cross, swaps a screw and says the odds before and after', () =>
    onSamePage('desk', async ({ page, open }) => {
      await sit(page, open, withBot(UPGRADE));
      const bench = page.locator('[data-workbench]');
      await bench.waitFor();
      const first = await decisionOf(page);
      await bench.locator('[data-target^="face:"]').nth(2).click();
      await expect.poll(() => bench.getAttribute('data-step')).toBe('screw');
      expect(await decisionOf(page)).not.toBe(first);
      await bench.locator('[data-target^="swap:"]').first().click();
      expect(await bench.innerText()).toMatch(/\d+ % → \s*\d+ %/);
      expect(await seriousInBothThemes(page)).toEqual([]);
      const second = await decisionOf(page);
      await page.locator('[data-prompt] [data-gold]').click();
      await expect.poll(() => decisionOf(page)).not.toBe(second);
    }));
});

inBrowser('a table of RONE', () => {
  it('has as many seats as its mode wants, and says so', () =>
    onSamePage('desk', async ({ page, open }) => {
      await open('#/new/rone');
      await openMore(page);
      const names = page.getByRole('textbox', { name: /^Name at seat/ });
      await expect.poll(() => names.count()).toBe(2);
      await page.getByRole('radio', { name: /^Team fight/ }).check({ force: true });
      await expect.poll(() => names.count()).toBe(4);
      // Nobody is against them, so there is no difficulty.
      expect(await page.getByRole('radio', { name: /^Hard/ }).count()).toBe(0);
      await page.getByRole('radio', { name: /^Against the Invasion/ }).check({ force: true });
      await page.getByRole('radio', { name: '1 player' }).check({ force: true });
      await expect.poll(() => names.count()).toBe(1);
      expect(await page.getByRole('radio', { name: /^Hard/ }).count()).toBe(1);
      expect(await seriousInBothThemes(page)).toEqual([]);
    }));
});

inBrowser('scenarios of one’s own', () => {
  it('are made, checked, kept, saved as a file, opened again and played', () =>
    onSamePage('desk', async ({ page, open }) => {
      await open('#/scenarios');
      await page.getByRole('button', { name: '+ New scenario' }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Long Night');
      const preview = page.getByRole('region', { name: 'The card as it is' });
      await preview.getByText('Long Night').waitFor();
      await page
        .getByRole('group', { name: 'Relief' })
        .getByRole('combobox', { name: 'Add an effect' })
        .selectOption('suffer');
      await preview.getByText(/Each player suffers/).waitFor();
      const round = page.getByRole('spinbutton', { name: 'Round' });
      await round.fill('0');
      await page.getByText(/Not playable yet: events\.0\.round/).waitFor();
      expect(await page.getByRole('button', { name: 'Play it now' }).isDisabled()).toBe(true);
      await round.fill('6');
      await page.getByText('Playable.').waitFor();
      expect(await seriousInBothThemes(page)).toEqual([]);

      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as a file' }).click(),
      ]);
      const text = await savedFile(file);
      await page.reload();
      await page.getByRole('button', { name: 'Long Night' }).waitFor();
      await page.locator('input[type=file]').setInputFiles({
        name: 's.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text.replace('"round": 6', '"round": -6')),
      });
      await page.getByText(/This file cannot be opened.*events\.0\.round/).waitFor();
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 's.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await expect.poll(() => page.getByRole('button', { name: 'Long Night', exact: true }).count()).toBe(2);

      await page.getByRole('button', { name: 'Play it now' }).click();
      await page.waitForURL(/#\/table\/\w+/);
      await page.locator(PROMPT).waitFor();
      await page.reload();
      await page.locator(PROMPT).waitFor();
      expect(await page.locator('[data-part="bar"]').innerText()).toContain('RONE');
    }));
});
