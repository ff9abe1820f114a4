import { game, type View } from '@starhold/rone';
import { packOf, packs } from '@starhold/rone/content';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousInBothThemes, sidewaysScroll } from '../axe.ts';
import { inBrowser, onSamePage, withPage } from '../browser.ts';
import { quickly, speak } from '../driver.ts';
import { dumpStorage, overhear, type Readable, readable, told } from '../hidden.ts';
import { bring, firstDeal, PROMPT, savedAt, sit, tableAt, type Wish } from '../position.ts';
import { RONE_FULL } from '../ronePositions.ts';

/** The middle of a game of RONE: clean in every language and both themes, and nothing is seen too early. */

const LANGS = ['en', 'cs', 'de'] as const;

/** What axe sees is the same in every language but for lengths, so it looks at one, and each is looked at somewhere. */
async function expectClean(page: Page, axes: (typeof LANGS)[number]): Promise<void> {
  for (const lang of LANGS) {
    await speak(page, lang);
    if (lang === axes) expect(await seriousInBothThemes(page), lang).toEqual([]);
    expect(await sidewaysScroll(page), lang).toBe(0);
  }
}

const TOGETHER: Wish<View> = firstDeal<View>({
  game,
  seats: [{ name: 'Ada' }, { name: 'Orrin', bot: 'rules' }],
  options: { mode: 'coop' },
  until: (_has, view, { at, ask }) => ask.seat === 0 && at === 'main' && (view.invasion?.stack.length ?? 0) >= 2,
});

inBrowser('the middle of a game of RONE', () => {
  it('is clean in a duel on a phone, in every language and theme', () =>
    onSamePage('phone', async ({ page, open }) => {
      await quickly(page);
      await page.setViewportSize({ width: 390, height: 664 });
      await open();
      await bring(page, RONE_FULL[0].saved());
      await page.locator(PROMPT).waitFor();
      await expectClean(page, 'cs');
    }));

  it('is clean against the Invasion at a desk, in every language and theme', () =>
    onSamePage('desk', async ({ page, open }) => {
      await quickly(page);
      await sit(page, open, TOGETHER);
      await expectClean(page, 'de');
    }));
});

/** Two people pass one device; the first to draft looks at three recruits. */
const DRAFT: Wish<View> = firstDeal<View>({
  game,
  seats: [{ name: 'Ada' }, { name: 'Ben' }],
  options: { mode: 'duel' },
  until: (_has, view, { at }) => at === 'draft' && view.looking.some((id) => id.startsWith('RC')),
});

/** What can be read of cards that only one person may see; empty is what is wanted. */
function leaks({ dom, spoken, url, storage }: Readable, ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const name = packOf({ pack: packs.base }).cards.find((card) => card.id === id)?.name.en;
    if (name === undefined) throw new Error(`there is no ${id}`);
    const found = Object.entries({ dom, spoken, url, storage }).filter(
      ([, text]) => new RegExp(`\\b${id}\\b`).test(text) || text.includes(name),
    );
    return found.map(([where]) => `${id} in ${where}`);
  });
}

inBrowser('what only one person of RONE may see', () => {
  it('is nowhere before the drafter has taken the device, and not told to the page', () =>
    withPage('desk', async ({ page, context, open }) => {
      await quickly(page);
      await overhear(page);
      const devtools = await context.newCDPSession(page);
      const [seat] = tableAt(DRAFT).waitingFor;
      const { looking } = tableAt(DRAFT).seen(seat).view as View;
      expect(looking.length).toBe(3);
      await open();
      await bring(page, savedAt(DRAFT));
      const pass = page.locator('[data-hand-over]');
      await pass.waitFor();
      expect(leaks(await readable(page, devtools), looking)).toEqual([]);
      const before = await told(page);
      expect(before.length).toBeGreaterThan(100); // something was overheard
      expect(looking.filter((id) => new RegExp(`(take|offer):${id}\\b`).test(before))).toEqual([]);
      expect(before).not.toContain(DRAFT.seed);

      await pass.getByRole('button').click();
      await page.locator(PROMPT).waitFor();
      expect(leaks(await readable(page, devtools), looking).length).toBeGreaterThanOrEqual(3); // the check can see cards
      expect(await told(page)).toMatch(new RegExp(`take:${looking[0]}`));
      const stored = { dom: '', spoken: '', url: '', storage: await dumpStorage(page) };
      expect(leaks(stored, looking)).toEqual([]);

      await page.reload();
      await pass.waitFor();
      expect(leaks(await readable(page, devtools), looking)).toEqual([]);
    }));
});
