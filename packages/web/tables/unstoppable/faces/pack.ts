import { type Pack, packs } from '@starhold/unstoppable/content';
import { createContext, useContext } from 'react';

/** Whose cards are shown. A table says which pack it plays with; anywhere else it is what comes with the game. */
const Context = createContext<Pack>(packs.at(packs.base));
export const PackProvider = Context.Provider;

export function usePack(): Pack {
  return useContext(Context);
}
