import type { Page } from 'playwright-core';

/** The measurements of a table at one size: what is cut, covered, too small or outside. One line each; empty when all is well. */

export interface Floors {
  /** Least size of letters that are read, after all scaling. */
  text: number;
  target: number;
}

export const FLOORS: Floors = { text: 11, target: 44 };

/** Runs in the page, so it uses nothing from around it. */
export function tableProblems({ text: leastText, target: leastTarget }: Floors): string[] {
  const found = new Set<string>();
  const root = document.querySelector<HTMLElement>('[data-size]');
  if (!root) return ['no table'];
  const page = document.documentElement;
  // What lies below the window of a page that scrolls can be reached; that it scrolls is said for itself.
  const { innerWidth: width, innerHeight } = window;
  const height = Math.max(innerHeight, page.scrollHeight);
  if (page.scrollWidth > width + 1) found.add(`page scrolls sideways: ${page.scrollWidth} > ${width}`);
  if (height > innerHeight + 1) found.add(`page scrolls: ${height} > ${innerHeight}`);

  const nameOf = (el: Element): string => {
    const words = [...el.classList].map((name) => name.replace(/^_|_[\w-]{5}_\d+$/g, ''));
    return `${el.tagName.toLowerCase()}.${words.join('.')}`;
  };
  const clear = new Map<Element, boolean>();
  /** As far as the table: a page that need not be painted is clear as a whole. */
  const isClear = (el: Element): boolean => {
    const known = clear.get(el);
    if (known !== undefined) return known;
    const isOwn = getComputedStyle(el).opacity === '0';
    const is = isOwn || (el !== root && el.parentElement !== null && isClear(el.parentElement));
    clear.set(el, is);
    return is;
  };
  const isShown = (el: Element): boolean =>
    el.checkVisibility({ visibilityProperty: true }) && !isClear(el) && el.getClientRects().length > 0;
  /** Read by ear, or drawn over the table for a moment. */
  const isApart = (el: Element): boolean => el.closest('[hidden], [data-effect], [data-copy]') !== null || isSpoken(el);
  const spoken = new Map<Element, boolean>();
  const isSpoken = (el: Element): boolean => {
    if (el === root) return false;
    const known = spoken.get(el);
    if (known !== undefined) return known;
    const style = getComputedStyle(el);
    const isOwn = style.clipPath.startsWith('inset(50%') || (el.clientWidth <= 1 && style.position === 'absolute');
    const is = isOwn || (el.parentElement !== null && isSpoken(el.parentElement));
    spoken.set(el, is);
    return is;
  };
  interface Frame {
    left: number;
    top: number;
    right: number;
    bottom: number;
    scrolls: boolean;
  }
  const frames = new Map<Element, Frame>();
  const wholeWindow: Frame = { left: 0, top: 0, right: width, bottom: height, scrolls: false };
  /** The part of the window in which what is inside an element can be seen, and whether the rest can be scrolled to. */
  const frameOf = (el: Element | null): Frame => {
    if (!el) return wholeWindow;
    const known = frames.get(el);
    if (known) return known;
    const around = frameOf(el.parentElement);
    const { overflowX, overflowY } = getComputedStyle(el);
    let frame = around;
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const own = el.getBoundingClientRect();
      frame = {
        left: Math.max(around.left, own.left),
        top: Math.max(around.top, own.top),
        right: Math.min(around.right, own.right),
        bottom: Math.min(around.bottom, own.bottom),
        scrolls: around.scrolls || /auto|scroll/.test(`${overflowX} ${overflowY}`),
      };
    }
    frames.set(el, frame);
    return frame;
  };
  const seenIn = (node: Node): Frame => frameOf(node.parentElement);

  /** Has the upper of two texts a ground of its own there? */
  const isCovered = (under: Element, over: Element, top: Element): boolean => {
    // What takes no press lies on top all the same.
    const isPassed = over.closest('[data-tempo="told"]') !== null;
    if (under.contains(top) && !over.contains(top) && !isPassed) return false;
    for (let up: Element | null = over; up && !up.contains(under); up = up.parentElement) {
      const { backgroundColor, backgroundImage, filter } = getComputedStyle(up);
      const alpha = /rgba?\([^)]*[,/] *([\d.]+)\)$/.exec(backgroundColor)?.[1];
      const isFaint = backgroundColor.startsWith('rgba') && Number(alpha) < 0.6;
      if (!isFaint || backgroundImage !== 'none' || filter !== 'none') return true;
    }
    return false;
  };

  /** Does something else lie on the words of a button? */
  const isUnder = (owner: Element, { left, right, top, bottom }: DOMRect): boolean =>
    [left + 2, (left + right) / 2, right - 2].some((x) => {
      const on = document.elementFromPoint(x, (top + bottom) / 2);
      return on !== null && !owner.contains(on) && !on.contains(owner);
    });

  /** Plain numbers: every two of them are compared. */
  interface Line {
    el: Element;
    left: number;
    top: number;
    right: number;
    bottom: number;
    words: string;
  }
  const texts: Line[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    const el = node.parentElement;
    if (words === '' || !el || !isShown(el) || isApart(el)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const seen = seenIn(el);
    const svg = el.closest('svg');
    const scale = svg instanceof SVGSVGElement ? (svg.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(el).fontSize) * scale;
    if (size > 0 && size < leastText - 0.05 && !el.closest('[data-small]'))
      found.add(`small text ${size.toFixed(1)}: ${nameOf(el)} "${words.slice(0, 24)}"`);
    const isWide = getComputedStyle(el).overflowX !== 'visible' && el.scrollWidth > el.clientWidth + 1;
    if (isWide && el.clientWidth > 0 && getComputedStyle(el).textOverflow === 'clip' && !frameOf(el).scrolls)
      found.add(`cut: ${nameOf(el)} "${words.slice(0, 24)}" by ${el.scrollWidth - el.clientWidth}`);
    const isClipped = getComputedStyle(el).overflowY !== 'visible' && el.clientHeight > 0;
    if (isClipped && el.clientHeight < size * 0.9) found.add(`cut: ${nameOf(el)} "${words.slice(0, 24)}"`);
    // Players have the names they gave themselves, of any length.
    const isCard = /^(?!player:)/.test(
      el.closest<HTMLElement>('[data-part="hand"] [data-target], [data-board] [data-target]')?.dataset.target ??
        'player:',
    );
    if (isCard && getComputedStyle(el).textOverflow === 'ellipsis' && el.scrollWidth > el.clientWidth + 1)
      found.add(`ellipsis: ${nameOf(el)} "${words.slice(0, 24)}"`);
    // A question and what answers it are whole: lines that find no room are left out without a word that sticks out.
    const asked = frameOf(el).scrolls ? null : el.closest('[data-prompt] :is(h1, button)');
    if (asked && (isWide || (isClipped && el.scrollHeight > el.clientHeight + 2)))
      found.add(`shortened: ${nameOf(el)} "${words.slice(0, 40)}"`);
    // Nor is a word of an answer broken in its middle, or wider than its button.
    const button = asked?.tagName === 'BUTTON' && getComputedStyle(el).hyphens !== 'auto' ? asked : null;
    for (const { 0: word, index } of button ? (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu) : []) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter((box) => box.width >= 1);
      if (new Set(lines.map((box) => Math.round(box.top))).size > 1) found.add(`broken: "${word}"`);
      const edge = button?.getBoundingClientRect().right ?? 0;
      if (lines.some((box) => box.right > edge + 1)) found.add(`wider than its button: "${word}"`);
    }
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      if (asked?.tagName === 'BUTTON' && isUnder(asked, box))
        found.add(`covered: ${nameOf(el)} "${words.slice(0, 40)}"`);
      if (
        !seen.scrolls &&
        getComputedStyle(el).textOverflow !== 'ellipsis' &&
        (box.left < seen.left - 1.5 ||
          box.right > seen.right + 1.5 ||
          box.top < seen.top - 3 ||
          box.bottom > seen.bottom + 3)
      )
        found.add(
          `cut: ${nameOf(el)} "${words.slice(0, 24)}" by ${Math.round(Math.max(seen.left - box.left, box.right - seen.right, seen.top - box.top, box.bottom - seen.bottom))}`,
        );
      // What is left out with an ellipsis, or lies below the fold of a list, is on top of nothing.
      const shown = seenIn(node);
      const line: Line = {
        el,
        left: Math.max(box.left, shown.left),
        top: Math.max(box.top, shown.top),
        right: Math.min(box.right, shown.right),
        bottom: Math.min(box.bottom, shown.bottom),
        words,
      };
      if (line.right - line.left >= 3 && line.bottom - line.top >= 4) texts.push(line);
    }
  }
  // Words on words: lines of different elements that neither contain each other nor lie in different layers.
  texts.sort((a, b) => a.top - b.top);
  for (const [i, a] of texts.entries()) {
    for (let j = i + 1; j < texts.length && texts[j].top <= a.bottom - 4; j++) {
      const b = texts[j];
      const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
      const [top, bottom] = [b.top, Math.min(a.bottom, b.bottom)];
      if (right - left < 3 || bottom - top < 4 || a.el.contains(b.el) || b.el.contains(a.el)) continue;
      const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      // One of them lies under something opaque there: it is covered on purpose (by a sheet), but never by its own card.
      const thing = a.el.closest('[data-target]');
      const isOneThing =
        thing === (b.el.closest('[data-target]') ?? root) &&
        thing.contains(middle) &&
        !(a.el.closest('svg') && b.el.closest('svg'));
      const isHidden = !middle || isCovered(a.el, b.el, middle) || isCovered(b.el, a.el, middle);
      if (isHidden && !isOneThing) continue;
      found.add(`overlap: "${a.words.slice(0, 20)}" and "${b.words.slice(0, 20)}" in ${nameOf(a.el)}/${nameOf(b.el)}`);
    }
  }
  /** A control may be drawn smaller than the field around it that takes the tap. */
  const isReached = (control: Element, box: DOMRect, least: number): boolean => {
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const lands = (dx: number, dy: number): boolean => {
      const at = document.elementFromPoint(x + dx, y + dy);
      return at !== null && control.contains(at);
    };
    if (!lands(0, 0)) return true; // covered: nobody can touch it now
    const reach = (dx: number, dy: number): number => {
      let size = 1;
      for (const to of [-1, 1]) for (let far = 1; size < least && lands(to * dx * far, to * dy * far); far++) size++;
      return size;
    };
    return reach(1, 0) >= least - 1 && reach(0, 1) >= least - 1;
  };
  for (const control of root.querySelectorAll<HTMLElement>('button, a[href], [role=spinbutton]')) {
    if (!isShown(control) || isApart(control)) continue;
    const isUnderlined = getComputedStyle(control).textDecorationLine.includes('underline');
    // A word inside a sentence is as high as its line.
    if (isUnderlined && control.parentElement?.textContent?.trim() !== control.textContent?.trim()) continue;
    const box = control.getBoundingClientRect();
    const isLink = isUnderlined || control.closest('[data-small]') !== null;
    const least = isLink ? 24 : leastTarget;
    const isSmall = box.width < least - 0.6 || box.height < least - 0.6;
    if (isSmall && !isReached(control, box, least)) {
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30);
      found.add(`small target ${Math.round(box.width)}×${Math.round(box.height)}: ${name}`);
    }
    const seen = seenIn(control);
    if (!seen.scrolls && (box.left < -1 || box.right > width + 1 || box.top < -1 || box.bottom > seen.bottom + 1))
      found.add(`outside: ${control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30)}`);
  }
  return [...found].sort();
}

/** Rectangles that may not move from question to question: cells of the board, top of the prompt, bottom of the hand, tabs. And gold. */
export function anchorsOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const round = (n: number): number => Math.round(n * 2) / 2;
    const at = (selector: string, side: (box: DOMRect) => number): string => {
      const el = document.querySelector(selector);
      return el ? String(round(side(el.getBoundingClientRect()))) : '';
    };
    const whole = (selector: string): string => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box ? [box.left, box.top, box.width, box.height].map(round).join(' ') : '';
    };
    return {
      /** How many rows of cards the hand has, where that is not always the same. */
      rows: document.querySelector<HTMLElement>('[data-part="hand"] [data-rows]')?.dataset.rows ?? '',
      gold: at('[data-gold]', (box) => Math.round(box.right)),
      stage: whole('[data-board]'),
      tray: whole('[data-part="tray"]'),
      dock: at('[data-prompt]', (box) => box.top),
      hand: at('[data-part="hand"]', (box) => box.bottom),
      tabs: whole('nav'),
      ...Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>('[data-anchor]')].map((el) => [
          `cell ${el.dataset.anchor}`,
          whole(`[data-anchor="${el.dataset.anchor}"]`),
        ]),
      ),
    };
  });
}
