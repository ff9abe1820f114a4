import {
  armour,
  discover,
  eachPlayer,
  enlist,
  fortify,
  health,
  melee,
  named,
  ranged,
  recall,
  recruit,
  refresh,
  rerolls,
  research,
  sacrifice,
  scraps,
  screws,
  suffers,
  upgrade,
  when,
} from './make.ts';
import type { BoardDef, InvasionBoardDef } from './schema.ts';

/** What is printed on the boards (rules file 6.3). */

export const BOARD: BoardDef = {
  armour: 16,
  health: 14,
  dice: 4,
  slots: { blue: 3, red: 3, black: 3, green: 3, yellow: 3, wild: 4 },
  pairs: {
    blue: [armour(2)],
    red: [ranged(1)],
    black: [melee(2)],
    green: [health(1)],
    yellow: [screws(2)],
    wild: [
      {
        op: 'choose',
        of: [
          { id: 'take:rerolls', do: [rerolls(2)] },
          { id: 'take:recruit', do: [recruit] },
        ],
      },
    ],
  },
  parts: [
    { id: 'SP1', name: named('Drill', 'Dril', 'Drill'), cost: 1, do: [screws(1)] },
    { id: 'SP2', name: named('Recruit', 'Verbování', 'Rekrutieren'), cost: 2, do: [recruit] },
    { id: 'SP3', name: named('Enlist', 'Odvod', 'Einberufen'), cost: 2, do: [enlist] },
    {
      id: 'SP4',
      name: named('Upgrade', 'Vylepšení kostky', 'Würfel schmieden'),
      cost: 1,
      perResearch: true,
      do: [upgrade(2), research(1)],
    },
    { id: 'SP5', name: named('Overhaul', 'Údržba', 'Überholen'), cost: 2, do: [refresh(1)] },
    { id: 'SP6', name: named('Purge', 'Čistka', 'Aussortieren'), cost: 3, do: [sacrifice] },
    { id: 'SP7', name: named('Discover', 'Objev', 'Entdecken'), cost: 5, do: [discover] },
  ],
  compensation: 3,
  beforeReshuffle: [
    when(
      { coop: true },
      [{ op: 'research', n: -1, who: 'invasion' }],
      [
        { op: 'each', of: 'opponents', do: [{ op: 'research', n: -2, who: 'it' }] },
        { op: 'gain', what: 'armour', n: 5, who: 'oneOpponent' },
      ],
    ),
    { op: 'destroyStored', n: 'all' },
    { op: 'suffer', damage: 'melee', n: { base: -2, per: 'scrapyard', each: 1 } },
    { op: 'refresh', n: 'all' },
  ],
};

export const INVASION_BOARD: InvasionBoardDef = {
  zones: {
    blue: [fortify(2, 1)],
    red: [eachPlayer(suffers('ranged', 1))],
    black: [eachPlayer(suffers('melee', 2))],
    green: [recall(2)],
    yellow: [eachPlayer(scraps(1))],
  },
  actions: [
    {
      id: 'AA1',
      name: named('Sabotage', 'Sabotáž', 'Sabotage'),
      price: { what: 'melee', n: 3 },
      do: [{ op: 'sabotage', n: 1 }],
    },
    {
      id: 'AA2',
      name: named('Snipe', 'Odstřel', 'Abschuss'),
      price: { what: 'ranged', n: 3 },
      do: [{ op: 'destroyDiscarded', n: 1 }],
    },
    {
      id: 'AA3',
      name: named('Jam', 'Rušení', 'Stören'),
      price: { what: 'armour', n: 3 },
      do: [{ op: 'research', n: 1, who: 'invasion' }],
    },
    {
      id: 'AA4',
      name: named('Rally', 'Povzbuzení', 'Ermutigen'),
      price: { what: 'health', n: 3 },
      do: [{ op: 'refresh', n: 1, who: 'onePlayer' }],
    },
  ],
  beforeReshuffle: [
    eachPlayer({ op: 'research', n: -2, who: 'it' }),
    { op: 'destroyDiscarded', n: { base: 2, per: 'halfPlayers', each: 1 } },
    { op: 'research', n: 1, who: 'invasion' },
  ],
};
