import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { starhold } from './support.ts';

/** Content of one's own on the command line: one more card for Unstoppable, with operations that exist. */
const GOOD = fileURLToPath(new URL('../../games/unstoppable/test/fixtures/one-more.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'starhold-packs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Raw = { cores: Record<string, unknown>[]; expects?: unknown };
const good = JSON.parse(readFileSync(GOOD, 'utf8')) as Raw;

function file(name: string, change: Record<string, unknown>): string {
  const pack = structuredClone(good);
  delete pack.expects;
  Object.assign(pack.cores[0], change);
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(pack));
  return path;
}

describe('--pack', () => {
  it('lets bots play with the card', async () => {
    const { code, out } = await starhold([
      'simulate',
      'unstoppable',
      '--games',
      '4',
      '--workers',
      '2',
      '--pack',
      GOOD,
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 4, finished: 4, errors: 0 });
  });

  it('is what cases are checked with', async () => {
    const path = join(folder, 'case.json');
    const given = { moment: 'action', me: { hand: ['moonlit-charge'] } };
    const one = {
      game: 'unstoppable',
      rule: ['UNS-7.4'],
      title: 'one more card',
      given,
      when: [],
      then: { me: { handSize: 1 } },
    };
    writeFileSync(path, JSON.stringify(one));
    expect(await starhold(['check', path, '--pack', GOOD])).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' });
    expect((await starhold(['check', path])).code).toBe(1);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['an unknown operation', { play: [{ ops: [{ op: 'smite' }] }] }, /cores\.\d+\.play\.0\.ops\.0\.op: /],
    ['a duplicate id', { id: 'strike' }, /"strike"/],
    ['a missing name', { name: { en: 'Charge', cs: 'Výpad' } }, /cores\.\d+\.name\.de: /],
    [
      'a reserved branch id',
      { play: [{ ops: [{ op: 'choose', of: [{ id: 'skip', do: [] }] }] }] },
      /moonlit-charge.*skip|skip.*moonlit-charge|of\.0\.id/,
    ],
  ])('refuses %s in one line that names the field, and writes nothing', async (name, change, message) => {
    const path = file(`${name.replaceAll(' ', '-')}.json`, change);
    const save = join(folder, 'never.json');
    for (const args of [
      ['simulate', 'unstoppable', '--games', '1', '--pack', path],
      ['play', 'unstoppable', '--pack', path, '--save', save],
    ]) {
      const { code, out, err } = await starhold(args);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      expect(err).toMatch(message);
    }
    expect(() => readFileSync(save)).toThrow();
  });

  it('refuses ten megabytes of text and what is no JSON', async () => {
    const big = join(folder, 'big.json');
    writeFileSync(big, 'a'.repeat(10_000_000));
    expect((await starhold(['simulate', 'unstoppable', '--pack', big])).err).toMatch(/too large \(at most 2 MB\)/);
    const diary = join(folder, 'diary.json');
    writeFileSync(diary, 'Dear diary');
    expect((await starhold(['simulate', 'unstoppable', '--pack', diary])).err).toMatch(/is not a JSON file/);
  });
});
