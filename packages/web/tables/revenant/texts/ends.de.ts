import type { EndsText } from './ends.ts';

export const de: EndsText = {
  won: 'Sieg',
  lost: 'Niederlage',
  drawn: 'Unentschieden',
  winner: (name) => `${name} führt die Flotte heim.`,
  colony: (name, house) => `Die Flotte siedelt auf „${name}“: Haus ${house} hat 1 Macht mehr.`,
  noColony: 'Es wurde keine Kolonie gewählt.',
  ships: 'Verbliebene Hausschiffe',
  voidborn: 'Verbliebene Schiffe der Leere',
  hull: 'Schaden der Revenant',
  ranking: {
    houses: 'Häuser',
    colony: 'Kolonie',
    agendas: 'Agenden',
    cards: 'Karten',
    rank: 'Rang',
    resources: 'Ressourcen',
    corruption: 'Verderbnis',
    lost: 'Verlorenes Prestige',
    extra: 'Schwierigkeit und Vorrat',
    turnOrder: 'Platz in der Zugreihenfolge',
  },
  table: {
    title: 'Woher das Prestige kommt',
    house: 'Haus',
    sum: 'Prestige',
    cell: (power, influence, hidden) => `${power} × (${influence} + ${hidden})`,
    said: (power, influence, hidden, points) =>
      `Macht ${power} mal Einfluss ${influence} und verdeckter Einfluss ${hidden} ergibt ${points} Prestige`,
    note: 'Macht mal Einfluss auf der Leiste samt verdecktem Einfluss.',
  },
  charts: {
    tactics: 'Taktik',
    influence: 'Einfluss auf den Leisten',
    cards: 'Gespielte Karten',
    fleet: 'Die Flotte',
    ships: 'Hausschiffe',
    voidborn: 'Schiffe der Leere',
    hull: 'Schaden der Revenant',
  },
  cycle: 'Zyklus',
};
