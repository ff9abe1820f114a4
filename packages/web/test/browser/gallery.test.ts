import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as kit from '../../kit/index.ts';
import { seriousIssues, sidewaysScroll } from '../axe.ts';
import { inBrowser, onSamePage } from '../browser.ts';
import { distance, fingerprints } from '../fingerprint.ts';

/**
 * Every section of the gallery, as a picture. Pictures for people are written to `test/pictures/` (not in the repository);
 * what is compared is a coarse print of each: UPDATE_FIXTURES=1 keeps new ones.
 */

const KIT = join(import.meta.dirname, '..', '..', 'kit');
const PRINTS = join(import.meta.dirname, '..', 'fixtures', 'gallery.prints.json');
const PICTURES = join(import.meta.dirname, '..', 'pictures', 'gallery');
const UPDATE = process.env.UPDATE_FIXTURES !== undefined;

/** Fonts and antialiasing differ a little between machines; a piece that is gone or out of place differs a lot. */
const MEAN = 0.5;
const MOST = 4;

type Prints = Record<string, { height: number; print: string }>;
const known: Prints = existsSync(PRINTS) ? JSON.parse(readFileSync(PRINTS, 'utf8')) : {};
const found: Prints = {};

const used = (source: string): string[] => [...source.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name);

inBrowser('the gallery of the kit', () => {
  it.each([
    ['#/kit', 'phone', 'dark', 11],
    ['#/kit', 'phone', 'light', 11],
    ['#/kit', 'desk', 'dark', 11],
    ['#/kit', 'desk', 'light', 11],
    ['#/kit/unstoppable', 'phone', 'dark', 5],
    ['#/kit/unstoppable', 'phone', 'light', 5],
    ['#/kit/unstoppable', 'desk', 'dark', 5],
    ['#/kit/unstoppable', 'desk', 'light', 5],
  ] as const)('%s looks as before on the %s in the %s theme', (address, size, theme, least) =>
    onSamePage(
      size,
      async ({ page, open }) => {
        await page.emulateMedia({ colorScheme: theme });
        await open(address);
        await page.locator('main > [role=status]').waitFor({ state: 'detached' });
        await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
        await page.evaluate(() => document.fonts.ready);
        expect(await sidewaysScroll(page)).toBe(0);
        if (size === 'desk' && theme === 'light') expect(await seriousIssues(page)).toEqual([]);
        const sections = await page.evaluate(() =>
          [...document.querySelectorAll('main > section')].map((section) => {
            const { x, y, width, height } = section.getBoundingClientRect();
            const title = section.querySelector('h2')?.textContent?.toLowerCase() ?? '';
            const area = { x, y: y + scrollY, width, height };
            return {
              title,
              area: {
                x: Math.round(area.x),
                y: Math.round(area.y),
                width: Math.round(width),
                height: Math.round(height),
              },
            };
          }),
        );
        expect(sections.length).toBeGreaterThanOrEqual(least);
        const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
        mkdirSync(PICTURES, { recursive: true });
        writeFileSync(join(PICTURES, `${address.replace(/^#\/|\//g, '-').slice(1)}-${size}-${theme}.png`), png);
        const prints = await fingerprints(
          page,
          png,
          sections.map(({ area }) => area),
        );
        const changed: string[] = [];
        for (const [i, { title, area }] of sections.entries()) {
          const name = `${size} ${theme} ${title}`;
          found[name] = { height: area.height, print: prints[i] };
          if (UPDATE) continue;
          const before = known[name];
          if (!before) {
            changed.push(`${name}: is new`);
            continue;
          }
          const { mean, most } = distance(before.print, prints[i]);
          const grown = Math.abs(before.height - area.height);
          if (mean > MEAN || most > MOST || grown > Math.max(24, before.height * 0.06)) {
            changed.push(`${name}: mean ${mean.toFixed(2)}, most ${most}, ${grown} px higher or lower`);
          }
        }
        expect(changed, `look at ${PICTURES}; where it is as it should be: UPDATE_FIXTURES=1`).toEqual([]);
      },
      { reducedMotion: true },
    ),
  );

  it('has gone through everything that was there before', () => {
    if (UPDATE) writeFileSync(PRINTS, `${JSON.stringify(found, null, 2)}\n`);
    expect(Object.keys(found).sort()).toEqual(Object.keys(UPDATE ? found : known).sort());
  });

  it('shows every component of the kit', () => {
    const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name));
    expect(components.length).toBeGreaterThan(20);
    const read = (file: string): string => readFileSync(join(KIT, file), 'utf8');
    const samples = readdirSync(join(KIT, 'gallery')).filter((file) => file.endsWith('.tsx'));
    const shown = new Set(
      ['GalleryPage.tsx', ...samples.map((file) => `gallery/${file}`)].flatMap((file) => used(read(file))),
    );
    // What a shown piece is made of is shown with it.
    const made = new Map(
      readdirSync(KIT)
        .filter((file) => file.endsWith('.tsx') && file !== 'GalleryPage.tsx')
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
