import type { Desk } from '../context.ts';
import { isSmall, type SizeClass } from '../size.ts';

/** Which choices the prompt shows as buttons, which are quiet, and which the board shows by itself. Pure. */

export interface Choice {
  id: string;
  label: string;
  result?: string;
  tone?: 'plain' | 'good' | 'bad' | 'absorbed';
  /** Lies on the board: its button is a second way to it. */
  onBoard: boolean;
  /** One of several cards that lie right beside the question: it needs no button. */
  inHand: boolean;
  chosen: boolean;
}

export interface Choices {
  /** Real answers, in the order of the rules. */
  real: readonly Choice[];
  /** What declines, ends or passes. */
  quiet: readonly Choice[];
  /** The single real answer: it is gold at once. */
  only: Choice | undefined;
  /** The single real answer has its price: it is chosen first, beside the place of gold. */
  isPriced: boolean;
}

const NO_CHOICES: Choices = { real: [], quiet: [], only: undefined, isPriced: false };

export function choicesOf<V>(desk: Desk<V>): Choices {
  const { turn, front, foreseen } = desk;
  const { decision, reach } = turn;
  if (decision?.ask.kind !== 'one' && decision?.ask.kind !== 'subset') return NO_CHOICES;
  const direct = new Set(reach.direct);
  const ids = [...new Set(reach.ids)];
  const names = namesOf(desk, ids);
  const all = ids.map((id, i): Choice => {
    const price = front.priceOf?.(id, desk);
    const { text, tone } = price ? ({ text: price, tone: 'bad' } as const) : foreseen(id);
    return {
      id,
      label: names[i],
      ...(text === undefined ? {} : { result: text }),
      ...(tone === undefined ? {} : { tone }),
      onBoard: !direct.has(id) && !isBehindTab(desk, id),
      inHand: isOfHand(desk, id),
      chosen: turn.chosenIds.includes(id),
    };
  });
  const real = all.filter((choice) => !front.isQuiet(choice.id));
  const quiet = all.filter((choice) => front.isQuiet(choice.id));
  const sole = decision.ask.kind === 'one' && real.length === 1 && turn.held === null ? real[0] : undefined;
  const isPriced = sole !== undefined && front.priceOf?.(sole.id, desk) !== undefined;
  return { real, quiet, only: isPriced ? undefined : sole, isPriced };
}

/** What each is called: equal names say where their thing lies; those that lie in one place are counted. */
export function namesOf<V>({ words, front, view, lang }: Desk<V>, ids: readonly string[]): string[] {
  let names = ids.map(words.option);
  const isTwice = (name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name);
  names = names.map((name, i) => {
    const place = isTwice(name) ? front.placeOf?.(ids[i], view, lang) : undefined;
    return place === undefined ? name : `${name} · ${place}`;
  });
  return names.map((name, i) =>
    isTwice(name) ? `${name} · ${names.slice(0, i + 1).filter((other) => other === name).length}` : name,
  );
}

/** On a small screen some things lie in zones that are closed: the prompt is the way to them. */
function isBehindTab<V>({ turn, front, view, size }: Desk<V>, id: string): boolean {
  const target = turn.stepsOf(id)[turn.held === null ? 0 : 1]?.[0];
  if (target === undefined || !isSmall(size)) return false;
  return front.zones.some((zone) => zone.holds?.(target, view));
}

/** Cards of the own hand to be chosen among: the hand itself is the list. */
export function isOfHand<V>({ turn, front, view }: Desk<V>, id: string): boolean {
  if (turn.decision?.ask.kind !== 'subset') return false;
  return turn.stepsOf(id)[0]?.every((target) => front.isInHand(target, view)) ?? false;
}

/** Of a list or of amounts that may stay empty nothing is chosen: to say so is to decline. */
export function declinesAll<V>({ turn }: Desk<V>): boolean {
  if (turn.pick === null) return false;
  switch (turn.decision?.ask.kind) {
    case 'subset':
      return turn.chosen.length === 0;
    case 'amounts':
      return Object.values(turn.amounts).every((n) => n === 0);
    default:
      return false;
  }
}

/** Buttons that fit beside the question in each size; more of them open as a list over the stage. */
const ROOM: Record<SizeClass, number> = { XS: 2, S: 2, M: 3, L: 2, T: 4, 'D-': 4, D: 5, XL: 7 };

/** And so many letters, all labels together. */
const LETTERS: Record<SizeClass, number> = { XS: 44, S: 44, M: 60, L: 44, T: 90, 'D-': 76, D: 90, XL: 130 };

/** What the row of the prompt holds. On small screens the board is the list: only what lies nowhere needs a button. */
export function rowOf(choices: Choices, size: SizeClass, narrow = false): { row: readonly Choice[]; list: boolean } {
  const small = size === 'XS' || size === 'S' || size === 'L';
  const wanted = choices.real.filter((c) => c !== choices.only && !c.inHand && !(small && c.onBoard));
  const letters = wanted.reduce((sum, { label }) => sum + label.length, 0);
  const room = size === 'D-' && narrow ? ROOM.L : ROOM[size];
  const fits = wanted.length <= room && letters <= LETTERS[size];
  return { row: fits ? wanted : [], list: !fits };
}
