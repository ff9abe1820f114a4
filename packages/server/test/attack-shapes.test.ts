import { CALLS, TALK } from '@starhold/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attackedTable, C, SOUND } from './support/attacked.ts';
import type { Club, Visitor } from './support/club.ts';

/** Messages that no honest page makes, of every kind there is. The numbers are those of docs/hardening.md. */

let club: Club;
let ann: Visitor;
let table = '';
let isWell: () => Promise<void>;

beforeAll(async () => {
  ({ club, ann, table, isWell } = await attackedTable());
});
afterAll(() => club.close());

function deep(levels: number): unknown {
  let value: unknown = 'x';
  for (let i = 0; i < levels; i++) value = { a: value };
  return value;
}

describe('what cannot be read (T16, T18, T20)', () => {
  const odd: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', []],
    ['a text', 'x'.repeat(9_000)],
    ['an unknown key', { extra: 1 }],
    ['a prototype', JSON.parse('{"__proto__":{"polluted":1}}')],
    ['a constructor', { constructor: { prototype: { polluted: 1 } } }],
    ['depth', deep(60)],
    ['width', Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`k${i}`, i]))],
    ['many', Array.from({ length: 2_000 }, () => 0)],
    ['bytes', { c: Buffer.from('abc') }],
    ['another seat', { seat: 1, eyes: 1 }],
  ];

  it.each([...Object.keys(CALLS), ...Object.keys(TALK)])('%s', async (name) => {
    const sound: Record<string, object> = {
      ...SOUND,
      chat: { c: C, text: 'x' },
      mute: { person: 'somebody', on: true },
      report: { c: C, person: 'somebody', text: 'x' },
      here: { looking: true },
    };
    // Whoever sends a hundred of these is cut off, so each kind comes by a socket of its own.
    const guest = await ann.sit(table);
    const started = process.cpuUsage();
    let count = 0;
    for (const [what, value] of odd) {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      for (const sent of isObject ? [{ ...sound[name], ...value }, withOwnProto(sound[name], value)] : [value]) {
        expect(await guest.say(name, sent), what).toEqual({ ok: false, why: 'malformed' });
        count++;
      }
    }
    for (const [key, value] of Object.entries(sound[name])) {
      const wrong = [null, -1, 1.5, 1e308, '\ud800', [], {}, 'x'.repeat(600), deep(3)];
      for (const other of wrong.filter((one) => JSON.stringify(one) !== JSON.stringify(value)).slice(0, 9)) {
        const said = await guest.say(name, { ...sound[name], [key]: other });
        expect(said.ok, `${key}: ${JSON.stringify(other)?.slice(0, 40)}`).toBe(false);
        count++;
        if (count % 90 === 89) break;
      }
    }
    // Of the processor, both ends together: how busy the machine is otherwise does not count.
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1_000 / count).toBeLessThan(10);
    guest.close();
    await isWell();
  });

  it('names that do not exist, and messages without anybody who waits', async () => {
    const guest = await ann.sit(table);
    for (const name of ['debug', 'constructor', '__proto__', 'toString', 'call', 'admin', 'resync', 'full']) {
      expect(await guest.say(name, {}), name).toEqual({ ok: false, why: 'malformed' });
    }
    guest.socket.emit('answer', { c: C });
    guest.socket.emit('answer');
    guest.socket.emit('answer', 'x', 'y', 'z');
    await isWell();
    guest.close();
  });

  it('bodies of routes', async () => {
    const bodies = [
      '{',
      '[]',
      'null',
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
      '{"name":"\\ud800"}',
      '{"name":1e999}',
    ];
    for (const path of ['/api/guests', '/api/me', '/api/tables', `/api/tables/${table}/do/answer`, '/api/login']) {
      for (const body of bodies) {
        const response = await fetch(club.url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: ann.cookie, origin: club.url },
          body,
        });
        expect([400, 413], `${path} ${body.slice(0, 40)}`).toContain(response.status);
        expect(['shape', 'tooLarge']).toContain(((await response.json()) as { problem: string }).problem);
      }
    }
    const text = await fetch(`${club.url}/api/me`, {
      method: 'POST',
      headers: { cookie: ann.cookie, origin: club.url, 'content-type': 'text/plain' },
      body: '{"name":"X"}',
    });
    expect(text.status).toBe(400);
    await isWell();
  });
});

/** The same with an own key `__proto__`, as JSON can bring it. */
function withOwnProto(sound: object, value: unknown): unknown {
  const text = JSON.stringify({ ...sound, extra: value });
  return JSON.parse(text.replace('"extra"', '"__proto__"'));
}
