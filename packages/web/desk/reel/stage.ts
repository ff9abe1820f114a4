import type { Sound } from '../../kit/synth.ts';
import type { Target } from '../target.ts';
import { type Brush, EASE, at as placeAt } from './brush.ts';
import { summed } from './budget.ts';
import {
  asAt,
  copyOf,
  dress,
  type Found,
  freeOf,
  isCarried,
  isNear,
  measure,
  middle,
  nameIn,
  type Place,
  putAt,
  putPlace,
  reshaped,
  type Word,
  wordAt,
} from './places.ts';
import styles from './reel.module.css';
import { RARE, type RareHow, type Score, type Stroke, TABLE, timesOf } from './score.ts';
import { STROKES } from './strokes.ts';

/** A sound, and how its stroke wants it. */
export type Heard = (sound: Sound, how: Pick<Stroke, 'muffled' | 'pitch' | 'seat'>) => void;

/** Strokes after which a thing is gone or has another face: what it was is kept as a copy until it has been seen to go. */
const NEEDS_COPY: readonly Stroke['how'][] = ['turn', 'fly', 'break', 'tilt', 'inset', 'forward'];
/** Strokes whose `to` is where a thing goes; of the others it is what they strike. */
const GOES: readonly Stroke['how'][] = ['fly', 'slide', 'inset'];
const TOOLS: Brush['tools'] = { at: placeAt, asAt, middle, putPlace, count: STROKES.count, ease: EASE };
const CLOSE_MS = 180;
const APPEAR_MS = 220;
export const HOME_MS = 160;
export const DEAL_MS = 900;
const DEALT_MS = 300;
const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * Draws strokes over a table with the browser's own animations. Nothing waits for it: the new position is in place and can
 * be touched while copies and lights move above it, and everything can be ended within a frame.
 */
export class Stage {
  private readonly root: HTMLElement;
  private readonly sound: Heard;
  private readonly layer: HTMLElement;
  private readonly running = new Set<Animation>();
  /** Motions after which a thing stays where it went, until the next position is drawn. */
  private readonly kept = new Set<Animation>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private before = new Map<Target, Found>();
  private copies = new Map<Target, HTMLElement>();

  constructor(root: HTMLElement, sound: Heard = () => {}) {
    this.root = root;
    this.sound = sound;
    this.layer = document.createElement('div');
    this.layer.className = styles.layer;
    this.layer.dataset.reelLayer = '';
    this.layer.setAttribute('aria-hidden', 'true');
    root.append(this.layer);
  }

  /** On the position before the beat. */
  lead(score: Score, factor: number): void {
    this.end();
    const here = measure(this.root);
    this.draw(score.lead, factor, { before: here, now: here });
  }

  /**
   * Just before the new position is drawn: where everything is, and what of it will not be there any more. Without motion
   * that may be anything a stroke names.
   */
  capture(score: Score | null, isStill = false): void {
    this.end();
    this.before = measure(this.root);
    if (isStill) {
      for (const { on, unmarked } of strokesOf(score)) if (!unmarked) this.keep(nameIn(on, this.before));
      return;
    }
    for (const { on, how, to, text } of score?.follow ?? []) {
      // What it is worth goes alone.
      const isWorth = how === 'fly' && to !== undefined && text;
      if (NEEDS_COPY.includes(how) && !isWorth) this.keep(on);
      // What something is worth is on its way: the number it goes to stays the old one until it arrives.
      if ((how === 'fly' || how === 'inset') && to !== undefined && text !== undefined) this.keep(to);
      if (how === 'piece' && to !== undefined && !this.before.has(to)) this.keep(wholeOf(to));
    }
  }

  private keep(on: Target): void {
    const found = this.before.get(on);
    if (found && on !== TABLE && !this.copies.has(on)) this.lay(on, found);
  }

  private lay(on: Target, found: Found, without: readonly Target[] = []): HTMLElement {
    dress(this.layer, this.root);
    const copy = copyOf(found, styles.copy, without);
    this.copies.set(on, copy);
    this.layer.append(copy);
    return copy;
  }

  /** On the new position: its strokes; whoever stands where something comes makes room first, the others close up at last. */
  follow(score: Score, factor: number): void {
    const now = measure(this.root);
    const { before } = this;
    const { ms } = timesOf(score.follow);
    this.draw(score.follow, factor, { before, now });
    const named = new Set(score.follow.flatMap(({ on, to }) => [on, to]));
    const close = Math.min(CLOSE_MS, ms) * factor;
    const crowded = new Set(score.follow.map(({ on, room }) => room && rowOf(now.get(on)?.el)));
    this.glide(before, now, named, close, ms * factor - close, crowded);
    if (this.copies.size === 0) return;
    const timer = setTimeout(() => this.clear(), ms * factor);
    this.timers.add(timer);
  }

  /** After an undo: things go back to where they were, nothing else. */
  home(): void {
    this.glide(this.before, measure(this.root), new Set(), HOME_MS, 0);
  }

  /** A table that was never seen: its things are dealt, from the top left to the bottom right, until somebody presses. */
  deal(): void {
    const things = [...measure(this.root)].filter(([key]) => key !== TABLE);
    const far = ({ place }: Found): number => place.top + place.left / 2;
    const sorted = things.toSorted(([, a], [, b]) => far(a) - far(b));
    const step = (DEAL_MS - DEALT_MS) / Math.max(1, sorted.length - 1);
    for (const [i, [, { el }]] of sorted.entries()) {
      const frames = [
        { opacity: 0, translate: '0 -26px', scale: 0.9 },
        { opacity: 1, translate: '0 0', scale: 1 },
      ];
      this.play(el, frames, { duration: DEALT_MS, delay: i * step });
    }
    const stop = (): void => {
      this.end();
      for (const type of PRESSES) removeEventListener(type, stop, true);
    };
    for (const type of PRESSES) addEventListener(type, stop, true);
    setTimeout(stop, DEAL_MS);
  }

  /**
   * Without motion: what the beat touches has an outline, and its number beside it (two hits of one are a hit of two), as long
   * as it is held; what is worth something to somebody is written there. What is gone is outlined where it went, or else is
   * seen once more where it was: its neighbour may stand there already.
   */
  mark(score: Score, ms: number): void {
    const now = measure(this.root);
    const marked = new Set<Target>();
    const seen = new Set<HTMLElement>();
    const words: Word[] = [];
    for (const stroke of summed(strokesOf(score))) {
      const { on, how, to, sound } = stroke;
      // A piece is seen where it has come to lie; of those that fall the number is told.
      const text = how === 'piece' ? '' : (stroke.text ?? '');
      const named = nameIn(how === 'piece' || (how === 'fly' && text !== '') ? (to ?? on) : on, now, this.before);
      const went = GOES.includes(how) && !now.has(named) ? nameIn(to ?? named, now) : named;
      const goal = went !== TABLE && now.has(went) ? went : named;
      const place = stroke.unmarked ? undefined : (now.get(goal) ?? this.before.get(goal))?.place;
      if (sound) this.sound(sound, stroke);
      if (!place || goal === TABLE || marked.has(goal + text) || (how === 'piece' && to === undefined)) continue;
      marked.add(goal + text);
      const copy = now.has(goal) ? undefined : this.copies.get(goal);
      if (copy) seen.add(copy);
      // A place where something is said is no thing of its own: its words have their frame.
      if (!now.get(goal)?.el.hasAttribute('data-bare')) this.put('mark', place);
      if (text === '') continue;
      const said = freeOf(words, { place: wordAt(place, text, now.get(TABLE)?.place), from: 0, to: 1 });
      this.put('mark', said, text).dataset.beside = '';
    }
    for (const copy of this.copies.values()) if (!seen.has(copy)) copy.remove();
    this.timers.add(setTimeout(() => this.clear(), ms));
  }

  /** Everything is where it belongs, in this frame. */
  finish(): void {
    this.end();
  }

  close(): void {
    this.end();
    this.layer.remove();
  }

  private end(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    // An animation that is finished calls nobody in this frame, so what it drew on is cleared here.
    for (const motion of this.running) motion.finish();
    this.running.clear();
    for (const motion of this.kept) motion.cancel();
    this.kept.clear();
    this.clear();
  }

  private clear(): void {
    this.layer.replaceChildren();
    delete this.layer.dataset.size;
    this.copies.clear();
  }

  private draw(strokes: readonly Stroke[], factor: number, at: Pick<Brush, 'before' | 'now'>): void {
    const { starts } = timesOf(strokes);
    const words: Word[] = [];
    for (const [i, written] of strokes.entries()) {
      const stroke = { ...written, on: nameIn(written.on, at.now, at.before) };
      if (written.to !== undefined) stroke.to = nameIn(written.to, at.now, at.before);
      const delay = starts[i] * factor;
      this.sing(stroke, delay);
      const how: (typeof RARE)['dim'] = STROKES[stroke.how as 'fly'] ?? RARE[stroke.how as RareHow];
      how?.({
        tools: TOOLS,
        ...at,
        stroke,
        copy: this.copies.get(stroke.on),
        goalCopy:
          stroke.to === undefined ? undefined : (this.copies.get(stroke.to) ?? this.copies.get(wholeOf(stroke.to))),
        flies: strokes.slice(i + 1).some(({ on, how }) => how === 'fly' && on === stroke.on),
        // What has left it by then is not on its picture.
        lay: (found, place) =>
          this.lay(
            stroke.on,
            { ...found, place },
            strokes.slice(0, i).flatMap(({ on, how, far }) => (far && how === 'lunge' ? on : [])),
          ),
        put: (place, text) => {
          const isWord = stroke.how === 'count' && text !== undefined;
          const free = isWord ? freeOf(words, { place, from: starts[i], to: starts[i] + stroke.ms }) : place;
          const el = this.put(stroke.how, free, text);
          if (stroke.foe) el.dataset.foe = '';
          if (stroke.large && isWord) {
            el.dataset.large = '';
            el.style.fontSize = `${free.height}px`;
          }
          if (stroke.faint) el.dataset.faint = '';
          if (stroke.tint) el.style.setProperty('--tint', stroke.tint);
          return el;
        },
        play: (el, frames, { from = 0, part = 1, fill = 'backwards' } = {}) => {
          const ms = stroke.ms * factor;
          this.play(el, frames, { duration: ms * part, delay: delay + ms * from, fill });
        },
      });
    }
  }

  private sing(stroke: Stroke, delay: number): void {
    const { sound } = stroke;
    if (!sound) return;
    if (delay === 0) this.sound(sound, stroke);
    else this.timers.add(setTimeout(() => this.sound(sound, stroke), delay));
  }

  private put(kind: string, place: Place, text = ''): HTMLElement {
    const el = document.createElement('i');
    el.className = styles.effect;
    el.dataset.effect = kind;
    el.textContent = text;
    putAt(el, place);
    this.layer.append(el);
    return el;
  }

  /** What lies on the layer goes when its motion is over. */
  private play(el: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    // Of what comes, stays and goes, each part has the time it was given: over the whole, it would be gone after a third.
    const easing = frames.length > 2 ? 'linear' : EASE;
    const motion = el.animate(frames, { easing, fill: 'backwards', ...timing });
    this.running.add(motion);
    if (/both|forwards/.test(timing.fill ?? '') && el.parentElement !== this.layer) this.kept.add(motion);
    const over = (): void => {
      this.running.delete(motion);
      if (el.parentElement === this.layer && !el.classList.contains(styles.copy)) el.remove();
    };
    motion.finished.then(over, over);
  }

  private glide(
    before: ReadonlyMap<Target, Found>,
    now: ReadonlyMap<Target, Found>,
    named: ReadonlySet<Target | undefined>,
    ms: number,
    wait: number,
    crowded: ReadonlySet<unknown> = new Set(),
  ): void {
    if (ms <= 0) return;
    for (const [key, { el, place }] of now) {
      if (key === TABLE || named.has(key)) continue;
      const delay = crowded.has(rowOf(el)) ? 0 : Math.max(0, wait);
      const was = before.get(key)?.place;
      if (was && !isNear(was, place)) {
        if (isCarried(el, was, place, before, now)) continue;
        const frames = [
          { transformOrigin: '0 0', transform: asAt(reshaped(place, was), place), zIndex: 40 },
          { transformOrigin: '0 0', transform: 'none', zIndex: 40 },
        ];
        this.play(el, frames, { duration: ms, delay });
      } else if (!was && before.size > 1) {
        const frames = [
          { opacity: 0, transform: 'translateY(-14px) scale(.94)' },
          { opacity: 1, transform: 'none' },
        ];
        this.play(el, frames, { duration: Math.min(APPEAR_MS, ms), delay });
      }
    }
  }
}

const strokesOf = (score: Score | null): Stroke[] => (score ? [...score.lead, ...score.follow] : []);

/** What a thing lies in, with those beside it. */
const rowOf = (el: HTMLElement | undefined): Element | null | undefined =>
  (el?.parentElement?.localName === 'li' ? el.parentElement : el)?.parentElement;

/** What a place is part of: a slot (`store:w.2`) of its kind. */
const wholeOf = (slot: Target): Target => slot.replace(/\.[^.]*$/, '');
