import type { SeenEvent } from '@starhold/kernel';
import { type Events, eventOf } from '@starhold/rone';
import { type Adds, addedUp, atOnce } from '../../../desk/added.ts';
import { type Foreseen, NOTHING_FORESEEN } from '../../../desk/front.ts';
import type { RoneText } from '../text/table.ts';

const AMOUNTS = ['melee', 'ranged', 'destruction', 'armour', 'health', 'part', 'reroll', 'research', 'screws'] as const;
const FACTS = ['trained', 'loses'] as const;

const ADDS: Adds<Events> = {
  gained: ({ pub }) => ({ [pub.what]: pub.n }),
  lost: ({ pub }) => ({ [pub.what]: -pub.n }),
  hurt: () => ({ hurt: 1 }),
  aimed: ({ pub }) => ({ [pub.damage]: pub.n }),
  screws: ({ pub }) => ({ screws: pub.n }),
  trained: () => ({ trained: 1 }),
  fell: () => ({ loses: 1 }),
};

/**
 * What an option would do at once, read off the events that the session foresees, for the seat at this screen. What a card costs
 * stands on it and is not told again.
 */
export function foresee(events: readonly SeenEvent[] | undefined, seat: number, { results }: RoneText): Foreseen {
  const now = atOnce(events);
  const sums = addedUp(now, seat, ADDS);
  const got = now.map((event) => (event.seat === seat ? gotBy(event) : '')).join('');
  const all = [
    ...FACTS.flatMap((fact) => Array<string>(sums.get(fact) ?? 0).fill(results[fact])),
    ...(got === '' ? [] : [results.resources(got.replaceAll('-', ''))]),
    ...AMOUNTS.flatMap((what) => (sums.get(what) ? [results[what](sums.get(what) ?? 0)] : [])),
  ];
  if (all.length === 0) return NOTHING_FORESEEN;
  const isBad = sums.has('hurt') || sums.has('loses') || (sums.get('health') ?? 0) < 0;
  return { text: all.join(' · '), tone: isBad ? 'bad' : 'plain' };
}

function gotBy(told: SeenEvent): string {
  const event = eventOf(told);
  const gives = event.type === 'usedDie' || event.type === 'converted' || event.type === 'gotResources';
  return gives ? event.pub.got : '';
}
