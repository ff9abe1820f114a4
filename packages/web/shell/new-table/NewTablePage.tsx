import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { gameEntry } from '../../games/modules.ts';
import { useShellText } from '../../text/shell.ts';
import buttons from '../buttons.module.css';
import { gameCard } from '../games.ts';
import { Icon } from '../Icon.tsx';
import { useLang } from '../lang.tsx';
import { Main } from '../Main.tsx';
import { Loading, NotFoundPage } from '../Notice.tsx';
import { paths } from '../routes.ts';
import { Stars } from '../Stars.tsx';
import { TopBar } from '../TopBar.tsx';
import { formAtHand, hasForm, loadForm } from './forms.ts';
import type { GameForm } from './model.ts';
import styles from './NewTablePage.module.css';
import { TableForm, type TablePlace } from './TableForm.tsx';

interface NewTablePageProps {
  game: string;
  /** Where the table will stand; on this device unless said. */
  place?: TablePlace;
  /** What the page is called, and where it came from. */
  title?: string;
  heading?: string;
  from?: { href: string; label: string };
}

export function NewTablePage(props: NewTablePageProps): ReactNode {
  return hasForm(props.game) ? <KnownGame {...props} /> : <NotFoundPage />;
}

function KnownGame({ game: id, place, title, heading, from }: NewTablePageProps): ReactNode {
  const t = useShellText();
  const lang = useLang();
  const form = useForm(id);
  const card = gameCard(id);
  const { name, tagline } = card ? t.games[card.id] : { name: gameEntry(id)?.name[lang] ?? id, tagline: '' };
  useEffect(() => {
    document.title = t.pageTitle(title ?? `${t.newTable.title}: ${name}`);
  }, [t, title, name]);
  return (
    <>
      <Stars />
      <TopBar />
      <Main className={styles.page} game={id}>
        <aside className={styles.banner} data-tone="dark">
          {card ? <img src={card.poster} alt="" /> : null}
          <div>
            <p className={styles.name}>{name}</p>
            <p>{tagline}</p>
          </div>
        </aside>
        <div className={styles.form}>
          <header className={styles.head}>
            <Link href={from?.href ?? paths.home} className={buttons.icon} aria-label={from?.label ?? t.back}>
              <Icon name="back" />
            </Link>
            <h1>{heading ?? t.newTable.title}</h1>
          </header>
          {form ? <TableForm game={id} form={form} place={place} /> : <Loading />}
          {form?.scenarios && !place ? (
            <p className={styles.more}>
              <Link href={form.scenarios} className={buttons.plain}>
                {t.newTable.ownScenarios}
              </Link>
            </p>
          ) : null}
        </div>
      </Main>
    </>
  );
}

function useForm(game: string): GameForm | null {
  const [form, setForm] = useState(() => formAtHand(game));
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let here = true;
    loadForm(game).then(
      (loaded) => here && setForm(loaded),
      (reason) => here && setError(reason),
    );
    return () => {
      here = false;
    };
  }, [game]);
  if (error !== null) throw error;
  return form;
}
