import type { View } from '@starhold/rone';
import { LETTERS } from '@starhold/rone/content';
import type { Stroke } from '../../desk/reel/score.ts';
import type { Target } from '../../desk/target.ts';
import { type ScrewKind, toneOf } from './cards/Screw.tsx';
import { PLAYED } from './model/dealer.ts';
import { keyed } from './model/keyed.ts';
import { type Parts, rest, who } from './score.ts';
import { COST, DAMAGE_PARTS, DECK, DISCARD, each, isPrice, numberOf, SCRAPYARD, together } from './scoreDamage.ts';

/** What a turn looks like: dice, cards, resources; damage and what comes after it stand beside this. */

const die = (n: number): Target => `die:d${n}`;
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

const SCREW_MS = 110;
const KNOCK_MS = 60;
/** Dice come to lie from the first to the last; the sheet of the tray says it, too. */
const settlesAt = (n: number): number => 400 + KNOCK_MS * (n - 1);
/** What a die shows has no colour. */
const isBlank = (face = ''): boolean => !/[urkgyw]/.test(face);
/** As the screws are lettered. */
const SCREW_SIGNS: Readonly<Record<string, string>> = { u: 'B', r: 'R', k: 'K', g: 'G', y: 'Y', w: 'W' };

/** Each kind clinks on a step of its own. */
const STEPS: readonly number[] = [0, 2, 4, 5, 7, 9];
const clinks = (letter: string): Pick<Stroke, 'sound' | 'pitch'> => ({
  sound: 'clink',
  pitch: STEPS[LETTERS.indexOf(letter)] ?? 0,
});

/** One of a kind in the pool. */
const poolOf = (letter: string): Target => `pool:${letter}`;
/** What came into the pool is counted kind by kind: one number for all would lie over others. */
const poured = (got: string, ms: number): Stroke[] =>
  [...new Set(got)].map((letter, i) => ({
    on: poolOf(letter),
    how: 'count',
    ms,
    text: `+${got.split(letter).length - 1}`,
    ...(i === 0 ? {} : { together: true as const }),
  }));

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
        { on: token, how: 'fly', to: thrown, text: '↻', twist: true, ms: 260, sound: 'flip' },
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
      { on: yieldOf(pub.die), how: 'lunge', to: 'pool', far: true, ms: 220, ...clinks(pub.got[0]) },
      ...[...pub.got].slice(1).map(
        (letter): Stroke => ({
          on: yieldOf(pub.die),
          how: 'hush',
          ms: SCREW_MS / 2,
          ...clinks(letter),
        }),
      ),
    ],
    follow: poured(pub.got, 160),
  }),
  converted: ({ pub }) => ({
    kind: 'gain',
    lead: each(pub.dice.map(die), 'bolt', 180, { to: 'pool', sound: 'clink' }),
    follow: poured(pub.got, 160),
  }),
  // 4: the die opens into its cross, a screw out, a screw in, and it folds
  upgraded: ({ pub, seat }, before) => {
    // On the bench its cross lies open, face by face; where the bench is not open, the die does it in the tray.
    const bench = `bench:d${pub.die}`;
    const on = `face:d${pub.die}.${pub.face}`;
    const socket = before.players[seat]?.dice[pub.die - 1]?.faces[pub.face - 1]?.indexOf(pub.from) ?? 0;
    const notch = `${pub.face - 1}.${Math.max(0, socket)}`;
    const turned = { far: true, twist: true, ms: 280, sound: 'ratchet' } as const;
    const signed = (sign: string, screw: string): string => (screw in SCREW_SIGNS ? sign + SCREW_SIGNS[screw] : '');
    const [out, put] = [signed('−', pub.from), signed('+', pub.to)];
    const crossed = (text: string, ms: number): Stroke[] => [
      { on: die(pub.die), how: 'cross', notch, text, ms, together: true },
      { on: bench, how: 'cross', to: `face:d${pub.die}.1`, text, ms, together: true },
    ];
    return {
      kind: 'build',
      // The old one turns out and into the tray, the new one out of it and in.
      lead: [
        { on: `out:${pub.from}`, how: 'slide', to: on, ...turned },
        { on, how: 'count', text: out, ms: 260, together: true },
        ...crossed(out, 640),
        { on: `in:${pub.to}`, how: 'lunge', to: on, ...turned, together: true, late: 300 },
      ],
      follow: [
        { on, how: 'turn', ms: 280, sound: 'ratchet' },
        { on, how: 'count', text: put, ms: 280, together: true },
        ...crossed(put, 700),
        // The tray is laid out anew for the next one: its screws go with their buttons, not after them.
        ...[...'urkgy'].map((letter): Stroke => ({ on: `in:${letter}`, how: 'hush', ms: 1, together: true })),
      ],
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
  reshuffling: ({ seat }, { me }) => ({
    kind: 'phase',
    lead:
      seat === me
        ? [
            { on: COST, how: 'lunge', ms: 300, sound: 'heat' },
            { on: COST, how: 'glow', ms: 300, together: true },
          ]
        : [{ on: who(seat), how: 'glow', ms: 300, sound: 'heat' }],
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
          ...clinks(letter),
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
  gotResources: ({ pub }) => ({ kind: 'gain', follow: poured(pub.got, 180) }),
  // 8: what fits rolls into its slot, the rest falls off the edge
  stored: ({ pub, seat }, before) => {
    const kinds = [...new Set(pub.kept)];
    const had = before.players[seat]?.stored ?? [];
    // In the colour it has: what lies in a wild slot has none any more.
    const piece = { on: 'pool', how: 'piece', text: SCREW_SIGNS[pub.of], tint: toneOf(pub.of as ScrewKind) } as const;
    const rolls = keyed([...pub.kept]).map(
      ({ id, n }): Stroke => ({
        ...piece,
        to: `store:${id}.${(had[LETTERS.indexOf(id)] ?? 0) + n}`,
        ms: 240,
        ...clinks(id),
      }),
    );
    // What comes to lie in a wild slot turns grey there, before the next one rolls.
    const greyed = pub.of === 'w' ? [] : rolls.flatMap(({ to = '' }) => (to.startsWith('store:w') ? to : []));
    const turns = ({ to = '' }: Stroke): Stroke[] =>
      greyed.includes(to) ? [{ on: to, how: 'turn', ms: 200, sound: 'flip' }] : [];
    const falls = [...pub.lost].map(
      (_, i): Stroke => ({
        ...piece,
        ms: 360,
        ...(i === 0 ? { sound: 'back' } : { together: true, late: i * SCREW_MS }),
      }),
    );
    return {
      kind: 'gain',
      lead:
        falls.length === 0
          ? []
          : [...falls, { on: 'pool', how: 'count', text: `−${falls.length}`, ms: 360, together: true }],
      follow: [
        ...rolls.flatMap((roll) => [roll, ...turns(roll)]),
        // One word for all of them: beside each other they would be written over each other.
        ...together(each(greyed.slice(-1), 'count', 260, { text: `${SCREW_SIGNS[pub.of]}→W` })),
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
  // Screw by screw, from the last slot that is taken; the slots stay.
  storedLost: ({ pub, seat, cause }, before) => {
    const had = before.players[seat]?.stored ?? [];
    const kinds = [...new Set(pub.lost)];
    const screws = keyed([...pub.lost]).map(({ id, n }) => `store:${id}.${(had[LETTERS.indexOf(id)] ?? 0) - 1 - n}`);
    return {
      kind: 'ownLoss',
      lead:
        isPrice(cause) && seat === before.me
          ? each(
              kinds.map((kind) => `store:${kind}`),
              'bolt',
              200,
            ).map((bolt) => ({ ...bolt, on: COST, to: bolt.on, foe: true }))
          : [],
      follow: [
        ...each(screws, 'break', 240, { sound: 'hit' }),
        ...kinds.map((kind): Stroke => {
          const n = pub.lost.split(kind).length - 1;
          return { on: `store:${kind}`, how: 'count', text: `−${n}`, ms: 240, together: true };
        }),
      ],
    };
  },
  ...DAMAGE_PARTS,
};
