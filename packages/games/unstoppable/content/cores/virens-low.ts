import {
  ally,
  ap,
  armour,
  credits,
  eitherArmour,
  focus,
  fromLevel,
  hit,
  hitAll,
  hitDeck,
  known,
  tactic,
  times,
  together,
  when,
} from '../make.ts';
import type { CoreDef } from '../schema.ts';

/** Virens, levels 1 to 3: damage that grows with their number, action points, armour. No removal. */
const play = tactic('virens');
const join = ally('virens');

export const VIRENS_LOW: CoreDef[] = [
  known(play(1, 1, 'viren-strategy', focus(hit('X')), armour(2))),
  play(1, 1, 'pounce', together(hit(2), when({ defeated: true }, [ap(1)]))),
  // armour first, then the thorns: the order is the player's (UNS-1.6), and it matters
  play(1, 2, 'wall-of-thorns', armour(4), hit({ base: 1, per: 'armour', each: 1, by: 2, max: 4 })),
  join(1, 1, 'root-listener', { exhaust: [[focus(hitDeck('X'))]] }),
  join(1, 1, 'barkhide-sentinel', { exhaust: [[armour(1)]], defeat: [armour(1)] }),

  known(play(2, 1, 'aid-from-the-resistance', armour(6), hit(1))),
  play(2, 0, 'rising-sap', ap(1)),
  play(2, 2, 'swarm-tactics', focus(times('X', hit(2))), armour(3)),
  join(2, 1, 'pollen-courier', { exhaust: [[eitherArmour(3), fromLevel(4, hit(1))]] }),
  join(2, 2, 'elder-of-the-moss', { upkeep: [ap(1), armour(2)] }),

  known(play(3, 1, 'viren-cohesion', ap(2), credits(1))),
  play(3, 2, 'canopy-ambush', hit(3), hitAll(2)),
  join(3, 1, 'shaman-of-two-moons', { exhaust: [[focus(hit('X'))], [ap(1), armour(2)]] }),
  join(3, 2, 'carapace-grower', { passives: [{ mod: 'keepArmour', n: 4 }], exhaust: [[armour(5)]] }),
];
