import type { UnsSight } from '../view/sight.ts';
import type { PlayerView, SleeveView } from '../view.ts';
import { cardWorth } from './appraisal.ts';
import { allyPerTurn, faceOf } from './faces.ts';
import { TurnReader, TypicalReader } from './reading.ts';
import { nearnessNow } from './story.ts';

/** The position in numbers, each about 0 to 1; the order is that of WEIGHTS. */
export function features(sight: UnsSight): number[] {
  const { players, boss, danger } = sight;
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
  let quality = 0;
  let work = 0;
  let bossCards = 0;
  players.forEach((p, seat) => {
    const r = new TurnReader(sight, seat);
    for (const c of p.hand) hand += Math.max(0, cardWorth(r, c, false));
    for (const c of p.play) {
      const face = faceOf(c);
      if (face) allies += allyPerTurn(r, face, false);
    }
    for (const t of p.field) {
      attack += t.attack;
      toughness += t.health - t.damage;
    }
    deck += p.deckSize + p.field.length;
    upgrades += upgradesOf(p);
    credits += p.credits;
    level += p.level + 1 - Math.min(1, (p.deckSize + p.field.length) / 14);
    weakest = Math.min(weakest, p.health);
    const owned = qualityOf(p);
    quality += owned.mean;
    bossCards += owned.boss;
    work += workLeft(sight, p);
  });
  const turns = danger.turnsLeft + 1;
  level /= n;
  const pace = work / n / turns;
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
    // what the deck is like, and how much of it lies between the players and the end
    quality / n / 4,
    (quality / n / 4) * (turns / 15),
    bossCards / n / 6,
    Math.min(2, pace / 5),
    Math.max(0, pace - 4) / 4,
    work / n / 50,
    nearnessNow(sight),
    (weakest / 10) * Math.min(1, turns / 6),
    Math.max(0, Math.min(2, pace / (1 + Math.max(0, quality / n)))),
  ];
}

/** What a card of the deck is worth on average, and how many cards of the boss are among them. */
function qualityOf(p: PlayerView): { mean: number; boss: number } {
  const r = new TypicalReader(p);
  let sum = 0;
  let n = 0;
  let boss = 0;
  const add = (c: SleeveView): void => {
    if (c.core === null) boss++;
    else {
      sum += cardWorth(r, c, false);
      n++;
    }
  };
  p.hand.forEach(add);
  p.play.forEach(add);
  p.discard.forEach(add);
  p.field.forEach(add);
  if (p.onDeck) add(p.onDeck);
  p.deck.forEach(add);
  return { mean: n === 0 ? 0 : sum / n, boss };
}

/** Boss damage that going through the deck once brings at a level, about. */
const DAMAGE: Record<string, readonly number[]> = {
  harbinger: [0, 0, 1, 2, 4, 6, 8, 10],
  triumvirate: [0, 0, 0, 0, 2, 6, 4, 2],
};

/** Cards to be defeated until the game is won, about. */
function workLeft(sight: UnsSight, p: PlayerView): number {
  const { goal, damage } = sight.boss;
  const lying = p.deckSize + p.field.length;
  const owned = lying + p.hand.length + p.play.length + p.discard.length;
  const cycle = Math.max(6, owned - 3);
  if (goal === null) return lying + Math.max(0, 5 - p.level) * cycle;
  const byLevel = DAMAGE[sight.boss.id];
  let left = (goal - damage) / sight.players.length;
  let ahead = 0;
  for (const c of p.field) if (c.core === null) ahead++;
  if (p.onDeck?.core === null) ahead++;
  for (const c of p.deck) if (c.core === null) ahead++;
  const now = sight.boss.id === 'harbinger' ? ahead : Math.min(byLevel[p.level] ?? 2, 1.5 * ahead);
  if (left <= now) return (lying * left) / (now + 0.5);
  let work = lying;
  left -= now;
  for (let level = p.level + 1; level < 12; level++) {
    const more = byLevel[Math.min(level, 7)] ?? 2;
    const size = cycle + (level - p.level);
    if (left <= more) return work + (size * left) / (more + 0.5);
    work += size;
    left -= more;
  }
  return work;
}

function upgradesOf(p: PlayerView): number {
  let n = 0;
  for (const zone of [p.hand, p.play, p.discard, p.deck, p.field]) {
    for (const c of zone) n += (c.top === null ? 0 : 1) + (c.bottom === null ? 0 : 1);
  }
  return n;
}

/** For each boss, fitted as `lab/fit.ts` does to 3,000 games of the rules player, all difficulties. */
const WEIGHTS: Record<string, readonly number[]> = {
  harbinger: [
    -7.501, 2.937, 1.659, 10.134, -0.895, 2.213, 1.0, -1.3, 0.301, 0.481, 0.579, -0.29, 0.172, -0.351, -0.438, 0.256,
    -0.035, -0.965, -1.706, 2.284, 6.743, -2.01, -1.608, 0.335, 0.0, -0.352, -2.123,
  ],
  triumvirate: [
    -8.999, 3.128, 6.795, 8.575, -0.128, 0.112, 0.192, -1.12, 0.452, 0.483, 0.558, 1.275, -0.063, -1.151, 0.972, 0.261,
    0.19, 0.362, 0.441, -0.572, -0.086, -2.3, -2.22, 3.617, 0.0, 0.498, -2.012,
  ],
  duomo: [
    0.565, 0.0, -3.458, 9.108, 0.081, -0.326, -0.538, -0.797, 0.528, 0.45, 0.558, 0.469, 0.058, -1.064, 0.665, 0.624,
    0.785, 0.239, 0.576, -4.57, 0.0, 1.925, -4.092, -8.991, 1.148, 1.494, -1.968,
  ],
};

export function chanceToWin(sight: UnsSight): number {
  const weights = WEIGHTS[sight.boss.id];
  const z = features(sight).reduce((sum, f, i) => sum + f * weights[i], 0);
  return 1 / (1 + Math.exp(-z));
}
