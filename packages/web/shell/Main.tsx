import { type ReactNode, useEffect, useRef } from 'react';
import { arriveAt } from './arrival.ts';

export interface MainProps {
  className?: string;
  /** Sets the colours of a game. */
  game?: string;
  children: ReactNode;
}

/** The content of a page. */
export function Main({ className, game, children }: MainProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => arriveAt(ref.current), []);
  return (
    <main ref={ref} id="content" tabIndex={-1} className={className} data-game={game}>
      {children}
    </main>
  );
}
