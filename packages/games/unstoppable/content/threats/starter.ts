import { armour, credits, health, known, rage, swift, taunt } from '../make.ts';
import type { ThreatDef } from '../schema.ts';

/** Rules file 7.3: 26 starter threats of 5 kinds; names, copies and keywords are facts of the rulebook. */
const starter = (
  id: string,
  type: string,
  copies: number,
  [attack, defence]: [number, number],
  keywords: ThreatDef['keywords'],
  reward: ThreatDef['reward'],
): ThreatDef => known({ id, source: 'original', origin: 'starter', type, attack, defence, reward, keywords, copies });

export const STARTER_THREATS: ThreatDef[] = [
  starter('cerean-thief', 'human', 12, [1, 1], [], [credits(1)]),
  // the only threat of the game that cannot attack
  starter('viren-doe', 'beast', 2, [0, 2], [], [health(1)]),
  starter('street-swordswoman', 'human', 4, [2, 1], [rage], []),
  starter('sporeling', 'fungus', 4, [1, 2], [taunt], [armour(2)]),
  starter('scrapper-biker', 'human', 4, [2, 0], [swift], [credits(1)]),
];
