import * as z from 'zod';
import { ChatLine, ChatText, TableCard } from './lobby.ts';

/** What goes over a socket beside the game itself: who is there, what is said, how the waiting room changes. */

/** From the page. Each is acknowledged with `{ ok: true }` or `{ ok: false, problem }`. */
export const RoomCommands = {
  chat: z.strictObject({ text: ChatText }),
  /** Is somebody looking at the page? */
  here: z.strictObject({ on: z.boolean() }),
};

/** To the page. */
export const RoomNews = {
  /** The table's card changed: somebody sat down, is ready, the game began or is over. Also sent when a socket opens. */
  card: TableCard,
  chat: ChatLine,
  /** Who of those with a chair is there (`away`: with the page hidden), and how many watch. */
  presence: z.object({
    here: z.array(z.string()),
    away: z.array(z.string()),
    watching: z.int(),
  }),
  /** To the lobby's socket and to all sockets of a person: a table waits for them now, or no longer. */
  turn: z.object({ table: z.string(), isMine: z.boolean() }),
};
export type RoomNewsOf<N extends keyof typeof RoomNews> = z.output<(typeof RoomNews)[N]>;
export type RoomCommandOf<N extends keyof typeof RoomCommands> = z.input<(typeof RoomCommands)[N]>;
