import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as kit from '../../kit/index.ts';
import { seriousIssues, sidewaysScroll } from '../axe.ts';
import { inBrowser, withPage } from '../browser.ts';
import { distance, fingerprint } from '../fingerprint.ts';

/**
 * Every section of `#/kit`, as a picture. Pictures for people are written to `test/pictures/` (not in the repository);
 * what is compared is a coarse print of each: UPDATE_FIXTURES=1 keeps new ones.
 */

const KIT = join(import.meta.dirname, '..', '..', 'kit');
const PRINTS = join(import.meta.dirname, '..', 'fixtures', 'gallery.prints.json');
const PICTURES = join(import.meta.dirname, '..', 'pictures', 'gallery');
const UPDATE = process.env.UPDATE_FIXTURES !== undefined;

/** Fonts and antialiasing differ a little between machines; a piece that is gone or out of place differs a lot. */
const MEAN = 6;
const MOST = 60;

type Prints = Record<string, { width: number; height: number; print: string }>;
const known: Prints = existsSync(PRINTS) ? JSON.parse(readFileSync(PRINTS, 'utf8')) : {};
const found: Prints = {};

inBrowser('the gallery of the kit', () => {
  it.each([
    ['phone', 'dark'],
    ['phone', 'light'],
    ['desk', 'dark'],
    ['desk', 'light'],
  ] as const)('looks as before on the %s in the %s theme', (size, theme) =>
    withPage(
      size,
      async ({ page, context, open }) => {
        await open('#/kit');
        await page.evaluate(() => document.fonts.ready);
        expect(await sidewaysScroll(page)).toBe(0);
        if (size === 'desk') expect(await seriousIssues(page)).toEqual([]);
        const lab = await context.newPage();
        mkdirSync(PICTURES, { recursive: true });
        const sections = await page.locator('main > section').all();
        expect(sections.length).toBeGreaterThan(10);
        const changed: string[] = [];
        for (const [i, section] of sections.entries()) {
          const title = await section.locator('h2').first().innerText();
          const name = `${size} ${theme} ${String(i).padStart(2, '0')} ${title.toLowerCase()}`;
          const png = await section.screenshot({ animations: 'disabled', caret: 'hide' });
          writeFileSync(join(PICTURES, `${name.replaceAll(/[^\w]+/g, '-')}.png`), png);
          const box = await section.boundingBox();
          const print = await fingerprint(lab, png);
          found[name] = { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0), print };
          if (UPDATE) continue;
          const before = known[name];
          if (!before) {
            changed.push(`${name}: is new`);
            continue;
          }
          const { mean, most } = distance(before.print, print);
          const grown = Math.abs(before.height - found[name].height);
          if (mean > MEAN || most > MOST || grown > Math.max(24, before.height * 0.06)) {
            changed.push(`${name}: mean ${mean.toFixed(1)}, most ${most}, ${grown} px higher or lower`);
          }
        }
        expect(changed, `look at ${PICTURES}; where it is as it should be: UPDATE_FIXTURES=1`).toEqual([]);
      },
      { theme, reducedMotion: true },
    ),
  );

  it('has gone through everything that was there before', () => {
    if (UPDATE) writeFileSync(PRINTS, `${JSON.stringify(found, null, 1)}\n`);
    expect(Object.keys(found).sort()).toEqual(Object.keys(UPDATE ? found : known).sort());
  });

  it('shows every component of the kit', () => {
    const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name));
    expect(components.length).toBeGreaterThan(20);
    const files = [join(KIT, 'GalleryPage.tsx'), ...readdirSync(join(KIT, 'gallery')).map((file) => join(KIT, 'gallery', file))];
    const sources = files.filter((file) => file.endsWith('.tsx')).map((file) => readFileSync(file, 'utf8')).join('\n');
    const isShown = (name: string): boolean => new RegExp(`<${name}\\b`).test(sources);
    expect(components.filter((name) => !isShown(name))).toEqual([]);
  });
});

it('notices a picture that is not the same', () => {
  const plain = '80'.repeat(256);
  expect(distance(plain, plain)).toEqual({ mean: 0, most: 0 });
  const moved = `${'ff'.repeat(16)}${'80'.repeat(240)}`;
  expect(distance(plain, moved).most).toBeGreaterThan(MOST);
  expect(distance(plain, '8a'.repeat(256)).mean).toBeGreaterThan(MEAN);
});
