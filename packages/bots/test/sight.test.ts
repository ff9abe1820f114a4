import { game as bossinSpace } from '@starhold/bossin-space';
import {
  type BaseFrame,
  type Core,
  type Decision,
  type GameModule,
  keyedRng,
  quickRng,
  samplePick,
  seedOf,
  World,
} from '@starhold/kernel';
import { game as revenant } from '@starhold/revenant';
import { game as rone } from '@starhold/rone';
import { BOSS_IDS, game as unstoppable } from '@starhold/unstoppable';
import { describe, expect, it } from 'vitest';
import { situationIn } from '../index.ts';

/**
 * Policies read a sight where they play in worlds. It must be nothing but parts of the view: the same choices at every
 * decision, in the real position and in every world that the seat cannot tell from it; and no way from it to the state.
 */

/** What else changes what can be seen. */
const MORE: Record<string, object[]> = {
  'bossin-space': [{}, { bossSelection: 'hidden', fivePlayers: 'captainRemovesOne' }],
  unstoppable: BOSS_IDS.map((boss) => ({ boss })),
  rone: [{}],
  revenant: [{}, { firstGame: true }],
};

/** Every mode, number of players and difficulty. */
function settingsOf(game: GameModule): object[] {
  return game.modes
    .flatMap((mode) =>
      mode.players.flatMap((players) =>
        (mode.difficulties.length > 0 ? mode.difficulties : [undefined]).map((difficulty) => ({
          ...mode.sets,
          players,
          ...(difficulty === undefined ? {} : { difficulty }),
        })),
      ),
    )
    .map((setting, i) => ({ ...setting, ...MORE[game.id][i % MORE[game.id].length] }));
}

const GAMES: [string, GameModule][] = [bossinSpace, unstoppable, rone, revenant].map((game) => [game.id, game]);
/** Of decisions, every so many are looked at from all sides; all of them are decided twice. */
const LOOK_EVERY = 7;
const WORLDS = 3;
const STRAY_EVERY = 11;

interface Deciding {
  state: Core<BaseFrame>;
  world: World;
  decision: Decision;
  luck: number[];
}

/** The decisions of whole games, played by the policy with a random step now and then. */
function* decided(game: GameModule, limit = 5_000): Generator<Deciding> {
  for (const [i, setting] of settingsOf(game).entries()) {
    const state = game.rules.initial(game.parseOptions(setting), keyedRng(seedOf('sight', i))) as Core<BaseFrame>;
    const world = new World(game.rules, state);
    for (let k = 0; world.over === '' && k < limit; k++) {
      const decision = world.open[k % world.open.length];
      const luck = quickRng(1000 * i + k);
      yield { state, world, decision, luck };
      const isStray = k % STRAY_EVERY === STRAY_EVERY - 1;
      const { ask } = decision;
      world.play(decision, isStray ? samplePick(ask, luck) : game.brain.choose(world.view(ask.seat), decision, luck));
    }
  }
}

describe.each(GAMES)('the policy of %s', (_id, game) => {
  const { brain } = game;
  const chosen = (seen: unknown, decision: Decision, luck: readonly number[]): unknown => {
    const rng = luck.slice();
    return { pick: brain.choose(seen, decision, rng), rng };
  };

  it('chooses the same from a sight as from a view, here and in worlds the seat cannot tell from here', () => {
    let decisions = 0;
    let worlds = 0;
    for (const { world, decision, luck } of decided(game)) {
      const { seat } = decision.ask;
      const fromView = chosen(world.view(seat), decision, luck);
      expect(chosen(world.sight(seat), decision, luck)).toEqual(fromView);
      if (decisions++ % LOOK_EVERY !== 0) continue;
      for (let w = 0; w < WORLDS; w++) {
        const other = world.redeal(seat, quickRng(decisions * WORLDS + w));
        expect(chosen(other.sight(seat), decision, luck)).toEqual(fromView);
        expect(chosen(other.view(seat), decision, luck)).toEqual(fromView);
        worlds++;
      }
    }
    expect(decisions).toBeGreaterThan(500);
    expect(worlds).toBeGreaterThan(200);
  });

  it('judges and doubts the same', () => {
    let looked = 0;
    for (const { world, decision } of decided(game)) {
      if (looked++ % LOOK_EVERY !== 0) continue;
      const { seat } = decision.ask;
      expect(brain.value(world.sight(seat))).toBe(brain.value(world.view(seat)));
      expect(brain.features(world.sight(seat))).toEqual(brain.features(world.view(seat)));
      const doubts = brain.trusted?.doubts(world.sight(seat), decision);
      expect(doubts).toEqual(brain.trusted?.doubts(world.view(seat), decision));
    }
    expect(looked).toBeGreaterThan(500);
  });
});

/** All that can be read of an object, getters of its class included. */
function namesOf(o: object): string[] {
  const names: string[] = Reflect.ownKeys(o).map(String);
  for (
    let p = Object.getPrototypeOf(o);
    p && p !== Object.prototype && p !== Array.prototype;
    p = Object.getPrototypeOf(p)
  ) {
    names.push(
      ...Reflect.ownKeys(p)
        .map(String)
        .filter((name) => name !== 'constructor'),
    );
  }
  return names;
}

function read(o: object, name: string): unknown {
  return (o as Record<string, unknown>)[name];
}

/** The same as plain data. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(namesOf(value).map((name) => [name, plain(read(value, name))]));
}

function objectsIn(value: unknown, met = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || met.has(value)) return met;
  met.add(value);
  for (const name of namesOf(value)) {
    const part = read(value, name);
    if (typeof part !== 'function') objectsIn(part, met);
  }
  return met;
}

/** What a sight tells that the view does not, and what of the state can be reached from it. */
function leaksOf(sight: object, view: object, state: object): string[] {
  const found: string[] = [];
  for (const name of namesOf(sight)) {
    const told = JSON.stringify(sorted(plain(read(sight, name))));
    if (!Object.hasOwn(view, name) || told !== JSON.stringify(sorted(read(view, name)))) found.push(name);
  }
  const inside = objectsIn(state);
  for (const o of objectsIn(sight)) if (inside.has(o)) found.push(`state: ${JSON.stringify(o).slice(0, 60)}`);
  return found;
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]));
}

describe.each(GAMES)('a sight of %s', (_id, game) => {
  it('is made of parts of the view, and nothing of the state can be reached from it', () => {
    let looked = 0;
    for (const { state, world, decision } of decided(game)) {
      if (looked++ % LOOK_EVERY !== 0) continue;
      const sight = world.sight(decision.ask.seat) as object;
      expect(namesOf(sight).length).toBeGreaterThan(5);
      expect(leaksOf(sight, world.view(decision.ask.seat), state)).toEqual([]);
    }
    expect(looked).toBeGreaterThan(500);
  });

  it('would be found out if it told more', () => {
    const { state, world, decision } = decided(game, 1).next().value as Deciding;
    const view = world.view<object>(decision.ask.seat);
    class Peeking {
      private readonly state = state;
      get over(): string {
        return this.state.over;
      }
      get rng(): number[] {
        return this.state.rng.slice();
      }
    }
    expect(leaksOf(new Peeking(), view, state)).toEqual(
      expect.arrayContaining(['state', 'rng', expect.stringMatching(/^state: /)]),
    );
    expect(leaksOf({ over: 'win' }, view, state)).toEqual(['over']);
  });
});

/** Does not compile once a world or a situation names its state. */
type Hidden<T> = Extract<keyof T, 'state' | 's' | 'ctx' | 'world'> extends never ? true : false;
const worldHides: Hidden<World> = true;
const situationHides: Hidden<ReturnType<typeof situationIn>> = true;

it.each(GAMES)('a bot of %s is given no way to the position', (_id, game) => {
  expect([worldHides, situationHides]).toEqual([true, true]);
  const { state, world, decision } = decided(game, 1).next().value as Deciding;
  const inside = objectsIn(state);
  const reachable = [...objectsIn(situationIn(world, decision)), ...objectsIn(world)];
  expect(reachable.length).toBeGreaterThan(10);
  expect(reachable.filter((o) => inside.has(o))).toEqual([]);
});
