import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { type Hits, type Searchable, search, wordsOf } from './search.ts';

/** Searching a page: what was typed, what was found, and walking from hit to hit. */
export interface Find {
  query: string;
  words: readonly string[];
  hits: Hits | null;
  /** 1 … total; 0 before the first step. */
  at: number;
  ask(query: string): void;
  step(by: 1 | -1): void;
  onKey(event: KeyboardEvent<HTMLInputElement>): void;
}

const CURRENT = 'data-current';
const NO_WORDS: readonly string[] = [];

/** `page` is what the hits stand in: `<mark data-start>` for each. */
export function useFind(entries: readonly Searchable[], page: RefObject<HTMLElement | null>): Find {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const hits = useMemo(() => search(entries, query), [entries, query]);
  const words = useMemo(() => (hits ? wordsOf(query) : NO_WORDS), [hits, query]);

  const ask = useCallback((next: string): void => {
    setQuery(next);
    setAt(0);
  }, []);

  const step = useCallback(
    (by: 1 | -1): void => {
      const total = hits?.total ?? 0;
      if (total === 0) return;
      setAt((now) => ((Math.max(now, by === 1 ? 0 : 1) - 1 + by + total) % total) + 1);
    },
    [hits],
  );

  useEffect(() => {
    const marks = page.current?.querySelectorAll('mark[data-start]') ?? [];
    marks.forEach((mark, i) => void mark.toggleAttribute(CURRENT, i === at - 1));
    marks[at - 1]?.scrollIntoView({ block: 'center' });
  }, [at, page]);

  const onKey = useCallback(
    (event: KeyboardEvent<HTMLInputElement>): void => {
      if (event.key === 'Enter' || event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        step(event.key === 'ArrowUp' || event.shiftKey ? -1 : 1);
      } else if (event.key === 'Escape' && query !== '') {
        event.preventDefault();
        event.stopPropagation();
        ask('');
      }
    },
    [step, ask, query],
  );

  return { query, words, hits, at, ask, step, onKey };
}
