import {
  again,
  ally,
  armour,
  conspiracy,
  eitherHealth,
  focus,
  haggle,
  health,
  hit,
  known,
  named,
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
  named(known(play(4, 1, 'five-metres-under', hit(3), hit(2), armour(2))), {
    en: 'Five Metres Under',
    cs: 'Pět metrů pod zemí',
    de: 'Fünf Meter unter der Erde',
  }),
  named(play(4, 2, 'masquerade', refresh, hit({ base: 5, per: 'allies', each: 1, max: 9 })), {
    en: 'Masquerade',
    cs: 'Maškarní ples',
    de: 'Maskenball',
  }),
  named(join(4, 1, 'paymaster-lucan', { exhaust: [[haggle(2, refresh), hit(2)]] }), {
    en: 'Paymaster Lucan',
    cs: 'Pokladník Lucan',
    de: 'Zahlmeister Lucan',
  }),
  named(
    join(4, 2, 'keeper-of-the-silver-gate', {
      passives: [{ mod: 'shield', n: 1, when: 'each' }],
      exhaust: [[hit(3)]],
    }),
    { en: 'Keeper of the Silver Gate', cs: 'Strážkyně Stříbrné brány', de: 'Hüterin des Silbertors' },
  ),

  // all or nothing: the price of the three strikes is that they need a second pair of hands
  named(play(5, 1, 'knives-in-the-gallery', conspiracy(times(3, hit(3))), armour(1)), {
    en: 'Knives in the Gallery',
    cs: 'Dýky v galerii',
    de: 'Dolche in der Galerie',
  }),
  // what has been used up this turn serves once more: the tactic comes back, tired allies count
  named(play(5, 2, 'the-long-game', takeBack, hit({ base: 6, per: 'exhaustedAllies', each: 1, max: 9 })), {
    en: 'The Long Game',
    cs: 'Dlouhá hra',
    de: 'Das lange Spiel',
  }),
  named(play(5, 1, 'blood-oath', eitherHealth(4), armour(4), train), {
    en: 'Blood Oath',
    cs: 'Krevní přísaha',
    de: 'Blutschwur',
  }),
  named(join(5, 2, 'matriarchs-shadow', { exhaust: [[conspiracy(hit(3), health(2)), armour(2)]] }), {
    en: 'Matriarch’s Shadow',
    cs: 'Stín matriarchy',
    de: 'Schatten der Matriarchin',
  }),

  named(play(6, 1, 'coronation-night', focus(hit('X')), refresh, health(2), armour(4)), {
    en: 'Coronation Night',
    cs: 'Korunovační noc',
    de: 'Krönungsnacht',
  }),
  named(play(6, 2, 'endgame-gambit', again, unity(times('X', hit(2))), health(2)), {
    en: 'Endgame Gambit',
    cs: 'Gambit v koncovce',
    de: 'Endspielgambit',
  }),
  named(
    join(6, 2, 'dowager-celestine', {
      exhaust: [
        [refresh, conspiracy(hit(5)), armour(2)],
        [health(3), armour(5), train],
      ],
    }),
    { en: 'Dowager Celestine', cs: 'Ovdovělá vévodkyně Celestine', de: 'Altherzogin Celestine' },
  ),
];
