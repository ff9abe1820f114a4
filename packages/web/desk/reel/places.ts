import type { Target } from '../target.ts';
import { TABLE } from './score.ts';

/** Where things lie inside the table. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Found {
  el: HTMLElement;
  place: Place;
}

/**
 * Everything that carries a `data-flip` and is shown, measured in one go: in turns with changes, each would lay out the
 * table anew. What lies in a closed zone has no place; a stroke on it would be drawn in a corner.
 */
export function measure(root: HTMLElement): Map<Target, Found> {
  const home = root.getBoundingClientRect();
  const found = new Map<Target, Found>();
  // `data-flip-else`: only where it is not shown elsewhere; it may stand for several things, and for all of a kind (`played:*`).
  for (const name of ['data-flip', 'data-flip-else']) {
    for (const el of root.querySelectorAll<HTMLElement>(`[${name}]`)) {
      const keys = (el.getAttribute(name) ?? '').split(' ').filter((key) => key !== '' && !found.has(key));
      if (keys.length === 0 || el.getClientRects().length === 0) continue;
      const here = { el, place: placeIn(home, el) };
      for (const key of keys) found.set(key, here);
    }
  }
  found.set(TABLE, { el: root, place: { left: 0, top: 0, width: home.width, height: home.height } });
  return found;
}

/** Under which name a thing is found: its own, or that of all of its kind where none of those positions shows it. */
export function nameIn(key: Target, ...positions: readonly ReadonlyMap<Target, Found>[]): Target {
  const isIn = (name: Target): boolean => positions.some((found) => found.has(name));
  const kind = `${key.split(':')[0]}:*`;
  return !isIn(key) && isIn(kind) ? kind : key;
}

function placeIn(home: DOMRect, el: Element): Place {
  const { left, top, width, height } = el.getBoundingClientRect();
  return { left: left - home.left, top: top - home.top, width, height };
}

export function middle({ left, top, width, height }: Place): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

export function isNear(a: Place, b: Place): boolean {
  return Math.abs(a.left - b.left) < 2 && Math.abs(a.top - b.top) < 2;
}

/** It goes along with what it is part of. */
export function isCarried(
  el: HTMLElement,
  was: Place,
  place: Place,
  before: ReadonlyMap<Target, Found>,
  now: ReadonlyMap<Target, Found>,
): boolean {
  const bearer = el.parentElement?.closest<HTMLElement>('[data-flip]')?.dataset.flip ?? '';
  const [from, to] = [before.get(bearer)?.place, now.get(bearer)?.place];
  if (!from || !to) return false;
  return isNear({ ...was, left: was.left + to.left - from.left, top: was.top + to.top - from.top }, place);
}

/** Drawn at `to`, but lying where and as large as `from`. */
export function asAt(from: Place, to: Place): string {
  const sx = to.width > 0 ? from.width / to.width : 1;
  const sy = to.height > 0 ? from.height / to.height : 1;
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${sx}, ${sy})`;
}

/** A picture of a thing as it is now, that nothing finds and nobody can press or read. */
export function copyOf({ el, place }: Found, className: string, without: readonly Target[] = []): HTMLElement {
  const copy = drawable(el);
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    if (part !== copy && without.includes(part.dataset.flip ?? '')) part.style.visibility = 'hidden';
    for (const name of ['id', 'data-flip', 'data-flip-else', 'data-target', 'tabindex', 'aria-live', 'role'])
      part.removeAttribute(name);
  }
  // What it looks like can depend on the form of what it lies in.
  const form = el.closest<HTMLElement>('[data-form]')?.dataset.form;
  if (form !== undefined) copy.dataset.form = form;
  copy.classList.add(className);
  const { font, color } = getComputedStyle(el);
  Object.assign(copy.style, { font, color });
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  // What is measured in parts of its cell is so on the layer, too.
  const cell = el.parentElement;
  if (cell && cell.clientWidth < place.width * 1.3) copy.style.container = getComputedStyle(cell).container;
  putAt(copy, place);
  return copy;
}

/** Of the table, what sheets ask for when they draw a thing. */
const DRESS: readonly string[] = ['--px', '--k', '--muted', '--panel', '--panel-2', '--line', '--line-soft'];

/** What is copied to the layer, which is beside the desk, looks as it does on it. */
export function dress(layer: HTMLElement, root: HTMLElement): void {
  const desk = root.querySelector<HTMLElement>('[data-size]:not([data-reel-layer])');
  if (!desk) return;
  layer.dataset.size = desk.dataset.size;
  const style = getComputedStyle(desk);
  for (const name of DRESS) layer.style.setProperty(name, style.getPropertyValue(name));
}

/** A part of a drawing is nothing outside of one: its copy brings a drawing of its own size. */
function drawable(el: Element): HTMLElement {
  const copy = el.cloneNode(true) as HTMLElement;
  if (!(el instanceof SVGGraphicsElement) || el instanceof SVGSVGElement) return copy;
  const { x, y, width, height } = el.getBBox();
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  paper.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  paper.append(copy);
  return paper as Element as HTMLElement;
}

export function putAt(el: HTMLElement, { left, top, width, height }: Place): void {
  Object.assign(el.style, {
    position: 'absolute', // whatever the thing itself is
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

/** Where something was put. */
export function putPlace({ style: { left, top, width, height } }: HTMLElement): Place {
  const [l, t, w, h] = [left, top, width, height].map(Number.parseFloat);
  return { left: l, top: t, width: w, height: h };
}

/** As large as it is, in the middle of another place. */
export function centred({ width, height }: Place, over: Place): Place {
  const { x, y } = middle(over);
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/**
 * Over another place; what is of quite another shape there (a card that becomes a line) stays unbent and covers as much, but
 * is no larger than what it was or is: in a row of cards it would lie over what is above and below them.
 */
export function reshaped({ width, height }: Place, over: Place): Place {
  const bend = (over.width * height) / (over.height * width);
  if (bend < MOST_BEND && bend > 1 / MOST_BEND) return over;
  const by = Math.min(
    Math.sqrt((over.width * over.height) / (width * height)),
    Math.max(1, over.width / width),
    Math.max(1, over.height / height),
  );
  return centred({ ...over, width: width * by, height: height * by }, over);
}

/** How much wider for its height something may become on its way. */
const MOST_BEND = 2;
/** Nothing grows more on its way. */
const MOST_GROWTH = 1.6;

/** In the middle of another place, as large as it fits in there without being bent. */
export function fitted({ width, height }: Place, over: Place): Place {
  const by = Math.min(MOST_GROWTH, over.width / width, over.height / height);
  return centred({ ...over, width: width * by, height: height * by }, over);
}

/** Pixels: a line of the bar is all number, and what is said on it could not be read. */
const LINE = 48;
const BESIDE = 24;

/** Below a number in the bar at the top. Elsewhere what lies beside a number is another one, and would seem to be hit. */
export function besideOf({ left, top, width, height }: Place): Place | undefined {
  if (top + height > LINE) return undefined;
  const wide = Math.min(width, 2 * BESIDE);
  return { left: left + (width - wide) / 2, top: top + height + 2, width: wide, height: BESIDE };
}

/** As large as a word, in the middle of what it is said of, and on the table. */
export function plateOn(over: Place, text: string, home?: Place): Place {
  const plate = centred({ ...over, width: 10 * text.length + 14, height: BESIDE }, over);
  const most = (home?.width ?? Number.POSITIVE_INFINITY) - plate.width - EDGE;
  return { ...plate, left: Math.max(EDGE, Math.min(plate.left, most)) };
}

/** Large, beside the middle of what is struck, above its name and its numbers. */
export function largeOn({ left, top, width, height }: Place, text: string): Place {
  const size = Math.min(LARGEST, Math.max(BESIDE, 0.3 * Math.min(width, height)));
  return centred(
    { left, top, width: 0.62 * size * text.length, height: size },
    {
      left: left + 0.12 * width,
      top,
      width,
      height: 0.66 * height,
    },
  );
}
const LARGEST = 54;

/**
 * Where a word stands that is said of a place with an outline: below a number in the bar, and below what it would cover whole, or
 * above it at the lower edge.
 */
export function wordAt(over: Place, text: string, home?: Place): Place {
  const plate = plateOn(over, text, home);
  const isHidden = over.width < 2 * plate.width && over.height < 2 * BESIDE;
  const below = over.top + over.height + 2;
  const top = below + BESIDE > (home?.height ?? Number.POSITIVE_INFINITY) ? over.top - BESIDE - 2 : below;
  return besideOf(over) || isHidden ? { ...plate, top } : plate;
}

/** Where and when something is said. */
export interface Word {
  place: Place;
  from: number;
  to: number;
}

/** Above those that are said there at the same time, below them under the bar, so that all of them can be read. */
export function freeOf(words: Word[], word: Word): Place {
  const place = { ...word.place };
  const isOver = ({ place: other, from, to }: Word): boolean =>
    word.from < to &&
    from < word.to &&
    place.left < other.left + other.width &&
    other.left < place.left + place.width &&
    place.top < other.top + other.height &&
    other.top < place.top + place.height;
  const step = (place.top < 2 * LINE ? 1 : -1) * (place.height + 2);
  while (words.some(isOver)) place.top += step;
  words.push({ ...word, place });
  return place;
}

/** Pixels: so wide is the edge of a light. */
const EDGE = 3;

/** As much of a place as has its edge on the table. */
export function within({ left, top, width, height }: Place, home?: Place): Place {
  if (!home) return { left, top, width, height };
  const [x, y] = [Math.max(left, EDGE), Math.max(top, EDGE)];
  const [right, bottom] = [Math.min(left + width, home.width - EDGE), Math.min(top + height, home.height - EDGE)];
  return { left: x, top: y, width: right - x, height: bottom - y };
}
