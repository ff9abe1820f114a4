import type { SeenEvent } from '@starhold/kernel';
import { eventOf } from '@starhold/unstoppable';
import type { Gain } from '@starhold/unstoppable/content';
import { type Foreseen, NOTHING_FORESEEN } from '../../../desk/front.ts';
import type { UnsText } from '../texts/table.ts';

const SEATED = ['health', 'armour', 'ap', 'credits'] as const;
type Number_ = (typeof SEATED)[number];
const OF_GAIN: Record<Gain, Number_> = { credit: 'credits', ap: 'ap', health: 'health', armour: 'armour' };

/** What these do is plain from the question, and prices stand on the tiles. */
const SAYS_IT_ALL: ReadonlySet<string> = new Set(['bought', 'removed', 'discarded']);

/**
 * What an option would do at once, read off the events the session foresees. `seat` is whose numbers are told; what a card
 * costs is written on it and not told again. What comes after the next turn has begun is another story.
 */
export function foresee(events: readonly SeenEvent[] | undefined, seat: number, w: UnsText): Foreseen {
  if (!events || events.length === 0 || SAYS_IT_ALL.has(events[0].type)) return NOTHING_FORESEEN;
  const incoming = new Map<string, number>();
  const defeated: string[] = [];
  const sums: Record<Number_, number> = { health: 0, armour: 0, ap: 0, credits: 0 };
  const facts: string[] = [];
  let over = '';
  for (const event of events.map(eventOf)) {
    if (event.type === 'turn') break;
    const own = event.seat === seat;
    switch (event.type) {
      case 'damaged':
        incoming.set(event.pub.ref, (incoming.get(event.pub.ref) ?? 0) + event.pub.n);
        break;
      case 'defeated':
        defeated.push(event.pub.ref);
        break;
      case 'gained':
        if (own) sums[OF_GAIN[event.pub.what]] += event.pub.n;
        break;
      case 'lost':
        if (own) sums[OF_GAIN[event.pub.what]] -= event.pub.n;
        break;
      case 'hurt':
        if (own) {
          sums.armour -= event.pub.stopped;
          sums.health -= event.pub.lost;
        }
        break;
      case 'bossDamage':
        facts.push(w.results.boss(event.pub.n));
        break;
      case 'levelUp':
        if (own) facts.push(w.results.level(event.pub.level));
        break;
      case 'removed':
        facts.push(w.results.removed);
        break;
      case 'victory':
        over = 'win';
        break;
      case 'over':
        over = event.pub.outcome;
        break;
    }
  }
  const total = [...incoming.values()].reduce((a, b) => a + b, 0);
  const parts = [
    ...(over === '' ? [] : [over === 'win' ? w.results.wins : w.results.loses]),
    ...(defeated.length === 0
      ? total === 0
        ? []
        : [w.results.damage(total)]
      : [defeated.length === 1 ? w.results.defeated : w.results.defeatedMany(defeated.length)]),
    ...facts,
    ...SEATED.flatMap((key) => (sums[key] === 0 ? [] : [w.results[key](sums[key])])),
  ];
  // What something costs stands on it.
  const isPrice = parts.length === 1 && sums.credits < 0;
  const bad = over === 'loss' || sums.health < 0;
  return {
    text: parts.length === 0 || isPrice ? undefined : parts.join(' · '),
    tone: bad ? 'bad' : defeated.length > 0 || over === 'win' ? 'good' : 'plain',
    things: new Map([...incoming].map(([ref, n]) => [`card:${ref}`, String(n)])),
  };
}
