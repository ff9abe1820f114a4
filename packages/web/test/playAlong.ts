import {
  type Ask,
  canonical,
  type Decision,
  type GameModule,
  type Picked,
  quickRng,
  type Rng,
  samplePick,
} from '@starhold/kernel';
import type { AnyTable } from '@starhold/session';
import type { Page } from 'playwright-core';
import type { AnyFront } from '../desk/front.ts';
import { taking } from './driver.ts';
import { changes, GOLD, type Input, look, press, pressBlindly } from './hands.ts';

/** Whose hands, at which page, and how the game is touched. */
export interface Hands {
  page: Page;
  input: Input;
  front: AnyFront;
}

/**
 * A table of people played through the page, every answer with the hands alone. The same table is played beside it in Node.js,
 * where the answer is chosen: what the rules offer must be sayable on the page, and both must go on alike.
 */
export interface Along extends Hands {
  game: GameModule;
  /** Beside the page, at the same question. */
  table: AnyTable;
  /** What is answered; a good answer, and every third time any other. */
  choose?: (view: unknown, decision: Decision, rng: Rng) => Picked;
  /** At each question, before it is answered. */
  each?: (asked: Asked) => Promise<unknown>;
  /** Stops before this question. */
  until?: (asked: Asked) => boolean;
}

export interface Asked {
  n: number;
  view: unknown;
  decision: Decision;
  pick: Picked;
}

const PROMPT = '[data-prompt]';
const PATIENCE_MS = 30_000;

export interface Shown {
  decision: string;
  over: boolean;
  handOver: boolean;
}

/** On the page: what is asked, as soon as it is something else than `after`, or after some seconds. */
export async function read({ after, ms }: { after: string; ms: number }): Promise<Shown> {
  const now = (): Shown => {
    const prompt = document.querySelector<HTMLElement>('[data-prompt]');
    return {
      decision: prompt?.ariaBusy === 'true' ? '' : (prompt?.dataset.decision ?? ''),
      over: document.querySelector('main section[data-end]') !== null,
      handOver: document.querySelector('[data-hand-over]') !== null,
    };
  };
  const isThere = ({ decision, over, handOver }: Shown): boolean =>
    over || handOver || (decision !== '' && decision !== after);
  for (const end = performance.now() + ms; !isThere(now()) && performance.now() < end; ) {
    await new Promise((go) => setTimeout(go, 8));
  }
  return now();
}

/** Plays to the end page, or to where it shall stop; says how many questions were answered. */
export async function playAlong(along: Along): Promise<number> {
  const { page, table, game, each, until } = along;
  const rng = quickRng(1);
  const choose = along.choose ?? mixed(game);
  let answers = 0;
  for (let idle = Date.now(); Date.now() - idle < PATIENCE_MS; ) {
    const { decision: id, over, handOver } = await page.evaluate(read, { after: '', ms: 3_000 });
    if (over) return answers;
    if (handOver) {
      await press(page, along.input, '[data-hand-over] button');
      await page.waitForTimeout(10);
      continue;
    }
    const asked = openAt(table, id);
    if (!asked) {
      await page.waitForTimeout(10);
      continue;
    }
    const { view, decision, seat } = asked;
    const pick = choose(view, decision, rng);
    const now = { n: answers, view, decision, pick };
    if (until?.(now)) return answers;
    await each?.(now);
    await give(along, view, decision, pick);
    const outcome = table.answer({ decision: id, seat, pick });
    if (!outcome.ok) throw new Error(`${id}: ${outcome.why}`);
    answers++;
    idle = Date.now();
  }
  const shown = await page.evaluate(read, { after: '', ms: 0 });
  const beside = table.waitingFor.flatMap((seat) => table.seen(seat).decisions.map(({ id }) => id));
  throw new Error(
    `after ${answers} answers the page shows ${JSON.stringify(shown)} (“${await page.locator('body').innerText()}”), the table beside it asks ${beside.join(', ') || table.over}`,
  );
}

/** A good answer, and every third time (or `every` so many; 0: never) any other. */
export function mixed(game: GameModule, every = 3): NonNullable<Along['choose']> {
  let n = 0;
  return (view, decision, rng) =>
    every > 0 && n++ % every === every - 1 ? samplePick(decision.ask, rng) : game.brain.choose(view, decision, rng);
}

function openAt(table: AnyTable, id: string): { view: unknown; decision: Decision; seat: number } | undefined {
  for (const seat of table.waitingFor) {
    const { view, decisions } = table.seen(seat);
    const decision = decisions.find((open) => open.id === id);
    if (decision) return { view, decision, seat };
  }
  return undefined;
}

type Give = (along: Hands, view: unknown, decision: Decision, pick: never) => Promise<void>;

/** Gives an answer with the hands, and waits until it has been taken; `ms`: for the next question at most. */
export async function give(along: Hands, view: unknown, decision: Decision, pick: Picked, ms = 15_000): Promise<void> {
  const ways: Record<Ask['kind'], Give> = { one: giveOne, subset: giveSubset, order: giveOrder, amounts: giveAmounts };
  await (ways[decision.ask.kind] as (...of: unknown[]) => Promise<void>)(along, view, decision, pick);
  const now = await along.page.evaluate(read, { after: decision.id, ms });
  if (now.over || now.handOver || now.decision !== decision.id) return;
  throw new Error(
    `no way to say ${JSON.stringify(pick)} to ${decision.id} (${decision.at}): ${await promptText(along)}`,
  );
}

const promptText = ({ page }: Hands): Promise<string> => page.locator(PROMPT).innerText();

/** A press that must show; what cannot be pressed is a fault of the page. */
async function pressed({ page, input }: Hands, what: string, ...selectors: string[]): Promise<void> {
  await taking(page);
  const before = await look(page);
  if (!(await press(page, input, ...selectors))) throw new Error(`${what} cannot be reached: ${selectors.join(' | ')}`);
  await changes(page, before);
}

async function confirm(along: Hands): Promise<void> {
  const { page, input } = along;
  await page.locator(GOLD[0]).first().waitFor({ timeout: 3_000 });
  await taking(page);
  const before = await look(page);
  if (input === 'keys') await page.keyboard.press('Enter');
  else if (!(await press(page, input, ...GOLD))) throw new Error(`gold cannot be reached: ${await promptText(along)}`);
  await changes(page, before);
}

/** The button of an option, from its list where the row has no room. */
async function pressOption(along: Hands, option: string, thing: readonly string[]): Promise<void> {
  const { page } = along;
  const button = `${PROMPT} [data-option="${option}"]`;
  const list = `${PROMPT} [data-open="list"][aria-expanded="false"]`;
  if (!(await isThere(page, button))) {
    // Where the table is the list, the thing is touched first: its options are told apart in words.
    if (await isThere(page, list)) await pressed(along, `the list with ${option}`, list);
    else await touchAny(along, thing);
  }
  await pressed(along, option, button);
}

const isThere = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    (wanted) => [...document.querySelectorAll(wanted)].some((el) => el.getClientRects().length > 0),
    selector,
  );

const isArmed = (page: Page, option: string): Promise<boolean> =>
  page.evaluate((id) => document.querySelector(`[data-option="${id}"][aria-pressed="true"]`) !== null, option);

/** Touches the first of these things that can be chosen; false where none is to be seen. */
async function touchAny({ page, input }: Hands, targets: readonly string[]): Promise<boolean> {
  const things = targets.map((target) => `[data-target="${target}"]:is([data-mark="legal"], [data-mark="chosen"])`);
  const before = await look(page);
  if (await press(page, input, ...things)) {
    if (await changes(page, before)) return true;
    throw new Error(`nothing came of touching ${targets.join()}`);
  }
  // Too many for a finger: what is under it opens as a sheet, and there it is.
  if (!(await pressBlindly(page, input, ...things))) return false;
  await changes(page, before);
  const opened = await look(page);
  if (await press(page, input, ...things)) await changes(page, opened);
  return true;
}

async function giveOne(along: Hands, view: unknown, { id, ask }: Decision, option: string): Promise<void> {
  const { page, input, front } = along;
  if (ask.kind !== 'one') return;
  if (front.isQuiet(option)) {
    const quiet = ask.options.filter((id) => front.isQuiet(id));
    if (input === 'keys' && quiet[0] === option) return page.keyboard.press('e');
    return pressed(along, option, `${PROMPT} [data-option="${option}"]:not([data-choices] *)`);
  }
  const real = ask.options.filter((id) => !front.isQuiet(id));
  // What has its price is chosen first.
  if (real.length === 1 && !(await isThere(page, '[data-prompt][data-priced]'))) return confirm(along);
  const steps = front.stepsOf(option, view);
  const alike = real.filter((id) => JSON.stringify(front.stepsOf(id, view)) === JSON.stringify(steps));
  let onBoard = steps.length > 0 && alike.length === 1;
  for (const step of onBoard ? steps : []) {
    onBoard = await touchAny(along, step);
    if (!onBoard) break;
  }
  if (!onBoard && !(await isArmed(page, option))) await pressOption(along, option, steps[0] ?? []);
  // What says all on its own button is said with one press; the gold that may be there then is of the next question.
  if (await isThere(page, `[data-prompt][data-decision="${id}"] [data-gold]:not([aria-disabled])`))
    await confirm(along);
}

/** Has every answer a button of its own? Then that of this one is pressed. */
async function gaveWhole(along: Hands, view: unknown, decision: Decision, pick: Picked): Promise<boolean> {
  const { ask } = decision;
  const isFixed = (ask.kind === 'subset' || ask.kind === 'amounts') && ask.min === ask.max;
  // Of a list only what is in it matters.
  const inOrder = (one: Picked): string => canonical(Array.isArray(one) ? one.toSorted() : one);
  const whole = along.front.wholes?.(decision, view).find((one) => inOrder(one) === inOrder(pick));
  if (!isFixed || whole === undefined) return false;
  await pressed(along, 'the whole answer', `[data-whole=${JSON.stringify(canonical(whole))}]`);
  return true;
}

async function giveSubset(along: Hands, view: unknown, decision: Decision, picks: readonly string[]): Promise<void> {
  const { front } = along;
  const { ask } = decision;
  if (ask.kind !== 'subset' || (await gaveWhole(along, view, decision, [...picks]))) return;
  for (const option of picks) {
    const step = front.stepsOf(option, view)[0] ?? [];
    if (!(await touchAny(along, step))) await pressOption(along, option, step);
  }
  return picks.length > 0 ? confirm(along) : decline(along);
}

async function giveOrder(along: Hands, _view: unknown, { ask }: Decision, order: readonly string[]): Promise<void> {
  if (ask.kind !== 'order') return;
  const wanted: number[] = [];
  for (const option of order) wanted.push(ask.of.findIndex((of, i) => of === option && !wanted.includes(i)));
  const now = wanted.map((_, i) => i);
  for (const [place, index] of wanted.entries()) {
    const from = now.indexOf(index);
    if (from === place) continue;
    for (const at of [from, place]) await pressed(along, `place ${at}`, `${PROMPT} [data-arrange="${at}"] button`);
    [now[from], now[place]] = [now[place], now[from]];
  }
  await confirm(along);
}

async function giveAmounts(
  along: Hands,
  view: unknown,
  decision: Decision,
  pick: Record<string, number>,
): Promise<void> {
  const { ask } = decision;
  if (ask.kind !== 'amounts' || (await gaveWhole(along, view, decision, pick))) return;
  // What the page has filled in already is taken back first: it may hold what another one needs.
  for (const change of [-1, 1] as const) {
    for (const [i, bin] of ask.bins.entries()) await turn(along, i, bin.id, pick[bin.id] ?? bin.min, change);
  }
  return Object.values(pick).some((n) => n > 0) ? confirm(along) : decline(along);
}

/** Turns one amount up, or down, to what is wanted. */
async function turn(along: Hands, place: number, bin: string, wanted: number, change: -1 | 1): Promise<void> {
  const { page, input } = along;
  const number = page.locator(`${PROMPT} [role=spinbutton]`).nth(place);
  const now = Number(await number.getAttribute('aria-valuenow'));
  const button = `${PROMPT} [data-target="${bin}"] button:${change < 0 ? 'first' : 'last'}-of-type`;
  for (let n = (wanted - now) * change; n > 0; n--) {
    if (input !== 'keys') {
      await pressed(along, `${change} of ${bin}`, button);
      continue;
    }
    const before = await look(page);
    await number.focus();
    await page.keyboard.press(change < 0 ? 'ArrowDown' : 'ArrowUp');
    await changes(page, before);
  }
}

/** Nothing of what could be chosen. */
function decline(along: Hands): Promise<void> {
  return along.input === 'keys' ? along.page.keyboard.press('e') : pressed(along, 'none', `${PROMPT} [data-none]`);
}
