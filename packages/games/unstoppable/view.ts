import type { Eyes } from '@starhold/kernel';
import { type BossMatDef, type Pack, packOf, type ThreatKeyword } from './content/index.ts';
import { charactersOf, type Options } from './options.ts';
import {
  attackOf,
  coreOf,
  costOf,
  defenceOf,
  healthOf,
  keywordsOf,
  onDeck,
  priceOf,
  ref,
  threatOf,
} from './rules/cards.ts';
import { repetitionOf } from './rules/effects.ts';
import { type Score, scoreOf } from './rules/score.ts';
import { dealtTo } from './rules/targets.ts';
import { dangerLevel, matOf, turnsLeft } from './rules/track.ts';
import { framesOf, NONE, type Phase, type UnsFrame, type UnsState } from './state.ts';

/** A sleeve without a name: what is in it, not which one it is. */
export interface SleeveView {
  /** Null for a boss card, which has no core side. */
  core: string | null;
  top: string | null;
  bottom: string | null;
}

/** A card by its core side. The threat side is not here: who holds the card may not look at it (UNS-1.8). */
export interface CardView extends SleeveView {
  ref: string;
  cost: number;
  exhausted: boolean;
}

/** A card that lies threat side up: on the battlefield or on top of the deck. */
export interface ThreatView extends CardView {
  threat: string;
  attack: number;
  defence: number;
  health: number;
  damage: number;
  keywords: ThreatKeyword[];
}

export interface PlayerView {
  character: string;
  health: number;
  armour: number;
  ap: number;
  credits: number;
  level: number;
  draft: number;
  deckSize: number;
  /** What lies in the deck below the top, as everybody knows from the discard pile: sorted, so the order tells nothing. */
  deck: SleeveView[];
  onDeck: ThreatView | null;
  field: ThreatView[];
  hand: CardView[];
  play: CardView[];
  discard: CardView[];
  defeated: number;
  /** The first damage instance of this turn has been dealt. */
  struck: boolean;
}

export interface MarketView {
  upgrade: string;
  /** Without discount, by seat. */
  prices: number[];
}

/** What is being resolved, outermost first. */
export interface WorkView {
  what: string;
  seat: number;
  /** Core card, where the effects of a card are at work, and which of them are over. */
  core: string | null;
  done: number[];
  at: number;
  /** Which exhaust symbol; the upgrades on the card, or the one being bought. */
  group: number;
  upgrades: string[];
  /** How much, where it is about an amount: damage, credits, cards. */
  n: number;
  /** Damage with everything that makes it more or less. */
  dealt: number;
  /** What exactly: the address of a list of operations, a kind of gain, what may be hit. */
  about: string;
}

/** Everything a pair of eyes may know, built from nothing. Players have no secrets from each other (RULINGS.md, B-01). */
export interface UnsView {
  options: Options;
  eyes: Eyes;
  turn: number;
  phase: Phase;
  players: PlayerView[];
  market: (MarketView | null)[];
  upgradeDeck: { size: number; bottom: string[] };
  coreDecks: { size: number; top: string | null; bottom: string[] }[];
  /** Cards looked at in Selection, by seat. */
  looking: string[][];
  threatDeck: number;
  reserve: number;
  box: CardView[];
  boss: {
    id: string;
    damage: number;
    goal: number | null;
    deck: number;
    story: number | null;
  };
  danger: { at: number; level: number; turnsLeft: number };
  work: WorkView[];
  /** Effects resolved this turn (UNS-19.3); `ref` is null once a shuffle has hidden the card. */
  repeated: { core: string; ref: string | null; slot: number; times: number }[];
  won: boolean;
  score: Score | null;
  over: string;
  end: string;
}

export function viewOf(s: UnsState, eyes: Eyes): UnsView {
  const pack = packOf(s);
  const mat = matOf(s);
  const frames = framesOf(s);
  const characters = charactersOf(s.options);
  return {
    options: { ...s.options },
    eyes,
    turn: s.turn,
    phase: s.phase,
    players: s.players.map((p, seat) => {
      const top = onDeck(s, seat);
      return {
        character: characters[seat],
        health: p.health,
        armour: p.armour,
        ap: p.ap,
        credits: p.credits,
        level: p.level,
        draft: p.draft,
        deckSize: p.deck.length,
        deck: sleeves(s, pack, p.deck.slice(0, -1)),
        onDeck: top === NONE ? null : threatView(s, pack, top, false),
        field: p.field.map((card) => threatView(s, pack, card, true)),
        hand: p.hand.map((card) => cardView(s, pack, card)),
        play: p.play.map((card) => cardView(s, pack, card)),
        discard: p.discard.map((card) => cardView(s, pack, card)),
        defeated: p.defeated,
        struck: p.struck === 1,
      };
    }),
    market: s.market.map((u) =>
      u === NONE
        ? null
        : { upgrade: pack.upgrades[u].id, prices: s.players.map((_, seat) => priceOf(s, seat, u, NONE)) },
    ),
    upgradeDeck: {
      size: s.upgradeDeck.length,
      bottom: s.upgradeDeck.slice(0, s.upgradeKnown).map((u) => pack.upgrades[u].id),
    },
    coreDecks: s.coreDecks.map((deck, i) => ({
      size: deck.length,
      top: deck.length > 0 ? pack.cores[deck[deck.length - 1]].id : null,
      bottom: deck.slice(0, s.coreKnown[i]).map((core) => pack.cores[core].id),
    })),
    looking: s.players.map((_, seat) => lookedAt(pack, frames, seat)),
    threatDeck: s.threatDeck.length,
    reserve: s.reserve.length,
    box: s.box.map((card) => cardView(s, pack, card)),
    boss: {
      id: mat.id,
      damage: s.bossDamage,
      goal: goalOf(s, mat),
      deck: s.bossDeck.length,
      story: s.story === NONE ? null : pack.story[s.story].id,
    },
    danger: { at: s.danger, level: dangerLevel(s), turnsLeft: turnsLeft(s) },
    work: frames.flatMap((f) => workView(s, f)),
    repeated: repeatedView(s),
    won: s.won === 1,
    score: s.won === 1 ? scoreOf(s) : null,
    over: s.over,
    end: s.end,
  };
}

function goalOf(s: UnsState, mat: BossMatDef): number | null {
  return 'bossDamage' in mat.victory ? mat.victory.bossDamage * s.players.length : null;
}

function upgradeId(pack: Pack, u: number): string | null {
  return u === NONE ? null : pack.upgrades[u].id;
}

function cardView(s: UnsState, pack: Pack, card: number): CardView {
  const { core, top, bottom, exhausted } = s.cards;
  return {
    ref: ref(s, card),
    core: core[card] === NONE ? null : pack.cores[core[card]].id,
    top: upgradeId(pack, top[card]),
    bottom: upgradeId(pack, bottom[card]),
    cost: costOf(s, card),
    exhausted: exhausted[card] === 1,
  };
}

function sleeves(s: UnsState, pack: Pack, cards: readonly number[]): SleeveView[] {
  const { core, top, bottom } = s.cards;
  return cards
    .slice()
    .sort((a, b) => core[a] - core[b] || top[a] - top[b] || bottom[a] - bottom[b])
    .map((card) => ({
      core: core[card] === NONE ? null : pack.cores[core[card]].id,
      top: upgradeId(pack, top[card]),
      bottom: upgradeId(pack, bottom[card]),
    }));
}

function threatView(s: UnsState, pack: Pack, card: number, active: boolean): ThreatView {
  return {
    ...cardView(s, pack, card),
    threat: threatOf(s, card).id,
    attack: attackOf(s, card),
    defence: defenceOf(s, card),
    health: healthOf(s, card),
    damage: s.cards.damage[card],
    keywords: keywordsOf(s, card, active).map((k) => ({ ...k })),
  };
}

function lookedAt(pack: Pack, frames: readonly UnsFrame[], seat: number): string[] {
  const f = frames.find((frame) => frame.k === 'select' && frame.seat === seat);
  if (f?.k !== 'select') return [];
  return [...(f.keep === NONE ? [] : [f.keep]), ...f.cards].map((core) => pack.cores[core].id);
}

function repeatedView(s: UnsState): UnsView['repeated'] {
  const hidden = new Set(s.players.flatMap((p) => p.deck.slice(0, -1)));
  const found: UnsView['repeated'] = [];
  for (let i = 0; i < s.reps.length; i += 2) {
    const { card, slot } = repetitionOf(s.reps[i]);
    found.push({
      core: coreOf(s, card)?.id ?? '',
      ref: hidden.has(card) ? null : ref(s, card),
      slot,
      times: s.reps[i + 1],
    });
  }
  return found;
}

/** Never the card itself: it may lie in the deck by now, and nobody knows where. */
function workView(s: UnsState, f: UnsFrame): WorkView[] {
  if (f.k === 'ops' || f.k === 'turn' || f.k === 'action' || f.k === 'setup') return [];
  const pack = packOf(s);
  if (f.k !== 'resolve') {
    const upgrades = f.k === 'fit' ? [pack.upgrades[f.upgrade].id] : [];
    const at = f.k === 'branch' ? f.at : NONE;
    return [
      {
        what: f.k,
        seat: f.seat,
        core: null,
        done: [],
        at,
        group: 0,
        upgrades,
        n: amountIn(f),
        dealt: dealtIn(s, f),
        about: aboutOf(f),
      },
    ];
  }
  const done = Array.from({ length: 8 }, (_, i) => i).filter((i) => (f.done >> i) & 1);
  const { top, bottom } = s.cards;
  const upgrades = [top[f.card], bottom[f.card]].flatMap((u) => upgradeId(pack, u) ?? []);
  const core = coreOf(s, f.card)?.id ?? null;
  return [
    { what: f.via, seat: f.seat, core, done, at: f.at, group: f.group, upgrades, n: NONE, dealt: NONE, about: '' },
  ];
}

function amountIn(f: UnsFrame): number {
  if (f.k === 'remove') return f.price;
  return 'n' in f ? f.n : NONE;
}

function dealtIn(s: UnsState, f: UnsFrame): number {
  if (f.k !== 'hit' && f.k !== 'sweep') return NONE;
  return dealtTo(s, f.seat, f.n, f.k === 'sweep' || f.to !== 'onDeck');
}

function aboutOf(f: UnsFrame): string {
  switch (f.k) {
    case 'branch':
      return f.list;
    case 'reward':
      return f.lists[0] ?? '';
    case 'hit':
      return f.to;
    case 'whom':
    case 'offer':
      return f.what;
    default:
      return '';
  }
}
