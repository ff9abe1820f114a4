import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useDesk } from '../../desk/context.ts';
import { Banner, RichText, useAnnounce } from '../../kit/index.ts';
import { useMoment } from '../../session/hooks.ts';
import { paths } from '../../shell/routes.ts';
import { useOnlineText } from '../../text/online.ts';
import { useRoom } from '../roomContext.ts';
import styles from './desk.module.css';
import { useRecap } from './useRecap.ts';

/** What is to be said across the table: one thing at a time, the most urgent first. */
export function RoomNews(): ReactNode {
  const t = useOnlineText();
  const { session, names, log, words } = useDesk();
  const { table, line, room } = useRoom();
  const moment = useMoment(session);
  const recap = useRecap();
  const [, go] = useLocation();
  useTellLine();
  const { asking = null, refused = null } = room.game?.moment ?? {};
  const { you } = table;
  // Kept until it was read: the table may go on at once, and say no more of it.
  const [no, setNo] = useState({ id: '', by: '', isSeen: true });
  if (refused && refused.by === you && refused.id !== no.id)
    setNo({ id: refused.id, by: names[refused.refusedBy] ?? '', isSeen: false });
  const content = ((): ReactNode => {
    if (line === 'lost') return <Banner tone="warn">{t.table.offline}</Banner>;
    if (asking && you !== null && asking.waitsFor.includes(you)) {
      const what = log.find(({ event }) => event.n === asking.event);
      const answer = (yes: boolean) => (): void => void room.game?.consent(asking.id, yes).catch(() => {});
      return (
        <Banner
          actions={[
            { id: 'yes', label: t.table.undoYes, onAct: answer(true) },
            { id: 'no', label: t.table.undoNo, onAct: answer(false) },
          ]}
        >
          {what === undefined ? (
            t.table.undoAsksHidden(names[asking.by] ?? '')
          ) : (
            <>
              {t.table.undoAsks(names[asking.by] ?? '')} <RichText text={words.line(what.event)} />
            </>
          )}
          {asking.caveat ? <p>{t.table.undoSince}</p> : null}
        </Banner>
      );
    }
    if (asking && asking.by === you) return <Banner>{t.table.undoAsked}</Banner>;
    if (!no.isSeen) {
      return (
        <Banner actions={[{ id: 'seen', label: t.recap.seen, onAct: () => setNo({ ...no, isSeen: true }) }]}>
          {t.table.undoRefused(no.by)}
        </Banner>
      );
    }
    if (you !== null && table.status === 'playing' && table.chairs[you].bot !== null) {
      return (
        <Banner
          actions={[
            { id: 'back', label: t.table.takeBack, onAct: () => void room.game?.letPlay(null).catch(() => {}) },
          ]}
        >
          {t.table.botForMe}
        </Banner>
      );
    }
    const { next } = table;
    if (next !== null && moment.over !== '') {
      return (
        <Banner actions={[{ id: 'next', label: t.table.rematchGo, onAct: () => go(paths.online(next)) }]}>
          {t.table.rematchReady}
        </Banner>
      );
    }
    if (recap && moment.over === '') {
      return (
        <Banner
          actions={[
            { id: 'watch', label: t.recap.watch, onAct: recap.watch },
            { id: 'seen', label: t.recap.seen, onAct: recap.seen },
          ]}
        >
          <strong>{t.recap.title}</strong>
          <ul className={styles.recap}>
            {recap.more > 0 ? <li>{t.recap.more(recap.more)}</li> : null}
            {recap.lines.map(({ n, text }) => (
              <li key={n}>
                <RichText text={text} />
              </li>
            ))}
          </ul>
        </Banner>
      );
    }
    return null;
  })();
  return content === null ? null : (
    <div className={styles.news} data-reel="free">
      {content}
    </div>
  );
}

/** The connection is told to who cannot see it. */
function useTellLine(): void {
  const t = useOnlineText().table;
  const announce = useAnnounce();
  const { line } = useRoom();
  const [before, setBefore] = useState(line);
  useEffect(() => {
    if (before === line) return;
    setBefore(line);
    if (before === 'lost' && line === 'joined') announce(t.back);
  }, [before, line, announce, t]);
}
