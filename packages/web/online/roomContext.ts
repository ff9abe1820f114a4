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

export function useRoomState(room: TableRoom): RoomState {
  return useSyncExternalStore(room.subscribe, room.state);
}
