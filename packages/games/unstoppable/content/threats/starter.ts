import { armour, credits, health, known, type Nameless, named, rage, swift, taunt } from '../make.ts';
import type { ThreatDef } from '../schema.ts';

/** Rules file 7.3: 26 starter threats of 5 kinds; names, copies and keywords are facts of the rulebook. */
const starter = (
  id: string,
  type: string,
  copies: number,
  [attack, defence]: [number, number],
  keywords: ThreatDef['keywords'],
  reward: ThreatDef['reward'],
): Nameless<ThreatDef> =>
  known({ id, source: 'original', origin: 'starter', type, attack, defence, reward, keywords, copies });

export const STARTER_THREATS: ThreatDef[] = [
  named(starter('cerean-thief', 'human', 12, [1, 1], [], [credits(1)]), {
    en: 'Cerean Thief',
    cs: 'Cereský zloděj',
    de: 'Cereanischer Dieb',
  }),
  // the only threat of the game that cannot attack
  named(starter('viren-doe', 'beast', 2, [0, 2], [], [health(1)]), {
    en: 'Viren Doe',
    cs: 'Virenská laň',
    de: 'Virenische Hirschkuh',
  }),
  named(starter('street-swordswoman', 'human', 4, [2, 1], [rage], []), {
    en: 'Street Swordswoman',
    cs: 'Šermířka z ulice',
    de: 'Straßenfechterin',
  }),
  named(starter('sporeling', 'fungus', 4, [1, 2], [taunt], [armour(2)]), {
    en: 'Sporeling',
    cs: 'Výtrusník',
    de: 'Sporling',
  }),
  named(starter('scrapper-biker', 'human', 4, [2, 0], [swift], [credits(1)]), {
    en: 'Scrapper Biker',
    cs: 'Šroťácká motorkářka',
    de: 'Schrottler-Bikerin',
  }),
];
