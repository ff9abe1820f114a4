import { type ReactNode, use } from 'react';
import { Desk } from '../desk/Desk.tsx';
import { loadFront } from '../games/fronts.ts';
import type { GameTableProps } from './types.ts';

/** The desk with the front of the table's game, once that is loaded. */
export function DeskTable({ session }: GameTableProps): ReactNode {
  return <Desk session={session} front={use(loadFront(session.setup.game))} />;
}
