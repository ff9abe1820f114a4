import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { PackShelf, packHash } from '../packs.ts';

const Op = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('gain'), n: z.int() }),
  z.strictObject({ op: z.literal('lose'), n: z.int() }),
]);
const Name = z.strictObject({ en: z.string().min(1), cs: z.string().min(1), de: z.string().min(1) });
const Card = z.strictObject({ id: z.string().min(1), name: Name, ops: z.array(Op) });
const Pack = z.strictObject({ id: z.string().min(1), title: z.string(), cards: z.array(Card) });
type Pack = z.infer<typeof Pack>;

const name = { en: 'Fig', cs: 'Fík', de: 'Feige' };
const fig = { id: 'fig', name, ops: [{ op: 'gain' as const, n: 1 }] };
const base: Pack = { id: 'base', title: 'Base', cards: [fig] };

const shelf = (content = base) =>
  new PackShelf<Pack, { key: string; cards: string[] }>({
    schema: Pack,
    base: content,
    baseHash: packHash(content),
    build: (definition, key) => ({ key, cards: definition.cards.map(({ id }) => id) }),
    catalogue: () => [],
  });

describe('a shelf of packs', () => {
  it('knows the base pack by a key that names its content', () => {
    const packs = shelf();
    expect(packs.base).toBe(`base@${packHash(base)}`);
    expect(packs.at(packs.base).cards).toEqual(['fig']);
    expect(packs.definition(packs.base)).toEqual(base);
  });

  it('takes a pack that adds to it, and the same one twice under the same key', () => {
    const packs = shelf();
    const raw = { id: 'more', extends: 'base', cards: [{ ...fig, id: 'date' }] };
    const key = packs.register(raw);
    expect(packs.at(key).cards).toEqual(['fig', 'date']);
    expect(packs.register(raw)).toBe(key);
    expect(packs.at(packs.base).cards).toEqual(['fig']);
    expect(packs.keys).toEqual([packs.base, key]);
  });

  it('takes the base pack of another version beside its own', () => {
    const packs = shelf();
    const older = { ...base, cards: [{ ...fig, ops: [{ op: 'gain' as const, n: 3 }] }] };
    const key = packs.register(older);
    expect(key).not.toBe(packs.base);
    expect(key).toMatch(/^base@/);
    expect(packs.has(key)).toBe(true);
  });

  it.each<[string, unknown, string]>([
    ['an unknown operation', { cards: [{ ...fig, id: 'date', ops: [{ op: 'smite', n: 1 }] }] }, 'cards.1.ops.0.op: '],
    ['a duplicate id', { cards: [fig] }, 'cards.1.id: "fig" is there already'],
    ['a missing name', { cards: [{ ...fig, id: 'date', name: { en: 'Date', cs: 'Datle' } }] }, 'cards.1.name.de: '],
    ['an unknown field', { cards: [{ ...fig, id: 'date', cost: 2 }] }, 'cards.1.cost: unknown field'],
    ['another base', { extends: 'bass' }, 'extends: there is no pack "bass"; there is: base'],
    ['the name of the base', { id: 'base' }, 'id: "base" is the name'],
    ['no id', { id: '' }, 'id: '],
    ['cards that are no list', { cards: 'all' }, 'cards: '],
  ])('refuses %s in one line that names the field', (_what, change, message) => {
    const packs = shelf();
    const raw = { id: 'more', extends: 'base', ...(change as object) };
    expect(() => packs.register(raw)).toThrow(message);
    try {
      packs.register(raw);
    } catch (error) {
      expect((error as Error).message).not.toContain('\n');
    }
    expect(packs.keys).toEqual([packs.base]);
  });

  it.each([null, 7, 'pack', [], {}])('refuses %j', (raw) => {
    expect(() => shelf().register(raw)).toThrow(/^[\w.]+: /);
  });

  it('says what it does not have', () => {
    expect(() => shelf().at('none@0')).toThrow('unknown pack none@0');
  });
});
