// Pictures for the README, by hand: `node packages/web/test/pictures.mjs` (Node.js 24, a Chromium; see chromium.ts).
// Starts the built app, puts a fixed position on the table, and writes docs/pictures/*.webp. Names (`rone-desk`) make only those.
import '../../../scripts/require-node.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { chromium } = await import('playwright-core');
const { game: unstoppable } = await import('@starhold/unstoppable');
const { game: rone } = await import('@starhold/rone');
const { ROLLED } = await import('@starhold/rone');
const { game: revenant } = await import('@starhold/revenant');
const { findChromium } = await import('./chromium.ts');
const { bring, PROMPT, savedAt } = await import('./position.ts');
const { serve } = await import('./serve.mjs');

const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, 'docs', 'pictures');
const MOST_BYTES = 150_000;
const wanted = process.argv.slice(2);
/** @param {string} name */
const wants = (name) => wanted.length === 0 || wanted.includes(name);

const SEATS = [{ name: 'Ada' }, { name: 'Orrin', bot: 'rules' }, { name: 'Mira', bot: 'rules' }];
const table = savedAt({
  seats: SEATS,
  seed: '5d'.repeat(16),
  options: { difficulty: 'normal', boss: 'null-cantor' },
  until: (has, view, { ask }) => has('fire') && view.boss?.entered === true && ask.seat === 0,
});
const battle = /** @type {typeof savedAt<import('@starhold/unstoppable').UnsView>} */ (savedAt)({
  game: unstoppable,
  seats: [{ name: 'Ada' }],
  seed: '11'.repeat(16),
  options: { boss: 'harbinger' },
  until: (has, view) => has('hit') && view.turn >= 5 && view.players[0].field.length >= 3,
});
const duel = /** @type {typeof savedAt<import('@starhold/rone').View>} */ (savedAt)({
  game: rone,
  seats: [{ name: 'Ada' }, { name: 'Korr', bot: 'rules' }],
  seed: '3e'.repeat(16),
  options: { mode: 'duel' },
  until: (_has, view, { at, ask }) =>
    at === 'main' &&
    ask.seat === 0 &&
    view.round >= 5 &&
    view.players[0].cards.length >= 4 &&
    view.players[0].played.length >= 2 &&
    view.players[0].dice.filter(({ state }) => state === ROLLED).length >= 3,
});
const fleet = /** @type {typeof savedAt<import('@starhold/revenant').View>} */ (savedAt)({
  game: revenant,
  seats: SEATS,
  seed: '4f'.repeat(16),
  until: (_verb, view, { at, ask }) => at === 'send' && ask.seat === 0 && view.cycle === 2 && view.round === 2,
});
const others = [savedAt({ seats: [{ name: 'Ada' }], seed: '2d'.repeat(16), until: (_has, view) => view.round === 4 })];

/**
 * As WebP, as good as fits into the limit; the browser's own encoder does it.
 * @param {import('playwright-core').Page} page
 * @param {string} name
 */
async function keep(page, name) {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1500);
  const png = await page.screenshot({ animations: 'disabled' });
  const lab = await browser.newPage();
  const data = await lab.evaluate(
    async ([base64, most]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      for (const quality of [0.92, 0.85, 0.78, 0.7, 0.6, 0.5]) {
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
        if (blob.size > most) continue;
        const out = new Uint8Array(await blob.arrayBuffer());
        return btoa(Array.from(out, (byte) => String.fromCharCode(byte)).join(''));
      }
      return '';
    },
    /** @type {const} */ ([png.toString('base64'), MOST_BYTES]),
  );
  await lab.close();
  if (data === '') throw new Error(`${name} does not fit into ${MOST_BYTES} bytes`);
  const file = Buffer.from(data, 'base64');
  writeFileSync(join(folder, `${name}.webp`), file);
  process.stdout.write(`docs/pictures/${name}.webp ${Math.round(file.length / 1000)} kB\n`);
}

/**
 * On the table, until it asks.
 * @param {import('playwright-core').Page} page
 * @param {import('@starhold/kernel').Saved} saved
 */
async function put(page, saved) {
  await page.goto(`${url}/#/`);
  await bring(page, saved);
  await page.locator(PROMPT).waitFor();
}

const { url, stop } = await serve();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  mkdirSync(folder, { recursive: true });
  for (const [name, viewport, isMobile] of /** @type {const} */ ([
    ['desk', { width: 1440, height: 900 }, false],
    ['phone', { width: 390, height: 844 }, true],
  ])) {
    const page = await browser.newPage({
      viewport,
      isMobile,
      hasTouch: isMobile,
      deviceScaleFactor: isMobile ? 1.5 : 1,
      colorScheme: 'dark',
      locale: 'en-GB',
    });
    page.setDefaultTimeout(120_000);
    await page.goto(`${url}/`);
    if (wants('home')) {
      for (const saved of others) await put(page, saved);
    }
    if (wants(`unstoppable-${name}`)) {
      await put(page, battle);
      await keep(page, `unstoppable-${name}`);
    }
    if (wants(`rone-${name}`)) {
      await put(page, duel);
      // A card that dice pay for is chosen: what it takes and what it will deal is laid out.
      await page.locator('[data-part="hand"] [data-mark="legal"]').first().click();
      await keep(page, `rone-${name}`);
    }
    if (wants(`revenant-${name}`)) {
      await put(page, fleet);
      // At a desk a fighter is chosen, and what the raid would do stands beside the sectors.
      if (!isMobile) {
        await page.keyboard.press('f');
        await page.locator('[data-board] [data-target^="fighter"][data-mark="legal"]').first().click();
      }
      await keep(page, `revenant-${name}`);
    }
    if (wants(`table-${name}`) || (wants('home') && name === 'desk')) {
      await put(page, table);
      // A target is armed: its glow and its result are what the table is about.
      await page.locator(`${PROMPT} [data-rove][data-state="legal"]`).last().click();
      if (wants(`table-${name}`)) await keep(page, `table-${name}`);
    }
    if (wants('home') && name === 'desk') {
      await page.goto(`${url}/#/`);
      await page.locator('article').first().waitFor();
      await keep(page, 'home');
    }
    await page.close();
  }
} finally {
  await browser.close();
  stop();
}
