import { readdirSync, readFileSync } from 'node:fs';
import {
  type AnyRules,
  type Ask,
  type BaseFrame,
  type Core,
  Ctx,
  countPicks,
  type Forbid,
  type GameModule,
  type Handler,
  offeredIds,
  quickRng,
  runCase,
  samplePick,
  seedOf,
  Table,
  valuesOf,
} from '@starhold/kernel';
import { vi } from 'vitest';

/** What a value looks like: the parts of a record, or of the records in a list, or in lists of lists. */
export interface Shape {
  parts: Record<string, Shape>;
  lists: number;
}

/** Everything that was asked, drawn, signalled and seen while the cases of a game ran and some games were played. */
export interface Collected {
  /** Option ids by frame. */
  options: Map<string, Set<string>>;
  signals: Set<string>;
  labels: Set<string>;
  seen: Shape;
  /** Words of `then` whose keys no schema lists, with the keys. */
  open: Map<string, string[]>;
}

type State = Core<BaseFrame>;
type AnyHandler = Handler<State, BaseFrame, BaseFrame>;

export function collectWords(game: GameModule): Collected {
  const found: Collected = {
    options: new Map(),
    signals: new Set(),
    labels: new Set(),
    seen: { parts: {}, lists: 0 },
    open: openKeys(game),
  };
  const stop = listenToLuck(found.labels);
  try {
    const rules = spied(game.rules, found);
    for (const c of casesOf(game)) runCase({ ...game.cases, rules }, c);
    playSome({ ...game, rules });
  } finally {
    stop();
  }
  return found;
}

export function casesOf(game: GameModule): unknown[] {
  const folder = new URL(`../../games/${game.id}/cases/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as unknown[]);
}

function listenToLuck(labels: Set<string>): () => void {
  const { die, shuffle } = Ctx.prototype;
  const spies = [
    vi.spyOn(Ctx.prototype, 'die').mockImplementation(function (this: Ctx, label, sides) {
      labels.add(label);
      return die.call(this, label, sides);
    }),
    vi.spyOn(Ctx.prototype, 'shuffle').mockImplementation(function (this: Ctx, label, items) {
      labels.add(label);
      return shuffle.call(this, label, items);
    }),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

/** The same rules, listened to wherever they ask something that somebody must answer. */
function spied(rules: AnyRules, found: Collected): AnyRules {
  const handlers = Object.fromEntries(
    Object.entries(rules.handlers as Record<string, AnyHandler>).map(([kind, handler]) => {
      const { ask } = handler;
      if (!ask) return [kind, handler];
      const listened = (s: State, f: BaseFrame, stack: readonly BaseFrame[], no?: Forbid): Ask | Ask[] => {
        const asked = ask.call(handler, s, f, stack, no);
        note(rules, found, s, kind, [asked].flat());
        return asked;
      };
      return [kind, { ...handler, ask: listened }];
    }),
  );
  return rules.asides ? { ...rules, handlers, asides: overheard(rules, found) } : { ...rules, handlers };
}

/** What may be done besides is listed as if a frame called `aside` had asked. */
function overheard(rules: AnyRules, found: Collected): AnyRules['asides'] {
  const { asides } = rules;
  if (!asides) return undefined;
  return {
    ...asides,
    options(s, seat, f, stack, no) {
      const options = asides.options(s, seat, f, stack, no);
      if (options.length > 0) note(rules, found, s, 'aside', [{ seat, kind: 'one', options: [...options], stop: 1 }]);
      return options;
    },
  };
}

function note(rules: AnyRules, found: Collected, s: State, frame: string, asks: readonly Ask[]): void {
  const real = asks.length > 1 ? asks : asks.filter((ask) => ask.stop || countPicks(ask) !== 1);
  if (real.length === 0) return;
  const options = found.options.get(frame) ?? new Set();
  found.options.set(frame, options);
  for (const ask of real) {
    for (const id of offeredIds(ask)) options.add(id);
    for (const id of rules.signals(s, ask.seat)) found.signals.add(id);
    merge(found.seen, rules.view(s, ask.seat));
  }
}

function merge(shape: Shape, value: unknown, lists = 0): void {
  shape.lists = Math.max(shape.lists, lists);
  if (Array.isArray(value)) {
    shape.lists = Math.max(shape.lists, lists + 1);
    for (const entry of value) merge(shape, entry, lists + 1);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) {
      shape.parts[key] ??= { parts: {}, lists: 0 };
      merge(shape.parts[key], part);
    }
  }
}

const GAMES_EACH = 4;
const ANSWERS = 250;

function playSome({ rules, modes, parseOptions, brain }: GameModule): void {
  for (const { players, options, sets } of modes) {
    for (const n of players) {
      for (let game = 0; game < GAMES_EACH; game++) {
        const values = Object.entries(options).map(([name, o]) => {
          const all = valuesOf(o);
          return [name, all[(game + n) % all.length]];
        });
        const table = new Table(
          rules,
          parseOptions({ ...Object.fromEntries(values), ...sets, players: n }),
          seedOf('words', game),
        );
        const rng = quickRng(game + 1);
        for (let answers = 0; table.over === '' && answers < ANSWERS; answers++) {
          const [seat] = table.waitingFor;
          const { view, decisions } = table.seen(seat);
          const { id, ask } = decisions[0];
          const pick = answers % 3 === 0 ? samplePick(ask, rng) : brain.choose(view, decisions[0], rng);
          table.answer({ decision: id, seat, pick });
        }
      }
    }
  }
}

/** What `then` tells as a record of numbers that no schema lists: the lines of a score. */
function openKeys({ cases, parseOptions, rules }: GameModule): Map<string, string[]> {
  const { then } = cases.schema() as { then: { properties: Record<string, { properties?: object }> } };
  const table = new Table(rules, parseOptions({}), seedOf('words', 0));
  const told = cases.tell(table.copyState() as State, {});
  const isOpen = (word: string, value: unknown): value is object =>
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    then.properties[word]?.properties === undefined &&
    Object.values(value).every((n) => typeof n === 'number');
  return new Map(
    Object.entries(told).flatMap(([word, value]) => (isOpen(word, value) ? [[word, Object.keys(value)] as const] : [])),
  );
}
