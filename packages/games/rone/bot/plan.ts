import { KINDS_OF, type Scene, sum, WILD } from './scene.ts';
import { W } from './weights.ts';

/**
 * The best set of cards that can be paid for: all ways to turn dice into resources, and for each a search through sets of
 * cards. A set can be paid for if its symbols can be met as a whole, so sets are counted, not sequences. What a card will
 * draw is not known and counts as a number; the policy asks again after every step.
 */

const MAX_CARDS = 24;
const MAX_NODES = 3000;
const TINY = 1e-9;

export interface Planned {
  value: number;
  /** Cards to be played. */
  cards: number[];
  /** Dice to be converted, two and two. */
  converted: number[];
  /** Pairs to be used, by kind. */
  pairs: number[];
  /** Of each colour, how much more there is than its own symbols take; and how many resources stay altogether. */
  over: number[];
  spare: number;
}

/** Rooms used again by every plan. */
const card = new Int32Array(MAX_CARDS);
const flat = new Float64Array(MAX_CARDS);
const solo = new Float64Array(MAX_CARDS);
const rest = new Float64Array(MAX_CARDS + 1);
const supply = new Int32Array(KINDS_OF);
const need = new Int32Array(KINDS_OF);
const pairs = new Int32Array(KINDS_OF);
const pairGain = new Float64Array(KINDS_OF);
const used = new Int32Array(KINDS_OF);
/** By die: how many resources it gives. */
const total = new Int32Array(8);

let scene: Scene;
let count = 0;
let free = 0;
let nodes = 0;
let best = 0;
let bestMask = 0;
let bestConfig = -1;
let config = -1;
let resources = 0;
let handSize = 0;
/** Running totals of the set. */
let mask = 0;
let melee = 0;
let ranged = 0;
let destruction = 0;
let armour = 0;
let health = 0;
let extra = 0;
let played = 0;
let perPlayed = 0;
let bare = 0;
/** What `isPayable` has found. */
let pairWorth = 0;
let spareLeft = 0;

/** Ways to convert dice: none, one pair, two pairs, by places in the list of usable dice. */
const CONFIGS: readonly (readonly number[])[][] = [0, 1, 2, 3, 4].map((n) => {
  const ways: number[][] = [[]];
  for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) ways.push([a, b]);
  if (n === 4) ways.push([0, 1, 2, 3], [0, 2, 1, 3], [0, 3, 1, 2]);
  return ways;
});

/** `gives`: as if the dice showed this. `without`: as if this card were not in hand. */
export function bestValue(of: Scene, gives: readonly (readonly number[])[] = of.gives): number {
  search(of, gives, of.pool);
  return best;
}

export function bestPlan(of: Scene, gives = of.gives, pool = of.pool): Planned {
  search(of, gives, pool);
  const ways = CONFIGS[Math.min(4, gives.length)];
  const converted = ways[bestConfig].map((at) => of.dice[at]);
  setUp(gives, pool, ways[bestConfig]);
  const cards: number[] = [];
  need.fill(0);
  for (let i = 0; i < count; i++) {
    if (((bestMask >> i) & 1) === 0) continue;
    cards.push(card[i]);
    const { cost, gained } = of.card(card[i]);
    for (let k = 0; k < KINDS_OF; k++) {
      need[k] += cost[k];
      supply[k] += gained[k];
    }
  }
  isPayable();
  const over = Array.from(supply, (n, k) => n - need[k]);
  return { value: best, cards, converted, pairs: Array.from(used), over, spare: spareLeft };
}

function search(of: Scene, gives: readonly (readonly number[])[], pool: readonly number[]): void {
  scene = of;
  best = Number.NEGATIVE_INFINITY;
  bestMask = 0;
  bestConfig = 0;
  nodes = 0;
  gather(of);
  for (let at = 0; at < gives.length; at++) total[at] = sum(gives[at]);
  const ways = CONFIGS[Math.min(4, gives.length)];
  const all = 2 ** count - 1;
  for (config = 0; config < ways.length; config++) {
    const way = ways[config];
    // Good dice are not given away.
    if (way.length > 0) {
      if (bestMask === all) break;
      let lost = 0;
      for (let i = 0; i < way.length; i++) lost += total[way[i]];
      if (lost > way.length) continue;
    }
    setUp(gives, pool, way);
    need.fill(0);
    mask = played = perPlayed = bare = 0;
    ({ melee, ranged, destruction } = of);
    armour = health = extra = 0;
    isPayable();
    const now = worthNow();
    note(now + storeWorth(spareLeft));
    walk(0, now + storeWorth(resources));
  }
}

function setUp(gives: readonly (readonly number[])[], pool: readonly number[], way: readonly number[]): void {
  free = way.length / 2;
  for (let k = 0; k < KINDS_OF; k++) {
    supply[k] = pool[k] + scene.off[k];
    pairs[k] = scene.stored[k] >> 1;
  }
  for (let at = 0; at < gives.length; at++) {
    if (way.includes(at)) continue;
    const g = gives[at];
    for (let k = 0; k < WILD; k++) supply[k] += g[k];
  }
  resources = free;
  for (let k = 0; k < KINDS_OF; k++) resources += supply[k];
}

/** Cards of the hand, the best first, equal ones together. */
function gather(of: Scene): void {
  count = 0;
  const { hand, sight } = of;
  handSize = hand.length;
  const before = of.outcome(of.melee, of.ranged, of.destruction, 0, 0);
  for (let i = 0; i < hand.length && count < MAX_CARDS; i++) {
    const c = hand[i];
    const f = of.card(c);
    if (sight.deadly.length > 0 && sight.deadly.includes(of.facts.pack.cards[c].id)) continue;
    const extras = of.extras(f) + of.future * W.part * f.reward + inHand(of, c);
    const alone =
      of.outcome(
        of.melee + f.melee + f.perPlayed,
        of.ranged + f.ranged,
        of.destruction + f.destruction,
        f.armour,
        f.health - f.lostHealth,
      ) -
      before +
      extras;
    if (alone <= 0 && f.symbols > 0 && f.draws === 0) continue;
    const dense = alone / (f.symbols + 0.4);
    let at = count++;
    for (; at > 0 && dense > solo[at - 1] / (of.card(card[at - 1]).symbols + 0.4); at--) {
      card[at] = card[at - 1];
      flat[at] = flat[at - 1];
      solo[at] = solo[at - 1];
    }
    card[at] = c;
    flat[at] = extras;
    solo[at] = alone;
  }
  rest[count] = 0;
  for (let i = count - 1; i >= 0; i--) rest[i] = rest[i + 1] + Math.max(0, solo[i]) * 1.15 + 0.2;
  for (let k = 0; k < KINDS_OF; k++) pairGain[k] = of.worth(of.facts.pairs[k]) - W.pair;
}

/** What is avoided by not having it in hand in phase 5: a card on the scrapyard, less what it stores. */
function inHand(of: Scene, c: number): number {
  const f = of.card(c);
  if (f.keeps || f.fleeting) return 0;
  return W.scrap - 0.6 * W.store * f.symbols;
}

/** Card by card, with it or without; `worth` is that of the set so far. */
function walk(i: number, worth: number): void {
  let at = i;
  while (at < count && nodes++ < MAX_NODES && worth + rest[at] > best) {
    const c = card[at];
    const f = scene.card(c);
    const { cost, gained } = f;
    for (let k = 0; k < KINDS_OF; k++) need[k] += cost[k];
    if (isPayable()) {
      let more = 0;
      for (let k = 0; k < KINDS_OF; k++) {
        supply[k] += gained[k];
        more += gained[k];
      }
      mask |= 1 << at;
      melee += f.melee;
      ranged += f.ranged;
      destruction += f.destruction;
      armour += f.armour;
      health += f.health - f.lostHealth;
      extra += flat[at];
      played++;
      perPlayed += f.perPlayed;
      bare += f.rangedBare;
      const now = worthNow();
      note(now + pairWorth + storeWorth(spareLeft + more));
      walk(at + 1, now);
      for (let k = 0; k < KINDS_OF; k++) supply[k] -= gained[k];
      mask &= ~(1 << at);
      melee -= f.melee;
      ranged -= f.ranged;
      destruction -= f.destruction;
      armour -= f.armour;
      health -= f.health - f.lostHealth;
      extra -= flat[at];
      played--;
      perPlayed -= f.perPlayed;
      bare -= f.rangedBare;
    }
    for (let k = 0; k < KINDS_OF; k++) need[k] -= cost[k];
    // Equal cards are left out together.
    at++;
    while (at < count && card[at] === c) at++;
  }
}

function worthNow(): number {
  let m = melee;
  if (perPlayed > 0) m += perPlayed * Math.min(6, played - 1 + scene.me.played.length);
  const r = bare > 0 && scene.me.armour + armour <= 0 ? ranged + bare : ranged;
  scene.unplayed = handSize - played;
  return scene.outcome(m, r, destruction, armour, health) + extra;
}

function storeWorth(spare: number): number {
  return W.store * (spare < 5 ? spare : 5);
}

function note(value: number): void {
  if (value <= best + TINY) return;
  best = value;
  bestMask = mask;
  bestConfig = config;
}

/** Own colours first, then pairs, then conversions; what is left of anything pays wild symbols. */
function isPayable(): boolean {
  let conversions = free;
  let spare = supply[WILD];
  let sparePairs = 0;
  pairWorth = 0;
  used[0] = used[1] = used[2] = used[3] = used[4] = used[WILD] = 0;
  for (let k = 0; k < WILD; k++) {
    let lack = need[k] - supply[k];
    if (lack <= 0) {
      spare -= lack;
      sparePairs += pairs[k];
      continue;
    }
    const byPair = lack < pairs[k] ? lack : pairs[k];
    used[k] = byPair;
    pairWorth += byPair * pairGain[k];
    sparePairs += pairs[k] - byPair;
    lack -= byPair;
    conversions -= lack;
    if (conversions < 0) return false;
  }
  let lack = need[WILD] - spare;
  if (lack <= 0) {
    spareLeft = -lack + conversions;
    return true;
  }
  const converted = lack < conversions ? lack : conversions;
  lack -= converted;
  spareLeft = conversions - converted;
  if (lack === 0) return true;
  if (lack > sparePairs + pairs[WILD]) return false;
  for (let k = WILD; k >= 0 && lack > 0; k--) {
    const byPair = Math.min(lack, pairs[k] - used[k]);
    used[k] += byPair;
    pairWorth += byPair * pairGain[k];
    lack -= byPair;
  }
  return true;
}
