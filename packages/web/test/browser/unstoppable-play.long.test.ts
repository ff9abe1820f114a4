import { it } from 'vitest';
import { inBrowser } from '../browser.ts';
import { scriptOf } from '../unstoppable.ts';
import { type PlayedGame, playScript } from '../unstoppableGame.ts';

const SEATS = [{ name: 'Ada' }, { name: 'Bo' }];
const GAME: PlayedGame = { size: 'phone', lang: 'de', seats: SEATS, options: { boss: 'duomo' }, wanted: 'win' };

inBrowser('a long game of Unstoppable', () => {
  it('two on a phone, won', () => playScript(GAME, scriptOf(GAME)), 480_000);
});
