import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import buttons from '../shell/buttons.module.css';
import { useText } from '../shell/lang.tsx';
import { Main } from '../shell/Main.tsx';
import { HomeLink, Loading, Notice } from '../shell/Notice.tsx';
import { askForUpdate } from '../shell/offline.ts';
import { paths } from '../shell/routes.ts';
import { TopBar } from '../shell/TopBar.tsx';
import { Opened } from '../tables/TablePage.tsx';
import { useOnlineText } from '../text/online.ts';
import { useShellText } from '../text/shell.ts';
import { TABLE_TEXT } from '../text/table.ts';
import { api, type OnlineProblem, problemOf } from './api.ts';
import { NameFirst } from './NameFirst.tsx';
import { gameName } from './OnlineCard.tsx';
import styles from './online.module.css';
import { WaitingRoom } from './room/WaitingRoom.tsx';
import { RoomProvider, useRoom } from './roomContext.ts';
import { TableRoom } from './tableRoom.ts';
import { useMe } from './useMe.ts';
import { useYourTurn } from './useYourTurn.ts';

/** An online table: its waiting room until the cards are dealt, then the game. */
export function OnlineTablePage({ id }: { id: string }): ReactNode {
  const t = useOnlineText();
  const known = useMe();
  const { room, problem, retry } = useTableRoom(id, known.state === 'known' ? known.me.id : known.state);
  if (known.state === 'stranger') {
    return (
      <>
        <TopBar />
        <Main className={styles.page}>
          <NameFirst heading="h1" label={t.join.on} />
        </Main>
      </>
    );
  }
  if (problem !== null) {
    return (
      <>
        <TopBar />
        <Notice title={problem === 'unreachable' ? t.noServer.title : t.problems[problem]}>
          {problem === 'unreachable' ? <p>{t.noServer.text}</p> : null}
          <button type="button" className={buttons.plain} onClick={retry}>
            {t.retry}
          </button>
          <HomeLink />
        </Notice>
      </>
    );
  }
  if (room === null) return <Loading text={t.join.opening} />;
  return (
    <RoomProvider value={room}>
      <AtTable />
    </RoomProvider>
  );
}

/** Keeps the line open while the page is shown. A new one for another table or another person. */
function useTableRoom(id: string, who: string) {
  const [room, setRoom] = useState<TableRoom | null>(null);
  const [problem, setProblem] = useState<OnlineProblem | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try, and another person, open it again
  useEffect(() => {
    if (who === 'asking' || who === 'stranger') return;
    let here = true;
    let opened: TableRoom | undefined;
    Promise.all([api.table(id), import('../session/remote/socket.ts')]).then(
      ([table, { openLine }]) => {
        if (!here) return;
        opened = new TableRoom(table, openLine(id));
        setRoom(opened);
      },
      (error: unknown) => here && setProblem(problemOf(error)),
    );
    return () => {
      here = false;
      opened?.close();
      setRoom(null);
      setProblem(null);
    };
  }, [id, who, tries]);
  return { room, problem, retry: () => setTries(tries + 1) };
}

function AtTable(): ReactNode {
  const t = useOnlineText();
  const table = useText(TABLE_TEXT);
  const shell = useShellText();
  const {
    table: { game, status },
    session,
    shut,
  } = useRoom();
  const name = gameName(game, shell);
  useYourTurn(name);
  useEffect(() => {
    if (shut === 'update') void askForUpdate();
  }, [shut]);
  if (shut !== null || status === 'closed') {
    return (
      <>
        <TopBar />
        <Notice title={t.shut[shut ?? 'closed']}>
          <Link href={paths.hall} className={buttons.primary}>
            {t.back}
          </Link>
        </Notice>
      </>
    );
  }
  if (session !== null) {
    return <Opened session={session} />;
  }
  return status === 'waiting' || status === 'dealing' ? <WaitingRoom /> : <Loading text={table.opening} />;
}
