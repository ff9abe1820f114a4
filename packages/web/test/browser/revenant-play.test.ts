import { type Decision, offeredIds, type Picked } from '@starhold/kernel';
import { game, type View } from '@starhold/revenant';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadFront } from '../../games/fronts.ts';
import { KIT_TEXT } from '../../text/kit.ts';
import { seriousInBothThemes, sidewaysScroll } from '../axe.ts';
import { inBrowser, withPage } from '../browser.ts';
import { ALL_ASKED, quickly } from '../driver.ts';
import { playAlong } from '../playAlong.ts';
import { bring, decisionOf, firstDeal, PROMPT, savedAt, tableAt, type Wish } from '../position.ts';

/** Revenant by hand: the end of a game, a turn, a section that is corrupted, and everything taken back. */

/** As many as can play: their scoring is the widest table of the end. */
const FOUR = [{ name: 'Ada' }, { name: 'Konstantin' }, { name: 'Maximiliane' }, { name: 'Bo' }];
const ALONE = [{ name: 'Ada' }];

/** The last turn of the last cycle, of four people at one phone. */
const LAST_TURN: Wish<View> = {
  game,
  seats: FOUR,
  seed: '7a'.repeat(16),
  until: (_has, { cycle, round, order }, { at, ask }) =>
    cycle === 4 && round === 3 && at === 'send' && ask.seat === order.at(-1),
};

/** A turn of the second cycle, alone. */
const ONE_TURN: Wish<View> = firstDeal<View>({
  game,
  seats: ALONE,
  until: (_has, { cycle }, { at, ask }) =>
    cycle === 2 && at === 'send' && ask.kind === 'one' && ask.options.includes('send:cadet1>arkDUN'),
});

async function sitAt(page: Page, open: () => Promise<void>, wish: Wish<View>, lang: string): Promise<void> {
  await quickly(page, { lang, ...ALL_ASKED });
  await open();
  await bring(page, savedAt(wish));
  await page.locator(`${PROMPT}, [data-hand-over]`).first().waitFor();
}

/** A cadet charges the Dunlork ark, shields are placed, a resource is gained: nothing hidden comes to light. */
const WISHES = [/^send:cadet1>arkDUN/, /^effect:DUN\.2/, /^shield:/, /^pass$/, /^corrupt:/, /^bonus:gain/, /^gain:/];
/** The last step of a turn. */
const BONUS = 4;
const choose = (_view: unknown, { id, ask }: Decision): Picked => {
  const wished = WISHES.flatMap((wish) => offeredIds(ask).filter((option) => wish.test(option)))[0];
  if (wished === undefined) throw new Error(`nothing of it is offered at ${id}`);
  return wished;
};

inBrowser('a game of Revenant', () => {
  it('is played by touch on a phone to its end, and told House by House', () =>
    withPage('phone', async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await sitAt(page, open, LAST_TURN, 'cs');
      const table = tableAt(LAST_TURN);
      await playAlong({ page, input: 'touch', game, front: await loadFront('revenant'), table });
      const scores = table.result?.sides.map(({ score }) => String(score)) ?? [];
      const told = await page.locator('section[data-end]').innerText();
      for (const score of scores) expect(told).toContain(score);
      await page.getByRole('button', { name: KIT_TEXT.cs.inNumbers }).tap();
      expect(await page.locator('section[data-end] tbody tr').count()).toBeGreaterThan(7);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await seriousInBothThemes(page)).toEqual([]);
    }));

  it('plays one turn at a desk by keys, and takes it back', () =>
    withPage('desk', async ({ page, open }) => {
      await sitAt(page, open, ONE_TURN, 'de');
      const front = await loadFront('revenant');
      const table = tableAt(ONE_TURN);
      const before = await shownTable(page);
      const first = await decisionOf(page);
      const answers = await playAlong({
        page,
        input: 'keys',
        game,
        front,
        table,
        choose,
        until: ({ view, decision }) => decision.at === 'gain' && (view as View).step === BONUS,
      });
      expect(answers).toBeGreaterThan(2);
      expect(await shownTable(page)).not.toEqual(before);
      for (let back = 0; back < answers && (await decisionOf(page)) !== first; back++) {
        const now = await decisionOf(page);
        await page.keyboard.press('u');
        await expect.poll(() => decisionOf(page)).not.toBe(now);
      }
      await expect.poll(() => shownTable(page)).toEqual(before);
    }));
});

/** Everything that can be read off the table, but for the log. */
const shownTable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-target], [data-gauge]')].map(
      (el) => `${el.dataset.target ?? el.dataset.gauge}: ${el.textContent} ${el.ariaLabel ?? ''}`,
    ),
  );

const sum = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0);

/** Corruption comes, resources of several kinds are stored, and there is room to move them. */
const CORRUPTED: Wish<View> = firstDeal<View>({
  game,
  seats: ALONE,
  until: (_has, { cycle, players: [own] }, { at, ask }) =>
    cycle < 4 &&
    at === 'corrupt' &&
    ask.kind === 'one' &&
    own.stored.filter((n) => n > 0).length >= 2 &&
    sum(own.stored) >= 3 &&
    own.capacity - sum(own.stored) >= 4 &&
    own.sections.every(({ corrupted }) => !corrupted),
});

/** Which resources lie in a section, by letter. */
const lettersIn = (page: Page, section: string): Promise<string> =>
  page
    .locator(`[data-slot="${section}"] [data-thing]`)
    .evaluateAll((all) => all.map((el) => (el as HTMLElement).dataset.target?.[0] ?? '').join(''));

inBrowser('a section that is corrupted', () => {
  it('keeps what was dragged there, put there by two touches, and carried there by keys', () =>
    withPage('desk', async ({ page, open }) => {
      await sitAt(page, open, CORRUPTED, 'en');
      const things = await page
        .locator('[data-slot] [data-thing]')
        .evaluateAll((all) => all.map((el) => (el as HTMLElement).dataset.target ?? ''));
      const [dragged, touched, carried] = things;
      const thing = (target: string) => page.locator(`[data-thing][data-target="${target}"]`);
      const ground = (section: string) => page.locator(`[data-slot="${section}"] > button`);
      expect(await lettersIn(page, 'section5')).toBe('');

      await thing(dragged).dragTo(ground('section5'));
      await expect.poll(() => lettersIn(page, 'section5')).toBe(dragged[0]);
      await thing(touched).click();
      await ground('section4').click();
      await expect.poll(() => lettersIn(page, 'section4')).toContain(touched[0]);
      await thing(carried).focus();
      await page.keyboard.press('Space');
      for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      const kept = await lettersIn(page, 'section5');

      await ground('section5').click();
      const gold = page.locator('[data-prompt] [data-gold]');
      await gold.waitFor();
      expect(await gold.innerText()).toContain('Section 5');
      const table = tableAt(CORRUPTED);
      await gold.click();
      const sorted = [...'mesn'].map((letter) => letter.repeat(kept.split(letter).length - 1)).join('');
      const { decisions } = table.seen(0);
      expect(table.answer({ decision: decisions[0].id, seat: 0, pick: `corrupt:section5>${sorted || '-'}` }).ok).toBe(
        true,
      );
      await expect.poll(() => page.locator('[data-slot="section5"] > button').textContent()).toMatch(/corrupted/);
      expect((table.seen(0).view as View).players[0].sections[4]).toEqual({ corrupted: true, frozen: sorted });
    }));
});
