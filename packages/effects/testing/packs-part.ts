import { type GameModule, type Packs, packHash, seedOf } from '@starhold/kernel';
import { claim, claimNone } from './claim.ts';
import type { GameFolder } from './folder.ts';
import { Reading } from './reading.ts';
import type { Runner } from './runner.ts';

const HASH_FILE = 'content/hash.ts';

type Definition = Record<string, unknown> & { id: string };
type Card = Record<string, unknown> & { id: string };

/** The base pack is what it says it is, another pack can be played, and a wrong one is refused by the name of its field. */
export function packsPart({ describe, it }: Runner, game: GameModule, folder: GameFolder): void {
  const { packs } = game;
  if (!packs) return;
  const base = packs.definition(packs.base) as Definition;

  describe('the packs', () => {
    it('have the base pack under the hash of its content', () => {
      const [was, is] = [packs.base.slice(packs.base.indexOf('@') + 1), packHash(base)];
      if (was !== is && folder.updates('HASH')) {
        return folder.write(HASH_FILE, (folder.read(HASH_FILE) ?? '').replace(was, is));
      }
      claim(was === is, `${HASH_FILE}: ${was}, but the content is ${is}; UPDATE_HASH=1 writes it anew`);
    });

    it('accept the base pack as a pack like any other', () => {
      const key = packs.register(base);
      claim(key === packs.base, `the base pack is ${packs.base}, but read again it is ${key}`);
    });

    it('can be extended by a card, which is dealt, played and told', () => {
      const key = packs.register(extension(base, 'one-more', (card) => ({ ...card, id: 'one-more-card' })));
      const added = packs.catalogue(key).filter(({ id }) => id === 'one-more-card');
      claim(added.length > 0, 'the new card is not in the catalogue');
      const reading = new Reading(game);
      const [players] = game.modes[0].players;
      reading.play(game.parseOptions({ players, pack: key }), seedOf('one more', 0), true, 300);
      claimNone([...reading.problems]);
    });

    for (const [what, field, wrong] of WRONG) {
      it(`refuse ${what}, naming the field`, () => {
        const problem = refusalOf(packs, wrong(base));
        claim(problem !== undefined, 'it was accepted');
        claim(!problem?.includes('\n'), `more than one line: ${problem}`);
        claim(field.test(problem ?? ''), `does not name the field: ${problem}`);
      });
    }

    it('refuse a key that nobody knows', () => {
      const { players } = game.modes[0];
      try {
        game.parseOptions({ players: players[0], pack: 'nobody@000000000000' });
      } catch (error) {
        return claim(error instanceof Error && error.message.startsWith('option pack'), String(error));
      }
      throw new Error('it was accepted');
    });
  });
}

/** The first card of a pack that has a name and does something, and the list it stands in. */
function someCard(base: Definition): { field: string; card: Card } {
  for (const [field, value] of Object.entries(base)) {
    const card = Array.isArray(value) ? value.find(isCard) : undefined;
    if (card) return { field, card };
  }
  throw new Error('the base pack has no card with a name and operations');
}

function isCard(value: unknown): value is Card {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value)) return false;
  return JSON.stringify(value).includes('[{"op":');
}

/** Wherever in the card its first list of operations stands. */
function withWrongOps(card: Card): object {
  let changed = false;
  return JSON.parse(JSON.stringify(card), (_key, value: unknown) => {
    if (changed || !Array.isArray(value) || value[0]?.op === undefined) return value;
    changed = true;
    return [{ op: 'no-such-operation' }];
  });
}

function extension(base: Definition, id: string, change: (card: Card) => object): Definition {
  const { field, card } = someCard(base);
  return { extends: base.id, id, [field]: [change(card)] };
}

const WRONG: [what: string, field: RegExp, wrong: (base: Definition) => unknown][] = [
  ['what is no pack', /^pack: /, () => 7],
  ['an unknown field', /^surprise: /, (base) => ({ ...base, id: 'wrong', surprise: 1 })],
  [
    'a pack that extends nothing known',
    /^extends: /,
    (base) => ({ ...extension(base, 'wrong', (c) => c), extends: 'x' }),
  ],
  ['a card that is there already', /\.\d+\.id: /, (base) => extension(base, 'wrong', (card) => card)],
  [
    'a card without a name',
    /\.\d+\.name/,
    (base) => extension(base, 'wrong', ({ name: _n, ...card }) => ({ ...card, id: 'w' })),
  ],
  [
    'a name that is missing in one language',
    /\.\d+\.name\.cs/,
    (base) => extension(base, 'wrong', (card) => ({ ...card, id: 'w', name: { ...(card.name as object), cs: '' } })),
  ],
  [
    'an operation that nobody knows',
    /\.\d+\.(?:\w+\.)*0\.op: /,
    (base) => extension(base, 'wrong', (card) => ({ ...withWrongOps(card), id: 'w' })),
  ],
];

function refusalOf(packs: Packs, raw: unknown): string | undefined {
  try {
    packs.register(raw);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
