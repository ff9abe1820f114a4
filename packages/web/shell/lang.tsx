import type { Language } from '@starhold/kernel';
import { createContext, type ReactNode, useContext } from 'react';

/** The reader's language. Texts come in tables of three; a missing one does not compile. */
const Lang = createContext<Language>('en');

export function LangProvider({ lang, children }: { lang: Language; children: ReactNode }): ReactNode {
  return <Lang.Provider value={lang}>{children}</Lang.Provider>;
}

export function useLang(): Language {
  return useContext(Lang);
}

/** `const t = useText(KIT_TEXT)`: the table of messages in the reader's language. */
export function useText<T>(texts: Record<Language, T>): T {
  return texts[useLang()];
}
