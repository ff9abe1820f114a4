import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratch, starhold, starholdProcess } from './support.ts';

const file = (name: string, text: string): string => {
  const path = join(scratch, name);
  writeFileSync(path, text);
  return path;
};
const aCase = (extra: object): string =>
  JSON.stringify({
    game: 'bossin-space',
    rule: ['BOS-6.1'],
    title: 'a case',
    given: { moment: 'selection' },
    when: [],
    then: {},
    ...extra,
  });

/** Arguments, and what the one line on stderr must say. */
const BAD: [string[], RegExp][] = [
  [[], /Usage/],
  [['dance'], /unknown command 'dance'/],
  [['games', 'extra'], /too many arguments/],
  [['play'], /which game/],
  [['play', 'chess'], /unknown game "chess"; there are: bossin-space/],
  [['play', 'bossin-space', '--players', '0'], /1–5 players, not for 0/],
  [['play', 'bossin-space', '--players', '9'], /1–5 players, not for 9/],
  [['play', 'bossin-space', '--players', 'two'], /--players must be a whole number/],
  [['play', 'bossin-space', '--players', '2', '--people', '3'], /more than the 2 seats/],
  [['play', 'bossin-space', '--players', '2', '--bots', 'rules,rules'], /only 1 of 2 seats/],
  [['play', 'bossin-space', '--lang', 'fr'], /unknown language "fr"; there are: en, cs, de/],
  [['play', '--resume', ''], /--resume needs the name of a file/],
  [['play', 'bossin-space', '--save', ''], /--save needs the name of a file/],
  [['replay', ''], /"": there is no such file/],
  [['play', '--resume', 'nowhere.json'], /nowhere.json: there is no such file/],
  [['simulate'], /missing required argument/],
  [['simulate', 'chess'], /unknown game/],
  [['simulate', 'bossin-space', '--players', '9'], /1–5 players, not for 9/],
  [['simulate', 'bossin-space', '--players', '3', '--mode', 'solo'], /mode solo is for 1 player, not for 3/],
  [['simulate', 'bossin-space', '--mode', 'duel'], /unknown mode "duel"; bossin-space has: solo, team/],
  [
    ['simulate', 'bossin-space', '--difficulty', 'insane'],
    /unknown difficulty "insane"; there are: easy, normal, hard/,
  ],
  [['simulate', 'bossin-space', '--option', 'colour=red'], /unknown option "colour"; there are: boss/],
  [['simulate', 'bossin-space', '--option', 'boss=bob'], /option boss cannot be "bob"; it can be: brood-barge/],
  [['simulate', 'bossin-space', '--option', 'boss'], /key=value/],
  [['simulate', 'bossin-space', '--bots', 'genius'], /unknown bot "genius"/],
  [['simulate', 'bossin-space', '--bots', ''], /unknown bot ""/],
  [['simulate', 'bossin-space', '--games', '0'], /--games must be a whole number from 1/],
  [['simulate', 'bossin-space', '--games', '1e3'], /--games must be a whole number/],
  [['simulate', 'bossin-space', '--workers', '0'], /--workers must be/],
  [['simulate', 'bossin-space', '--speed', '9'], /unknown option '--speed'/],
  [['replay'], /missing required argument/],
  [['replay', 'nowhere.json', '--verify'], /there is no such file/],
  [['replay', '.'], /this is a folder/],
  [['check'], /at least one file/],
  [['check', 'nowhere.json'], /there is no such file/],
  [['check', '--schema', 'chess'], /unknown game/],
  [['rules', 'chess', '--coverage'], /unknown game/],
  [['bench', '--rounds', '0'], /--rounds must be a whole number from 1/],
  [['bench', '--fast'], /unknown option '--fast'/],
];

describe('bad input is one clear line on stderr, nothing on stdout, exit code 1', () => {
  it.each(BAD)('%j', async (args, message) => {
    const { code, out, err } = await starhold(args);
    expect(err).toMatch(message);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    if (args.length > 0) expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it('as a process, too', async () => {
    const { code, out, err } = await starholdProcess(['play', 'chess']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^starhold: unknown game "chess"[^\n]*\n$/);
  });

  it('and writes nothing', () => {
    expect(existsSync(join(scratch, 'home'))).toBe(false);
    expect(readdirSync(scratch).filter((name) => name.includes('tmp'))).toEqual([]);
  });
});

describe('cases that cannot be used fail with one line each', () => {
  const bad: [string, string, RegExp][] = [
    ['cut off', '{"game": "bossin', /cut-off.json: not a JSON file/],
    ['misspelled field', aCase({ wehn: [] }), /a case: case: Unrecognized key: "wehn"/],
    ['misspelled word in given', aCase({ given: { moment: 'selection', heta: 3 } }), /given: Unrecognized key: "heta"/],
    ['misspelled word in then', aCase({ then: { haet: 3 } }), /then: Unrecognized key: "haet"/],
    ['unknown game', aCase({ game: 'chess' }), /unknown game "chess"; there are: bossin-space/],
    ['no game', '[{}]', /untitled case: game: is missing/],
    ['not an object', '[7, null]', /untitled case: game: is missing/],
    ['a game that is no text', aCase({ game: [[]] }), /a case: game: is not text/],
    ['too many cases', `[${'{},'.repeat(5_000)}{}]`, /too-many-cases.json: at most 5000 cases/],
    ['no such option', aCase({ when: ['jump'] }), /a case: step 1/],
    ['nothing asserted', aCase({}), /a case: the case asserts nothing/],
  ];

  it.each(bad)('%s', async (name, text, message) => {
    const { code, out, err } = await starhold(['check', file(`${name.replaceAll(' ', '-')}.json`, text)]);
    expect(err).toMatch(message);
    const failed = err.trimEnd().split('\n').length;
    expect({ code, out }).toEqual({ code: 1, out: `0 passed, ${failed} failed\n` });
    expect(err).not.toMatch(/\n\s+at /);
  });

  it('or with a line for each thing that is wrong', async () => {
    const name = file('two-things.json', aCase({ then: { heat: 3, ship: 4 } }));
    const { code, out, err } = await starhold(['check', name]);
    expect(err).toBe(
      `starhold: ${name}: a case: then.heat is 0, expected 3\nstarhold: ${name}: a case: then.ship is 2, expected 4\n`,
    );
    expect({ code, out }).toEqual({ code: 1, out: '0 passed, 1 failed\n' });
  });
});
