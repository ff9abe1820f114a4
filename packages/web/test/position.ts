import { buffer } from 'node:stream/consumers';
import { type BosView, game as bossinSpace } from '@starhold/bossin-space';
import {
  type Decision,
  type GameModule,
  offeredIds,
  quickRng,
  type Saved,
  type Seat,
  saveOf,
  Table,
  verbOf,
} from '@starhold/kernel';
import { type AnyTable, seatWords } from '@starhold/session';
import type { Download, Page } from 'playwright-core';
import { newTable } from '../session/opening.ts';
import type { SeatSetup } from '../session/types.ts';

/** Positions for browser tests: played in Node.js by the game's own policy from a fixed seed, then brought to the page as a file. */

export interface Wish<V = BosView> {
  /** Bossin' Space by default. */
  game?: GameModule;
  seats: SeatSetup[];
  seed: string;
  options?: Record<string, string | number | boolean>;
  /** Where to stop: before this decision. Without it the game is played to its end. */
  until?: (has: (verb: string) => boolean, view: V, decision: Decision) => boolean;
}

/** Is there an option of this verb among them: `commit`, `slot`, `resolve`, `fire`? */
function hasVerb(decision: Decision): (verb: string) => boolean {
  return (verb) => offeredIds(decision.ask).some((id) => verbOf(id) === verb);
}

export function tableAt<V = BosView>({ game = bossinSpace, seats, seed, options = {}, until }: Wish<V>): AnyTable {
  const easy = game === bossinSpace ? { difficulty: 'easy' } : {};
  const wanted = game.parseOptions({ players: seats.length, ...easy, ...options });
  const table = newTable(game, wanted, seed);
  playUntil(table, game, until);
  return table;
}

function playUntil<V>(table: AnyTable, game: GameModule, until: Wish<V>['until']): void {
  const rng = quickRng(1);
  while (table.over === '') {
    const [seat] = table.waitingFor;
    const { view, decisions } = table.seen(seat);
    const [decision] = decisions;
    if (until?.(hasVerb(decision), view as V, decision)) break;
    const outcome = table.answer({ decision: decision.id, seat, pick: game.brain.choose(view, decision, rng) });
    if (!outcome.ok) throw new Error(`${decision.id}: ${outcome.why}`);
  }
}

export function savedAt<V = BosView>(wish: Wish<V>): Saved {
  const table = tableAt(wish);
  const { id } = wish.game ?? bossinSpace;
  return saveOf(table, seatWords({ game: id, options: {}, seats: wish.seats }));
}

/**
 * A position that no deal need lead to, in the words of cases, and answers from there, which may use its names: a file from
 * rules before these, which goes on from where it stands.
 */
export function savedWith(
  given: Record<string, unknown>,
  seats: SeatSetup[],
  game: GameModule = bossinSpace,
  answers: readonly string[] = [],
): Saved {
  const { table, names } = tableWith(given, game);
  say(table, names, answers);
  return saveOf(table, seatWords({ game: game.id, options: {}, seats }));
}

function say(table: AnyTable, names: Record<string, string>, answers: readonly string[]): void {
  for (const answer of answers) {
    const [seat] = table.waitingFor;
    const [{ id }] = table.seen(seat).decisions;
    const pick = answer.replace(/[^:>]+$/, (name) => names[name] ?? name);
    const outcome = table.answer({ decision: id, seat, pick });
    if (!outcome.ok) throw new Error(`${id}: ${pick}: ${outcome.why}`);
  }
}

function tableWith(
  given: Record<string, unknown>,
  game: GameModule,
): { table: AnyTable; names: Record<string, string> } {
  const { state, options, names } = game.cases.position(given);
  const table = new Table(game.rules, options, '1f'.repeat(16), { state: { ...state, rulesVersion: 'before' } });
  return { table, names };
}

/** The same, played on by the game's own policy up to a decision. */
export function savedAfter<V>(
  given: Record<string, unknown>,
  seats: SeatSetup[],
  game: GameModule,
  until: NonNullable<Wish<V>['until']>,
  answers: readonly string[] = [],
): Saved {
  const { table, names } = tableWith(given, game);
  say(table, names, answers);
  playUntil(table, game, until);
  return saveOf(table, seatWords({ game: game.id, options: {}, seats }));
}

/** The first deal in which the position comes up. */
export function firstDeal<V = BosView>(wish: Omit<Wish<V>, 'seed'>): Wish<V> {
  for (let i = 1; i < 200; i++) {
    const tried: Wish<V> = { ...wish, seed: i.toString(16).padStart(2, '0').repeat(16) };
    if (tableAt(tried).over === '') return tried;
  }
  throw new Error('no deal leads there');
}

export function handOf(table: AnyTable, seat: Seat): string[] {
  return (table.seen(seat).view as BosView).hand;
}

/** Puts a game on the table through the home page, as a player would. */
export async function bring(page: Page, saved: Saved | string): Promise<void> {
  const text = typeof saved === 'string' ? saved : JSON.stringify(saved);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.waitForURL(/#\/table\/\w+/);
}

/** What a player saved as a file, to be brought again. */
export async function savedFile(download: Download): Promise<string> {
  return buffer(await download.createReadStream()).then((bytes) => bytes.toString());
}

/** The prompt that waits for an answer. */
export const PROMPT = '[data-prompt][data-decision]:not([data-decision=""])';

/** Goes to the home page and from there to the table, until it asks. */
export async function sit<V = BosView>(page: Page, open: () => Promise<void>, at: Wish<V>): Promise<void> {
  await open();
  await bring(page, savedAt(at));
  await page.locator(PROMPT).waitFor();
}

export async function decisionOf(page: Page): Promise<string> {
  return (await page.locator(PROMPT).getAttribute('data-decision')) ?? '';
}

/** What answers a question, best first: what is confirmed, a card, a choice of the prompt, a thing on the board, or no. */
const WAYS = [
  '[data-prompt] [data-gold]:not([aria-disabled="true"])',
  '[data-prompt] [data-whole]',
  '[data-prompt] [role="spinbutton"] ~ button:not([aria-disabled="true"])',
  '[data-part="hand"] [data-target][data-mark="legal"]',
  '[data-prompt] [data-option][data-state="legal"]',
  '[data-board] [data-target][data-mark="legal"]',
  '[data-prompt] [data-open="list"]',
  '[data-prompt] [data-option]',
];

/**
 * Answers whatever is asked with the first thing that is offered; done when something else is asked. Every click shows in the
 * words of the prompt or in what is chosen.
 */
export async function answerAny(page: Page): Promise<void> {
  const before = await decisionOf(page);
  for (let clicks = 0; clicks < 40; clicks++) {
    const isSaid = await page.evaluate(
      async ([prompt, ways, id]) => {
        const asked = (): string => document.querySelector<HTMLElement>(prompt)?.dataset.decision ?? '';
        const shown = (): string => {
          const chosen = [
            ...document.querySelectorAll('[aria-pressed="true"], [data-mark="chosen"], [data-state="armed"]'),
          ];
          return [asked(), document.querySelector(prompt)?.textContent, ...chosen.map((e) => e.textContent)].join();
        };
        // A button that has just changed takes no press.
        while (document.querySelector(`${prompt} [data-fresh]`)) await new Promise((go) => setTimeout(go, 20));
        if (asked() !== id) return true;
        const was = shown();
        const found = ways.map((way) => document.querySelector<HTMLElement>(way));
        // What is drawn has no click() of its own.
        const way = found.find((one) => one !== null);
        way?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        const isBusy = (): boolean => document.querySelector(prompt)?.ariaBusy === 'true';
        for (let looks = 0; (shown() === was || isBusy()) && looks < 500; looks++) {
          await new Promise((go) => setTimeout(go, 20));
        }
        return asked() !== id;
      },
      [PROMPT, WAYS, before] as const,
    );
    if (isSaid) return;
  }
  throw new Error(`no answer to ${before} could be given`);
}
