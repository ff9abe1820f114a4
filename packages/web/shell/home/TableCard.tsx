import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '../../session/types.ts';
import { SECRET_FILE } from '../../text/secret-file.ts';
import { type ShellText, useShellText } from '../../text/shell.ts';
import buttons from '../buttons.module.css';
import { gameCard } from '../games.ts';
import { Icon } from '../Icon.tsx';
import { useText } from '../lang.tsx';
import { beginOpening } from '../opening.ts';
import { paths } from '../routes.ts';
import { saveAsFile } from '../store.ts';
import { factsOf } from './facts.ts';
import styles from './TableCard.module.css';
import { type TableState, tableState } from './tableState.ts';

export function TableCard({ table, onRemove }: { table: TableInfo; onRemove: () => void }): ReactNode {
  const t = useShellText();
  const secretFile = useText(SECRET_FILE);
  const card = gameCard(table.setup.game);
  const name = card ? t.games[card.id].name : table.setup.game;
  const state = tableState(table);
  const seats = table.setup.seats.map((seat) => seat.name);
  return (
    <article className={styles.card} data-game={table.setup.game} data-yours={state.kind === 'yours'}>
      {card ? <img src={card.small} alt="" className={styles.art} /> : null}
      <div className={styles.info}>
        <Link
          href={paths.table(table.id)}
          className={styles.open}
          aria-label={t.tables.open(name)}
          onClick={(event) => {
            const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
            if (!isElsewhere) beginOpening(table.setup.game, event.currentTarget.closest('article'));
          }}
        >
          {name}
        </Link>
        <p className="help">{factLine(table, t)}</p>
        <div className={styles.state}>
          <Faces names={seats} label={t.tables.seats(seats.join(', '))} />
          <em data-kind={state.kind}>{stateText(state, t)}</em>
        </div>
      </div>
      <div className={styles.tools}>
        <button
          type="button"
          className={buttons.icon}
          aria-label={t.tables.export}
          title={table.over === '' ? `${t.tables.export}. ${secretFile}` : t.tables.export}
          onClick={() => saveAsFile(table)}
        >
          <Icon name="download" />
        </button>
        <button
          type="button"
          className={buttons.icon}
          aria-label={t.tables.remove}
          title={t.tables.remove}
          onClick={onRemove}
        >
          <Icon name="bin" />
        </button>
      </div>
    </article>
  );
}

function factLine(table: TableInfo, t: ShellText): string {
  const facts = factsOf(table).map(({ key, value }) => t.tables.facts[key](value));
  const counts = gameCard(table.setup.game)?.counts ?? 'round';
  return [t.tables[counts](table.round), ...facts].join(' · ');
}

function stateText(state: TableState, t: ShellText): string {
  switch (state.kind) {
    case 'yours':
      return t.tables.yourTurn;
    case 'person':
      return t.tables.turnOf(state.name);
    case 'bot':
      return t.tables.thinking(state.name);
    case 'over':
      return t.tables.standings[state.standing];
  }
}

const HUES = [150, 28, 205, 280, 330];

export function Faces({ names, label }: { names: string[]; label: string }): ReactNode {
  return (
    <span className={styles.faces} role="img" aria-label={label} title={label}>
      {names.map((name, seat) => (
        <Face key={name} seat={seat} />
      ))}
    </span>
  );
}

/** The face of a seat: the same colour at every table. */
export function Face({ seat }: { seat: number }): ReactNode {
  const hue = HUES[seat % HUES.length];
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" fill={`hsl(${hue} 45% 18%)`} />
      <circle cx="20" cy="15" r="8.5" fill={`hsl(${hue} 60% 70%)`} />
      <path d="M6 40c0-11 6-15 14-15s14 4 14 15z" fill={`hsl(${hue} 55% 48%)`} />
      <path d="M11 14h18v4H11z" fill={`hsl(${hue} 80% 88%)`} opacity=".9" />
    </svg>
  );
}
