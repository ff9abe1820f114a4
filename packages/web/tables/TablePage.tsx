import { knowPack } from '@starhold/session';
import { type ReactNode, Suspense, use, useEffect, useLayoutEffect } from 'react';
import { Desk } from '../desk/Desk.tsx';
import type { AnyFront } from '../desk/front.ts';
import { preload } from '../desk/useLoaded.ts';
import { loadFront } from '../games/fronts.ts';
import { gameEntry, loadGame } from '../games/modules.ts';
import { HandOver } from '../kit/index.ts';
import { useMoment, useProblem } from '../session/hooks.ts';
import type { TableProblem, TableSession, TableSetup } from '../session/types.ts';
import buttons from '../shell/buttons.module.css';
import { PosterInstead } from '../shell/Curtain.tsx';
import { useText } from '../shell/lang.tsx';
import { HomeLink, Loading, Notice } from '../shell/Notice.tsx';
import { liftPoster } from '../shell/opening.ts';
import { download, fileName, loadStore } from '../shell/store.ts';
import { type SHELL_TEXT, useShellText } from '../text/shell.ts';
import { TABLE_TEXT } from '../text/table.ts';
import { ProblemBanner } from './ProblemBanner.tsx';
import { useSession } from './useSession.ts';

/** One table: opens it, says what is wrong with it, passes the device round, and shows the game. */
export function TablePage({ id }: { id: string }): ReactNode {
  const t = useText(TABLE_TEXT);
  const opening = useSession(id);
  if (opening.state === 'opening') return <Loading text={t.opening} />;
  if (opening.state === 'open') return <Opened session={opening.session} />;
  return (
    <>
      <Failed id={id} problem={opening.problem} onRetry={opening.retry} />
      <Lift />
    </>
  );
}

/** What lies beside it can be seen now: the poster in front of it goes. */
function Lift(): ReactNode {
  useLayoutEffect(liftPoster, []);
  return null;
}

/** A table that is open: the hand-over, what is wrong with it, and the desk. */
export function Opened({ session }: { session: TableSession }): ReactNode {
  const t = useText(TABLE_TEXT);
  const shell = useShellText();
  const moment = useMoment(session);
  const problem = useProblem(session);
  const { game, seats } = session.setup;
  const name = gameName(game, shell.games);
  useEffect(() => {
    document.title = shell.pageTitle(name);
  }, [shell, name]);
  if (!gameEntry(game)) {
    return (
      <Notice title={t.problems.noTable.title}>
        <p>{t.problems.noTable.text}</p>
        <HomeLink />
        <Lift />
      </Notice>
    );
  }
  const { handOver } = moment;
  if (handOver !== null) {
    return (
      <>
        <HandOver
          key={handOver}
          name={seats[handOver]?.name ?? ''}
          seat={handOver}
          note={name}
          onConfirm={() => void session.takeDevice(handOver)}
        />
        <Lift />
      </>
    );
  }
  return (
    <>
      {problem === null ? null : <ProblemBanner session={session} problem={problem} />}
      <Suspense fallback={<PosterInstead game={game} />}>
        <DeskTable session={session} />
        <Lift />
      </Suspense>
    </>
  );
}

const packed = new Map<string, Promise<AnyFront>>();

/** A front that shows other content than the game's own knows that content first. The same promise for the same content. */
function frontFor(setup: TableSetup): Promise<AnyFront> {
  if (!setup.pack) return loadFront(setup.game);
  const name = `${setup.game} ${setup.pack.key}`;
  const known = packed.get(name);
  if (known) return known;
  const front = loadGame(setup.game).then((game) => {
    knowPack(game, setup);
    return loadFront(setup.game);
  });
  packed.set(name, front);
  front.catch(() => packed.delete(name));
  return front;
}

/** The desk with the front of the table's game, once that is loaded, and with its guide: what that points at shows from the first. */
function DeskTable({ session }: { session: TableSession }): ReactNode {
  const front = use(frontFor(session.setup));
  if (session.setup.guided && front.guide) use(preload(front.guide));
  return <Desk session={session} front={front} />;
}

function gameName(game: string, games: (typeof SHELL_TEXT)['en']['games']): string {
  return Object.hasOwn(games, game) ? games[game as keyof typeof games].name : (gameEntry(game)?.name.en ?? game);
}

interface FailedProps {
  id: string;
  problem: TableProblem | null;
  onRetry: () => void;
}

function Failed({ id, problem, onRetry }: FailedProps): ReactNode {
  const t = useText(TABLE_TEXT).problems;
  const known = problem === 'missing' || problem === 'damaged' ? problem : 'failed';
  const keep = async (): Promise<void> => {
    const store = await loadStore();
    download(fileName('table', id.slice(0, 8)), await store.exportText(id));
  };
  return (
    <Notice title={t[known].title}>
      <p>{t[known].text}</p>
      {known === 'damaged' ? (
        <button type="button" className={buttons.plain} onClick={() => void keep()}>
          {t.saveFile}
        </button>
      ) : null}
      {known === 'failed' ? (
        <button type="button" className={buttons.plain} onClick={onRetry}>
          {t.retry}
        </button>
      ) : null}
      <HomeLink />
    </Notice>
  );
}
