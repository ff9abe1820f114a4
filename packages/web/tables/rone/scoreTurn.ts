import type { View } from '@starhold/rone';
import { LETTERS } from '@starhold/rone/content';
import type { Stroke } from '../../desk/reel/score.ts';
import type { Target } from '../../desk/target.ts';
import { invaderIn, topOf } from './invasion/places.ts';
import { dealtBy, PLAYED } from './model/dealer.ts';
import { keyed } from './model/keyed.ts';
import { isActing, opponentsOf } from './model/table.ts';
import { each, type Part, type Parts, rest, who } from './score.ts';

/** What a turn looks like: dice, cards, resources, damage, training, the check at the end. */

/** The same, beginning with what comes before them. */
const together = ([first, ...more]: readonly Stroke[]): Stroke[] =>
  first ? [{ ...first, together: true }, ...more] : [];

const die = (n: number): Target => `die:d${n}`;
const DECK = 'pile:deck';
const DISCARD = 'pile:discard';
const SCRAPYARD = 'pile:scrapyard';
/** The plate on which it stands what a reshuffle costs. */
const COST = 'cost';
const isPrice = (cause: string): boolean => cause === 'reshuffle/player';
/** Paid to others for the own reshuffle: it leaves the plate before it is counted at theirs. */
const priced = (before: View, { seat, cause }: { seat: number; cause: string }, to: Target, text: string): Stroke[] =>
  isPrice(cause) && seat !== before.me && isActing(before, before.me)
    ? [{ on: COST, how: 'fly', to, text, ms: 300 }]
    : [];
/** What it shows, as a thing of its own. */
const yieldOf = (n: number): Target => `yield:d${n}`;

/** Of equal cards the last one goes, and one more comes behind them. */
const equal = (cards: readonly string[] | undefined, card: string): number =>
  cards?.filter((id) => id === card).length ?? 0;
const goesFromHand = ({ players, me }: View, card: string): Target =>
  `card:${card}.${Math.max(0, equal(players[me]?.cards, card) - 1)}`;
const comesToHand = ({ players, me }: View, card: string): Target => `card:${card}.${equal(players[me]?.cards, card)}`;
const comesDown = ({ players, me }: View, card: string): Target =>
  `played:${card}.${equal(players[me]?.played, card) + equal(players[me]?.underway, card)}`;

/** The place of a card on the training ground, the first of equal ones that changed; or where it waits to go to the discard pile. */
function groundOf(view: View, seat: number, card: string): Target {
  const at = view.players[seat]?.ground.findIndex(({ id }) => id === card) ?? -1;
  return at < 0 ? `played:${card}.0` : `ground:g${at + 1}`;
}

const SCREW_MS = 110;
const PULL_MS = 240;
const KNOCK_MS = 60;
/** Dice come to lie from the first to the last; the sheet of the tray says it, too. */
const settlesAt = (n: number): number => 400 + KNOCK_MS * (n - 1);
/** What a die shows has no colour. */
const isBlank = (face = ''): boolean => !/[urkgyw]/.test(face);
/** As the screws are lettered. */
const SCREW_SIGNS: Readonly<Record<string, string>> = { u: 'B', r: 'R', k: 'K', g: 'G', y: 'Y' };

/** One of a kind in the pool. */
const poolOf = (letter: string): Target => `pool:${letter}`;

export const TURN_PARTS: Parts = {
  // 1, 2, 3: dice
  // Dice tumble by themselves, wherever they are drawn; those that lie there then catch the light.
  rolled: ({ pub }) => ({
    kind: 'dice',
    follow: [
      { ...rest(settlesAt(Math.min(...pub.dice))), sound: 'rattle' },
      // Each knocks as it comes to lie.
      ...pub.dice.map((): Stroke => ({ ...rest(KNOCK_MS), sound: 'land' })),
      ...each(pub.dice.filter((_, i) => !isBlank(pub.faces[i])).map(die), 'glow', 200),
    ],
  }),
  // A token goes to the die, and that one alone is thrown again.
  rerolled: ({ pub, seat }, before) => {
    const thrown = pub.owner === before.me ? die(pub.die) : who(pub.owner);
    const token = numberOf(before, seat, 'reroll');
    return {
      kind: 'dice',
      lead: [
        { on: token, how: 'fly', to: thrown, text: '↻', ms: 260, sound: 'flip' },
        { on: token, how: 'count', text: '−1', ms: 260, together: true },
      ],
      follow: [
        { ...rest(settlesAt(pub.die)), sound: 'rattle' },
        { ...rest(KNOCK_MS), sound: 'land' },
        ...(isBlank(pub.face) ? [] : [{ on: thrown, how: 'glow' as const, ms: 200 }]),
      ],
    };
  },
  usedDie: ({ pub }) => ({
    kind: 'gain',
    // What the face shows jumps off it, a clink for each screw.
    lead: [
      { on: yieldOf(pub.die), how: 'lunge', to: 'pool', far: true, ms: 220, sound: 'clink' },
      ...[...pub.got].slice(1).map(
        (): Stroke => ({
          on: yieldOf(pub.die),
          how: 'hush',
          ms: SCREW_MS / 2,
          sound: 'clink',
        }),
      ),
    ],
    follow: [{ on: 'pool', how: 'count', ms: 160, text: `+${pub.got.length}` }],
  }),
  converted: ({ pub }) => ({
    kind: 'gain',
    lead: each(pub.dice.map(die), 'bolt', 180, { to: 'pool', sound: 'clink' }),
    follow: [{ on: 'pool', how: 'count', ms: 160, text: `+${pub.got.length}` }],
  }),
  // 4: a screw out, a screw in
  upgraded: ({ pub }) => {
    // On the bench at its face; where the bench is not open, at the die.
    const on = `face:d${pub.die}.${pub.face}`;
    const places = [on, die(pub.die), `bench:d${pub.die}`];
    const turned = { far: true, twist: true, ms: 280, sound: 'ratchet' } as const;
    const signed = (sign: string, screw: string): Stroke[] =>
      each(places, 'count', 260, { text: screw in SCREW_SIGNS ? sign + SCREW_SIGNS[screw] : '' });
    return {
      kind: 'build',
      // The old one turns out and into the tray, the new one out of it and in.
      lead: [
        { on: `out:${pub.from}`, how: 'slide', to: on, ...turned },
        ...together(signed('−', pub.from)),
        { on: `in:${pub.to}`, how: 'lunge', to: on, ...turned },
      ],
      follow: [...each(places, 'turn', 320, { sound: 'ratchet' }), ...signed('+', pub.to)],
    };
  },
  // 5, 6: push your luck
  drew: ({ pub, priv, seat }, before) => ({
    kind: 'draw',
    follow: [
      ...(before.me === seat && priv
        ? [{ on: comesToHand(before, priv.card), how: 'slide' as const, to: DECK, far: true as const, ms: 280 }]
        : []),
      {
        on: DECK,
        how: 'count',
        ms: 200,
        together: true,
        ...(before.me === seat && pub.left < (before.players[seat]?.deck ?? 0) && (before.players[seat]?.hand ?? 0) > 0
          ? { sound: 'beat' as const }
          : {}),
      },
    ],
  }),
  // What it costs is printed: the plate comes forward, and each price leaves it, one by one.
  reshuffling: () => ({
    kind: 'phase',
    lead: [
      { on: COST, how: 'lunge', ms: 300, sound: 'heat' },
      { on: COST, how: 'glow', ms: 300, together: true },
    ],
  }),
  // Both piles become one, and that goes into the deck before it counts them.
  reshuffled: () => ({
    kind: 'draw',
    lead: [
      { on: SCRAPYARD, how: 'lunge', to: DISCARD, far: true, ms: 260 },
      { on: DISCARD, how: 'count', ms: 160, sound: 'riffle' },
      { on: DISCARD, how: 'fly', to: DECK, ms: 300 },
    ],
    follow: [{ on: DECK, how: 'count', ms: 200, sound: 'land' }],
  }),
  // 7: pay and play
  played: ({ pub }, before) => ({
    kind: 'card',
    lead: [
      ...[...pub.paid].map(
        (letter): Stroke => ({
          on: poolOf(letter),
          how: 'lunge',
          far: true,
          to: goesFromHand(before, pub.card),
          ms: SCREW_MS,
          sound: 'clink',
        }),
      ),
      { on: goesFromHand(before, pub.card), how: 'lunge', to: PLAYED, far: true, ms: 180 },
    ],
    follow: [
      { on: comesDown(before, pub.card), how: 'burst', ms: 240, sound: 'slam' },
      { on: 'tally', how: 'count', ms: 240, together: true },
    ],
  }),
  activated: ({ pub }) => ({
    kind: 'card',
    follow: [{ on: `base:${pub.card}`, how: 'turn', ms: 260, sound: 'ratchet' }],
  }),
  triggered: ({ pub }) => ({ kind: 'card', follow: [{ on: `base:${pub.card}`, how: 'glow', ms: 240 }] }),
  exhausted: ({ pub }) => ({ kind: 'card', follow: [{ on: `base:${pub.card}`, how: 'turn', ms: 260 }] }),
  refreshed: ({ pub }) => ({
    kind: 'gain',
    follow: each(
      pub.cards.map((card) => `base:${card}`),
      'turn',
      260,
      { sound: 'cool' },
    ),
  }),
  pair: ({ pub }) => ({ kind: 'gain', follow: [{ on: `store:${pub.kind}`, how: 'glow', ms: 260, sound: 'clink' }] }),
  gotResources: ({ pub }) => ({
    kind: 'gain',
    follow: [{ on: 'pool', how: 'count', ms: 180, text: `+${pub.got.length}` }],
  }),
  // 8: what fits rolls into its slot, the rest falls
  stored: ({ pub, seat }, before) => {
    const kinds = [...new Set(pub.kept)];
    const had = before.players[seat]?.stored ?? [];
    const rolls = keyed([...pub.kept]).map(
      ({ id, n }): Stroke => ({
        on: `store:${id}.${(had[LETTERS.indexOf(id)] ?? 0) + n}`,
        how: 'slide',
        to: 'pool',
        far: true,
        ms: 200,
        sound: 'clink',
      }),
    );
    // What lies in a wild slot has no colour any more.
    const greyed = rolls.flatMap(({ on }) => (on.startsWith('store:w') ? on : []));
    return {
      kind: 'gain',
      lead:
        pub.lost === ''
          ? []
          : [{ on: 'pool', how: 'lunge', far: true, text: `−${pub.lost.length}`, ms: 240, sound: 'back' }],
      follow: [
        ...rolls,
        ...each(greyed, 'turn', 260, { sound: 'flip' }),
        ...together(
          each(
            kinds.map((kind) => `store:${kind}`),
            'count',
            180,
          ),
        ),
      ],
    };
  },
  storedLost: ({ pub, cause }) => ({
    kind: 'ownLoss',
    lead: isPrice(cause)
      ? each(
          [...new Set(pub.lost)].map((kind) => `store:${kind}`),
          'bolt',
          200,
        ).map((bolt) => ({ ...bolt, on: COST, to: bolt.on, foe: true }))
      : [],
    follow: each(
      [...new Set(pub.lost)].map((kind) => `store:${kind}`),
      'break',
      240,
      { sound: 'hit' },
    ),
  }),
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
      follow: bitten(seat, plates, lost),
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
      {
        on: `health:p${seat}`,
        how: 'burst',
        ms: 520,
        text: `−${pub.lost}`,
        ...(pub.lost > 0 ? { sound: 'shipHit' as const } : {}),
      },
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
function numberOf({ me }: View, seat: number, what: 'armour' | 'health' | 'part' | 'reroll' | 'research'): Target {
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

/** What was ground off the armour and what was bitten off the health, each where it stands. */
function bitten(seat: number, plates: number, lost: number): Stroke[] {
  const off = (what: string, n: number): Stroke[] =>
    n > 0 ? [{ on: `${what}:p${seat}`, how: 'burst', ms: 280, text: `−${n}`, together: true }] : [];
  const strokes = [...off('armour', plates), ...off('health', lost).map((s) => ({ ...s, sound: 'shipHit' as const }))];
  return strokes.length > 0 ? strokes : [{ on: who(seat), how: 'glow', ms: 240, text: '0' }];
}
