import type { Chair } from '@starhold/wire';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useDesk } from '../../desk/context.ts';
import { Button, Dialog } from '../../kit/index.ts';
import buttons from '../../shell/buttons.module.css';
import { Face } from '../../shell/home/TableCard.tsx';
import { botKind } from '../../shell/new-table/model.ts';
import { paths } from '../../shell/routes.ts';
import { useOnlineText } from '../../text/online.ts';
import { useShellText } from '../../text/shell.ts';
import { api } from '../api.ts';
import { Chat } from '../chat/Chat.tsx';
import { inOrder } from '../MyTables.tsx';
import { freeSeats, isYours } from '../model.ts';
import { noticesNow, switchNotices } from '../notices.ts';
import { gameName } from '../OnlineCard.tsx';
import { Invite, linkTo } from '../room/Invite.tsx';
import { LinkToCopy } from '../room/LinkToCopy.tsx';
import { useRoom, useWaitingFor } from '../roomContext.ts';
import { useAsked } from '../useAsked.ts';
import { useDoing } from '../useDoing.ts';
import { useMe } from '../useMe.ts';
import styles from './desk.module.css';
import { useUnread } from './RoomButton.tsx';
import { clockText, useClocks } from './useClocks.ts';

/** The bot that plays on for somebody. */
const STAND_IN = 'search:100';

/** Who is at the table and what they say; a bot for one's own seat; notices. */
export function RoomDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useOnlineText();
  const known = useMe();
  const { table } = useRoom();
  useUnread(true);
  return (
    <Dialog title={t.table.people} kind="side" onClose={onClose}>
      <div className={styles.room}>
        <Seats />
        {table.you === null ? <p className="help">{t.table.spectator}</p> : null}
        <NextTable />
        {freeSeats(table) > 0 ? <Invite /> : null}
        <h3>{t.chat.title}</h3>
        <Chat />
        {/* Alone there is nobody who would wait. */}
        {table.you === null || table.status !== 'playing' || table.chairs.length === 1 ? null : (
          <>
            <StandIn />
            <Leave />
          </>
        )}
        {table.you === null ? null : <Notices />}
        {table.spectators && table.status === 'playing' ? <WatchLink /> : null}
        <p className="help">{known.state === 'known' && known.me.login !== null ? t.table.kept : t.table.keptGuest}</p>
      </div>
    </Dialog>
  );
}

function Seats(): ReactNode {
  const t = useOnlineText();
  const bots = useShellText().newTable.bots;
  const { session } = useDesk();
  const { table, room } = useRoom();
  const left = useClocks(room, session);
  const waitingFor = useWaitingFor();
  const stateOf = ({ who, name, bot, here }: Chair): string => {
    if (who === 'free') return t.room.free;
    if (who === 'person' && bot !== null) return t.table.botPlays(name);
    if (who === 'person') return here ? t.room.here : t.room.away;
    const kind = botKind(bot ?? '');
    return kind ? bots[kind] : t.room.bot;
  };
  return (
    <ol className={styles.seats}>
      {table.chairs.map((chair, seat) => {
        const isHere = chair.who !== 'person' || chair.here;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-here={isHere} data-turn={waitingFor.includes(seat)}>
            <Face seat={seat} />
            <span>
              <strong>
                {chair.name} {table.you === seat ? <small>{t.room.you}</small> : null}
              </strong>
              <span className="help">{stateOf(chair)}</span>
            </span>
            {left?.[seat] === undefined ? null : <b>{clockText(left[seat], t.table)}</b>}
          </li>
        );
      })}
    </ol>
  );
}

/** What is asked at the lower end of a dialog is not left there. */
const intoSight = (asked: HTMLElement | null): void => asked?.scrollIntoView({ block: 'nearest' });

/** A bot answers for the reader's seat, until it is taken back. */
function StandIn(): ReactNode {
  const { table: t, cancel } = useOnlineText();
  const { table, room } = useRoom();
  const [asking, setAsking] = useState(false);
  const isBot = table.you !== null && table.chairs[table.you].bot !== null;
  const play = (bot: string | null): void => {
    setAsking(false);
    room.game?.letPlay(bot).catch(() => {});
  };
  if (isBot) return <Button onPress={() => play(null)}>{t.takeBack}</Button>;
  return asking ? (
    <div className={styles.asked} ref={intoSight}>
      <strong>{t.handOverTitle}</strong>
      <p>{t.handOverText}</p>
      <Button kind="filled" onPress={() => play(STAND_IN)}>
        {t.handOverYes}
      </Button>
      <Button onPress={() => setAsking(false)}>{cancel}</Button>
    </div>
  ) : (
    <Button onPress={() => setAsking(true)}>{t.handOver}</Button>
  );
}

/** For good: the seat is the bot's then. */
function Leave(): ReactNode {
  const t = useOnlineText();
  const { table } = useRoom();
  const { problem, run } = useDoing();
  const [asking, setAsking] = useState(false);
  const [, go] = useLocation();
  const leave = async (): Promise<void> => {
    await api.leave(table.id);
    go(paths.hall);
  };
  if (!asking) return <Button onPress={() => setAsking(true)}>{t.table.leave}</Button>;
  return (
    <div className={styles.asked} ref={intoSight}>
      <strong>{t.table.leaveTitle}</strong>
      <p>{t.table.leaveText}</p>
      <Button kind="filled" onPress={() => void run(leave)}>
        {t.room.leaveYes}
      </Button>
      <Button onPress={() => setAsking(false)}>{t.cancel}</Button>
      {problem === null ? null : (
        <p className="problem" role="alert">
          {t.problems[problem]}
        </p>
      )}
    </div>
  );
}

const OTHERS_EVERY = 30_000;

/** Elsewhere somebody waits for the reader, too. */
function NextTable(): ReactNode {
  const t = useOnlineText().table;
  const { room } = useRoom();
  const { answer = [] } = useAsked(api.myTables, OTHERS_EVERY);
  const waiting = inOrder(answer).filter((table) => table.id !== room.id && isYours(table));
  if (waiting.length === 0) return null;
  return (
    <p className={styles.next}>
      {t.nextWaits(waiting.length)}
      <Link href={paths.online(waiting[0].id)} className={buttons.primary}>
        {t.next}
      </Link>
    </p>
  );
}

function WatchLink(): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  const { table } = useRoom();
  const words = t.room.watchText(gameName(table.game, shell));
  return <LinkToCopy label={t.table.watchLink} link={linkTo(paths.online(table.id))} words={words} />;
}

function Notices(): ReactNode {
  const t = useOnlineText().table;
  const [state, setState] = useState(noticesNow);
  if (state === 'denied') return <p className="help">{t.notifyDenied}</p>;
  return (
    <label className={styles.notices}>
      <input
        type="checkbox"
        checked={state === 'on'}
        onChange={(event) => void switchNotices(event.target.checked).then(setState)}
      />
      {t.notify}
    </label>
  );
}
