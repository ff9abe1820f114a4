import { RulesError } from '@starhold/kernel';
import { expect, test } from 'vitest';
import { factsOf, makeLog } from '../log.ts';

/** What was on a table never stands in the log, whatever broke there (T5). */

const HIDDEN = 'sentinel-card-17';

function lines(...errors: unknown[]): string {
  let text = '';
  const log = makeLog('debug', (line) => {
    text += line;
  });
  for (const error of errors) log.warn('call answer', factsOf(error));
  return text;
}

test('of an error only its kind and its place are written', () => {
  const rules = new RulesError(`no such card: ${HIDDEN}`, { log: {} as never, state: { hand: [HIDDEN] } });
  const own = new TypeError(`${HIDDEN} is not a function`);
  const parse = (() => {
    try {
      return JSON.parse(`{"${HIDDEN}":`);
    } catch (error) {
      return error;
    }
  })();
  // Node's own errors quote what they were given.
  const quoted = (() => {
    try {
      return Buffer.from({ card: HIDDEN } as never);
    } catch (error) {
      return error;
    }
  })();
  const wrong = Object.assign(new TypeError(`Received ${HIDDEN}`), { code: 'ERR_INVALID_ARG_TYPE' });
  const text = lines(rules, own, parse, quoted, wrong, HIDDEN, { card: HIDDEN });
  expect(text.split('\n')).toHaveLength(8);
  expect(text).toContain('"error":"TypeError"');
  expect(text).not.toContain(HIDDEN);
});

test('a system or a database is quoted: whoever runs the server needs its words', () => {
  const system = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  });
  const sqlite = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  expect(lines(system, sqlite)).toMatch(/ECONNREFUSED 127[\s\S]*disk is full/);
});
