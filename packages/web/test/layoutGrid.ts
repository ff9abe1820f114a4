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

/** Shows the table that is open as wished, and says what is wrong with it. */
export async function problemsAt(page: Page, { size, lang, text, theme }: Look): Promise<string[]> {
  const [width, height] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate(
    (settings) => {
      const before = localStorage.getItem('starhold.settings');
      localStorage.setItem('starhold.settings', settings);
      dispatchEvent(new StorageEvent('storage', { key: 'starhold.settings', oldValue: before, newValue: settings }));
    },
    JSON.stringify({ lang, textSize: text, speed: 'instant' }),
  );
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, lang);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const found = await layoutProblems(page, width < 1000 || height < 500 ? FLOORS : POINTER);
  // With the largest text a phone may scroll its page.
  return text === 'larger' ? found.filter((line) => !line.startsWith('page scrolls:')) : found;
}
