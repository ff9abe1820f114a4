import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { blank } from '../../tables/rone/editor/draft.ts';
import { EDITOR_TEXT } from '../../tables/rone/text/editor.ts';
import { inBrowser, withPage } from '../browser.ts';
import { quickly } from '../driver.ts';

/** Scenario files that nobody should bring: each is refused with the field that is wrong, and nothing is lost. */

const DRAFT = blank('Long Night', 'Dawn', []);
const text = (change: Record<string, unknown>): string => JSON.stringify({ ...DRAFT, id: 'my-other', ...change });

/** Groups in groups in groups: what a cycle comes to when somebody writes it out, as far as one gets. */
const cycle = `${'{"any":['.repeat(400)}{"coop":true}${']}'.repeat(400)}`;

const FILES: [string, string, RegExp][] = [
  ['an unknown effect', text({ prep: [{ op: 'explode', n: 3 }] }), /prep\.0\.op: there is no "explode"/],
  [
    'an unknown effect of an event',
    text({ events: [{ ...DRAFT.events[0], onEnd: [{ op: 'win' }] }] }),
    /events\.0\.onEnd\.0\.op: there is no "win"/,
  ],
  ['a negative round', text({ events: [{ ...DRAFT.events[0], round: -6 }] }), /events\.0\.round/],
  [
    'a negative number',
    text({ support: [DRAFT.support[0], { ...DRAFT.support[1], melee: -3 }, DRAFT.support[2]] }),
    /support\.1\.melee/,
  ],
  ['a victory that holds itself', text({}).replace(/"victory":\{[^}]*\}/, `"victory":${cycle}`), /victory.*deep/],
  ['10 MB of text', `"${'x'.repeat(10_000_000)}"`, /too many/],
  ['10 MB of name', text({ name: { en: 'x'.repeat(10_000_000), cs: 'x', de: 'x' } }), /too many/],
  ['no JSON', '{ "id": ', /no JSON/],
  ['a field of its own', text({ secret: 1 }), /secret/],
];

const bringFile = (page: Page, content: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'scenario.json', mimeType: 'application/json', buffer: Buffer.from(content) });

inBrowser('files of scenarios', () => {
  it('that are bad are refused with the field that is wrong, and what was there stays', () =>
    withPage('desk', async ({ page, open }) => {
      await quickly(page);
      await open('#/scenarios');
      await bringFile(page, JSON.stringify(DRAFT));
      await page.getByRole('button', { name: 'Long Night', exact: true }).waitFor();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Longest Night');
      const kept = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('starhold.rone.scenarios'));
      await expect.poll(kept).toContain('Longest Night');
      const before = await kept();
      const [start] = EDITOR_TEXT.en.refused('|').split('|');
      const alert = page.getByRole('alert');
      for (const [what, content, field] of FILES) {
        await bringFile(page, content);
        await expect
          .poll(async () => (await alert.allInnerTexts()).join(), { message: what, timeout: 20_000 })
          .toMatch(field);
        const said = await alert.innerText();
        expect(said.startsWith(start), what).toBe(true);
        expect(said.length, what).toBeLessThan(300);
        expect(await kept(), what).toBe(before);
      }
      await page.reload();
      await page.getByRole('button', { name: 'Longest Night', exact: true }).waitFor();
      await page.getByText(EDITOR_TEXT.en.sound).waitFor();

      // What only does not fit together is taken, to be mended here: until then it cannot be played.
      await bringFile(page, text({ victory: { ended: 'nothing' } }));
      await page.getByText(/Not playable yet: victory/).waitFor();
      expect(await page.getByRole('button', { name: EDITOR_TEXT.en.play }).isDisabled()).toBe(true);
      expect(await kept()).toContain('Longest Night');
    }));
});
