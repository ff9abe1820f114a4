import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * What is laid over the table to be chosen from. Things that lie wholly under it can be reached neither with Tab nor with
 * arrows, and are not read out, until it is taken away; what had the focus among them gives it to the question.
 */
export function Laid(props: ComponentProps<'section'>): ReactNode {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const offer = root.current;
    if (!offer) return;
    const cover = (): void => {
      const over = offer.getBoundingClientRect();
      for (const el of laidBefore(offer)) {
        const isUnder = isInside(el.getBoundingClientRect(), over);
        if (isUnder && el.contains(document.activeElement))
          document.querySelector<HTMLElement>('[data-prompt]')?.focus();
        el.toggleAttribute('inert', isUnder);
      }
    };
    cover();
    const sizes = new ResizeObserver(cover);
    sizes.observe(offer);
    // Parts of a table may be fetched only now.
    const parts = new MutationObserver(cover);
    const table = offer.parentElement;
    if (table) parts.observe(table, { childList: true });
    return () => {
      sizes.disconnect();
      parts.disconnect();
      for (const el of table?.children ?? []) el.removeAttribute('inert');
    };
  }, []);
  return <section ref={root} {...props} />;
}

function laidBefore(offer: Element): Element[] {
  const all = [...(offer.parentElement?.children ?? [])];
  return all.slice(0, all.indexOf(offer));
}

/** Half a pixel is the rounding of a layout. */
const SLACK = 0.5;

function isInside(inner: DOMRect, outer: DOMRect): boolean {
  return (
    inner.left >= outer.left - SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.bottom <= outer.bottom + SLACK
  );
}
