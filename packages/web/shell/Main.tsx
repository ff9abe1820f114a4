import { type ReactNode, useEffect, useRef } from 'react';

let arrivals = 0;

export interface MainProps {
  className?: string;
  /** Sets the colours of a game. */
  game?: string;
  children: ReactNode;
}

/**
 * The content of a page. Coming from another page, the focus goes to it, so that the keyboard and a screen reader start
 * where the eye does; the first page leaves the focus to the browser.
 */
export function Main({ className, game, children }: MainProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    arrivals += 1;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (arrivals > 1 && lost) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main ref={ref} id="content" tabIndex={-1} className={className} data-game={game}>
      {children}
    </main>
  );
}
