import type { Expectation } from './schema-pack.ts';

/** What the base pack promises about itself: rules file 6.3.12. */

const expect = (of: Expectation['of'], n: number, where: Expectation['where'] = {}): Expectation => ({ of, where, n });

export const EXPECTS: Expectation[] = [
  expect('operations', 30, { kind: 'cadet' }),
  expect('operations', 30, { kind: 'frigate' }),
  expect('operations', 30, { kind: 'command' }),
  expect('planets', 29),
  expect('scanners', 15, { set: '2' }),
  expect('scanners', 15, { set: '3' }),
  expect('scanners', 15, { set: '4' }),
  expect('scanners', 15, { cycle: 1 }),
  expect('scanners', 15, { cycle: 2 }),
  expect('scanners', 15, { cycle: 3 }),
  expect('colonies', 7),
  expect('agendas', 9, { set: 'personal' }),
  expect('agendas', 4, { set: 'fleet' }),
  expect('failures', 7, { set: 'ship' }),
  expect('failures', 4, { set: 'mission' }),
  expect('crews', 8),
  expect('frigates', 4),
  expect('dice', 3),
  expect('houses', 63),
  expect('actions', 5),
  expect('orders', 12),
];
