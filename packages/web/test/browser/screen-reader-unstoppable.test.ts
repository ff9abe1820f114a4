import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Logged, quickRng, type Saved, saveOf, verbOf } from '@starhold/kernel';
import { seatWords } from '@starhold/session';
import { game, type UnsView } from '@starhold/unstoppable';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newTable } from '../../session/opening.ts';
import { isQuiet } from '../../tables/unstoppable/board/targets.ts';
import { inBrowser, withPage } from '../browser.ts';
import { ALL_ASKED, settled, still, taking } from '../driver.ts';
import { Listener } from '../listener.ts';
import { bring, PROMPT } from '../position.ts';

/**
 * One whole turn of Unstoppable by keyboard, as a screen reader tells it. Where the table comes to say something else,
 * read the new transcript with your eyes closed, then keep it: UPDATE_FIXTURES=1.
 */

const FIXTURE = join(import.meta.dirname, '..', 'fixtures', 'turn.transcript.txt');

const SEATS = [{ name: 'Ada' }];
const WANTED_VERBS = ['keep', 'under', 'play', 'hit', 'buy', 'fit', 'end'];
const WANTED_EVENTS = ['damaged', 'defeated', 'bought', 'drafted', 'hurt'];
const MOST_ANSWERS = 12;

interface Turn {
  saved: Saved;
  answers: readonly Logged[];
}

/** The first short turn in which everything usual happens: draft, actions, damage, defeat, purchase, threats, cleanup. */
function wholeTurn(): Turn {
  for (let seed = 1; seed < 400; seed++) {
    const found = turnIn(seed.toString(16).padStart(32, '0'));
    if (found) return found;
  }
  throw new Error('no deal has such a turn');
}

function turnIn(seed: string): Turn | undefined {
  const table = newTable(game, game.parseOptions({ players: 1 }), seed);
  const rng = quickRng(1);
  let start = { turn: 0, saved: saveOf(table, []), event: 0 };
  let answers: Logged[] = [];
  while (table.over === '' && start.turn < 5) {
    const { view, decisions } = table.seen(0);
    const { turn } = view as UnsView;
    if (turn !== start.turn) {
      const verbs = new Set(answers.flatMap(({ pick }) => [pick].flat()).map((id) => verbOf(String(id))));
      const events = new Set(table.events(0, start.event).map(({ type }) => type));
      const isWhole = WANTED_VERBS.every((v) => verbs.has(v)) && WANTED_EVENTS.every((e) => events.has(e));
      if (start.turn > 1 && isWhole && answers.length <= MOST_ANSWERS) return { saved: start.saved, answers };
      start = {
        turn,
        saved: saveOf(table, seatWords({ game: game.id, options: {}, seats: SEATS })),
        event: table.told,
      };
      answers = [];
    }
    const [decision] = decisions;
    const pick = game.brain.choose(view, decision, rng);
    answers.push({ decision: decision.id, seat: 0, pick });
    table.answer({ decision: decision.id, seat: 0, pick });
  }
  return undefined;
}

/** Gives an answer as somebody who cannot see: goes to the question, then through the choices until the wanted one. */
async function answer(page: Page, reader: Listener, { decision, pick }: Logged): Promise<void> {
  await page.waitForFunction(
    ([prompt, id]) => document.querySelector<HTMLElement>(prompt)?.dataset.decision === id,
    [PROMPT, decision],
  );
  await taking(page);
  await reader.press('q');
  if (typeof pick === 'string') {
    const option = page.locator(`[data-prompt] [data-option="${pick}"]`);
    const list = page.locator('[data-prompt] [data-open="list"]');
    const isThere = (): Promise<boolean> =>
      page.evaluate((id) => (document.activeElement as HTMLElement | null)?.dataset.option === id, pick);
    const goWith = async (key: string): Promise<void> => {
      for (let i = 0; i < 30 && !(await isThere()); i++) await reader.press(key);
    };
    if (isQuiet(pick)) {
      // What declines is said at once, and stands behind everything else but the list, which may be open.
      await goWith((await list.count()) > 0 ? 'Shift+Tab' : 'Tab');
    } else if ((await option.count()) === 0 && (await list.count()) === 0) {
      // The single real answer is the gold button.
      await reader.goToCommit();
    } else {
      if ((await option.count()) === 0) await reader.goTo('[data-open="list"]');
      if ((await list.count()) > 0) await reader.press('a');
      await goWith('ArrowRight');
      await reader.press('Space');
    }
  } else {
    await reader.goToCommit();
  }
  await reader.commit();
}

inBrowser('Unstoppable for a screen reader', () => {
  it('tells one turn so that it can be followed', () =>
    withPage('desk', async ({ page, open }) => {
      const { saved, answers } = wholeTurn();
      await settled(page, ALL_ASKED);
      await open();
      await bring(page, saved);
      await page.locator(PROMPT).waitFor();
      await still(page);
      const reader = await Listener.at(page);
      for (const given of answers) await answer(page, reader, given);
      for (const key of ['b', 'c', 'l']) await reader.press(key);
      const told = `${reader.lines.join('\n')}\n`;
      if (process.env.UPDATE_FIXTURES) writeFileSync(FIXTURE, told);
      expect(told).toBe(readFileSync(FIXTURE, 'utf8'));
    }));
});
