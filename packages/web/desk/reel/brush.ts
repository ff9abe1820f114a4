import type { Target } from '../target.ts';
import type { asAt, Found, middle, Place, putPlace } from './places.ts';
import type { Stroke } from './score.ts';

/** What a stroke is drawn with. */

export interface Brush {
  stroke: Stroke;
  before: ReadonlyMap<Target, Found>;
  now: ReadonlyMap<Target, Found>;
  /** Of the thing as it was, where it will not be any more. */
  copy: HTMLElement | undefined;
  /** Of what the stroke goes to, as it was. */
  goalCopy: HTMLElement | undefined;
  /** It turns first and flies then, so its new face is seen where it lay before. */
  flies: boolean;
  /** Lays a picture of `found` over `place`; later strokes of this thing move it. */
  lay(found: Found, place: Place): HTMLElement;
  put(place: Place, text?: string): HTMLElement;
  tools: Tools;
  /** `from` and `part` of the stroke's time; all of it unless said. */
  play(el: HTMLElement, frames: Keyframe[], more?: { from?: number; part?: number; fill?: FillMode }): void;
}

/** For rare strokes: they import nothing of this, else every table would be cut into more pieces for their sake. */
export interface Tools {
  at: typeof at;
  asAt: typeof asAt;
  middle: typeof middle;
  putPlace: typeof putPlace;
  count(d: Brush): void;
  ease: string;
}

export const EASE = 'cubic-bezier(.2,.8,.2,1)';

/** Where a thing is, or was last. */
export const at = ({ now, before }: Brush, key: Target | undefined): Found | undefined =>
  key === undefined ? undefined : (now.get(key) ?? before.get(key));
export const was = ({ now, before }: Brush, key: Target): Found | undefined => before.get(key) ?? now.get(key);
