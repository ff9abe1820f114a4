import { type GameModule, LANGUAGES } from '@starhold/kernel';
import type { Page } from 'playwright-core';
import type { SeatSetup } from '../session/types.ts';
import type { Visit } from './browser.ts';
import { type Look, problemsAt } from './layoutGrid.ts';
import { anchorsOf } from './layoutMeasure.ts';
import { answerAny, sit } from './position.ts';

export interface Walk {
  /** Bossin' Space by default. */
  game?: GameModule;
  seats?: SeatSetup[];
  options?: Record<string, string | number | boolean>;
  look: Look;
  questions: number;
  /** After how many questions the next language is spoken. */
  spell?: number;
}

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

/**
 * Answers question after question, in one game after the other and one language after the other; at each of them nothing
 * but the words may move, and the whole table is measured. Where cards lie in rows, the hand is as high as its rows: tables
 * of equal rows are compared.
 */
export async function walkThrough({ page, open }: Visit, walk: Walk): Promise<Walked> {
  const { game, seats = [{ name: 'Ada' }], options = {}, look, questions, spell = 1 } = walk;
  const walked: Walked = { moved: [], gold: new Set(), problems: new Set(), asked: 0 };
  const first = new Map<string, Record<string, string>>();
  for (let deal = 1; walked.asked < questions; walked.asked++) {
    if (walked.asked === 0 || (await isOver(page))) {
      await sit(page, open, {
        ...(game ? { game } : {}),
        seats,
        options,
        seed: (deal++).toString(16).padStart(2, '0').repeat(16),
        until: () => true,
      });
    }
    // A button that has just changed lets a press through for a moment.
    await page.waitForFunction(() => document.querySelector('[data-prompt] [data-fresh]') === null);
    const spoken = LANGUAGES.indexOf(look.lang) + Math.floor(walked.asked / spell);
    const lang = LANGUAGES[spoken % LANGUAGES.length];
    for (const line of await problemsAt(page, { ...look, lang })) walked.problems.add(`${lang}: ${line}`);
    const { rows, gold, ...anchors } = await anchorsOf(page);
    const before = first.get(rows) ?? anchors;
    first.set(rows, before);
    for (const [name, at] of Object.entries(anchors))
      if (before[name] !== undefined && before[name] !== at) walked.moved.push(`${name}: ${before[name]} → ${at}`);
    if (gold !== '') walked.gold.add(Number(gold));
    await answerAny(page);
  }
  return walked;
}
