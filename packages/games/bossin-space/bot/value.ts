import type { BosSight } from '../view/sight.ts';

/** A position in numbers. The order is that of WEIGHTS; `packages/lab/fit.ts` finds new weights from played games. */
export function features(sight: BosSight): number[] {
  let hp = 0;
  let front = 0;
  let middle = 0;
  let back = 0;
  for (const column of sight.columns) {
    column.forEach((e, i) => {
      hp += e.hp - e.damage + (e.shield ? 1 : 0);
      const row = i + sight.closedRows;
      if (row === 2) front += e.attack;
      else if (row === 1) middle += e.attack;
      else back += e.attack;
    });
  }
  const { rockets, laser, deck, life } = sight.levels;
  const [one, two, three] = sight.decks.enemiesByClass;
  const { boss } = sight;
  const nextCube = sight.cubes[0] ?? 0;
  return [
    1,
    sight.intact,
    sight.intact <= 1 ? 1 : 0,
    sight.heat,
    sight.heat >= sight.heatMax - 1 ? 1 : 0,
    rockets,
    laser,
    deck,
    life,
    nextCube === 0 ? 0 : sight.xp / nextCube,
    hp,
    front,
    middle,
    back,
    one,
    two,
    three,
    sight.closedRows,
    boss?.entered ? 1 : 0,
    boss ? (boss.entered ? boss.hp : boss.maxHp) : 8,
    sight.seats.length > 1 ? 1 : 0,
    sight.options.difficulty === 'easy' ? 1 : 0,
    sight.options.difficulty === 'hard' ? 1 : 0,
    boss?.id === 'prism-warden' ? 1 : 0,
    boss?.id === 'null-cantor' ? 1 : 0,
    boss?.id === 'ember-sovereign' ? 1 : 0,
    boss?.id === 'mender-colossus' ? 1 : 0,
  ];
}

const WEIGHTS = [
  1.773,
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: a fitted weight that only looks like a logarithm
  0.434, -0.243, -0.257, -0.231, 0.285, 0.157, 0.026, -0.323, 0.065, -0.177, -0.153, -0.035, 0.061, -0.051, -0.187,
  -0.306, 0.3, -0.186, -0.183, -0.001, 1.217, -0.435, -0.357, -0.664, -1.183, -1.424,
];

export function chanceToWin(sight: BosSight): number {
  const x = features(sight);
  let z = 0;
  for (let i = 0; i < x.length; i++) z += x[i] * WEIGHTS[i];
  return 1 / (1 + Math.exp(-z));
}
