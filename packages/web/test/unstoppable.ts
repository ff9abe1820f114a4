import { type Ask, type Decision, type Logged, type Picked, quickRng, type Saved, saveOf } from '@starhold/kernel';
import { seatWords } from '@starhold/session';
import { game } from '@starhold/unstoppable';
import type { Page } from 'playwright-core';
import { newTable } from '../session/opening.ts';
import type { SeatSetup } from '../session/types.ts';

/**
 * Whole games of Unstoppable for the page. They are played in Node.js first, by a player who wins or by one who gives
 * in; then every one of these answers is given through the page, from the first to the last.
 */

export interface Script {
  /** The table before the first answer. */
  saved: Saved;
  answers: readonly Logged[];
  /** What was asked, by the decision. */
  asks: ReadonlyMap<string, Ask>;
  over: string;
  end: string;
}

export interface Plot {
  seats: SeatSetup[];
  options: Record<string, string | number | boolean>;
  wanted: 'win' | 'loss';
}

const TRIES = 150;

/** Of the first games that end as wanted the shortest: nothing here depends on single cards. */
export function scriptOf({ seats, options, wanted }: Plot, enough = 40): Script {
  let best: Script | undefined;
  let found = 0;
  for (let seed = 1; seed <= TRIES && found < enough; seed++) {
    const script = played(seats, options, seed.toString(16).padStart(32, '0'), wanted === 'loss');
    if (script.over !== wanted) continue;
    found++;
    if (!best || script.answers.length < best.answers.length) best = script;
  }
  if (!best) throw new Error(`no game ended with ${wanted}`);
  return best;
}

/** The last answers of a game, and the table before them. */
export function endingOf(plot: Plot, last: number): Script {
  const script = scriptOf(plot, 1);
  const { seats, options } = plot;
  const table = newTable(game, game.parseOptions({ players: seats.length, ...options }), script.saved.seed);
  const [before, answers] = [script.answers.slice(0, -last), script.answers.slice(-last)];
  for (const { decision, seat, pick } of before) table.answer({ decision, seat, pick });
  return { ...script, saved: saveOf(table, seatWords({ game: game.id, options: {}, seats })), answers };
}

function played(seats: SeatSetup[], options: Plot['options'], seed: string, givesIn: boolean): Script {
  const table = newTable(game, game.parseOptions({ players: seats.length, ...options }), seed);
  const saved = saveOf(table, seatWords({ game: game.id, options: {}, seats }));
  const rng = quickRng(1);
  const asks = new Map<string, Ask>();
  while (table.over === '') {
    const [seat] = table.waitingFor;
    const { view, decisions } = table.seen(seat);
    const [decision] = decisions;
    asks.set(decision.id, decision.ask);
    const pick = (givesIn ? passing(decision) : null) ?? game.brain.choose(view, decision, rng);
    const outcome = table.answer({ decision: decision.id, seat, pick });
    if (!outcome.ok) throw new Error(`${decision.id}: ${outcome.why}`);
  }
  const { end } = table.seen('table').view as { end: string };
  return { saved, answers: table.log().answers, asks, over: table.over, end };
}

function passing({ ask }: Decision): Picked | null {
  if (ask.kind !== 'one') return null;
  return ['end', 'skip'].find((id) => ask.options.includes(id)) ?? null;
}

/**
 * Gives one answer by clicks: on the thing itself where it lies open, else in the prompt or the list of choices. A touch
 * arms, gold says it; what declines is said at once.
 */
export async function giveAnswer(page: Page, answer: Logged, byThings: boolean): Promise<void> {
  const problem = await page.evaluate(
    async ({ decision, pick, byThings: things }) => {
      const until = async (done: () => boolean, what: string): Promise<void> => {
        const start = performance.now();
        while (!done()) {
          if (performance.now() - start > 20_000) throw new Error(`waited for ${what} in vain`);
          await new Promise((go) => setTimeout(go, 4));
        }
      };
      const prompt = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-prompt]');
      const isOver = (): boolean => prompt() === null;
      const asked = (): string => (prompt()?.ariaBusy === 'true' ? '' : (prompt()?.dataset.decision ?? ''));
      /** A button that has just changed takes no press. */
      const isReady = (): boolean => document.querySelector('[data-prompt] [data-fresh]') === null;
      const click = (element: Element | null | undefined, what: string): void => {
        if (!(element instanceof HTMLElement)) throw new Error(`there is no ${what}`);
        element.click();
      };
      const option = (id: string): Element | null => document.querySelector(`[data-option="${CSS.escape(id)}"]`);
      const commit = (): Element | null =>
        document.querySelector('[data-prompt] button[aria-keyshortcuts="Enter"]:not([aria-disabled])');
      const isShown = (element: Element | null): boolean => element !== null && element.getClientRects().length > 0;
      /** The thing that an option lies on, wherever that is. */
      const thingOf = (id: string): HTMLElement | null => {
        const [verb, ref = ''] = id.split(':');
        const handle = /^k\d+/.exec(ref)?.[0];
        const at: Record<string, string> = {
          draft: `[data-target="deck:${ref}"]`,
          keep: `[data-target="looking:${ref}"]`,
          buy: `[data-flip="upgrade-${ref}"]`,
          shelve: `[data-flip="upgrade-${ref}"]`,
          seat: `[data-target="player:${ref}"]`,
          sweep: `[data-target="player:${ref.slice(1)}"]`,
          trigger: '[data-target="story"]',
          tell: `[data-offer] [data-option="${id}"]`,
        };
        const selector = handle ? `[data-target="card:${handle}"]` : at[verb];
        if (selector === undefined) return null;
        const all = [...document.querySelectorAll<HTMLElement>(selector)];
        return all.find(isShown) ?? all[0] ?? null;
      };
      /** A touch arms; the gold button, or a second touch, says it. Behind a tab the tab comes first. */
      const touch = async (id: string, thing: HTMLElement): Promise<void> => {
        if (!isShown(thing)) {
          const zone = thing.closest<HTMLElement>('[data-part]')?.dataset.part;
          click(document.querySelector(`[data-tab="${zone}"], [data-open="${zone}"]`), `way to ${id}`);
          await until(() => isShown(thingOf(id)), id);
        }
        click(thingOf(id), id);
        await new Promise((go) => setTimeout(go, 0));
        // A thing with several choices asks which one.
        const which = document.querySelector(`[data-prompt] [data-option="${CSS.escape(id)}"]`);
        if (which && asked() === decision && !document.querySelector('[data-gold]')) click(which, id);
      };
      const tidy = async (): Promise<void> => {
        for (const dialog of document.querySelectorAll('dialog[open]'))
          click(dialog.querySelector('header button'), 'way to close');
        await until(() => document.querySelector('dialog[open]') === null, 'a clear table');
      };
      const choose = async (id: string): Promise<void> => {
        const thing = thingOf(id);
        if (things && thing && isShown(thing)) return touch(id, thing);
        if (option(id)) return click(option(id), id);
        // The single real answer is gold at once.
        const list = document.querySelector('[data-prompt] [data-open="list"]');
        if (!list && commit()) return click(commit(), id);
        if (thing) return touch(id, thing);
        click(list, `button for the list, and ${id} is not in the prompt`);
        await until(() => option(id) !== null, id);
        click(option(id), id);
      };
      try {
        // Where two may answer, the page may ask the other one, and offers to change over.
        const otherSeat = (): Element | null => document.querySelector('[data-open="seat"]');
        await until(
          () => asked() === decision || (asked() !== '' && otherSeat() !== null),
          `${decision}; asked is ${asked()}`,
        );
        if (asked() !== decision) click(otherSeat(), 'other seat');
        await until(() => asked() === decision, `${decision} after the other one answers`);
        await tidy();
        await until(isReady, 'buttons that take a press');
        if (typeof pick === 'string') {
          await choose(pick);
        } else if (Array.isArray(pick)) {
          const places = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-prompt] [data-item]')];
          if (places().length > 0) {
            for (let i = 0; i < pick.length; i++) {
              const at = places().findIndex((place, j) => j >= i && place.dataset.item === pick[i]);
              if (at === i) continue;
              click(places()[i].querySelector('button'), 'place');
              await new Promise((go) => setTimeout(go, 0));
              click(places()[at].querySelector('button'), 'other place');
              await until(() => places()[i].dataset.item === pick[i], 'the order');
            }
          } else {
            for (const id of pick) await choose(id);
          }
          await tidy();
          // Choosing nothing is declining, and stands where everything does that declines.
          const says = (): Element | null => (pick.length === 0 ? document.querySelector('[data-none]') : commit());
          await until(() => says() !== null && isReady(), 'the way to confirm');
          click(says(), 'commit');
        } else {
          for (const [bin, n] of Object.entries(pick)) {
            for (let i = 0; i < n; i++) {
              click(document.querySelector(`[data-prompt] [data-target="${bin}"] button:last-of-type`), 'more');
              await new Promise((go) => setTimeout(go, 0));
            }
          }
          await until(() => commit() !== null && isReady(), 'the way to pay');
          click(commit(), 'commit');
        }
        const start = performance.now();
        await until(() => {
          if (isOver() || asked() !== decision) return true;
          // What was touched is armed: it is said by the gold button.
          if (typeof pick === 'string' && performance.now() - start > 60 && commit()) click(commit(), 'commit');
          return false;
        }, `the end of ${decision}`);
        return '';
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    { decision: answer.decision, pick: answer.pick, byThings },
  );
  if (problem !== '') throw new Error(`${answer.decision} ${JSON.stringify(answer.pick)}: ${problem}`);
}
