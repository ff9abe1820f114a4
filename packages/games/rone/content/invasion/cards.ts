import {
  activate,
  deploy,
  discards,
  eachPlayer,
  hoard,
  invasionCard,
  locks,
  named,
  recall,
  scraps,
  wastes,
} from '../make.ts';
import type { InvasionDef } from '../schema.ts';

export const INVASION_CARDS: InvasionDef[] = [
  invasionCard('IC01', 4, 'rk', '3/0/2/4', '1/0/0/0', named('Enforcer', 'Vymahač', 'Vollstrecker')),
  invasionCard('IC02', 4, 'rr', '0/2/0/3', '0/1/0/0', named('Sky Lancer', 'Nebeský kopiník', 'Himmelslanze')),
  invasionCard('IC03', 6, 'kku', '4/0/5/5', '0', named('Siege Crawler', 'Obléhací plaz', 'Belagerungsraupe')),
  invasionCard('IC04', 4, 'uy', '1/0/1/3', '0', named('Neural Jammer', 'Neurorušič', 'Neurostörer'), {
    deployed: [eachPlayer(locks(1))],
  }),
  invasionCard('IC05', 3, 'gu', '0/0/2/3', '0/0/0/2', named('Repair Node', 'Opravný uzel', 'Reparaturknoten')),
  invasionCard('IC06', 5, 'gg', '2/0/0/4', '1/0/0/0', named('Swarm Mother', 'Matka roje', 'Schwarmmutter'), {
    deployed: [deploy(1)],
  }),
  invasionCard('IC07', 3, 'w', '2/0/0/2', '0', named('Resource Leech', 'Pijavice zdrojů', 'Ressourcenegel'), {
    deployed: [eachPlayer(wastes(1))],
  }),
  invasionCard('IC08', 4, 'r', '2/1/0/3', '0', named('Purger', 'Čistič', 'Säuberer'), {
    deployed: [eachPlayer(discards(2))],
  }),
  invasionCard('IC09', 4, 'k', '3/0/0/3', '0', named('Shredder', 'Drtič', 'Schredder'), {
    deployed: [eachPlayer(scraps(2))],
  }),
  invasionCard('IC10', 3, 'u', '1/0/4/2', '0/0/2/0', named('Shield Bearer', 'Štítonoš', 'Schildträger')),
  invasionCard('IC11', 4, 'yy', '0/0/0/3', '0', named('Archivist Orb', 'Archivní koule', 'Archivkugel'), {
    trained: [activate, { op: 'destroySelf' }],
  }),
  invasionCard('IC12', 3, 'g', '1/0/0/3', '0', named('Recall Beacon', 'Maják návratu', 'Rückrufbake'), {
    deployed: [recall(2)],
  }),
  invasionCard('IC13', 5, 'kk', '5/0/1/4', '0', named('Grinder', 'Rozemílač', 'Zermahler'), {
    deployed: [eachPlayer({ op: 'destroyScrews', n: 1, who: 'it' })],
  }),
  invasionCard('IC14', 5, 'ruy', '2/1/2/4', '1/1/0/0', named('Overseer', 'Dozorce', 'Aufseher')),
  invasionCard('IC15', 4, 'kg', '2/0/1/6', '0', named('Leaden Host', 'Olověný voj', 'Bleierne Schar')),
  invasionCard('IC16', 3, 'k', '3/0/0/2', '0', named('Burrower', 'Hrabač', 'Wühler'), { top: [{ mod: 'swallow' }] }),
  invasionCard('IC17', 4, 'ur', '0/1/2/2', '0', named('Phase Walker', 'Fázový chodec', 'Phasenläufer'), {
    top: [{ mod: 'immune', to: 'destruction' }],
  }),
  invasionCard('IC18', 4, 'yg', '2/0/0/3', '0', named('Collector', 'Sběratel', 'Sammler'), {
    resolution: [hoard('ww')],
  }),
  invasionCard('IC19', 6, 'rrk', '4/2/1/5', '0', named('Executioner', 'Kat', 'Henker')),
  invasionCard('IC20', 2, 'w', '0/0/0/1', '0', named('Mirage', 'Přelud', 'Trugbild'), {
    deployed: [{ op: 'mill', to: 'scrapyard', n: 1, who: 'invasion', store: true }],
  }),
  invasionCard('IC21', 5, 'uu', '2/0/3/4', '0', named('Suppressor', 'Potlačovač', 'Unterdrücker'), {
    lasting: [{ mod: 'price', action: 'SP4', n: 1 }],
  }),
  invasionCard('IC22', 7, 'rkugy', '5/2/4/6', '1/1/1/1', named('Cynex Titan', 'Titan Cynexu', 'Cynex-Titan')),
];
