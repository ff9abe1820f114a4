import { type ReactNode, type RefObject, useId } from 'react';
import buttons from '../shell/buttons.module.css';
import { Icon } from '../shell/Icon.tsx';
import { useText } from '../shell/lang.tsx';
import { RULEBOOK_TEXT } from '../text/rulebook.ts';
import styles from './rulebook.module.css';
import type { Find } from './useFind.ts';

/** The field, how much was found, and the way from hit to hit. */
export function SearchBox({ find, input }: { find: Find; input: RefObject<HTMLInputElement | null> }): ReactNode {
  const t = useText(RULEBOOK_TEXT);
  const hint = useId();
  const { query, hits, at } = find;
  const found = hits === null ? '' : hits.total === 0 ? t.noHits(query.trim()) : t.hits(hits.total, hits.by.size);
  return (
    <search className={styles.search}>
      <input
        ref={input}
        type="search"
        value={query}
        aria-label={t.search}
        aria-describedby={hint}
        placeholder={t.search}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => find.ask(event.target.value)}
        onKeyDown={find.onKey}
      />
      <span id={hint} hidden>
        {t.searchHint}
      </span>
      <span className={styles.found} role="status">
        {at > 0 && hits !== null ? t.hitOf(at, hits.total) : found}
      </span>
      {hits !== null && hits.total > 0 ? (
        <span className={styles.steps}>
          <button type="button" className={buttons.icon} aria-label={t.previousHit} onClick={() => find.step(-1)}>
            <Arrow up />
          </button>
          <button type="button" className={buttons.icon} aria-label={t.nextHit} onClick={() => find.step(1)}>
            <Arrow />
          </button>
        </span>
      ) : null}
      {query === '' ? null : (
        <button
          type="button"
          className={buttons.icon}
          aria-label={t.clear}
          onClick={() => {
            find.ask('');
            input.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </search>
  );
}

function Arrow({ up = false }: { up?: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path
        d={up ? 'M5 15l7-7 7 7' : 'M5 9l7 7 7-7'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
