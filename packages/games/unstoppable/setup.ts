import type { Rng } from '@starhold/kernel';
import { packOf, packs, type Sleeve } from './content/index.ts';
import { charactersOf, type Options } from './options.ts';
import { becomesVisible, newCard, onDeck, ref, type X } from './rules/cards.ts';
import { MARKET_SLOTS, MAX_HEALTH, START_CREDITS, START_FIELD, START_HAND, TOP_DRAFT_LEVEL } from './rules/rulings.ts';
import { matOf } from './rules/track.ts';
import { NONE, type Player, type UnsState } from './state.ts';

/** Of the rules alone; what a table is played with belongs to its version, too. */
const RULES_VERSION = '3';

export function versionWith(pack: string): string {
  return `${RULES_VERSION}+${pack.slice(pack.indexOf('@') + 1)}`;
}

function newPlayer(): Player {
  return {
    health: MAX_HEALTH,
    armour: 0,
    ap: 0,
    credits: START_CREDITS,
    level: 1,
    draft: 1,
    deck: [],
    field: [],
    hand: [],
    play: [],
    discard: [],
    struck: 0,
    defeated: 0,
    stuck: 0,
    chain: 0,
    filled: 0,
  };
}

/** Everything that needs no luck; a set-up frame does the rest. */
export function initialState(options: Options, rng: Rng, pack = options.pack ?? packs.base): UnsState {
  return {
    rulesVersion: versionWith(pack),
    rng,
    stack: [{ k: 'setup', seat: 0, step: 0, cause: 'setup' }],
    asked: 0,
    opened: 0,
    over: '',
    pack,
    options: { ...options },
    turn: 0,
    phase: 'setup',
    players: options.players === 1 ? [newPlayer()] : [newPlayer(), newPlayer()],
    cards: { core: [], threat: [], top: [], bottom: [], damage: [], exhausted: [], handle: [], seen: [] },
    nextHandle: 0,
    box: [],
    coreDecks: [[], [], [], [], [], []],
    coreKnown: new Array(TOP_DRAFT_LEVEL).fill(0),
    upgradeDeck: [],
    upgradeKnown: 0,
    market: new Array(MARKET_SLOTS).fill(NONE),
    threatDeck: [],
    reserve: [],
    bossDeck: [],
    bossDamage: 0,
    danger: 0,
    story: NONE,
    pairUps: 0,
    reps: [],
    innerStrength: 0,
    won: 0,
    wonTurns: 0,
    wonLevels: [],
    end: '',
  };
}

/** UNS-2 and UNS-4: what all players share. */
export function dealSetup(x: X): void {
  const { s } = x;
  const pack = packOf(s);
  const mat = matOf(s);
  const size = s.options.players === 1 ? 'solo' : 'duo';
  for (let level = 1; level <= TOP_DRAFT_LEVEL; level++) {
    s.coreDecks[level - 1] = x.shuffle(`core${level}`, pack.coresByLevel[level - 1].slice());
  }
  s.upgradeDeck = pack.upgrades.map((_, i) => i);
  x.shuffle('upgrades', s.upgradeDeck);
  for (let slot = 0; slot < MARKET_SLOTS; slot++) s.market[slot] = s.upgradeDeck.pop() ?? NONE;

  const { named, reserve } = pack.threatPiles[mat.id][size];
  s.threatDeck = x.shuffle('threats', named.slice());
  s.reserve = x.shuffle('reserve', reserve.slice());

  // Groups are named from top to bottom; the top of a deck is the end of its array.
  pack.bossGroups[mat.id][size].forEach((group, at) => {
    s.bossDeck.unshift(...x.shuffle(`boss${at + 1}`, group.slice()));
  });
  if ('ending' in mat.victory) s.story = pack.story.findIndex((card) => card.id === 0);
}

/** UNS-3.3: the ten cards of a character, core and threat, in the order they are made. */
export function startingDeck(s: UnsState, seat: number): readonly Sleeve[] {
  const id = charactersOf(s.options)[seat];
  const deck = packOf(s).startingDecks[id];
  if (!deck) throw new Error(`the pack has no character ${id}`);
  return deck;
}

/** Which threat lies behind which core card of a starting deck is known to all. */
export function dealSeat(x: X, seat: number): void {
  const { s } = x;
  for (const { core, threat } of startingDeck(s, seat)) {
    const card = newCard(s, core, threat);
    becomesVisible(s, card);
    s.players[seat].deck.push(card);
  }
  shuffleDeck(x, seat);
}

/** UNS-3.4 and 3.5, then the refill rule in full. */
export function placeSeat(x: X, seat: number): void {
  const { s } = x;
  const p = s.players[seat];
  for (let i = 0; i < START_HAND; i++) p.hand.push(p.deck.pop() as number);
  x.tell('dealt', 'UNS-3.4', seat, { cards: p.hand.map((card) => ref(s, card)) });
  for (let i = 0; i < START_FIELD; i++) p.field.push(p.deck.pop() as number);
  x.tell('placed', 'UNS-3.5', seat, { cards: p.field.map((card) => ref(s, card)) });
  becomesVisible(s, onDeck(s, seat));
  x.push({ k: 'refill', seat, tried: 0, asked: NONE });
}

/** a new order, and new names, so that nobody can follow a card through it. */
export function shuffleDeck(x: X, seat: number): void {
  const { s } = x;
  const { deck } = s.players[seat];
  x.shuffle(`deck${seat}`, deck);
  for (const card of deck) s.cards.handle[card] = s.nextHandle++;
}
