import type { Page } from 'playwright-core';
import { FLOORS, layoutProblems } from './layoutMeasure.ts';

/** Sizes of a table: phones with and without the bars of their browser, on their side, tablets, desks. */
export const SIZES = [
  '360x560',
  '375x560',
  '360x640',
  '390x664',
  '412x732',
  '390x763',
  '390x844',
  '667x375',
  '844x335',
  '844x390',
  '720x450',
  '820x1180',
  '1024x600',
  '1280x600',
  '1366x650',
  '1440x900',
  '1920x970',
  '1920x1080',
  '2560x1440',
] as const;

export interface Look {
  size: string;
  lang: 'en' | 'cs' | 'de';
  text: 'normal' | 'larger';
  theme: 'dark' | 'light';
}

/** A pointer hits what a finger cannot: on desks only the things of the game are as large as on a phone. */
const POINTER = { text: FLOORS.text, target: 24 };

/** How the page looks already: what is as wished is not set again, for most of the time goes by with setting. */
const shown = new WeakMap<Page, Look>();

async function show(page: Page, look: Look): Promise<void> {
  const { size, lang, text, theme } = look;
  const [width, height] = size.split('x').map(Number);
  const before = shown.get(page);
  if (before?.size !== size) await page.setViewportSize({ width, height });
  if (before?.theme !== theme) await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  shown.set(page, look);
  await page.evaluate(
    async ([settings, wanted]) => {
      const old = localStorage.getItem('starhold.settings');
      if (old !== settings) {
        localStorage.setItem('starhold.settings', settings);
        dispatchEvent(new StorageEvent('storage', { key: 'starhold.settings', oldValue: old, newValue: settings }));
      }
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      while (document.documentElement.lang !== wanted) await frame();
      await frame();
      await frame();
    },
    [JSON.stringify({ lang, textSize: text, speed: 'instant' }), lang] as const,
  );
}

/** Shows the table that is open as wished, and says what is wrong with it. */
export async function problemsAt(page: Page, look: Look): Promise<string[]> {
  const { size, text } = look;
  const [width, height] = size.split('x').map(Number);
  await show(page, look);
  const found = await layoutProblems(page, width < 1000 || height < 500 ? FLOORS : POINTER);
  // With the largest text a phone may scroll its page.
  return text === 'larger' ? found.filter((line) => !line.startsWith('page scrolls:')) : found;
}
