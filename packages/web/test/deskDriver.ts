import type { Page } from 'playwright-core';

/** Plays any table through the desk, as a hand would: touches what may be touched, confirms what is gold. */

export interface DeskPlay {
  input: 'pointer' | 'keys';
  /** Which of the legal things, for a game that goes on in different ways. */
  choose?: (n: number) => number;
  /** Over when this says so. */
  until: (page: Page) => Promise<boolean>;
}

const PROMPT = '[data-prompt]';
const MOST_STEPS = 4_000;

/** Where the table is: the open decision, and whether something has been chosen. */
async function stateOf(
  page: Page,
): Promise<{ decision: string; gold: boolean; legal: string[]; quiet: string[]; options: string[]; isWhole: boolean }> {
  return page.evaluate((prompt) => {
    const root = document.querySelector<HTMLElement>(prompt);
    const isShown = (el: Element): boolean => el.getClientRects().length > 0;
    const targets = (selector: string, key: 'target' | 'option'): string[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown).map((el) => el.dataset[key] ?? '');
    return {
      decision: root?.dataset.decision ?? '',
      gold: root?.querySelector('[data-gold]:not([aria-disabled])') != null,
      legal: targets('[data-target][data-mark="legal"]', 'target'),
      options: targets(`${prompt} [data-choices] [data-option], ${prompt} [data-list] [data-option]`, 'option'),
      isWhole: root?.querySelector('[data-whole]') != null,
      quiet: targets(`${prompt} [data-option]:not([data-choices] *):not([data-list] *)`, 'option'),
    };
  }, PROMPT);
}

export async function playDesk(page: Page, { input, choose = () => 0, until }: DeskPlay): Promise<number> {
  let answers = 0;
  let before = '';
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await until(page)) return answers;
    const at = await stateOf(page);
    if (at.decision === '') {
      await page.waitForTimeout(30);
      continue;
    }
    if (at.decision !== before) answers++;
    before = at.decision;
    try {
      await act(page, at, input, choose);
    } catch (error) {
      // The table went on meanwhile: what was to be pressed is gone.
      if ((await stateOf(page)).decision === at.decision) throw error;
    }
  }
  throw new Error(`no end after ${MOST_STEPS} steps`);
}

async function act(
  page: Page,
  at: Awaited<ReturnType<typeof stateOf>>,
  input: DeskPlay['input'],
  choose: (n: number) => number,
): Promise<void> {
  const press = (selector: string): Promise<void> => page.locator(selector).first().click({ timeout: 5_000 });
  if (at.gold) return input === 'keys' ? page.keyboard.press('Enter') : press(`${PROMPT} [data-gold]`);
  if (at.isWhole) return press(`${PROMPT} [data-whole]`);
  if (at.legal.length > 0) return touch(page, `[data-target="${at.legal[choose(at.legal.length)]}"]`, input);
  if (at.options.length > 0)
    return touch(page, `${PROMPT} [data-option="${at.options[choose(at.options.length)]}"]`, input);
  if (at.quiet.length > 0)
    return input === 'keys' ? page.keyboard.press('e') : press(`${PROMPT} [data-option="${at.quiet[0]}"]`);
  await page.waitForTimeout(30);
}

async function touch(page: Page, selector: string, input: DeskPlay['input']): Promise<void> {
  const thing = page.locator(selector).first();
  if (input === 'pointer') return thing.click({ timeout: 5_000 });
  await thing.focus();
  await page.keyboard.press('Space');
}
