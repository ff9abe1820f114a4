import { type Decision, isByHand, type Logged, quickRng, type Saved, samplePick, Table } from '@starhold/kernel';
import { game as revenant } from '@starhold/revenant/game';
import {
  type AnyTable,
  END_LINE,
  loadGame,
  type Rehearsed,
  rehearsed,
  StandingAnswers,
  USUAL_CLASSES,
} from '@starhold/session';
import { describe, expect, it } from 'vitest';
import type { TableSession, TableSetup } from '../session/types.ts';
import { FakeTimers } from './fakeTimers.ts';
import { bot, GAMES, newStorage, pageOf, person, play, ready, setupOf, step, until } from './session-support.ts';

/** Answers that are given in a person's place, in four games. */

const TABLES: Record<string, TableSetup> = Object.fromEntries(
  GAMES.map((game) => {
    const isAlone = game === 'bossin-space' || game === 'unstoppable';
    return [game, setupOf(game, isAlone ? [person('Ada')] : [person('Ada'), bot('Bo', 'random')])];
  }),
);

/** Bossin' Space has nothing of the kind but its run, which the press that ends the arranging begins. */
const pressed = ({ at }: Decision): 'run' | 'hand' => (at === 'arrange' ? 'run' : 'hand');

async function logOf(session: TableSession): Promise<Saved> {
  return session.exportFile();
}

const own = ({ answers }: Saved): Logged[] => answers.filter(({ seat }) => seat === 0) as Logged[];

describe('standing answers', () => {
  it.each(GAMES)('are none where nobody wants any: %s', async (game) => {
    const session = await pageOf({ storage: newStorage() }).create(TABLES[game]);
    await session.want({ classes: [] });
    await play(session, 40);
    expect(own(await logOf(session)).every(isByHand)).toBe(true);
    session.close();
  });

  it.each(GAMES)('lead to the same position as the same answers by hand: %s', async (game) => {
    const storage = newStorage();
    const session = await pageOf({ storage }).create(TABLES[game]);
    await session.want({ classes: [...USUAL_CLASSES, 'pile', 'leave'] });
    const rng = quickRng(7);
    for (let i = 0; i < 80 && (await step(session, rng, undefined, pressed)); i++);
    const saved = await logOf(session);
    const { rules, parseOptions } = await loadGame(game);
    const table = new Table(rules, parseOptions(saved.options), saved.seed);
    for (const { decision, seat, pick } of saved.answers as Logged[])
      expect(table.answer({ decision, seat, pick })).toEqual({ ok: true });
    expect(table.hash).toBe(saved.hash);
    expect(own(saved).filter((answer) => !isByHand(answer)).length).toBeGreaterThan(0);
    session.close();
  });

  it.each(GAMES)('are the same in every world that looks the same: %s', async (game) => {
    const module = await loadGame(game);
    const session = await pageOf({ storage: newStorage() }).create(TABLES[game]);
    await play(session, 60);
    const saved = await logOf(session);
    const options = module.parseOptions(saved.options);
    const table = new Table(module.rules, options, saved.seed);
    let judged = 0;
    for (const answer of saved.answers as Logged[]) {
      const [decision] = table.seen(0).decisions;
      if (decision && !decision.aside) {
        const twin = new Table(module.rules, options, saved.seed, { state: table.redeal(0, quickRng(99)) });
        const [again] = twin.seen(0).decisions;
        expect(new StandingAnswers(module).offer(twin as never, again)).toEqual(
          new StandingAnswers(module).offer(table as never, decision),
        );
        judged++;
      }
      table.answer(answer);
    }
    expect(judged).toBeGreaterThanOrEqual(20);
    session.close();
  });

  it('put what was chosen where alone it can go, and free what alone can be freed', () => {
    const own = { board: 'FB1', side: '3A', frigates: ['F14'] };
    const at = (given: object, ...picks: string[]) => {
      const ships = { arkSHI: 's1', arkNOV: 's3', frigate0: 's1', frigate1: 's6' };
      const { state } = revenant.cases.position({ p: [own, {}], ships, ...given });
      const options = revenant.parseOptions({ players: 2 });
      const table = new Table(revenant.rules, options, '7'.repeat(32), { state }) as unknown as AnyTable;
      for (const pick of picks) {
        const [{ id }] = table.decisionsFor(0);
        expect(table.answer({ decision: id, seat: 0, pick }), pick).toEqual({ ok: true });
      }
      const standing = new StandingAnswers(revenant);
      standing.want({ classes: USUAL_CLASSES });
      const { pick, by } = standing.next(table, [0]) ?? {};
      return [table.decisionsFor(0)[0].at, pick, by];
    };
    const shields = ['send:cadet1>arkSHI', 'effect:SHI.2'];
    expect(at({}, ...shields)).toEqual(['shield', undefined, undefined]);
    expect(at({}, ...shields, 'shield:s4')).toEqual(['shield', 'shield:s4', 'standing:sensible']);
    // An ability that would then go through by itself is begun by hand.
    const given = { voidborn: { s1: 2 } };
    const active = ['send:cadet1>arkNOV', 'effect:NOV.2', 'bonus:activate'];
    expect(at(given, ...active)).toEqual(['occ', undefined, undefined]);
    expect(at(given, ...active, 'use:F14.1')).toEqual(['destroy', 'destroy:s1', 'standing:sensible']);
    const isolates = ['send:cadet1>arkNOV', 'effect:NOV.1', 'first:isolate'];
    expect(at({ corrupted: ['arkSHI'] }, ...isolates)).toEqual(['isolate', 'isolate:arkSHI', 'standing:gains']);
    expect(
      at(
        {
          ships: { arkSHI: 's1', arkDUN: 's2', arkNOV: 's3', frigate0: 's1', frigate1: 's6' },
          corrupted: ['arkSHI', 'arkDUN'],
        },
        ...isolates,
      ),
    ).toEqual(['isolate', undefined, undefined]);
  });

  it.each(GAMES)(
    'are taken back with the answer by hand that they hung on, and are not given again at once: %s',
    async (game) => {
      const session = await pageOf({ storage: newStorage() }).create(TABLES[game]);
      await session.want({ classes: [...USUAL_CLASSES, 'pile'] });
      const rng = quickRng(7);
      for (let i = 0; i < 400; i++) {
        const before = await until(session, ready);
        const { at } = before;
        if (!(await step(session, rng, undefined, pressed))) break;
        const { undo } = session.moment();
        if (undo?.ok && undo.also > 0 && undo.at === at) {
          await session.undo();
          expect(session.moment().at).toBe(at);
          expect(session.moment().decisions).toEqual(before.decisions);
          session.close();
          return;
        }
      }
      expect.unreachable('nothing hung on any answer');
    },
  );

  // No turn of Bossin' Space is ended by an answer; Revenant asks for the end only of who could still burn influence.
  it.each([
    ['unstoppable', 'end'],
    ['rone', 'end'],
    ['revenant', 'leave'],
  ] as const)('end a turn only after a line that anybody can stop: %s', async (game, cls) => {
    const timers = new FakeTimers();
    const session = await pageOf({ storage: newStorage(), timers }).create(TABLES[game]);
    await session.want({ classes: [cls] });
    session.pace(false);
    const rng = quickRng(3);
    const toEnd = async (): Promise<number> => {
      for (let i = 0; !session.moment().standing?.isDue; i++) {
        if (i > 400 || !(await step(session, rng))) throw new Error('no turn came to its end');
        await until(session, ready);
      }
      const { at } = session.moment();
      session.shown(at);
      return at;
    };
    const at = await toEnd();
    timers.pass(END_LINE - 1);
    expect(session.moment().at).toBe(at);
    await session.halt();
    timers.pass(END_LINE * 3);
    expect(session.moment()).toMatchObject({ at, standing: { isOn: true, isDue: false } });
    await step(session, rng);
    const next = await toEnd();
    timers.pass(END_LINE);
    await until(session, (moment) => moment.at > next);
    const said = own(await logOf(session)).filter(({ by }) => by === `standing:${cls}`);
    expect(said).toHaveLength(1);
    session.close();
  });
});

describe('a dry run', () => {
  it('tells what then happens wherever it is certain, and the same in every world that looks the same', async () => {
    const module = await loadGame('bossin-space');
    const options = module.parseOptions({ players: 1, difficulty: 'easy' });
    const rng = quickRng(11);
    let certain = 0;
    for (let n = 0; n < 6; n++) {
      const table = new Table(module.rules, options, n.toString(16).padStart(32, 'b')) as unknown as AnyTable;
      for (let i = 0; i < 120 && table.over === ''; i++) {
        const [decision] = table.seen(0).decisions;
        const pick = samplePick(decision.ask, rng);
        if (decision.at !== 'arrange') {
          table.answer({ decision: decision.id, seat: 0, pick });
          continue;
        }
        const rows = rehearsed(module, table, decision, pick);
        const state = table.redeal(0, quickRng(77));
        const twin = new Table(module.rules, options, table.log().seed, { state }) as unknown as AnyTable;
        expect(rehearsed(module, twin, twin.seen(0).decisions[0], pick)).toEqual(rows);
        table.answer({ decision: decision.id, seat: 0, pick });
        certain += goneThrough(table, rows);
      }
    }
    expect(certain).toBeGreaterThan(40);
  });

  /** Everything resolved, and what was assumed chosen: after each certain slot the numbers are those of the dry run. */
  function goneThrough(table: AnyTable, rows: readonly Rehearsed[]): number {
    const assumed = rows.flatMap((row) => row.assumed.map(({ option }) => option));
    const { round } = table;
    let right = 0;
    for (const row of rows.filter(({ after }) => after !== '')) {
      const isHere = (d: Decision | undefined): boolean =>
        d !== undefined && (d.at !== 'slot' || String(d.ask.about?.slot) === row.after);
      while (table.over === '' && table.round === round && isHere(table.seen(0).decisions[0])) {
        const [{ id, at, ask }] = table.seen(0).decisions;
        const pick =
          at === 'slot' ? (ask as { options: string[] }).options[0] : (assumed.shift() ?? samplePick(ask, [1]));
        if (!table.answer({ decision: id, seat: 0, pick }).ok) return right;
      }
      if (row.isOpen || table.over !== '' || table.round !== round) return right;
      const view = table.seen(0).view as { intact: number; heat: number; xp: number; ship: number };
      expect(row.facts).toMatchObject({ intact: view.intact, heat: view.heat, xp: view.xp, column: view.ship });
      right++;
    }
    return right;
  }
});
