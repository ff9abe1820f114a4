import type { Eyes, Seat } from '@starhold/kernel';
import { type CrewId, packOf } from './content/index.ts';
import type { Options } from './options.ts';
import { bossDef, enemyDef } from './rules/board.ts';
import { addedCards, cardsToPlay, handLimit, kindOf, kindsOf } from './rules/cards.ts';
import { SLOT_ORDER } from './rules/rulings.ts';
import type { BosState, Phase, SlotState } from './state.ts';

export interface EnemyView {
  uid: number;
  type: string;
  hp: number;
  damage: number;
  attack: number;
  xp: number;
  shield: boolean;
}

export interface SlotView {
  command: string | null;
  state: SlotState;
  danger: string | null;
}

export interface SeatView {
  crew: CrewId | null;
  handSize: number;
  /** How many cards this seat plays in this round's Selection. */
  plays: number;
  /** Cards chosen face down; which ones is nobody's business but the owner's. */
  chosen: number;
}

export interface BossView {
  id: string;
  revealed: boolean;
  entered: boolean;
  side: 1 | 2;
  hp: number;
  maxHp: number;
  attack: number;
  shield: boolean;
  column: number;
  /** 0 = above the board, 1–3 = rows A–C. */
  row: number;
}

/** Everything a pair of eyes may know (BOS-23), built from nothing. */
export interface BosView {
  /** Key of the content. */
  pack: string;
  options: Omit<Options, 'boss'>;
  eyes: Eyes;
  round: number;
  phase: Phase;
  captain: number;
  crewUsed: boolean;
  seats: SeatView[];
  ship: number;
  life: number;
  intact: number;
  heat: number;
  heatMax: number;
  xp: number;
  cubes: number[];
  levels: { rockets: number; laser: number; deck: number; life: number };
  /** Column by column, highest open row first. */
  columns: EnemyView[][];
  closedRows: number;
  /** Null while the boss is a secret (option of A-02). */
  boss: BossView | null;
  slots: SlotView[];
  /** The slot being executed, 1–4, or 0. */
  slot: number;
  /** The step of that slot that comes next or is being done. */
  step: (typeof SLOT_ORDER)[number] | '';
  /** What is being resolved, outermost first. */
  resolving: string[];
  /** Turned up, not laid yet. */
  pool: string[];
  /** Chosen, turned up, and taken out by the captain of five (A-08, option). */
  removed: string[];
  /** Upgraded cards that have entered the game. */
  added: string[];
  nextSkipped: boolean;
  dangersRetired: boolean;
  decks: { enemies: number; enemiesByClass: number[]; dangers: number; commands: number; upgraded: number };
  /** Commands in no order: a hand is discarded as it was drawn. */
  discards: { enemies: string[]; dangers: string[]; commands: string[] };
  /** After a Deck upgrade: how many cards on top are mixed, and which upgraded cards are somewhere among the mixed ones. */
  mix: { left: number; known: string[]; drawn: number[] };
  handLimit: number;
  /** Own cards only. */
  hand: string[];
  picks: string[];
  over: string;
  end: string;
}

export function viewOf(s: BosState, eyes: Eyes): BosView {
  const pack = packOf(s);
  const seat = eyes === 'table' ? -1 : eyes;
  const running = s.stack.find((f) => f.k === 'slot');
  return {
    pack: s.pack,
    options: openOptions(s),
    eyes,
    round: s.round,
    phase: s.phase,
    captain: s.captain,
    crewUsed: s.crewUsed === 1,
    seats: seatsView(s),
    ship: s.ship,
    life: s.life,
    intact: s.life - s.damaged,
    heat: s.heat,
    heatMax: pack.def.heatMax,
    xp: s.xp,
    cubes: s.cubes.slice(),
    levels: { ...s.levels },
    columns: columnsView(s),
    closedRows: s.closedRows,
    boss: bossView(s),
    slots: slotsView(s),
    slot: slotNow(s),
    step: running && running.k === 'slot' ? stepOf(s, running.step) : '',
    resolving: s.stack.flatMap((f) => (f.cause && f.cause !== 'round' ? [f.cause] : [])),
    pool: kindsOf(s, s.pool).sort(),
    removed: kindsOf(s, s.removed),
    added: kindsOf(s, addedCards(s)).sort(),
    nextSkipped: s.nextSkipped === 1,
    dangersRetired: s.retired === 1,
    decks: decksView(s),
    discards: {
      enemies: s.enemyDiscard.map((type) => pack.enemies[type].id),
      dangers: s.dangerDiscard.map((d) => pack.dangers[d].id),
      commands: kindsOf(s, s.commandDiscard).sort(),
    },
    mix: { left: s.mix.left, known: kindsOf(s, s.mix.known).sort(), drawn: s.mix.drawn.slice() },
    handLimit: handLimit(s),
    hand: seat < 0 ? [] : handView(s, seat),
    picks: seat < 0 ? [] : kindsOf(s, s.picks[seat]).sort(),
    over: s.over,
    end: s.end,
  };
}

/** A slot counts on when its step starts, so while something resolves the step before it is the one being done. */
function stepOf(s: BosState, step: number): BosView['step'] {
  const waits = s.stack[s.stack.length - 1]?.k === 'slot';
  return SLOT_ORDER[waits ? step : step - 1] ?? '';
}

/** Which boss was chosen may be a secret. */
export function openOptions(s: BosState): BosView['options'] {
  const { boss: _boss, ...options } = s.options;
  return options;
}

export function seatsView(s: BosState): SeatView[] {
  return s.hands.map((hand, i) => ({
    crew: s.crew[i] ?? null,
    handSize: hand.length,
    plays: cardsToPlay(s, i),
    chosen: s.picks[i].length,
  }));
}

export function columnsView(s: BosState): EnemyView[][] {
  return s.columns.map((column) =>
    column.map((e): EnemyView => {
      const def = enemyDef(s, e);
      return {
        uid: e.uid,
        type: def.id,
        hp: def.hp,
        damage: e.damage,
        attack: def.attack,
        xp: def.xp,
        shield: def.shield,
      };
    }),
  );
}

export function slotsView(s: BosState): SlotView[] {
  const { dangers } = packOf(s);
  return s.timeline.map((card, i) => ({
    command: card < 0 ? null : kindOf(s, card),
    state: s.slots[i],
    danger: s.dangers[i] < 0 ? null : dangers[s.dangers[i]].id,
  }));
}

/** The slot being executed, 1–4, or 0. */
export function slotNow(s: BosState): number {
  const running = s.stack.find((f) => f.k === 'slot');
  return running && running.k === 'slot' ? running.at + 1 : 0;
}

export function decksView(s: BosState): BosView['decks'] {
  const { enemies } = packOf(s);
  const enemiesByClass = [0, 0, 0];
  for (const type of s.enemyDeck) enemiesByClass[enemies[type].tier - 1]++;
  return {
    enemies: s.enemyDeck.length,
    enemiesByClass,
    dangers: s.dangerDeck.length,
    commands: s.commandDeck.length,
    upgraded: s.upgradedStack.length,
  };
}

export function handView(s: BosState, seat: Seat): string[] {
  return kindsOf(s, s.hands[seat]).sort();
}

export function bossView(s: BosState): BossView | null {
  if (s.options.bossSelection === 'hidden' && s.boss.revealed === 0) return null;
  const def = bossDef(s);
  const side = def.sides[s.boss.side];
  return {
    id: def.id,
    revealed: s.boss.revealed === 1,
    entered: s.boss.entered === 1,
    side: s.boss.side === 0 ? 1 : 2,
    hp: s.boss.entered === 1 ? s.boss.hp : def.hp,
    maxHp: def.hp,
    attack: side.attack,
    shield: side.shield,
    column: s.boss.column,
    row: s.closedRows,
  };
}
