import { type ReactNode, use } from 'react';
import { Desk } from '../desk/Desk.tsx';
import type { AnyFront } from '../desk/front.ts';
import { loadFront } from '../games/fronts.ts';
import { loadGame } from '../games/modules.ts';
import { knowPack } from '../session/packs.ts';
import type { TableSetup } from '../session/types.ts';
import type { GameTableProps } from './types.ts';

const packed = new Map<string, Promise<AnyFront>>();

/** A front that shows other content than the game's own knows that content first. The same promise for the same content. */
function frontFor(setup: TableSetup): Promise<AnyFront> {
  if (!setup.pack) return loadFront(setup.game);
  const name = `${setup.game} ${setup.pack.key}`;
  const known = packed.get(name);
  if (known) return known;
  const front = loadGame(setup.game).then((game) => {
    knowPack(game, setup);
    return loadFront(setup.game);
  });
  packed.set(name, front);
  front.catch(() => packed.delete(name));
  return front;
}

/** The desk with the front of the table's game, once that is loaded. */
export function DeskTable({ session }: GameTableProps): ReactNode {
  return <Desk session={session} front={use(frontFor(session.setup))} />;
}
