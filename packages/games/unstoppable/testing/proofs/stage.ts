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
  optionId,
  type Picked,
  parseOption,
  projectEvent,
} from '@starhold/kernel';
import type * as z from 'zod';
import { type PackDef, packOf } from '../../content/index.ts';
import { listsIn } from '../../content/pack.ts';
import type { Events } from '../../events.ts';
import { ownedBy } from '../../rules/cards.ts';
import { rules } from '../../rules.ts';
import type { UnsState } from '../../state.ts';
import { gameText } from '../../text/index.ts';
import { Given, position } from '../../words/index.ts';

/** A stage on which single cards are played by the real rules, branch by branch, and what they tell is written down. */

/** One way of showing something: a position in case words, and the answers that begin it. */
export interface Scene {
  /** What is shown, in a word or two. */
  title: string;
  given: z.input<typeof Given>;
  /** Option ids with the names of the case; after them everything is answered in the usual way. */
  first?: readonly string[];
  /** The first of what is told that belongs to it: what led there is the same for all its kind. */
  since?: keyof Events;
  /** Not what is told is shown, but what may be chosen after `first`, or what the player owns then. */
  instead?: 'offers' | 'owned';
}

/** Watches which lists of operations are run. */
export class Witness {
  readonly lists = new Set<string>();
  readonly rules: AnyRules;

  constructor() {
    const { ops } = rules.handlers;
    const watched: typeof ops = {
      run: (x, f) => {
        this.lists.add(f.list);
        return ops.run?.(x, f);
      },
    };
    this.rules = { ...rules, handlers: { ...rules.handlers, ops: watched } };
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

const NAMES = ['You', 'Partner'];
/** Choices that a card gives: answered in every way there is. */
const FORKS = ['branch', 'whom'];
/** The player is free again: what was to be shown is over. */
const REST = ['action', 'select', 'playOn'];

/** A position, what was told on the way to it, and the question that it asks. */
interface Step {
  s: Core<BaseFrame>;
  told: Line[];
  /** The phase that was shown has ended. */
  ended: boolean;
  decision: Decision | undefined;
}

function step(from: Core<BaseFrame>, witness: Witness, pick?: Picked): Step {
  const s = witness.rules.clone(from);
  const recorder = newRecorder();
  const x = new Ctx(witness.rules, s, recorder);
  let [decision] = x.settle();
  if (pick !== undefined) {
    if (!isLegal(decision.ask, pick))
      throw new Error(`${decision.at} does not offer ${pick}: ${offeredIds(decision.ask)}`);
    [decision] = x.take(decision, pick);
  }
  const types = recorder.events.map(({ type }) => type);
  // What tells that the phase begins comes first; the next phase is another matter.
  const start = types.findIndex((type) => type !== 'turn' && type !== 'phase');
  const end = types.findIndex((type, i) => i > start && start >= 0 && (type === 'turn' || type === 'phase'));
  const shown = start < 0 ? [] : recorder.events.slice(start, end < 0 ? undefined : end);
  const view = rules.view(s as unknown as UnsState, 0);
  const told = shown.map((e) => ({
    type: e.type,
    text: gameText.event(view, projectEvent(e, 0), NAMES, 'en').replace(/^You: /, ''),
  }));
  return { s, told, ended: end >= 0 || (start < 0 && pick !== undefined && types.length > 0), decision };
}

/** One line for each way through the choices of a scene: `title, choice → what is told`. */
export function shown(scene: Scene, witness: Witness): string[] {
  const { state, names } = position(Given.parse(scene.given));
  const lines: string[] = [];
  const walk = (at: Step, first: readonly string[], chosen: readonly string[], told: readonly Line[]): void => {
    const { decision } = at;
    const isOver = !decision || at.ended || (first.length === 0 && (scene.instead || REST.includes(decision.at)));
    if (isOver) return void lines.push(lineOf(scene, chosen, whatIn(scene, at, told, names)));
    const picks = first.length > 0 ? [named(first[0], names)] : usual(decision);
    for (const pick of picks) {
      const next = step(at.s, witness, pick);
      const choice = picks.length > 1 ? [called(String(pick), names)] : [];
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

function whatIn({ since, instead }: Scene, at: Step, told: readonly Line[], names: Record<string, string>): string[] {
  if (instead === 'offers') return at.decision ? offeredIds(at.decision.ask).map((id) => called(id, names)) : [];
  if (instead === 'owned') return owned(at.s as unknown as UnsState);
  const start = since ? told.findIndex(({ type }) => type === since) : 0;
  return start < 0 ? [] : told.slice(start).map(({ text }) => text);
}

function owned(s: UnsState): string[] {
  const { cores } = packOf(s);
  const counts = new Map<string, number>();
  for (const card of ownedBy(s, 0)) {
    const name = cores[s.cards.core[card]].name.en;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => `${n}× ${name}`).sort();
}

/** `hit:wall` as the game says it, and back. */
function named(id: string, names: Record<string, string>): string {
  return renamed(id, new Map(Object.entries(names)));
}

function called(id: string, names: Record<string, string>): string {
  return renamed(id, new Map(Object.entries(names).map(([name, ref]) => [ref, name])));
}

function renamed(id: string, names: ReadonlyMap<string, string>): string {
  const { verb, refs } = parseOption(id);
  const change = (ref: string): string => {
    const [name, ...part] = ref.split('.');
    return [names.get(name) ?? name, ...part].join('.');
  };
  return optionId(verb, ...refs.map(change));
}

/** What is answered where no card gives the choice: act rather than not, the first of what there is. */
function usual({ at, ask }: Decision): Picked[] {
  const ids = offeredIds(ask);
  switch (ask.kind) {
    case 'subset':
      return [ids.slice(0, Math.max(ask.min, Math.min(1, ask.max)))];
    case 'order':
      return [ids];
    case 'amounts':
      return [shared(ask.bins, ask.min)];
    case 'one':
      return FORKS.includes(at) ? ids : [ids.find((id) => id !== 'skip' && id !== 'stop') ?? ids[0]];
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
