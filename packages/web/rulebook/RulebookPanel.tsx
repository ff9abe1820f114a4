import { type ReactNode, Suspense, use, useEffect, useId, useMemo, useRef, useState } from 'react';
import buttons from '../shell/buttons.module.css';
import { Icon } from '../shell/Icon.tsx';
import { useLang, useText } from '../shell/lang.tsx';
import { Loading } from '../shell/Notice.tsx';
import { RULEBOOK_TEXT } from '../text/rulebook.ts';
import { findSection, loadBook, ruleLink, searchable } from './book.ts';
import { CardEntry } from './CardIndex.tsx';
import cards from './cards.module.css';
import { cardId, loadCards, searchableCards } from './cards.ts';
import styles from './panel.module.css';
import { goTo } from './RulebookPage.tsx';
import reader from './rulebook.module.css';
import { SearchBox } from './SearchBox.tsx';
import { type Reading, SectionView } from './SectionView.tsx';
import { useFind } from './useFind.ts';

export interface RulebookPanelProps {
  game: string;
  /** The key of the table's pack: its cards are the ones looked up. */
  pack?: string;
  /** A rule (`BOS-8.5`), an anchor (`heat`) or a card (`enemy:E05`). */
  ruleId: string;
  onClose: () => void;
}

const NARROW = '(max-width: 760px)';

/** The rulebook beside the table: a drawer on a desk, over everything on a phone. Escape closes it. */
export function RulebookPanel({ game, pack, ruleId, onClose }: RulebookPanelProps): ReactNode {
  const t = useText(RULEBOOK_TEXT);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    if (matchMedia(NARROW).matches) element.showModal();
    else element.show();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      data-game={game}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={styles.panelHead}>
        <h2 id={title}>{t.panel}</h2>
        <button type="button" className={buttons.icon} aria-label={t.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <Suspense fallback={<Loading />}>
        <Leaf key={ruleId} game={game} pack={pack} first={ruleId} />
      </Suspense>
    </dialog>
  );
}

/** One section at a time, with the card that was asked about above it. */
function Leaf({ game, pack, first }: { game: string; pack?: string; first: string }): ReactNode {
  const t = useText(RULEBOOK_TEXT);
  const lang = useLang();
  const book = use(loadBook(game, lang));
  const [ref, setRef] = useState(first);
  const page = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const index = use(loadCards(game, pack));
  const all = useMemo(() => index.cards(lang), [index, lang]);
  const entries = useMemo(() => [...searchable(book.sections), ...searchableCards(all)], [book, all]);
  const find = useFind(entries, page);
  const card = useMemo(() => (ref.includes(':') ? index.find(all, ref) : undefined), [ref, index, all]);
  const marked = card?.rule ?? ref;
  const section = findSection(book, marked) ?? book.sections[0];
  const at = book.sections.indexOf(section);
  const before = book.sections.at(at - 1);
  const after = book.sections[at + 1];

  useEffect(() => {
    const place = card ? `[data-card="${card.ref}"]` : `[data-rule~="${marked}"], [data-section="${marked}"]`;
    goTo(page.current, place, marked);
  }, [card, marked]);

  const open = (to: string): void => {
    find.ask('');
    setRef(to);
  };
  const reading: Reading = { game, words: find.words, marked, onRef: open };
  const { hits } = find;
  const shown = hits === null ? [section] : book.sections.filter((s) => hits.by.has(s.id));
  return (
    <div className={`${styles.leaf} ${reader.reading}`} ref={page}>
      <SearchBox find={find} input={input} />
      {card && hits === null ? (
        <ul className={cards.cards}>
          <CardEntry book={index} card={card} reading={{ ...reading, marked: '' }} heading="h3" />
        </ul>
      ) : null}
      {shown.map((s) => (
        <SectionView key={s.id} section={s} reading={reading} prefix="panel-" isTop />
      ))}
      {hits === null ? null : (
        <ul className={cards.cards}>
          {all
            .filter((found) => hits.by.has(cardId(found)))
            .map((found) => (
              <CardEntry key={cardId(found)} book={index} card={found} reading={reading} heading="h3" />
            ))}
        </ul>
      )}
      {hits === null ? (
        <nav className={styles.turn} aria-label={t.contents}>
          {at > 0 && before ? (
            <button type="button" className={buttons.plain} onClick={() => open(before.id)}>
              {t.previous(before.title)}
            </button>
          ) : null}
          {after ? (
            <button type="button" className={buttons.plain} onClick={() => open(after.id)}>
              {t.next(after.title)}
            </button>
          ) : null}
        </nav>
      ) : null}
      <a className={buttons.quiet} href={ruleLink(game, card ? card.ref : section.id)}>
        {t.whole}
      </a>
    </div>
  );
}
