import type { Beat, SeenEvent } from '@starhold/kernel';
import { eventOf, type View } from '@starhold/rone';
import { bringParts } from '../../desk/reel/bringParts.ts';
import { summed } from '../../desk/reel/budget.ts';
import { type Fall, lastBlow } from '../../desk/reel/lastBlow.ts';
import type { BeatKind, Score, Stroke } from '../../desk/reel/score.ts';
import { allTogether, TABLE } from '../../desk/reel/score.ts';
import type { Target } from '../../desk/target.ts';
import { INVASION, topOf } from './invasion/places.ts';
import { OPENING, type Part, type Parts, partIn, who } from './score.ts';
import { TURN_PARTS } from './scoreTurn.ts';

/** The score of a whole game, from the choice of leaders to its end. */

const END: Parts = {
  // In a duel it is the end, and the last blow breaks whoever falls.
  fell: ({ seat }, { players, invasion }) => {
    const isEnd = players.length <= 2 && !invasion;
    return {
      kind: 'rare',
      follow: [
        isEnd
          ? { on: `health:p${seat}`, how: 'burst', ms: 700, sound: 'defeat' }
          : { on: who(seat), how: 'break', ms: 700, sound: 'defeat' },
      ],
    };
  },
  matchOver: () => ({ kind: 'levelUp', follow: [{ on: TABLE, how: 'glow', ms: 500, sound: 'win' }] }),
  over: ({ pub }, before) => ({ kind: 'lastBlow', fall: fallOf(pub.winner, before) }),
};

/** What breaks apart: the Invasion's stack, or whoever has lost; at a draw nobody does. */
function fallOf(winner: number, before: View): Fall {
  const won = before.invasion ? winner === 0 : before.me < 0 || winner === before.me % 2;
  const me = Math.max(0, before.me);
  // Who has fallen already does not fall again.
  const isFallen = before.players[me]?.health === 0;
  if (before.invasion) return { won, ...(won ? { on: topOf(before) } : isFallen ? {} : { on: who(me) }) };
  return { won, ...(winner < 0 ? {} : { on: who(1 - winner) }) };
}

/** Which of several things in one beat gives it its name: the rarer and graver one. */
const GRAVITY: readonly BeatKind[] = [
  'lastBlow',
  'rare',
  'ownLoss',
  'defeat',
  'levelUp',
  'boss',
  'attack',
  'hit',
  'dice',
  'absorbed',
  'build',
];

/** Things that lie there once, on the reader's side; those of others are not drawn one by one. */
const ON_OWN_SIDE = /^(die|yield|pool|tally|store|pile|face|bench|in|out|part|played|ground|card|base)(:|$)/;

/** What somebody else does with dice, cards and resources is seen at his place, not at one's own. */
function elsewhere(part: Part, seat: number): Part {
  const at = (on: Target): Target => (ON_OWN_SIDE.test(on) ? who(seat) : on);
  const moved = (strokes: readonly Stroke[] = []): Stroke[] => {
    const seen = new Set<string>();
    return summed(
      strokes.map(({ on, to, ...stroke }): Stroke => {
        if (!ON_OWN_SIDE.test(on)) return { ...stroke, on, ...(to === undefined ? {} : { to: at(to) }) };
        const { how, text } = stroke;
        return { ...stroke, on: who(seat), how: how === 'count' && text !== undefined ? 'count' : 'glow' };
      }),
    ).filter(({ on, how, text }) => {
      const key = `${on} ${how} ${text ?? ''}`;
      return !seen.has(key) && seen.add(key);
    });
  };
  return { ...part, lead: moved(part.lead), follow: moved(part.follow) };
}

/** Several who are hit at once are hit by one blow; where it has been told already, by none of their own. */
function volleyed(events: readonly SeenEvent[], partOf: (event: SeenEvent) => Part | undefined): Part[] {
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

function atTabs(strokes: readonly Stroke[]): Stroke[] {
  return strokes.flatMap((stroke) => {
    const tab = TABS.find(([is]) => is.test(stroke.on))?.[1];
    if (tab === undefined) return [stroke];
    const { ms, text } = stroke;
    const told: Stroke = { on: tab, how: 'count', ms, together: true, ...(text === undefined ? {} : { text }) };
    return [stroke, told];
  });
}

const inTurn = (lists: readonly (readonly Stroke[])[]): Stroke[] => lists.flat();

export function wholeScore(beat: Beat<View>, before: View): Score {
  bringParts();
  const parts = volleyed(beat.events, (event) => partOf(event, before, beat.view));
  const kind = GRAVITY.find((wanted) => parts.some((part) => part.kind === wanted)) ?? parts[0]?.kind ?? 'plain';
  // Also what it does to whoever plays: a loss in the middle of it gives it no more time.
  const isInvasion = beat.view.invasion && beat.view.phase === 0;
  // Cards that are trained at once go at once.
  const strokes = beat.events.every(({ type }) => type === 'trained') ? allTogether : inTurn;
  const lead = atTabs(strokes(parts.map((part) => part.lead ?? [])));
  const follow = atTabs(strokes(parts.map((part) => part.follow ?? [])));
  const fall = parts.find((part) => part.fall)?.fall;
  if (fall) return lastBlow({ lead, follow }, fall);
  return {
    kind,
    lead,
    follow,
    ...(isInvasion ? { chapter: 'invasion' as const } : {}),
  };
}

function partOf(told: SeenEvent, before: View, after: View): Part | undefined {
  const event = eventOf(told);
  const [part] = [OPENING, END, TURN_PARTS, INVASION.parts].flatMap(
    (parts) => partIn(parts, event, before, after) ?? [],
  );
  const isOther = before.me >= 0 && event.seat >= 0 && event.seat !== before.me;
  return part && isOther && event.type !== 'hurt' ? elsewhere(part, event.seat) : part;
}
