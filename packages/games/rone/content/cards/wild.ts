import { armour, draw, foeScraps, named, recruited, resource, screws, store } from '../make.ts';
import type { CardDef } from '../schema.ts';

/** Mixed and tricky. */
export const WILD: CardDef[] = [
  recruited('RC41', 'ww', 2, 2, named('Mercenary Hybrid', 'Žoldnéřský hybrid', 'Söldnerhybrid'), { M: 2, R: 1, P: 2 }),
  recruited('RC42', 'w', 1, 2, named('Desperate Push', 'Zoufalý výpad', 'Verzweiflungstat'), { fleeting: true, M: 3 }),
  recruited('RC43', 'w', 3, 2, named('Adaptable Crew', 'Všestranná parta', 'Vielseitige Crew'), {
    play: [
      {
        op: 'choose',
        of: [
          { id: 'take:resources', do: [resource(2, 'oneColour')] },
          { id: 'take:drill', do: [screws(2), armour(2)] },
        ],
      },
    ],
    P: 1,
  }),
  recruited('RC44', 'www', 4, 1, named('Echo Unit', 'Jednotka Ozvěna', 'Echo-Einheit'), {
    play: [{ op: 'repeatPlayed' }],
    M: 2,
    R: 1,
    P: 1,
  }),
  recruited('RC45', 'w', 3, 2, named('Salvage Run', 'Výprava pro šrot', 'Bergungstour'), {
    play: [{ op: 'playDiscard', less: 1 }, draw(1)],
    P: 2,
  }),
  recruited('RC46', 'ww', 3, 2, named('Sleeper Spy', 'Spící agentka', 'Schläferin'), {
    keep: true,
    drawn: [foeScraps(1)],
    M: 2,
    R: 1,
    P: 1,
  }),
  recruited('RC47', '', 2, 2, named('Reserve Battery', 'Záložní baterie', 'Reservebatterie'), {
    play: [resource(2, 'wild')],
    unplayed: [store(2, 'oneColour')],
    P: 1,
  }),
  recruited('RC48', 'rk', 5, 1, named('Last Stand', 'Poslední vzdor', 'Letztes Aufgebot'), {
    bonus: [{ damage: 'ranged', n: 2, if: { atMost: 0, of: 'armour' } }],
    R: 2,
    M: 3,
  }),
];
