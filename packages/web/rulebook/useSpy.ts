import { type RefObject, useEffect, useState } from 'react';

/** The section that is being read: the last heading above the upper third of the window. `again` looks anew when it changes. */
export function useSpy(page: RefObject<HTMLElement | null>, again: unknown): string {
  const [here, setHere] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other headings stand there after a search
  useEffect(() => {
    const headings = [...(page.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const edge = innerHeight / 3;
      const above = headings.findLast((heading) => heading.getBoundingClientRect().top <= edge);
      setHere((above ?? headings[0])?.dataset.section ?? '');
    };
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [page, again]);
  return here;
}
