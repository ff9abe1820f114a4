import { asksAmounts, asksOne, asksSubset, type Handlers, optionId, parseOption, refOf } from '@starhold/kernel';
import { HOUSES, packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { discardHidden } from '../rules/cards.ts';
import { gainInfluence, gainTactics } from '../rules/gain.ts';
import { ANY, handOver, payments, shortOf } from '../rules/pay.ts';
import { countsIn, houseIn, LETTERS, lettersOf } from '../rules/refs.ts';
import { excessOf, gainResources, total, unit } from '../rules/storage.ts';
import { type Frame, NONE, type State, type X } from '../state.ts';

type Own = 'gain' | 'gains' | 'drop' | 'pay' | 'influence' | 'colonies';

const GAIN: readonly string[] = [...LETTERS].map((letter) => optionId('gain', letter));
const GAIN_OR: readonly string[] = [...GAIN, 'tactics'];
const HOUSE_IDS: readonly string[] = HOUSES.map((house) => optionId('house', house));

export const effects: Pick<Handlers<State, Frame, Events>, Own> = {
  /** REV-1.5. */
  gain: asksOne({
    ask: (_s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: (f.or > 0 ? GAIN_OR : GAIN).slice(),
      about: { or: f.or },
    }),
    take(x, f, pick): void {
      x.pop();
      if (pick === 'tactics') return gainTactics(x, f.seat, f.or);
      gainResources(x, f.seat, unit(LETTERS.indexOf(refOf(pick))), 'REV-5.3');
    },
  }),

  gains: asksAmounts({
    ask: (_s, f) => ({
      seat: f.seat,
      kind: 'amounts',
      bins: GAIN.map((id) => ({ id, min: 0, max: f.n })),
      min: f.n,
      max: f.n,
      about: { n: f.n },
    }),
    take(x, f, pick): void {
      x.pop();
      gainResources(
        x,
        f.seat,
        GAIN.map((id) => pick[id] ?? 0),
        'REV-5.3',
      );
    },
  }),

  /** REV-5.3: what does not fit, gained or stored before; or a loss. */
  drop: asksSubset({
    run(x, f) {
      if (dropCount(x.s, f) > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask(s, f) {
      const n = dropCount(s, f);
      const from = [...lettersOf(s.players[f.seat].stored)].map((letter) => optionId('drop', letter));
      return { seat: f.seat, kind: 'subset', from, min: n, max: n, about: { n, why: f.why } };
    },
    take(x, f, pick): void {
      const p = x.s.players[f.seat];
      x.pop();
      const lost = countsIn(pick.map(refOf).join(''));
      for (let kind = 0; kind < lost.length; kind++) p.stored[kind] -= lost[kind];
      x.tell('dropped', f.why === 'full' ? 'REV-5.3' : 'REV-29.8', f.seat, { lost: lettersOf(lost), why: f.why });
    },
  }),

  /** REV-5.4, 5.6, AMB-56: a price that is short is made up for with hidden influence cards. */
  pay: asksOne({
    ask(s, f) {
      const { stored } = s.players[f.seat];
      const short = Math.max(0, shortOf(stored, f.price, f.less));
      const about = { what: f.what, short };
      // Which cards are held is nobody else's business: no pick is taken by itself.
      if (short > 0) return { seat: f.seat, kind: 'one', options: burns(s, f), stop: 1, about };
      return { seat: f.seat, kind: 'one', options: waysToPay(stored, f), about };
    },
    take(x, f, pick): void {
      const { verb, refs } = parseOption(pick);
      if (verb === 'burn') {
        discardHidden(x, f.seat, [houseIn(refs[0])], 'resource', 'REV-4.12');
        const kind = LETTERS.indexOf(refs[1]);
        // Paid at once; it needs no space.
        f.price[f.price[kind] > 0 ? kind : ANY]--;
        if (total(f.price) + f.price[ANY] <= f.less) x.pop();
        return;
      }
      x.pop();
      handOver(x, f.seat, countsIn(refs[0]), 0, f.what);
    },
  }),

  /** REV-4.5, 8; where an effect gives it, it may be left (REV-1.1). */
  influence: asksOne({
    ask(_s, f) {
      const options: string[] = [];
      for (let house = 0; house < HOUSE_IDS.length; house++)
        if ((f.houses >> house) & 1) options.push(HOUSE_IDS[house]);
      if (f.must === 0) options.push('none');
      return { seat: f.seat, kind: 'one', options, about: { why: f.why } };
    },
    take(x, f, pick): void {
      x.pop();
      if (pick === 'none') return;
      gainInfluence(x, f.seat, houseIn(refOf(pick)), f.ship, f.why === 'reset' ? 'REV-32.4' : 'REV-8.2');
    },
  }),

  /** REV-26.1: whoever looks knows what is gone, and what was gone before. */
  colonies: asksSubset({
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'subset',
      from: s.colonies.toSorted((a, b) => a - b).map((colony) => optionId('remove', packOf(s).colonies[colony].id)),
      min: f.n,
      max: f.n,
      about: { n: f.n },
    }),
    take(x, f, pick): void {
      const { s } = x;
      x.pop();
      const ids = pick.map(refOf);
      const gone = ids.map((id) => packOf(s).colonyIndex.get(id) ?? NONE);
      s.colonies = s.colonies.filter((colony) => !gone.includes(colony)).sort((a, b) => a - b);
      s.coloniesGone.push(...gone);
      s.players[f.seat].knows = s.coloniesGone.length;
      x.tell('coloniesRemoved', 'REV-26.1', f.seat, { n: gone.length }, { cards: ids }, [f.seat]);
      x.shuffle('colonies', s.colonies);
    },
  }),
};

function dropCount(s: State, f: Extract<Frame, { k: 'drop' }>): number {
  const p = s.players[f.seat];
  return f.why === 'full' ? excessOf(s, p) : Math.min(f.n, total(p.stored));
}

type PayFrame = Extract<Frame, { k: 'pay' }>;

function waysToPay(stored: readonly number[], f: PayFrame): string[] {
  return payments(stored, f.price, f.less).map((mix) => optionId('pay', lettersOf(mix) || '-'));
}

/** Kinds that are missing, with each House of which a card is held; where only `any` is missing the kind does not matter. */
function burns(s: State, f: PayFrame): string[] {
  const { stored, hidden } = s.players[f.seat];
  const missing = [...LETTERS].filter((_, kind) => f.price[kind] > stored[kind]);
  const kinds = missing.length > 0 ? missing : [LETTERS[0]];
  return HOUSES.flatMap((house, i) => (hidden[i] > 0 ? kinds.map((kind) => optionId('burn', house, kind)) : []));
}

/** REV-4.12: a card for a resource of any kind. */
export function burn(x: X, seat: number, option: string): void {
  const { refs } = parseOption(option);
  discardHidden(x, seat, [houseIn(refs[0])], 'resource', 'REV-4.12');
  gainResources(x, seat, unit(LETTERS.indexOf(refs[1])), 'REV-4.12');
}
