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

/** What can be chosen on the way to an answer. */
const CHOICES = {
  card: '[data-part="hand"] [data-target][data-mark="legal"]',
  'thing on the board': '[data-board] [data-target][data-mark="legal"]',
  'choice of the prompt': '[data-prompt] [data-option][data-state="legal"]',
} as const;

interface Chosen {
  kind: keyof typeof CHOICES;
  isLast: boolean;
}

/** The last and the first of each kind. */
export const CHOSEN: readonly Chosen[] = (Object.keys(CHOICES) as (keyof typeof CHOICES)[]).flatMap((kind) => [
  { kind, isLast: true },
  { kind, isLast: false },
]);

/**
 * Chooses one of these, says what is wrong then in each of the looks, and lets go: gold and what else can be pressed stand
 * beside the longest words then. Nothing where there is none of the kind.
 */
export async function problemsChosen(
  page: Page,
  { kind, isLast }: Chosen,
  size: string,
  looks: readonly Omit<Look, 'size'>[],
): Promise<string[][]> {
  const isChosen = await page.evaluate(
    async ({ choices, last }) => {
      const all = document.querySelectorAll<HTMLElement>(choices);
      const one = all[last ? all.length - 1 : 0];
      const prompt = document.querySelector<HTMLElement>('[data-prompt]');
      if (!one || !prompt) return false;
      const { left, top, width, height } = one.getBoundingClientRect();
      // Under a page that is laid over the table nothing can be chosen.
      if (!one.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return false;
      const { decision } = prompt.dataset;
      // A click that no pointer made chooses and never says.
      one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      // What it would do is known a little later.
      let said = '';
      for (let same = 0; same < 4; same++) {
        await new Promise((done) => setTimeout(done, 40));
        if (prompt.textContent !== said) same = 0;
        said = prompt.textContent ?? '';
      }
      return prompt.isConnected && prompt.dataset.decision === decision;
    },
    { choices: CHOICES[kind], last: isLast },
  );
  if (!isChosen) return [];
  const found = await problemsIn(page, size, looks);
  // What was chosen of several things, and then what they hang on.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  return found;
}
