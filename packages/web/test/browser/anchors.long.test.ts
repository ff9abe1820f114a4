import { LANGUAGES } from '@starhold/kernel';
import { expect, it } from 'vitest';
import { walkThrough } from '../anchors.ts';
import { inBrowser, withPage } from '../browser.ts';
import { SIZES } from '../layoutGrid.ts';

/** Two hundred questions at every size, one language after the other. */

inBrowser('from question to question, at every size', () => {
  it.each(SIZES.flatMap((size) => LANGUAGES.map((lang) => ({ size, lang }))))(
    'nothing moves at $size, $lang',
    ({ size, lang }) =>
      withPage(
        'desk',
        async (visit) => {
          const look = { size, lang, text: 'normal', theme: 'dark' } as const;
          const { moved, gold, problems } = await walkThrough(visit, look, 200);
          expect(moved).toEqual([]);
          expect([...problems]).toEqual([]);
          expect(gold.size).toBeLessThanOrEqual(2);
        },
        { painted: true },
      ),
    600_000,
  );
});
