import { expect, it } from 'vitest';
import { walkThrough } from '../anchors.ts';
import { inBrowser, withPage } from '../browser.ts';
import type { Look } from '../layoutGrid.ts';

/** The board keeps its pixels while questions come and go. */

const PHONE: Look = { size: '390x664', lang: 'de', text: 'normal', theme: 'dark' };
const LAPTOP: Look = { size: '1366x650', lang: 'cs', text: 'normal', theme: 'light' };

inBrowser('from question to question', () => {
  it.each([PHONE, LAPTOP])('nothing moves at $size', (look) =>
    withPage('desk', async (visit) => {
      const { moved, gold, problems } = await walkThrough(visit, { look, questions: 20 });
      expect(moved).toEqual([]);
      expect([...problems]).toEqual([]);
      expect(gold.size).toBeLessThanOrEqual(2);
    }),
  );
});
