import type { Ask, Logged } from '@starhold/kernel';
import type { Page } from 'playwright-core';
import { isQuiet } from '../tables/unstoppable/board/targets.ts';
import { PROMPT } from './position.ts';

/** Answers of Unstoppable by the keyboard alone: digits, Enter, E, and arrows where there are more choices than digits. */

/** Digits say the first nine; what comes after them is gone to. */
const DIGITS = 9;

/** Chosen, wherever that shows: a button of the prompt, a thing on the table, or what gold says. */
const isChosen = (page: Page, option: string): Promise<boolean> =>
  page.evaluate((id) => {
    const button = document.querySelector(`[data-prompt] [data-option="${CSS.escape(id)}"]`);
    const handle = /k\d+/.exec(id)?.[0];
    const thing = handle && document.querySelector(`[data-target="card:${handle}"][data-mark="chosen"]`);
    return button?.getAttribute('aria-pressed') === 'true' || Boolean(thing);
  }, option);

/** The card it lies on, whichever of its effects is meant; else what it names last. */
const refOfOption = (option: string): string => /k\d+/.exec(option)?.[0] ?? option.split(/[:>]/).at(-1) ?? '';

const AREAS = 40;
const STEPS = 24;

/** What has the focus: its option, its target and what it is. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const { option, target, flip } = at instanceof HTMLElement ? at.dataset : {};
    return [option, target, flip?.replace('upgrade-', '')].filter(Boolean).join('>');
  });

/** With the tabulator from group to group, and with arrows through each of them. */
async function goTo(page: Page, option: string, tab: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const ref = refOfOption(option);
  const isMeant = (word: string): boolean => word.split(/[:>]/).includes(ref);
  // Where there are more choices than digits, they have a list; what declines stands right before it.
  await page.keyboard.press('a');
  await page.waitForTimeout(30);
  for (let areas = 0; areas < AREAS; areas++) {
    await page.keyboard.press('Home');
    const seen = new Set<string>();
    for (let arrow = 'ArrowRight', steps = 0; steps < STEPS; steps++) {
      const word = await focused(page);
      if (isMeant(word)) return;
      if (word === '' || (seen.has(word) && arrow === 'ArrowDown')) break;
      // Round in a row: a row further down.
      arrow = seen.has(word) ? 'ArrowDown' : 'ArrowRight';
      seen.add(word);
      await page.keyboard.press(arrow);
    }
    await page.keyboard.press(tab);
  }
  throw new Error(`no key leads to ${option}`);
}

async function choose(page: Page, option: string, real: readonly string[]): Promise<void> {
  const digit = real.indexOf(option) + 1;
  if (digit <= DIGITS) return page.keyboard.press(String(digit));
  await goTo(page, option);
  await page.keyboard.press('Space');
  // A thing with several choices asks which of them.
  const here = real.filter((id) => refOfOption(id) === refOfOption(option));
  if (here.length > 1) await page.keyboard.press(String(here.indexOf(option) + 1));
}

async function put(page: Page, ask: Ask, pick: Logged['pick']): Promise<void> {
  if (ask.kind === 'one' && typeof pick === 'string') {
    const quiet = ask.options.filter(isQuiet);
    const real = [...new Set(ask.options)].filter((id) => !isQuiet(id));
    if (quiet[0] === pick) return page.keyboard.press('e');
    // A second way out has no key of its own: it is gone to.
    if (isQuiet(pick)) {
      await goTo(page, pick, 'Shift+Tab');
      return page.keyboard.press('Space');
    }
    if (real.length > 1) await choose(page, pick, real);
    return page.keyboard.press('Enter');
  }
  if (ask.kind === 'subset' && Array.isArray(pick)) {
    if (pick.length === 0) return page.keyboard.press('e');
    const real = [...new Set(ask.from)];
    for (const id of pick) if (!(await isChosen(page, id))) await choose(page, id, real);
    return page.keyboard.press('Enter');
  }
  if (ask.kind === 'order' && Array.isArray(pick)) {
    const order = [...ask.of];
    for (const [place, id] of pick.entries()) {
      const from = order.indexOf(id, place);
      if (from === place) continue;
      for (const at of [place, from]) await page.keyboard.press(String(at + 1));
      [order[place], order[from]] = [order[from], order[place]];
    }
    return page.keyboard.press('Enter');
  }
  throw new Error(`no keys for ${ask.kind}`);
}

/** Until this is asked, or no longer. */
async function waitFor(page: Page, decision: string, isWanted: boolean): Promise<void> {
  await page.waitForFunction(
    ([prompt, id, wanted]) => {
      const root = document.querySelector<HTMLElement>(prompt);
      return root?.ariaBusy !== 'true' && (root?.dataset.decision === id) === wanted;
    },
    [PROMPT, decision, isWanted] as const,
    { polling: 10, timeout: 30_000 },
  );
}

export async function answerByKeys(
  page: Page,
  asks: ReadonlyMap<string, Ask>,
  { decision, pick }: Logged,
): Promise<void> {
  const ask = asks.get(decision);
  try {
    if (!ask) throw new Error('was never asked');
    await waitFor(page, decision, true);
    await put(page, ask, pick);
    await waitFor(page, decision, false);
  } catch (error) {
    throw new Error(`${decision} ${JSON.stringify(pick)}`, { cause: error });
  }
}
