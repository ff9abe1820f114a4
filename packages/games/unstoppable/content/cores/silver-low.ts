import {
  again,
  ally,
  armour,
  conspiracy,
  credits,
  eitherHealth,
  fromLevel,
  health,
  hit,
  known,
  refresh,
  tactic,
  train,
} from '../make.ts';
import type { CoreDef } from '../schema.ts';

/** House of Silver, levels 1 to 3: allies and refreshing them, training, armour with health. No action points. */
const play = tactic('silver');
const join = ally('silver');

export const SILVER_LOW: CoreDef[] = [
  known(play(1, 1, 'pushing-the-limits', train, conspiracy(hit(2)))),
  play(1, 1, 'household-drill', hit(2), conspiracy(health(1), armour(1))),
  play(1, 1, 'stewards-bell', refresh, armour(2)),
  join(1, 1, 'silver-page', { exhaust: [[hit(1), fromLevel(2, armour(2))]] }),
  join(1, 1, 'masked-duellist', { exhaust: [[conspiracy(hit(2))]] }),

  play(2, 1, 'gala-invitation', hit(2), {
    ops: [
      {
        op: 'choose',
        of: [
          { id: 'pick:train', do: [train] },
          { id: 'pick:refresh', do: [refresh] },
        ],
      },
    ],
  }),
  play(2, 2, 'poisoned-toast', hit(3), conspiracy(hit(3)), armour(1)),
  play(2, 1, 'heirloom-shield', eitherHealth(2), armour(2), credits(1)),
  known(join(2, 1, 'guard-unit', { exhaust: [[armour(1), fromLevel(3, health(2))]] })),
  join(2, 1, 'chamberlain-voss', {
    exhaust: [
      [train, armour(2)],
      [hit(1), hit(1)],
    ],
  }),

  play(3, 1, 'roll-call-at-dawn', refresh, conspiracy(refresh), hit(1), armour(1)),
  play(3, 1, 'encore-at-court', again, train, armour(1)),
  known(join(3, 1, 'royal-armourer', { exhaust: [[armour(2), conspiracy(health(2))]] })),
  join(3, 2, 'tutor-of-the-house', { upkeep: [armour(3), health(1), conspiracy(train)] }),
];
