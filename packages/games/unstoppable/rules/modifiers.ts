import { type Modifiers, modifiers, type Tally } from '@starhold/effects';
import { type Modifier, type Pack, packOf } from '../content/index.ts';
import { type Cards, NONE } from '../state.ts';

/**
 * What changes the facts now: the current story card for everybody, allies in play for their owner, upgrades for the card
 * they are on.
 */

/** As much of a position as matters here: a state, or what a view shows of it. */
export interface Lying {
  pack: string;
  story: number;
  cards: Pick<Cards, 'core' | 'top' | 'bottom'>;
  players: readonly { play: readonly number[] }[];
}

/** Numbers that something on the table adds to. Of the last four it is counted how many things there are. */
export type NumberFact =
  /** Of a card; attack and defence of its threat side. */
  | 'cost'
  | 'attack'
  | 'defence'
  /** Of a player: damage that is dealt, damage that a threat deals, market, Haggle, armour that stays in cleanup. */
  | 'damage'
  | 'threatDamage'
  | 'price'
  | 'haggle'
  | 'keepArmour'
  /** Of everybody. */
  | 'activeLimit'
  | 'fearless'
  | 'damageFirst'
  | 'shields'
  | 'shieldsFirst';

export interface Bearer {
  /** The player whose number it is, or NONE. */
  seat: number;
  /** The card whose number it is, or NONE. */
  card: number;
  /** The first damage of the turn, the first threat of the threat phase. */
  first: boolean;
  /** The damage goes to a threat on deck. */
  onDeck: boolean;
}

const NOTHING: readonly Modifier[] = [];

export function storyModifiers(s: Pick<Lying, 'pack' | 'story'>): readonly Modifier[] {
  if (s.story === NONE) return NOTHING;
  return packOf(s).story[s.story].modifiers;
}

/** Sources as numbers: the story card, then core cards and upgrades in turn. */
const STORY = 0;
const coreSource = (core: number): number => 1 + 2 * core;
const upgradeSource = (upgrade: number): number => 2 + 2 * upgrade;

function nameOf(s: Lying, source: number): string {
  const pack = packOf(s);
  if (source === STORY) return `story:${pack.story[s.story].id}`;
  const at = Math.floor((source - 1) / 2);
  return source % 2 === 1 ? `core:${pack.cores[at].id}` : `upgrade:${pack.upgrades[at].id}`;
}

function note(m: Modifier, source: number, about: Bearer, into: Tally<NumberFact>): void {
  switch (m.mod) {
    case 'damage':
      if (m.when === 'each' || (m.when === 'first' ? about.first : about.onDeck)) into.add('damage', m.n, source);
      if (m.when === 'first') into.add('damageFirst', 1, source);
      return;
    case 'shield':
      if (m.when === 'each' || about.first) into.add('threatDamage', -m.n, source);
      into.add('shields', 1, source);
      if (m.when === 'first') into.add('shieldsFirst', 1, source);
      return;
    case 'threatAttack':
      return into.add('attack', m.n, source);
    case 'threatDefence':
      return into.add('defence', m.n, source);
    case 'fearless':
      return into.add('fearless', 1, source);
    case 'keyword':
      return;
    default:
      return into.add(m.mod, m.n, source);
  }
}

function noteUpgrade(pack: Pack, upgrade: number, into: Tally<NumberFact>): void {
  if (upgrade === NONE) return;
  const { core, threat } = pack.upgrades[upgrade];
  const source = upgradeSource(upgrade);
  into.add('attack', threat.attack, source);
  into.add('defence', threat.defence, source);
  if (core.cost !== undefined) into.add('cost', core.cost, source);
}

function noteAll(all: readonly Modifier[], source: number, about: Bearer, into: Tally<NumberFact>): void {
  for (let i = 0; i < all.length; i++) note(all[i], source, about, into);
}

const { sum, why }: Modifiers<Lying, NumberFact, Bearer> = modifiers<Lying, NumberFact, Bearer>({
  active(s, about, into): void {
    const pack = packOf(s);
    if (about.card !== NONE) {
      noteUpgrade(pack, s.cards.top[about.card], into);
      noteUpgrade(pack, s.cards.bottom[about.card], into);
    }
    if (s.story !== NONE) noteAll(pack.story[s.story].modifiers, STORY, about, into);
    if (about.seat === NONE) return;
    const { core, top, bottom } = s.cards;
    for (const card of s.players[about.seat].play) {
      const c = core[card];
      const above = top[card];
      const below = bottom[card];
      if (c !== NONE) noteAll(pack.cores[c].passives, coreSource(c), about, into);
      if (above !== NONE) noteAll(pack.upgrades[above].core.passives, upgradeSource(above), about, into);
      if (below !== NONE) noteAll(pack.upgrades[below].core.passives, upgradeSource(below), about, into);
    }
  },
  source: nameOf,
});

/** What is added to a number of a player; of a card; of everybody. */
export function addedFor(s: Lying, fact: NumberFact, seat: number, first = false, onDeck = false): number {
  return sum(s, fact, { seat, card: NONE, first, onDeck });
}

export function addedTo(s: Lying, fact: NumberFact, card: number): number {
  // Asked for every card at every decision, and mostly there is nothing.
  if (s.story === NONE && s.cards.top[card] === NONE && s.cards.bottom[card] === NONE) return 0;
  return sum(s, fact, { seat: NONE, card, first: false, onDeck: false });
}

/** Where the parts of a number come from, `upgrade:barb` +1. */
export { why };
