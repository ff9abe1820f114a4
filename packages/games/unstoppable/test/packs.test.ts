import { readFileSync, writeFileSync } from 'node:fs';
import { brokenPromises } from '@starhold/effects/testing';
import { keyedRng, LANGUAGES, offeredIds, openSave, packHash, type Scalar, saveOf, Table } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { brain } from '../bot.ts';
import { BASE_HASH } from '../content/hash.ts';
import { PackDef, packOf, packs } from '../content/index.ts';
import { game } from '../module.ts';
import { Options } from '../options.ts';
import { rules } from '../rules.ts';
import { gameText, listing } from '../text/index.ts';
import type { UnsView } from '../view.ts';
import { BASE_PACK } from './support/content.ts';

const FILE = new URL('fixtures/one-more.json', import.meta.url);
const oneMore = (): Record<string, unknown> => JSON.parse(readFileSync(FILE, 'utf8'));
const SEED = '000000000000000000000000000000a1';

it('the hash of the base pack is that of its content; UPDATE_HASH=1 writes it anew', () => {
  const file = new URL('../content/hash.ts', import.meta.url);
  const now = packHash(PackDef.parse(BASE_PACK));
  if (process.env.UPDATE_HASH === '1') {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/'[0-9a-f]{12}'/, `'${now}'`));
  } else expect(BASE_HASH).toBe(now);
});

describe('a pack with one more card', () => {
  const key = packs.register(oneMore());
  const pack = packs.at(key);
  const options = Options.parse({ pack: key });

  it('has a key of its own, keeps what it promises, and is in the version of its games', () => {
    expect(key).toMatch(/^one-more@[0-9a-f]{12}$/);
    expect(packs.register(oneMore())).toBe(key);
    expect(brokenPromises(pack.def)).toEqual([]);
    expect(pack.cores).toHaveLength(BASE_PACK.cores.length + BASE_PACK.starters.length + 1);
    const [other, usual] = [options, Options.parse({})].map((o) => rules.initial(o, keyedRng(SEED)));
    expect([other.pack, usual.pack]).toEqual([key, packs.base]);
    expect(other.rulesVersion).not.toBe(usual.rulesVersion);
    expect(usual.rulesVersion).toBe(rules.version);
  });

  it('is dealt, drafted, played and told in three languages', () => {
    const at = pack.coreIndex.get('moonlit-charge') as number;
    const onTop = (label: string, items: readonly Scalar[]): Scalar[] | undefined =>
      label === 'core1' ? [...items.filter((item) => item !== at), at] : undefined;
    const table = new Table(rules, options, SEED, { chance: { die: () => undefined, shuffle: onTop } });
    const answer = (pick: string | string[]): void => {
      const [decision] = table.seen(0).decisions;
      expect(table.answer({ decision: decision.id, seat: 0, pick }), String(pick)).toEqual({ ok: true });
    };
    answer('keep:moonlit-charge');
    const [under] = table.seen(0).decisions;
    answer(offeredIds(under.ask));
    const card = (table.seen(0).view as UnsView).players[0].hand.find(({ core }) => core === 'moonlit-charge');
    answer(`play:${card?.ref}`);
    answer('do:1');
    const { view, decisions } = table.seen(0);
    expect(decisions[0].ask).toMatchObject({ options: ['take:armour', 'take:credit'] });
    expect(LANGUAGES.map((lang) => gameText.option(view as UnsView, 'take:armour', lang))).toEqual([
      'Gain 2 armour.',
      'Získej 2 zbroje.',
      '2 Rüstung erhalten.',
    ]);
    answer('take:armour');
    const told = table.events(0);
    const played = told.find(({ type }) => type === 'played');
    expect(LANGUAGES.map((lang) => played && gameText.event(view as UnsView, played, ['Ada'], lang))).toEqual([
      'Ada: “Moonlit Charge” played for 1 AP',
      expect.stringContaining('„Výpad za úplňku“'),
      expect.stringContaining('„Sturm bei Mondlicht“'),
    ]);
    expect(told.at(-1)).toMatchObject({ type: 'gained', pub: { what: 'armour', n: 2 } });
  });

  it('stands in the catalogue and in the listing', () => {
    expect(packs.catalogue(key).find(({ id }) => id === 'moonlit-charge')).toMatchObject({ kind: 'core', group: '1' });
    const lines = listing(pack, 'en').split('\n');
    expect(lines.filter((line) => line.startsWith('moonlit'))).toEqual([
      'moonlit-charge | Moonlit Charge | Level 1, cost 1, tactic, Virens | Deal 2 damage. Gain 2 armour or 1 credit.',
    ]);
    expect(packs.catalogue(packs.base).some(({ id }) => id === 'moonlit-charge')).toBe(false);
  });

  it('is played to the end by the bot, and its save brings it along', () => {
    const table = new Table(rules, options, SEED);
    for (let n = 0; table.over === '' && n < 2_000; n++) {
      const { view, decisions } = table.seen(0);
      const pick = brain.choose(view as UnsView, decisions[0], [n]);
      table.answer({ decision: decisions[0].id, seat: 0, pick });
    }
    expect(table.over).not.toBe('');
    const saved = saveOf(table, ['Ada'], packs);
    expect(JSON.stringify(saved)).toContain('moonlit-charge');
    const opened = openSave(game, saved);
    expect(opened.how).toBe('proved');
    expect(packOf(opened.table.seen(0).view as UnsView)).toBe(pack);
  });
});

describe('a pack is refused in one line that names the field', () => {
  const card = (oneMore().cores as Record<string, unknown>[])[0];
  const withCard = (change: object): unknown => ({ ...oneMore(), cores: [{ ...card, ...change }] });
  const doing = (op: object): unknown => withCard({ play: [{ ops: [op] }] });
  const at = `cores.${BASE_PACK.cores.length}`;

  it.each([
    ['an unknown operation', doing({ op: 'explode' }), `${at}.play.0.ops.0.op`],
    ['an operation inside another', doing({ op: 'may', do: [{ op: 'damage' }] }), `${at}.play.0.ops.0.do.0.n`],
    [
      'a reserved id of a branch',
      doing({
        op: 'choose',
        of: [
          { id: 'skip', do: [{ op: 'train' }] },
          { id: 'take:x', do: [{ op: 'train' }] },
        ],
      }),
      `${at}.play.0.ops.0.of.0.id`,
    ],
    ['an id that is there already', withCard({ id: 'pounce' }), `${at}.id: "pounce" is there already`],
    ['an id of another kind of card', withCard({ id: 'whetstone' }), '"whetstone" is there already, among the cores'],
    ['no name', withCard({ name: undefined }), `${at}.name`],
    ['a name in one language', withCard({ name: { en: 'Charge' } }), `${at}.name.cs`],
    ['signs that steer a screen', withCard({ name: { en: 'a\u202eb', cs: 'b', de: 'c' } }), `${at}.name.en`],
    ['an unknown field', withCard({ colour: 'red' }), `${at}.colour`],
    ['an unknown base', { ...oneMore(), extends: 'moon' }, 'extends: there is no pack "moon"'],
    ['the name of the base pack', { ...oneMore(), id: 'base' }, 'id: "base"'],
    [
      'a threat of no type',
      { ...oneMore(), threats: [{ ...BASE_PACK.threats[0], id: 'ghost', type: 'ghost' }] },
      `threats.${BASE_PACK.threats.length}.type: there is no type ghost`,
    ],
    [
      'a story that leads nowhere',
      {
        ...oneMore(),
        story: [{ ...BASE_PACK.story[1], id: 50, options: [{ ...BASE_PACK.story[1].options[0], next: 77 }] }],
      },
      `story.${BASE_PACK.story.length}.options.0.next: there is no story card 77`,
    ],
    ['nothing at all', null, 'pack: '],
  ])('%s', (_what, raw, line) => {
    const refusal = (): string => {
      try {
        return packs.register(raw);
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(refusal()).toContain(line);
    expect(refusal()).not.toContain('\n');
  });

  it('a key that nobody made known is no option', () => {
    expect(() => game.parseOptions({ pack: 'moon@0123456789ab' })).toThrow(
      'option pack: there is no pack "moon@0123456789ab"',
    );
  });
});
