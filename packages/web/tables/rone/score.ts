import type { Beat, ForEachEvent, SeenEvent } from '@starhold/kernel';
import { type Events, eventOf, type View } from '@starhold/rone';
import { LETTERS } from '@starhold/rone/content';
import { type Fall, lastBlow } from '../../desk/reel/lastBlow.ts';
import type { BeatKind, Score, Stroke } from '../../desk/reel/score.ts';
import { TABLE } from '../../desk/reel/score.ts';
import type { Target } from '../../desk/target.ts';
import { INVASION, invaderIn, topOf } from './invasion/places.ts';
import { dealtBy, PLAYED } from './model/dealer.ts';
import { keyed } from './model/keyed.ts';
import { isActing, opponentsOf } from './model/table.ts';

/**
 * What the beats of RONE look and sound like: weight, dust, metal. Cards keep their names from place to place, so drawing
 * and discarding move by themselves; here is what is rolled, paid, screwed, ground down and told.
 */

export interface Part {
  kind: BeatKind;
  lead?: Stroke[];
  follow?: Stroke[];
  /** With it the game ends. */
  fall?: Fall;
}
export type Parts = Partial<ForEachEvent<Events, [before: View], Part>>;

export const who = (seat: number): Target => `player:p${seat}`;

/** One stroke for each thing, all at once. */
export const each = (on: readonly Target[], how: Stroke['how'], ms: number, more: Partial<Stroke> = {}): Stroke[] =>
  on
    .map((one, i) => ({ on: one, how, ms, ...more, ...(i === 0 ? {} : { together: true as const, sound: undefined }) }))
    .map(tidy);

/** The same, beginning with what comes before them. */
const together = ([first, ...more]: readonly Stroke[]): Stroke[] =>
  first ? [{ ...first, together: true }, ...more] : [];

/** A stroke says only what it has. */
function tidy({ sound, ...stroke }: Omit<Stroke, 'sound'> & { sound?: Stroke['sound'] | undefined }): Stroke {
  return sound === undefined ? stroke : { ...stroke, sound };
}

const die = (n: number): Target => `die:d${n}`;
const DECK = 'pile:deck';
const DISCARD = 'pile:discard';
const SCRAPYARD = 'pile:scrapyard';
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
const SCREW_SIGNS: Readonly<Record<string, string>> = { u: '+B', r: '+R', k: '+K', g: '+G', y: '+Y' };

/** One of a kind in the pool. */
const poolOf = (letter: string): Target => `pool:${letter}`;

/** A moment in which what changed its place goes there by itself. */
const rest = (ms: number): Stroke => ({ on: TABLE, how: 'hush', ms });

const OWN: Parts = {
  looked: () => ({ kind: 'draw', follow: [{ ...rest(240), sound: 'flip' }] }),
  discarded: () => ({ kind: 'move', follow: [rest(220)] }),
  kept: () => ({ kind: 'move', follow: [rest(160)] }),
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
  upgraded: ({ pub }) => ({
    kind: 'build',
    // On the bench at its face; where the bench is not open, at the die.
    lead: [
      { on: `face:d${pub.die}.${pub.face}`, how: 'lunge', ms: 240, sound: 'ratchet' },
      { on: die(pub.die), how: 'lunge', ms: 240, together: true },
    ],
    follow: [
      { on: `face:d${pub.die}.${pub.face}`, how: 'turn', ms: 320, sound: 'ratchet' },
      { on: die(pub.die), how: 'turn', ms: 320, together: true },
      { on: `face:d${pub.die}.${pub.face}`, how: 'count', ms: 260, text: SCREW_SIGNS[pub.to] ?? '' },
      { on: die(pub.die), how: 'count', ms: 260, text: SCREW_SIGNS[pub.to] ?? '', together: true },
    ],
  }),
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
  reshuffling: () => ({ kind: 'phase', lead: [{ on: DECK, how: 'glow', ms: 300, sound: 'heat' }] }),
  // Both piles go into the deck before it counts them.
  reshuffled: () => ({
    kind: 'draw',
    lead: [
      { on: DISCARD, how: 'fly', to: DECK, ms: 300, sound: 'riffle' },
      { on: SCRAPYARD, how: 'fly', to: DECK, ms: 300, together: true },
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
    return {
      kind: 'gain',
      lead:
        pub.lost === ''
          ? []
          : [{ on: 'pool', how: 'lunge', far: true, text: `−${pub.lost.length}`, ms: 240, sound: 'back' }],
      follow: [
        ...rolls,
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
  storedLost: ({ pub }) => ({
    kind: 'ownLoss',
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
  gained: ({ pub, seat }, before) => ({
    kind: 'gain',
    follow: [{ on: numberOf(before, seat, pub.what), how: 'count', ms: 180, text: `+${pub.n}` }],
  }),
  lost: ({ pub, seat }, before) => ({
    kind: 'ownLoss',
    follow: [{ on: numberOf(before, seat, pub.what), how: 'count', ms: 180, text: `−${pub.n}` }],
  }),
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
    return {
      kind: 'levelUp',
      lead: [
        { on, how: 'glow', ms: 240, sound: 'upgrade' },
        { on, how: 'lunge', ms: 240, together: true },
        { on, how: 'fly', to, ms: 340 },
      ],
      follow: [{ on: to, how: 'count', ms: 160, sound: 'land' }],
    };
  },
  spent: ({ pub }) => ({
    kind: 'build',
    follow: [{ on: `part:${pub.action}`, how: 'glow', ms: 200, sound: 'ratchet' }],
  }),
  recruited: ({ seat }) => ({ kind: 'card', follow: [{ on: who(seat), how: 'glow', ms: 200, sound: 'slam' }] }),
  discovered: ({ pub }) => ({
    kind: 'build',
    follow: [{ on: `base:${pub.card}`, how: 'burst', ms: 300, sound: 'upgrade' }],
  }),
  recycled: () => ({ kind: 'move', follow: [{ on: SCRAPYARD, how: 'count', ms: 180 }] }),
  scrapped: ({ pub }) => ({
    kind: 'ownLoss',
    follow: [{ on: SCRAPYARD, how: 'count', ms: 180, text: `+${pub.cards.length}`, sound: 'hit' }],
  }),
  turn: ({ seat }) => ({ kind: 'phase', follow: [{ on: who(seat), how: 'glow', ms: 240, sound: 'phase' }] }),
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
  // In a duel it is the end, and the last blow breaks whoever falls.
  fell: ({ seat }, { players, invasion }) => {
    const isEnd = players.length <= 2 && !invasion;
    return {
      kind: 'rare',
      follow: [
        isEnd
          ? { on: `health:p${seat}`, how: 'burst', ms: 700, sound: 'defeat' }
          : { on: who(seat), how: 'break', ms: 700, sound: 'defeat' },
      ],
    };
  },
  matchOver: () => ({ kind: 'levelUp', follow: [{ on: TABLE, how: 'glow', ms: 500, sound: 'win' }] }),
  over: ({ pub }, before) => ({ kind: 'lastBlow', fall: fallOf(pub.winner, before) }),
};

/** Where a number stands: armour and health at everybody's, what else is counted only at one's own. */
function numberOf({ me }: View, seat: number, what: 'armour' | 'health' | 'part' | 'reroll' | 'research'): Target {
  const isThere = what === 'armour' || what === 'health' || (seat === me && what !== 'research');
  return isThere ? `${what}:p${seat}` : who(seat);
}

/**
 * Who hits this seat: the own scrapyard at a reshuffle, a zone, a protocol or the stack of the Invasion, one's own cards of this
 * turn, the opponent who acts, or the seat itself.
 */
function attackerOf(view: View, seat: number, cause: string): Target {
  if (cause.startsWith('reshuffle/')) return seat === view.me ? SCRAPYARD : who(seat);
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

/** What breaks apart: the Invasion's stack, or whoever has lost; at a draw nobody does. */
function fallOf(winner: number, before: View): Fall {
  const won = before.invasion ? winner === 0 : before.me < 0 || winner === before.me % 2;
  const me = Math.max(0, before.me);
  // Who has fallen already does not fall again.
  const isFallen = before.players[me]?.health === 0;
  if (before.invasion) return { won, ...(won ? { on: topOf(before) } : isFallen ? {} : { on: who(me) }) };
  return { won, ...(winner < 0 ? {} : { on: who(1 - winner) }) };
}

/** Which of several things in one beat gives it its name: the rarer and graver one. */
const GRAVITY: readonly BeatKind[] = [
  'lastBlow',
  'rare',
  'ownLoss',
  'defeat',
  'levelUp',
  'boss',
  'attack',
  'hit',
  'dice',
  'absorbed',
  'build',
];

/** Told on the Invasion's side besides its own parts: they are one stretch with a time of its own. */
const BEHIND_IT: ReadonlySet<string> = new Set(['invasionReshuffled', 'deckFilled']);

/** Things that lie there once, on the reader's side; those of others are not drawn one by one. */
const ON_OWN_SIDE = /^(die|yield|pool|tally|store|pile|face|part|played|ground|card|base)(:|$)/;

/** What somebody else does with dice, cards and resources is seen at his place, not at one's own. */
function elsewhere(part: Part, seat: number): Part {
  const at = (on: Target): Target => (ON_OWN_SIDE.test(on) ? who(seat) : on);
  const moved = (strokes: readonly Stroke[] = []): Stroke[] => {
    const seen = new Set<string>();
    return strokes
      .map(({ on, to, ...stroke }): Stroke => {
        if (!ON_OWN_SIDE.test(on)) return { ...stroke, on, ...(to === undefined ? {} : { to: at(to) }) };
        const { how, text } = stroke;
        return { ...stroke, on: who(seat), how: how === 'count' && text !== undefined ? 'count' : 'glow' };
      })
      .filter(({ on, how, text }) => {
        const key = `${on} ${how} ${text ?? ''}`;
        return !seen.has(key) && seen.add(key);
      });
  };
  return { ...part, lead: moved(part.lead), follow: moved(part.follow) };
}

/** Several who are hit at once are hit by one blow; where it has been told already, by none of their own. */
function volleyed(events: readonly SeenEvent[], partOf: (event: SeenEvent) => Part | undefined): Part[] {
  let isStruck = events.some(({ type }) => type === 'onslaught');
  return events.flatMap((event) => {
    const part = partOf(event);
    if (!part || event.type !== 'hurt') return part ?? [];
    const lead = isStruck ? [] : (part.lead ?? []);
    isStruck = true;
    return { ...part, lead };
  });
}

/** What lies behind a tab of a small table is told at the tab; a desk has none, and leaves it out. */
const TABS: readonly (readonly [RegExp, Target])[] = [
  [/^ground:[^.]*$/, 'tab:ground'],
  [/^base:[^>]*$/, 'tab:base'],
  [/^part:/, 'tab:parts'],
  [/^pile:/, 'tab:piles'],
];

function atTabs(strokes: readonly Stroke[]): Stroke[] {
  return strokes.flatMap((stroke) => {
    const tab = TABS.find(([is]) => is.test(stroke.on))?.[1];
    if (tab === undefined) return [stroke];
    const { ms, text } = stroke;
    const told: Stroke = { on: tab, how: 'count', ms, together: true, ...(text === undefined ? {} : { text }) };
    return [stroke, told];
  });
}

export function score(beat: Beat<View>, before: View): Score {
  const parts = volleyed(beat.events, (event) => partOf(event, before));
  const kind = GRAVITY.find((wanted) => parts.some((part) => part.kind === wanted)) ?? parts[0]?.kind ?? 'plain';
  const isInvasion =
    before.phase === 0 && beat.events.some(({ type }) => Object.hasOwn(INVASION.parts, type) || BEHIND_IT.has(type));
  const lead = atTabs(parts.flatMap((part) => part.lead ?? []));
  const follow = atTabs(parts.flatMap((part) => part.follow ?? []));
  const fall = parts.find((part) => part.fall)?.fall;
  if (fall) return lastBlow({ lead, follow }, fall);
  return {
    kind,
    lead,
    follow,
    ...(isInvasion ? { chapter: 'invasion' as const } : {}),
  };
}

function partOf(told: SeenEvent, before: View): Part | undefined {
  const event = eventOf(told);
  const known = Object.hasOwn(OWN, event.type) ? OWN : INVASION.parts;
  if (!Object.hasOwn(known, event.type)) return undefined;
  // The key is the event's own type, so what is shown fits; TypeScript cannot follow the lookup.
  const shown = known[event.type as keyof Events] as ((event: unknown, before: View) => Part) | undefined;
  const part = shown?.(event, before);
  const isOther = before.me >= 0 && event.seat >= 0 && event.seat !== before.me;
  return part && isOther && event.type !== 'hurt' ? elsewhere(part, event.seat) : part;
}
