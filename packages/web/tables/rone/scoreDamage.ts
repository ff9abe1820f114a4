import type { View } from '@starhold/rone';
import type { Stroke } from '../../desk/reel/score.ts';
import type { Target } from '../../desk/target.ts';
import { invaderIn, topOf } from './invasion/places.ts';
import { dealtBy, PLAYED } from './model/dealer.ts';
import { isActing, opponentsOf } from './model/table.ts';
import { type Part, type Parts, rest, who } from './score.ts';

/** What a turn ends with: damage, training, the check; and where that stands of which all of it is told. */

/** One stroke for each thing, all at once. */
export const each = (on: readonly Target[], how: Stroke['how'], ms: number, more: Partial<Stroke> = {}): Stroke[] =>
  on
    .map((one, i) => ({ on: one, how, ms, ...more, ...(i === 0 ? {} : { together: true as const, sound: undefined }) }))
    .map(tidy);

/** A stroke says only what it has. */
function tidy({ sound, ...stroke }: Omit<Stroke, 'sound'> & { sound?: Stroke['sound'] | undefined }): Stroke {
  return sound === undefined ? stroke : { ...stroke, sound };
}

/** The same, beginning with what comes before them. */
export const together = ([first, ...more]: readonly Stroke[]): Stroke[] =>
  first ? [{ ...first, together: true }, ...more] : [];

export const DECK = 'pile:deck';
export const DISCARD = 'pile:discard';
export const SCRAPYARD = 'pile:scrapyard';
/** The plate on which it stands what a reshuffle costs. */
export const COST = 'cost';
export const isPrice = (cause: string): boolean => cause === 'reshuffle/player';
/** Paid to others for the own reshuffle: it leaves the plate before it is counted at theirs. */
const priced = (before: View, { seat, cause }: { seat: number; cause: string }, to: Target, text: string): Stroke[] =>
  isPrice(cause) && seat !== before.me && isActing(before, before.me)
    ? [{ on: COST, how: 'fly', to, text, ms: 300 }]
    : [];
/** The place of a card on the training ground, the first of equal ones that changed; or where it waits to go to the discard pile. */
function groundOf(view: View, seat: number, card: string): Target {
  const at = view.players[seat]?.ground.findIndex(({ id }) => id === card) ?? -1;
  return at < 0 ? `played:${card}.0` : `ground:g${at + 1}`;
}

const PULL_MS = 240;
const LATER_MS = 180;

export const DAMAGE_PARTS: Parts = {
  // 9: damage
  aimed: ({ pub }) => ({ kind: 'hit', follow: [{ on: PLAYED, how: 'count', ms: 180, text: `+${pub.n}` }] }),
  hurt: ({ pub, seat, cause }, before) => {
    const was = before.players[seat];
    const lost = was ? was.health - pub.health : 0;
    const plates = was ? was.armour - pub.armour : 0;
    const from = attackerOf(before, seat, cause);
    // Of the own cards, the one whose values it is.
    const on = from === PLAYED ? dealtBy(before, pub.damage, pub.n) : from;
    const struck = `${plates > 0 ? 'armour' : 'health'}:p${seat}`;
    return {
      kind: lost > 0 ? (seat === before.me ? 'ownLoss' : 'hit') : 'absorbed',
      // What is ranged flies over the armour, the rest grinds it first.
      lead: [
        // A whole row cannot lean: what no card of it deals flies, too.
        pub.damage === 'ranged' || on === PLAYED
          ? {
              on,
              how: 'bolt',
              to: pub.damage === 'ranged' ? `health:p${seat}` : struck,
              ms: 180,
              sound: pub.damage === 'ranged' ? 'shot' : 'slam',
              ...(from === PLAYED || from === who(seat) ? {} : { foe: true as const }),
            }
          : { on, how: 'lunge', to: struck, ms: 220, sound: 'slam' },
      ],
      follow: bitten(seat, plates, lost, seat !== before.me),
    };
  },
  gained: counted('gain', '+'),
  lost: counted('ownLoss', '−'),
  // 10: training
  // Screw by screw they drop on the card.
  screws: ({ pub, seat }, before) => {
    const on = groundOf(before, seat, pub.card);
    const drops = Array.from(
      { length: pub.n },
      (_, i): Stroke => ({
        on: `${on}.${pub.now - pub.n + i + 1}`,
        how: 'slide',
        ms: 140,
        sound: 'clink',
      }),
    );
    return { kind: 'build', follow: [{ on, how: 'count', ms: 220, text: `+${pub.n}` }, ...together(drops)] };
  },
  // It jumps up, its screws spring off, and only then the pile has it.
  trained: ({ pub, seat }, before) => {
    const [on, to] = [groundOf(before, seat, pub.card), pub.to === 'deck' ? DECK : DISCARD];
    const { screws = 0 } = before.players[seat]?.ground.find(({ id }) => id === pub.card) ?? {};
    const springs = Array.from({ length: screws }, (_, i): Stroke => {
      return { on: `${on}.${i + 1}`, how: 'lunge', far: true, edge: i % 2 === 0 ? -1 : 1, ms: 300, together: true };
    });
    return {
      kind: 'levelUp',
      lead: [
        { on, how: 'glow', ms: 300, sound: 'upgrade' },
        { on, how: 'lunge', ms: 300, together: true },
        ...springs,
        { on, how: 'fly', to, ms: 340 },
      ],
      follow: [{ on: to, how: 'count', ms: 160, sound: 'land' }],
    };
  },
  spent: ({ pub }) => ({
    kind: 'build',
    follow: [{ on: `part:${pub.action}`, how: 'glow', ms: 200, sound: 'ratchet' }],
  }),
  discovered: ({ pub }) => ({
    kind: 'build',
    follow: [{ on: `base:${pub.card}`, how: 'burst', ms: 300, sound: 'upgrade' }],
  }),
  recycled: () => ({ kind: 'move', follow: [{ on: SCRAPYARD, how: 'count', ms: 180 }] }),
  scrapped: ({ pub }) => ({
    kind: 'ownLoss',
    follow: [{ on: SCRAPYARD, how: 'count', ms: 180, text: `+${pub.cards.length}`, sound: 'hit' }],
  }),
  // 12: the check, slowly: technologies pull cards off the scrapyard one by one, then a held breath, then the rest costs health.
  survival: ({ pub, seat }, { me }) => ({
    kind: 'scoreLine',
    lead: [
      { on: `health:p${seat}`, how: 'glow', ms: 260, sound: 'riffle' },
      ...Array.from(
        { length: pub.moved },
        (): Stroke =>
          seat === me
            ? { on: SCRAPYARD, how: 'fly', to: DISCARD, ms: PULL_MS, text: '−1', sound: 'tick' }
            : { on: who(seat), how: 'count', ms: PULL_MS, text: '−1', sound: 'tick' },
      ),
      rest(320),
      // What is left there bites.
      ...(pub.lost > 0
        ? [
            {
              on: seat === me ? SCRAPYARD : who(seat),
              how: 'bolt' as const,
              to: `health:p${seat}`,
              foe: true as const,
              ms: 200,
            },
          ]
        : []),
    ],
    follow: [
      pub.lost > 0
        ? { on: `health:p${seat}`, how: 'burst', ms: 520, text: `−${pub.lost}`, sound: 'shipHit', seat }
        : { on: `health:p${seat}`, how: 'glow', ms: 320, text: '0' },
    ],
  }),
};

function counted(kind: 'gain' | 'ownLoss', sign: string) {
  return (event: Numbered, before: View): Part => {
    const { seat, pub } = event;
    const [on, text] = [numberOf(before, seat, pub.what), `${sign}${pub.n}`];
    return { kind, lead: priced(before, event, on, text), follow: [{ on, how: 'count', ms: 180, text }] };
  };
}
interface Numbered {
  seat: number;
  cause: string;
  pub: { what: Parameters<typeof numberOf>[2]; n: number };
}

/** Where a number stands: armour and health at everybody's, what else is counted only at one's own. */
export function numberOf(
  { me }: View,
  seat: number,
  what: 'armour' | 'health' | 'part' | 'reroll' | 'research',
): Target {
  const isThere = what === 'armour' || what === 'health' || (seat === me && what !== 'research');
  return isThere ? `${what}:p${seat}` : who(seat);
}

/**
 * Who hits this seat: the printed cost at a reshuffle, a zone, a protocol or the stack of the Invasion, one's own cards of this
 * turn, the opponent who acts, or the seat itself.
 */
function attackerOf(view: View, seat: number, cause: string): Target {
  if (isPrice(cause)) return seat === view.me ? COST : who(seat);
  if (view.invasion) return invaderIn(cause) ?? topOf(view);
  const acting = opponentsOf(view, seat).filter((other) => isActing(view, other));
  const by = acting.includes(view.me) ? view.me : acting[0];
  return by === view.me ? PLAYED : who(by ?? seat);
}

/** What was ground off the armour and what was bitten off the health, each where it stands; of others one after the other. */
function bitten(seat: number, plates: number, lost: number, isOther: boolean): Stroke[] {
  const off = (what: string, n: number): Stroke[] =>
    n > 0 ? [{ on: `${what}:p${seat}`, how: 'burst', ms: 280, text: `−${n}`, together: true }] : [];
  const strokes = [
    ...off('armour', plates),
    ...off('health', lost).map((s) => ({
      ...s,
      sound: 'shipHit' as const,
      seat,
      // Where both stand at one tab, they would be written over each other.
      ...(isOther && plates > 0 ? { late: LATER_MS } : {}),
    })),
  ];
  return strokes.length > 0 ? strokes : [{ on: who(seat), how: 'glow', ms: 240, text: '0' }];
}
