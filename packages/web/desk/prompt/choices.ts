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
}

export function choicesOf<V>(desk: Desk<V>): Choices {
  const { turn, words, front, foreseen } = desk;
  const { decision, reach } = turn;
  if (decision?.ask.kind !== 'one' && decision?.ask.kind !== 'subset') return { real: [], quiet: [], only: undefined };
  const direct = new Set(reach.direct);
  const all = [...new Set(reach.ids)].map((id): Choice => {
    const { text, tone } = foreseen(id);
    return {
      id,
      label: words.option(id),
      ...(text === undefined ? {} : { result: text }),
      ...(tone === undefined ? {} : { tone }),
      onBoard: !direct.has(id) && !isBehindTab(desk, id),
      inHand: isOfHand(desk, id),
      chosen: turn.chosenIds.includes(id),
    };
  });
  tellApart(all, (id) => front.placeOf?.(id, desk.view, desk.lang));
  const real = all.filter((choice) => !front.isQuiet(choice.id));
  const quiet = all.filter((choice) => front.isQuiet(choice.id));
  const only = decision.ask.kind === 'one' && real.length === 1 && turn.held === null ? real[0] : undefined;
  return { real, quiet, only };
}

/** Equal names say where their thing lies; those that lie in one place are counted. */
function tellApart(choices: readonly Choice[], placeOf: (id: string) => string | undefined): void {
  const equal = (): Choice[][] =>
    [...Map.groupBy(choices, ({ label }) => label).values()].filter((group) => group.length > 1);
  for (const choice of equal().flat()) {
    const place = placeOf(choice.id);
    if (place !== undefined) choice.label = `${choice.label} · ${place}`;
  }
  for (const group of equal())
    group.forEach((choice, i) => {
      choice.label = `${choice.label} · ${i + 1}`;
    });
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
