import { type ReactNode, type RefObject, use, useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { GAME_IDS } from '../shell/games.ts';
import { useLang, useText } from '../shell/lang.tsx';
import { paths } from '../shell/routes.ts';
import { TopBar } from '../shell/TopBar.tsx';
import { RULEBOOK_TEXT } from '../text/rulebook.ts';
import { SHELL_TEXT } from '../text/shell.ts';
import { findSection, hasRulebook, loadBook, RULEBOOKS, searchable } from './book.ts';
import { CardIndex } from './CardIndex.tsx';
import { Contents } from './Contents.tsx';
import { type CardBook, cardId, type IndexCard, loadCards, searchableCards } from './cards.ts';
import type { Book } from './markdown.ts';
import styles from './rulebook.module.css';
import { SearchBox } from './SearchBox.tsx';
import { Blocks, type Reading, SectionView } from './SectionView.tsx';
import { useFind } from './useFind.ts';

export interface RulebookPageProps {
  game: string;
  /** An anchor (`heat`), a rule (`BOS-8.5`) or a card (`command:laser`). */
  section?: string | undefined;
}

/** The whole rulebook as a page: contents, search, rules, cards. */
export function RulebookPage({ game, section }: RulebookPageProps): ReactNode {
  const t = useText(RULEBOOK_TEXT);
  const shell = useText(SHELL_TEXT);
  useEffect(() => {
    document.title = shell.pageTitle(t.pageTitle);
  }, [shell, t]);
  return (
    <>
      <TopBar />
      {hasRulebook(game) ? (
        <Pages game={game} target={decoded(section)} />
      ) : (
        <main id="content" tabIndex={-1} className={styles.none}>
          <h1>{t.unknownGame}</h1>
          <p>{t.unknownGameHelp}</p>
        </main>
      )}
    </>
  );
}

/** The address may come in decoded or not, and may be nonsense. */
function decoded(section: string | undefined): string {
  try {
    return decodeURIComponent(section ?? '');
  } catch {
    return section ?? '';
  }
}

/** What an address means in this book: the section to go to and what to mark. */
function targetIn(
  book: Book,
  index: CardBook,
  cards: readonly IndexCard[],
  target: string,
): { to: string; marked: string } {
  if (target === '') return { to: '', marked: '' };
  const card = target.includes(':') ? index.find(cards, target) : undefined;
  if (card) return { to: `[data-card="${card.ref}"]`, marked: card.ref };
  const section = findSection(book, target);
  if (!section) return { to: /^cards(-\w+)?$/.test(target) ? `[data-section="${target}"]` : '', marked: '' };
  const isRule = section.id !== target;
  return { to: isRule ? `[data-rule~="${target}"]` : `[data-section="${section.id}"]`, marked: target };
}

function Pages({ game, target }: { game: string; target: string }): ReactNode {
  const t = useText(RULEBOOK_TEXT);
  const lang = useLang();
  const book = use(loadBook(game, lang));
  const index = use(loadCards(game));
  const cards = useMemo(() => index.cards(lang), [index, lang]);
  const page = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const entries = useMemo(() => [...searchable(book.sections), ...searchableCards(cards)], [book, cards]);
  const find = useFind(entries, page);
  const { ask } = find;
  const { to, marked } = useMemo(() => targetIn(book, index, cards, target), [book, index, cards, target]);

  useSlash(input);
  useEffect(() => {
    if (to !== '') ask('');
  }, [to, ask]);
  useEffect(() => {
    if (to !== '' && find.query === '') goTo(page.current, to, marked);
  }, [to, marked, find.query]);

  const reading: Reading = { game, words: find.words, marked };
  const { hits } = find;
  const isShown = (id: string): boolean => hits === null || hits.by.has(id);
  return (
    <main id="content" tabIndex={-1} className={styles.page} data-game={game}>
      <div className={styles.head}>
        <h1>{t.title(book.title)}</h1>
        <Books game={game} />
      </div>
      <Contents book={book} game={game} hits={hits} cards={cards} groups={index.groups} page={page} />
      <div className={`${styles.book} ${styles.reading}`} ref={page}>
        <SearchBox find={find} input={input} />
        {hits === null ? (
          <div className={styles.intro}>
            <Blocks blocks={book.intro} reading={reading} />
          </div>
        ) : null}
        {book.sections
          .filter((section) => isShown(section.id))
          .map((section) => (
            <SectionView key={section.id} section={section} reading={reading} isTop={hits !== null} />
          ))}
        <CardIndex book={index} cards={cards} reading={reading} shown={(card) => isShown(cardId(card))} />
      </div>
    </main>
  );
}

/** From one rulebook to another. */
function Books({ game }: { game: string }): ReactNode {
  const t = useText(RULEBOOK_TEXT);
  const { games } = useText(SHELL_TEXT);
  return (
    <nav className={styles.books} aria-label={t.books}>
      {GAME_IDS.filter((id) => RULEBOOKS.includes(id)).map((id) => (
        <Link key={id} href={paths.rules(id)} aria-current={id === game ? 'page' : undefined}>
          {games[id].name}
        </Link>
      ))}
    </nav>
  );
}

/** `/` goes to the search, unless somebody is typing. */
function useSlash(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}

/** Scrolls to the place and gives it the focus, so that reading goes on from there. */
export function goTo(root: HTMLElement | null, to: string, marked: string): void {
  if (!root) return;
  const place =
    root.querySelector<HTMLElement>(to) ?? root.querySelector<HTMLElement>('section[data-marked] > :first-child');
  if (!place) return;
  const isLine = marked.includes('-') || marked.includes(':');
  place.scrollIntoView({ block: isLine && place.offsetHeight < innerHeight / 2 ? 'center' : 'start' });
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
