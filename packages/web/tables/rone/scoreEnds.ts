import type { View } from '@starhold/rone';
import type { Fall } from '../../desk/reel/lastBlow.ts';
import { TABLE } from '../../desk/reel/score.ts';
import { topOf } from './invasion/places.ts';
import { type Parts, who } from './score.ts';

/** What the end of a player, of a game and of a match looks like. */

export const ENDS: Parts = {
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
