import type { Page } from 'playwright-core';
import type { Visit } from './browser.ts';
import { type Look, problemsAt } from './layoutGrid.ts';
import { anchorsOf } from './layoutMeasure.ts';
import { answerAny, sit } from './position.ts';

export interface Walked {
  /** What moved, and where to. */
  moved: string[];
  /** Right edges of the gold button: one for questions on the board, one for those in the hand. */
  gold: Set<number>;
  problems: Set<string>;
  asked: number;
}

const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[data-prompt]:not([data-decision=""])') === null);

/** Answers question after question, in one game after the other; nothing but the words may move, and nothing is cut. */
export async function walkThrough({ page, open }: Visit, look: Look, questions: number): Promise<Walked> {
  const walked: Walked = { moved: [], gold: new Set(), problems: new Set(), asked: 0 };
  let first: Record<string, string> = {};
  for (let deal = 1; walked.asked < questions; walked.asked++) {
    if (walked.asked === 0 || (await isOver(page))) {
      await sit(page, open, {
        seats: [{ name: 'Ada' }],
        seed: (deal++).toString(16).padStart(2, '0').repeat(16),
        until: () => true,
      });
      await problemsAt(page, look);
      if (deal === 2) first = await anchorsOf(page);
    }
    for (const line of await problemsAt(page, look)) walked.problems.add(line);
    for (const [name, at] of Object.entries(await anchorsOf(page)))
      if (first[name] !== undefined && first[name] !== at) walked.moved.push(`${name}: ${first[name]} → ${at}`);
    const gold = await page.evaluate(() =>
      document.querySelector('[data-gold]')?.getBoundingClientRect().right.toFixed(0),
    );
    if (gold !== undefined) walked.gold.add(Number(gold));
    await answerAny(page);
  }
  return walked;
}
