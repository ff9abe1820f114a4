import type { FindDef } from './schema.ts';

/** Every find of the base pack, set by set. */
export const FINDS: FindDef[] = [
  {
    id: 'plate',
    name: { en: 'Hull Plate', cs: 'Plát trupu', de: 'Rumpfplatte' },
    set: 'hulls',
    copies: 3,
    cost: 0,
    points: 1,
    ops: [{ op: 'coins', n: 1 }],
  },
  {
    id: 'mast',
    name: { en: 'Solar Mast', cs: 'Solární stěžeň', de: 'Solarmast' },
    set: 'hulls',
    copies: 3,
    cost: 2,
    points: 3,
    ops: [
      { op: 'draw', n: 1 },
      { op: 'when', if: { hold: 2 }, then: [{ op: 'coins', n: 1 }] },
    ],
  },
  {
    id: 'engine',
    name: { en: 'Dead Engine', cs: 'Mrtvý motor', de: 'Totes Triebwerk' },
    set: 'hulls',
    copies: 3,
    cost: 3,
    points: 5,
    ops: [{ op: 'draw', n: 2 }],
  },
  {
    id: 'rations',
    name: { en: 'Old Rations', cs: 'Staré příděly', de: 'Alte Rationen' },
    set: 'crates',
    copies: 3,
    cost: 1,
    points: 1,
    ops: [{ op: 'draw', n: 2 }],
  },
  {
    id: 'toolbox',
    name: { en: 'Toolbox', cs: 'Bedna s nářadím', de: 'Werkzeugkiste' },
    set: 'crates',
    copies: 3,
    cost: 1,
    points: 2,
    ops: [
      {
        op: 'choose',
        of: [
          { id: 'coins', do: [{ op: 'coins', n: 2 }] },
          { id: 'cards', do: [{ op: 'draw', n: 2 }] },
        ],
      },
    ],
  },
  {
    id: 'freight',
    name: { en: 'Lost Freight', cs: 'Ztracený náklad', de: 'Verlorene Fracht' },
    set: 'crates',
    copies: 3,
    cost: 2,
    points: 3,
    ops: [{ op: 'coins', n: { base: 1, per: 'hold', each: 1, max: 4 } }],
  },
  {
    id: 'lens',
    name: { en: 'Ice Lens', cs: 'Ledová čočka', de: 'Eislinse' },
    set: 'relics',
    copies: 3,
    cost: 1,
    points: 2,
    ops: [{ op: 'when', if: { hold: 1 }, then: [{ op: 'coins', n: 2 }], else: [{ op: 'draw', n: 2 }] }],
  },
  {
    id: 'idol',
    name: { en: 'Silent Idol', cs: 'Tichá modla', de: 'Stummes Idol' },
    set: 'relics',
    copies: 3,
    cost: 2,
    points: 4,
    ops: [{ op: 'tax', n: 1 }],
  },
  {
    id: 'beacon',
    name: { en: 'Warm Beacon', cs: 'Teplý maják', de: 'Warme Bake' },
    set: 'relics',
    copies: 3,
    cost: 3,
    points: 6,
    ops: [
      {
        op: 'choose',
        of: [
          { id: 'rekindle', do: [{ op: 'relight' }] },
          { id: 'coins', do: [{ op: 'coins', n: 2 }] },
        ],
      },
    ],
  },
];
