import { standingOf } from '@starhold/kernel';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon, type IconName } from '../art/index.ts';
import { Dialog, type EndAction, type EndSceneProps, IconButton } from '../kit/index.ts';
import { tableStore } from '../session/store.ts';
import type { RoundValues, TableSetup } from '../session/types.ts';
import { gameCard } from '../shell/games.ts';
import type { SharedResult } from '../shell/mine/ShareDialog.tsx';
import { beginOpening, endOpening } from '../shell/opening.ts';
import { paths } from '../shell/routes.ts';
import { useDesk } from './context.ts';
import styles from './dialogs/dialogs.module.css';
import { recordLines } from './end/record.ts';
import { isVersus } from './end/useTurning.ts';
import { later } from './later.tsx';
import { Speaker } from './Speaker.tsx';
import { useLoaded } from './useLoaded.ts';
import { useShare } from './useShare.ts';

const DealVerdict = later(async () => (await import('../online/desk/DealVerdict.tsx')).DealVerdict);

const ShareDialog = later(async () => (await import('../shell/mine/ShareDialog.tsx')).ShareDialog);

/** What is the same at the end of every game; the game adds its picture, what ended it, and its numbers. */
export interface Ending {
  /** For plots of how it went; empty until they are known, and where they cannot be had. */
  rows: readonly RoundValues[];
  scene: Pick<EndSceneProps, 'standing' | 'versus' | 'game' | 'actions' | 'record' | 'corner' | 'caveat'>;
}

/** The same table with a new deal: nobody is guided through it, and it is no challenge of a day. */
function afresh({ daily: _, ...setup }: TableSetup): TableSetup {
  return { ...setup, guided: false };
}

/** How it ended, and where to go from here; the game draws the scene. */
export function EndPage({ onBoard }: { onBoard: () => void }): ReactNode {
  const desk = useDesk();
  const { session, t, moment, replay, front, lang, seat } = desk;
  const [starting, setStarting] = useState(false);
  const share = useShare(desk);
  const [, go] = useLocation();
  const rows = useLoaded(session.series) ?? [];
  const played = useLoaded(useCallback(() => tableStore.played(), [])) ?? [];
  const again = async (): Promise<void> => {
    setStarting(true);
    try {
      if (session.room) return go(await session.room.rematch());
      beginOpening(session.setup.game);
      const next = await tableStore.create(afresh(session.setup));
      next.close();
      go(paths.table(next.id));
    } catch (error) {
      endOpening();
      setStarting(false);
      throw error;
    }
  };
  const card = gameCard(session.setup.game);
  // Drawn when it is wanted: words and canvas come then, too.
  const [shared, setShared] = useState<SharedResult | null>(null);
  const shareAsPicture = async (): Promise<void> => {
    const { resultOfTable } = await import('./endPicture.ts');
    if (card) setShared(await resultOfTable(desk, card));
  };
  const action = (id: string, label: string, icon: IconName, onAct: () => void): EndAction => ({
    id,
    label,
    icon: <Icon name={icon} />,
    onAct,
  });
  const goHome = () => go(session.room ? paths.hall : paths.home);
  const main = (made: EndAction): EndAction => ({ ...made, main: true });
  // Who only watched an online table has nothing to play again; nor has a deal that is the same for everybody.
  const hasAgain = session.room?.hasRematch ?? true;
  const actions: EndAction[] = [
    ...(hasAgain
      ? [{ ...action('again', starting ? t.end.starting : t.end.again, 'replay', () => void again()), primary: true }]
      : []),
    { ...main(action('replay', t.end.replay, 'stepBack', () => replay.go(0))), primary: !hasAgain },
    ...(card ? [main(action('picture', t.end.picture, 'share', () => void shareAsPicture()))] : []),
    ...(share.possible
      ? [
          action('share', share.copied ? t.menu.copied : t.end.share, 'share', share.copy),
          action('export', t.end.export, 'down', () => void share.save()),
        ]
      : []),
    action('board', t.end.board, 'eyeOpen', onBoard),
    action('home', t.end.home, 'back', goHome),
  ];
  const { result } = moment;
  const caveat = moment.caveats.map((word) => t.caveats[word]).join(' ');
  const scene: Ending['scene'] = {
    standing: result ? standingOf(result, Math.max(0, seat)) : 'lost',
    versus: result !== null && isVersus(result),
    game: front.name[lang],
    actions,
    record: { title: t.end.record, lines: recordLines(played, session.id, t.end) },
    corner: (
      <>
        <Speaker />
        <IconButton label={t.end.home} icon={<Icon name="close" />} onPress={goHome} />
      </>
    ),
    ...(caveat === '' ? {} : { caveat }),
  };
  return (
    <main className={styles.end} id="content" data-game={session.setup.game}>
      <front.End ending={{ rows, scene }} />
      {session.room ? <DealVerdict room={session.room} /> : null}
      {shared === null ? null : <ShareDialog result={shared} onClose={() => setShared(null)} />}
      {share.link === null ? null : (
        <Dialog kind="narrow" title={t.menu.copyThis} onClose={share.forget}>
          <input readOnly className={styles.link} value={share.link} aria-label={t.menu.copyThis} />
        </Dialog>
      )}
    </main>
  );
}
