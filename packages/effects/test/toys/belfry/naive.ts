import type { Seat } from '@starhold/kernel';
import { Script } from '../script.ts';
import { strokes } from './play.ts';
import {
  type BelfryOptions,
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

/** What was done, what was asked, and how often something rare came up. */
export interface Rung {
  log: string[];
  asked: string[];
}
export interface Rarities {
  /** Bells that were hung too late to hear what they listen to; that heard it, but were gone; strokes inside strokes. */
  joined: number;
  vanished: number;
  nested: number;
  /** Left at the opening, used at the closing. */
  later: number;
}

interface Happening {
  on: readonly Word[];
  seat: Seat;
  it: number;
  heard: number[];
  used: Set<number>;
}

/** Too long to be compared in reasonable time. */
export class TooLong extends Error {}
const MOST_QUESTIONS = 400;

/** The same game as plain recursion: no frames, no stack but the language's own. */
export class Naive {
  readonly rare: Rarities = { joined: 0, vanished: 0, nested: 0, later: 0 };
  private readonly log: string[] = [];
  private readonly script: Script;
  private readonly belfry: string;
  private readonly bells: readonly Bell[];
  private readonly seats: number;
  private readonly orders: 'owner' | 'active';
  private hung: number[];
  private readonly score: number[];
  private rope = 0;
  private active = 0;
  private depth = 0;

  constructor(options: BelfryOptions, picks: readonly number[]) {
    const { bells, seats, orders } = belfryOf(options);
    this.belfry = options.belfry;
    this.script = new Script(picks);
    this.bells = bells;
    this.seats = seats;
    this.orders = orders;
    this.hung = bells.flatMap((bell, key) => (bell.hangs ? [key] : []));
    this.score = new Array<number>(seats).fill(0);
  }

  play(): Rung {
    for (let turn = 0; turn < ROUNDS * this.seats; turn++) {
      this.active = turn % this.seats;
      this.rope = ROPE;
      this.log.push(`turn of ${this.active}`);
      for (let left = STROKES; left > 0; left--) {
        const pick = this.choose(this.active, strokes({ belfry: this.belfry, hung: this.hung }, this.active));
        const [verb, what] = pick.split(':');
        if (verb === 'end') break;
        if (verb === 'ring') this.log.push(`it said ${this.sound(this.active, what as Sound) ?? 0}`);
        if (verb === 'hang') this.hang(this.bells.findIndex((bell) => bell.name === what));
      }
    }
    return { log: this.log, asked: this.script.asked };
  }

  private choose(seat: Seat, options: string[], about = ''): string {
    if (this.script.asked.length > MOST_QUESTIONS) throw new TooLong();
    return this.script.pick(options, `${seat} ${about}: `);
  }

  private sound(seat: Seat, what: Sound): number | undefined {
    if (this.rope === 0) return undefined;
    this.rope--;
    this.log.push(`${seat} rings ${what}`);
    return this.occur(WORDS[what], seat, SOUNDS.indexOf(what), () => {
      this.gain(seat, 1);
      return this.hung.length;
    });
  }

  private occur(on: readonly Word[], seat: Seat, it: number, body?: () => number): number | undefined {
    const heard = this.hung.filter((key) => hears(this.bells[key], on, seat));
    const o: Happening = { on, seat, it, heard, used: new Set() };
    if (this.depth++ > 0) this.rare.nested++;
    if (body) this.window(o, 'during', 'open');
    const answer = body?.();
    if (body) this.window(o, 'during', 'close');
    this.window(o, 'after', 'after');
    this.depth--;
    return answer;
  }

  private window(o: Happening, window: Bell['window'], win: 'open' | 'close' | 'after'): void {
    const passed = new Set<Seat>();
    const keys = o.heard.filter((key) => this.bells[key].window === window);
    for (;;) {
      const ready = keys.filter((key) => !o.used.has(key) && this.hung.includes(key) && this.holds(this.bells[key]));
      const next = this.nextTurn(ready, passed);
      if (!next) break;
      const { seat, open, due } = next;
      const plain = open.every((key) => this.bells[key].do.every((op) => op.op === 'score'));
      const options = open.map((key) => `use:${this.bells[key].name}`);
      const about = `${o.on.join(' ')} ${o.it} ${win}`;
      const pick = plain ? options[0] : this.choose(seat, due ? options : [...options, 'pass'], about);
      if (pick === 'pass') passed.add(seat);
      else {
        const key = open[options.indexOf(pick)];
        o.used.add(key);
        if (win === 'close' && this.bells[key].must !== true) this.rare.later++;
        this.log.push(`use ${this.bells[key].name}`);
        this.doAll(this.bells[key].do, this.bells[key].owner, { r: 0 });
      }
    }
    this.count(o, keys, window);
  }

  private nextTurn(ready: number[], passed: Set<Seat>): { seat: Seat; open: number[]; due: boolean } | undefined {
    for (let i = 0; i < this.seats; i++) {
      const seat = (this.active + i) % this.seats;
      const own = ready.filter((key) => (this.orders === 'owner' ? this.bells[key].owner : this.active) === seat);
      const due = own.filter((key) => this.bells[key].must);
      const open = passed.has(seat) ? due : own;
      if (open.length > 0) return { seat, open, due: due.length > 0 };
    }
    return undefined;
  }

  private count(o: Happening, keys: number[], window: Bell['window']): void {
    const late = (key: number): boolean => this.bells[key].window === window && hears(this.bells[key], o.on, o.seat);
    if (this.hung.some((key) => !o.heard.includes(key) && late(key))) this.rare.joined++;
    if (keys.some((key) => !o.used.has(key) && !this.hung.includes(key))) this.rare.vanished++;
  }

  private holds(bell: Bell): boolean {
    return bell.if === undefined || this.score[bell.owner] >= bell.if.atLeast;
  }

  private gain(seat: Seat, n: number): void {
    this.score[seat] += n;
    this.log.push(`${seat} scores ${n}`);
  }

  private hang(key: number): void {
    if (this.rope === 0 || this.hung.includes(key)) return;
    this.rope--;
    this.hung.push(key);
    this.log.push(`hang ${this.bells[key].name}`);
    this.occur(['hung'], this.bells[key].owner, key);
  }

  private doAll(ops: readonly Op[], seat: Seat, scope: { r: number }): void {
    for (const op of ops) this.doOne(op, seat, scope);
  }

  private doOne(op: Op, seat: Seat, scope: { r: number }): void {
    switch (op.op) {
      case 'score':
        return this.gain(seat, op.n);
      case 'take':
        for (let other = 0; other < this.seats; other++) {
          if (other !== seat) this.gain(other, -Math.min(op.n, this.score[other]));
        }
        return;
      case 'sound':
        scope.r = this.sound(seat, op.what) ?? scope.r;
        return;
      case 'echo':
        return this.gain(seat, scope.r);
      case 'hang':
        return this.hang(op.bell);
      case 'drop':
        if (!this.hung.includes(op.bell)) return;
        this.hung = this.hung.filter((key) => key !== op.bell);
        return void this.log.push(`drop ${this.bells[op.bell].name}`);
      case 'when':
        return this.doAll(this.score[seat] >= op.if.atLeast ? op.then : (op.else ?? []), seat, { r: 0 });
      case 'may':
        if (this.choose(seat, ['do', 'skip']) === 'do') this.doAll(op.do, seat, { r: 0 });
        return;
      case 'pay':
        if (this.score[seat] < op.cost || this.choose(seat, ['pay', 'skip']) === 'skip') return;
        this.gain(seat, -op.cost);
        return this.doAll(op.do, seat, { r: 0 });
      default:
        throw new Error(`${op.op} is not rung here`);
    }
  }
}
