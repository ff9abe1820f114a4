import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Segmented } from '../../kit/Segmented.tsx';
import type { PastGame } from '../../session/played.ts';
import { useMineText } from '../../text/mine.ts';
import { useShellText } from '../../text/shell.ts';
import buttons from '../buttons.module.css';
import { GAME_IDS, GAMES, type GameId, isPlayable } from '../games.ts';
import { TableCard } from '../home/TableCard.tsx';
import { Main } from '../Main.tsx';
import { Loading } from '../Notice.tsx';
import { paths } from '../routes.ts';
import { download, fileName, loadStore } from '../store.ts';
import { TopBar } from '../TopBar.tsx';
import { useTables } from '../useTables.ts';
import { Finished } from './Finished.tsx';
import styles from './mine.module.css';
import { Records } from './Records.tsx';
import { counts } from './tally.ts';
import { usePlayed } from './usePlayed.ts';

/** What is played and what was played on this device, and what it adds up to. */
export function MyGamesPage(): ReactNode {
  const t = useMineText();
  const shell = useShellText();
  const [game, setGame] = useState<GameId | 'all'>('all');
  const { tables, refresh: refreshTables } = useTables();
  const { played, failed, refresh } = usePlayed();
  useEffect(() => {
    document.title = shell.pageTitle(t.title);
  }, [shell, t]);
  const isWanted = (id: string): boolean => game === 'all' || id === game;
  const running = tables?.filter(({ standing, setup }) => standing === null && isWanted(setup.game)) ?? [];
  const finished = played?.filter((one) => isWanted(one.game)) ?? [];
  const choices = GAME_IDS.filter((id) => isPlayable(GAMES[id]));
  const remove = async (id: string): Promise<void> => {
    await (await loadStore()).remove(id);
    refreshTables();
  };
  const forget = async (id: string): Promise<void> => {
    await (await loadStore()).forget(id);
    refresh();
  };
  return (
    <>
      <TopBar />
      <Main className={styles.page}>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
        <div className={styles.which}>
          <Segmented
            label={t.which}
            value={game}
            options={[
              { value: 'all', label: t.all },
              ...choices.map((id) => ({ value: id, label: shell.games[id].name })),
            ]}
            onChange={setGame}
          />
        </div>
        {failed ? <p role="alert">{t.unreadable}</p> : null}
        {played === null && !failed ? <Loading /> : null}
        <section aria-labelledby="running">
          <h2 id="running">{t.running}</h2>
          {running.length === 0 ? <p className="help">{t.noneRunning}</p> : null}
          <ul className={styles.tables}>
            {running.map((table) => (
              <li key={table.id}>
                <TableCard table={table} onRemove={() => void remove(table.id)} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="finished">
          <h2 id="finished">{t.finished}</h2>
          {finished.length === 0 ? (
            <p className="help">{t.noneFinished}</p>
          ) : (
            <Finished
              games={finished}
              isKept={(id) => tables?.some((table) => table.id === id) ?? false}
              onForget={forget}
            />
          )}
        </section>
        {finished.some(counts) ? (
          <section aria-labelledby="records">
            <h2 id="records">{t.records}</h2>
            {choices
              .filter((id) => finished.some((one) => one.game === id && counts(one)))
              .map((id) => (
                <Records key={id} game={id} played={finished.filter((one) => one.game === id)} />
              ))}
          </section>
        ) : null}
        <p className={styles.ways}>
          <Link href={paths.daily} className={buttons.plain}>
            {t.daily.title}
          </Link>
          {played === null || played.length === 0 ? null : (
            <button type="button" className={buttons.plain} onClick={() => saveAll(played)}>
              {t.export}
            </button>
          )}
        </p>
      </Main>
    </>
  );
}

/** Plain JSON: for a spreadsheet, or to be kept. */
function saveAll(games: readonly PastGame[]): void {
  download(fileName('games', `${games.length}`), JSON.stringify({ starhold: 'results', games }, null, 1));
}
