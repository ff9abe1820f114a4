import { it } from 'vitest';
import { inBrowser } from '../browser.ts';
import { scriptOf } from '../unstoppable.ts';
import { type PlayedGame, playScript } from '../unstoppableGame.ts';

const SEATS = [{ name: 'Ada' }, { name: 'Bo' }];
const GAME: PlayedGame = { size: 'phone', lang: 'de', seats: SEATS, options: { boss: 'duomo' }, wanted: 'win' };

const ALONE: PlayedGame = { ...GAME, size: 'desk', lang: 'cs', seats: [{ name: 'Ada' }] };

const KEYS: PlayedGame = {
  size: 'desk',
  lang: 'en',
  seats: [{ name: 'Ada' }],
  options: { boss: 'harbinger' },
  wanted: 'win',
  byKeys: true,
};

inBrowser('a long game of Unstoppable', () => {
  it('two on a phone, won', () => playScript(GAME, scriptOf(GAME)), 480_000);
  it('alone at a desk, won', () => playScript(ALONE, scriptOf(ALONE)), 480_000);
  it('alone at a desk by keys alone, won', () => playScript(KEYS, scriptOf(KEYS)), 480_000);
});
