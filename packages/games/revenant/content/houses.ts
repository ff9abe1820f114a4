import { A, D, DISC, DRAW, E, ISO, KILL, LM, M, N, named, PLAY, pay, S, SH, shuttle, T } from './make.ts';
import type { House, Op } from './ops.ts';
import type { Name } from './schema.ts';
import type { ActionDef, ArkEffectDef, HouseDef } from './schema-boards.ts';

/** The seven Houses with their arks (rules file 2.2, REV-20), and what other ships do with a crew member (REV-22 to 25). */

const COPIES = 9;
/** AMB-18: how far Charging, Cleansing and Ascension reach; `a` would be the own sector and its neighbours. */
const ARK_TARGET_RANGE = '*';

const effect = (id: string, name: Name, ...ops: Op[]): ArkEffectDef => ({ id, name, do: ops });
const commission = (house: House, ...ops: Op[]): ArkEffectDef => ({
  ...effect(`${house}-commission`, named('Commission', 'Provize', 'Provision'), ...ops),
  symbol: true,
});
/** The same word in every language. */
const house = (id: House, name: string, reward: Op, upper: ArkEffectDef, lower: ArkEffectDef): HouseDef => ({
  id,
  name: named(name, name, name),
  reward: [reward],
  upper,
  lower,
  copies: COPIES,
});

export const HOUSE_CARDS: HouseDef[] = [
  house(
    'BEL',
    'Belitan',
    S(),
    commission('BEL', pay({ any: 2 }, A(3))),
    effect('calculation', named('Calculation', 'Kalkulace', 'Kalkulation'), PLAY(1), DRAW(1)),
  ),
  house(
    'DUN',
    'Dunlork',
    E(),
    commission('DUN', S(2)),
    effect('charging', named('Charging', 'Nabíjení', 'Aufladung'), E(2), SH(2, ARK_TARGET_RANGE)),
  ),
  house(
    'FEN',
    'Fenrax',
    M(),
    effect('mobilisation', named('Mobilisation', 'Mobilizace', 'Mobilmachung'), LM(4)),
    effect('control', named('Control', 'Kontrola', 'Kontrolle'), { op: 'copyFrigate' }),
  ),
  house(
    'NOV',
    'Novaris',
    T(2),
    effect('survey', named('Survey', 'Průzkum', 'Erkundung'), {
      op: 'choose',
      of: [
        { id: 'first:draw', do: [DRAW(2), ISO()] },
        { id: 'first:isolate', do: [ISO(), DRAW(2)] },
      ],
    }),
    commission('NOV', M(2)),
  ),
  house(
    'SHI',
    'Shiveus',
    ISO(),
    effect('cleansing', named('Cleansing', 'Očištění', 'Säuberung'), KILL(2, ARK_TARGET_RANGE)),
    effect('ascension', named('Ascension', 'Vzestup', 'Aufstieg'), T(3), SH(2, ARK_TARGET_RANGE, { sectors: 1 })),
  ),
  house(
    'YAR',
    'Yarvek',
    D(),
    commission('YAR', N(2)),
    effect('production', named('Production', 'Výroba', 'Produktion'), pay({ material: 3 }, shuttle('*'))),
  ),
  house(
    'ZEN',
    'Zenor',
    N(),
    effect(
      'replication',
      named('Replication', 'Replikace', 'Replikation'),
      pay(DISC(1), { op: 'copyPlanet', what: 'occupied' }),
    ),
    effect('cloning', named('Cloning', 'Klonování', 'Klonen'), pay(DISC(1), { op: 'copyArk' })),
  ),
];

export const ACTIONS: ActionDef[] = [
  { id: 'fighter', name: named('Fighter', 'Stíhačka', 'Jäger'), cost: {}, do: [{ op: 'sortie', strafing: true }] },
  {
    id: 'dropship',
    name: named('Dropship', 'Výsadková loď', 'Landungsschiff'),
    cost: {},
    do: [{ op: 'manoeuvre' }, { op: 'land' }],
  },
  {
    id: 'frigate',
    name: named('Frigate', 'Fregata', 'Fregatte'),
    cost: {},
    do: [
      {
        op: 'choose',
        of: [
          { id: 'do:sortie', do: [{ op: 'sortie' }] },
          { id: 'do:land', do: [{ op: 'land' }] },
        ],
      },
    ],
  },
  {
    id: 'reinforce',
    name: named('Reinforce', 'Posily', 'Verstärken'),
    cost: { energy: 1, material: 1, neutronium: 1 },
    do: [{ op: 'deploy', what: 'ship', at: { range: 'any' } }, { op: 'protect' }],
  },
  { id: 'hypercharge', name: named('Hypercharge', 'Hyperpohon', 'Hyperantrieb'), cost: {}, do: [{ op: 'charge' }] },
];
