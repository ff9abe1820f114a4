import { type RefObject, useLayoutEffect, useState } from 'react';
import { useSettings } from '../shell/settings.ts';

/**
 * How much room a table has, from its own width and height in em of its own text: "Largest" text moves a table into
 * the next smaller class by itself. Style sheets ask for `data-size` on the root of the table, and parts that draw less
 * on a small screen ask here: the conditions stand in one place.
 */
export const SIZE_CLASSES = ['XS', 'S', 'M', 'L', 'T', 'D-', 'D', 'XL'] as const;
export type SizeClass = (typeof SIZE_CLASSES)[number];

export function sizeClassOf(width: number, height: number): SizeClass {
  // Largest text on a phone on its side: narrow in em, but not upright.
  if (width <= 35 && height >= width * 0.8) return height < 40 ? 'XS' : height < 47 ? 'S' : 'M';
  if (height < 32) return 'L';
  // Upright it is a large phone; a low window of that width has no room for everything on top of each other.
  if (width < 60) return height < 47 ? 'L' : 'T';
  if (width >= 100 && height >= 60) return 'XL';
  return height < 50 ? 'D-' : 'D';
}

/** The board is the list; what is looked up lies behind tabs. */
export function isSmall(size: SizeClass): boolean {
  return size === 'XS' || size === 'S' || size === 'M' || size === 'L';
}

/** Everything is open at once. */
export function isDesk(size: SizeClass): boolean {
  return size === 'D-' || size === 'D' || size === 'XL';
}

const BEFORE_MEASURED = 'D';

export function useSize(root: RefObject<HTMLElement | null>): SizeClass {
  const { textSize } = useSettings();
  const [size, setSize] = useState<SizeClass>(BEFORE_MEASURED);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other letters, another em
  useLayoutEffect(() => {
    const el = root.current;
    if (!el) return;
    const measure = (): void => {
      const em = Number.parseFloat(getComputedStyle(el).fontSize) || 16;
      setSize(sizeClassOf(el.clientWidth / em, el.clientHeight / em));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(el);
    return () => observer.disconnect();
  }, [root, textSize]);
  return size;
}
