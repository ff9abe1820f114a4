import { named } from './make.ts';
import type { OrderDef } from './schema-boards.ts';

/** Orders of the Rival Admiral (rules file 6.3.11): twelve cards, three in each cycle. */
export const ORDERS: OrderDef[] = [
  {
    id: 'R01',
    name: named('Build Up', 'Posílení flotily', 'Aufrüstung'),
    copies: 2,
    priority: ['ark', 'fighter', 'dropship'],
    footer: [{ step: 'reinforce', supply: 3 }],
  },
  {
    id: 'R03',
    name: named('Rise', 'Kariéra', 'Karriere'),
    copies: 2,
    priority: ['ark', 'dropship', 'fighter'],
    footer: [{ step: 'rank' }],
  },
  {
    id: 'R05',
    name: named('Hunt', 'Lov', 'Jagd'),
    copies: 2,
    priority: ['fighter', 'ark', 'dropship'],
    footer: [{ step: 'destroy', n: 2 }],
  },
  {
    id: 'R07',
    name: named('Stand Fast', 'Obrana', 'Abwehr'),
    copies: 2,
    priority: ['fighter', 'dropship', 'ark'],
    footer: [
      { step: 'tactics', n: 2 },
      { step: 'shield', sectors: 2 },
    ],
  },
  {
    id: 'R09',
    name: named('Whispers', 'Šeptanda', 'Geflüster'),
    copies: 2,
    priority: ['dropship', 'ark', 'fighter'],
    footer: [{ step: 'hidden', n: 1 }],
  },
  {
    id: 'R11',
    name: named('Jump Order', 'Rozkaz ke skoku', 'Sprungbefehl'),
    copies: 1,
    priority: ['dropship', 'fighter', 'ark'],
    footer: [{ step: 'hypercharge', supply: 3 }],
  },
  {
    id: 'R12',
    name: named('Bold Course', 'Smělý kurz', 'Kühner Kurs'),
    copies: 1,
    revenant: 2,
    priority: ['ark', 'fighter', 'dropship'],
    footer: [{ step: 'supply', n: 1 }],
  },
];
