import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** Draws its children once the reader comes near: hundreds of card pictures would hold up the page. */
export function Near({ className, children }: { className: string | undefined; children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  return (
    <div ref={box} className={className} data-tone="dark" aria-hidden="true">
      {near ? children : null}
    </div>
  );
}

/** True from the moment the reader comes near on. */
export function useNear(box: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (near || !element) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '600px 0px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [near, box]);
  return near;
}
