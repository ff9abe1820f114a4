import type { UnsView } from '../view.ts';

/** The position in numbers, each about 0 to 1. */
export function features(view: UnsView): number[] {
  const { players, boss, danger } = view;
  const n = players.length;
  const mean = (of: (p: UnsView['players'][number]) => number): number => players.reduce((a, p) => a + of(p), 0) / n;
  const progress = boss.goal === null ? (boss.story ?? 0) / 22 : boss.damage / boss.goal;
  const weakest = Math.min(...players.map((p) => p.health));
  return [
    1,
    Math.min(1, progress),
    weakest / 10,
    mean((p) => p.armour) / 10,
    mean((p) => p.level) / 6,
    danger.turnsLeft / 15,
    mean((p) => p.credits) / 10,
    mean((p) => p.hand.length) / 6,
    mean((p) => p.field.reduce((a, t) => a + t.attack, 0)) / 10,
    mean((p) => p.play.filter((c) => c.cost >= 0).length) / 4,
    mean((p) => p.deckSize) / 10,
  ];
}

/** Hand-set weights; `lab/fit.ts` fits better ones to played games. */
const WEIGHTS = [-2.2, 2.6, 2.2, 0.3, 3.2, 0.6, 0.3, 0.5, -1.2, 0.3, -0.5];

export function chanceToWin(view: UnsView): number {
  const z = features(view).reduce((sum, f, i) => sum + f * WEIGHTS[i], 0);
  return 1 / (1 + Math.exp(-z));
}
