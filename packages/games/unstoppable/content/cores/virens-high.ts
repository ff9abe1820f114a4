import {
  again,
  ally,
  ap,
  armour,
  conspiracy,
  credits,
  focus,
  fromLevel,
  haggle,
  hit,
  hurt,
  named,
  snipe,
  tactic,
  takeBack,
  times,
  unity,
  when,
} from '../make.ts';
import type { CoreDef } from '../schema.ts';

/** Virens, levels 4 to 6. */
const play = tactic('virens');
const join = ally('virens');

export const VIRENS_HIGH: CoreDef[] = [
  named(play(4, 1, 'stampede', focus(times('X', hit(1))), armour(5)), {
    en: 'Stampede',
    cs: 'Splašené stádo',
    de: 'Stampede',
  }),
  named(play(4, 1, 'regrowth', takeBack, ap(1), armour(3)), { en: 'Regrowth', cs: 'Nové výhonky', de: 'Neue Triebe' }),
  named(join(4, 1, 'speaker-between-peoples', { exhaust: [[unity(hit('X')), credits(1)]] }), {
    en: 'Speaker between Peoples',
    cs: 'Mluvčí mezi národy',
    de: 'Sprecherin zwischen den Völkern',
  }),
  named(
    join(4, 2, 'antlered-huntmaster', {
      passives: [{ mod: 'fearless' }],
      exhaust: [[focus(hit('X')), fromLevel(5, armour(3))]],
    }),
    { en: 'Antlered Huntmaster', cs: 'Parohatý lovčí', de: 'Jagdmeister mit dem Geweih' },
  ),

  named(play(5, 0, 'adrenal-bloom', ap(2), { op: 'may', do: [hurt(2), ap(1)] }, armour(2)), {
    en: 'Adrenal Bloom',
    cs: 'Květ adrenalinu',
    de: 'Adrenalinblüte',
  }),
  named(play(5, 2, 'twin-jawed-trap', focus(hit('X'), hit('X')), armour(3)), {
    en: 'Twin-Jawed Trap',
    cs: 'Past dvojích čelistí',
    de: 'Falle mit zwei Kiefern',
  }),
  named(play(5, 2, 'hive-tithe', haggle(3, hit(5)), ap(2), armour(5)), {
    en: 'Hive Tithe',
    cs: 'Desátek pro úl',
    de: 'Zehnt für den Stock',
  }),
  named(join(5, 2, 'bloomheart-oracle', { upkeep: [focus(armour('X')), ap(1), armour(1)] }), {
    en: 'Bloomheart Oracle',
    cs: 'Věštkyně s květem v srdci',
    de: 'Orakel vom Blütenherz',
  }),

  named(play(6, 1, 'apex-of-the-hunt', focus(snipe('X'), when({ defeated: true }, [ap(2)])), ap(1), armour(3)), {
    en: 'Apex of the Hunt',
    cs: 'Vrchol lovu',
    de: 'Gipfel der Jagd',
  }),
  named(play(6, 1, 'echo-of-the-first-forest', again, conspiracy(hit(5)), ap(1), armour(2)), {
    en: 'Echo of the First Forest',
    cs: 'Ozvěna prvního lesa',
    de: 'Echo des ersten Waldes',
  }),
  named(join(6, 2, 'worldroot-colossus', { exhaust: [[focus(hit('X')), ap(1)]] }), {
    en: 'Worldroot Colossus',
    cs: 'Kolos světového kořene',
    de: 'Weltwurzelkoloss',
  }),
];
