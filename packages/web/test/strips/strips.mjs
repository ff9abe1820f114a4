// Strips of frames, to be looked at: `node packages/web/test/strips/strips.mjs revenant 08-raid 11-jump` (Node.js 24, a Chromium).
// Every frame of a moment, 100 ms apart by a clock that waits for the camera, on sheets under the system's temporary folder.
// --size=phone (tall, side), --speed=0.5, --lang=cs, --theme=light, --live (the answer is given, not looked back at), --still (reduced motion),
// --across=5 (frames in a row of a sheet), --out=folder
import '../../../../scripts/require-node.mjs';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { chromium } = await import('playwright-core');
const { ARGS, findChromium } = await import('../chromium.ts');
const { bring } = await import('../position.ts');
const { serve } = await import('../serve.mjs');
const { holdable } = await import('./clock.ts');
const { findMoments } = await import('./moments.ts');
const { sheet } = await import('./sheet.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: 'desk' },
    speed: { type: 'string', default: '1' },
    lang: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'dark' },
    live: { type: 'boolean', default: false },
    still: { type: 'boolean', default: false },
    across: { type: 'string', default: '' },
    out: { type: 'string', default: join(tmpdir(), 'strips') },
  },
});
const SIZES = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 664 },
  tall: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
};
const viewport = SIZES[/** @type {keyof typeof SIZES} */ (values.size)];
const FRAME_MS = 100;
const MOST_FRAMES = 140;
const QUIET_FRAMES = 10;

/** On the page: what moves above the table, and over what. */
function above() {
  const flips = [...document.querySelectorAll('[data-flip]')].map((el) => ({
    name: /** @type {HTMLElement} */ (el).dataset.flip ?? '',
    box: el.getBoundingClientRect(),
  }));
  /** @param {Element} el */
  const over = (el) => {
    const { left, top, width, height } = el.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const under = flips.filter(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
    return under.toSorted((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)[0]?.name ?? '';
  };
  const told = [...document.querySelectorAll('[data-reel-layer] > *')]
    .filter((el) => Number(getComputedStyle(el).opacity) > 0.05)
    .map((el) => {
      const { effect } = /** @type {HTMLElement} */ (el).dataset;
      const text = effect === undefined ? '' : (el.textContent ?? '').slice(0, 40);
      return `${effect ?? 'copy'}${text === '' ? '' : `“${text}”`}@${over(el)}`;
    });
  // What stays as it was left does not move any more.
  const moving = document.getAnimations().filter(({ effect, playState }) => {
    const end = Number(effect?.getComputedTiming().endTime);
    return playState !== 'finished' && Number.isFinite(end) && end > 0;
  });
  const names = moving
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
    .flatMap((el) => (el instanceof HTMLElement || el instanceof SVGElement ? (el.dataset.flip ?? []) : []));
  return {
    told,
    moves: [...new Set(names)],
    isMoving: moving.length > 0,
    isOver: document.querySelector('section[data-end]') !== null,
  };
}

const { url, stop } = await serve();
const browser = await chromium.launch({ executablePath: findChromium(), args: ARGS });

/** @param {import('./moments.ts').Found} found @param {string} set */
async function film(found, set) {
  const isPhone = values.size !== 'desk';
  const context = await browser.newContext({
    viewport,
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: values.theme === 'light' ? 'light' : 'dark',
    reducedMotion: values.still ? 'reduce' : 'no-preference',
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await holdable(page);
  await page.addInitScript((settings) => localStorage.setItem('starhold.settings', JSON.stringify(settings)), {
    speed: Number(values.speed),
    lang: values.lang,
    sound: 'off',
  });
  await page.goto(`${url}/#/`);
  await bring(page, values.live ? found.before : found.saved);
  await page.locator('[data-prompt], section[data-end]').first().waitFor();
  await page.waitForTimeout(1200);
  if (values.live) {
    await page.evaluate(() => window.strip.hold());
    await answer(page, found.pick);
  } else {
    if ((await page.locator('section[data-end]').count()) > 0)
      await page.getByRole('button', { name: 'Look back' }).click();
    else await page.keyboard.press('ArrowLeft');
    const scrub = page.locator('[data-replay] input[type=range]');
    await scrub.fill(String(found.at - 1));
    await page.waitForTimeout(700);
    await page.evaluate(() => window.strip.hold());
    await page.locator('[data-replay] input[type=range]').blur();
    await page.keyboard.press('Shift+ArrowRight');
  }
  await page
    .waitForFunction(
      () => document.getAnimations().length > 0 || document.querySelector('[data-reel-layer]')?.childElementCount,
      undefined,
      { polling: 20, timeout: 3000 },
    )
    .catch(() => {});
  await page.waitForTimeout(150);
  const devtools = await context.newCDPSession(page);
  /** @type {{ image: string, words: string }[]} */
  const frames = [];
  for (let i = 0, quiet = 0; i < MOST_FRAMES && quiet < QUIET_FRAMES; i++) {
    const { told, moves, isMoving, isOver } = await page.evaluate(above);
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'jpeg', quality: 75 });
    quiet = told.length === 0 && !isMoving ? quiet + 1 : 0;
    const words = `${i * FRAME_MS} ms ${told.join(' ')}${moves.length > 0 ? ` · moves ${moves.slice(0, 8).join(' ')}` : ''}`;
    if (quiet < 3) frames.push({ image: data, words });
    if (isOver && quiet > 1) break;
    await page.evaluate((ms) => window.strip.go(ms), FRAME_MS);
  }
  await context.close();
  const kind = [
    values.size,
    values.speed,
    ...(values.lang === 'en' ? [] : [values.lang]),
    ...(values.still ? ['still'] : []),
    ...(values.live ? ['live'] : []),
  ].join('-');
  const file = join(values.out, `${set}-${found.name}-${kind}`);
  process.stdout.write(`\n${file}: answer ${found.at}, ${found.pick}\n  ${found.told}\n`);
  for (const { words } of frames) process.stdout.write(`  ${words}\n`);
  await sheet(browser, frames, { ...viewport, across: Number(values.across) }, file);
}

/** @param {import('playwright-core').Page} page @param {string} pick */
async function answer(page, pick) {
  const said = JSON.parse(pick);
  const ways = [
    `[data-prompt] [data-option="${said}"]`,
    '[data-prompt] [data-gold]:not([aria-disabled])',
    ...(typeof said === 'string' ? [`[data-target$="${said.split(':').at(-1)}"]`] : []),
  ];
  for (const way of ways) {
    if ((await page.locator(way).count()) === 0) continue;
    await page.locator(way).first().click();
    await page.waitForTimeout(100);
    const gold = page.locator('[data-prompt] [data-gold]:not([aria-disabled])');
    await page.evaluate(() => window.strip.go(200));
    if ((await gold.count()) > 0) await gold.first().click();
    return;
  }
}

try {
  mkdirSync(values.out, { recursive: true });
  const [set = '', ...names] = positionals;
  const moments = await findMoments(set, names);
  for (const missing of names.filter((name) => !moments.some((found) => found.name === name))) {
    process.stdout.write(`${missing}: in none of the deals\n`);
  }
  for (const found of moments)
    await film(found, set).catch((error) => process.stdout.write(`${found.name}: ${error}\n`));
} finally {
  await browser.close();
  stop();
}
