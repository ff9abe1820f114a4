import { roomsOf } from '@starhold/effects';
import {
  type AnyRules,
  type BaseFrame,
  type Core,
  Ctx,
  type Decision,
  isLegal,
  newRecorder,
  offeredIds,
  type Picked,
  projectEvent,
} from '@starhold/kernel';
import type * as z from 'zod';
import { asked } from '../../abouts.ts';
import type { PackDef } from '../../content/index.ts';
import { listsIn } from '../../content/lists.ts';
import type { Events } from '../../events.ts';
import { rules } from '../../rules.ts';
import type { State } from '../../state.ts';
import { gameText } from '../../text/index.ts';
import { Given, position } from '../../words/index.ts';

/** A stage on which single cards are played by the real rules, branch by branch, and what they tell is written down. */

export type GivenWords = z.input<typeof Given>;

/** One way of showing something: a position in case words, and the answers that begin it. */
export interface Scene {
  /** What is shown, in a word or two. */
  title: string;
  given: GivenWords;
  /** After them everything is answered in the usual way. */
  first?: readonly Picked[];
  /** The first of what is told that belongs to it: what led there is the same for all its kind. */
  since?: keyof Events;
  /** The first of what is told behind that which does not belong to it any more. */
  until?: keyof Events;
  /** What is told is shown through the phases and steps that follow, too, up to the next question for a free player. */
  through?: true;
  /** Not what is told is shown, but what may be chosen after `first`. */
  instead?: 'offers';
}

/** Watches which lists of operations are run. */
export class Witness {
  readonly lists = new Set<string>();
  readonly rules: AnyRules;

  constructor() {
    const { ops } = rules.handlers;
    const watched: typeof ops = {
      ...ops,
      run: (x, f) => {
        this.lists.add(f.list);
        return ops.run?.(x, f);
      },
    };
    this.rules = { ...rules, handlers: { ...rules.handlers, ops: watched } } as unknown as AnyRules;
  }
}

/** Addresses of all lists of a pack, those inside others included; empty ones have nothing to run. */
export function addressesOf(def: PackDef): string[] {
  const found: string[] = [];
  const visit = (address: string, ops: readonly { op: string }[]): void => {
    if (ops.length === 0) return;
    found.push(address);
    ops.forEach((op, i) => {
      for (const [room, inner] of roomsOf(op)) visit(`${address}/${i}.${room}`, inner);
    });
  };
  for (const [address, ops] of listsIn(def)) visit(address, ops);
  return found;
}

interface Line {
  type: string;
  text: string;
}

const NAMES = ['You', 'Foe'];
/** They tell where one is, not what happens. */
const BOUNDS = ['turn', 'phase', 'invasionStep', 'invasionRound'];

/** The player is free again: what was to be shown is over. */
function isRest(decision: Decision): boolean {
  const question = asked(decision);
  if (question.at === 'draw') return question.ask.about.left < 0;
  return question.at === 'main' || question.at === 'parts';
}

/** A position, what was told on the way to it, and the question that it asks. */
interface Step {
  s: Core<BaseFrame>;
  told: Line[];
  /** The phase or step that was shown has ended. */
  ended: boolean;
  decision: Decision | undefined;
}

function step(from: Core<BaseFrame>, witness: Witness, pick?: Picked): Step {
  const s = witness.rules.clone(from);
  const recorder = newRecorder();
  const x = new Ctx(witness.rules, s, recorder);
  let [decision] = x.settle();
  if (pick !== undefined) {
    if (!isLegal(decision.ask, pick)) {
      throw new Error(`${decision.at} does not offer ${JSON.stringify(pick)}: ${offeredIds(decision.ask)}`);
    }
    [decision] = x.take(decision, pick);
  }
  const types = recorder.events.map(({ type }) => type);
  // What tells that the phase begins comes first; the next phase is another matter.
  const start = types.findIndex((type) => !BOUNDS.includes(type));
  const end = types.findIndex((type, i) => i > start && start >= 0 && BOUNDS.includes(type));
  const view = rules.view(s as unknown as State, 0);
  const told = recorder.events.map((e, i) => ({
    type: start >= 0 && i >= start && (end < 0 || i < end) ? e.type : `later ${e.type}`,
    text: gameText.event(view, projectEvent(e, 0), NAMES, 'en').replace(/^You: /, ''),
  }));
  return { s, told, ended: end >= 0 || (start < 0 && pick !== undefined && types.length > 0), decision };
}

/** One line for each way through the choices of a scene: `title, choice → what is told`. */
export function shown(scene: Scene, witness: Witness): string[] {
  const { state } = position(Given.parse(scene.given));
  const lines: string[] = [];
  const walk = (at: Step, first: readonly Picked[], chosen: readonly string[], told: readonly Line[]): void => {
    const { decision } = at;
    const ended = at.ended && !scene.through;
    const isOver = !decision || ended || (first.length === 0 && (scene.instead || isRest(decision)));
    if (isOver) return void lines.push(lineOf(scene, chosen, whatIn(scene, at, told)));
    const picks = first.length > 0 ? [first[0]] : usual(decision);
    for (const pick of picks) {
      const next = step(at.s, witness, pick);
      const choice = picks.length > 1 ? [String(pick)] : [];
      walk(next, first.slice(1), [...chosen, ...choice], [...told, ...next.told]);
    }
  };
  const opening = step(state, witness);
  walk(opening, scene.first ?? [], [], scene.first ? [] : opening.told);
  return lines;
}

function lineOf({ title }: Scene, chosen: readonly string[], what: readonly string[]): string {
  return `${[title, ...chosen].join(', ')} → ${what.length === 0 ? 'nothing' : what.join('; ')}`;
}

function whatIn({ since, until, instead, through }: Scene, at: Step, told: readonly Line[]): string[] {
  if (instead) return at.decision ? offeredIds(at.decision.ask) : [];
  const named = told.map(({ type, text }) => ({ type: through ? type.replace('later ', '') : type, text }));
  const start = since ? named.findIndex(({ type }) => type === since) : 0;
  if (start < 0) return [];
  const end = until ? named.findIndex(({ type }, i) => i > start && type === until) : -1;
  const own = named
    .slice(start, end < 0 ? undefined : end)
    .filter(({ type }) => !type.startsWith('later ') && !BOUNDS.includes(type));
  return own.map(({ text }) => text);
}

const NOT_FIRST = ['skip', 'end', 'none', 'pass'];

/** What is answered where no card gives the choice: act rather than not, the first of what there is. */
function usual({ at, ask }: Decision): Picked[] {
  const ids = offeredIds(ask);
  switch (ask.kind) {
    case 'subset':
      return [ids.slice(0, Math.max(ask.min, Math.min(1, ask.max)))];
    case 'order':
      return [ids];
    case 'amounts':
      return [shared(ask.bins, ask.max)];
    case 'one':
      return at === 'branch' ? ids : [ids.find((id) => !NOT_FIRST.includes(id)) ?? ids[0]];
  }
}

function shared(bins: readonly { id: string; max: number }[], n: number): Record<string, number> {
  let left = n;
  return Object.fromEntries(
    bins.map(({ id, max }) => {
      const here = Math.min(max, left);
      left -= here;
      return [id, here];
    }),
  );
}
