import { game as bossinSpace } from '@starhold/bossin-space';
import {
  Ctx,
  type Decision,
  type GameModule,
  newFilm,
  newRecorder,
  quickRng,
  type SeenEvent,
  seedOf,
  Table,
  verbOf,
} from '@starhold/kernel';
import { type AnyTable, forecastsFor } from '@starhold/session';
import { game as unstoppable } from '@starhold/unstoppable';
import { describe, expect, it } from 'vitest';
import { loadBotGame } from '../games/modules.ts';
import { GAMES, person, setupOf } from './session-support.ts';

type Played = Pick<GameModule, 'rules' | 'parseOptions' | 'brain'>;

interface Asked {
  table: AnyTable;
  decision: Decision;
  forecasts: Record<string, SeenEvent[]>;
}

/** Every question of a few games of the rules bot, with what is told of its options. */
function* questions(game: Played, games: number, given?: object): Generator<Asked> {
  for (let i = 0; i < games; i++) {
    const options = game.parseOptions(given ?? { players: 1 + (i % 2) });
    const table = new Table(game.rules, options, seedOf('forecast', i)) as unknown as AnyTable;
    const rng = quickRng(i + 1);
    while (table.over === '') {
      const [seat] = table.waitingFor;
      const { view, decisions } = table.seen(seat);
      const [decision] = decisions;
      yield { table, decision, forecasts: forecastsFor(table, decision, seat) };
      const pick = game.brain.choose(view, decision, rng);
      if (!table.answer({ decision: decision.id, seat, pick }).ok) throw new Error(`${decision.id} was refused`);
    }
  }
}

const types = (events: readonly SeenEvent[]): string[] => events.map(({ type }) => type);

/** What really follows, without anybody answering more. */
function really({ table, decision }: Asked, option: string): SeenEvent[] {
  const copy = table.upTo(table.length);
  const { told } = copy;
  copy.answer({ decision: decision.id, seat: decision.ask.seat, pick: option });
  return copy.events(decision.ask.seat, told);
}

describe('a forecast ends with what its option starts', () => {
  it('so an upgrade in the middle of a shot shows nothing of the shot', () => {
    let shots = 0;
    for (const asked of questions(bossinSpace, 8)) {
      if (asked.decision.at !== 'upgrade') continue;
      for (const [option, events] of Object.entries(asked.forecasts)) {
        expect(types(events).filter((type) => type !== 'upgraded')).toEqual([]);
        if (types(really(asked, option)).some((type) => ['missed', 'enemyHit', 'defeated'].includes(type))) shots++;
      }
    }
    expect(shots).toBeGreaterThan(5);
  });

  it('so to skip brings nothing, whatever is forced to happen next', () => {
    let gains = 0;
    for (const asked of questions(unstoppable, 4)) {
      const { skip } = asked.forecasts;
      if (skip === undefined) continue;
      expect([asked.decision.at, types(skip)]).toEqual([asked.decision.at, []]);
      const [next] = really(asked, 'skip');
      if (next !== undefined && ['gained', 'trained', 'bossCard', 'levelUp'].includes(next.type)) gains++;
    }
    expect(gains).toBeGreaterThan(5);
  });

  it('so to end the turn shows nothing of the phases that follow, and to strike shows the reward', () => {
    let [ends, rewards] = [0, 0];
    for (const { decision, forecasts } of questions(unstoppable, 2)) {
      if (forecasts.end !== undefined && decision.at === 'action') {
        expect(types(forecasts.end).filter((type) => type !== 'ended')).toEqual([]);
        ends++;
      }
      if (decision.at !== 'hit') continue;
      for (const events of Object.values(forecasts)) {
        const told = types(events);
        if (told.includes('defeated') && told.includes('gained')) rewards++;
      }
    }
    expect(ends).toBeGreaterThan(20);
    expect(rewards).toBeGreaterThan(20);
  });

  it('so a command shows nothing of the danger behind it', () => {
    let seen = 0;
    for (const { decision, forecasts } of questions(bossinSpace, 4)) {
      if (decision.at !== 'slot' || forecasts.resolve === undefined) continue;
      for (const events of [forecasts.resolve, forecasts.flip ?? []])
        expect(types(events)).not.toContain('dangerResolves');
      if (forecasts.resolve.length > 1) seen++;
    }
    expect(seen).toBeGreaterThan(50);
  });
});

/** What declines may tell of itself. */
const OF_ITSELF: Record<string, readonly string[]> = {
  'bossin-space': ['commandFlipped', 'cooled'],
  unstoppable: ['ended'],
  // Spare parts that are not used are gone.
  rone: ['lost'],
  revenant: [],
};

describe.each(GAMES)('forecasts of %s', (id) => {
  it('tell nothing of a frame that lay below the asking one', async () => {
    const game = await loadBotGame(id);
    const { options } = setupOf(id, [person('Ada'), person('Bo')]);
    const told: string[] = [];
    let [judged, longer, declined] = [0, 0, 0];
    for (const { table, decision, forecasts } of questions(game, 2, options)) {
      if (judged > 600) break;
      const { ask, at, lane } = decision;
      // What is chosen side by side is not cut into beats.
      if (ask.kind !== 'one' || lane >= 0) continue;
      const world = table.redeal(ask.seat, quickRng(1));
      for (const [option, events] of Object.entries(forecasts)) {
        const [film, recorder] = [newFilm<typeof world>(), newRecorder()];
        const x = new Ctx(table.rules, table.rules.clone(world), recorder, undefined, film);
        x.take(decision, option);
        const end = film.cuts.find(({ state }) => state.stack.length < world.stack.length)?.told ?? events.length;
        if (events.length > end) told.push(`${at} ${option}: ${types(events.slice(end))}`);
        if (recorder.events.length > end) longer++;
        judged++;
        if (!game.habits?.quiet.includes(verbOf(option))) continue;
        declined++;
        const more = types(events).filter((type) => !OF_ITSELF[id].includes(type));
        if (more.length > 0) told.push(`${at} ${option}: ${more}`);
      }
    }
    expect(told).toEqual([]);
    // There was much that would have been told otherwise.
    expect(longer).toBeGreaterThan(20);
    expect(declined).toBeGreaterThan(20);
  });
});
