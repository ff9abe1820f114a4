import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousInBothThemes, sidewaysScroll, smallTargets } from '../axe.ts';
import { inGallery, onSamePage } from '../browser.ts';
import { tapTooSmall } from '../targets.ts';

/** Boards, storage and amounts of the kit by keys, by touch and by dragging, as the gallery shows them. */

const at = (page: Page, target: string): Locator => page.locator(`[data-target="${target}"]`).first();
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.target);
const lastSaid = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector('[data-live] p:last-child')?.textContent ?? undefined);

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function opened(page: Page, open: (hash: string) => Promise<void>): Promise<void> {
  await open('#/nothing');
  await open('#/parts');
  await at(page, 'sector:1').waitFor();
}

inGallery('the parts of the kit', () => {
  it('a board is one tab stop, and arrows lead where they point', () =>
    onSamePage('desk', async ({ page, open }) => {
      await opened(page, open);
      const stops = page.locator('[aria-label="Sample map of eight sectors"] [data-rove]');
      expect(await stops.evaluateAll((all) => all.filter((el) => (el as SVGElement).tabIndex === 0).length)).toBe(1);
      await at(page, 'sector:1').focus();
      const seen = new Set([await focused(page)]);
      for (let i = 0; i < 200 && seen.size < 14; i++) {
        await press(page, ['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight'][Math.floor(i / 5) % 4]);
        seen.add(await focused(page));
      }
      expect(seen.size).toBeGreaterThanOrEqual(14);
      expect(seen).not.toContain(undefined);
      await press(page, 'Home');
      expect(await focused(page)).toBe('sector:1');
      await press(page, 'ArrowDown');
      const below = await focused(page);
      expect(below).not.toBe('sector:1');
      await press(page, ' ');
      const pressed = page.locator('[data-pressed]');
      expect(await pressed.innerText()).toContain(below);
      await press(page, 'Home', 'i');
      expect(await pressed.innerText()).toContain('sector:1, key');
    }));

  it('everything on a board that can be touched has room for a finger', () =>
    onSamePage('phone', async ({ page, open }) => {
      await opened(page, open);
      const boards = [
        ['Sample map of eight sectors', /^(Sector|Inner|The middle)/],
        ['Sample grid of nine stations', /^(Station|Link)/],
      ] as const;
      for (const [board, things] of boards) {
        await page.getByRole('group', { name: board }).evaluate((el) => el.scrollIntoView({ block: 'center' }));
        expect((await tapTooSmall(page)).filter((line) => things.test(line))).toEqual([]);
      }
    }));

  it('dice roll and come to lie, and lie at once without motion', async () => {
    const rolled = async (page: Page): Promise<void> => {
      const die = at(page, 'die:1');
      expect(await die.innerText()).toContain('Red screw');
      await die.click();
      await expect.poll(() => die.innerText()).toContain('Die 1: Blue screw');
      expect(await page.locator('[data-rolling]').count()).toBe(0);
    };
    await onSamePage('desk', async ({ page, open }) => {
      await opened(page, open);
      await rolled(page);
    });
    await onSamePage(
      'desk',
      async ({ page, open }) => {
        await opened(page, open);
        await at(page, 'die:1').click();
        await expect.poll(() => page.locator('[data-rolling]').count()).toBe(6);
        await expect.poll(() => page.locator('[data-rolling]').count(), { timeout: 5000 }).toBe(0);
        expect(await at(page, 'die:1').innerText()).toContain('Die 1: Blue screw');
      },
      { motion: true },
    );
  });

  it('a board says what can be done, and its words are never small', () =>
    onSamePage('phone', async ({ page, open }) => {
      await opened(page, open);
      expect(await at(page, 'sector:1').getAttribute('aria-label')).toBe('Sector 1, can be chosen, costs 1');
      expect(await at(page, 'sector:4').getAttribute('aria-label')).toContain('not possible: full, four of four');
      const sizes = await page
        .locator('main svg text')
        .evaluateAll((all) => all.map((el) => Number.parseFloat(getComputedStyle(el).fontSize)));
      expect(sizes.length).toBeGreaterThan(20);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
    }));

  it('a touch in a crowd means the spot, elsewhere the piece', () =>
    onSamePage('phone', async ({ page, open }) => {
      await opened(page, open);
      const tap = async (target: string): Promise<string> => {
        await at(page, target).scrollIntoViewIfNeeded();
        const box = await at(page, target).boundingBox();
        if (!box) throw new Error(`${target} is not there`);
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        return page.locator('[data-pressed]').innerText();
      };
      expect(await at(page, 'ship:9').getAttribute('data-tight')).toBe('');
      expect(await tap('ship:9')).toContain('sector:8');
      expect(await at(page, 'ship:2').getAttribute('data-tight')).toBeNull();
      expect(await tap('ship:2')).toContain('ship:2');
    }));

  it('storage by keys: Space lifts, arrows choose, Enter drops, Escape puts back', () =>
    onSamePage('desk', async ({ page, open }) => {
      await opened(page, open);
      await at(page, 'screw:0').focus();
      await press(page, ' ');
      expect(await at(page, 'screw:0').getAttribute('data-up')).toBe('');
      await expect.poll(() => lastSaid(page)).toBe('Red screw lifted, over Red slot');
      await press(page, 'ArrowRight');
      await expect.poll(() => lastSaid(page)).toBe('over Blue slot, not possible: Blue slot does not take this kind');
      await press(page, 'Enter');
      expect(await at(page, 'screw:0').getAttribute('data-up')).toBe('');
      await press(page, 'Escape');
      expect(await at(page, 'screw:0').getAttribute('data-up')).toBeNull();
      await expect.poll(() => lastSaid(page)).toBe('Red screw is back');
      await press(page, ' ', 'Enter');
      await expect.poll(() => lastSaid(page)).toBe('Red screw is in Red slot');
      expect(await page.locator('[data-slot="slot:red"] [data-target="screw:0"]').count()).toBe(1);
      expect(await focused(page)).toBe('screw:0');
    }));

  it('what fits nowhere falls off and says why', () =>
    onSamePage('desk', async ({ page, open }) => {
      await opened(page, open);
      for (const screw of ['screw:0', 'screw:1']) {
        await at(page, screw).focus();
        await press(page, ' ', 'Enter');
      }
      await expect.poll(() => at(page, 'screw:5').getAttribute('data-falls')).toBe('');
      expect(await at(page, 'screw:5').innerText()).toContain('falls off: no room left');
      expect(await at(page, 'screw:3').getAttribute('data-falls')).toBeNull();
    }));

  it('storage by touch and touch, and back into the pool', () =>
    onSamePage('phone', async ({ page, open }) => {
      await opened(page, open);
      await at(page, 'screw:2').tap();
      await at(page, 'slot:blue').tap({ position: { x: 8, y: 8 } });
      const stored = page.locator('[data-slot="slot:blue"] [data-target="screw:2"]');
      await stored.waitFor();
      await stored.tap();
      await page.locator('[data-slot=""]').tap({ position: { x: 8, y: 8 } });
      await page.locator('[data-slot=""] [data-target="screw:2"]').waitFor();
    }));

  it('storage by dragging', () =>
    onSamePage('desk', async ({ page, open }) => {
      await opened(page, open);
      const drag = async (what: string, to: string): Promise<void> => {
        await at(page, what).scrollIntoViewIfNeeded();
        const [from, slot] = [await at(page, what).boundingBox(), await at(page, to).boundingBox()];
        if (!from || !slot) throw new Error('nothing to drag');
        await page.mouse.move(from.x + 20, from.y + 20);
        await page.mouse.down();
        await page.mouse.move(slot.x + 30, slot.y + 30, { steps: 6 });
        await page.mouse.up();
      };
      await drag('screw:3', 'slot:green');
      await page.locator('[data-slot="slot:green"] [data-target="screw:3"]').waitFor();
      await drag('screw:4', 'slot:red');
      expect(await page.locator('[data-slot=""] [data-target="screw:4"]').count()).toBe(1);
      expect(await at(page, 'screw:4').getAttribute('data-up')).toBeNull();
      await drag('screw:4', 'slot:wild');
      await page.locator('[data-slot="slot:wild"] [data-target="screw:4"]').waitFor();
    }));

  it('amounts by keys keep within bin and sum', () =>
    onSamePage('desk', async ({ page, open }) => {
      await opened(page, open);
      const number = page.getByRole('spinbutton', { name: /^Ilse/ });
      await number.focus();
      await press(page, 'End');
      expect(await number.getAttribute('aria-valuenow')).toBe('3');
      expect(await page.locator('[role=status]', { hasText: 'Total' }).innerText()).toContain('Total: 4');
      const other = page.getByRole('spinbutton', { name: /^Mara/ });
      await other.focus();
      await press(page, 'ArrowUp');
      expect(await other.getAttribute('aria-valuenow')).toBe('0');
      await number.focus();
      await press(page, 'ArrowDown', '1', 'ArrowLeft', 'ArrowDown');
      expect(await number.getAttribute('aria-valuenow')).toBe('0');
      await page.getByRole('button', { name: 'Mara: one more' }).click();
      expect(await other.getAttribute('aria-valuenow')).toBe('1');
    }));

  it('open decisions are chips; the pressed one is asked', () =>
    onSamePage('desk', async ({ page, open }) => {
      await opened(page, open);
      const chips = page.getByRole('group', { name: 'Open decisions and asides' });
      await chips.getByRole('button').nth(1).focus();
      await press(page, 'Enter');
      await page.getByText('Choose a card to discard.').waitFor();
      await chips.getByRole('button', { name: 'At any time' }).click();
      await page.getByText('Spend a pair of screws.').waitFor();
      expect(await chips.getByRole('button', { pressed: true }).allInnerTexts()).toEqual(['At any time']);
    }));

  it('results are said in whole sentences', () =>
    onSamePage('desk', async ({ page, open }) => {
      await opened(page, open);
      const said = await page.locator('main').evaluate((main) => {
        for (const shown of main.querySelectorAll('[aria-hidden=true]')) shown.remove();
        return main.textContent ?? '';
      });
      expect(said).toContain('Place 1, Ilse, 45 points, Houses 28, Data 12, Rank 5');
      expect(said).toContain('Place 2, Korr, You, 38 points');
      expect(said).toContain('Place 1, shared, Ilse, You, 12 points');
      expect(said).toContain('Place 1, The defenders: Ilse, Korr, You');
    }));

  it('nothing is too small for a finger, and axe finds nothing', () =>
    onSamePage('phone', async ({ page, open }) => {
      await opened(page, open);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
      expect(await seriousInBothThemes(page)).toEqual([]);
    }));
});
