import { it } from 'vitest';
import { inBrowser } from '../browser.ts';
import { type PlayedGame, playWhole } from '../tableGame.ts';

const GAMES: [string, PlayedGame][] = [
  ['alone on a phone', { size: 'phone', players: 1, input: 'pointer' }],
  ['alone at a desk', { size: 'desk', players: 1, input: 'pointer' }],
  ['one person and two bots at a desk', { size: 'desk', players: 3, input: 'pointer' }],
];

inBrowser('more whole games', () => {
  it.each(GAMES)('%s', (_title, game) => playWhole(game), 240_000);
});
