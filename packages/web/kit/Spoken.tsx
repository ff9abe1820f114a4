import type { ReactNode } from 'react';

/**
 * Words for screen readers only. Controls that show numbers and icons are named this way, with what they show hidden
 * from the name: the whole thing is then said in one sentence.
 */
export function Spoken({ children }: { children: ReactNode }): ReactNode {
  return <span className="spoken">{children}</span>;
}
