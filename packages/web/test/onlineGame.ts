import { type GameModule, quickRng } from '@starhold/kernel';
import type { Somebody } from './onlineVisit.ts';
import { give, type Hands, mixed, read } from './playAlong.ts';

/** One person at an online table: answers what the own page asks, with something that the own door offers, by hand alone. */
export interface AtTable {
  who: Somebody;
  game: GameModule;
  front: Hands['front'];
  luck: number;
  /** Every so many answers are any that is legal, the others good ones; 0: all are good. */
  every: number;
}

/** Longer than the other's tries take: who waits in vain shall not be the first to say so. */
const PATIENCE_MS = 240_000;
const MOST_TRIES = 3;

/** Plays until the end page, or until `until` says so; how many questions were answered. */
export async function playOnline({ who, game, front, luck, every }: AtTable, until: () => boolean): Promise<number> {
  const { page, wire } = who;
  const rng = quickRng(luck);
  const choose = mixed(game, every);
  let answers = 0;
  let tries = 0;
  for (let idle = Date.now(); Date.now() - idle < PATIENCE_MS && !until(); ) {
    const { decision: id, over } = await page.evaluate(read, { after: '', ms: 500 });
    if (over) return answers;
    const { moment } = wire;
    const decision = moment?.decisions.find((open) => open.id === id);
    if (!moment || !decision) {
      await page.waitForTimeout(10);
      continue;
    }
    try {
      await give({ page, input: 'mouse', front }, moment.view, decision, choose(moment.view, decision, rng), 3_000);
      answers++;
      tries = 0;
      idle = Date.now();
    } catch (error) {
      // Somebody else's answer may have changed what is asked while the hand was on its way.
      if (++tries >= MOST_TRIES && wire.moment === moment) throw error;
      await page.keyboard.press('Escape');
    }
  }
  if (until()) return answers;
  const shown = await page.locator('body').innerText();
  throw new Error(`after ${answers} answers nothing is asked; waited for ${wire.moment?.waitingFor}: ${shown}`);
}
