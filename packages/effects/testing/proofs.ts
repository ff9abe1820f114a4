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
  type SeenEvent,
} from '@starhold/kernel';
import { roomsOf } from '../ops.ts';

/** A stage on which single cards are played by the real rules, branch by branch, and what they tell is written down. */

/** One way of showing something: a position in case words, and the answers that begin it. */
export interface Scene<Given, Told extends string = string, Instead extends string = never> {
  /** What is shown, in a word or two. */
  title: string;
  given: Given;
  /** Answers, with the names of the case; after them everything is answered in the usual way. */
  first?: readonly Picked[];
  /** The first of what is told that belongs to it: what led there is the same for all its kind. */
  since?: Told;
  /** The first of what is told behind that which does not belong to it any more. */
  until?: Told;
  /** What is told is shown through the phases and steps that follow, too, up to the next question for a free player. */
  through?: true;
  /** Not what is told is shown, but what may be chosen after `first`, or something else of the position. */
  instead?: 'offers' | Instead;
}

export interface StagePlan<Given> {
  rules: AnyRules;
  /** With the names of the case, where it has some. */
  position(given: Given): { state: Core<BaseFrame>; names?: Record<string, string> };
  /** What is told, as the first seat reads it. */
  say(view: unknown, event: SeenEvent): string;
  /** Events that tell where one is, not what happens. */
  bounds: readonly string[];
  /** The player is free again: what was to be shown is over. */
  isRest(decision: Decision): boolean;
  /** Questions in which a card gives the choice: answered in every way there is. */
  forks: readonly string[];
  /** Elsewhere one acts rather than not: these are not taken first. */
  declines: readonly string[];
  /** How much is shared out where amounts are asked. */
  amounts: 'min' | 'max';
  /** What a scene shows instead of what is told. */
  instead?: Record<string, (state: Core<BaseFrame>) => string[]>;
}

/** Watches which lists of operations are run. */
export class Witness {
  readonly lists = new Set<string>();
  readonly rules: AnyRules;

  constructor(rules: AnyRules) {
    const { ops } = rules.handlers;
    const watched: typeof ops = {
      ...ops,
      run: (x, f) => {
        this.lists.add((f as unknown as { list: string }).list);
        return ops.run?.(x, f);
      },
    };
    this.rules = { ...rules, handlers: { ...rules.handlers, ops: watched } };
  }
}

/** Addresses of all these lists, those inside others included; empty ones have nothing to run. */
export function addressesIn(lists: Iterable<readonly [string, readonly { op: string }[]]>): string[] {
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

/** Told after the phase that is shown. */
const LATER = 'later ';

/** What can be shown of a game: one line for each way through the choices of a scene, `title, choice → what is told`. */
export function stageOf<Given, Told extends string, Instead extends string = never>(
  plan: StagePlan<Given>,
): (scene: Scene<Given, Told, Instead>, witness: Witness) => string[] {
  return (scene, witness) => {
    const { state, names = {} } = plan.position(scene.given);
    const lines: string[] = [];
    const walk = (at: Step, first: readonly Picked[], chosen: readonly string[], told: readonly Line[]): void => {
      const { decision } = at;
      const ended = at.ended && !scene.through;
      const isOver = !decision || ended || (first.length === 0 && (scene.instead || plan.isRest(decision)));
      if (isOver) return void lines.push(lineOf(scene.title, chosen, whatIn(plan, scene, at, told, names)));
      const picks = first.length > 0 ? [named(first[0], names)] : usual(plan, decision);
      for (const pick of picks) {
        const next = step(plan, at.s, witness, pick);
        const choice = picks.length > 1 ? [called(String(pick), names)] : [];
        walk(next, first.slice(1), [...chosen, ...choice], [...told, ...next.told]);
      }
    };
    const opening = step(plan, state, witness);
    walk(opening, scene.first ?? [], [], scene.first ? [] : opening.told);
    return lines;
  };
}

function step<G>({ rules, bounds, say }: StagePlan<G>, from: Core<BaseFrame>, witness: Witness, pick?: Picked): Step {
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
  const view = rules.view(s, 0);
  const told = recorder.events.map((e, i) => ({
    type: start >= 0 && i >= start && (end < 0 || i < end) ? e.type : `${LATER}${e.type}`,
    text: say(view, projectEvent(e, 0)).replace(/^You: /, ''),
  }));
  return { s, told, ended: end >= 0 || (start < 0 && pick !== undefined && types.length > 0), decision };
}

function lineOf(title: string, chosen: readonly string[], what: readonly string[]): string {
  return `${[title, ...chosen].join(', ')} → ${what.length === 0 ? 'nothing' : what.join('; ')}`;
}

function whatIn<G>(
  { bounds, instead: others }: StagePlan<G>,
  { since, until, instead, through }: Pick<Scene<G, string, string>, 'since' | 'until' | 'instead' | 'through'>,
  at: Step,
  told: readonly Line[],
  names: Record<string, string>,
): string[] {
  if (instead === 'offers') return at.decision ? offeredIds(at.decision.ask).map((id) => called(id, names)) : [];
  if (instead !== undefined) return others?.[instead](at.s) ?? [];
  const all = told.map(({ type, text }) => ({ type: through ? type.replace(LATER, '') : type, text }));
  const start = since ? all.findIndex(({ type }) => type === since) : 0;
  if (start < 0) return [];
  const end = until ? all.findIndex(({ type }, i) => i > start && type === until) : -1;
  const own = all
    .slice(start, end < 0 ? undefined : end)
    .filter(({ type }) => !type.startsWith(LATER) && !bounds.includes(type));
  return own.map(({ text }) => text);
}

/** `hit:wall` as the game says it, and back. */
function named(pick: Picked, names: Record<string, string>): Picked {
  return typeof pick === 'string' ? renamed(pick, new Map(Object.entries(names))) : pick;
}

function called(id: string, names: Record<string, string>): string {
  return renamed(id, new Map(Object.entries(names).map(([name, ref]) => [ref, name])));
}

function renamed(id: string, names: ReadonlyMap<string, string>): string {
  if (names.size === 0) return id;
  const { verb, refs } = parseOption(id);
  const change = (ref: string): string => {
    const [name, ...part] = ref.split('.');
    return [names.get(name) ?? name, ...part].join('.');
  };
  return optionId(verb, ...refs.map(change));
}

/** What is answered where no card gives the choice: act rather than not, the first of what there is. */
function usual<G>({ forks, declines, amounts }: StagePlan<G>, { at, ask }: Decision): Picked[] {
  const ids = offeredIds(ask);
  switch (ask.kind) {
    case 'subset':
      return [ids.slice(0, Math.max(ask.min, Math.min(1, ask.max)))];
    case 'order':
      return [ids];
    case 'amounts':
      return [shared(ask.bins, ask[amounts])];
    case 'one':
      return forks.includes(at) ? ids : [ids.find((id) => !declines.includes(id)) ?? ids[0]];
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

export interface Proof<Entry> {
  entry: Entry;
  lines: string[];
}

/** Everything that a pack holds, played. */
export function prove<Entry extends { kind: string; id: string | number }>(
  entries: readonly Entry[],
  linesOf: (entry: Entry) => string[],
): Proof<Entry>[] {
  return entries.map((entry) => {
    try {
      return { entry, lines: linesOf(entry) };
    } catch (error) {
      throw new Error(`${entry.kind} ${entry.id}: ${error instanceof Error ? error.message : error}`);
    }
  });
}

/** As text to read and to compare: each card by its kind and id, and below it what it did. `lab/coverage.ts` reads it, too. */
export function proofText(proofs: readonly Proof<{ kind: string; id: string | number }>[]): string {
  const parts = proofs.map(({ entry, lines }) => [`# ${entry.kind}:${entry.id}`, ...lines].join('\n'));
  return `${parts.join('\n\n')}\n`;
}

/** What holds of the proofs of every game, each with what is wrong with it: nothing. */
export function proofClaims(
  proofs: readonly Proof<{ kind: string; id: string | number }>[],
  catalogue: readonly unknown[],
  addresses: readonly string[],
  witness: Witness,
): Record<string, () => unknown[]> {
  return {
    'show everything in the catalogue': () => (proofs.length === catalogue.length ? [] : [proofs.length]),
    'show everything doing something': () =>
      proofs
        .filter(({ lines }) => !lines.some((line) => !line.endsWith('→ nothing')))
        .map(({ entry }) => `${entry.kind} ${entry.id}`),
    'run every list of operations of the pack, and every branch inside': () =>
      addresses.filter((address) => !witness.lists.has(address)),
  };
}
