import type { Page } from 'playwright-core';
import { AUTO_SETTINGS } from '../shell/settings.ts';

/** Plays a table through the page alone: reads the prompt, then clicks or presses keys like a player would. */

interface Shown {
  state: 'ask' | 'wait' | 'over' | 'none';
  id: string;
  question: string;
  /** Buttons of the prompt, in order: real answers, then those that decline. */
  options: { id: string; text: string; legal: boolean; bad: boolean }[];
  /** Cards in hand, in order; their keys are 1, 2 … while they are chosen. */
  hand: { name: string; chosen: boolean; legal: boolean }[];
  /** What may be touched on the board. */
  things: { target: string; text: string }[];
  commit: { text: string; ready: boolean } | null;
}

export type Input = 'pointer' | 'keys';

const CARDS = '[data-part="hand"] [data-target^="command:"]';

interface Wanted {
  cards: string;
  /** Something is to be done, and it is not this. */
  notThis?: string;
}

/** On the page: what it shows, read in one go; nothing where that is not what is wanted. */
function read({ cards, notThis }: Wanted): Shown | null {
  const text = (el: Element | null): string => el?.textContent?.trim() ?? '';
  const prompt = document.querySelector('[data-prompt]');
  const shown: Shown = { state: 'none', id: '', question: '', options: [], hand: [], things: [], commit: null };
  if (prompt) {
    const commit = prompt.querySelector('[data-gold]');
    shown.id = prompt.getAttribute('data-decision') ?? '';
    shown.state = shown.id === '' || prompt.ariaBusy === 'true' ? 'wait' : 'ask';
    shown.question = text(prompt.querySelector('h1'));
    shown.options = [...prompt.querySelectorAll('[data-option]')].map((el) => ({
      id: el.getAttribute('data-option') ?? '',
      text: text(el),
      legal: el.getAttribute('data-state') !== 'armed',
      bad: el.getAttribute('data-result') === 'bad',
    }));
    shown.hand = [...document.querySelectorAll(cards)].map((el) => ({
      name: text(el),
      chosen: el.getAttribute('aria-pressed') === 'true',
      legal: el.getAttribute('data-mark') === 'legal',
    }));
    shown.things = [...document.querySelectorAll<HTMLElement>('[data-board] [data-target][data-mark="legal"]')].map(
      (el) => ({
        target: el.dataset.target ?? '',
        text: text(el),
      }),
    );
    shown.commit = commit ? { text: text(commit), ready: !commit.hasAttribute('aria-disabled') } : null;
  } else if (document.querySelector('main section[data-end]')) shown.state = 'over';
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

/** The best of several still to be chosen: one that defeats something, else one that does no harm, else any. */
function sensible<T extends { text: string; bad?: boolean }>(able: readonly T[]): T | undefined {
  const safe = able.filter(({ text, bad }) => !bad && !HOT.test(text));
  return safe.find(({ text }) => /Defeated|Victory|Boss \d/.test(text)) ?? safe[0] ?? able[0];
}

/** One act: choose a card, arm or take an option, or confirm. Says what it did. */
async function act(page: Page, shown: Shown, input: Input): Promise<string> {
  const { commit, hand, options, things } = shown;
  const prompt = page.locator('[data-prompt]');
  const card = hand.findIndex(({ legal, chosen }) => legal && !chosen);
  if (card >= 0 && !commit?.ready) {
    if (input === 'keys') await page.keyboard.press(String(card + 1));
    else await page.locator(CARDS).nth(card).click();
    return `card ${hand[card].name}`;
  }
  const best = sensible(options.filter(({ legal }) => legal));
  const cools = best && commit !== null && HOT.test(commit.text) && !HOT.test(best.text);
  if (commit?.ready && !cools) {
    if (input === 'keys') await page.keyboard.press('Enter');
    else await prompt.locator('[data-gold]').click();
    return commit.text;
  }
  if (best) {
    const button = prompt.locator(`[data-option="${best.id}"]`);
    const key = (await button.getAttribute('aria-keyshortcuts')) ?? '';
    if (input === 'keys' && key !== '') await page.keyboard.press(key.toLowerCase());
    else await button.click();
    return best.text;
  }
  const thing = sensible(things);
  if (thing) {
    if (input === 'keys') await page.keyboard.press('1');
    else await page.locator(`[data-board] [data-target="${thing.target}"]`).click();
    return thing.text;
  }
  // Choices that lie nowhere on the board open as a list over it.
  const list = prompt.locator('[data-open="list"]');
  if ((await list.count()) === 0) throw new Error(`nothing to choose: ${JSON.stringify(shown)}`);
  await list.click();
  return 'list';
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

/** For games whose every answer is known beforehand and has to be said on the page: nothing is answered by itself. */
export const ALL_ASKED = Object.fromEntries(AUTO_SETTINGS.map((name) => [name, false]));

/** Settings for tests, the others as they are at first. Before the first page is opened, or on one that stayed open. */
export async function settled(page: Page, settings: Record<string, unknown>): Promise<void> {
  if (page.url().startsWith('http')) return setSettings(page, settings);
  await page.addInitScript((wanted) => {
    if (localStorage.getItem('starhold.settings') !== null) return;
    localStorage.setItem('starhold.settings', JSON.stringify(wanted));
  }, settings);
}

/** English, and nothing moves. */
export function quickly(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  return settled(page, { speed: 'instant', lang: 'en', sound: 'off', ...settings });
}

/** As another tab would, so the page that is shown follows. */
function setSettings(page: Page, settings: Record<string, unknown>): Promise<void> {
  return page.evaluate((value) => {
    localStorage.setItem('starhold.settings', value);
    dispatchEvent(new StorageEvent('storage', { key: 'starhold.settings', newValue: value }));
  }, JSON.stringify(settings));
}

/** Sets the language as the settings do, without leaving the page that is shown. */
export async function speak(page: Page, lang: string): Promise<void> {
  await page.evaluate((to) => {
    const before = JSON.parse(localStorage.getItem('starhold.settings') ?? '{}');
    const value = JSON.stringify({ speed: 'instant', ...before, lang: to });
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

/** A button that has changed under the finger takes no press for a moment; this is when all of them do. */
export const taking = (page: Page): Promise<void> =>
  page.locator('[data-prompt] [data-fresh]').first().waitFor({ state: 'detached' });

/** Unfolds what is no poster and nobody's seat, and brings all of it above the button that stays at the foot. */
export async function openMore(page: Page): Promise<void> {
  const fold = page.locator('summary');
  await fold.click();
  await fold.evaluate((el) => el.scrollIntoView({ block: 'start' }));
}

/** Fills in the form of a new table: easy, first boss, easy bots at all seats but the first; no guide. */
export async function newTable(page: Page, { players, input }: { players: number; input: Input }): Promise<void> {
  if (players > 1) await page.getByRole('radio', { name: `${players} players` }).check({ force: true });
  for (let seat = 2; seat <= players; seat++) {
    await page.getByRole('combobox', { name: `Who sits at seat ${seat}` }).selectOption({ label: 'Bot, easy' });
  }
  await openMore(page);
  await page.getByRole('radio', { name: /^Easy/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /Guided/ }).uncheck();
  const start = page.getByRole('button', { name: 'Start' });
  if (input === 'keys') await start.press('Enter');
  else await start.click();
  await page.waitForURL(/#\/table\/\w+/);
  await page.locator('[data-prompt]').waitFor();
}

/** At the end of a game: opens what is told in numbers. */
export async function openNumbers(page: Page): Promise<void> {
  await page.locator('section[data-end] [data-numbers]').click();
  await page.locator('dialog[open]').waitFor();
}
