import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Spoken } from '../../kit/Spoken.tsx';
import { useShellText } from '../../text/shell.ts';
import buttons from '../buttons.module.css';
import { type GameCard, isPlayable } from '../games.ts';
import { Icon, type IconName } from '../Icon.tsx';
import { fetchNewTable } from '../new-table/page.tsx';
import { paths } from '../routes.ts';
import styles from './Poster.module.css';
import { useQuickStart } from './useQuickStart.ts';

export function Poster({ game }: { game: GameCard }): ReactNode {
  const t = useShellText();
  const words = t.games[game.id];
  const playable = isPlayable(game);
  return (
    <article className={styles.poster} data-game={game.id} data-tone="dark" data-playable={playable}>
      <img src={game.poster} alt="" className={styles.art} draggable={false} />
      <div className={styles.shade} />
      <div className={styles.words}>
        <h2>{words.name}</h2>
        <p className={styles.tagline}>{words.tagline}</p>
        <dl className={styles.facts}>
          <Fact icon="players" label={t.home.players} value={t.home.playerCount(...game.players)} />
          <Fact icon="length" label={t.home.length} value={words.length} />
          <Fact icon={game.versus ? 'versus' : 'coop'} label={t.home.mode} value={words.mode} />
        </dl>
        {playable ? <Actions game={game} name={words.name} /> : <p className={styles.coming}>{t.home.coming}</p>}
      </div>
    </article>
  );
}

function Fact({ icon, label, value }: { icon: IconName; label: string; value: string }): ReactNode {
  return (
    <div title={label}>
      <dt>
        <Icon name={icon} />
        <Spoken>{label}</Spoken>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function Actions({ game, name }: { game: GameCard; name: string }): ReactNode {
  const t = useShellText();
  const { start, busy, failed } = useQuickStart(game.id);
  const [, go] = useLocation();
  // The posters stay until the next page can be drawn: nobody looks at an empty one.
  const goOn = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const leave = (): void => go(paths.newTable(game.id));
    fetchNewTable(game.id).then(leave, leave);
  };
  return (
    <>
      {failed ? (
        <p className={styles.failed} role="alert">
          {t.newTable.failed}
        </p>
      ) : null}
      <div className={styles.actions}>
        <button
          type="button"
          className={buttons.primary}
          disabled={busy}
          aria-label={busy ? undefined : t.home.onPoster(t.home.play, name)}
          onClick={(event) => start(event.currentTarget.closest('article'))}
        >
          {busy ? t.newTable.starting : t.home.play}
        </button>
        <Link
          href={paths.newTable(game.id)}
          className={styles.options}
          onPointerEnter={() => void fetchNewTable(game.id).catch(() => {})}
          onClick={goOn}
          aria-label={t.home.onPoster(t.home.options, name)}
        >
          {t.home.options}
        </Link>
      </div>
    </>
  );
}
