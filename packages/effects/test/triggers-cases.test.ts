import { type BaseFrame, type Core, Ctx, type Decision, newRecorder, refusalsAt, type Work } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { type OccFrame, occurrenceFaults, triggers } from '../index.ts';
import { handlersOf, listening } from './toys/belfry/play.ts';
import { belfry, belfryWith } from './toys/belfry/rules.ts';
import { type Belfry, type BelfryFrame, type BelfryState, type Bell, build, type Word } from './toys/belfry/state.ts';

const bell = (name: string, more: Partial<Bell>): Bell => ({
  name,
  owner: 0,
  whose: 'all',
  hangs: true,
  on: ['ding'],
  window: 'after',
  do: [{ op: 'take', n: 1 }],
  ...more,
});

class Game {
  readonly s: BelfryState;
  open: Decision[];
  private readonly x: Ctx;

  constructor(bells: Bell[], more: Partial<Belfry> = {}, rules = belfry) {
    this.s = rules.initial(build('case', { seats: 2, orders: 'owner', bells, ...more }), [1, 1, 2, 3, 4]);
    this.x = new Ctx(rules, this.s as Core<BaseFrame>, newRecorder());
    this.open = this.x.settle();
  }

  /** Seat, window and options of the first question. */
  get asks(): string {
    const { ask } = this.open[0];
    return `${ask.seat} ${ask.about?.win ?? '-'}: ${ask.kind === 'one' ? ask.options.join(' ') : ''}`;
  }

  pick(...picks: string[]): this {
    for (const pick of picks) this.open = this.x.take(this.open[0], pick);
    return this;
  }

  get kinds(): string[] {
    return this.s.stack.map((f) => f.k);
  }
}

const TURN = '0 -: ring:ding ring:dong ring:both end';

describe('an occurrence', () => {
  it('is no frame at all where nobody listens', () => {
    const game = new Game([bell('a', { on: ['dong'] }), bell('b', { whose: 'others' })]).pick('ring:ding');
    expect(game.asks).toBe(TURN);
    expect(game.s.log).toEqual(['turn of 0', '0 rings ding', '0 scores 1', 'it said 2']);
    expect(game.kinds).toEqual(['round', 'turn']);
  });

  it('says what it is about in every question', () => {
    const game = new Game([bell('a', { window: 'during' })]).pick('ring:both');
    expect(game.open[0].ask.about).toEqual({ on: 'ding dong', it: 2, win: 'open' });
    expect(game.pick('pass').open[0].ask.about).toEqual({ on: 'ding dong', it: 2, win: 'close' });
  });

  it('has two windows for what is used during it, each ability in one of them, and one after it', () => {
    const game = new Game([bell('a', { window: 'during' }), bell('b', { window: 'during' }), bell('c', {})]);
    expect(game.pick('ring:ding').asks).toBe('0 open: use:a use:b pass');
    expect(game.pick('use:b').asks).toBe('0 open: use:a pass');
    expect(game.s.score).toEqual([0, 0]);
    expect(game.pick('pass').asks).toBe('0 close: use:a pass');
    expect(game.s.score).toEqual([1, 0]);
    expect(game.pick('use:a').asks).toBe('0 after: use:c pass');
    expect(game.pick('pass').asks).toBe(TURN);
  });

  it('offers an ability whose condition the body itself has met, and no sooner (TV-06)', () => {
    const late = bell('late', { window: 'during', if: { atLeast: 1 } });
    const game = new Game([late, bell('other', { window: 'during' }), bell('after', { if: { atLeast: 2 } })]);
    expect(game.pick('ring:ding').asks).toBe('0 open: use:other pass');
    expect(game.pick('pass').asks).toBe('0 close: use:late use:other pass');
    expect(game.pick('pass').asks).toBe(TURN);
    expect(game.pick('ring:ding', 'pass', 'pass').asks).toBe('0 after: use:after pass');
  });

  it('says why an ability that heard it cannot be used', () => {
    const game = new Game([
      bell('high', { if: { atLeast: 9 } }),
      bell('b', {}),
      bell('c', { owner: 1, if: { atLeast: 9 } }),
    ]);
    game.pick('ring:ding');
    const refused = refusalsAt(belfry, game.s as Core<BaseFrame>, game.open[0]);
    expect([...refused]).toEqual([['use:high', { rule: 'BEL-3', msg: 'tooLow', args: [9] }]]);
  });

  it('is heard once, however many of its words an ability knows', () => {
    const game = new Game([bell('a', { on: ['ding', 'dong'] })]).pick('ring:both');
    expect(game.asks).toBe('0 after: use:a pass');
    expect(game.pick('use:a').asks).toBe(TURN);
  });

  it('that copies another is a second one: abilities may be used again (TV-07, AMB-51)', () => {
    const copy = bell('copy', { window: 'during', do: [{ op: 'sound', what: 'ding' }] });
    const game = new Game([copy, bell('a', {})]).pick('ring:ding', 'use:copy');
    expect(game.asks).toBe('0 open: use:copy pass');
    expect(game.pick('pass', 'pass').asks).toBe('0 after: use:a pass');
    expect(game.pick('use:a').asks).toBe('0 after: use:a pass');
    expect(game.pick('use:a').asks).toBe(TURN);
  });

  it('is not heard by what joins it, nor used by what has left (AMB-35)', () => {
    const swap = bell('swap', {
      window: 'during',
      do: [
        { op: 'hang', bell: 1 },
        { op: 'drop', bell: 2 },
      ],
    });
    const game = new Game([swap, bell('new', { hangs: false }), bell('old', {})]).pick('ring:ding', 'use:swap');
    expect(game.asks).toBe('0 -: ring:ding ring:dong ring:both hang:old end');
    expect(game.pick('ring:ding', 'pass', 'pass').asks).toBe('0 after: use:new pass');
  });
});

describe('who decides', () => {
  it('is the owner, in the turn of another too, the active seat first', () => {
    const game = new Game([bell('theirs', { owner: 1 }), bell('mine', {}), bell('more', { owner: 1 })]);
    expect(game.pick('ring:ding').asks).toBe('0 after: use:mine pass');
    expect(game.pick('pass').asks).toBe('1 after: use:theirs use:more pass');
    expect(game.pick('use:more').asks).toBe('1 after: use:theirs pass');
  });

  it('or the active seat for all (RONE-1.6), while choices inside belong to the owner (A-02)', () => {
    const may: Bell['do'] = [{ op: 'may', do: [{ op: 'score', n: 1 }] }];
    const game = new Game([bell('theirs', { owner: 1, must: true, do: may }), bell('mine', { must: true })], {
      orders: 'active',
    });
    expect(game.pick('ring:ding').asks).toBe('0 after: use:theirs use:mine');
    expect(game.pick('use:theirs').asks).toBe('1 -: do skip');
  });

  it('cannot leave what must be done, and is not asked where only one thing is left', () => {
    const game = new Game([bell('a', { must: true }), bell('b', {}), bell('c', { owner: 1, must: true })]);
    expect(game.pick('ring:ding').asks).toBe('0 after: use:a use:b');
    expect(game.pick('use:a').asks).toBe('0 after: use:b pass');
    expect(game.pick('pass').asks).toBe(TURN);
    expect(game.s.log).toContain('use c');
  });

  it('is asked again after passing only about what must be done by now', () => {
    const game = new Game([
      bell('a', {}),
      bell('due', { must: true, if: { atLeast: 2 } }),
      bell('gift', { owner: 1, do: [{ op: 'sound', what: 'dong' }] }),
      bell('help', { whose: 'others', on: ['dong'], must: true, do: [{ op: 'score', n: 1 }] }),
    ]);
    expect(game.pick('ring:ding').asks).toBe('0 after: use:a pass');
    expect(game.pick('pass').asks).toBe('1 after: use:gift pass');
    expect(game.pick('use:gift').asks).toBe(TURN);
    expect(game.s.log.slice(-3)).toEqual(['use due', '1 scores -1', 'it said 4']);
  });

  it('is not asked about the order of what commutes, unless something else is ready beside it', () => {
    const plain: Partial<Bell> = { do: [{ op: 'repeat', n: 2, do: [{ op: 'score', n: 1 }] }] };
    expect(new Game([bell('a', plain), bell('b', plain)]).pick('ring:ding').asks).toBe(TURN);
    const mixed = new Game([bell('a', plain), bell('b', plain), bell('c', {})]).pick('ring:ding');
    expect(mixed.asks).toBe('0 after: use:a use:b use:c pass');
    expect(mixed.pick('use:c').asks).toBe(TURN);
  });

  it('is offered interchangeable abilities as one, and can use each of them', () => {
    const game = new Game([bell('twin', {}), bell('twin', {})]).pick('ring:ding');
    expect(game.asks).toBe('0 after: use:twin pass');
    expect(game.pick('use:twin').asks).toBe('0 after: use:twin pass');
    expect(game.pick('use:twin').asks).toBe(TURN);
  });
});

describe('occurrences in lanes', () => {
  const handlers = handlersOf();
  const together = belfryWith({
    ...handlers,
    round: {
      run(x, f): undefined {
        if (f.turns++ > 0) {
          x.s.over = 'done';
          return;
        }
        x.s.rope = 9;
        x.together(
          false,
          [0, 1].map((seat) => ({ k: 'ring', seat, what: seat === 0 ? 'ding' : 'dong', step: 0, r: 0 })),
        );
      },
    },
  });

  it('lie in the lane that raised them and may ask a mate there', () => {
    const mine: Partial<Bell> = { whose: 'own', window: 'during' };
    const game = new Game(
      [bell('a', mine), bell('b', { ...mine, owner: 1, on: ['dong'] }), bell('c', { owner: 1, whose: 'others' })],
      {},
      together,
    );
    expect(game.open.map((d) => [d.lane, d.ask.seat])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    game.pick('use:a');
    expect(game.open.map((d) => [d.lane, d.ask.seat, d.ask.about?.on])).toEqual([
      [0, 1, 'ding'],
      [1, 1, 'dong'],
    ]);
    expect(game.pick('use:c', 'use:b').s.over).toBe('done');
    expect(game.s.log.filter((line) => line.startsWith('it said'))).toEqual(['it said 3', 'it said 3']);
  });
});

describe('faults of an occurrence', () => {
  it('are seen', () => {
    const sound: OccFrame = {
      k: 'occ',
      seat: 0,
      on: ['ding'],
      it: 0,
      during: [1],
      after: [2, 3],
      used: [3, 1],
      passed: 0,
      stage: 0,
    };
    expect(occurrenceFaults([sound, { k: 'turn', seat: 0 }])).toEqual([]);
    expect(occurrenceFaults([{ ...sound, used: [4] } as OccFrame])).toEqual(['ding: used without having heard it']);
    expect(occurrenceFaults([{ ...sound, used: [1, 1] } as OccFrame])).toEqual(['ding: used twice']);
    expect(occurrenceFaults([{ ...sound, during: [2] } as OccFrame])).toEqual([
      'ding: used without having heard it',
      'ding: heard twice',
    ]);
  });
});

describe('a finished game', () => {
  it('is not interrupted any more', () => {
    const { s } = new Game([bell('a', {})]);
    const x = new Ctx(belfry, s as Core<BaseFrame>) as unknown as Work<BelfryState, BelfryFrame>;
    const { occur } = triggers<BelfryState, BelfryFrame, Word>(listening);
    const before = s.stack.length;
    s.over = 'win0';
    occur(x, ['ding'], 0, 0, { k: 'toll', seat: 0, what: 'ding' });
    expect(s.stack).toHaveLength(before);
    s.over = '';
    occur(x, ['ding'], 0, 0, { k: 'toll', seat: 0, what: 'ding' });
    expect(s.stack).toHaveLength(before + 2);
  });
});
