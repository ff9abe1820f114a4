import {
  type AnyRules,
  type BaseFrame,
  type Core,
  Ctx,
  type Decision,
  type GameText,
  isLegal,
  newRecorder,
  offeredIds,
  type Picked,
  projectEvent,
} from '@starhold/kernel';
import { roomsOf } from '../ops.ts';

/** A stage on which single cards are played by the real rules, branch by branch, and what they tell is written down. */

/** One way of showing something: a position in case words, and the answers that begin it. */
export interface Scene<G = unknown, E extends string = string> {
  /** What is shown, in a word or two. */
  title: string;
  given: G;
  /** After them everything is answered in the usual way. */
  first?: readonly Picked[];
  /** The first of what is told that belongs to it: what led there is the same for all its kind. */
  since?: E;
  /** The first of what is told behind that which does not belong to it any more. */
  until?: E;
  /** What is told is shown through the phases and steps that follow, too, up to the next question for a free player. */
  through?: true;
  /** Not what is told is shown, but what may be chosen after `first`. */
  instead?: 'offers';
}

/** What a game says about its stage. */
export interface StagePlan<G> {
  position(given: G): Core<BaseFrame>;
  // biome-ignore lint/suspicious/noExplicitAny: a stage forgets the view types of its game
  text: GameText<any>;
  /** The seats, the one that is shown first; its name is left out. */
  names: readonly string[];
  /** Events that tell where one is, not what happens. */
  bounds: readonly string[];
  /** The player is free again: what was to be shown is over. */
  isRest(decision: Decision): boolean;
  /** Questions of which every answer is shown, besides those of cards. */
  branches?(decision: Decision): readonly Picked[] | undefined;
}

type OpsHandler = { run?(x: unknown, f: { list: string }): unknown };

/** Watches which lists of operations are run. */
export class Witness {
  readonly lists = new Set<string>();
  readonly rules: AnyRules;

  constructor(rules: { handlers: object }) {
    const { ops } = rules.handlers as { ops: OpsHandler };
    const watched: OpsHandler = {
      ...ops,
      run: (x, f) => {
        this.lists.add(f.list);
        return ops.run?.(x, f);
      },
    };
    this.rules = { ...rules, handlers: { ...rules.handlers, ops: watched } } as unknown as AnyRules;
  }
}

/** Addresses of all these lists, those inside others included; empty ones have nothing to run. */
export function addressesIn(lists: readonly (readonly [address: string, ops: readonly { op: string }[]])[]): string[] {
  const found: string[] = [];
  const visit = (address: string, ops: readonly { op: string }[]): void => {
    if (ops.length === 0) return;
    found.push(address);
    ops.forEach((op, i) => {
      for (const [room, inner] of roomsOf(op)) visit(`${address}/${i}.${room}`, inner);
    });
  };
  for (const [address, ops] of lists) visit(address, ops);
  return found;
}

interface Line {
  type: string;
  text: string;
}

/** A position, what was told on the way to it, and the question that it asks. */
interface Step {
  s: Core<BaseFrame>;
  told: Line[];
  /** The phase or step that was shown has ended. */
  ended: boolean;
  decision: Decision | undefined;
}

/** Plays a scene: one line for each way through its choices, `title, choice → what is told`. */
export function stageFor<G>(plan: StagePlan<G>): (scene: Scene<G>, witness: Witness) => string[] {
  const { bounds } = plan;

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
    const start = types.findIndex((type) => !bounds.includes(type));
    const end = types.findIndex((type, i) => i > start && start >= 0 && bounds.includes(type));
    const view = witness.rules.view(s, 0);
    const own = `${plan.names[0]}: `;
    const told = recorder.events.map((e, i) => {
      const text = plan.text.event(view, projectEvent(e, 0), plan.names, 'en');
      return {
        type: start >= 0 && i >= start && (end < 0 || i < end) ? e.type : `later ${e.type}`,
        text: text.startsWith(own) ? text.slice(own.length) : text,
      };
    });
    return { s, told, ended: end >= 0 || (start < 0 && pick !== undefined && types.length > 0), decision };
  }

  function whatIn({ since, until, instead, through }: Scene<G>, at: Step, told: readonly Line[]): string[] {
    if (instead) return at.decision ? offeredIds(at.decision.ask) : [];
    const named = told.map(({ type, text }) => ({ type: through ? type.replace('later ', '') : type, text }));
    const start = since ? named.findIndex(({ type }) => type === since) : 0;
    if (start < 0) return [];
    const end = until ? named.findIndex(({ type }, i) => i > start && type === until) : -1;
    return named
      .slice(start, end < 0 ? undefined : end)
      .filter(({ type }) => !type.startsWith('later ') && !bounds.includes(type))
      .map(({ text }) => text);
  }

  return (scene, witness) => {
    const lines: string[] = [];
    const walk = (at: Step, first: readonly Picked[], chosen: readonly string[], told: readonly Line[]): void => {
      const { decision } = at;
      const ended = at.ended && !scene.through;
      const isOver = !decision || ended || (first.length === 0 && (scene.instead || plan.isRest(decision)));
      if (isOver) return void lines.push(lineOf(scene, chosen, whatIn(scene, at, told)));
      const picks = first.length > 0 ? [first[0]] : (plan.branches?.(decision) ?? usual(decision));
      for (const pick of picks) {
        const next = step(at.s, witness, pick);
        const choice = picks.length > 1 ? [String(pick)] : [];
        walk(next, first.slice(1), [...chosen, ...choice], [...told, ...next.told]);
      }
    };
    const opening = step(plan.position(scene.given), witness);
    walk(opening, scene.first ?? [], [], scene.first ? [] : opening.told);
    return lines;
  };
}

function lineOf({ title }: Scene, chosen: readonly string[], what: readonly string[]): string {
  return `${[title, ...chosen].join(', ')} → ${what.length === 0 ? 'nothing' : what.join('; ')}`;
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
