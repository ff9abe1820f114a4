import type { CardDef, LeaderDef, Pack } from '@starhold/rone/content';
import { createContext, useContext } from 'react';

/** The content that this table plays with. */
const Context = createContext<Pack | null>(null);
export const PackProvider = Context.Provider;

export function usePack(): Pack {
  const pack = useContext(Context);
  if (!pack) throw new Error('usePack outside a table of RONE');
  return pack;
}

export function cardIn(pack: Pack, id: string): CardDef | undefined {
  const at = pack.cardIndex.get(id);
  return at === undefined ? undefined : pack.cards[at];
}

/** A leader or a technology. */
export function permanentIn(pack: Pack, id: string): LeaderDef | undefined {
  const at = pack.permanentIndex.get(id);
  return at === undefined ? undefined : pack.permanents[at];
}

export function isLeader(pack: Pack, id: string): boolean {
  return (pack.permanentIndex.get(id) ?? pack.leaderCount) < pack.leaderCount;
}
