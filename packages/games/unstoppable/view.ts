import type { Eyes } from '@starhold/kernel';
import { type BossMatDef, type Pack, packOf } from './content/index.ts';
import { charactersOf, type Options } from './options.ts';
import { coreOf, onDeck, priceChange, priceOf, ref } from './rules/cards.ts';
import { repetitionOf } from './rules/effects.ts';
import { type Score, scoreOf } from './rules/score.ts';
import { dangerLevel, matOf, turnsLeft } from './rules/track.ts';
import { framesOf, NONE, type Phase, type UnsFrame, type UnsState } from './state.ts';
import { type AttackView, attacksOf } from './view/attacks.ts';
import { type CardView, cardView, type SleeveView, sleeves, type ThreatView, threatView } from './view/cards.ts';
import { type WorkView, workView } from './view/work.ts';

export type { AttackView, CardView, SleeveView, ThreatView, WorkView };

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

/** Everything a pair of eyes may know, built from nothing. Players have no secrets from each other (RULINGS.md, B-01). */
export interface UnsView {
  /** Key of what is played with: `packOf(view)`. */
  pack: string;
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
  attacks: AttackView[];
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
  const frames = framesOf(s);
  return {
    pack: s.pack,
    options: { ...s.options },
    eyes,
    turn: s.turn,
    phase: s.phase,
    players: s.players.map((_, seat) => playerView(s, pack, seat)),
    market: marketView(s, pack),
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
    boss: bossView(s, pack),
    danger: dangerView(s),
    attacks: attacksOf(s, frames),
    work: worksOf(s),
    repeated: repeatedView(s),
    won: s.won === 1,
    score: s.won === 1 ? scoreOf(s) : null,
    over: s.over,
    end: s.end,
  };
}

function playerView(s: UnsState, pack: Pack, seat: number): PlayerView {
  const p = s.players[seat];
  return {
    character: charactersOf(s.options)[seat],
    health: p.health,
    armour: p.armour,
    ap: p.ap,
    credits: p.credits,
    level: p.level,
    draft: p.draft,
    deckSize: p.deck.length,
    deck: deckView(s, pack, seat),
    onDeck: onDeckView(s, pack, seat),
    field: p.field.map((card) => threatView(s, pack, card, true)),
    hand: p.hand.map((card) => cardView(s, pack, card)),
    play: p.play.map((card) => cardView(s, pack, card)),
    discard: p.discard.map((card) => cardView(s, pack, card)),
    defeated: p.defeated,
    struck: p.struck === 1,
  };
}

/** What lies below the top, without its order. */
export function deckView(s: UnsState, pack: Pack, seat: number): SleeveView[] {
  return sleeves(s, pack, s.players[seat].deck.slice(0, -1));
}

export function onDeckView(s: UnsState, pack: Pack, seat: number): ThreatView | null {
  const top = onDeck(s, seat);
  return top === NONE ? null : threatView(s, pack, top, false);
}

export function marketView(s: UnsState, pack: Pack): UnsView['market'] {
  const changes = s.players.map((_, seat) => priceChange(s, seat));
  return s.market.map((u) =>
    u === NONE ? null : { upgrade: pack.upgrades[u].id, prices: changes.map((change) => priceOf(s, u, NONE, change)) },
  );
}

export function bossView(s: UnsState, pack: Pack): UnsView['boss'] {
  const mat = matOf(s);
  return {
    id: mat.id,
    damage: s.bossDamage,
    goal: goalOf(s, mat),
    deck: s.bossDeck.length,
    story: s.story === NONE ? null : pack.story[s.story].id,
  };
}

export function dangerView(s: UnsState): UnsView['danger'] {
  return { at: s.danger, level: dangerLevel(s), turnsLeft: turnsLeft(s) };
}

/** Of every frame at work, those in lanes included, outermost first. */
export function worksOf(s: UnsState): WorkView[] {
  const found: WorkView[] = [];
  const add = (f: UnsFrame): void => {
    const work = workView(s, f);
    if (work) found.push(work);
  };
  for (const f of s.stack) {
    if (f.k !== 'together') add(f);
    else for (const lane of f.lanes) for (const inner of lane.stack) add(inner);
  }
  return found;
}

function goalOf(s: UnsState, mat: BossMatDef): number | null {
  return 'bossDamage' in mat.victory ? mat.victory.bossDamage * s.players.length : null;
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
