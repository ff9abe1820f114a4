import { type BaseFrame, type Core, Ctx, type Decision, newFilm, newRecorder, type Picked } from '@starhold/kernel';
import { BOSS_IDS, eventOf, Options, rules, type UnsState, type UnsView } from '@starhold/unstoppable';
import { becomesVisible, newCard, packOf, randomPosition, TURN_STEPS } from '@starhold/unstoppable/testing';
import { describe, expect, it } from 'vitest';
import { damageRange, threatPhaseOf } from '../board/threatPhase.ts';

/** The forecast against the rules themselves: the Threat phase is played out in every way its player can choose. */

type State = Core<BaseFrame>;

interface Ending {
  damage: number;
  armour: number;
  health: number;
  allies: number;
}

/** A position just before the Threat phase; every second one with an ally that protects and two threats with Rage. */
function before(players: number, boss: (typeof BOSS_IDS)[number], n: number): UnsState {
  const seed = `${n.toString(16).padStart(8, '0')}${boss}`;
  const s = randomPosition(Options.parse({ players, boss }), seed) as unknown as UnsState;
  const pack = packOf(s);
  if (n % 2 === 0) {
    const guard = pack.cores.findIndex((core) => core.passives.some((p) => p.mod === 'shield'));
    const sword = pack.threats.findIndex((t) => t.keywords.some((k) => k.k === 'rage'));
    const [p] = s.players;
    p?.play.push(newCard(s, guard, sword));
    for (let i = 0; i < 2; i++) {
      const card = newCard(s, 0, sword);
      becomesVisible(s, card);
      p?.field.push(card);
    }
    for (const player of s.players) player.field.splice(4);
  }
  s.won = 0;
  s.stack = [{ k: 'turn', seat: 0, step: TURN_STEPS.THREAT, asked: 0, cause: 'turn' }];
  return s;
}

function picksOf({ ask }: Decision): Picked[] {
  if (ask.kind === 'one') return [...ask.options];
  if (ask.kind === 'order') return permutations(ask.of);
  throw new Error(`the Threat phase asks for ${ask.kind}`);
}

function permutations(list: readonly string[]): string[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, i) => permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

/** Every way in which the phase can go for a seat; the other one takes what comes first. */
function endings(start: UnsState, seat: number): Ending[] {
  const found: Ending[] = [];
  const play = (s: UnsState, steps: readonly [number, Picked][]): void => {
    const recorder = newRecorder();
    const ctx = new Ctx(rules, rules.clone(s) as unknown as State, recorder);
    let open = ctx.settle();
    for (const [at, pick] of steps) open = ctx.take(open[at] as Decision, pick);
    const now = ctx.s as unknown as UnsState;
    const asking = now.phase === 'threat' ? open : [];
    const own = asking.findIndex((d) => d.ask.seat === seat);
    const at = own < 0 ? 0 : own;
    const decision = asking[at];
    if (decision && now.over === '') {
      const picks = picksOf(decision);
      for (const pick of own < 0 ? picks.slice(0, 1) : picks) play(s, [...steps, [at, pick]]);
      return;
    }
    const hits = recorder.events
      .map(eventOf)
      .filter((e) => e.type === 'hurt')
      .filter((e) => e.seat === seat && e.rule === 'UNS-11.1');
    const gone = recorder.events.filter((e) => e.seat === seat && e.type === 'discarded' && e.rule === 'UNS-18.7');
    const last = hits.at(-1);
    const player = s.players[seat];
    found.push({
      damage: hits.reduce((sum, e) => sum + e.pub.n, 0),
      armour: last?.pub.armour ?? player?.armour ?? 0,
      health: last?.pub.health ?? player?.health ?? 0,
      allies: gone.length,
    });
  };
  play(start, []);
  return found;
}

describe('the Threat phase as it stands', () => {
  const positions = [1, 2].flatMap((players) =>
    BOSS_IDS.flatMap((boss) => Array.from({ length: 8 }, (_, n) => ({ players, boss, n }))),
  );
  let harmed = 0;
  let chosen = 0;

  it.each(positions)('is what the rules make of it: $players, $boss, $n', ({ players, boss, n }) => {
    const s = before(players, boss, n);
    const view = rules.view(s, 0) as UnsView;
    for (const [seat, player] of view.players.entries()) {
      const coming = threatPhaseOf(view, seat);
      // Whoever is dead is not hit any more: such positions say nothing about sums.
      const other = view.players.length === 2 ? threatPhaseOf(view, 1 - seat) : null;
      if (!coming || other?.deadly) continue;
      const ways = endings(s, seat);
      const alive = ways.filter((way) => way.health > 0);
      expect(alive.length === 0 ? coming.deadly : !coming.deadly).toBe(true);
      if (alive.length === 0) continue;
      if (ways.length === alive.length) {
        expect([Math.min(...ways.map((w) => w.damage)), Math.max(...ways.map((w) => w.damage))]).toEqual([
          coming.least,
          coming.most,
        ]);
      }
      const best = Math.min(...alive.map((w) => w.damage));
      expect(best).toBe(coming.least);
      const [mildest] = alive.filter((w) => w.damage === best);
      expect(player.armour - (mildest?.armour ?? 0)).toBe(coming.armourLost);
      expect(player.health - (mildest?.health ?? 0)).toBe(coming.healthLost);
      expect(new Set(alive.map((w) => w.allies))).toEqual(new Set([coming.allies]));
      if (coming.healthLost > 0) harmed++;
      if (coming.atRisk > 0) chosen++;
    }
  });

  it('was looked at where it hurts and where there is a choice', () => {
    expect(harmed).toBeGreaterThan(8);
    expect(chosen).toBeGreaterThan(3);
  });

  it('runs down by what each threat does, and is gone when all have attacked', () => {
    let attacks = 0;
    for (const { players, boss, n } of positions) {
      const recorder = newRecorder();
      const film = newFilm<State>();
      const ctx = new Ctx(rules, before(players, boss, n) as unknown as State, recorder, undefined, film);
      let open = ctx.settle();
      while ((ctx.s as unknown as UnsState).phase === 'threat' && open[0])
        open = ctx.take(open[0], picksOf(open[0])[0] as Picked);
      let told = 0;
      let last: UnsView | undefined;
      for (const cut of film.cuts) {
        const view = rules.view(cut.state as never, 0) as UnsView;
        const events = recorder.events.slice(told, cut.told).map(eventOf);
        told = cut.told;
        for (const event of events) {
          const then = last && threatPhaseOf(last, event.seat);
          const now = threatPhaseOf(view, event.seat);
          if (event.type !== 'hurt' || event.rule !== 'UNS-11.1' || !then || !now) continue;
          attacks++;
          expect(then.least).toBeLessThanOrEqual(event.pub.n + now.most);
          expect(then.most).toBeGreaterThanOrEqual(event.pub.n + now.least);
          if (then.least === then.most) expect(now).toMatchObject({ least: then.least - event.pub.n });
        }
        last = view;
      }
    }
    expect(attacks).toBeGreaterThan(50);
  });

  it('is not foretold where none is to come', () => {
    const s = before(1, 'harbinger', 1);
    const view = rules.view(s, 0) as UnsView;
    expect(threatPhaseOf(view, 0)).not.toBeNull();
    // Nobody is at it any more.
    expect(threatPhaseOf({ ...view, phase: 'threat' }, 0)).toBeNull();
    expect(threatPhaseOf({ ...view, phase: 'cleanup' }, 0)).toBeNull();
    expect(threatPhaseOf({ ...view, over: 'loss' }, 0)).toBeNull();
  });
});

describe('shields and Rage', () => {
  const none = { first: 0, each: 0 };
  it('the first threat is best a strong one', () => {
    const attackers = [
      { attack: 1, rage: 0 },
      { attack: 3, rage: 0 },
    ];
    expect(damageRange(attackers, [{ first: 3, each: 0 }], none)).toEqual({ least: 1, most: 3 });
  });
  it('an ally without a shield is given to Rage first, if there is one', () => {
    const attackers = [
      { attack: 2, rage: 1 },
      { attack: 2, rage: 0 },
    ];
    const guard = { first: 0, each: 1 };
    expect(damageRange(attackers, [guard], none)).toEqual({ least: 3, most: 4 });
    expect(damageRange(attackers, [guard, none], none)).toEqual({ least: 2, most: 4 });
  });
  it('what nobody can take away always counts', () => {
    expect(damageRange([{ attack: 2, rage: 2 }], [], { first: 1, each: 0 })).toEqual({ least: 1, most: 1 });
  });
});
