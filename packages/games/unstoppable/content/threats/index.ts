import type { ThreatDef } from '../schema.ts';

/** Rules file 7.3 and 7.4: 26 starter threats (5 kinds), 39 planet threats. */
export const THREATS: ThreatDef[] = [
  { id: 'cerean-thief', source: 'original', origin: 'starter', type: 'human', attack: 1, defence: 1, reward: [{ op: 'gain', what: 'credit', n: 1 }], keywords: [], copies: 12 },
  { id: 'viren-doe', source: 'original', origin: 'starter', type: 'viren', attack: 0, defence: 2, reward: [{ op: 'gain', what: 'health', n: 1 }], keywords: [], copies: 2 },
  { id: 'street-swordswoman', source: 'original', origin: 'starter', type: 'human', attack: 2, defence: 1, reward: [], keywords: [{ k: 'rage' }], copies: 4 },
  { id: 'sporeling', source: 'original', origin: 'starter', type: 'fungus', attack: 1, defence: 2, reward: [{ op: 'gain', what: 'armour', n: 2 }], keywords: [{ k: 'taunt' }], copies: 4 },
  { id: 'scrapper-biker', source: 'original', origin: 'starter', type: 'human', attack: 2, defence: 0, reward: [{ op: 'gain', what: 'credit', n: 1 }], keywords: [{ k: 'swift' }], copies: 4 },
];
