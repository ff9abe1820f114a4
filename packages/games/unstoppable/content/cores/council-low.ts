import {
  again,
  ally,
  armour,
  conspiracy,
  eitherHealth,
  everyoneHealth,
  fromLevel,
  health,
  hit,
  hitDeck,
  known,
  remove,
  tactic,
  times,
  unity,
} from '../make.ts';
import type { CoreDef } from '../schema.ts';

/** Council, levels 1 to 3: healing, removal, many small instances; Unity rewards a mixed hand. No credits. */
const play = tactic('council');
const join = ally('council');

export const COUNCIL_LOW: CoreDef[] = [
  known(play(1, 1, 'medical-nanobots', health(2), hit(1))),
  play(1, 1, 'four-flags-volley', unity(times('X', hit(1))), hitDeck(1)),
  play(1, 2, 'rotunda-rally', hit(3), unity(health('X'))),
  join(1, 1, 'precinct-medic', { exhaust: [[health(1), armour(2)], [hit(2)]] }),
  join(1, 0, 'signal-cadet', { exhaust: [[hitDeck(1)]] }),

  known(play(2, 1, 'regional-target', remove, hit(2))),
  play(2, 1, 'measured-response', hit(1), hit(1), fromLevel(4, hit(2))),
  play(2, 2, 'relief-corridor', eitherHealth(3), unity(armour('X')), hit(2)),
  // armour falls to 0 in cleanup, so an upkeep trigger is the one place where an ally can raise it for the whole turn
  join(2, 1, 'shieldbearer-tolomei', { upkeep: [unity(times('X', armour(2)))] }),
  join(2, 1, 'twin-constables', { exhaust: [[hit(1), conspiracy(hit(1))]] }),

  play(3, 1, 'emergency-session', again, everyoneHealth(2)),
  play(3, 2, 'concerted-barrage', unity(times('X', hit(2))), health(1)),
  // removal every turn would empty a deck too early: it waits for level 4
  join(3, 1, 'sealed-files-clerk', { exhaust: [[health(1), armour(1), fromLevel(4, remove)]] }),
  join(3, 1, 'magistrate-of-two-seals', {
    exhaust: [
      [hit(1), hit(1), armour(1)],
      [unity(health('X')), armour(1)],
    ],
  }),
];
