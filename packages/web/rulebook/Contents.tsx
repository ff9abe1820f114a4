import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../shell/lang.tsx';
import { RULEBOOK_TEXT } from '../text/rulebook.ts';
import { ruleLink } from './book.ts';
import { type CardGroup, cardId, type IndexCard } from './cards.ts';
import type { Book } from './markdown.ts';
import styles from './rulebook.module.css';
import type { Hits } from './search.ts';
import { useSpy } from './useSpy.ts';

interface Entry {
  id: string;
  level: 2 | 3;
  title: string;
  /** Hits in it; null when nothing is searched. */
  hits: number | null;
}

function entriesOf(
  book: Book,
  cards: readonly IndexCard[],
  hits: Hits | null,
  groupIds: readonly CardGroup[],
  t: { cards: string; groups: Record<CardGroup, string> },
): Entry[] {
  const sections = book.sections.map(
    ({ id, level, title }): Entry => ({ id, level, title, hits: hits === null ? null : (hits.by.get(id) ?? 0) }),
  );
  const groups = groupIds.map((group): Entry => {
    const members = cards.filter((card) => card.group === group);
    const found = members.reduce((sum, card) => sum + (hits?.by.get(cardId(card)) ?? 0), 0);
    return { id: `cards-${group}`, level: 3, title: t.groups[group], hits: hits === null ? null : found };
  });
  const inCards = groups.reduce((sum, group) => sum + (group.hits ?? 0), 0);
  return [...sections, { id: 'cards', level: 2, title: t.cards, hits: hits === null ? null : inCards }, ...groups];
}

/** The table of contents: beside the book on a desk, folded above it on a phone. */
export function Contents({
  book,
  game,
  hits,
  cards,
  groups,
  page,
}: {
  book: Book;
  game: string;
  hits: Hits | null;
  cards: readonly IndexCard[];
  groups: readonly CardGroup[];
  /** What the sections stand in. */
  page: RefObject<HTMLElement | null>;
}): ReactNode {
  const t = useText(RULEBOOK_TEXT);
  const [open, setOpen] = useState(false);
  const list = useId();
  const here = useSpy(page, hits);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = here === '' ? null : nav.current?.querySelector('[aria-current]');
    if (link && nav.current && nav.current.scrollHeight > nav.current.clientHeight)
      link.scrollIntoView({ block: 'nearest' });
  }, [here]);
  const entries = entriesOf(book, cards, hits, groups, t);
  return (
    <nav ref={nav} className={styles.contents} aria-label={t.contents}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {t.contents}
      </button>
      <ul id={list} data-open={open ? '' : undefined}>
        {entries.map((entry) =>
          entry.hits === 0 ? null : (
            <li key={entry.id} data-level={entry.level}>
              <a
                href={ruleLink(game, entry.id)}
                aria-current={entry.id === here ? 'location' : undefined}
                onClick={() => setOpen(false)}
              >
                <span>{entry.title}</span>
                {entry.hits === null ? null : <small>{entry.hits}</small>}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
