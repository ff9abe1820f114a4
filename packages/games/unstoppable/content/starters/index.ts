import { credits, hit, named, tactic } from '../make.ts';
import type { CoreDef, PackDef } from '../schema.ts';

const play = tactic(null);

/** Rules file 7.3: the cards every starting deck holds. */
export const STARTERS: CoreDef[] = [
  named(play(0, 1, 'strike', hit(2)), { en: 'Strike', cs: 'Úder', de: 'Schlag' }),
  named(play(0, 0, 'handful-of-credits', credits(2)), {
    en: 'Handful of Credits',
    cs: 'Hrst kreditů',
    de: 'Handvoll Kredite',
  }),
];

/** UNS-3.3. */
export const SLEEVES: PackDef['sleeves'] = [
  { core: 'strike', threat: 'cerean-thief', n: 6 },
  { core: 'handful-of-credits', threat: 'viren-doe', n: 1 },
];
export const CHARACTER_BACKS: PackDef['characterBacks'] = ['street-swordswoman', 'sporeling', 'scrapper-biker'];
