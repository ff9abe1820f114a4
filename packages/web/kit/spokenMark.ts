import type { KitText } from '../text/kit.ts';
import type { Marked } from './types.ts';

/** What glow, brackets, lock and number say to the eye, in words; empty for what is plain. */
export function spokenMark(marked: Marked | undefined, t: KitText): string {
  if (!marked) return '';
  const { mark, reason, result, order, hinted, pointed = [] } = marked;
  const parts: string[] = [];
  if (mark === 'legal') parts.push(t.legal);
  if (mark === 'chosen') parts.push(t.chosen);
  if (order !== undefined) parts.push(t.order(order));
  if (result !== undefined) parts.push(result);
  if (mark === 'locked') parts.push(t.locked(reason ?? ''));
  if (hinted) parts.push(t.hinted);
  if (pointed.length > 0) parts.push(t.pointed(pointed.join(', ')));
  return parts.join(', ');
}

/** A target in one sentence: its name, then what can be done with it. */
export function spokenName(name: string, marked: Marked | undefined, t: KitText): string {
  const said = spokenMark(marked, t);
  return said === '' ? name : `${name}, ${said}`;
}
