import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf, parseSave } from '@starhold/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { scratch, starhold, starholdProcess } from './support.ts';

const at = (name: string): string => join(scratch, name);
const save = (name: string) => parseSave(readFileSync(at(name), 'utf8'));

/** One of these fits every question: four cards, two, or one; those that do not fit are turned down. */
const ANYTHING = ['1 2 3 4', '1 2', '1', '2'];
const lines = (count: number): string =>
  Array.from({ length: count }, (_, i) => `${ANYTHING[i % ANYTHING.length]}\n`).join('');

describe('a game through a pipe', () => {
  it('is played to its end', async () => {
    const { code, out, err } = await starholdProcess(
      ['play', 'bossin-space', '--seed', 'solo', '--save', at('solo.json')],
      lines(3_000),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Over in round \d+: (Victory|Defeat)/);
    expect(out).toContain(`Seed: ${save('solo.json').seed}`);
    expect(out).toContain(`Commitment of the shuffle: ${save('solo.json').commitment}`);
    expect(['win', 'loss']).toContain(save('solo.json').over);
    expect(out).not.toContain('\u001b');
  });

  it('is played with bots, in every language', async () => {
    const results = await Promise.all(
      ['en', 'cs', 'de'].map((lang) =>
        starhold(
          [
            'play',
            'bossin-space',
            '--players',
            '3',
            '--bots',
            'rules,random',
            '--seed',
            'three',
            '--lang',
            lang,
          ].concat(['--save', at(`three-${lang}.json`)]),
          lines(2_000),
        ),
      ),
    );
    expect(results.map((r) => [r.code, r.err])).toEqual([
      [0, ''],
      [0, ''],
      [0, ''],
    ]);
    expect(results[1].out).toContain('Závazek k zamíchání');
    expect(results[2].out).toContain('Festlegung der Mischung');
    expect(['win', 'loss']).toContain(save('three-en.json').over);
    expect(save('three-en.json').seats).toEqual(['person', 'rules', 'random']);
    expect(save('three-cs.json').hash).toBe(save('three-en.json').hash);
    expect(save('three-de.json').hash).toBe(save('three-en.json').hash);
  });

  it('prints only the result on stdout with --json', async () => {
    const { code, out, err } = await starholdProcess(
      ['play', 'bossin-space', '--seed', 'json', '--json', '--save', at('json.json')],
      lines(9),
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'bossin-space', seats: ['person'], over: '', file: at('json.json') });
    expect(err).toContain('Round 1');
  });
});

describe('putting a game aside', () => {
  it('keeps every answer at q, at the end of the input, and goes on as if nothing had happened', async () => {
    const start = ['play', 'bossin-space', '--players', '2', '--seed', 'aside', '--save'];
    const whole = await starhold([...start, at('whole.json')], lines(2_000));
    expect(whole.out).toContain('Over in round');
    const quit = await starhold([...start, at('parts.json')], `${lines(8)}q\n${lines(9)}`);
    expect(quit.out).toContain(`play --resume ${at('parts.json')}`);
    const early = save('parts.json').answers;
    expect(early.length).toBeGreaterThan(2);
    expect(save('whole.json').answers.slice(0, early.length)).toEqual(early);
    const cut = await starhold(['play', '--resume', at('parts.json')], lines(30).slice(8));
    expect(cut.code).toBe(0);
    expect(cut.out).toContain(`Going on after ${early.length} answers`);
    const later = save('parts.json').answers;
    expect(later.length).toBeGreaterThan(early.length);
    expect(later.slice(0, early.length)).toEqual(early);
  });

  it('refuses to write over a game that is there, and to change what a saved game has fixed', async () => {
    writeFileSync(at('there.json'), 'precious');
    const over = await starhold(['play', 'bossin-space', '--save', at('there.json')]);
    expect(over).toMatchObject({ code: 1, out: '' });
    expect(over.err).toMatch(/there already/);
    expect(readFileSync(at('there.json'), 'utf8')).toBe('precious');
    await starhold(['play', 'bossin-space', '--seed', 'f', '--save', at('fixed.json')], 'q\n');
    const changed = await starhold(['play', '--resume', at('fixed.json'), '--players', '3']);
    expect(changed).toMatchObject({ code: 1, out: '' });
    expect(changed.err).toMatch(/--players cannot be changed/);
  });

  it('keeps the game at Ctrl-C', async () => {
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('../main.ts', import.meta.url)), 'play', 'bossin-space', '--save', at('ctrl-c.json')],
      { env: { ...process.env, LC_ALL: 'C' } },
    );
    const code = await new Promise((resolve) => {
      let out = '';
      child.stdout.on('data', (chunk) => {
        out += chunk;
        // Once: a second Ctrl-C ends the program at once, whatever it is doing.
        if (!child.killed && out.includes('Put the command cards in order')) child.kill('SIGINT');
      });
      child.stdin.write('1 2 3 4\n');
      child.on('close', resolve);
    });
    expect(code).toBe(130);
    expect(save('ctrl-c.json').answers).toHaveLength(1);
  });
});

describe('commands at the table', () => {
  const play = (input: string, ...more: string[]) =>
    starhold(['play', 'bossin-space', '--seed', 'commands', ...more], input);

  it('bad input changes nothing and says what is wrong', async () => {
    const { code, out } = await play('\n0 1 2 3\n1 1 2 3\n1 2\n1 2 3 99\nhello\nq\n', '--save', at('bad.json'));
    expect(code).toBe(0);
    expect(out).toContain('There is no 0; the numbers go from 1 to 6.');
    expect(out).toContain('1 is there twice.');
    expect(out).toContain('2 given, 4 needed.');
    expect(out).toContain('There is no 99');
    expect(out).toContain('"hello" is neither a number nor a command');
    expect(save('bad.json').answers).toEqual([]);
  });

  it('undo says what was taken back, or why it cannot be', async () => {
    const { out } = await play('u\n1 2 3 4\nu\n4 3 2 1\nu\n1 2 3 4\nu!\nu!\nq\n', '--save', at('undo.json'));
    expect(out).toContain('There is nothing to take back.');
    expect(out).toContain('Something has been drawn, rolled or revealed since');
    expect(out.match(/Taken back: /g)).toHaveLength(3);
    expect(out).toContain('the game is marked');
    expect(save('undo.json')).toMatchObject({ answers: [], marks: ['seed', 'undo'] });
  });

  it('help says why something is not offered, with the rule', async () => {
    const { out } = await play('1 2 3 4\n1 2 3 4\n?\npass\nc\nl\ns\nq\n', '--save', at('help.json'));
    expect(out).toContain('Not offered now:');
    expect(out).toMatch(/\(BOS-5\.2\)/);
    expect(out).toMatch(/Not possible: .*\(BOS-5\.2\)/);
    expect(out).toContain('Health 1, attack 1, XP 1');
    expect(out).toContain('Log:');
    expect(out).toContain(`Saved: ${at('help.json')}`);
  });

  it('hands the screen over before anybody sees another hand', async () => {
    const { out } = await play('1\n', '--players', '2', '--people', '2', '--save', at('two.json'));
    const [before, after] = out.split('Then press Enter.');
    expect(before).not.toContain('Hand:');
    expect(before).not.toContain('“');
    expect(after).toContain('Hand:');
  });
});

describe('replay', () => {
  let text = '';
  beforeAll(async () => {
    await starhold(['play', 'bossin-space', '--seed', 'r', '--save', at('r.json')], lines(2_000));
    text = readFileSync(at('r.json'), 'utf8');
  });
  const damaged = (name: string, change: (saved: Record<string, unknown>) => void, reseal = true): string => {
    const { sum, ...saved } = JSON.parse(text) as Record<string, unknown>;
    change(saved);
    writeFileSync(at(name), JSON.stringify({ ...saved, sum: reseal ? hashOf(saved) : sum }));
    return at(name);
  };

  it('verifies a true file', async () => {
    const { code, out, err } = await starhold(['replay', at('r.json'), '--verify']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`seed, options, seats and rules match the commitment ${save('r.json').commitment}`);
    expect(out).toContain(`final position has the hash ${save('r.json').hash}`);
    expect(out.trimEnd().endsWith('verified')).toBe(true);
    const machine = await starhold(['replay', at('r.json'), '--verify', '--json']);
    expect(JSON.parse(machine.out)).toMatchObject({ ok: true, over: save('r.json').over, hash: save('r.json').hash });
  });

  it('steps through all answers', async () => {
    const { out } = await starhold(['replay', at('r.json'), '--json']);
    const { steps } = JSON.parse(out) as { steps: { n: number; beats: { name: string; lines: string[] }[] }[] };
    expect(steps.map((s) => s.n)).toEqual(
      save('r.json')
        .answers.map((_, i) => i)
        .concat(steps.length - 1),
    );
    const plain = await starhold(['replay', at('r.json')]);
    expect(plain.out).toContain(`#${steps.length - 1}`);
    const last = steps.at(-1)?.beats.at(-1);
    expect(plain.out).toContain(`  ${last?.name} ${last?.lines.at(-1)}`);
  });

  const edits: [string, RegExp, (saved: Record<string, unknown>) => void, boolean][] = [
    ['edited', /was changed after it was saved/, (s) => Object.assign(s, { over: 'win' }), false],
    ['another seed', /do not match the commitment/, (s) => Object.assign(s, { seed: '0'.repeat(32) }), true],
    ['an illegal answer', /answer that the rules do not allow, number 1: notOffered/, illegal, true],
    ['a missing answer', /does not lead to the position/, (s) => void (s.answers as unknown[]).pop(), true],
    ['another hash', /does not lead to the position/, (s) => Object.assign(s, { hash: 'f'.repeat(64) }), true],
    ['another version', /do not match the commitment/, (s) => Object.assign(s, { rulesVersion: '0' }), true],
    [
      'impossible options',
      /impossible options: option players/,
      (s) => Object.assign(s, { options: { players: 9 } }),
      true,
    ],
    ['another game', /unknown game "chess"/, (s) => Object.assign(s, { game: 'chess' }), true],
    ['a further field', /is not a saved game/, (s) => Object.assign(s, { extra: 1 }), true],
  ];
  it.each(edits)('turns down a file with %s', async (name, message, change, reseal) => {
    const path = damaged(`${name.replaceAll(' ', '-')}.json`, change, reseal);
    const before = readFileSync(path, 'utf8');
    for (const args of [
      ['replay', path, '--verify'],
      ['play', '--resume', path],
    ]) {
      const { code, out, err } = await starhold(args, lines(3));
      expect(err).toMatch(message);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      expect({ code, out }).toEqual({ code: 1, out: '' });
    }
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('turns down a file that is cut off, wherever', async () => {
    const cuts = [0, 1, 40, Math.floor(text.length / 2), text.length - 3];
    const ran = await Promise.all(
      cuts.map((n) => {
        writeFileSync(at(`cut-${n}.json`), text.slice(0, n));
        return starhold(['play', '--resume', at(`cut-${n}.json`)]);
      }),
    );
    for (const { code, out, err } of ran) {
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(/cannot be read: the file is cut off/);
    }
    expect(existsSync(at('home'))).toBe(false);
  });
});

function illegal(saved: Record<string, unknown>): void {
  (saved.answers as { pick: unknown }[])[0].pick = ['commit:shot', 'commit:shot', 'commit:shot', 'commit:shot'];
}
