import type { Page } from 'playwright-core';

/** Plays a table through the page alone: reads the prompt, then clicks or presses keys like a player would. */

interface Shown {
  state: 'ask' | 'wait' | 'pass' | 'over' | 'none';
  id: string;
  question: string;
  /** Buttons of the prompt's list, in order; their keys are 1, 2 … */
  options: { text: string; state: string; bad: boolean }[];
  /** Cards in hand, in order. */
  hand: { name: string; chosen: boolean; legal: boolean }[];
  commit: { text: string; ready: boolean } | null;
  wanted: number;
}

export type Input = 'pointer' | 'keys';

/** What the page shows now, read in one go. */
export function look(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const text = (el: Element | null): string => el?.textContent?.trim() ?? '';
    const prompt = document.querySelector('[data-prompt]');
    const blank: Shown = { state: 'none', id: '', question: '', options: [], hand: [], commit: null, wanted: 0 };
    if (!prompt) {
      if (document.querySelector('[data-won], [class*="outcome"]')) return { ...blank, state: 'over' as const };
      if (document.querySelector('[class*="HandOver"] button, [class*="confirm"]'))
        return { ...blank, state: 'pass' as const };
      return blank;
    }
    const id = prompt.getAttribute('data-decision') ?? '';
    const commit = prompt.querySelector('button[aria-keyshortcuts="Enter"]');
    const cards = [...document.querySelectorAll('button[data-size="hand"], button[data-size="peek"]')];
    return {
      state: id === '' ? ('wait' as const) : ('ask' as const),
      id,
      question: text(prompt.querySelector('h1')),
      options: [...prompt.querySelectorAll('ul button[data-rove]')].map((el) => ({
        text: text(el),
        state: el.getAttribute('data-state') ?? '',
        bad: el.getAttribute('data-result') === 'bad',
      })),
      hand: cards.map((el) => ({
        name: el.getAttribute('aria-label') ?? '',
        chosen: el.getAttribute('aria-pressed') === 'true',
        legal: el.getAttribute('data-state') === 'legal',
      })),
      commit: commit ? { text: text(commit), ready: !commit.hasAttribute('aria-disabled') } : null,
      wanted: 0,
    };
  });
}

/** An option that is not plainly bad: no explosion, no broken line, cooling before it is too late. */
function sensible(shown: Shown): number {
  const able = shown.options.map((option, i) => ({ ...option, i })).filter(({ state }) => state !== 'refused');
  const hot = /Heat \d → 4|explodes/;
  const kill = able.find(({ text }) => /Defeated|Victory|Boss \d/.test(text));
  const good = able.find(({ text, bad }) => !bad && !hot.test(text));
  return (kill && !hot.test(kill.text) ? kill : (good ?? able[0]))?.i ?? -1;
}

/** One act: choose a card, arm or take an option, or confirm. Says what it did. */
export async function act(page: Page, shown: Shown, input: Input): Promise<string> {
  const prompt = page.locator('[data-prompt]');
  const press = async (key: string): Promise<void> => page.keyboard.press(key);
  const unchosen = shown.hand.findIndex((card) => card.legal && !card.chosen);
  const choosing = shown.hand.some((card) => card.legal || card.chosen) && unchosen >= 0 && !shown.commit?.ready;
  if (choosing) {
    if (input === 'keys') await press(String(unchosen + 1));
    else await page.locator('button[data-size="hand"], button[data-size="peek"]').nth(unchosen).click();
    return `card ${shown.hand[unchosen].name}`;
  }
  const armed = shown.options.some((option) => option.state === 'armed');
  const best = sensible(shown);
  const first = shown.options[0]?.text ?? '';
  if (shown.commit?.ready && (armed || best < 0 || (best === 0 && shown.commit.text.startsWith(first.slice(0, 6))))) {
    if (input === 'keys') await press('Enter');
    else await prompt.locator('button[aria-keyshortcuts="Enter"]').click();
    return shown.commit.text;
  }
  if (best < 0) throw new Error(`nothing to choose: ${shown.question}`);
  if (input === 'keys') await press(String(best + 1));
  else await prompt.locator('ul button[data-rove]').nth(best).click();
  return shown.options[best].text;
}

export interface DriveOptions {
  input?: Input;
  /** Acts after which something is wrong. */
  most?: number;
  /** Called before each act; true stops. */
  until?: (shown: Shown, acts: number) => boolean | Promise<boolean>;
}

/** Plays until the summary is shown, or `until` says stop. Says how many acts it took. */
export async function drive(page: Page, { input = 'pointer', most = 900, until }: DriveOptions = {}): Promise<number> {
  let acts = 0;
  let idle = 0;
  while (acts < most) {
    const shown = await look(page);
    if (shown.state === 'over') return acts;
    if (shown.state === 'pass') {
      await page.locator('main button').first().click();
      continue;
    }
    if (shown.state !== 'ask') {
      if (++idle > 400) throw new Error(`the table does not go on: ${JSON.stringify(shown)}`);
      await page.waitForTimeout(50);
      continue;
    }
    idle = 0;
    if (await until?.(shown, acts)) return acts;
    await act(page, shown, input);
    acts++;
    await settled(page, shown);
  }
  throw new Error(`not over after ${most} acts`);
}

/** Until the page shows something else than before. */
async function settled(page: Page, before: Shown): Promise<void> {
  const was = JSON.stringify(before);
  for (let i = 0; i < 40; i++) {
    if (JSON.stringify(await look(page)) !== was) return;
    await page.waitForTimeout(25);
  }
}

export interface TableWish {
  players: number;
  /** Seats played by bots, from the end. */
  bots?: number;
  difficulty?: string;
  boss?: string;
  guided?: boolean;
}

/** Sets up a table through the form of the page, with quick settings. */
export async function settle(page: Page, url: string, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript(
    (wanted) => {
      if (localStorage.getItem('starhold.settings') === null)
        localStorage.setItem('starhold.settings', JSON.stringify(wanted));
    },
    { speed: 'instant', lang: 'en', ...settings },
  );
  await page.goto(`${url}/#/`);
}
