import type { ReactNode } from 'react';
import type { PastGame } from '../../session/played.ts';
import { useMineText } from '../../text/mine.ts';
import { useShellText } from '../../text/shell.ts';
import type { GameId } from '../games.ts';
import { useLang } from '../lang.tsx';
import { botKind } from '../new-table/model.ts';
import styles from './mine.module.css';
import {
  counts,
  groups,
  keyOf,
  type Opponent,
  opponentsOf,
  recordFields,
  type Tally,
  tallyOf,
  valueIn,
} from './tally.ts';
import { useGameForm } from './usePlayed.ts';

/** How the games of one kind went: in all, by who was there, and by everything its form lets choose. */
export function Records({ game, played }: { game: GameId; played: readonly PastGame[] }): ReactNode {
  const t = useMineText();
  const shell = useShellText();
  const lang = useLang();
  const form = useGameForm(game);
  const games = played.filter(counts);
  const opponent = (one: Opponent): string => {
    if (one.kind === 'alone') return t.alone;
    if (one.kind === 'person') return one.name;
    const kind = botKind(one.bot);
    return kind ? shell.newTable.bots[kind] : t.bot;
  };
  const fields = form ? recordFields(form) : [];
  return (
    <div className={styles.scroll}>
      <table className={styles.records} data-game={game}>
        <caption>{shell.games[game].name}</caption>
        <thead>
          <tr>
            <td />
            {[t.columns.games, t.columns.won, t.columns.best].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={t.total} tally={tallyOf(games)} />
        </tbody>
        <Group
          title={t.opponents}
          rows={groups(games, opponentsOf, keyOf).map(({ shared, tally }) => ({ name: opponent(shared), tally }))}
        />
        {fields.map((field) => (
          <Group
            key={field.key}
            title={field.label[lang]}
            rows={groups(
              games,
              (one) => valueIn(field, one),
              (value) => value,
            ).map(({ shared, tally }) => ({
              name: field.choices.find(({ value }) => String(value) === shared)?.label[lang] ?? shared,
              tally,
            }))}
          />
        ))}
      </table>
    </div>
  );
}

function Group({ title, rows }: { title: string; rows: readonly { name: string; tally: Tally }[] }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4}>
          {title}
        </th>
      </tr>
      {rows.map(({ name, tally }) => (
        <Row key={name} name={name} tally={tally} />
      ))}
    </tbody>
  );
}

function Row({ name, tally }: { name: string; tally: Tally }): ReactNode {
  const t = useMineText();
  const best = [
    ...(tally.best === null ? [] : [t.points(tally.best)]),
    ...(tally.fastest === null ? [] : [t.wonIn(tally.fastest)]),
  ];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{tally.games}</td>
      <td>
        {tally.won} ({tally.games === 0 ? 0 : Math.round((100 * tally.won) / tally.games)} %)
      </td>
      <td>{best.join(' · ')}</td>
    </tr>
  );
}
