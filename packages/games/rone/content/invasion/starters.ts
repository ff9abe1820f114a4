import { eachPlayer, invasionStarter, named, scraps } from '../make.ts';
import type { InvasionDef } from '../schema.ts';

/** What the Invasion begins with. */
export const INVASION_STARTERS: InvasionDef[] = [
  invasionStarter('IS01', 2, 'k', '2/0/0/3', '1/0/0/0', named('Thrall Miner', 'Zotročený horník', 'Sklavenknappe')),
  invasionStarter('IS02', 2, 'u', '1/0/2/2', '0', named('Orb Carrier', 'Nosič koule', 'Kugelträger')),
  invasionStarter('IS03', 1, 'yy', '1/0/0/2', '1/0/0/0', named('Drone Scout', 'Průzkumný dron', 'Spähdrohne')),
  invasionStarter('IS04', 3, 'k', '2/0/2/3', '0/0/1/0', named('Chain Guard', 'Řetězová stráž', 'Kettenwache')),
  invasionStarter('IS05', 2, 'r', '0/1/0/3', '0', named('Pulse Rifleman', 'Pulzní střelec', 'Pulsschütze')),
  invasionStarter('IS06', 1, 'g', '1/0/0/3', '1/0/0/0', named('Mind Slave', 'Otrok mysli', 'Willenloser')),
  invasionStarter('IS07', 3, 'gy', '2/0/1/4', '0', named('Harvester', 'Sklízeč', 'Ernter')),
  invasionStarter('IS08', 2, 'w', '1/0/0/2', '1/0/0/0', named('Probe Swarm', 'Roj sond', 'Sondenschwarm')),
  invasionStarter('IS09', 3, 'uk', '3/0/2/3', '0', named('Loader Mech', 'Nakladačský mech', 'Lademech')),
  invasionStarter('IS10', 2, 'y', '0/0/1/4', '0', named('Signal Beacon', 'Signální maják', 'Signalbake'), {
    lasting: [{ mod: 'noReroll' }],
  }),
  invasionStarter('IS11', 2, 'r', '1/1/1/1', '1/0/0/0', named('Marksman', 'Ostrostřelec', 'Scharfschütze')),
  invasionStarter('IS12', 2, 'g', '1/0/0/3', '0', named('Gas Bearer', 'Nosič plynu', 'Gasträger'), {
    deployed: [eachPlayer(scraps(1))],
  }),
  invasionStarter('IS13', 1, 'w', '0/0/4/1', '0', named('Decoy Platform', 'Klamná plošina', 'Täuschkörper')),
];
