import type { Language } from '@starhold/kernel';
import { type Pack, packs } from '@starhold/unstoppable/content';
import { createContext, useContext } from 'react';
import { useLang } from '../../../shell/lang.tsx';
import { CARDS_TEXT, type CardsText } from '../texts/cards.ts';

/** Whose cards are shown. A table says which pack it plays with; anywhere else it is what comes with the game. */
const Context = createContext<Pack>(packs.at(packs.base));
export const PackProvider = Context.Provider;

/** What every face reads: the cards, and the words about them. */
export interface Cards {
  pack: Pack;
  lang: Language;
  t: CardsText;
}

/** The desk is left out, so a face is drawn anew for another card only. */
export function useCards(): Cards {
  const lang = useLang();
  return { pack: useContext(Context), lang, t: CARDS_TEXT[lang] };
}
