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
  named,
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
  named(known(play(1, 1, 'viren-strategy', focus(hit('X')), armour(2))), {
    en: 'Viren Strategy',
    cs: 'Virenská strategie',
    de: 'Virenische Strategie',
  }),
  named(play(1, 1, 'pounce', together(hit(2), when({ defeated: true }, [ap(1)]))), {
    en: 'Pounce',
    cs: 'Skok na kořist',
    de: 'Beutesprung',
  }),
  // armour first, then the thorns: the order is the player's (UNS-1.6), and it matters
  named(play(1, 2, 'wall-of-thorns', armour(4), hit({ base: 1, per: 'armour', each: 1, by: 2, max: 4 })), {
    en: 'Wall of Thorns',
    cs: 'Trnitá hradba',
    de: 'Dornenwall',
  }),
  named(join(1, 1, 'root-listener', { exhaust: [[focus(hitDeck('X'))]] }), {
    en: 'Root Listener',
    cs: 'Naslouchač kořenů',
    de: 'Wurzellauscherin',
  }),
  named(join(1, 1, 'barkhide-sentinel', { exhaust: [[armour(1)]], defeat: [armour(1)] }), {
    en: 'Barkhide Sentinel',
    cs: 'Korový strážce',
    de: 'Borkenhautwächter',
  }),

  named(known(play(2, 1, 'aid-from-the-resistance', armour(6), hit(1))), {
    en: 'Aid from the Resistance',
    cs: 'Pomoc od hnutí odboje',
    de: 'Hilfe aus dem Widerstand',
  }),
  named(play(2, 0, 'rising-sap', ap(1)), { en: 'Rising Sap', cs: 'Stoupající míza', de: 'Steigender Saft' }),
  named(play(2, 2, 'swarm-tactics', focus(times('X', hit(2))), armour(3)), {
    en: 'Swarm Tactics',
    cs: 'Taktika roje',
    de: 'Schwarmtaktik',
  }),
  named(join(2, 1, 'pollen-courier', { exhaust: [[eitherArmour(3), fromLevel(4, hit(1))]] }), {
    en: 'Pollen Courier',
    cs: 'Pylový posel',
    de: 'Pollenbote',
  }),
  named(join(2, 2, 'elder-of-the-moss', { upkeep: [ap(1), armour(2)] }), {
    en: 'Elder of the Moss',
    cs: 'Mechový stařešina',
    de: 'Moosältester',
  }),

  named(known(play(3, 1, 'viren-cohesion', ap(2), credits(1))), {
    en: 'Viren Cohesion',
    cs: 'Virenská soudržnost',
    de: 'Virenischer Zusammenhalt',
  }),
  named(play(3, 2, 'canopy-ambush', hit(3), hitAll(2)), {
    en: 'Canopy Ambush',
    cs: 'Přepad z korun stromů',
    de: 'Überfall aus den Wipfeln',
  }),
  named(join(3, 1, 'shaman-of-two-moons', { exhaust: [[focus(hit('X'))], [ap(1), armour(2)]] }), {
    en: 'Shaman of Two Moons',
    cs: 'Šaman dvou měsíců',
    de: 'Schamane der zwei Monde',
  }),
  named(join(3, 2, 'carapace-grower', { passives: [{ mod: 'keepArmour', n: 4 }], exhaust: [[armour(5)]] }), {
    en: 'Carapace Grower',
    cs: 'Pěstitelka krunýřů',
    de: 'Panzerzüchterin',
  }),
];
