import type { Language, SeenEvent } from '@starhold/kernel';
import { eventOf, type View } from '@starhold/revenant';
import { nameFor } from '@starhold/revenant/text';
import { type ForeseeAt, type Foreseen, NOTHING_FORESEEN } from '../../../desk/front.ts';
import { MAP_TEXT, type MapText } from '../texts/map.ts';

/** What an option would do at once, read off the events that the session foresees, for the seat at this screen. */
export function foresee(events: readonly SeenEvent[] | undefined, { view, seat, lang }: ForeseeAt<View>): Foreseen {
  if (!events || events.length === 0) return NOTHING_FORESEEN;
  const sum = summed(events, seat);
  const text = told(sum, view, lang, MAP_TEXT[lang].results);
  if (text.length === 0) return NOTHING_FORESEEN;
  return {
    text: text.join(' · '),
    tone: sum.harm.size > 0 ? 'bad' : 'plain',
    gauges: { [`tactics:${seat}`]: sum.tactics },
  };
}

const sums = () => ({
  resources: 0,
  tactics: 0,
  data: 0,
  rank: 0,
  hidden: 0,
  destroyed: 0,
  shields: 0,
  cards: 0,
  influence: new Map<string, number>(),
  rewards: 0,
  harm: new Set<'corruption' | 'shipLost' | 'hit' | 'failure'>(),
});
type Sum = ReturnType<typeof sums>;

function summed(events: readonly SeenEvent[], seat: number): Sum {
  const sum = sums();
  for (const event of events.map(eventOf)) {
    if (event.type === 'turn' || event.type === 'phase') break;
    switch (event.type) {
      case 'shipLost':
        sum.harm.add('shipLost');
        continue;
      case 'hit':
        sum.harm.add('hit');
        continue;
      case 'failure':
        sum.harm.add('failure');
        continue;
      case 'destroyed':
        sum.destroyed++;
        continue;
      case 'shield':
        sum.shields++;
        continue;
    }
    if (event.seat !== seat) continue;
    switch (event.type) {
      case 'gained':
        sum.resources += event.pub.got.length;
        break;
      case 'tactics':
        sum.tactics += event.pub.n;
        break;
      case 'data':
        sum.data += event.pub.n;
        break;
      case 'rank':
        sum.rank += event.pub.n;
        break;
      case 'hiddenKept':
        sum.hidden++;
        break;
      case 'drew':
        sum.cards += event.pub.cadet + event.pub.frigate + event.pub.command;
        break;
      case 'influence':
        sum.influence.set(event.pub.house, (sum.influence.get(event.pub.house) ?? 0) + event.pub.n);
        break;
      case 'reward':
        sum.rewards++;
        break;
      case 'corrupted':
        sum.harm.add('corruption');
        break;
    }
  }
  return sum;
}

function told(sum: Sum, view: View, lang: Language, results: MapText['results']): string[] {
  const amounts = (
    ['resources', 'tactics', 'data', 'rank', 'hidden', 'destroyed', 'shields', 'cards'] as const
  ).flatMap((what) => (sum[what] === 0 ? [] : [results[what](sum[what])]));
  const influence = [...sum.influence].map(([house, n]) => results.influence(nameFor(view, house, lang), n));
  return [
    ...amounts,
    ...influence,
    ...(sum.rewards > 0 ? [results.reward] : []),
    ...[...sum.harm].map((harm) => results[harm]),
  ];
}
