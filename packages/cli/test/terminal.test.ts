import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseSave, seedOf, Table } from '@starhold/kernel';
import { gameById } from '@starhold/lab';
import { afterEach, describe, expect, it } from 'vitest';
import { KeptFile } from '../files/kept.ts';
import type { AnyTable } from '../saves.ts';
import { chairsOf } from '../session/seats.ts';
import { Session } from '../session/session.ts';
import { Terminal } from '../terminal.ts';
import { at, starhold } from './support.ts';

/** A terminal of keys and a screen, as `readline` sees one. */
class Keys extends PassThrough {
  readonly isTTY = true;
  isRaw = false;
  setRawMode(raw: boolean): this {
    this.isRaw = raw;
    return this;
  }
}

const [UP, DOWN, YANK, UNDO, BACK] = ['\u001b[A', '\u001b[B', '\u0019', '\u001f', '\u0012'];

class Person {
  readonly keys = new Keys();
  private readonly screen = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  private text = '';
  readonly io: Terminal;

  constructor() {
    this.screen.on('data', (chunk) => {
      this.text += chunk;
    });
    this.io = new Terminal(this.keys as unknown as NodeJS.ReadStream, this.screen as unknown as NodeJS.WriteStream);
  }

  /** What the screen shows since it was last looked at. */
  async look(): Promise<string> {
    await sleep(20);
    const { text } = this;
    this.text = '';
    return text;
  }

  type(keys: string): void {
    this.keys.write(keys);
  }
}

let people: Person[] = [];
const person = (): Person => {
  const one = new Person();
  people.push(one);
  return one;
};
afterEach(() => {
  for (const { io } of people) io.close();
  people = [];
});

describe('handing the screen over', () => {
  it.each([
    ['the line before', UP],
    ['the line before that', `${UP}${UP}${DOWN}`],
    ['what was cut', YANK],
    ['what was undone', UNDO],
    ['what can be searched for', `${BACK}s`],
  ])('nothing shows the next person %s', async (_what, keys) => {
    const { io, look, type } = bound(person());
    for (const line of ['plan', 'secret']) {
      const asked = io.ask('A > ');
      type(`${line}\r`);
      expect(await asked).toBe(line);
    }
    const asked = io.ask('A > ');
    type('secret of A\u0015secret\u0015\r');
    expect(await asked).toBe('');
    await look();
    io.forget();
    const next = io.ask('B > ');
    type(keys);
    expect(await look()).not.toContain('secret');
    type('\r');
    expect(await next).not.toContain('secret');
  });

  it('forgets what was typed ahead, half a line as well as a whole one', async () => {
    const { io, look, type } = bound(person());
    type('whole\rhalf');
    await look();
    io.forget();
    const next = io.ask('B > ');
    expect(await look()).not.toMatch(/whole|half/);
    type('mine\r');
    expect(await next).toBe('mine');
  });

  it('goes on to hear Ctrl-C and the end', async () => {
    const one = bound(person());
    one.io.forget();
    const asked = one.io.ask('B > ');
    one.type('\u0003');
    expect(await asked).toBeUndefined();
    expect(one.io.ended).toBe('interrupted');
    const other = bound(person());
    other.io.forget();
    expect(other.io.ended).toBeUndefined();
    const last = other.io.ask('B > ');
    other.type('\u0004');
    expect(await last).toBeUndefined();
    expect(other.io.ended).toBe('end');
  });

  it('within one turn the line before is still there', async () => {
    const { io, look, type } = bound(person());
    const asked = io.ask('A > ');
    type('plan\r');
    await asked;
    void io.ask('A > ');
    await look();
    type(UP);
    expect(await look()).toContain('plan');
  });
});

it('the table forgets before it hands the screen over', async () => {
  const { io, look, type } = bound(person());
  const game = gameById('bossin-space');
  const table = new Table(game.rules, game.parseOptions({ players: 2 }), seedOf('hot seat', 0)) as AnyTable;
  const chairs = chairsOf(game, ['person', 'person']);
  const played = new Session(
    { game, table, news: null, chairs, lang: 'en', kept: new KeptFile(at('hot.json')) },
    io,
  ).run();
  expect(await look()).toContain('Hand the screen to');
  type('\r');
  await look();
  type('a secret plan\r');
  await look();
  type('2\r');
  expect(await look()).toMatch(/Hand the screen to: [^\n]*$/);
  type(`${UP}${UP}${YANK}`);
  expect(await look()).not.toMatch(/secret|2/);
  type('\u0003');
  expect(await played).toBe('left');
});

function bound(one: Person) {
  return { io: one.io, look: () => one.look(), type: (keys: string) => one.type(keys) };
}

describe('a pipe without end', () => {
  it('of lines is stopped by Ctrl-C, and what nobody reads is not piled up', async () => {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    const child = spawn(process.execPath, [main, 'play', 'bossin-space', '--lang', 'en', '--save', at('yes.json')]);
    const lines = Readable.from(endless('9 9 9 9\n'.repeat(500)));
    lines.pipe(child.stdin).on('error', () => undefined);
    while (!existsSync(at('yes.json'))) await sleep(50);
    // Nobody reads for a while; what is said then is as much as a pipe and two buffers hold.
    await sleep(1_000);
    const stopped = performance.now();
    child.kill('SIGINT');
    let heard = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      heard += chunk.length;
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(130);
    lines.destroy();
    expect(performance.now() - stopped).toBeLessThan(5_000);
    expect(heard).toBeLessThan(1_000_000);
  });

  it('of letters is one line that is not understood', async () => {
    const input = `${'a'.repeat(3_000_000)}\n1 2 3 4\rhello\r\n${'b'.repeat(9_000)}\nq\n`;
    const { code, out } = await starhold(['play', 'bossin-space', '--lang', 'en', '--save', at('long.json')], input);
    expect(code).toBe(0);
    expect(out.match(/is neither a number nor a command/g)).toHaveLength(3);
    expect(out.length).toBeLessThan(40_000);
    expect(parseSave(readFileSync(at('long.json'), 'utf8')).answers).toHaveLength(1);
  });
});

function* endless(text: string): Generator<string> {
  for (;;) yield text;
}

describe('words that every object knows', () => {
  const WORDS = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', '__proto__ constructor'];

  it('are simply not understood', async () => {
    for (const table of [[], ['--players', '2', '--people', '2']]) {
      const file = at(`words-${table.length}.json`);
      const input = `${WORDS.join('\n')}\n1 2 3 4\n${WORDS.join('\n')}\n1 2 3 4\n${WORDS.join('\n')}\nq\n`;
      const args = ['play', 'bossin-space', '--seed', 'w', '--lang', 'en', '--save', file, ...table];
      const { code, out, err } = await starhold(args, input);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      for (const word of WORDS.slice(1)) expect(out).toContain(`"${word}" is neither a number nor a command`);
    }
  });

  it.each([
    ['play', 'constructor'],
    ['play', 'bossin-space', '--mode', 'constructor'],
    ['play', 'bossin-space', '--difficulty', '__proto__'],
    ['play', 'bossin-space', '--option', '__proto__=1'],
    ['play', 'bossin-space', '--option', 'constructor=1'],
    ['play', 'bossin-space', '--bots', 'constructor', '--players', '2'],
    ['play', 'bossin-space', '--lang', 'toString'],
    ['balance', 'unstoppable', '--rows', 'constructor', '--games', '1'],
    ['balance', 'unstoppable', '--by', '__proto__', '--games', '1'],
    ['constructor'],
  ])('are nothing on the command line: %j', async (...args) => {
    const { code, out, err } = await starhold(args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).not.toContain('internal');
  });
});
