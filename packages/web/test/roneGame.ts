import type { Saved } from '@starhold/kernel';
import { game } from '@starhold/rone';
import type { Page } from 'playwright-core';
import type { SeatSetup } from '../session/types.ts';
import { taking } from './driver.ts';
import { GOLD, press as pressFirst } from './hands.ts';
import { savedWith } from './position.ts';

/** Whole games of RONE through the page, played by somebody who takes what is offered and stops drawing in time. */

/** The first turn of a duel in which both have little health, so that it ends soon. */
export function shortDuel(seats: SeatSetup[]): Saved {
  const deck = Array.from({ length: 12 }, (_, i) => `ST${String(i + 1).padStart(2, '0')}`);
  const side = { armour: 2, health: 5, deck, ground: ['RC01'] };
  const p = [
    { ...side, base: ['L3'] },
    { ...side, base: ['L6'], ground: ['RC02'] },
  ];
  return savedWith({ moment: 'start', round: 1, options: { mode: 'duel' }, p }, seats, game);
}

interface Seen {
  decision: string;
  gold: boolean;
  /** In phase 2: cards in hand so far. */
  drawn: number | null;
  /** Numbers that can still be raised. */
  bins: number;
  legal: string[];
  listed: string[];
  quiet: string[];
  over: boolean;
  /** What lies over the table first: what is kept between two matches, or whose turn it is to hold the device. */
  first: string | null;
}

function read(firsts: readonly string[]): Seen {
  const prompt = document.querySelector<HTMLElement>('[data-prompt]');
  const isShown = (el: Element): boolean => el.getClientRects().length > 0;
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const busy = prompt?.ariaBusy === 'true';
  return {
    decision: busy ? '' : (prompt?.dataset.decision ?? ''),
    gold: prompt?.querySelector('[data-gold]:not([aria-disabled])') != null,
    drawn: document.querySelector('[data-part="odds"]')
      ? document.querySelectorAll('[data-part="hand"] [data-target^="card:"]').length
      : null,
    bins: all('[data-prompt] [role=spinbutton]').filter((el) => Number(el.ariaValueNow) < Number(el.ariaValueMax))
      .length,
    legal: all('[data-target][data-mark="legal"]').map((el) => el.dataset.target ?? ''),
    listed: all('[data-prompt] [data-choices] [data-option], [data-prompt] [data-list] [data-option]').map(
      (el) => el.dataset.option ?? '',
    ),
    quiet: all('[data-prompt] [data-option]:not([data-choices] *):not([data-list] *)').map(
      (el) => el.dataset.option ?? '',
    ),
    over: document.querySelector('main [data-end]') !== null,
    first: firsts.find((selector) => all(selector).length > 0) ?? null,
  };
}

export type Input = 'touch' | 'keys';

/** Enough cards for a turn: whoever draws on pays for it with the reshuffle. */
const HAND = 5;
const MOST = 5_000;
/** Nobody thinks longer. */
const PATIENCE_MS = 60_000;

/** Taken out of the way before the question under it is answered. */
const FIRSTS = ['[data-hand-over] button', '[data-interlude] button'];

const look = (page: Page): Promise<Seen> => page.evaluate(read, FIRSTS);

/** Plays until the summary is shown, or `until` says stop; says how many questions were answered. */
export async function playRone(
  page: Page,
  input: Input,
  until: (answers: number) => boolean | Promise<boolean> = () => false,
): Promise<number> {
  let answers = 0;
  let before = '';
  let idleSince = Date.now();
  for (let step = 0; step < MOST; ) {
    const seen = await look(page);
    if (seen.over || (await until(answers))) return answers;
    if (seen.first !== null) {
      // It may go by itself: the other one's question comes first, or the game is over.
      await page
        .locator(seen.first)
        .first()
        .click({ timeout: 3_000 })
        .catch(() => undefined);
      continue;
    }
    if (seen.decision === '') {
      if (Date.now() - idleSince > PATIENCE_MS) throw new Error(`nothing is asked any more after ${before}`);
      await page.waitForTimeout(15);
      continue;
    }
    idleSince = Date.now();
    step++;
    if (seen.decision !== before) answers++;
    before = seen.decision;
    try {
      await act(page, seen, input, step);
    } catch (error) {
      // The table went on meanwhile, or something came to lie over it: what was to be pressed is gone.
      if (JSON.stringify(await look(page)) === JSON.stringify(seen)) throw error;
    }
  }
  throw new Error(`no end after ${MOST} steps`);
}

async function act(page: Page, seen: Seen, input: Input, step: number): Promise<void> {
  const press = async (selector: string): Promise<void> => {
    const thing = page.locator(selector).first();
    if (input === 'touch') return thing.tap({ timeout: 4_000 });
    await thing.focus({ timeout: 4_000 });
    await page.keyboard.press('Space');
  };
  const [quiet] = seen.quiet;
  const decline = (): Promise<void> =>
    input === 'keys' ? page.keyboard.press('e') : press(`[data-prompt] [data-option="${quiet}"]`);
  if (seen.drawn !== null && seen.drawn >= HAND && quiet !== undefined) return decline();
  if (seen.gold && input === 'keys') return page.keyboard.press('Enter');
  if (seen.gold) {
    await taking(page);
    if (!(await pressFirst(page, input, ...GOLD))) throw new Error('gold cannot be reached');
    return;
  }
  if (seen.bins > 0) {
    if (input === 'touch') return press('[data-prompt] [role=spinbutton] ~ button:not([aria-disabled])');
    await page
      .locator('[data-prompt] [role=spinbutton]')
      .nth(step % seen.bins)
      .focus();
    return page.keyboard.press('ArrowUp');
  }
  // Cards before dice, dice before what is stored; a die is only used while a card needs it.
  const wanted = ['card:', 'offer:', 'die:', 'part:', 'base:', 'kind:', 'face:', 'swap:', 'ground:', 'store:'];
  const rank = (target: string): number => (wanted.findIndex((word) => target.startsWith(word)) + 99) % 99;
  const [best] = seen.legal.toSorted((a, b) => rank(a) - rank(b));
  if (best !== undefined) return press(`[data-target="${best}"][data-mark="legal"]`);
  if (seen.listed.length > 0) return press(`[data-prompt] [data-option="${seen.listed[step % seen.listed.length]}"]`);
  if (quiet !== undefined) return decline();
  await page.waitForTimeout(15);
}
