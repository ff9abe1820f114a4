import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { blank } from '../../tables/rone/editor/draft.ts';
import { EDITOR_TEXT } from '../../tables/rone/text/editor.ts';
import { ENDS_TEXT } from '../../tables/rone/text/ends.ts';
import { sidewaysScroll } from '../axe.ts';
import { inBrowser, withPage } from '../browser.ts';
import { quickly } from '../driver.ts';
import { bring, PROMPT, savedFile } from '../position.ts';
import { playRone } from '../roneGame.ts';

/** Scenarios of one's own as files: a good one is played; a bad one is refused with the field that is wrong. */

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
  ['no JSON', '{ "id": ', /no JSON/],
  ['a field of its own', text({ secret: 1 }), /secret/],
];

const bringFile = (page: Page, content: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'scenario.json', mimeType: 'application/json', buffer: Buffer.from(content) });

inBrowser('a scenario of one’s own', () => {
  it('is made in the editor, saved, opened again and played; its table goes on where nobody knows it', async () => {
    let table = '';
    await withPage('phone', async ({ page, open }) => {
      await quickly(page);
      await page.setViewportSize({ width: 390, height: 664 });
      await open('#/scenarios');
      await page.getByRole('button', { name: `+ ${EDITOR_TEXT.en.add}` }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('One Night');
      const round = page.getByRole('spinbutton', { name: EDITOR_TEXT.en.round });
      await round.fill('-2');
      await page.getByText(/Not playable yet: events\.0\.round/).waitFor();
      await round.fill('2');
      await page.getByText(EDITOR_TEXT.en.sound).waitFor();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: EDITOR_TEXT.en.export }).click(),
      ]);
      const saved = await savedFile(file);
      await page.getByRole('button', { name: EDITOR_TEXT.en.delete }).click();
      await page.getByText(EDITOR_TEXT.en.none).waitFor();
      await bringFile(page, saved);
      await page.getByRole('button', { name: 'One Night', exact: true }).waitFor();
      expect(await sidewaysScroll(page)).toBe(0);
      await page.getByRole('button', { name: EDITOR_TEXT.en.play }).click();
      await page.waitForURL(/#\/table\/\w+/);
      await page.locator(PROMPT).waitFor();
      await playRone(page, 'touch', (answers) => answers > 3);
      await open();
      const [game] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as a file' }).click(),
      ]);
      table = await savedFile(game);
    });
    await withPage('phone', async ({ page, open }) => {
      await quickly(page);
      await open();
      await bring(page, table);
      await page.locator(PROMPT).waitFor();
      expect(await playRone(page, 'touch')).toBeGreaterThan(10);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(ENDS_TEXT.en.end.coop.won);
      expect(await page.locator('section[data-end]').innerText()).toContain('One Night');
    });
  });
});

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
