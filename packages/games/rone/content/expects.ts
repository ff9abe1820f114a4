import type { Expectation } from './schema.ts';

/** What the base pack promises about itself: rules file 6.2, for one player's starters as many as lie in one set. */

const expect = (of: Expectation['of'], n: number, where: Expectation['where'] = {}): Expectation => ({ of, where, n });

export const EXPECTS: Expectation[] = [
  expect('cards', 12, { set: 'starter' }),
  expect('cards', 6, { set: 'additional' }),
  expect('cards', 80, { set: 'recruit' }),
  expect('cards', 64, { set: 'recruit', copies: 2 }),
  expect('cards', 16, { set: 'recruit', copies: 1 }),
  expect('leaders', 8),
  expect('technologies', 24),
  expect('invasion', 26, { set: 'starter' }),
  expect('invasion', 44, { set: 'invasion' }),
  expect('protocols', 12),
  expect('scenarios', 2),
];
