import type { BosView } from '../view.ts';

/** A position in numbers. The order is that of WEIGHTS; `packages/lab/fit.ts` finds new weights from played games. */
export function features(view: BosView): number[] {
  let hp = 0;
  let front = 0;
  let middle = 0;
  let back = 0;
  for (const column of view.columns) {
    column.forEach((e, i) => {
      hp += e.hp - e.damage + (e.shield ? 1 : 0);
      const row = i + view.closedRows;
      if (row === 2) front += e.attack;
      else if (row === 1) middle += e.attack;
      else back += e.attack;
    });
  }
  const { rockets, laser, deck, life } = view.levels;
  const [one, two, three] = view.decks.enemiesByClass;
  const { boss } = view;
  const nextCube = view.cubes[0] ?? 0;
  return [
    1,
    view.intact,
    view.intact <= 1 ? 1 : 0,
    view.heat,
    view.heat >= view.heatMax - 1 ? 1 : 0,
    rockets,
    laser,
    deck,
    life,
    nextCube === 0 ? 0 : view.xp / nextCube,
    hp,
    front,
    middle,
    back,
    one,
    two,
    three,
    view.closedRows,
    boss?.entered ? 1 : 0,
    boss ? (boss.entered ? boss.hp : boss.maxHp) : 8,
    view.seats.length > 1 ? 1 : 0,
    view.options.difficulty === 'easy' ? 1 : 0,
    view.options.difficulty === 'hard' ? 1 : 0,
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

export function chanceToWin(view: BosView): number {
  const x = features(view);
  let z = 0;
  for (let i = 0; i < x.length; i++) z += x[i] * WEIGHTS[i];
  return 1 / (1 + Math.exp(-z));
}
