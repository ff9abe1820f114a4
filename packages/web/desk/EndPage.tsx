import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon, type IconName } from '../art/index.ts';
import type { EndAction } from '../kit/index.ts';
import { tableStore } from '../session/store.ts';
import type { RoundValues, TableSetup } from '../session/types.ts';
import { gameCard } from '../shell/games.ts';
import { paths } from '../shell/routes.ts';
import { useDesk } from './context.ts';
import styles from './dialogs/dialogs.module.css';
import { later } from './later.tsx';
import { useLoaded } from './useLoaded.ts';
import { useShare } from './useShare.ts';

const DealVerdict = later(async () => (await import('../online/desk/DealVerdict.tsx')).DealVerdict);

/** What every summary is made of. */
export interface Ending {
  rows: readonly RoundValues[];
  actions: readonly EndAction[];
  caveat: { caveat?: string };
}

/** The same table with a new deal: nobody is guided through it, and it is no challenge of a day. */
function afresh({ daily: _, ...setup }: TableSetup): TableSetup {
  return { ...setup, guided: false };
}

/** How it ended, how it went, and where to go from here; the game draws the summary. */
export function EndPage({ onBoard }: { onBoard: () => void }): ReactNode {
  const desk = useDesk();
  const { session, t, moment, replay, front } = desk;
  const [starting, setStarting] = useState(false);
  const share = useShare(desk);
  const [, go] = useLocation();
  // Where they cannot be had the plots are left out.
  const rows = useLoaded(session.series) ?? [];
  const again = async (): Promise<void> => {
    setStarting(true);
    if (session.room) return go(await session.room.rematch());
    const next = await tableStore.create(afresh(session.setup));
    next.close();
    go(paths.table(next.id));
  };
  const card = gameCard(session.setup.game);
  // Drawn when it is wanted: words and canvas come then, too.
  const shareAsPicture = async (): Promise<void> => {
    const { pictureOfTable } = await import('./endPicture.ts');
    if (card) await pictureOfTable(desk, card);
  };
  const action = (id: string, label: string, icon: IconName, onAct: () => void): EndAction => ({
    id,
    label,
    icon: <Icon name={icon} />,
    onAct,
  });
  const actions: EndAction[] = [
    // Who only watched an online table has nothing to play again.
    ...(session.room && moment.eyes === 'table'
      ? []
      : [
          {
            ...action(
              'again',
              starting ? t.end.starting : t.end.again,
              'replay',
              () => void again().catch(() => setStarting(false)),
            ),
            primary: true,
          },
        ]),
    action('replay', t.end.replay, 'stepBack', () => replay.go(0)),
    ...(card ? [action('picture', t.end.picture, 'share', () => void shareAsPicture())] : []),
    action('share', share.copied ? t.menu.copied : t.end.share, 'share', share.copy),
    action('export', t.end.export, 'down', () => void share.save()),
    action('board', t.end.board, 'eyeOpen', onBoard),
    action('home', t.end.home, 'back', () => go(session.room ? paths.hall : paths.home)),
  ];
  const caveat = moment.caveats.map((word) => t.caveats[word]).join(' ');
  return (
    <main className={styles.end} id="content" data-game={session.setup.game}>
      <front.End ending={{ rows, actions, caveat: caveat === '' ? {} : { caveat } }} />
      {session.room ? <DealVerdict room={session.room} /> : null}
      {share.link === null ? null : <input readOnly value={share.link} aria-label={t.menu.copyThis} />}
    </main>
  );
}
