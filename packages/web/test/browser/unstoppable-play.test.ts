import { it } from 'vitest';
import { inBrowser } from '../browser.ts';
import { endingOf, scriptOf } from '../unstoppable.ts';
import { type PlayedGame, playScript } from '../unstoppableGame.ts';

/** Whole games from the first answer to the summary. Whole ones that are won are in `unstoppable-play.long.test.ts`. */

const ALONE = [{ name: 'Ada' }];
const PAIR = [{ name: 'Ada' }, { name: 'Bo' }];

/** Alone and as two, lost and won, on a phone and at a desk, in every language. */
const GAMES: [string, PlayedGame][] = [
  [
    'alone on a phone, lost',
    { size: 'phone', lang: 'de', seats: ALONE, options: { boss: 'triumvirate' }, wanted: 'loss' },
  ],
  ['two at a desk, lost', { size: 'desk', lang: 'en', seats: PAIR, options: { boss: 'triumvirate' }, wanted: 'loss' }],
];

const ENDINGS: [string, PlayedGame][] = [
  ['alone at a desk', { size: 'desk', lang: 'cs', seats: ALONE, options: { boss: 'duomo' }, wanted: 'win' }],
  ['two on a phone', { size: 'phone', lang: 'de', seats: PAIR, options: { boss: 'harbinger' }, wanted: 'win' }],
];

inBrowser('a whole game of Unstoppable', () => {
  it.each(GAMES)('%s', (_title, game) => playScript(game, scriptOf(game)), 240_000);

  it.each(ENDINGS)('%s, the end of a game that is won', (_title, game) => playScript(game, endingOf(game, 15)));
});
