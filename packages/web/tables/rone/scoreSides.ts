import type { SeenEvent } from '@starhold/kernel';
import type { Stroke } from '../../desk/reel/score.ts';
import type { Target } from '../../desk/target.ts';
import { type Part, who } from './score.ts';

/** At whose place what happens in a turn is seen: on the reader's side, at somebody else's, at a tab. */

/** Things that lie there once, on the reader's side; those of others are not drawn one by one. */
const ON_OWN_SIDE = /^(die|yield|pool|tally|store|pile|face|part|played|ground|card|base)(:|$)/;

/** What somebody else does with dice, cards and resources is seen at his place, not at one's own. */
export function elsewhere(part: Part, seat: number): Part {
  const at = (on: Target): Target => (ON_OWN_SIDE.test(on) ? who(seat) : on);
  const moved = (strokes: readonly Stroke[] = []): Stroke[] => {
    const seen = new Set<string>();
    return strokes
      .map(({ on, to, ...stroke }): Stroke => {
        if (!ON_OWN_SIDE.test(on)) return { ...stroke, on, ...(to === undefined ? {} : { to: at(to) }) };
        const { how, text } = stroke;
        return { ...stroke, on: who(seat), how: how === 'count' && text !== undefined ? 'count' : 'glow' };
      })
      .filter(({ on, how, text }) => {
        const key = `${on} ${how} ${text ?? ''}`;
        return !seen.has(key) && seen.add(key);
      });
  };
  return { ...part, lead: moved(part.lead), follow: moved(part.follow) };
}

/** Several who are hit at once are hit by one blow; where it has been told already, by none of their own. */
export function volleyed(events: readonly SeenEvent[], partOf: (event: SeenEvent) => Part | undefined): Part[] {
  let isStruck = events.some(({ type }) => type === 'onslaught');
  return events.flatMap((event) => {
    const part = partOf(event);
    if (!part || event.type !== 'hurt') return part ?? [];
    const lead = isStruck ? [] : (part.lead ?? []);
    isStruck = true;
    return { ...part, lead };
  });
}

/** What lies behind a tab of a small table is told at the tab; a desk has none, and leaves it out. */
const TABS: readonly (readonly [RegExp, Target])[] = [
  [/^ground:[^.]*$/, 'tab:ground'],
  [/^base:[^>]*$/, 'tab:base'],
  [/^part:/, 'tab:parts'],
  [/^pile:/, 'tab:piles'],
];

export function atTabs(strokes: readonly Stroke[]): Stroke[] {
  return strokes.flatMap((stroke) => {
    const tab = TABS.find(([is]) => is.test(stroke.on))?.[1];
    if (tab === undefined) return [stroke];
    const { ms, text } = stroke;
    const told: Stroke = { on: tab, how: 'count', ms, together: true, ...(text === undefined ? {} : { text }) };
    return [stroke, told];
  });
}
