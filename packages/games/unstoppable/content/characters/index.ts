import {
  ally,
  ap,
  armour,
  credits,
  fromLevel,
  health,
  hit,
  hitDeck,
  refresh,
  remove,
  snipe,
  tactic,
  train,
  when,
} from '../make.ts';
import type { CharacterDef, CoreDef } from '../schema.ts';

/** Rules file 7.3: four characters, three cards each, without faction. A attacks, B defends or builds, C gives tempo. */
const play = tactic(null);
const join = ally(null);
const cardsOf = (character: string, ...cards: CoreDef[]): CoreDef[] => cards.map((card) => ({ ...card, character }));

export const CHARACTERS: CharacterDef[] = [
  { id: 'kai', source: 'rulebook', cards: ['lead-from-the-front', 'retainer-mirelle', 'birthright'] },
  { id: 'zephyr', source: 'rulebook', cards: ['flurry', 'static-the-cat', 'rooftop-dash'] },
  { id: 'plex', source: 'rulebook', cards: ['hostile-takeover', 'insured-holdings', 'petty-cash'] },
  { id: 'julida', source: 'rulebook', cards: ['stand-and-strike-back', 'living-barricade', 'burn-the-files'] },
];

export const CHARACTER_CARDS: CoreDef[] = [
  ...cardsOf(
    'kai',
    play(0, 1, 'lead-from-the-front', hit(2), fromLevel(3, refresh)),
    join(0, 1, 'retainer-mirelle', { exhaust: [[hit(1), fromLevel(2, armour(1))]] }),
    play(0, 0, 'birthright', ap(1), fromLevel(4, train)),
  ),
  ...cardsOf(
    'zephyr',
    play(0, 1, 'flurry', hit(1), hit(1), fromLevel(5, hit(1))),
    join(0, 1, 'static-the-cat', { exhaust: [[when({ level: 5 }, [snipe(2)], [snipe(1)])]] }),
    play(0, 0, 'rooftop-dash', ap(1), fromLevel(4, hitDeck(2))),
  ),
  ...cardsOf(
    'plex',
    play(0, 1, 'hostile-takeover', hit(2), fromLevel(3, { op: 'pay', cost: { what: 'credit', n: 2 }, do: [hit(3)] })),
    play(0, 1, 'insured-holdings', when({ level: 2 }, [credits(3)], [credits(2)]), armour(2)),
    play(0, 0, 'petty-cash', ap(1), fromLevel(4, credits(2))),
  ),
  ...cardsOf(
    'julida',
    // one blow that grows: a second instance would be another card (UNS-10.2)
    play(0, 1, 'stand-and-strike-back', when({ level: 2 }, [hit({ base: 2, per: 'armour', each: 1 })], [hit(2)])),
    play(0, 1, 'living-barricade', armour(4), fromLevel(2, health(3))),
    play(0, 0, 'burn-the-files', ap(1), fromLevel(3, remove)),
  ),
];
