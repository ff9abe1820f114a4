import {
  ally,
  ap,
  armour,
  credits,
  fromLevel,
  health,
  hit,
  hitDeck,
  named,
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
  named(
    { id: 'kai', source: 'rulebook', cards: ['lead-from-the-front', 'retainer-mirelle', 'birthright'] },
    { en: 'Kai Silver', cs: 'Kai Silver', de: 'Kai Silver' },
  ),
  named(
    { id: 'zephyr', source: 'rulebook', cards: ['flurry', 'static-the-cat', 'rooftop-dash'] },
    { en: 'Zephyr', cs: 'Zephyr', de: 'Zephyr' },
  ),
  named(
    { id: 'plex', source: 'rulebook', cards: ['hostile-takeover', 'insured-holdings', 'petty-cash'] },
    { en: 'Tiberius Plex', cs: 'Tiberius Plex', de: 'Tiberius Plex' },
  ),
  named(
    { id: 'julida', source: 'rulebook', cards: ['stand-and-strike-back', 'living-barricade', 'burn-the-files'] },
    { en: 'Julida', cs: 'Julida', de: 'Julida' },
  ),
];

export const CHARACTER_CARDS: CoreDef[] = [
  ...cardsOf(
    'kai',
    named(play(0, 1, 'lead-from-the-front', hit(2), fromLevel(3, refresh)), {
      en: 'Lead from the Front',
      cs: 'Velet z první linie',
      de: 'Von vorn führen',
    }),
    named(join(0, 1, 'retainer-mirelle', { exhaust: [[hit(1), fromLevel(2, armour(1))]] }), {
      en: 'Retainer Mirelle',
      cs: 'Věrná Mirelle',
      de: 'Gefolgsfrau Mirelle',
    }),
    named(play(0, 0, 'birthright', ap(1), fromLevel(4, train)), {
      en: 'Birthright',
      cs: 'Právo krve',
      de: 'Geburtsrecht',
    }),
  ),
  ...cardsOf(
    'zephyr',
    named(play(0, 1, 'flurry', hit(1), hit(1), fromLevel(5, hit(1))), {
      en: 'Flurry',
      cs: 'Smršť ran',
      de: 'Hagel von Hieben',
    }),
    named(join(0, 1, 'static-the-cat', { exhaust: [[when({ level: 5 }, [snipe(2)], [snipe(1)])]] }), {
      en: 'Static the Cat',
      cs: 'Kocour Statik',
      de: 'Kater Statik',
    }),
    named(play(0, 0, 'rooftop-dash', ap(1), fromLevel(4, hitDeck(2))), {
      en: 'Rooftop Dash',
      cs: 'Sprint po střechách',
      de: 'Spurt über die Dächer',
    }),
  ),
  ...cardsOf(
    'plex',
    named(
      play(0, 1, 'hostile-takeover', hit(2), fromLevel(3, { op: 'pay', cost: { what: 'credit', n: 2 }, do: [hit(3)] })),
      { en: 'Hostile Takeover', cs: 'Nepřátelské převzetí', de: 'Feindliche Übernahme' },
    ),
    named(play(0, 1, 'insured-holdings', when({ level: 2 }, [credits(3)], [credits(2)]), armour(2)), {
      en: 'Insured Holdings',
      cs: 'Pojištěné jmění',
      de: 'Versichertes Vermögen',
    }),
    named(play(0, 0, 'petty-cash', ap(1), fromLevel(4, credits(2))), {
      en: 'Petty Cash',
      cs: 'Drobná hotovost',
      de: 'Portokasse',
    }),
  ),
  ...cardsOf(
    'julida',
    // one blow that grows: a second instance would be another card (UNS-10.2)
    named(
      play(0, 1, 'stand-and-strike-back', when({ level: 2 }, [hit({ base: 2, per: 'armour', each: 1 })], [hit(2)])),
      { en: 'Stand and Strike Back', cs: 'Vydržet a vrátit úder', de: 'Standhalten und zurückschlagen' },
    ),
    named(play(0, 1, 'living-barricade', armour(4), fromLevel(2, health(3))), {
      en: 'Living Barricade',
      cs: 'Živá barikáda',
      de: 'Lebende Barrikade',
    }),
    named(play(0, 0, 'burn-the-files', ap(1), fromLevel(3, remove)), {
      en: 'Burn the Files',
      cs: 'Spálit spisy',
      de: 'Akten verbrennen',
    }),
  ),
];
