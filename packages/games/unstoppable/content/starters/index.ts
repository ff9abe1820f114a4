import type { CoreDef, PackDef } from '../schema.ts';

/** Rules file 7.3: the cards every starting deck holds. */
export const STARTERS: CoreDef[] = [
  {
    id: 'strike',
    source: 'original',
    level: 0,
    cost: 1,
    faction: null,
    kind: 'tactic',
    play: [{ ops: [{ op: 'damage', n: 2 }] }],
    exhaust: [],
    passives: [],
    triggers: [],
  },
  {
    id: 'handful-of-credits',
    source: 'original',
    level: 0,
    cost: 0,
    faction: null,
    kind: 'tactic',
    play: [{ ops: [{ op: 'gain', what: 'credit', n: 2 }] }],
    exhaust: [],
    passives: [],
    triggers: [],
  },
];

/** UNS-3.3. */
export const SLEEVES: PackDef['sleeves'] = [
  { core: 'strike', threat: 'cerean-thief', n: 6 },
  { core: 'handful-of-credits', threat: 'viren-doe', n: 1 },
];
export const CHARACTER_BACKS: PackDef['characterBacks'] = ['street-swordswoman', 'sporeling', 'scrapper-biker'];
