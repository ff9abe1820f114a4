import { type BotModule, type Decision, type Picked, quickRng, refOf, Table, verbOf } from '@starhold/kernel';
import type { View } from '@starhold/rone';
import { game } from '@starhold/rone/game';
import type { StandingClass } from '@starhold/session';
import { type Meant, NOTHING_MEANT, nextMeant } from '../desk/turn/chain.ts';
import {
  dragged,
  isSource,
  openingAmounts,
  pauses,
  repeats,
  shortcutsAt,
  togetherAt,
  towards,
} from '../tables/rone/model/gestures.ts';
import { freeOf, oneLast, type Several, severalChain, sizeOf } from '../tables/rone/model/several.ts';
import { isAimed, isAtOnce, isQuiet, stepsOf } from '../tables/rone/model/targets.ts';
import { type AskedAt, countTaps, type Gesture, type Hands, median } from './taps.ts';

/**
 * What RONE's front says of its options, and what a person does at its table: drags that carry dice, payment and target, several
 * things laid out and said together.
 */

const SEAT = 0;

type Amounts = Readonly<Record<string, number>>;

/** What lies on the table and something can be dragged onto; dice and cards of the hand say with what, and are taken up themselves. */
function things({ players, invasion, me }: View): string[] {
  const own = players[me];
  if (!own) return [];
  return [
    ...own.base.map(({ id }) => `base:${id}`),
    ...own.ground.map((_, i) => `ground:g${i + 1}`),
    ...own.played.map((id) => `played:${id}`),
    ...[...'urkgyw'].map((letter) => `store:${letter}`),
    ...['scrapyard', 'discard', 'deck'].map((pile) => `pile:${pile}`),
    ...own.dice.map((_, i) => `die:d${i + 1}`),
    ...players.flatMap(({ base }, seat) =>
      seat === me ? [] : [`player:p${seat}`, ...base.map(({ id }) => `base:${id}>p${seat}`)],
    ),
    ...(invasion ? [`player:p${me}`, 'top', 'scenario', ...[...'urkgy'].map((letter) => `zone:${letter}`)] : []),
    'reroll',
  ];
}

/** Cards, dice, tokens and the tiles of actions; a player, a zone or what lies with others stays where it is. */
const isLoose = (target: string): boolean =>
  /^(card|die|base|part|offer|played|store|ground|pile):|^reroll$/.test(target) && !target.includes('>');

/** Gains are given as a whole, not point by point, as long as nothing is lost by it. */
function simply({ at, ask }: Decision, pick: Picked, { players }: View): Picked {
  if (at !== 'share' || ask.kind !== 'amounts' || typeof pick !== 'object' || Array.isArray(pick)) return pick;
  const own = `to:p${ask.seat}`;
  const [[most]] = Object.entries(pick).sort((a, b) => b[1] - a[1] || Number(b[0] === own) - Number(a[0] === own));
  const what = String(ask.about?.what) as 'armour' | 'health';
  const now = most.startsWith('to:p') ? players[Number(most.slice('to:p'.length))][what] : 0;
  return now + ask.max > 18 ? pick : Object.fromEntries(ask.bins.map(({ id }) => [id, id === most ? ask.max : 0]));
}

/** What is laid out at first is changed unit by unit; all in one place: the thing itself is touched, and touched again. */
function pressesFor(decision: Decision, pick: Picked, view: View): number | undefined {
  const { ask } = decision;
  // Chosen first, and then paid for, though nothing else is left.
  if (pick === 'reshuffle') return 2;
  if (ask.kind !== 'amounts') return undefined;
  const opening = openingAmounts(decision, view) ?? Object.fromEntries(ask.bins.map(({ id, min }) => [id, min]));
  const presses = 1 + changesTo(opening, pick as Amounts);
  const isOne = Object.values(pick as Amounts).filter((n) => n > 0).length === 1;
  return isOne ? Math.min(2, presses) : presses;
}

/** Presses of less and more. */
function changesTo(from: Amounts, to: Amounts): number {
  const bins = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...bins].reduce((sum, bin) => sum + Math.abs((to[bin] ?? 0) - (from[bin] ?? 0)), 0);
}

/** The policy says what shall be done; with which dice, and what comes first of what costs nothing, is for the page. */
const isWay = (pick: Picked): boolean => typeof pick === 'string' && /^(die|convert|kind|play|activate):/.test(pick);

/** For several cards together it is chosen so that all of them can be paid for, and the others of the hand if possible. */
const isPayment = (pick: Picked): boolean => typeof pick === 'string' && pick.startsWith('pay:');

/** What the policy would say from here, in a world that looks the same, until `hears` has heard enough; first of all `said`. */
function ahead(
  { table }: AskedAt,
  most: number,
  hears: (decision: Decision, pick: Picked, i: number) => boolean,
  said: Meant = NOTHING_MEANT,
): void {
  const { rules, options } = table;
  const twin = new Table(rules, options, SEED, { state: table.redeal(SEAT, quickRng(1)) });
  let rest = said;
  for (let i = 0; i < most; i++) {
    const { view, decisions } = twin.seen(SEAT);
    const decision = decisions.find((d) => !d.aside);
    if (!decision) return;
    const next = nextMeant(pageAt(decision, view as View), rest);
    rest = next?.rest ?? NOTHING_MEANT;
    const pick = next?.pick ?? game.brain.choose(view, decision, [1]);
    if (!hears(decision, pick, i) || !twin.answer({ decision: decision.id, seat: SEAT, pick }).ok) return;
  }
}

function pageAt(decision: Decision, view: View): Parameters<typeof nextMeant>[0] {
  return {
    decision,
    stepsOf: (option) => (isAimed(option) ? stepsOf(option, view) : []),
    towards: (asked, goal) => towards(asked, goal, view),
  };
}

/** The cards and abilities that the policy comes to use in this phase. */
function usedIn(asked: AskedAt, said?: Meant): string {
  const used: string[] = [];
  ahead(
    asked,
    90,
    ({ at }, pick) => {
      if (at === 'main' && typeof pick === 'string' && /^(play|activate|pair):/.test(pick)) used.push(pick);
      return at !== 'parts' && !(at === 'main' && pick === 'end');
    },
    said,
  );
  return used.sort().join();
}

/** Other dice, another payment or another order are as good if the same comes of the phase as without the gesture. */
function isAsGood(asked: AskedAt, pick: Picked, { then, ...meant }: Meant): boolean {
  return asked.decision.at !== 'main' || usedIn(asked) === usedIn(asked, { ...meant, then: [pick, ...then] });
}

function gesture(asked: AskedAt): Gesture | undefined {
  for (const way of [inOne, together, drilled, drag]) {
    const found: (Gesture & { took?: () => void }) | undefined = way(asked);
    if (!found || !isAsGood(asked, found.pick, found.meant[0])) continue;
    found.took?.();
    return found;
  }
  return undefined;
}

/**
 * Spare parts onto a card in training: who is going to spend several on screws thinks once where all of them belong, as the
 * policy does where they come together.
 */
function drilled(asked: AskedAt): Gesture | undefined {
  const { decision, view } = asked as { decision: Decision; view: View };
  const { ground } = view.players[SEAT];
  if (decision.at !== 'parts') return undefined;
  let spent = 0;
  ahead(asked, 30, ({ at }, pick) => {
    if (at === 'parts' && pick === asked.pick) spent++;
    return at === 'screws' || pick === asked.pick;
  });
  const bins = ground.map((_, i) => ({ id: `screw:g${i + 1}`, min: 0, max: spent }));
  const ask = { seat: SEAT, kind: 'amounts', bins, min: spent, max: spent, about: { n: spent } } as const;
  const wanted = game.brain.choose(view, { ...decision, at: 'screws', ask }, [1]) as Amounts;
  for (const { id } of bins) {
    const dropped = dragged(decision, 'parts', stepsOf(id, view)[0][0], view);
    if (dropped?.pick !== asked.pick || dropped.then.length + 1 !== wanted[id]) continue;
    const isScrew = (pick: Picked): boolean => pick === asked.pick || typeof pick === 'object';
    return { pick: dropped.pick, meant: [dropped], taps: 1, isWay: isScrew };
  }
  return undefined;
}

/** What the person has taken out of what was laid out stays out. */
const left = new Set<string>();

/** The things that the policy comes to use, in its order, and whether each comes before anything new. */
function wantedFrom(asked: AskedAt): { option: string; isKnown: boolean }[] {
  const wanted: { option: string; isKnown: boolean }[] = [];
  let isKnown = true;
  ahead(asked, 80, ({ at }, pick) => {
    if (typeof pick !== 'string') return true;
    const verb = verbOf(pick);
    if (at === 'main' && (verb === 'play' || verb === 'activate')) wanted.push({ option: pick, isKnown });
    if ((at === 'draw' && verb !== 'end') || at === 'draft' || verb === 'reroll') isKnown = false;
    return at !== 'parts' && !(at === 'main' && verb === 'end');
  });
  return wanted;
}

/** All that costs nothing with one press, where the policy would do all of it before its part is over. */
function inOne(asked: AskedAt): Gesture | undefined {
  const quick = shortcutsAt(asked.decision, asked.view, left).find(({ id }) => id === 'free');
  if (!quick) return undefined;
  const { pick, then, goal } = quick;
  const wanted = wantedFrom(asked).map(({ option }) => option);
  const said = [pick, ...then].map(String).filter((one) => one !== 'draw');
  if (takenFrom(wanted, said).length < said.length) return undefined;
  return { pick, meant: [{ then, goal }], taps: 1, isWay };
}

/**
 * Cards and abilities laid out with one press, changed by touching them, said with another: where the policy would play these
 * before it would look at anything new, and that is less than to drag them one by one.
 */
function together(asked: AskedAt): (Gesture & { took: () => void }) | undefined {
  const { decision, view } = asked as { decision: Decision; view: View };
  const own = view.players[SEAT];
  const offered = togetherAt(decision, view, left);
  if (!offered) return undefined;
  const { several, all } = offered;
  const isFree = (option: string): boolean => freeOf(view, own, one(option)).length === 1;
  const wanted = wantedFrom(asked).filter(({ option, isKnown }) => isKnown || isFree(option));
  const of = (verb: string): string[] =>
    wanted.filter(({ option }) => verbOf(option) === verb).map(({ option }) => refOf(option));
  const plain = oneLast(view, own, {
    abilities: of('activate').filter((id) => all.abilities.includes(id)),
    cards: takenFrom(all.cards, of('play')),
  });
  const chain = severalChain(view, own, plain);
  const other = differing(several.cards, plain.cards) + differing(several.abilities, plain.abilities);
  // As it is laid out, it is dragged onto the table at once.
  const taps = other === 0 ? 1 : 2 + other;
  if (!chain || taps >= sizeOf(plain)) return undefined;
  const [pick, ...then] = chain;
  const took = (): void => {
    for (const id of several.abilities) if (!plain.abilities.includes(id)) left.add(id);
    for (const id of plain.abilities) left.delete(id);
  };
  // Onto the table, or onto the card in training that gets the screws.
  const goals = [offered.goal, ...own.ground.map((_, i) => `ground:g${i + 1}`)];
  return {
    pick,
    meant: goals.map((goal) => ({ then, goal })),
    taps,
    isWay: (one) => isWay(one) || isPayment(one),
    took,
  };
}

const one = (option: string): Several =>
  verbOf(option) === 'activate' ? { abilities: [refOf(option)], cards: [] } : { abilities: [], cards: [refOf(option)] };

/** Those of `wanted` that are there, equal ones as often as they are. */
function takenFrom(there: readonly string[], wanted: readonly string[]): string[] {
  const left = there.slice();
  return wanted.filter((id) => left.includes(id) && left.splice(left.indexOf(id), 1).length > 0);
}

function differing(a: readonly string[], b: readonly string[]): number {
  const both = takenFrom(a, b).length;
  return a.length + b.length - 2 * both;
}

/** The card, ability or screw that the next answers are about, dragged to where it belongs with all that pays for it. */
function drag(asked: AskedAt): Gesture | undefined {
  const { decision, view } = asked as { decision: Decision; view: View };
  if (decision.at !== 'main' && decision.at !== 'upgrade') return undefined;
  let face = '';
  let from = '';
  let swap: Picked = '';
  const whole: string[] = [];
  ahead(asked, 9, ({ at }, pick, i) => {
    if (at === 'upgrade' && typeof pick === 'string') whole.push(pick);
    if (typeof pick !== 'string') return false;
    const [verb, ref] = [verbOf(pick), refOf(pick)];
    if (verb === 'activate' && i === 0) from = `base:${ref}`;
    if (verb === 'play') from = `card:${ref}`;
    if (verb === 'face' && i === 0) face = pick;
    if (verb === 'swap' && i === 1) [from, swap] = [`screw:${pick.at(-1)}`, pick];
    return ['die', 'convert', 'kind', 'face'].includes(verb) || (verb === 'swap' && at === 'upgrade');
  });
  if (from === '') return undefined;
  // All screws of one colour onto the die as a whole.
  const bench = face === '' ? null : dragged(decision, from, `bench:${refOf(face).split('.')[0]}`, view);
  if (bench && bench.then.length > 1 && [bench.pick, ...bench.then].every((pick, i) => whole[i] === pick))
    return { pick: bench.pick, meant: [bench], taps: 1, isWay };
  const onto = face === '' ? [null, ...things(view).filter((to) => !to.startsWith('die:'))] : [face];
  const all = onto.flatMap((to) => dragged(decision, from, to, view) ?? []);
  // Onto the table, or onto a die that shall pay.
  const dice =
    face === '' ? view.players[SEAT].dice.flatMap((_, i) => dragged(decision, from, `die:d${i + 1}`, view) ?? []) : [];
  const first = [...all.slice(0, 1), ...dice].find((one) => isAsGood(asked, one.pick, one));
  if (!first || (face !== '' && first.then[0] !== swap)) return undefined;
  const same = first === all[0] ? all.filter(({ pick }) => pick === first.pick) : [first];
  const meant = same.map(({ then, goal }): Meant => ({ then, goal }));
  return { pick: first.pick, meant, taps: 1, isWay };
}

/** All damage at the stack. */
const shortcuts: Hands['shortcuts'] = (decision, view) =>
  shortcutsAt(decision, view).flatMap(({ id, pick, then, goal }) =>
    id === 'stack' ? [{ pick, meant: { then, goal, keeps: true } }] : [],
  );

const roneHands: Hands = {
  stepsOf,
  isQuiet,
  isAtOnce,
  isAimed,
  isLoose,
  isSource,
  towards,
  dragged,
  things,
  pressesFor,
  shortcuts,
  simply,
  gesture,
  pauses,
  repeats,
};

const SEED = '000102030405060708090a0b0c0d0e0f';

export interface Rounds {
  /** Presses and drags, round by round. */
  taps: number[];
  /** By what was asked and what was said, over all of them. */
  by: Map<string, number>;
}

/** As many rounds as are wanted, of as many deals as it takes; the set-up and the round in which a game ends are left out. */
export function countRounds(
  options: Record<string, unknown>,
  classes: readonly StandingClass[],
  rounds: number,
  module: BotModule = game,
): Rounds {
  const all: Rounds = { taps: [], by: new Map() };
  for (let deal = 0; all.taps.length < rounds; deal++) {
    const seed = deal.toString(16).padStart(2, '0') + SEED.slice(2);
    let round = 0;
    left.clear();
    const heard: { round: number; key: string; taps: number }[] = [];
    const { taps } = countTaps({
      game: module,
      hands: roneHands,
      options,
      seat: SEAT,
      classes,
      most: rounds + 2,
      seed,
      stretch: (view: View) => {
        round = view.round;
        return view.round;
      },
      heard: ({ at }, pick, n) =>
        heard.push({ round, key: typeof pick === 'string' ? `${at} ${verbOf(pick)}` : at, taps: n }),
    });
    const whole = taps.slice(1, -1).slice(0, rounds - all.taps.length);
    all.taps.push(...whole);
    for (const { key, taps: n, round: of } of heard)
      if (of >= 1 && of <= whole.length) all.by.set(key, (all.by.get(key) ?? 0) + n);
  }
  return all;
}

/** Where the presses go: per kind of question and answer, each in the mean of all rounds. */
export function tableOf({ by, taps }: Rounds): string {
  const rows = [...by].sort(([, a], [, b]) => b - a);
  const lines = rows.map(([key, n]) => `${key.padEnd(20)}${(n / taps.length).toFixed(1).padStart(5)}`);
  return [`${taps.join(' ')}: ${median(taps)} in the middle`, ...lines].join('\n');
}
