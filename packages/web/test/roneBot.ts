import { type Ask, type Decision, type Picked, quickRng } from '@starhold/kernel';
import { game, type View } from '@starhold/rone';
import type { Page } from 'playwright-core';
import { isQuiet, stepsOf } from '../tables/rone/model/targets.ts';
import { tableAt, type Wish } from './position.ts';

/**
 * A whole table of people played through the page as well as the game's own policy can: the same deal is played beside it in
 * Node.js, the policy answers there, and each answer is given on the page like a player gives it. Both must ask the same.
 */

/** What is pressed for an answer. */
interface Said {
  id: string;
  kind: Ask['kind'];
  /** Options in their order; of amounts one for each unit. */
  picks: string[];
  /** Where each of them lies. */
  targets: string[];
  /** Of amounts: how many in each bin, in order. */
  amounts: number[];
  /** Of an order: which of those that are given comes at each place. */
  places: number[];
  /** Nothing else can be done, but to decline: gold says it at once. */
  sole: boolean;
}

function saidOf(view: View, { id, ask }: Decision, pick: Picked): Said {
  const picks = typeof pick === 'string' ? [pick] : Array.isArray(pick) ? [...pick] : [];
  const places: number[] = [];
  if (ask.kind === 'order') {
    for (const option of picks) places.push(ask.of.findIndex((of, i) => of === option && !places.includes(i)));
  }
  const amounts =
    ask.kind === 'amounts' ? ask.bins.map((bin) => (pick as Record<string, number>)[bin.id] ?? bin.min) : [];
  const targets = picks.map((option) => stepsOf(option, view)[0]?.[0] ?? '');
  const sole = ask.kind === 'one' && ask.options.filter((option) => !isQuiet(option)).length === 1;
  return { id, kind: ask.kind, picks, targets, amounts, places, sole };
}

/** On the page: gives the answer by clicks and keys, and waits until something else is asked. */
async function give({ id, kind, picks, targets, amounts, places, sole }: Said): Promise<string> {
  const find = <E extends HTMLElement>(selector: string): E | null => document.querySelector<E>(selector);
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const asked = (): string => find('[data-prompt]')?.dataset.decision ?? '';
  const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));
  const until = async (is: () => boolean, ms: number): Promise<boolean> => {
    for (const end = performance.now() + ms; performance.now() < end; await pause(4)) if (is()) return true;
    return is();
  };
  const isSaid = (): boolean => asked() !== id && find('[data-prompt]')?.ariaBusy !== 'true';
  // All of it in the prompt of this question: the next one has a gold button, too.
  const here = `[data-prompt][data-decision="${id}"]`;
  const gold = (): HTMLElement | null => find(`${here} [data-gold]:not([aria-disabled])`);
  const optionOf = (option: string): HTMLElement | null => find(`${here} [data-option="${option}"]`);

  if (kind === 'one') {
    const [option] = picks;
    for (let presses = 0; presses < 6 && !isSaid(); presses++) {
      const button = optionOf(option);
      const list = find(`${here} [data-open="list"][aria-expanded="false"]`);
      const isArmed = button?.getAttribute('aria-pressed') === 'true';
      const thing = targets[0] === '' ? null : find(`[data-target="${targets[0]}"][data-mark="legal"]`);
      // The payment is a question of its own here.
      const asks = isArmed ? find(`${here} [data-pay="otherwise"] button`) : null;
      (asks ?? (isArmed || (button === null && sole) ? gold() : null) ?? button ?? list ?? thing)?.click();
      await until(() => isSaid() || (optionOf(option)?.getAttribute('aria-pressed') === 'true') !== isArmed, 250);
    }
  } else if (kind === 'subset') {
    const met = new Map<string, number>();
    for (const [i, option] of picks.entries()) {
      const n = met.get(option) ?? 0;
      met.set(option, n + 1);
      const thing = all(`[data-target="${targets[i]}"]`)[n] ?? optionOf(option);
      thing?.click();
      await pause(20);
    }
    await until(() => picks.length === 0 || gold() !== null, 500);
    (picks.length === 0 ? find(`${here} [data-none]`) : gold())?.click();
  } else if (kind === 'order') {
    const now = places.map((_, i) => i);
    for (const [place, wanted] of places.entries()) {
      const from = now.indexOf(wanted);
      if (from === place) continue;
      for (const at of [from, place]) {
        all(`${here} [data-arrange] button`)[at]?.click();
        await pause(15);
      }
      [now[from], now[place]] = [now[place], now[from]];
    }
    gold()?.click();
  } else {
    // What is laid out already is changed; first what becomes less, since there is a most of all together.
    for (const [sign, key] of [
      [-1, 'ArrowDown'],
      [1, 'ArrowUp'],
    ] as const) {
      for (const [i, wanted] of amounts.entries()) {
        const bin = all(`${here} [role=spinbutton]`)[i];
        for (let n = (wanted - Number(bin?.ariaValueNow)) * sign; n > 0; n--) {
          bin?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
          await pause(15);
        }
      }
    }
    await until(() => gold() !== null, 500);
    gold()?.click();
  }
  await until(isSaid, 15_000);
  return asked();
}

/** Taken out of the way before a question is answered. */
const FIRSTS = ['[data-hand-over] button', '[data-interlude] button'];

interface Shown {
  decision: string;
  over: boolean;
  first: string | null;
}

function look(firsts: readonly string[]): Shown {
  const prompt = document.querySelector<HTMLElement>('[data-prompt]');
  return {
    decision: prompt?.ariaBusy === 'true' ? '' : (prompt?.dataset.decision ?? ''),
    over: document.querySelector('main [data-end]') !== null,
    first: firsts.find((selector) => document.querySelector(selector) !== null) ?? null,
  };
}

const PATIENCE_MS = 30_000;

export interface Told {
  answers: number;
  /** What was taken out of the way: hand-overs, and what lies between two scenarios. */
  between: string[];
}

/** Plays a table that was brought to the page at its first question. */
export async function playAsPolicy(page: Page, wish: Wish<View>, each?: (told: Told) => Promise<void>): Promise<Told> {
  const table = tableAt({ ...wish, until: () => true });
  const rng = quickRng(1);
  const told: Told = { answers: 0, between: [] };
  const last: string[] = [];
  for (let idle = Date.now(); Date.now() - idle < PATIENCE_MS; ) {
    const { decision: id, over, first } = await page.evaluate(look, FIRSTS);
    if (over) return told;
    if (first !== null) {
      told.between.push(first === FIRSTS[1] ? await page.locator('[data-interlude]').innerText() : first);
      await page
        .locator(first)
        .first()
        .click({ timeout: 3_000 })
        .catch(() => undefined);
      continue;
    }
    const open = wish.seats.flatMap((_, seat) => {
      const { view, decisions } = table.seen(seat);
      return decisions.map((decision) => ({ view: view as View, decision, seat }));
    });
    const asked = open.find(({ decision }) => decision.id === id);
    if (!asked) {
      await page.waitForTimeout(10);
      continue;
    }
    const pick = game.brain.choose(asked.view, asked.decision, rng);
    await page.evaluate(give, saidOf(asked.view, asked.decision, pick));
    const outcome = table.answer({ decision: id, seat: asked.seat, pick });
    if (!outcome.ok) throw new Error(`${id}: ${outcome.why}`);
    last.push(`${id} ${asked.decision.at}: ${JSON.stringify(pick)}`);
    told.answers++;
    idle = Date.now();
    await each?.(told);
  }
  const { decision, first } = await page.evaluate(look, FIRSTS);
  const beside = wish.seats.flatMap((_, seat) => table.seen(seat).decisions.map(({ id }) => id));
  throw new Error(
    `after ${told.answers} answers the page asks ${first ?? decision} (“${await page.locator('main').innerText()}”), the table beside it ${beside.join(', ') || table.over}; before: ${last.slice(-6).join('; ')}`,
  );
}
