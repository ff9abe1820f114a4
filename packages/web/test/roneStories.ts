import type { Saved } from '@starhold/kernel';
import { game } from '@starhold/rone';
import { packs } from '@starhold/rone/content';
import type { SeatSetup } from '../session/types.ts';
import { savedWith } from './position.ts';

/** Positions of RONE shortly before something ends, in the words of cases. */

const STARTERS = Array.from({ length: 12 }, (_, i) => `ST${String(i + 1).padStart(2, '0')}`);
const DUEL: SeatSetup[] = [{ name: 'Ada' }, { name: 'Korr', bot: 'rules' }];
const PAIR: SeatSetup[] = [{ name: 'Ada' }, { name: 'Orrin' }];

/** Nothing to roll, nothing to play: whoever is asked ends the turn. */
const SPENT = ['used', 'used', 'used', 'used'];

/** Ada wins by what she has laid ready, but her scrapyard costs her all the health she has (RONE-12.5). */
export function survivalDraw(): Saved {
  const ada = {
    health: 3,
    base: ['L1', 'TE01', 'TE02'],
    scrapyard: STARTERS.slice(0, 5),
    deck: STARTERS.slice(5),
    dice: SPENT,
    hand: ['RC23'],
    damage: ['r2'],
  };
  return savedWith({ moment: 'main', p: [ada, { base: ['L6'], health: 2, deck: STARTERS }] }, DUEL, game);
}

export interface MatchEnd {
  match: number;
  wins: [number, number];
  winner: 0 | 1;
}

/** What Ada has of her own at the end of a match, to be found again in the next one. */
export const KEPT = { cards: 14, technologies: ['TE05', 'TE15'] } as const;

/** The end of a match in a series of three: the winner has laid the last damage ready. */
export function matchEnd({ match, wins, winner }: MatchEnd): Saved {
  const [ada, korr] = [0, 1].map((seat) => ({
    armour: 0,
    health: seat === winner ? 9 : 1,
    damage: seat === winner ? ['r3'] : [],
  }));
  const p = [
    {
      ...ada,
      base: ['L3', ...KEPT.technologies],
      deck: STARTERS.slice(0, 8),
      discard: [...STARTERS.slice(8), 'RC10'],
      scrapyard: ['RC21'],
      ground: ['RC13'],
      stored: 'rk',
      dice: SPENT,
      research: 2,
    },
    { ...korr, base: ['L6'], deck: STARTERS, dice: SPENT },
  ];
  return savedWith(
    { moment: 'main', seat: winner, round: 6, match, wins, options: { mode: 'series', wins: 2 }, p },
    DUEL,
    game,
  );
}

/** Two against two, all of them wounded, Ada's team to move. */
export function teamFight(seats: SeatSetup[]): Saved {
  const side = (leader: string, recruit: string) => ({
    armour: 0,
    health: 3,
    base: [leader],
    deck: STARTERS,
    ground: [recruit],
  });
  const p = [side('L1', 'RC01'), side('L3', 'RC02'), side('L6', 'RC03'), side('L5', 'RC04')];
  return savedWith({ moment: 'start', round: 1, options: { mode: 'team' }, p }, seats, game);
}

const ZONES = { blue: 'IC22', red: 'IC22', black: 'IC19', green: 'IC19', yellow: 'IC03' };

/** The last turn of scenario 1: relief comes with the next round. */
export const GATE_HELD = {
  moment: 'main',
  round: 10,
  options: { mode: 'coop', difficulty: 'easy', scenario: 'campaign' },
  p: [
    { base: ['L3', ...KEPT.technologies], deck: STARTERS.slice(0, 10), discard: ['RC10', 'RC21'], dice: SPENT },
    { base: ['L6', 'TE02'], deck: STARTERS, scrapyard: ['RC40'], dice: SPENT },
  ],
  invasion: { part: 1, marker: 10, deck: ['IS01', 'IS02', 'IS03', 'IS04'], zones: ZONES, protocols: ['PR01'] },
};

/** With Ada and Orrin on one device. */
export const gateHeld = (seats: SeatSetup[] = PAIR): Saved => savedWith(GATE_HELD, seats, game);

/** Scenario 2, its card laid open and nearly down: what Ada has laid ready is enough for it. */
export function chainNearlyCut(seats: SeatSetup[] = PAIR): Saved {
  const target = packs.at(packs.base).scenarios.find(({ no }) => no === 2)?.target;
  if (!target) throw new Error('scenario 2 has no target');
  const p = [
    { base: ['L3', 'TE05'], deck: STARTERS, dice: SPENT, damage: ['r4'] },
    { base: ['L6', 'TE02'], deck: STARTERS, dice: SPENT },
  ];
  const invasion = {
    part: 2,
    marker: 7,
    deck: ['IS01', 'IS02', 'IS03', 'IS04'],
    zones: ZONES,
    protocols: ['PR01', 'PR02'],
    // Its armour is gone, and as much of its health that a shot is enough.
    targetArmourHit: target.armourPerPlayer * seats.length,
    targetHealthHit: target.healthBase + target.healthPerPlayer * seats.length - 3,
  };
  return savedWith(
    { moment: 'main', round: 7, options: { mode: 'coop', difficulty: 'easy', scenario: 'campaign' }, p, invasion },
    seats,
    game,
  );
}
