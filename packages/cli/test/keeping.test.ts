import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, parseSave } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { TERMINAL_TEXT } from '../text/index.ts';
import { at, scratch, starhold, starholdProcess } from './support.ts';

const save = (name: string) => parseSave(readFileSync(at(name), 'utf8'));
const ANSWERS = '1 2 3 4\n1 2 3 4\n1\n1\n1 2\n1\n';

async function newGame(name: string, input = 'q\n', seed = name): Promise<void> {
  const ran = await starhold(['play', 'bossin-space', '--seed', seed, '--save', at(name)], input);
  expect(ran).toMatchObject({ code: 0, err: '' });
}

const leftovers = (): string[] => readdirSync(scratch).filter((name) => /\.(tmp|lock)$/.test(name));

describe('a game that cannot be written whole', () => {
  it('stays as it was, is called unsaved, and the program ends with an error', async () => {
    await newGame('full.json', `${ANSWERS.repeat(4)}q\n`);
    const before = readFileSync(at('full.json'), 'utf8');
    expect(before.length).toBeGreaterThan(1_100);
    // A limit for files does what a full disk does: it takes a part, and only then refuses.
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    const limited = `ulimit -f 1; exec "${process.execPath}" "${main}" play --resume "${at('full.json')}" --lang en`;
    const ran = await new Promise<{ code: number | null; out: string }>((resolve) => {
      const child = spawn('bash', ['-c', limited], { env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' } });
      let out = '';
      child.stdout.on('data', (chunk) => {
        out += chunk;
      });
      child.on('close', (code) => resolve({ code, out }));
      child.stdin.end(`${ANSWERS}s\nq\n`);
    });
    expect(ran.out).toMatch(/NOT saved: the disk is full/);
    expect(ran.out).toContain('The game was NOT saved.');
    expect(ran.out).not.toMatch(/^Saved/m);
    expect(ran.code).toBe(1);
    expect(readFileSync(at('full.json'), 'utf8')).toBe(before);
    expect(leftovers()).toEqual([]);
  });

  it('goes on in another file that somebody names', async () => {
    mkdirSync(at('taken.json'));
    await newGame('moved.json', 'q\n');
    const { code, out } = await starhold(
      ['play', '--resume', at('moved.json'), '--save', at('taken.json'), '--force', '--lang', 'en'],
      'q\n',
    );
    expect({ code, out }).toEqual({ code: 1, out: '' });
    const lost = await starhold(
      ['play', 'bossin-space', '--seed', 'm', '--save', at('moved.json/below.json'), '--lang', 'en'],
      `1 2 3 4\ns ${at('elsewhere.json')}\n1 2 3 4\nq\n`,
    );
    expect(lost.out).toContain('NOT saved: a part of the path is not a folder');
    expect(lost.out).toContain(`From now on the game is kept in ${at('elsewhere.json')}`);
    expect(lost.out).toContain(`--resume ${at('elsewhere.json')}`);
    expect(lost.code).toBe(0);
    expect(save('elsewhere.json').answers).toHaveLength(2);
  });

  it.runIf(existsSync('/proc'))('is not waited for where no folder can be made', async () => {
    const args = ['play', 'bossin-space', '--seed', 'o', '--lang', 'en', '--save', '/proc/starhold/game.json'];
    const { code, out } = await starholdProcess(args, 'q\n', 20_000);
    expect(code).toBe(1);
    expect(out).toContain('NOT saved: there is no such file');
  });

  it('ends with an error also where it is over', async () => {
    await newGame('blocker.json');
    const { code, out } = await starhold(
      ['play', 'bossin-space', '--people', '0', '--seed', 'o', '--save', at('blocker.json/below.json'), '--json'],
      '',
    );
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ saved: false });
  });
});

describe('two terminals on one game', () => {
  /** Somebody who has the game open, until `end`. */
  function open(file: string): Promise<{ child: ChildProcess; end(): Promise<unknown> }> {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    const child = spawn(process.execPath, [main, 'play', '--resume', file, '--lang', 'en'], { cwd: scratch });
    const gone = new Promise((resolve) => child.on('close', resolve));
    return new Promise((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        const end = (): Promise<unknown> => {
          child.stdin.end('q\n');
          return gone;
        };
        if (chunk.toString().includes('> ')) resolve({ child, end });
      });
    });
  }

  it('the second is refused in one line, whatever it calls the file, and can come back later', async () => {
    await newGame('shared.json');
    symlinkSync(at('shared.json'), at('also.json'));
    const first = await open(at('shared.json'));
    for (const name of [at('shared.json'), 'shared.json', at('also.json')]) {
      const second = await starhold(['play', '--resume', name], '1 2 3 4\nq\n');
      expect({ code: second.code, out: second.out }).toEqual({ code: 1, out: '' });
      expect(second.err).toMatch(
        /^starhold: .*shared.json: another terminal plays this game \(process \d+@.*\): go on there or end it there[^\n]*\n$/,
      );
    }
    expect((await starhold(['replay', at('shared.json'), '--verify'])).code).toBe(0);
    await first.end();
    expect(leftovers()).toEqual([]);
    expect(await starhold(['play', '--resume', at('shared.json')], 'q\n')).toMatchObject({ code: 0, err: '' });
  });

  it('what a dead one left is taken over and removed', async () => {
    await newGame('dead.json');
    const first = await open(at('dead.json'));
    first.child.kill('SIGKILL');
    await first.end();
    writeFileSync(at(`dead.json.${first.child.pid}.tmp`), '{"half":');
    expect(leftovers()).toHaveLength(2);
    expect(await starhold(['play', '--resume', at('dead.json')], 'q\n')).toMatchObject({ code: 0, err: '' });
    expect(leftovers()).toEqual([]);
  });

  it('a lock of another machine is respected; one that is no lock is not, once it is old', async () => {
    await newGame('far.json');
    writeFileSync(at('far.json.lock'), JSON.stringify({ pid: 1, host: `not-${hostname()}`, since: '' }));
    const { code, err } = await starhold(['play', '--resume', at('far.json')], 'q\n');
    expect(code).toBe(1);
    expect(err).toContain(`process 1@not-${hostname()}`);
    expect(err).toContain('.lock');
    writeFileSync(at('far.json.lock'), '\u001b[31m');
    expect((await starhold(['play', '--resume', at('far.json')], 'q\n')).code).toBe(1);
    execFileSync('touch', ['-d', '2001-01-01', at('far.json.lock')]);
    expect((await starhold(['play', '--resume', at('far.json')], 'q\n')).code).toBe(0);
    expect(leftovers()).toEqual([]);
  });

  it('answers that somebody else wrote meanwhile are never written over', async () => {
    await newGame('meanwhile.json', '1 2 3 4\nq\n');
    await newGame('fresh.json', 'q\n', 'meanwhile.json');
    const first = await open(at('fresh.json'));
    writeFileSync(at('fresh.json'), readFileSync(at('meanwhile.json')));
    let out = '';
    first.child.stdout?.on('data', (chunk) => {
      out += chunk;
    });
    first.child.stdin?.write('1 2 3 4\n1 2 3 4\n');
    expect(await first.end()).toBe(1);
    expect(out).toMatch(/NOT saved: somebody else has written this file/);
    expect(out).toContain('The game was NOT saved.');
    expect(readFileSync(at('fresh.json'), 'utf8')).toBe(readFileSync(at('meanwhile.json'), 'utf8'));
  });

  it('a folder in the place of a lock is left alone, and said', async () => {
    await newGame('odd.json');
    mkdirSync(at('odd.json.lock'));
    execFileSync('touch', ['-d', '2001-01-01', at('odd.json.lock')]);
    const { code, out, err } = await starhold(['play', '--resume', at('odd.json'), '--lang', 'en'], 'q\n');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain('NOT saved: ');
    rmdirSync(at('odd.json.lock'));
  });

  it('a new game sweeps the usual folder', async () => {
    mkdirSync(at('home/saves'), { recursive: true });
    const dead = JSON.stringify({ pid: 4_000_000, host: hostname(), since: '' });
    const alive = JSON.stringify({ pid: process.ppid, host: hostname(), since: '' });
    const names = { 'a.json.lock': dead, 'a.json.4000000.tmp': '{', 'b.json.lock': alive, 'b.json.1.tmp': '{' };
    for (const [name, text] of Object.entries(names)) writeFileSync(at(`home/saves/${name}`), text);
    await starhold(['play', 'bossin-space'], 'q\n');
    const left = readdirSync(at('home/saves')).filter((name) => !name.startsWith('bossin'));
    expect(left).toEqual(['b.json.1.tmp', 'b.json.lock']);
  });
});

describe('what a file tells', () => {
  it.runIf(process.platform !== 'win32')('is for its owner alone while the game runs', async () => {
    await newGame('private.json', `1 2 3 4\ns ${at('copy.json')}\nq\n`);
    for (const name of ['private.json', 'copy.json']) expect(statSync(at(name)).mode & 0o777).toBe(0o600);
    writeFileSync(at('loose.json'), readFileSync(at('private.json')), { mode: 0o644 });
    await starhold(['play', '--resume', at('loose.json')], 'q\n');
    expect(statSync(at('loose.json')).mode & 0o777).toBe(0o600);
  });

  it.each(LANGUAGES)('is said where a file of a running game is made: %s', async (lang) => {
    const args = ['play', 'bossin-space', '--seed', 's', '--lang', lang, '--save', at(`secret-${lang}.json`)];
    const { out } = await starhold(args, `s ${at(`secret-copy-${lang}.json`)}\nq\n`);
    expect(out).toContain(TERMINAL_TEXT[lang].secretFile);
  });
});

describe('another game is never written over by accident', () => {
  it('by s FILE, unless somebody insists', async () => {
    await newGame('other.json', '1 2 3 4\nq\n');
    writeFileSync(at('diary.txt'), 'precious');
    // Never a real device: whoever breaks this and is root would write over it.
    execFileSync('mkfifo', [at('pipe')]);
    const before = readFileSync(at('other.json'), 'utf8');
    const play = (input: string) =>
      starhold(
        ['play', 'bossin-space', '--seed', 'x', '--lang', 'en', '--save', at(`own-${input.length}.json`)],
        input,
      );
    const asked = await play(`s ${at('other.json')}\ns ${at('diary.txt')}\ns ${scratch}\ns ${at('pipe')}\nq\n`);
    expect(asked.out.match(/NOT saved: something else is there already; s! writes over it/g)).toHaveLength(2);
    expect(asked.out).toContain('NOT saved: this is a folder');
    expect(asked.out).toContain('NOT saved: this is not a regular file');
    expect(asked.code).toBe(0);
    expect(readFileSync(at('other.json'), 'utf8')).toBe(before);
    expect(readFileSync(at('diary.txt'), 'utf8')).toBe('precious');
    expect(statSync(at('pipe')).isFIFO()).toBe(true);
    const forced = await play(`s! ${at('other.json')}\n\nq\n`);
    expect(forced.out).toContain(`Saved: ${at('other.json')}`);
    expect(save('other.json').answers).toEqual([]);
  });

  it('but an earlier moment of the same game may be', async () => {
    await newGame('same.json', `s ${at('kept.json')}\n1 2 3 4\ns ${at('kept.json')}\nq\n`);
    expect(save('kept.json').answers).toHaveLength(1);
    await starhold(['play', '--resume', at('same.json')], `u\ns ${at('kept.json')}\nq\n`);
    expect(save('kept.json').answers).toHaveLength(1);
  });

  it('by --resume A --save B, unless somebody insists', async () => {
    await newGame('a.json');
    await newGame('b.json', '1 2 3 4\nq\n');
    const args = ['play', '--resume', at('a.json'), '--save', at('b.json')];
    const { code, out, err } = await starhold(args, '1 2 3 4\nq\n');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/b.json: something else is there already; --force writes over it/);
    expect(save('b.json').answers).toHaveLength(1);
    expect((await starhold([...args, '--force'], 'q\n')).code).toBe(0);
    expect(save('b.json').answers).toHaveLength(0);
    expect((await starhold(['play', '--resume', at('a.json'), '--save', at('c.json')], '1 2 3 4\nq\n')).code).toBe(0);
    expect([save('a.json').answers.length, save('c.json').answers.length]).toEqual([0, 1]);
  });

  it('and a folder that is not there is not made to look into it', async () => {
    expect((await starhold(['play', '--resume', at('no/such/folder.json')])).code).toBe(1);
    expect(existsSync(at('no'))).toBe(false);
  });
});

it('the command to go on with can be pasted', async () => {
  const { out } = await starholdProcess(['play', 'bossin-space', '--seed', 'p', '--save', at("it's mine.json")], 'q\n');
  const command = /--resume (.*)$/m.exec(out)?.[1] ?? '';
  expect(execFileSync('sh', ['-c', `printf %s ${command}`], { encoding: 'utf8' })).toBe(at("it's mine.json"));
});
