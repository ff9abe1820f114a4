import {
  again,
  ally,
  armour,
  focus,
  fromLevel,
  haggle,
  health,
  hit,
  hitAll,
  hitDeck,
  known,
  named,
  remove,
  tactic,
  takeBack,
  times,
  unity,
} from '../make.ts';
import type { CoreDef } from '../schema.ts';

/** Council, levels 4 to 6. */
const play = tactic('council');
const join = ally('council');

export const COUNCIL_HIGH: CoreDef[] = [
  named(play(4, 1, 'second-reading', takeBack, remove, armour({ base: 0, per: 'hand', each: 1, max: 6 })), {
    en: 'Second Reading',
    cs: 'Druhé čtení',
    de: 'Zweite Lesung',
  }),
  // Focus in a Unity faction: the one card that pays for staying pure
  named(play(4, 2, 'one-voice', focus(times('X', hit(2))), remove), {
    en: 'One Voice',
    cs: 'Jedním hlasem',
    de: 'Mit einer Stimme',
  }),
  named(
    join(4, 1, 'gatewatch-commander', {
      passives: [{ mod: 'damage', n: 1, when: 'onDeck' }],
      exhaust: [[unity(hitDeck('X')), armour(1)]],
    }),
    { en: 'Gatewatch Commander', cs: 'Velitelka brány', de: 'Kommandantin der Torwache' },
  ),
  // worth most beside the many small instances of this faction
  named(join(4, 2, 'fire-control-marshal', { passives: [{ mod: 'damage', n: 1, when: 'each' }] }), {
    en: 'Fire Control Marshal',
    cs: 'Maršál řízení palby',
    de: 'Marschall der Feuerleitung',
  }),

  named(play(5, 1, 'accord-of-four', unity(times('X', hit(1), health(1))), armour(2)), {
    en: 'Accord of Four',
    cs: 'Dohoda čtyř',
    de: 'Pakt der Vier',
  }),
  named(play(5, 2, 'clean-slate', remove, hit(3), hit(2), fromLevel(6, remove), health(1)), {
    en: 'Clean Slate',
    cs: 'Čistý stůl',
    de: 'Reiner Tisch',
  }),
  named(play(5, 1, 'writ-of-reprise', again, hit({ base: 2, per: 'tactics', each: 1, max: 6 })), {
    en: 'Writ of Reprise',
    cs: 'Příkaz k opakování',
    de: 'Wiederholungserlass',
  }),
  named(join(5, 2, 'surgeon-general-asante', { exhaust: [[unity(health('X')), hit(2)]] }), {
    en: 'Surgeon General Asante',
    cs: 'Generální chirurg Asante',
    de: 'Generalarzt Asante',
  }),

  named(play(6, 1, 'judgement-from-orbit', unity(times('X', hitAll(1))), health(4)), {
    en: 'Judgement from Orbit',
    cs: 'Soud z oběžné dráhy',
    de: 'Urteil aus dem Orbit',
  }),
  named(play(6, 1, 'full-assembly', hit(2), hit(2), hit(2), haggle(3, health(4))), {
    en: 'Full Assembly',
    cs: 'Sněm v plném počtu',
    de: 'Vollversammlung',
  }),
  named(known(join(6, 3, 'admiral-worley', { exhaust: [[unity(times('X', hit(2)))]] })), {
    en: 'Admiral Worley',
    cs: 'Admirálka Worley',
    de: 'Admiralin Worley',
  }),
];
