import { game as revenant } from '@starhold/revenant';
import { game as rone } from '@starhold/rone';
import { game as unstoppable } from '@starhold/unstoppable';
import { expect, it } from 'vitest';
import { type Walk, walkThrough } from '../anchors.ts';
import { inBrowser, withPage } from '../browser.ts';
import { SIZES } from '../layoutGrid.ts';

/** Two hundred questions at every size, the whole table measured at each of them; every tenth brings the next language. */

type Played = Omit<Walk, 'look' | 'questions'>;

const WITH_BOT = [{ name: 'Ada' }, { name: 'Korr', bot: 'rules' }];

const GAMES: Record<string, Played> = {
  'Bossin’ Space': {},
  Unstoppable: { game: unstoppable },
  'a duel of RONE': { game: rone, options: { mode: 'duel' }, seats: WITH_BOT },
  'RONE against the Invasion': { game: rone, options: { mode: 'coop' } },
  Revenant: { game: revenant, seats: WITH_BOT },
};

const WALKS = Object.entries(GAMES).flatMap(([title, played]) => SIZES.map((size) => ({ title, size, played })));

inBrowser('from question to question, at every size', () => {
  it.each(WALKS)(
    '$title: nothing moves at $size',
    ({ size, played }) =>
      withPage('desk', async (visit) => {
        const look = { size, lang: 'en', text: 'normal', theme: 'dark' } as const;
        const { moved, gold, problems } = await walkThrough(visit, { ...played, look, questions: 200, spell: 10 });
        expect([...new Set(moved)]).toEqual([]);
        expect([...problems]).toEqual([]);
        expect(gold.size).toBeLessThanOrEqual(2);
      }),
    600_000,
  );
});
