import type { Seat } from '@starhold/kernel';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RoomState, TableRoom } from './tableRoom.ts';

const Context = createContext<TableRoom | null>(null);
export const RoomProvider = Context.Provider;

/** The online table of this page; drawn again when anything about it changes. */
export function useRoom(): RoomState & { room: TableRoom } {
  const room = useContext(Context);
  if (!room) throw new Error('no online table here');
  return { ...useRoomState(room), room };
}

/** Whom the table waits for now. The game says it with each moment; the table's own face only when somebody comes or goes. */
export function useWaitingFor(): readonly Seat[] {
  const { table, session } = useRoom();
  const subscribe = session?.subscribe ?? NEVER;
  const moment = useSyncExternalStore(subscribe, () => session?.moment() ?? null);
  return moment === null ? table.waitingFor : moment.over === '' ? moment.waitingFor : NOBODY;
}

const NEVER = (): (() => void) => () => {};
const NOBODY: readonly Seat[] = [];

export function useRoomState(room: TableRoom): RoomState {
  return useSyncExternalStore(room.subscribe, room.state);
}
