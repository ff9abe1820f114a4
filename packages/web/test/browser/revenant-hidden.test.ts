import { game, type PlayerView, type View } from '@starhold/revenant';
import { packOf } from '@starhold/revenant/content';
import { expect, it } from 'vitest';
import { inBrowser, withPage } from '../browser.ts';
import { quickly } from '../driver.ts';
import { dumpStorage, overhear, type Readable, readable, told } from '../hidden.ts';
import { bring, firstDeal, PROMPT, savedAt, tableAt, type Wish } from '../position.ts';

/** Two people pass one device in the middle of a game of Revenant: hand, agendas and hidden influence of the other are nowhere. */

const sum = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0);
const MIDDLE: Wish<View> = firstDeal<View>({
  game,
  seats: [{ name: 'Ada' }, { name: 'Ben' }],
  until: (_has, { cycle, players }, { at, ask }) =>
    at === 'send' &&
    ask.seat === 1 &&
    cycle >= 2 &&
    players.every(({ hand, hiddenCards }) => hiddenCards >= 1 && sum(Object.values(hand)) >= 2),
});

const secretsOf = (seat: number): PlayerView => (tableAt(MIDDLE).seen(seat).view as View).players[seat];

/** What can be read of cards that only one person may see; empty is what is wanted. */
function leaks(all: Partial<Readable> & { heard?: string }, { cards, personal, fleet }: PlayerView): string[] {
  return [...cards, personal, fleet].flatMap((id) => {
    const name = packOf(tableAt(MIDDLE).seen(0).view as View).names.get(id)?.en;
    if (name === undefined) throw new Error(`there is no ${id}`);
    const found = Object.entries(all).filter(([, text]) => new RegExp(`\\b${id}\\b`).test(text) || text.includes(name));
    return found.map(([where]) => `${id} in ${where}`);
  });
}

/** Of every position that was told to the page: the hidden influence by House, by player. */
function hiddenTold(messages: string): number[] {
  const found = [0, 0];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { players } = value as { players?: { hidden?: number[] }[] };
    if (Array.isArray(players)) {
      players.forEach(({ hidden }, seat) => {
        if (hidden) found[seat] = Math.max(found[seat], sum(hidden));
      });
    }
    Object.values(value).forEach(visit);
  };
  for (const message of messages.split('\n')) visit(JSON.parse(message));
  return found;
}

inBrowser('what only one admiral may see', () => {
  it('is nowhere before Ben has taken the device, and what is Ada’s stays nowhere', () =>
    withPage('desk', async ({ page, context, open }) => {
      await quickly(page);
      await overhear(page);
      const devtools = await context.newCDPSession(page);
      const [ada, ben] = [secretsOf(0), secretsOf(1)];
      await open();
      await bring(page, savedAt(MIDDLE));
      const pass = page.locator('[data-hand-over]');
      await pass.waitFor();
      const before = await readable(page, devtools);
      expect([...leaks(before, ada), ...leaks(before, ben)]).toEqual([]);
      expect(hiddenTold(await told(page))).toEqual([0, 0]);

      await pass.getByRole('button').click();
      await page.locator(PROMPT).waitFor();
      const { storage: _, ...shown } = await readable(page, devtools);
      expect(leaks(shown, ben).length).toBeGreaterThan(3); // the check can see cards
      expect(leaks({ ...shown, storage: await dumpStorage(page) }, ada)).toEqual([]);
      const heard = await told(page);
      expect(leaks({ heard }, ben).length).toBeGreaterThan(1); // something was overheard
      expect(leaks({ heard }, ada)).toEqual([]);
      expect(hiddenTold(heard)).toEqual([0, sum(ben.hidden)]);
      expect(heard).not.toContain(MIDDLE.seed);

      await page.reload();
      await pass.waitFor();
      const again = await readable(page, devtools);
      expect([...leaks(again, ada), ...leaks(again, ben)]).toEqual([]);
    }));
});
