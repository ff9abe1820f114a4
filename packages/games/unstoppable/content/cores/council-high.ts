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
  play(4, 1, 'second-reading', takeBack, remove, armour({ base: 0, per: 'hand', each: 1, max: 6 })),
  // Focus in a Unity faction: the one card that pays for staying pure
  play(4, 2, 'one-voice', focus(times('X', hit(2))), remove),
  join(4, 1, 'gatewatch-commander', {
    passives: [{ mod: 'damage', n: 1, when: 'onDeck' }],
    exhaust: [[unity(hitDeck('X')), armour(1)]],
  }),
  // worth most beside the many small instances of this faction
  join(4, 2, 'fire-control-marshal', { passives: [{ mod: 'damage', n: 1, when: 'each' }] }),

  play(5, 1, 'accord-of-four', unity(times('X', hit(1), health(1))), armour(2)),
  play(5, 2, 'clean-slate', remove, hit(3), hit(2), fromLevel(6, remove), health(1)),
  play(5, 1, 'writ-of-reprise', again, hit({ base: 2, per: 'tactics', each: 1, max: 6 })),
  join(5, 2, 'surgeon-general-asante', { exhaust: [[unity(health('X')), hit(2)]] }),

  play(6, 1, 'judgement-from-orbit', unity(times('X', hitAll(1))), health(4)),
  play(6, 1, 'full-assembly', hit(2), hit(2), hit(2), haggle(3, health(4))),
  known(join(6, 3, 'admiral-worley', { exhaust: [[unity(times('X', hit(2)))]] })),
];
