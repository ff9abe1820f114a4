import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import * as kit from '../../kit/index.ts';
import { seriousIssues, sidewaysScroll } from '../axe.ts';
import { inGallery, onSamePage } from '../browser.ts';
import { still } from '../driver.ts';
import { type Area, distance, fingerprints } from '../fingerprint.ts';

/**
 * Every section of the gallery, as a picture. Pictures for people are written to `test/pictures/` (not in the repository);
 * what is compared is a coarse print of each: UPDATE_FIXTURES=1 keeps new ones.
 */

const KIT = join(import.meta.dirname, '..', '..', 'kit');
const GALLERY = join(import.meta.dirname, '..', 'gallery');
const PRINTS = join(import.meta.dirname, '..', 'fixtures', 'gallery.prints.json');
const PICTURES = join(import.meta.dirname, '..', 'pictures', 'gallery');
const UPDATE = process.env.UPDATE_FIXTURES !== undefined;

/** Fonts and antialiasing differ a little between machines; a piece that is gone or out of place differs a lot. */
const MEAN = 0.5;
const MOST = 4;

/** Of this kind a picture takes half of the time that a lossless one does, and its prints are the same. */
const SHOT = { type: 'jpeg', quality: 80, animations: 'disabled', caret: 'hide' } as const;

type Prints = Record<string, { height: number; print: string }>;
const known: Prints = existsSync(PRINTS) ? JSON.parse(readFileSync(PRINTS, 'utf8')) : {};
const found: Prints = {};

const used = (source: string): string[] => [...source.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name);

interface Section {
  title: string;
  area: Area;
}

/** The sections of the page, where they lie. */
const sectionsOf = (page: Page): Promise<Section[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section')].map((section) => {
      const { x, y, width, height } = section.getBoundingClientRect();
      const [left, top, wide, high] = [x, y + scrollY, width, height].map(Math.round);
      const title = section.querySelector('h2')?.textContent?.toLowerCase() ?? '';
      return { title, area: { x: left, y: top, width: wide, height: high } };
    }),
  );

/** What looks otherwise than before. */
function changes(name: string, height: number, print: string): string[] {
  found[name] = { height, print };
  if (UPDATE) return [];
  const before = known[name];
  if (!before) return [`${name}: is new`];
  const { mean, most } = distance(before.print, print);
  const grown = Math.abs(before.height - height);
  const isSame = mean <= MEAN && most <= MOST && grown <= Math.max(24, before.height * 0.06);
  return isSame ? [] : [`${name}: mean ${mean.toFixed(2)}, most ${most}, ${grown} px higher or lower`];
}

inGallery('the gallery of the kit', () => {
  it.each([
    ['#/', 'phone', 6],
    ['#/', 'desk', 6],
    ['#/parts', 'phone', 7],
    ['#/parts', 'desk', 7],
    ['#/unstoppable', 'phone', 5],
    ['#/unstoppable', 'desk', 5],
  ] as const)('%s looks as before on the %s, dark and light', (address, size, least) =>
    onSamePage(
      size,
      async ({ page, open }) => {
        await open(address);
        await page.locator('main > [role=status]').waitFor({ state: 'detached' });
        await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
        await page.evaluate(() => document.fonts.ready);
        mkdirSync(PICTURES, { recursive: true });
        const changed: string[] = [];
        for (const theme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme: theme });
          await still(page);
          expect(await sidewaysScroll(page)).toBe(0);
          if (size === 'desk' && theme === 'light') expect(await seriousIssues(page)).toEqual([]);
          const sections = await sectionsOf(page);
          expect(sections.length).toBeGreaterThanOrEqual(least);
          const picture = await page.screenshot({ ...SHOT, fullPage: true });
          writeFileSync(join(PICTURES, `${address.slice(2) || 'kit'}-${size}-${theme}.jpg`), picture);
          const areas = sections.map(({ area }) => area);
          const prints = await fingerprints(page, picture, areas);
          for (const [i, { title, area }] of sections.entries()) {
            changed.push(...changes(`${size} ${theme} ${title}`, area.height, prints[i]));
          }
        }
        expect(changed, `look at ${PICTURES}; where it is as it should be: UPDATE_FIXTURES=1`).toEqual([]);
      },
      { painted: true },
    ),
  );

  it('has gone through everything that was there before', () => {
    if (UPDATE) writeFileSync(PRINTS, `${JSON.stringify(found, null, 2)}\n`);
    expect(Object.keys(found).sort()).toEqual(Object.keys(UPDATE ? found : known).sort());
  });

  it('shows every component of the kit', () => {
    const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name));
    expect(components.length).toBeGreaterThan(15);
    const read = (file: string): string => readFileSync(join(KIT, file), 'utf8');
    const samples = readdirSync(GALLERY).filter((file) => file.endsWith('.tsx'));
    const shown = new Set(samples.flatMap((file) => used(readFileSync(join(GALLERY, file), 'utf8'))));
    // What a shown piece is made of is shown with it.
    const made = new Map(
      readdirSync(KIT)
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => [read(file), used(read(file))] as const),
    );
    for (const name of shown) {
      for (const [source, parts] of made)
        if (source.includes(`function ${name}`)) for (const part of parts) shown.add(part);
    }
    const isShown = (name: string): boolean => shown.has(name);
    expect(components.filter((name) => !isShown(name))).toEqual([]);
  });
});

it('notices a picture that is not the same', () => {
  const plain = '8'.repeat(256);
  expect(distance(plain, plain)).toEqual({ mean: 0, most: 0 });
  expect(distance(plain, `${'f'.repeat(16)}${'8'.repeat(240)}`).most).toBeGreaterThan(MOST);
  expect(distance(plain, '9'.repeat(256)).mean).toBeGreaterThan(MEAN);
});
