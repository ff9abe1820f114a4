import type { UnsView } from './view.ts';

/** The public numbers of a position, plotted over the turns. */
export function gauges(view: UnsView): Record<string, number> {
  const sum = (of: (p: UnsView['players'][number]) => number): number => view.players.reduce((n, p) => n + of(p), 0);
  return {
    health: sum((p) => p.health),
    credits: sum((p) => p.credits),
    level: Math.max(...view.players.map((p) => p.level)),
    danger: view.danger.level,
    turnsLeft: view.danger.turnsLeft,
    boss: view.boss.damage,
    threats: sum((p) => p.field.length),
    attack: sum((p) => p.field.reduce((n, t) => n + t.attack, 0)),
  };
}
