import type { TableSession } from '../session/types.ts';

/** What the page gives the table of a game. Hand-over and problems of the table are the page's business. */
export interface GameTableProps {
  session: TableSession;
}
