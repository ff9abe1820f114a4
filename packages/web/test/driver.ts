import type { Page } from 'playwright-core';

/** Plays a table through the page alone: reads the prompt, then clicks or presses keys like a player would. */

interface Shown {
  state: 'ask' | 'wait' | 'over' | 'none';
  id: string;
  question: string;
  /** Buttons of the prompt's list, in order; their keys are 1, 2 … */
  options: { text: string; state: string; bad: boolean }[];
  /** Cards in hand, in order. */
  hand: { name: string; chosen: boolean; legal: boolean }[];
  commit: { text: string; ready: boolean } | null;
}

export type Input = 'pointer' | 'keys';

const CARDS = 'button[data-size="hand"], button[data-size="peek"]';

interface Wanted {
  cards: string;
  /** Something is to be done, and it is not this. */
  notThis?: string;
}

/** On the page: what it shows, read in one go; nothing where that is not what is wanted. */
function read({ cards, notThis }: Wanted): Shown | null {
  const text = (el: Element | null): string => el?.textContent?.trim() ?? '';
  const prompt = document.querySelector('[data-prompt]');
  const shown: Shown = { state: 'none', id: '', question: '', options: [], hand: [], commit: null };
  if (prompt) {
    const commit = prompt.querySelector('button[aria-keyshortcuts="Enter"]');
    shown.id = prompt.getAttribute('data-decision') ?? '';
    shown.state = shown.id === '' || prompt.ariaBusy === 'true' ? 'wait' : 'ask';
    shown.question = text(prompt.querySelector('h1'));
    shown.options = [...prompt.querySelectorAll('ul button[data-rove]')].map((el) => ({
      text: text(el),
      state: el.getAttribute('data-state') ?? '',
      bad: el.getAttribute('data-result') === 'bad',
    }));
    shown.hand = [...document.querySelectorAll(cards)].map((el) => ({
      name: text(el),
      chosen: el.getAttribute('aria-pressed') === 'true',
      legal: el.getAttribute('data-state') === 'legal',
    }));
    shown.commit = commit ? { text: text(commit), ready: !commit.hasAttribute('aria-disabled') } : null;
  } else if (document.querySelector('main dl')) shown.state = 'over';
  if (notThis === undefined) return shown;
  const isToDo = shown.state === 'ask' || shown.state === 'over';
  return isToDo && JSON.stringify(shown) !== notThis ? shown : null;
}

/** What the page shows now. */
export async function look(page: Page): Promise<Shown> {
  const shown = await page.evaluate(read, { cards: CARDS });
  if (!shown) throw new Error('the page cannot be read');
  return shown;
}

/** What is to be done after `before`; where nothing comes, what is shown. */
async function lookOn(page: Page, before: Shown | undefined): Promise<Shown> {
  const wanted: Wanted = { cards: CARDS, notThis: before ? JSON.stringify(before) : '' };
  const next = await page.waitForFunction(read, wanted, { polling: 20, timeout: 1000 }).catch(() => undefined);
  return (await next?.jsonValue()) ?? look(page);
}

const HOT = /Heat \d → 4|explodes/;

/** The best option still to be chosen: one that defeats something, else one that does no harm, else any. */
function sensible(shown: Shown): number {
  const able = shown.options.map((option, i) => ({ ...option, i })).filter(({ state }) => state === 'legal');
  const safe = able.filter(({ text, bad }) => !bad && !HOT.test(text));
  return (safe.find(({ text }) => /Defeated|Victory|Boss \d/.test(text)) ?? safe[0] ?? able[0])?.i ?? -1;
}

/** One act: choose a card, arm or take an option, or confirm. Says what it did. */
async function act(page: Page, shown: Shown, input: Input): Promise<string> {
  const { commit, hand, options } = shown;
  const prompt = page.locator('[data-prompt]');
  const card = hand.findIndex(({ legal, chosen }) => legal && !chosen);
  if (card >= 0 && !commit?.ready) {
    if (input === 'keys') await page.keyboard.press(String(card + 1));
    else await page.locator(CARDS).nth(card).click();
    return `card ${hand[card].name}`;
  }
  const best = sensible(shown);
  const cools = best >= 0 && commit !== null && HOT.test(commit.text) && !HOT.test(options[best].text);
  if (commit?.ready && !cools) {
    if (input === 'keys') await page.keyboard.press('Enter');
    else await prompt.locator('button[aria-keyshortcuts="Enter"]').click();
    return commit.text;
  }
  if (best < 0) throw new Error(`nothing to choose: ${JSON.stringify(shown)}`);
  if (input === 'keys') await page.keyboard.press(String(best + 1));
  else await prompt.locator('ul button[data-rove]').nth(best).click();
  return options[best].text;
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
  let before: Shown | undefined;
  while (acts < most) {
    const shown = await lookOn(page, before);
    if (shown.state === 'over') return acts;
    if (shown.state !== 'ask') {
      if (++idle > 30) throw new Error(`the table does not go on: ${JSON.stringify(shown)}`);
      continue;
    }
    idle = 0;
    if (await until?.(shown, acts)) return acts;
    await act(page, shown, input);
    acts++;
    before = shown;
  }
  throw new Error(`not over after ${most} acts`);
}

/** Settings for tests: English, and nothing moves. Before the first page is opened. */
export async function quickly(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript(
    (wanted) => {
      if (localStorage.getItem('starhold.settings') !== null) return;
      localStorage.setItem('starhold.settings', JSON.stringify(wanted));
    },
    { speed: 'instant', lang: 'en', ...settings },
  );
}

/** Sets the language as the settings do, without leaving the page that is shown. */
export async function speak(page: Page, lang: string): Promise<void> {
  await page.evaluate((to) => {
    const value = JSON.stringify({ lang: to, speed: 0 });
    localStorage.setItem('starhold.settings', value);
    dispatchEvent(new StorageEvent('storage', { key: 'starhold.settings', newValue: value }));
  }, lang);
  await page.waitForFunction((to) => document.documentElement.lang === to, lang);
}

/** Until nothing has changed on the page for so many milliseconds, and nothing moves any more. */
export function still(page: Page, quiet = 150): Promise<void> {
  return page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        let timer = 0;
        const moves = (): boolean =>
          document.getAnimations().some(({ playState, effect }) => {
            return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
          });
        const wait = (): void => {
          window.clearTimeout(timer);
          timer = window.setTimeout(rest, ms);
        };
        const rest = (): void => {
          if (moves()) return wait();
          changes.disconnect();
          resolve();
        };
        const changes = new MutationObserver(wait);
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        wait();
      }),
    quiet,
  );
}

/** Fills in the form of a new table: easy, first boss, easy bots at all seats but the first; no guide. */
export async function newTable(page: Page, { players, input }: { players: number; input: Input }): Promise<void> {
  if (players > 1) await page.getByRole('radio', { name: `${players} players` }).check({ force: true });
  for (let seat = 2; seat <= players; seat++) {
    await page.getByRole('combobox', { name: `Who sits at seat ${seat}` }).selectOption({ label: 'Bot, easy' });
  }
  await page.getByRole('radio', { name: /^Easy/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /Guided/ }).uncheck();
  const start = page.getByRole('button', { name: 'Start' });
  if (input === 'keys') await start.press('Enter');
  else await start.click();
  await page.waitForURL(/#\/table\/\w+/);
  await page.locator('[data-prompt]').waitFor();
}
