import type { Chair } from '@starhold/wire';
import type { ReactNode } from 'react';
import buttons from '../../shell/buttons.module.css';
import { Face } from '../../shell/home/TableCard.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { BOT_SPECS, botKind } from '../../shell/new-table/model.ts';
import { useOnlineText } from '../../text/online.ts';
import { useShellText } from '../../text/shell.ts';
import { api } from '../api.ts';
import { useRoom } from '../roomContext.ts';
import { useDoing } from '../useDoing.ts';
import styles from './room.module.css';

const BOTS = ['easy', 'normal', 'hard'] as const;

/** Every seat with who sits there, and what the reader may do with it. */
export function SeatList(): ReactNode {
  const t = useOnlineText();
  const { table } = useRoom();
  const { busy, problem, run } = useDoing();
  return (
    <>
      <ol className={styles.list}>
        {table.chairs.map((chair, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <SeatRow key={seat} chair={chair} seat={seat} busy={busy} run={run} />
        ))}
      </ol>
      {problem === null ? null : (
        <p className="problem" role="alert">
          {t.problems[problem]}
        </p>
      )}
    </>
  );
}

interface SeatRowProps {
  chair: Chair;
  seat: number;
  busy: boolean;
  run: (work: () => Promise<unknown>) => Promise<boolean>;
}

function SeatRow({ chair, seat, busy, run }: SeatRowProps): ReactNode {
  const t = useOnlineText();
  const words = useShellText().newTable;
  const { table } = useRoom();
  const { id, you, isHost, status } = table;
  const isMe = you === seat;
  // Whoever reads this is here, also in the moment in which the page has just sat down.
  const isHere = chair.who !== 'person' || chair.here || isMe;
  const isOpen = status === 'waiting';
  const kind = chair.bot === null ? undefined : botKind(chair.bot);
  return (
    <li className={styles.seat} data-who={chair.who} data-me={isMe}>
      <span className={styles.face} data-here={isHere}>
        {chair.who === 'free' ? <b aria-hidden="true">{seat + 1}</b> : <Face seat={seat} />}
      </span>
      <span className={styles.name}>
        <strong>
          {chair.who === 'free' ? t.room.free : chair.name} {isMe ? <small>{t.room.you}</small> : null}
        </strong>
        <span className="help">
          {chair.who === 'free' ? t.room.seat(seat + 1) : null}
          {chair.who === 'bot' ? (kind ? words.bots[kind] : t.room.bot) : null}
          {chair.who === 'person' ? (isHere ? t.room.here : t.room.away) : null}
        </span>
      </span>
      {chair.who === 'person' ? (
        <span className={styles.ready} data-ready={chair.ready}>
          {chair.ready ? <Icon name="check" /> : <Icon name="hourglass" />}
          {chair.ready ? t.room.ready : t.room.notReady}
        </span>
      ) : null}
      {isOpen && chair.who === 'free' && you !== seat ? (
        <button
          type="button"
          className={you === null ? buttons.primary : buttons.plain}
          disabled={busy}
          onClick={() => void run(() => api.sit(id, seat))}
        >
          {t.room.sitHere}
        </button>
      ) : null}
      {isOpen && isHost && chair.who === 'free' ? (
        <select
          className={styles.bots}
          aria-label={`${t.room.addBot}, ${t.room.seat(seat + 1)}`}
          value=""
          disabled={busy}
          onChange={(event) => {
            const spec = BOT_SPECS[event.target.value as (typeof BOTS)[number]];
            void run(() => api.seatBot(id, seat, spec));
          }}
        >
          <option value="" disabled hidden>
            {t.room.addBot}
          </option>
          {BOTS.map((bot) => (
            <option key={bot} value={bot}>
              {words.bots[bot]}
            </option>
          ))}
        </select>
      ) : null}
      {isOpen && isHost && chair.who !== 'free' && !isMe ? (
        <button
          type="button"
          className={buttons.icon}
          aria-label={chair.who === 'bot' ? t.room.removeBot : t.room.removeSeat(chair.name)}
          title={chair.who === 'bot' ? t.room.removeBot : t.room.removeSeat(chair.name)}
          disabled={busy}
          onClick={() => void run(() => api.seatBot(id, seat, null))}
        >
          <Icon name="close" />
        </button>
      ) : null}
    </li>
  );
}
