import { packs } from '@starhold/bossin-space';
import { nameOf } from '@starhold/bossin-space/text';
import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, withPage } from '../browser.ts';
import { still } from '../driver.ts';
import { dumpStorage, type Readable, readable } from '../hidden.ts';
import { answerAny, bring, handOf, PROMPT, savedAt, tableAt, type Wish } from '../position.ts';

/** Two people pass one device. Ada and Ben hold no card of the same kind, so any card that is seen too early has an owner. */

const WISH: Wish = {
  seats: [{ name: 'Ada' }, { name: 'Ben' }],
  seed: '04'.repeat(16),
  until: (has) => has('commit'),
};
const table = tableAt(WISH);
const ADA = [...new Set(handOf(table, 0))];
const BEN = [...new Set(handOf(table, 1))];

/** Words of the table that have nothing to do with hands: the laser is also a path of upgrades. */
const PUBLIC_NAMES = new Set(['laser']);

/** What can be read of these command cards, by name or by id; empty is what is wanted. */
function leaks({ dom, spoken, url, storage }: Readable, kinds: readonly string[]): string[] {
  return kinds.flatMap((kind) => {
    const name = nameOf({ pack: packs.base }, 'command', kind, 'en');
    const asId = new RegExp(`(hand|commit|command|slot):${kind}\\b`);
    const asName = new RegExp(`(?<![A-Za-z] ?)${name}(?![A-Za-z])`);
    const stored = kind.length > 3 ? new RegExp(`\\b${kind}\\b|\\b${name}\\b`, 'i') : asId;
    const found: string[] = [];
    if (asId.test(dom) || asId.test(url) || url.includes(kind)) found.push(`${kind} by its id`);
    if (!PUBLIC_NAMES.has(kind) && (asName.test(dom) || asName.test(spoken))) found.push(`${kind} by its name`);
    if (stored.test(storage)) found.push(`${kind} in the storage`);
    return found;
  });
}

function expectNoSeed({ dom, spoken, url, storage }: Readable): void {
  for (const text of [dom, spoken, url, storage]) expect(text).not.toContain(WISH.seed);
  expect(storage).not.toMatch(/"seed"|commit:|key that can be taken out/);
  expect(storage).toContain('key that stays in');
}

async function take(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await page.locator(PROMPT).waitFor();
}

const handOver = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { name: `Pass the device to ${name}` }).waitFor();

/** The hand as it lies on the screen, by kind. */
const shownHand = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cards = document.querySelectorAll<HTMLElement>('[data-flip^="hand:"]');
    return [...new Set([...cards].map((card) => card.dataset.flip?.split(':')[1] ?? ''))];
  });

async function pickCards(page: Page, ...cards: number[]): Promise<void> {
  for (const card of cards) await page.locator('[data-flip^="hand:"]').nth(card).click();
  await page.getByRole('button', { name: /^Play 2 cards/ }).click();
}

inBrowser('a device that goes round', () => {
  it('shows and stores nothing of a hand before its owner has taken the device', () =>
    withPage(
      'desk',
      async ({ page, context, open }) => {
        expect(ADA.filter((kind) => BEN.includes(kind))).toEqual([]);
        const devtools: CDPSession = await context.newCDPSession(page);
        await open();
        await bring(page, savedAt(WISH));

        await handOver(page, 'Ada');
        const atFirst = await readable(page, devtools);
        expect(leaks(atFirst, [...ADA, ...BEN])).toEqual([]);
        expectNoSeed(atFirst);

        await take(page, 'Ada');
        expect((await shownHand(page)).sort()).toEqual([...ADA].sort());
        const asAda = await readable(page, devtools);
        expect(leaks(asAda, ADA).filter((leak) => !leak.endsWith('storage'))).not.toEqual([]); // the check can see cards
        expect(leaks(asAda, BEN)).toEqual([]);
        expectNoSeed(asAda);
        await page.locator('[data-flip^="hand:"]').first().click(); // begun but not said: must not stay behind either
        expect(leaks({ ...asAda, storage: await dumpStorage(page) }, ADA).filter((l) => l.endsWith('storage'))).toEqual(
          [],
        );
        await page.locator('[data-flip^="hand:"]').first().click();
        await pickCards(page, 0, 2);

        await handOver(page, 'Ben');
        const between = await readable(page, devtools);
        expect(leaks(between, [...ADA, ...BEN])).toEqual([]);
        expectNoSeed(between);
        await page.reload();
        await handOver(page, 'Ben');
        expect(leaks(await readable(page, devtools), [...ADA, ...BEN])).toEqual([]);

        await take(page, 'Ben');
        expect((await shownHand(page)).sort()).toEqual([...BEN].sort());
        const asBen = await readable(page, devtools);
        expect(leaks(asBen, ADA)).toEqual([]);
        expectNoSeed(asBen);
        await pickCards(page, 0, 1);

        // Now everything chosen lies open on the table, and nothing else.
        await page.locator(PROMPT).waitFor();
        const revealed = await readable(page, devtools);
        const [first, second, third] = ADA;
        expect(leaks(revealed, [first]), 'Ada’s first card is revealed').not.toEqual([]);
        expect(leaks(revealed, [third]), 'and her third').not.toEqual([]);
        expect(leaks({ ...revealed, storage: '' }, [second]), 'but not the second').toEqual([]);
        expectNoSeed(revealed);
      },
      { motion: true }, // what is on its way is there, too
    ));

  it('looks the same to the second person whatever the first one chose', async () => {
    const seen: string[] = [];
    for (const cards of [
      [0, 1],
      [2, 3],
    ]) {
      await withPage('phone', async ({ page, open }) => {
        await open();
        await bring(page, savedAt(WISH));
        await take(page, 'Ada');
        await pickCards(page, ...cards);
        await handOver(page, 'Ben');
        const between = await page.locator('main').innerHTML();
        await take(page, 'Ben');
        await still(page, 300); // the log has come, too
        const html = await page.evaluate(() => document.body.innerHTML);
        // Names made up while drawing count how often something was drawn, which is a matter of time alone.
        seen.push(`${between}\n${html}`.replaceAll(/_r_[0-9a-z]+_|r[0-9a-f]{20}|[0-9a-f]{16}/g, 'ID'));
        await answerAny(page);
      });
    }
    expect(seen[0]).toContain('Move right');
    expect(seen[1]).toBe(seen[0]);
  });
});
