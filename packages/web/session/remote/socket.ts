import { WIRE } from '@starhold/wire';
import { io } from 'socket.io-client';
import { api, OnlineError } from '../../online/api.ts';
import { type Comebacks, type OpenSocket, TableLine } from './line.ts';

/** A line through Socket.IO. A ticket opens one socket; for each new one another is asked for. */
function socketsOf(table: string): OpenSocket {
  return async (have, joined, gone) => {
    let ticket: string;
    try {
      ticket = await api.ticket(table);
    } catch (error) {
      const isRefused = error instanceof OnlineError && (error.problem === 'missing' || error.problem === 'signIn');
      gone(isRefused);
      throw error;
    }
    const socket = io({
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { ticket, table, wire: WIRE, ...(have === undefined ? {} : { have }) },
    });
    socket.on('connect', joined);
    socket.on('connect_error', () => gone(false));
    socket.on('disconnect', () => gone(false));
    return {
      emit: (name, said, answered) => void socket.emit(name, said, answered),
      on: (name, heard) => void socket.on(name, heard as (...given: unknown[]) => void),
      close: () => {
        socket.offAny();
        socket.close();
      },
    };
  };
}

const comebacks: Comebacks = {
  listen(back, gone) {
    const shown = (): void => {
      if (document.visibilityState === 'visible') back();
    };
    addEventListener('online', back);
    addEventListener('offline', gone);
    document.addEventListener('visibilitychange', shown);
    return () => {
      removeEventListener('online', back);
      removeEventListener('offline', gone);
      document.removeEventListener('visibilitychange', shown);
    };
  },
};

export function openLine(table: string): TableLine {
  return new TableLine(socketsOf(table), comebacks);
}
