import type { EndsText } from './ends.ts';

export const cs: EndsText = {
  won: 'Vítězství',
  lost: 'Porážka',
  drawn: 'Remíza',
  winner: (name) => `Flotilu domů přivádí ${name}.`,
  colony: (name, house) => `Flotila se usadila v kolonii „${name}“: rod ${house} má sílu o 1 větší.`,
  noColony: 'Žádná kolonie nebyla vybrána.',
  ships: 'Zbylé lodě rodů',
  voidborn: 'Zbylé lodě Zplozence',
  hull: 'Poškození Revenantu',
  ranking: {
    houses: 'Rody',
    colony: 'Kolonie',
    agendas: 'Agendy',
    cards: 'Karty',
    rank: 'Hodnost',
    resources: 'Zdroje',
    corruption: 'Zhouba',
    lost: 'Ztracená prestiž',
    extra: 'Obtížnost a zásoba',
    turnOrder: 'Místo v pořadí tahů',
  },
  table: {
    title: 'Odkud je prestiž',
    house: 'Rod',
    sum: 'Prestiž',
    cell: (power, influence, hidden) => `${power} × (${influence} + ${hidden})`,
    said: (power, influence, hidden, points) =>
      `síla ${power} krát vliv ${influence} a skrytý vliv ${hidden} dává prestiž ${points}`,
    note: 'Síla krát vliv na stupnici spolu se skrytým vlivem.',
  },
  charts: {
    tactics: 'Taktika',
    influence: 'Vliv na stupnicích',
    cards: 'Zahrané karty',
    fleet: 'Flotila',
    ships: 'lodě rodů',
    voidborn: 'lodě Zplozence',
    hull: 'poškození Revenantu',
  },
  cycle: 'Cyklus',
};
