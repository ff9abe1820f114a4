import { refOf } from '@starhold/kernel';
import { bestPlan, bestValue, type Planned } from './plan.ts';
import { KINDS_OF, LETTERS, type RoneSight, Scene, sum, WILD, yieldOf } from './scene.ts';
import { W } from './weights.ts';

/** Phase 4: what is activated, re-rolled, paid for and played. Asked anew at every step, so nothing is remembered. */

const NOTHING: readonly number[] = [0, 0, 0, 0, 0, 0];

export function chooseMain(sight: RoneSight, seat: number, ids: readonly string[]): string {
  const scene = new Scene(sight, seat);
  const use = bestUse(scene, ids);
  if (use !== '') return use;
  const plan = bestPlan(scene);
  const again = sight.players[seat].rerolls > 0 ? bestReroll(scene, plan, ids) : '';
  return again !== '' ? again : nextStep(scene, plan, ids);
}

/** Activated abilities are there to be used, unless they would do nothing. Those that show or bring something come first. */
function bestUse(scene: Scene, ids: readonly string[]): string {
  let found = '';
  let most = 0;
  const { facts } = scene;
  for (const id of ids) {
    if (!id.startsWith('activate:')) continue;
    const t = facts.uses[facts.pack.permanentIndex.get(refOf(id)) ?? 0];
    const worth = scene.worth(t) + W.symbol * (t.gained[WILD] + t.gainedOfOne);
    if (worth < W.use || (t.draws > 0 && scene.me.deck === 0 && t.parts === 0)) continue;
    const early = t.draws > 0 ? 20 : t.refreshes > 0 ? 0.1 : 10;
    if (early + worth > most) {
      most = early + worth;
      found = id;
    }
  }
  return found;
}

/** The die that is missed least is rolled again if that promises more than what is there. */
function bestReroll(scene: Scene, plan: Planned, ids: readonly string[]): string {
  const { dice, gives, me } = scene;
  let worst = -1;
  let least = 9;
  for (let at = 0; at < dice.length; at++) {
    const n = sum(gives[at]);
    if (n >= least || plan.converted.includes(dice[at]) || !isSpare(plan, gives[at], n)) continue;
    if (!ids.includes(`reroll:d${dice[at] + 1}`)) continue;
    worst = at;
    least = n;
  }
  // Two dice that are to be converted may rather try their luck.
  if (worst < 0 && plan.converted.length > 0) worst = dice.indexOf(plan.converted[0]);
  if (worst < 0 || !ids.includes(`reroll:d${dice[worst] + 1}`)) return '';
  const threshold = W.rerollGain / (me.rerolls > 2 ? 2 : 1);
  const kept =
    plan.converted.length > 0 ? bestValue(scene, replaced(gives, worst, NOTHING)) : plan.value - W.store * least;
  const { faces } = me.dice[dice[worst]];
  let mean = 0;
  for (let face = 0; face < faces.length; face++) {
    const again = faces.indexOf(faces[face]);
    if (again < face) mean += known[again];
    else {
      const given = yieldOf(faces[face]);
      known[face] = sum(given) === 0 ? kept : bestValue(scene, replaced(gives, worst, given));
      mean += known[face];
    }
  }
  return mean / faces.length > plan.value + threshold ? `reroll:d${dice[worst] + 1}` : '';
}

/** Would the plan do without this die? */
function isSpare(plan: Planned, given: readonly number[], n: number): boolean {
  if (n > plan.spare) return false;
  for (let k = 0; k < WILD; k++) if (given[k] > plan.over[k]) return false;
  return true;
}

const known: number[] = [];

function replaced(gives: readonly (readonly number[])[], at: number, by: readonly number[]): (readonly number[])[] {
  const next = gives.slice();
  next[at] = by;
  return next;
}

/** The next card of the plan, or what it is paid with. */
function nextStep(scene: Scene, plan: Planned, ids: readonly string[]): string {
  const { cards: defs } = scene.facts.pack;
  const order = plan.cards.slice().sort((a, b) => urgency(scene, b) - urgency(scene, a) || a - b);
  for (const card of order) {
    const step = paymentStep(scene, plan, card, ids);
    if (step !== '') return step;
    const play = `play:${defs[card].id}`;
    if (ids.includes(play)) return play;
  }
  return sparePair(scene, ids);
}

/** What shows more cards or brings resources comes first; a pending discount goes where it counts. */
function urgency(scene: Scene, card: number): number {
  const f = scene.card(card);
  let u = 4 * f.draws + (sum(f.gained) > 0 ? 8 : 0) - 5 * f.echoes - f.symbols;
  for (let k = 0; k < KINDS_OF; k++) {
    if (scene.off[k] > 0 && (f.cost[k] > 0 || f.cost[WILD] > 0)) u += 100;
  }
  return u;
}

/** A die, a conversion or a pair that has to come before this card can be played as planned. */
function paymentStep(scene: Scene, plan: Planned, card: number, ids: readonly string[]): string {
  const { cost } = scene.card(card);
  const { pool, off, dice, gives } = scene;
  let spare = pool[WILD] + off[WILD];
  for (let k = 0; k < WILD; k++) {
    const lack = cost[k] - pool[k] - off[k];
    if (lack <= 0) {
      spare -= lack;
      continue;
    }
    for (let at = 0; at < dice.length; at++) {
      if (gives[at][k] > 0 && !plan.converted.includes(dice[at])) return dieOf(dice[at]);
    }
    const pair = `pair:${LETTERS[k]}`;
    if (plan.pairs[k] > 0 && ids.includes(pair)) return pair;
    if (plan.converted.length > 0) return conversion(plan);
  }
  // Wild symbols: everything is laid open first, so that what is left over can be chosen.
  if (cost[WILD] === 0) return '';
  for (let at = 0; at < dice.length; at++) {
    if (sum(gives[at]) > 0 && !plan.converted.includes(dice[at])) return dieOf(dice[at]);
  }
  if (spare >= cost[WILD]) return '';
  if (plan.converted.length > 0) return conversion(plan);
  for (let k = WILD; k >= 0; k--) {
    const pair = `pair:${LETTERS[k]}`;
    if (plan.pairs[k] > 0 && ids.includes(pair)) return pair;
  }
  return '';
}

const dieOf = (die: number): string => `die:d${die + 1}`;
const conversion = (plan: Planned): string => {
  const [a, b] = plan.converted.slice(0, 2).sort((x, y) => x - y);
  return `convert:d${a + 1}>d${b + 1}`;
};

/** With nothing left to play: pairs that would be lost, have no room, or settle the game. */
function sparePair(scene: Scene, ids: readonly string[]): string {
  const { facts, me } = scene;
  const doomed = me.deck < 3 && me.discard.length + me.scrap.length > 0;
  let found = 'end';
  let most = 0;
  for (let k = 0; k < KINDS_OF; k++) {
    const id = `pair:${LETTERS[k]}`;
    if (!ids.includes(id)) continue;
    const worth = scene.worth(facts.pairs[k]);
    const full = me.stored[k] + incoming(scene, k) > me.slots[k];
    const gain = worth - (doomed ? 0.1 : full ? 0.3 * W.pair : W.pair);
    if (gain > most) {
      most = gain;
      found = id;
    }
  }
  return found;
}

/** What phase 5 will want to store. */
function incoming(scene: Scene, kind: number): number {
  let n = scene.pool[kind];
  for (const g of scene.gives) n += g[kind];
  for (const card of scene.hand) n += scene.card(card).cost[kind];
  return n;
}

/** Of the ways to pay, the one after which the rest of the turn is worth most. */
export function choosePay(sight: RoneSight, seat: number, ids: readonly string[]): string {
  const scene = new Scene(sight, seat);
  (scene as { off: readonly number[] }).off = NOTHING;
  return firstBest(ids, (id) => {
    const pool = scene.pool.slice();
    for (const letter of refOf(id)) {
      const kind = LETTERS.indexOf(letter);
      if (kind >= 0) pool[kind]--;
    }
    return bestPlan(scene, scene.gives, pool).value;
  });
}

/** Resources of one kind to be had: the one that lets most be done. */
export function chooseKind(sight: RoneSight, seat: number, ids: readonly string[], what: string, n: number): string {
  const scene = new Scene(sight, seat);
  if (what === 'store') return firstBest(ids, (id) => storeWorth(scene, LETTERS.indexOf(refOf(id)), n));
  return firstBest(ids, (id) => {
    const kind = LETTERS.indexOf(refOf(id));
    const pool = scene.pool.slice();
    pool[kind] += n;
    const room = scene.me.slots[kind] - scene.me.stored[kind];
    return bestPlan(scene, scene.gives, pool).value + (kind === WILD ? -0.01 : 0.001 * room);
  });
}

/** A second one makes a pair. */
export function storeWorth(scene: Scene, kind: number, n: number): number {
  const { me, facts } = scene;
  const have = me.stored[kind];
  const room = Math.min(n, me.slots[kind] - have);
  if (room <= 0) return -1;
  const pairs = ((have + room) >> 1) - (have >> 1);
  return 0.3 * room + pairs * (0.5 + scene.worth(facts.pairs[kind]));
}

/** RC45: worth what it costs? */
export function chooseSalvage(sight: RoneSight, seat: number, ids: readonly string[]): string {
  const play = ids.find((id) => id.startsWith('play:'));
  const scene = new Scene(sight, seat);
  const { discard } = scene.me;
  const f = scene.card(scene.facts.pack.cardIndex.get(discard[discard.length - 1]) ?? 0);
  const gain = scene.worth(f) + scene.future * W.part * f.reward - W.symbol * Math.max(0, f.symbols - 1);
  if (gain <= 0) return 'skip';
  if (play !== undefined) return play;
  // A die that shows one of its symbols, if that may be enough.
  for (let at = 0; at < scene.dice.length; at++) {
    for (let k = 0; k < WILD; k++) {
      if (scene.gives[at][k] > 0 && (f.cost[k] > scene.pool[k] || f.cost[WILD] > 0)) {
        const id = dieOf(scene.dice[at]);
        if (f.symbols <= 2 && ids.includes(id)) return id;
      }
    }
  }
  return 'skip';
}

export function firstBest(ids: readonly string[], score: (id: string) => number): string {
  let found = ids[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const id of ids) {
    const s = score(id);
    if (s > most) {
      most = s;
      found = id;
    }
  }
  return found;
}
