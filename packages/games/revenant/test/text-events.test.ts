import { LANGS, plain } from '@starhold/effects/text';
import { flawIn } from '@starhold/effects/text/testing';
import type { SeenEvent } from '@starhold/kernel';
import { expect, test } from 'vitest';
import { packs } from '../content/index.ts';
import { logLine } from '../text/index.ts';

/** Events that are told too rarely for the suite to meet them in its games. */
const RARE: [type: string, pub: Record<string, unknown>, en: string][] = [
  ['covered', { card: 'X1', effect: 2 }, 'Anna: protection on “Energy Discharge”, lower effect'],
  ['shuttleChosen', { ship: 'shuttleBEL' }, 'Anna: Belitan shuttle will arrive with the jump'],
  ['shieldsGone', { sector: 's3', n: 2 }, 'Sector 3: 2 shields removed'],
  ['reshuffled', { pile: 'hidden', count: 5 }, 'A new deck is shuffled: 5 hidden influence cards'],
  ['lostPrestige', { n: 2 }, 'Anna: loses 2 prestige'],
  ['ignored', { what: 'ship' }, 'Anna: ignores the corruption of the ship'],
];

test.each(RARE)('%s can be read in every language', (type, pub, en) => {
  const event = {
    type,
    seat: ['shieldsGone', 'reshuffled'].includes(type) ? -1 : 0,
    rule: 'REV-1.1',
    pub,
  } as unknown as SeenEvent;
  const line = (lang: (typeof LANGS)[number]): string =>
    plain(logLine({ pack: packs.base }, event, ['Anna', 'Petr'], lang));
  expect(line('en')).toBe(en);
  expect(LANGS.map((lang) => flawIn(line(lang)))).toEqual([undefined, undefined, undefined]);
});
