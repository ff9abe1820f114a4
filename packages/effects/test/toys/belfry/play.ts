import type { Handlers, Seat, Work } from '@starhold/kernel';
import {
  isPlain,
  type Listening,
  Lists,
  opsFrame,
  opsHandlers,
  type Triggers,
  triggers,
  type Vocabulary,
} from '../../../index.ts';
import {
  type BelfryFrame,
  type BelfryLexicon,
  type BelfryState,
  type Bell,
  belfryOf,
  hears,
  type Op,
  ROPE,
  ROUNDS,
  SOUNDS,
  type Sound,
  STROKES,
  WORDS,
  type Word,
} from './state.ts';

type X = Work<BelfryState, BelfryFrame>;
export type BelfryListening = Listening<BelfryState, BelfryFrame, Word>;
type BelfryHandlers = Handlers<BelfryState, BelfryFrame>;

const SWUNG = 99;
const bellAt = (s: BelfryState, key: number): Bell => belfryOf(s).bells[key];
/** A score that nobody looks at on the way can stand anywhere. */
const isPlainBell = (bell: Bell): boolean => isPlain<BelfryLexicon>(bell.do, (op) => op.op === 'score');

export const listening: BelfryListening = {
  hear(s, on, seat, _it, heard): void {
    for (const key of s.hung) {
      const bell = bellAt(s, key);
      if (hears(bell, on, seat)) heard[bell.window].push(key);
    }
  },
  ready(s, key, _o, no): boolean {
    const bell = bellAt(s, key);
    if (!s.hung.includes(key)) return false;
    const can = bell.if === undefined || s.score[bell.owner] >= bell.if.atLeast;
    if (!can) no?.(`use:${bell.name}`, 'BEL-3', 'tooLow', bell.if?.atLeast ?? 0);
    return can;
  },
  decides: (s, key) => (belfryOf(s).orders === 'owner' ? bellAt(s, key).owner : s.active),
  must: (s, key) => bellAt(s, key).must === true,
  plain: (s, key) => isPlainBell(bellAt(s, key)),
  name: (s, key) => bellAt(s, key).name,
  use(x, key): void {
    const { name, owner } = bellAt(x.s, key);
    x.s.log.push(`use ${name}`);
    x.push({ k: 'swing', seat: owner, cause: `bell:${name}`, bell: key, done: 0 });
  },
  seats: (s) => belfryOf(s).seats,
  first: (s) => s.active,
};

const cache = new WeakMap<readonly Bell[], Lists<Op>>();

function listsOf(s: BelfryState): Lists<Op> {
  const { bells } = belfryOf(s);
  let lists = cache.get(bells);
  if (!lists) {
    lists = new Lists<Op>();
    for (const [key, bell] of bells.entries()) lists.add(`bell:${key}`, bell.do);
    cache.set(bells, lists);
  }
  return lists;
}

function vocabularyWith(
  t: Triggers<BelfryState, BelfryFrame, Word>,
): Vocabulary<BelfryState, BelfryFrame, BelfryLexicon> {
  return {
    lists: listsOf,
    carryOut(x, op, f): void {
      const { s } = x;
      switch (op.op) {
        case 'score':
          return gain(x, f.seat, op.n);
        case 'take':
          s.score.forEach((_, seat) => {
            if (seat !== f.seat) gain(x, seat, -Math.min(op.n, s.score[seat]));
          });
          return;
        case 'sound':
          return sound(x, t, f.seat, op.what);
        case 'echo':
          return gain(x, f.seat, f.r);
        case 'hang':
          return hang(x, t, op.bell);
        case 'drop':
          return drop(x, op.bell);
      }
    },
    holds: (s, { atLeast }, f) => s.score[f.seat] >= atLeast,
    count: (s, fact, f) => (fact === 'hung' ? s.hung.length : s.score[f.seat]),
    group: (s) => s.score.map((_, seat) => seat),
    goesOn: () => true,
    chooser: (_s, f) => f.seat,
    mayChoose: () => true,
    canPay: (s, cost, f) => s.score[f.seat] >= cost,
    pay: (x, cost, f) => gain(x, f.seat, -cost),
  };
}

function gain(x: X, seat: Seat, n: number): void {
  x.s.score[seat] += n;
  x.s.log.push(`${seat} scores ${n}`);
}

/** The answer of a stroke is how many bells hang when it is done. */
function sound(x: X, t: Triggers<BelfryState, BelfryFrame, Word>, seat: Seat, what: Sound): void {
  const { s } = x;
  if (s.rope === 0) return;
  s.rope--;
  s.log.push(`${seat} rings ${what}`);
  t.occur(x, WORDS[what], seat, SOUNDS.indexOf(what), { k: 'toll', seat, what });
}

function hang(x: X, t: Triggers<BelfryState, BelfryFrame, Word>, key: number): void {
  const { s } = x;
  if (s.rope === 0 || s.hung.includes(key)) return;
  s.rope--;
  s.hung.push(key);
  s.log.push(`hang ${bellAt(s, key).name}`);
  t.occur(x, ['hung'], bellAt(s, key).owner, key);
}

function drop({ s }: X, key: number): void {
  const at = s.hung.indexOf(key);
  if (at < 0) return;
  s.hung.splice(at, 1);
  s.log.push(`drop ${bellAt(s, key).name}`);
}

/** `twist` and `wrap` are for the broken twins. */
export function handlersOf(
  twist: (l: BelfryListening) => BelfryListening = (l) => l,
  wrap: (h: BelfryHandlers) => BelfryHandlers = (h) => h,
): BelfryHandlers {
  const t = triggers<BelfryState, BelfryFrame, Word>(twist(listening));
  return wrap({
    ...opsHandlers<BelfryState, BelfryFrame, BelfryLexicon>(vocabularyWith(t)),
    ...t.handlers,
    round: {
      run(x, f): undefined {
        const { s } = x;
        const { seats } = belfryOf(s);
        s.active = f.turns % seats;
        s.round = Math.floor(f.turns / seats);
        if (s.round === ROUNDS) {
          const best = Math.max(...s.score);
          const ahead = s.score.flatMap((n, seat) => (n === best ? [seat] : []));
          s.over = ahead.length === 1 ? `win${ahead[0]}` : 'even';
          return;
        }
        f.turns++;
        s.rope = ROPE;
        s.log.push(`turn of ${s.active}`);
        x.push({ k: 'turn', seat: s.active, left: STROKES });
      },
    },
    turn: {
      ask: (s, f) => ({ seat: f.seat, kind: 'one', options: strokes(s, f.seat) }),
      take(x, f, pick): void {
        const [verb, what = ''] = String(pick).split(':');
        if (--f.left === 0 || verb === 'end') x.pop();
        if (verb === 'ring') x.push({ k: 'ring', seat: f.seat, what: what as Sound, step: 0, r: 0 });
        if (verb === 'hang')
          hang(
            x,
            t,
            belfryOf(x.s).bells.findIndex((bell) => bell.name === what),
          );
      },
    },
    ring: {
      run(x, f): undefined {
        if (f.step++ === 0) return void sound(x, t, f.seat, f.what) as undefined;
        x.s.log.push(`it said ${f.r}`);
        x.pop();
      },
    },
    swing: {
      run(x, f): undefined {
        if (f.done === 1) return void x.ret(SWUNG) as undefined;
        f.done = 1;
        x.push(opsFrame(f.seat, `bell:${f.bell}`, f.bell, ''));
      },
    },
    toll: {
      run(x, f): undefined {
        gain(x, f.seat, 1);
        x.ret(x.s.hung.length);
      },
    },
  });
}

export function strokes(s: { belfry: string; hung: readonly number[] }, seat: Seat): string[] {
  const own = belfryOf(s).bells.flatMap((bell, key) =>
    bell.owner === seat && !s.hung.includes(key) ? [`hang:${bell.name}`] : [],
  );
  return [...SOUNDS.map((what) => `ring:${what}`), ...own, 'end'];
}
