import { counted } from '../../../text/counted.ts';

/** Words of the end of a game of Bossin' Space. */
export const en = {
  titles: {
    boss: 'The boss is defeated',
    hull: 'The ship is lost',
    heat: 'The ship has exploded',
  },
  text: (rounds: number, level: string, players: number) =>
    `${counted(rounds, 'round', 'rounds')} · ${level} · ${players === 1 ? 'alone' : `crew of ${players}`}`,
  rounds: 'Rounds',
  defeated: 'Enemies gone',
  upgrades: 'Upgrades',
  life: 'Life left',
  charts: {
    hull: 'Hull and heat',
    damage: 'Damage',
    progress: 'XP and upgrades',
    enemies: 'Enemies',
    onBoard: 'On the board',
    toCome: 'To come',
    boss: 'Boss',
  },
  round: 'Round',
  /** The boss by its name. */
  broken: (boss: string) => `${boss} breaks apart`,
  /** What did it, round and slot; `n` of damage in all. */
  won: (round: number, slot: number, what: string, n: number) =>
    `Round ${round}, slot ${slot}: ${what}, ${n} damage, and nothing of the boss was left.`,
  hull: (round: number, slot: number, what: string) =>
    `${what}, slot ${slot} of round ${round}: it took the last life.`,
  line: (round: number, slot: number, enemy: string) =>
    `Slot ${slot} of round ${round}: “${enemy}” broke through the line and took the last life.`,
  heat: (round: number, slot: number, what: string, limit: number) =>
    `${what}, slot ${slot} of round ${round}: heat ${limit}, and the ship blew up.`,
  bestDamage: (damage: number, times: number) => `${damage} damage, used ${times === 1 ? 'once' : `${times} times`}`,
  bestKills: (n: number) => counted(n, 'enemy', 'enemies'),
  bestUsed: (times: number) => `used ${times === 1 ? 'once' : `${times} times`}`,
  bossLeft: 'Boss health',
  heatOf: 'Heat',
  slotsLeft: 'Slots to spare',
  captain: (times: number) => `captain ${times === 1 ? 'once' : `${times} times`}`,
  damage: (n: number) => `${n} damage`,
  lastShot: 'the last shot',
  upgraded: (n: number) => counted(n, 'upgrade', 'upgrades'),
};
