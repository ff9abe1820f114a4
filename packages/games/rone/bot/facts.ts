import { type Op, type Pack, packOf } from '../content/index.ts';

/** What lists of operations come to, added up once for each pack: the policy reckons with numbers. */

export interface Tally {
  melee: number;
  ranged: number;
  destruction: number;
  armour: number;
  health: number;
  parts: number;
  screws: number;
  rerolls: number;
  draws: number;
  recycles: number;
  recruits: number;
  discoveries: number;
  enlists: number;
  drills: number;
  sacrifices: number;
  screwsSwapped: number;
  refreshes: number;
  exhausts: number;
  /** Of the opponent: cards discarded, cards scrapped, stored resources destroyed. */
  foeDiscards: number;
  foeScraps: number;
  foeStored: number;
  ownScraps: number;
  research: number;
  lostHealth: number;
  /** Resources gained and stored, by kind; of one colour to be chosen. */
  gained: number[];
  gainedOfOne: number;
  stored: number[];
  storedOfOne: number;
  /** RC44, RC45. */
  echoes: number;
  salvages: number;
}

export interface CardFacts extends Tally {
  /** Six counts, and all symbols together. */
  cost: readonly number[];
  symbols: number;
  reward: number;
  training: number;
  keeps: boolean;
  fleeting: boolean;
  /** Damage that counts other played cards (RC16), or needs a bare chest (RC48). */
  perPlayed: number;
  mostPerPlayed: number;
  rangedBare: number;
}

export interface PackFacts {
  pack: Pack;
  cards: CardFacts[];
  /** By permanent: what exhausting it does, what it does at the start of each turn, and after a reshuffle. */
  uses: Tally[];
  starts: Tally[];
  reshuffles: Tally[];
  /** Does it do something when it is exhausted? */
  active: boolean[];
  pairs: Tally[];
  parts: Tally[];
}

const KINDS = ['blue', 'red', 'black', 'green', 'yellow', 'wild'];

export function blank(): Tally {
  return {
    melee: 0,
    ranged: 0,
    destruction: 0,
    armour: 0,
    health: 0,
    parts: 0,
    screws: 0,
    rerolls: 0,
    draws: 0,
    recycles: 0,
    recruits: 0,
    discoveries: 0,
    enlists: 0,
    drills: 0,
    sacrifices: 0,
    screwsSwapped: 0,
    refreshes: 0,
    exhausts: 0,
    foeDiscards: 0,
    foeScraps: 0,
    foeStored: 0,
    ownScraps: 0,
    research: 0,
    lostHealth: 0,
    gained: [0, 0, 0, 0, 0, 0],
    gainedOfOne: 0,
    stored: [0, 0, 0, 0, 0, 0],
    storedOfOne: 0,
    echoes: 0,
    salvages: 0,
  };
}

const GAINS = { armour: 'armour', health: 'health', part: 'parts', screw: 'screws', reroll: 'rerolls' } as const;

/** Of a choice the last way counts, which asks for nothing more; what may be done is left out. */
function add(t: Tally, ops: readonly Op[]): Tally {
  for (const op of ops) addOne(t, op);
  return t;
}

function addOne(t: Tally, op: Op): void {
  switch (op.op) {
    case 'when':
      return void add(t, op.then);
    case 'choose':
      return void add(t, op.of[op.of.length - 1].do);
    case 'may':
      return void add(t, op.do);
    case 'deal':
      t[op.damage] += typeof op.n === 'number' ? op.n : 2;
      return;
    case 'gain':
      if (op.who === undefined || op.who === 'you') t[GAINS[op.what]] += typeof op.n === 'number' ? op.n : 2;
      return;
    case 'lose':
      if (op.what === 'health') t.lostHealth += typeof op.n === 'number' ? op.n : 2;
      return;
    case 'resource':
      if (op.kind === 'oneColour') t.gainedOfOne += op.n;
      else t.gained[KINDS.indexOf(op.kind)] += op.n;
      return;
    case 'store':
      if (op.kind === 'oneColour') t.storedOfOne += op.n;
      else t.stored[KINDS.indexOf(op.kind)] += op.n;
      return;
    case 'research':
      if (op.who !== 'invasion') t.research += op.n;
      return;
    case 'draw':
      t.draws += op.n;
      return;
    case 'mill':
      if (op.who !== 'opponent') t.ownScraps += op.n;
      else if (op.to === 'discard') t.foeDiscards += op.n;
      else t.foeScraps += op.n;
      return;
    case 'recycle':
      t.recycles += op.n;
      return;
    case 'sacrifice':
      t.sacrifices++;
      return;
    case 'recruit':
      t.recruits++;
      return;
    case 'discover':
      t.discoveries++;
      return;
    case 'enlist':
      t.enlists++;
      return;
    case 'train':
      t.drills++;
      return;
    case 'upgrade':
      t.screwsSwapped += op.n;
      return;
    case 'refresh':
      t.refreshes += op.n === 'all' ? 3 : op.n;
      return;
    case 'exhaust':
      t.exhausts += op.n;
      return;
    case 'destroyStored':
      if (op.who === 'opponent') t.foeStored += op.n === 'all' ? 4 : op.n;
      return;
    case 'repeatPlayed':
      t.echoes++;
      return;
    case 'playDiscard':
      t.salvages++;
      return;
    default:
      return;
  }
}

function cardFacts(pack: Pack, card: number): CardFacts {
  const def = pack.cards[card];
  const t = add(blank(), def.play);
  // What may be done besides: RC29 trades a played card for health.
  if (def.play.some((op) => op.op === 'when')) t.health = 0;
  t.melee += def.combat.melee;
  t.ranged += def.combat.ranged;
  t.destruction += def.combat.destruction;
  let perPlayed = 0;
  let mostPerPlayed = 0;
  let rangedBare = 0;
  for (const { damage, n, if: condition } of def.bonus) {
    if (condition === undefined && typeof n !== 'number' && n.per === 'played' && damage === 'melee') {
      perPlayed = n.each;
      mostPerPlayed = n.max ?? 9;
    } else if (condition !== undefined && damage === 'ranged' && typeof n === 'number') rangedBare = n;
  }
  return {
    ...t,
    cost: pack.cost[card],
    symbols: pack.costSum[card],
    reward: def.reward,
    training: pack.training[card],
    keeps: def.keep === true,
    fleeting: def.fleeting === true,
    perPlayed,
    mostPerPlayed,
    rangedBare,
  };
}

const known = new WeakMap<Pack, PackFacts>();

export function factsOf(of: { pack: string }): PackFacts {
  const pack = packOf(of);
  let facts = known.get(pack);
  if (facts) return facts;
  const on = (moment: string): Tally[] =>
    pack.permanents.map(({ abilities }) => {
      const t = blank();
      for (const ability of abilities) if (ability.on === moment) add(t, ability.do);
      return t;
    });
  facts = {
    pack,
    cards: pack.cards.map((_, card) => cardFacts(pack, card)),
    uses: pack.permanents.map(({ use }) => add(blank(), use)),
    starts: on('turnStart'),
    reshuffles: on('reshuffled'),
    active: pack.permanents.map(({ use }) => use.length > 0),
    pairs: KINDS.map((_, kind) => add(blank(), pack.pairList[kind] === '' ? [] : pack.lists.at(pack.pairList[kind]))),
    parts: pack.parts.map(({ do: ops }) => add(blank(), ops)),
  };
  known.set(pack, facts);
  return facts;
}
