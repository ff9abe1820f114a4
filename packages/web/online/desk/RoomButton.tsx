import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../art/index.ts';
import { useDesk } from '../../desk/context.ts';
import { Button, Spoken } from '../../kit/index.ts';
import { useOnlineText } from '../../text/online.ts';
import { useRoom } from '../roomContext.ts';
import { useMyId } from '../useMe.ts';
import styles from './desk.module.css';
import { clockText, useClocks } from './useClocks.ts';

/** How much was read of each table's chat in this page. */
const read = new Map<string, number>();

/** Lines of others that have not been looked at. `isOpen`: they are being looked at. */
export function useUnread(isOpen = false): number {
  const { chat, room } = useRoom();
  const me = useMyId();
  const newest = chat.at(-1)?.n ?? -1;
  const [known, setKnown] = useState(() => read.get(room.id));
  useEffect(() => {
    // What was said before the page came is not news.
    if (isOpen || (read.get(room.id) === undefined && newest >= 0)) {
      read.set(room.id, newest);
      setKnown(newest);
    }
  }, [isOpen, newest, room]);
  const seen = read.get(room.id) ?? known ?? newest;
  return chat.filter(({ n, person }) => n > seen && person !== me).length;
}

function useSigns(): { unread: number; time: string | undefined; label: string } {
  const t = useOnlineText();
  const { session } = useDesk();
  const { room, table } = useRoom();
  const unread = useUnread();
  const left = useClocks(room, session);
  const mine = left && table.you !== null ? left[table.you] : undefined;
  const time = mine === undefined ? undefined : clockText(mine, t.table);
  const label = [t.table.people, time, unread > 0 ? t.chat.unread(unread) : undefined].filter(Boolean).join(', ');
  return { unread, time, label };
}

interface Pressed {
  onPress: () => void;
}

/** In the bar of a desk: who is here, what they say, how much time is left. */
export function RoomButton({ onPress }: Pressed): ReactNode {
  const { unread, time, label } = useSigns();
  const { table, line } = useRoom();
  return (
    <button type="button" className={styles.button} title={label} data-lost={line === 'lost'} onClick={onPress}>
      <Spoken>{label}</Spoken>
      <span className={styles.dots} aria-hidden="true">
        {table.chairs.map(({ who, here }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <i key={seat} data-here={who !== 'person' || here} />
        ))}
      </span>
      <Icon name="speak" />
      {time === undefined ? null : <b aria-hidden="true">{time}</b>}
      {unread > 0 ? <em aria-hidden="true">{unread}</em> : null}
    </button>
  );
}

/** The same among the tabs of a phone. */
export function RoomTab({ onPress }: Pressed): ReactNode {
  const t = useOnlineText();
  const { unread, time, label } = useSigns();
  return (
    <button type="button" data-tab="room" aria-label={label} onClick={onPress}>
      <Icon name="speak" />
      <span>{time ?? t.chat.open}</span>
      {unread > 0 ? <em>{unread}</em> : null}
    </button>
  );
}

/** And in the menu. */
export function RoomItem({ onPress }: Pressed): ReactNode {
  const { label } = useSigns();
  return (
    <Button wide icon={<Icon name="speak" />} onPress={onPress}>
      {label}
    </Button>
  );
}
