let arrivals = 0;

/**
 * Coming from another page, the focus goes to what a page is about, so that the keyboard and a screen reader start where the
 * eye does; the first page leaves the focus to the browser, and where something has it already it stays there.
 */
export function arriveAt(element: HTMLElement | null): void {
  arrivals += 1;
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (arrivals > 1 && isLost) element?.focus({ preventScroll: true });
}
