import { counted } from '../../../text/counted.ts';

const times = (n: number): string => (n === 1 ? 'once' : `${n} times`);

/** Words of the end of a game of Unstoppable, beside those of its numbers. */
export const en = {
  /** What dealt the last of the boss damage. */
  won: (turn: number, what: string, n: number, goal: number) =>
    `Turn ${turn}: ${what} dealt the last ${n} of ${goal} boss damage.`,
  wonStory: (turn: number) => `In turn ${turn} the last chapter was told.`,
  hit: (turn: number, threat: string, n: number) => `Turn ${turn}: “${threat}” hit for ${n} and took the last health.`,
  best: (damage: number, played: number) => `${damage} damage, used ${times(played)}`,
  threats: (n: number) => counted(n, 'threat', 'threats'),
  played: (n: number) => `used ${times(n)}`,
  line: (level: number, damage: number) => `level ${level}, ${damage} damage`,
  defeated: (n: number) => `${counted(n, 'threat', 'threats')} beaten`,
  turnsLeft: 'Turns left',
};
