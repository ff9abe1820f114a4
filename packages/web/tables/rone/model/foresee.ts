import type { SeenEvent } from '@starhold/kernel';
import { eventOf } from '@starhold/rone';
import { type Foreseen, NOTHING_FORESEEN } from '../../../desk/front.ts';
import type { RoneText } from '../text/table.ts';

/**
 * What an option would do at once, read off the events that the session foresees, for the seat at this screen. What a card costs
 * stands on it and is not told again.
 */
export function foresee(events: readonly SeenEvent[] | undefined, seat: number, w: RoneText): Foreseen {
  if (!events || events.length === 0) return NOTHING_FORESEEN;
  const gains = { armour: 0, health: 0, part: 0, reroll: 0, research: 0 };
  const aimed = { melee: 0, ranged: 0, destruction: 0 };
  const parts: string[] = [];
  let got = '';
  let screws = 0;
  let bad = false;
  for (const event of events.map(eventOf)) {
    if (event.type === 'turn' || event.type === 'phase') break;
    if (event.seat !== seat) continue;
    switch (event.type) {
      case 'gained':
        gains[event.pub.what] += event.pub.n;
        break;
      case 'lost':
        gains[event.pub.what] -= event.pub.n;
        break;
      case 'hurt':
        bad = true;
        break;
      case 'aimed':
        aimed[event.pub.damage] += event.pub.n;
        break;
      case 'usedDie':
      case 'converted':
      case 'gotResources':
        got += event.pub.got;
        break;
      case 'screws':
        screws += event.pub.n;
        break;
      case 'trained':
        parts.push(w.results.trained);
        break;
      case 'fell':
        parts.push(w.results.loses);
        bad = true;
        break;
    }
  }
  const { results } = w;
  const all = [
    ...parts,
    ...(got === '' ? [] : [results.resources(got.replaceAll('-', ''))]),
    ...(['melee', 'ranged', 'destruction'] as const).flatMap((kind) =>
      aimed[kind] === 0 ? [] : [results[kind](aimed[kind])],
    ),
    ...(['armour', 'health', 'part', 'reroll', 'research'] as const).flatMap((what) =>
      gains[what] === 0 ? [] : [results[what](gains[what])],
    ),
    ...(screws === 0 ? [] : [results.screws(screws)]),
  ];
  if (all.length === 0) return NOTHING_FORESEEN;
  return { text: all.join(' · '), tone: bad || gains.health < 0 ? 'bad' : 'plain' };
}
