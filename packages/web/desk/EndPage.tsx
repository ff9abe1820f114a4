import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/index.ts';
import type { EndAction } from '../kit/index.ts';
import { tableStore } from '../session/store.ts';
import type { RoundValues } from '../session/types.ts';
import { paths } from '../shell/routes.ts';
import { download, fileName } from '../tables/download.ts';
import { useShare } from '../tables/useShare.ts';
import { useDesk } from './context.ts';
import styles from './EndPage.module.css';

/** What every summary is made of. */
export interface Ending {
  rows: readonly RoundValues[];
  actions: readonly EndAction[];
  caveat: { caveat?: string };
}

/** How it ended, how it went, and where to go from here; the game draws the summary. */
export function EndPage({
  round,
  onBoard,
  children,
}: {
  round: number;
  onBoard: () => void;
  children: (ending: Ending) => ReactNode;
}): ReactNode {
  const { session, t, moment, replay } = useDesk();
  const [rows, setRows] = useState<RoundValues[]>([]);
  const [starting, setStarting] = useState(false);
  const share = useShare(session);
  const [, go] = useLocation();
  useEffect(() => {
    let here = true;
    session.series().then(
      (list) => here && setRows(list),
      () => {}, // the plots are left out
    );
    return () => {
      here = false;
    };
  }, [session]);
  const again = async (): Promise<void> => {
    setStarting(true);
    const next = await tableStore.create({ ...session.setup, guided: false });
    next.close();
    go(paths.table(next.id));
  };
  const actions: EndAction[] = [
    {
      id: 'again',
      label: starting ? t.end.starting : t.end.again,
      icon: <Icon name="replay" />,
      primary: true,
      onAct: () => void again(),
    },
    { id: 'replay', label: t.end.replay, icon: <Icon name="stepBack" />, onAct: () => replay.go(0) },
    { id: 'share', label: share.copied ? t.menu.copied : t.end.share, icon: <Icon name="share" />, onAct: share.copy },
    {
      id: 'export',
      label: t.end.export,
      icon: <Icon name="down" />,
      onAct: () => {
        void session
          .exportFile()
          .then((file) => download(fileName(session.setup.game, `round-${round}`), JSON.stringify(file)));
      },
    },
    { id: 'board', label: t.end.board, icon: <Icon name="eyeOpen" />, onAct: onBoard },
    { id: 'home', label: t.end.home, icon: <Icon name="back" />, onAct: () => go(paths.home) },
  ];
  return (
    <main className={styles.end} id="content" data-game={session.setup.game}>
      {children({
        rows,
        actions,
        caveat:
          moment.caveats.length > 0 ? { caveat: moment.caveats.map((caveat) => t.caveats[caveat]).join(' ') } : {},
      })}
      {share.link === null ? null : (
        <input className={styles.link} readOnly value={share.link} aria-label={t.menu.copyThis} />
      )}
    </main>
  );
}
