import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';

const Announce = createContext<(text: string) => void>(() => {});

/** `const announce = useAnnounce(); announce('Ship moves to column 3')`: read out politely, in order. */
export function useAnnounce(): (text: string) => void {
  return useContext(Announce);
}

const EVERY_MS = 160;
const KEEP = 12;

/**
 * Reads events out one after the other. Each line is a new element in a log region, so that fast ones are not lost;
 * old lines leave the page.
 */
export function LiveRegion({ children }: { children?: ReactNode }): ReactNode {
  const [lines, setLines] = useState<{ n: number; text: string }[]>([]);
  const queue = useRef<string[]>([]);
  const timer = useRef(0);
  const count = useRef(0);
  const flush = useCallback(() => {
    timer.current = 0;
    const text = queue.current.shift();
    if (text === undefined) return;
    count.current += 1;
    const line = { n: count.current, text };
    setLines((old) => [...old.slice(1 - KEEP), line]);
    timer.current = window.setTimeout(flush, EVERY_MS);
  }, []);
  const announce = useCallback(
    (text: string) => {
      queue.current.push(text);
      if (timer.current === 0) timer.current = window.setTimeout(flush, 0);
    },
    [flush],
  );
  useEffect(() => {
    return () => {
      window.clearTimeout(timer.current);
      timer.current = 0;
    };
  }, []);
  return (
    <Announce.Provider value={announce}>
      {children}
      <div className="spoken" role="log" aria-live="polite" aria-relevant="additions" data-live="">
        {lines.map((line) => (
          <p key={line.n}>{line.text}</p>
        ))}
      </div>
    </Announce.Provider>
  );
}
