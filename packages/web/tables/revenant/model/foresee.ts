import type { SeenEvent } from '@starhold/kernel';
import type { Events, View } from '@starhold/revenant';
import { nameFor } from '@starhold/revenant/text';
import { type Adds, addedUp, atOnce } from '../../../desk/added.ts';
import { type ForeseeAt, type Foreseen, NOTHING_FORESEEN } from '../../../desk/front.ts';
import { MAP_TEXT } from '../texts/map.ts';
import { isHouse } from './targets.ts';

const AMOUNTS = ['resources', 'tactics', 'data', 'rank', 'hidden', 'destroyed', 'shields', 'cards'] as const;
const HARM = ['corruption', 'shipLost', 'hit', 'failure'] as const;

const FOR_ALL: Adds<Events> = {
  shipLost: () => ({ shipLost: 1 }),
  hit: () => ({ hit: 1 }),
  failure: () => ({ failure: 1 }),
  destroyed: () => ({ destroyed: 1 }),
  shield: () => ({ shields: 1 }),
};
const FOR_ONE: Adds<Events> = {
  gained: ({ pub }) => ({ resources: pub.got.length }),
  tactics: ({ pub }) => ({ tactics: pub.n }),
  data: ({ pub }) => ({ data: pub.n }),
  rank: ({ pub }) => ({ rank: pub.n }),
  hiddenKept: () => ({ hidden: 1 }),
  drew: ({ pub }) => ({ cards: pub.cadet + pub.frigate + pub.command }),
  influence: ({ pub }) => ({ [pub.house]: pub.n }),
  reward: () => ({ reward: 1 }),
  corrupted: () => ({ corruption: 1 }),
};

/** What an option would do at once, read off the events that the session foresees, for the seat at this screen. */
export function foresee(events: readonly SeenEvent[] | undefined, { view, seat, lang }: ForeseeAt<View>): Foreseen {
  const sums = addedUp(atOnce(events), seat, FOR_ONE, FOR_ALL);
  const { results } = MAP_TEXT[lang];
  const harm = [...sums.keys()].flatMap((key) => HARM.find((one) => one === key) ?? []);
  const text = [
    ...AMOUNTS.flatMap((what) => (sums.get(what) ? [results[what](sums.get(what) ?? 0)] : [])),
    ...[...sums].flatMap(([key, n]) => (isHouse(key) ? [results.influence(nameFor(view, key, lang), n)] : [])),
    ...(sums.has('reward') ? [results.reward] : []),
    ...harm.map((one) => results[one]),
  ];
  if (text.length === 0) return NOTHING_FORESEEN;
  return {
    text: text.join(' · '),
    tone: harm.length > 0 ? 'bad' : 'plain',
    gauges: {
      [`tactics:${seat}`]: sums.get('tactics') ?? 0,
      ...Object.fromEntries([...sums].flatMap(([key, n]) => (isHouse(key) ? [[`influence:${seat}.${key}`, n]] : []))),
    },
  };
}
