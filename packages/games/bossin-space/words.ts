import { type BaseFrame, type CaseWords, type Core, hashOf, keyedRng, type Scalar } from '@starhold/kernel';
import * as z from 'zod';
import { BASE_PACK, CREW, packOf, registerPack } from './content/index.ts';
import { Op } from './content/ops.ts';
import { ROUND_STEPS } from './frames/flow.ts';
import { Options } from './options.ts';
import { handLimit, kindOf, kindsOf } from './rules/cards.ts';
import { COLUMNS, SLOT_ORDER, SLOTS } from './rules/rulings.ts';
import { rules } from './rules.ts';
import { initialState } from './setup.ts';
import type { BosState, Enemy } from './state.ts';

/** The words in which cases speak about Bossin' Space: `given` builds a position from them, `then` is told in them. */

const EnemyWord = z.union([
  z.string(),
  z.strictObject({ type: z.string(), damage: z.int().min(0).optional(), as: z.string().optional() }),
]);
const TypeWord = z.strictObject({
  hp: z.int(),
  attack: z.int(),
  xp: z.int().default(1),
  tier: z.int().default(1),
  shield: z.boolean().default(false),
  ops: z.array(Op).default([]),
});
const Levels = z.strictObject({
  rockets: z.int().optional(),
  laser: z.int().optional(),
  deck: z.int().optional(),
  life: z.int().optional(),
});
const Kinds = z.array(z.string());
/** The options as words: none has a default here, so the number of players can follow from crew and hands. */
const OptionWords = z.strictObject(
  Object.fromEntries(Object.entries(Options.shape).map(([name, option]) => [name, option.unwrap().optional()])),
) as unknown as z.ZodType<Partial<Options>>;
const MOMENTS = ['setup', 'start', 'danger', 'selection', 'arrangement', 'execution', 'upkeep'] as const;

export const Given = z.strictObject({
  /** The quiet moment at which the position stands; Execution begins at `slot` and `step`. `setup` takes only options. */
  moment: z.enum(MOMENTS),
  options: OptionWords.optional(),
  /** Enemy types for this case only, by name. */
  types: z.record(z.string(), TypeWord).optional(),
  /** Danger cards for this case only, by name. */
  dangerTypes: z.record(z.string(), z.array(Op)).optional(),
  /** What the four danger cards of the boss do in this case, and where it turns when the direction is open. */
  bossCards: z.tuple([z.array(Op), z.array(Op), z.array(Op), z.array(Op)]).optional(),
  bossPrefers: z.enum(['left', 'right', 'none']).optional(),
  round: z.int().optional(),
  captain: z.int().optional(),
  crew: z.array(z.enum(CREW)).optional(),
  crewUsed: z.boolean().optional(),
  ship: z.int().min(1).max(4).optional(),
  life: z.int().optional(),
  intact: z.int().optional(),
  heat: z.int().optional(),
  xp: z.int().optional(),
  cubes: z.array(z.int()).optional(),
  levels: Levels.optional(),
  c1: z.array(EnemyWord).optional(),
  c2: z.array(EnemyWord).optional(),
  c3: z.array(EnemyWord).optional(),
  c4: z.array(EnemyWord).optional(),
  closedRows: z.int().min(0).max(3).optional(),
  boss: z.strictObject({ column: z.int(), hp: z.int().optional(), side: z.int().min(1).max(2).optional() }).optional(),
  /** The boss card has been reached, the boss is not on the board yet. */
  bossRevealed: z.boolean().optional(),
  /** Decks: first = on top. */
  enemyDeck: Kinds.optional(),
  enemyDiscard: Kinds.optional(),
  dangerDeck: Kinds.optional(),
  dangerDiscard: Kinds.optional(),
  commandDeck: Kinds.optional(),
  commandDiscard: Kinds.optional(),
  upgradedStack: Kinds.optional(),
  hands: z.array(Kinds).optional(),
  pool: Kinds.optional(),
  /** The timeline, by slot. */
  commands: z.array(z.string().nullable()).max(4).optional(),
  dangers: z.array(z.string().nullable()).max(4).optional(),
  retired: z.boolean().optional(),
  slot: z.int().min(1).max(4).optional(),
  step: z.enum(SLOT_ORDER).optional(),
});
export type Given = z.infer<typeof Given>;

/** Every word of `then`; each may be left out. */
export const Then = z
  .strictObject({
    round: z.int(),
    phase: z.string(),
    captain: z.int(),
    crewUsed: z.boolean(),
    ship: z.int(),
    life: z.int(),
    intact: z.int(),
    heat: z.int(),
    xp: z.int(),
    cubes: z.array(z.int()),
    levels: Levels,
    c1: z.array(EnemyWord),
    c2: z.array(EnemyWord),
    c3: z.array(EnemyWord),
    c4: z.array(EnemyWord),
    closedRows: z.int(),
    boss: z.strictObject({ column: z.int(), hp: z.int(), side: z.int() }).partial().nullable(),
    bossRevealed: z.boolean(),
    enemyDeck: Kinds,
    enemyDeckSize: z.int(),
    enemyDiscard: Kinds,
    dangerDeckSize: z.int(),
    dangerDiscard: Kinds,
    commandDeckSize: z.int(),
    /** The top four cards of the command deck, sorted: what a Deck upgrade mixed. */
    commandDeckTop: Kinds,
    commandDiscard: Kinds,
    upgradedStackSize: z.int(),
    hands: z.array(Kinds),
    handSizes: z.array(z.int()),
    commands: z.array(z.string().nullable()),
    dangers: z.array(z.string().nullable()),
    slots: z.array(z.string()),
    retired: z.boolean(),
    over: z.string(),
    end: z.string(),
  })
  .partial();

export const caseWords: CaseWords = {
  rules,
  parseOptions: (raw) => Options.parse(raw),
  position(raw) {
    const parsed = Given.safeParse(raw);
    if (!parsed.success) throw new Error(oneLine('given', parsed.error));
    return position(parsed.data);
  },
  tell: (state, names) => tell(state as unknown as BosState, names),
  checkThen(raw): void {
    const parsed = Then.safeParse(raw);
    if (!parsed.success) throw new Error(oneLine('then', parsed.error));
  },
  schema: () => ({ given: z.toJSONSchema(Given, { io: 'input' }), then: z.toJSONSchema(Then, { io: 'input' }) }),
  nameOf: (state, label, item) => nameOf(state as unknown as BosState, label, item),
};

function oneLine(where: string, error: z.ZodError): string {
  const issue = error.issues[0];
  return `${[where, ...issue.path].join('.')}: ${issue.message}`;
}

/** Builds a position; zones that are not named get neutral defaults. */
export function position(w: Given): {
  state: Core<BaseFrame>;
  options: unknown;
  names: Record<string, string>;
} {
  const options = Options.parse({
    ...w.options,
    players: w.options?.players ?? w.crew?.length ?? w.hands?.length ?? 1,
  });
  const s = initialState(options, keyedRng('case'), packFor(w, options.boss));
  const names: Record<string, string> = {};
  if (w.moment === 'setup') {
    const more = Object.keys(w).find((word) => !['moment', 'options', 'types'].includes(word));
    if (more) throw new Error(`given.${more}: there is nothing to place before the set-up`);
    return { state: s as unknown as Core<BaseFrame>, options, names };
  }
  const pack = packOf(s);
  placeEnemies(s, w, names);
  const index = <T extends { id: string }>(table: T[], id: string): number => {
    const at = table.findIndex((def) => def.id === id);
    if (at < 0) throw new Error(`given: there is no card ${id}`);
    return at;
  };
  const enemyType = (id: string): number => index(pack.enemies, id);
  const danger = (id: string): number => index(pack.dangers, id);

  s.round = w.round ?? 1;
  s.captain = w.captain ?? 0;
  s.crew = w.crew ?? (options.players > 1 ? CREW.slice(0, options.players) : []);
  s.crewUsed = w.crewUsed ? 1 : 0;
  s.ship = w.ship ?? s.ship;
  Object.assign(s.levels, w.levels ?? {});
  s.life = w.life ?? s.life + s.levels.life;
  s.damaged = s.life - (w.intact ?? s.life);
  s.heat = w.heat ?? 0;
  s.xp = w.xp ?? 0;
  s.cubes = w.cubes ?? s.cubes;
  s.closedRows = w.closedRows ?? 0;
  const bossKnown = w.boss !== undefined || w.bossRevealed === true || s.closedRows > 0;
  s.boss.revealed = bossKnown ? 1 : 0;
  if (w.boss) {
    const def = pack.bosses[s.boss.type];
    Object.assign(s.boss, { entered: 1, column: w.boss.column, hp: w.boss.hp ?? def.hp, side: (w.boss.side ?? 1) - 1 });
  }
  s.enemyDeck = (w.enemyDeck ?? (bossKnown ? [] : new Array(8).fill('E01'))).map(enemyType).reverse();
  s.enemyDiscard = (w.enemyDiscard ?? []).map(enemyType);
  s.dangers = padded(w.dangers).map((id) => (id === null ? -1 : danger(id)));
  s.dangerDiscard = (w.dangerDiscard ?? []).map(danger);
  const laid = [...s.dangers, ...s.dangerDiscard];
  s.dangerDeck = w.dangerDeck
    ? w.dangerDeck.map(danger).reverse()
    : pack.dangers.flatMap((d, i) =>
        pack.def.dangerSets[options.difficulty].includes(d.set) && !laid.includes(i) ? [i] : [],
      );
  s.retired = w.retired ? 1 : 0;
  dealCommands(s, w);
  s.stack = framesFor(s, w);
  return { state: s as unknown as Core<BaseFrame>, options, names };
}

/** Cards of a case live in a pack of their own, named after what they are, so the same words always mean the same. */
function packFor(w: Given, bossId: string): string {
  const { types = {}, dangerTypes = {}, bossCards, bossPrefers } = w;
  const own = { types, dangerTypes, bossId, bossCards: bossCards ?? null, bossPrefers: bossPrefers ?? null };
  if (!w.types && !w.dangerTypes && !bossCards && !bossPrefers) return 'base';
  const source = 'custom' as const;
  const enemies = Object.entries(types).map(([id, t]) => ({ id, source, copies: 0, ...t }));
  const dangers = Object.entries(dangerTypes).map(([id, ops]) => ({ id, source, kind: 'help', set: 'help', ops }));
  const bosses = BASE_PACK.bosses.map((b) =>
    b.id === bossId ? { ...b, cards: bossCards ?? b.cards, preferred: bossPrefers ?? b.preferred } : b,
  );
  return registerPack({
    ...BASE_PACK,
    id: `case:${hashOf(own).slice(0, 16)}`,
    enemies: [...BASE_PACK.enemies, ...enemies],
    dangers: [...BASE_PACK.dangers, ...dangers],
    bosses,
  }).id;
}

function padded(list: (string | null)[] | undefined): (string | null)[] {
  return Array.from({ length: SLOTS }, (_, i) => list?.[i] ?? null);
}

const COLUMN_WORDS = ['c1', 'c2', 'c3', 'c4'] as const;

function placeEnemies(s: BosState, w: Given, names: Record<string, string>): void {
  const pack = packOf(s);
  for (let i = 0; i < COLUMNS; i++) {
    for (const word of w[COLUMN_WORDS[i]] ?? []) {
      const { type, damage = 0, as } = typeof word === 'string' ? { type: word } : { ...word };
      const at = pack.enemies.findIndex((e) => e.id === type);
      if (at < 0) throw new Error(`given.${COLUMN_WORDS[i]}: there is no enemy ${type}`);
      const e: Enemy = { uid: s.nextUid++, type: at, damage };
      s.columns[i].push(e);
      if (as !== undefined) names[as] = `u${e.uid}`;
    }
  }
}

/** Named cards are taken from the real set; the rest of it is the deck, unless that is named too. */
function dealCommands(s: BosState, w: Given): void {
  const pack = packOf(s);
  const left = pack.cardKind.map((_, card) => card);
  const take = (kind: string): number => {
    const at = left.findIndex((card) => kindOf(s, card) === kind);
    if (at < 0) throw new Error(`given: there is no further command card ${kind}`);
    return left.splice(at, 1)[0];
  };
  s.timeline = padded(w.commands).map((kind) => (kind === null ? -1 : take(kind)));
  s.pool = (w.pool ?? []).map(take);
  if (w.hands) s.hands = s.hands.map((_, seat) => (w.hands?.[seat] ?? []).map(take));
  s.commandDiscard = (w.commandDiscard ?? []).map(take);
  const deckTop = (w.commandDeck ?? []).map(take);
  const stackTop = (w.upgradedStack ?? []).map(take);
  const upgraded = left.filter((card) => card >= pack.baseCards);
  const base = left.filter((card) => card < pack.baseCards);
  s.upgradedStack = [...upgraded, ...stackTop.reverse()];
  s.commandDeck = w.commandDeck ? deckTop.reverse() : base;
  if (!w.hands && w.moment !== 'execution') {
    for (const hand of s.hands)
      while (hand.length < handLimit(s) && s.commandDeck.length > 0) hand.push(s.commandDeck.pop() as number);
  }
}

function framesFor(s: BosState, w: Given): BosState['stack'] {
  const { START, DANGER, SELECTION, EXECUTION, UPKEEP } = ROUND_STEPS;
  const round = (step: number): BosState['stack'] => [{ k: 'round', seat: s.captain, step, cause: 'round' }];
  s.phase = w.moment;
  switch (w.moment) {
    case 'setup':
      return s.stack;
    case 'start':
      s.round--;
      return round(START);
    case 'danger':
      return round(DANGER);
    case 'selection':
      return round(SELECTION);
    case 'arrangement':
      return [...round(EXECUTION), { k: 'arrange', seat: s.captain }];
    case 'upkeep':
      return round(UPKEEP);
    case 'execution': {
      const at = (w.slot ?? 1) - 1;
      const step = SLOT_ORDER.indexOf(w.step ?? 'command');
      return [...round(EXECUTION + at + 1), { k: 'slot', seat: s.captain, at, step }];
    }
  }
}

function tell(s: BosState, names: Record<string, string>): Record<string, unknown> {
  const pack = packOf(s);
  const called = Object.fromEntries(Object.entries(names).map(([name, ref]) => [ref, name]));
  const enemyIds = (types: number[]): string[] => types.map((type) => pack.enemies[type].id);
  const column = (enemies: Enemy[]): unknown[] =>
    enemies.map((e) => {
      const name = called[`u${e.uid}`] ?? pack.enemies[e.type].id;
      return e.damage === 0 ? name : { type: name, damage: e.damage };
    });
  const dangerIds = (list: number[]): (string | null)[] => list.map((d) => (d < 0 ? null : pack.dangers[d].id));
  return {
    round: s.round,
    phase: s.phase,
    captain: s.captain,
    crewUsed: s.crewUsed === 1,
    ship: s.ship,
    life: s.life,
    intact: s.life - s.damaged,
    heat: s.heat,
    xp: s.xp,
    cubes: s.cubes,
    levels: s.levels,
    c1: column(s.columns[0]),
    c2: column(s.columns[1]),
    c3: column(s.columns[2]),
    c4: column(s.columns[3]),
    closedRows: s.closedRows,
    boss: s.boss.entered ? { column: s.boss.column, hp: s.boss.hp, side: s.boss.side + 1 } : null,
    bossRevealed: s.boss.revealed === 1,
    enemyDeck: enemyIds(s.enemyDeck).reverse(),
    enemyDeckSize: s.enemyDeck.length,
    enemyDiscard: enemyIds(s.enemyDiscard),
    dangerDeckSize: s.dangerDeck.length,
    dangerDiscard: dangerIds(s.dangerDiscard),
    commandDeckSize: s.commandDeck.length,
    commandDeckTop: kindsOf(s, s.commandDeck.slice(-4)).sort(),
    commandDiscard: kindsOf(s, s.commandDiscard),
    upgradedStackSize: s.upgradedStack.length,
    hands: s.hands.map((hand) => kindsOf(s, hand).sort()),
    handSizes: s.hands.map((hand) => hand.length),
    commands: s.timeline.map((card) => (card < 0 ? null : kindOf(s, card))),
    dangers: dangerIds(s.dangers),
    slots: s.slots,
    retired: s.retired === 1,
    over: s.over,
    end: s.end,
  };
}

function nameOf(s: BosState, label: string, item: Scalar): string {
  if (typeof item === 'string') return item;
  if (label.startsWith('enemies')) return packOf(s).enemies[item].id;
  if (label === 'dangers') return packOf(s).dangers[item].id;
  return kindOf(s, item);
}
