import type { PlayerView, UnsView } from '../view.ts';
import { readerOf } from './reading.ts';
import { allyPerTurn, cardWorth } from './worth.ts';

/** The position in numbers, each about 0 to 1; the order is that of WEIGHTS. */
export function features(view: UnsView): number[] {
  const { players, boss, danger } = view;
  const n = players.length;
  const progress = boss.goal === null ? 0 : boss.damage / boss.goal;
  let hand = 0;
  let allies = 0;
  let attack = 0;
  let toughness = 0;
  let deck = 0;
  let upgrades = 0;
  let credits = 0;
  let level = 0;
  let weakest = 10;
  players.forEach((p, seat) => {
    const r = readerOf(view, seat);
    for (const c of p.hand) hand += Math.max(0, cardWorth(r, c, false));
    for (const c of p.play) allies += allyPerTurn(r, c, false);
    for (const t of p.field) {
      attack += t.attack;
      toughness += t.health - t.damage;
    }
    deck += p.deckSize + p.field.length;
    upgrades += upgradesOf(p);
    credits += p.credits;
    level += p.level + 1 - Math.min(1, (p.deckSize + p.field.length) / 14);
    weakest = Math.min(weakest, p.health);
  });
  const turns = danger.turnsLeft + 1;
  level /= n;
  return [
    1,
    progress,
    level / 6,
    turns / 15,
    // how much is to be done in a turn, for the boss and for the level
    Math.min(2, (1 - progress) / (turns / 5)),
    Math.min(2, Math.max(0, 6 - level) / (turns / 2)),
    weakest / 10,
    weakest < 4 ? (4 - weakest) / 4 : 0,
    hand / n / 10,
    Math.min(1.5, players.reduce((sum, p) => sum + p.hand.length, 0) / n / 5),
    allies / n / 5,
    attack / n / 10,
    Math.max(0, attack / n - weakest) / 5,
    toughness / n / 15,
    deck / n / 15,
    credits / n / 10,
    upgrades / n / 6,
    danger.level / 4,
  ];
}

function upgradesOf(p: PlayerView): number {
  let n = 0;
  for (const zone of [p.hand, p.play, p.discard, p.deck, p.field]) {
    for (const c of zone) n += (c.top === null ? 0 : 1) + (c.bottom === null ? 0 : 1);
  }
  return n;
}

/** For each boss, fitted with `lab/fit.ts` to games of the rules player, all difficulties. */
const WEIGHTS: Record<string, readonly number[]> = {
  harbinger: [
    -4.26, 4.3, 4.28, 6.03, -5.2, -3.22, 1.21, -0.13, 0.51, -0.21, 0.57, 0.79, 0.06, -1.05, 1.11, 0.25, 0.67, -1.45,
  ],
  triumvirate: [
    -3.93, 5.3, 4.99, 4.96, -0.83, -3.67, 1.21, -1.93, 0.63, 0.07, 0.52, 0.77, 0.09, -1.28, 0.69, 0.25, 0.59, -0.45,
  ],
  duomo: [-0.74, 0.0, 0.38, 3.65, 0.08, -4.94, 1.09, 0.35, 0.55, -0.21, 0.66, 0.42, -0.1, -0.46, 0.1, 0.57, 0.09, 0.32],
};

export function chanceToWin(view: UnsView): number {
  const weights = WEIGHTS[view.boss.id];
  const z = features(view).reduce((sum, f, i) => sum + f * weights[i], 0);
  return 1 / (1 + Math.exp(-z));
}
