import type { ReactNode } from 'react';
import { type Desk, DeskProvider } from '../../desk/context.ts';
import { NO_MARKS } from '../../desk/target.ts';

const nothing = (): void => undefined;

/** A desk at which nothing happens: things of a table lie on it to be looked at. */
export function StillDesk({ children }: { children: ReactNode }): ReactNode {
  const still = { marks: NO_MARKS, press: nothing, look: nothing, lookEnd: nothing };
  return <DeskProvider value={still as unknown as Desk}>{children}</DeskProvider>;
}
