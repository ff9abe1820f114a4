import { type PackDef, packs } from '../content/index.ts';

/**
 * The base pack with little health and a milder reshuffle, so that games of random answers end soon: the contract looks at
 * every answer of them.
 */
export function shortPack(): string {
  const base = packs.definition(packs.base) as PackDef;
  return packs.register({
    ...base,
    id: 'short',
    expects: [],
    board: {
      ...base.board,
      health: 4,
      armour: 0,
      beforeReshuffle: [
        { op: 'each', of: 'opponents', do: [{ op: 'research', n: -2, who: 'it' }] },
        { op: 'gain', what: 'armour', n: 1, who: 'oneOpponent' },
        { op: 'destroyStored', n: 'all' },
        { op: 'suffer', damage: 'melee', n: { base: -2, per: 'scrapyard', each: 1 } },
        { op: 'refresh', n: 'all' },
      ],
    },
  });
}
