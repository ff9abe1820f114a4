import type { OnlineTable } from '@starhold/wire';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { gameCard } from '../shell/games.ts';
import { Faces } from '../shell/home/TableCard.tsx';
import { paths } from '../shell/routes.ts';
import { type OnlineText, useOnlineText } from '../text/online.ts';
import { type ShellText, useShellText } from '../text/shell.ts';
import { freeSeats, isYours } from './model.ts';
import styles from './OnlineCard.module.css';

export function gameName(game: string, { games }: ShellText): string {
  return Object.hasOwn(games, game) ? games[game as keyof typeof games].name : game;
}

/** Whom the table waits for, or what it waits for. */
export function stateOf(table: OnlineTable, t: OnlineText, shell: ShellText): string {
  switch (table.status) {
    case 'waiting':
      return isYours(table) ? t.mine.readyAsked : t.mine.gathering(freeSeats(table));
    case 'dealing':
      return t.mine.dealing;
    case 'playing': {
      if (isYours(table)) return t.mine.yourTurn;
      const names = table.waitingFor.flatMap((seat) => table.chairs[seat]?.name ?? []);
      return t.mine.turnOf(names.join(', '));
    }
    default:
      return table.standing === null ? t.mine.over : shell.tables.standings[table.standing];
  }
}

interface OnlineCardProps {
  table: OnlineTable;
  /** Where it leads; to the table itself unless said. */
  href?: string;
  /** What can be done with it, beside opening it. */
  children?: ReactNode;
}

/** An online table in a list. */
export function OnlineCard({ table, href = paths.online(table.id), children }: OnlineCardProps): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  const card = gameCard(table.game);
  const name = gameName(table.game, shell);
  const counts = card?.counts ?? 'round';
  const taken = table.chairs.filter(({ who }) => who !== 'free').map((chair) => chair.name);
  const facts = [
    ...(table.status === 'playing' ? [shell.tables[counts](table.round)] : []),
    t.make.pace[table.pace],
    shell.settings.values.lang[table.language],
  ];
  return (
    <article className={styles.card} data-game={table.game} data-yours={isYours(table)}>
      {card ? <img src={card.small} alt="" className={styles.art} /> : null}
      <div className={styles.info}>
        <Link href={href} className={styles.open} aria-label={t.mine.open(name)}>
          {name}
        </Link>
        <p className="help">{facts.join(' · ')}</p>
        <div className={styles.state}>
          {taken.length === 0 ? null : <Faces names={taken} label={shell.tables.seats(taken.join(', '))} />}
          <em data-kind={isYours(table) ? 'yours' : undefined}>{stateOf(table, t, shell)}</em>
        </div>
      </div>
      {children ? <div className={styles.tools}>{children}</div> : null}
    </article>
  );
}
