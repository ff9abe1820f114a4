import type { Page } from 'playwright-core';
import { FLOORS, type Floors, tableProblems } from './layoutMeasure.ts';

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
const POINTER: Floors = { text: FLOORS.text, target: 24 };

/** Shows the table that is open in each of these looks of one size, and says what is wrong with it in each. */
export async function problemsIn(page: Page, size: string, looks: readonly Omit<Look, 'size'>[]): Promise<string[][]> {
  const [width, height] = size.split('x').map(Number);
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
  const measure = await page.evaluateHandle<typeof tableProblems>(`(${tableProblems})`);
  return page.evaluate(
    async ({ measure: problems, wanted, floors }) => {
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      const found: string[][] = [];
      for (const { lang, text, theme } of wanted) {
        const settings = JSON.stringify({ lang, theme, textSize: text, speed: 'instant' });
        const old = localStorage.getItem('starhold.settings');
        if (old !== settings) {
          localStorage.setItem('starhold.settings', settings);
          dispatchEvent(new StorageEvent('storage', { key: 'starhold.settings', oldValue: old, newValue: settings }));
        }
        while (document.documentElement.lang !== lang) await frame();
        // What asks for its size is told in the first, and what is drawn for it stands in the second.
        await frame();
        await frame();
        const lines = problems(floors);
        // With the largest text a phone may scroll its page.
        found.push(text === 'larger' ? lines.filter((line) => !line.startsWith('page scrolls:')) : lines);
      }
      return found;
    },
    { measure, wanted: looks, floors: width < 1000 || height < 500 ? FLOORS : POINTER },
  );
}

/** The same in one look. */
export async function problemsAt(page: Page, { size, ...look }: Look): Promise<string[]> {
  const [found] = await problemsIn(page, size, [look]);
  return found;
}
