import {
  again,
  ally,
  armour,
  conspiracy,
  eitherHealth,
  focus,
  fromLevel,
  haggle,
  health,
  hit,
  known,
  refresh,
  tactic,
  takeBack,
  times,
  train,
  unity,
} from '../make.ts';
import type { CoreDef } from '../schema.ts';

/** House of Silver, levels 4 to 6. */
const play = tactic('silver');
const join = ally('silver');

export const SILVER_HIGH: CoreDef[] = [
  known(play(4, 1, 'five-metres-under', hit(3), hit(2), armour(2))),
  play(
    4,
    2,
    'masquerade',
    refresh,
    hit({ base: 2, per: 'allies', each: 1, max: 6 }),
    fromLevel(5, health(2)),
    armour(3),
  ),
  join(4, 1, 'paymaster-lucan', { exhaust: [[haggle(2, refresh), hit(2)]] }),
  join(4, 2, 'keeper-of-the-silver-gate', {
    passives: [{ mod: 'shield', n: 1, when: 'each' }],
    exhaust: [[hit(3)]],
  }),

  // all or nothing: the price of the three strikes is that they need a second pair of hands
  play(5, 1, 'knives-in-the-gallery', conspiracy(times(3, hit(3))), armour(1)),
  // refreshing first costs a point of damage: the order is the decision
  play(5, 2, 'the-long-game', takeBack, refresh, hit({ base: 3, per: 'exhaustedAllies', each: 1, max: 6 }), health(1)),
  play(5, 1, 'blood-oath', eitherHealth(4), armour(4), train),
  join(5, 2, 'matriarchs-shadow', { exhaust: [[conspiracy(hit(3), health(2)), armour(2)]] }),

  play(6, 1, 'coronation-night', focus(hit('X')), refresh, health(2), armour(4)),
  play(6, 2, 'endgame-gambit', again, unity(times('X', hit(2))), health(2)),
  join(6, 2, 'dowager-celestine', {
    exhaust: [
      [refresh, conspiracy(hit(5)), armour(2)],
      [health(3), armour(5), train],
    ],
  }),
];
