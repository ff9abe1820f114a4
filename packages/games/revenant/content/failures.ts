import { named, players } from './make.ts';
import type { FailureDef } from './schema.ts';

/** Rules file 6.3.8. */
export const FAILURES: FailureDef[] = [
  {
    id: 'X1',
    name: named('Energy Discharge', 'Výboj energie', 'Energieentladung'),
    set: 'ship',
    upper: [{ op: 'batter', ships: ['ark'], n: 1 }],
    lower: [players({ op: 'lose', what: 'energy', n: 1 })],
  },
  {
    id: 'X2',
    name: named('Hull Breach', 'Protržený trup', 'Hüllenbruch'),
    set: 'ship',
    upper: [{ op: 'batter', ships: ['fighter'], n: 1 }],
    lower: [players({ op: 'discardCards', n: 1 })],
  },
  {
    id: 'X3',
    name: named('Quarantine Broken', 'Prolomená karanténa', 'Gebrochene Quarantäne'),
    set: 'ship',
    upper: [players({ op: 'gainCorruption', n: 1 })],
    lower: [{ op: 'corruptShips', sectors: 2 }],
  },
  {
    id: 'X4',
    name: named('Fuel Leak', 'Únik paliva', 'Treibstoffleck'),
    set: 'ship',
    upper: [players({ op: 'lose', what: 'any', n: 2 })],
    lower: [players({ op: 'lose', what: 'neutronium', n: 1 })],
  },
  {
    id: 'X5',
    name: named('Sensor Blackout', 'Výpadek senzorů', 'Sensorausfall'),
    set: 'ship',
    upper: [players({ op: 'loseTactics', n: 2 })],
    lower: [{ op: 'addVoidborn', n: 1 }],
  },
  {
    id: 'X6',
    name: named('Comms Collapse', 'Zhroucené spojení', 'Funkstille'),
    set: 'ship',
    upper: [players({ op: 'loseInfluence', among: 'highest' })],
    lower: [players({ op: 'discardHidden', n: 1 })],
  },
  {
    id: 'X7',
    name: named('Docking Failure', 'Selhání doků', 'Dockversagen'),
    set: 'ship',
    upper: [{ op: 'batter', ships: ['dropship'], n: 1 }],
    lower: [{ op: 'destroyShuttles', n: 1 }],
  },

  {
    id: 'Y1',
    name: named('Archive Fire', 'Požár archivu', 'Archivbrand'),
    set: 'mission',
    upper: [players({ op: 'discardHidden', n: 2 })],
    lower: [players({ op: 'losePrestige', n: 2 })],
  },
  {
    id: 'Y2',
    name: named('Life Support Loss', 'Ztráta podpory života', 'Ausfall der Lebenserhaltung'),
    set: 'mission',
    upper: [{ op: 'destroyShuttles', n: 'all' }],
    lower: [{ op: 'batter', ships: ['fighter', 'dropship'], n: 1 }],
  },
  {
    id: 'Y3',
    name: named('Mutiny', 'Vzpoura', 'Meuterei'),
    set: 'mission',
    upper: [players({ op: 'loseRank' })],
    lower: [players({ op: 'loseInfluence', among: 'lowest' })],
  },
  {
    id: 'Y4',
    name: named('Core Breach', 'Průraz jádra', 'Kernbruch'),
    set: 'mission',
    upper: [{ op: 'batter', ships: ['ark'], n: 2 }],
    lower: [players({ op: 'gainCorruption', n: 1 })],
  },
];
