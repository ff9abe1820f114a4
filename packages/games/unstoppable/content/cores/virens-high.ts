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
  play(4, 1, 'stampede', focus(times('X', hit(1))), armour(5)),
  play(4, 1, 'regrowth', takeBack, ap(1), armour(3)),
  join(4, 1, 'speaker-between-peoples', { exhaust: [[unity(hit('X')), credits(1)]] }),
  join(4, 2, 'antlered-huntmaster', {
    passives: [{ mod: 'fearless' }],
    exhaust: [[focus(hit('X')), fromLevel(5, armour(3))]],
  }),

  play(5, 0, 'adrenal-bloom', ap(2), { op: 'may', do: [hurt(2), ap(1)] }, armour(2)),
  play(5, 2, 'twin-jawed-trap', focus(hit('X'), hit('X')), armour(3)),
  play(5, 2, 'hive-tithe', haggle(3, hit(5)), ap(2), armour(5)),
  join(5, 2, 'bloomheart-oracle', { upkeep: [focus(armour('X')), ap(1), armour(1)] }),

  play(6, 1, 'apex-of-the-hunt', focus(snipe('X'), when({ defeated: true }, [ap(2)])), ap(1), armour(3)),
  play(6, 1, 'echo-of-the-first-forest', again, conspiracy(hit(5)), ap(1), armour(2)),
  join(6, 2, 'worldroot-colossus', { exhaust: [[focus(hit('X')), ap(1)]] }),
];
