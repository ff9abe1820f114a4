import * as z from 'zod';
import type { Chance } from './engine.ts';
import { canonical } from './hash.ts';
import type { Logged } from './log.ts';
import { offeredIds } from './picks.ts';
import { Table } from './table.ts';
import type { AnyRules, BaseFrame, Core, Decision, Picked, Scalar, Together } from './types.ts';

/** A rule as an example: a position in the words of the game, what is done, what must be so afterwards. */

const Pick = z.union([z.string(), z.array(z.string()), z.record(z.string(), z.int())]);
/** Frames that ask, or `end` when the game must be over. */
const Open = z.union([z.literal('end'), z.array(z.string())]);
const Step = z.union([
  z.string(),
  z.array(z.string()),
  z.strictObject({
    by: z.int().optional(),
    do: Pick.optional(),
    /** A general signal instead of an answer. */
    signal: z.string().optional(),
    /** Every option offered at this moment, in any order. */
    offered: z.array(z.string()).optional(),
    /** The answer is turned down, by this rule (or just turned down: `true`), and nothing changes. */
    refused: z.union([z.string(), z.literal(true)]).optional(),
    /** What must be so right after this step, in the words of the final `then`; and who asks then. */
    then: z.record(z.string(), z.unknown()).optional(),
    open: Open.optional(),
  }),
]);

export const Case = z.strictObject({
  game: z.string(),
  rule: z.array(z.string()).min(1),
  title: z.string().min(1),
  given: z.union([
    z.strictObject({ seed: z.string(), options: z.record(z.string(), z.unknown()), answers: z.array(z.unknown()) }),
    z.record(z.string(), z.unknown()),
  ]),
  /** Scripted luck by label: numbers for dice, names (first = on top) for shuffles. Must be used up. */
  chance: z.record(z.string(), z.array(z.union([z.int(), z.array(z.string())]))).optional(),
  when: z.array(Step),
  then: z.record(z.string(), z.unknown()),
  /** Parts of what single seats see, by seat, or `table`. */
  seen: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  open: Open.optional(),
});
export type Case = z.infer<typeof Case>;

/** What a game adds to make its cases readable. */
export interface CaseWords {
  rules: AnyRules;
  parseOptions(raw: unknown): unknown;
  /** Builds the position; throws with a one-line message on a word it does not know. */
  position(words: Record<string, unknown>): { state: Core<BaseFrame>; options: unknown; names: Record<string, string> };
  /** The position told in the same words, for `then`. */
  tell(state: Core<BaseFrame>, names: Record<string, string>): Record<string, unknown>;
  /** Throws on a word that `then` does not know. */
  checkThen(words: Record<string, unknown>): void;
  /** JSON Schemas of the words of `given` and of `then`, for editors. */
  schema(): { given: unknown; then: unknown };
  /** What a shuffled item is called in `chance`; `names` are those the case gave. */
  nameOf(state: Core<BaseFrame>, label: string, item: Scalar, names?: Record<string, string>): string;
  /** For games whose references change: what the names of the case stand for now. */
  namesNow?(state: Core<BaseFrame>, names: Record<string, string>): Record<string, string>;
}

export type CaseResult = { title: string; ok: true } | { title: string; ok: false; problem: string };

export function runCase(words: CaseWords, raw: unknown): CaseResult {
  const parsed = Case.safeParse(raw);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const title = typeof raw === 'object' && raw !== null && 'title' in raw ? String(raw.title) : 'untitled case';
    return { title, ok: false, problem: `${issue.path.join('.') || 'case'}: ${issue.message}` };
  }
  const { title } = parsed.data;
  try {
    new CaseRun(words, parsed.data).run();
    return { title, ok: true };
  } catch (error) {
    return { title, ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

type StepWords = Extract<Case['when'][number], { by?: unknown }>;
type AnyTable = Table<Core<BaseFrame>, BaseFrame, unknown, unknown>;

class CaseRun {
  private readonly words: CaseWords;
  private readonly given: Case;
  private readonly table: AnyTable;
  private readonly names: Record<string, string>;
  private readonly luck: ScriptedLuck;

  constructor(words: CaseWords, given: Case) {
    this.words = words;
    this.given = given;
    words.checkThen(given.then);
    for (const step of given.when) if (typeof step === 'object' && 'then' in step) words.checkThen(step.then ?? {});
    const start = this.start();
    this.names = start.names;
    this.luck = new ScriptedLuck(given.chance ?? {}, (label, item) =>
      words.nameOf(this.table?.snapshot() ?? start.state, label, item, start.names),
    );
    this.table = new Table(words.rules, start.options, NO_SEED, { state: start.state, chance: this.luck }) as AnyTable;
  }

  private start(): { state: Core<BaseFrame>; options: unknown; names: Record<string, string> } {
    const { given } = this.given;
    if (!('seed' in given)) return this.words.position(given);
    const { rules } = this.words;
    const { seed, answers } = given as { seed: string; answers: Logged[] };
    const options = this.words.parseOptions(given.options);
    const log = { game: rules.id, rulesVersion: rules.version, options, seed, answers, signals: [], marks: [] };
    return { state: Table.load(rules, log).snapshot(), options, names: {} };
  }

  run(): void {
    this.given.when.forEach((step, i) => {
      try {
        this.step(step);
      } catch (error) {
        throw new Error(`step ${i + 1} (${JSON.stringify(step)}): ${error instanceof Error ? error.message : error}`);
      }
    });
    this.checkEnd();
  }

  private step(raw: Case['when'][number]): void {
    const step: StepWords = typeof raw === 'string' || Array.isArray(raw) ? { do: raw } : raw;
    if (step.signal !== undefined) this.signal(step.by ?? 0, step.signal, step.refused !== undefined);
    else if (step.do !== undefined || step.offered) this.answer(step);
    if (step.then) compare(this.words.tell(this.table.snapshot(), this.names), step.then, 'then');
    if (step.open !== undefined) this.checkOpen(step.open);
  }

  private answer(step: StepWords): void {
    const seat = step.by ?? this.table.waitingFor[0] ?? 0;
    const decision = this.decisionFor(seat, step.refused !== undefined);
    if (step.offered) this.compareOffered(decision, step.offered);
    if (step.do === undefined) return;
    const before = this.table.hash;
    const outcome = this.table.answer({ decision: decision.id, seat, pick: this.toIds(step.do) });
    if (step.refused !== undefined) {
      if (outcome.ok) throw new Error('was accepted, but should be refused');
      const rule = outcome.refusal?.rule ?? outcome.why;
      if (step.refused !== true && rule !== step.refused) throw new Error(`refused by ${rule}, not by ${step.refused}`);
      if (this.table.hash !== before) throw new Error('was refused, but changed the game');
    } else if (!outcome.ok) {
      const why = outcome.refusal ? `${outcome.refusal.rule} ${outcome.refusal.msg}` : outcome.why;
      throw new Error(`refused (${why}); offered: ${this.offeredNames(decision).join(', ')}`);
    }
  }

  private seatOf(seat: number): number {
    if (seat >= 0 && seat < this.words.rules.seats(this.table.options)) return seat;
    throw new Error(`there is no seat ${seat}`);
  }

  /** A seat that is not asked can only be refused: it answers somebody else's question. */
  private decisionFor(seat: number, refused: boolean): Decision {
    const own = this.table.seen(this.seatOf(seat)).decisions[0];
    if (own) return own;
    if (this.table.over) throw new Error(`the game is over (${this.table.over})`);
    if (!refused) throw new Error(`seat ${seat} is not asked`);
    return this.table.seen(this.table.waitingFor[0]).decisions[0];
  }

  private signal(seat: number, id: string, refused: boolean): void {
    const given = this.table.signal(seat, this.idOf(id));
    if (given === refused) throw new Error(refused ? 'the signal was accepted' : 'the signal was refused');
  }

  private compareOffered(decision: Decision, wanted: string[]): void {
    const got = [...this.offeredNames(decision)].sort();
    if (canonical(got) !== canonical([...wanted].sort())) {
      throw new Error(`offered: ${got.join(', ')}; expected: ${[...wanted].sort().join(', ')}`);
    }
  }

  private offeredNames(decision: Decision): string[] {
    return offeredIds(decision.ask).map((id) => this.nameOfId(id));
  }

  /** Case names stand for references inside an option id: `pull:a>c2` for `pull:u7>c2`. */
  private idOf(text: string): string {
    const names = this.namesNow();
    return replaceRefs(text, (ref) => names[ref] ?? ref);
  }

  private namesNow(): Record<string, string> {
    return this.words.namesNow?.(this.table.snapshot(), this.names) ?? this.names;
  }

  private nameOfId(id: string): string {
    const back = Object.fromEntries(Object.entries(this.namesNow()).map(([name, ref]) => [ref, name]));
    return replaceRefs(id, (ref) => back[ref] ?? ref);
  }

  private toIds(pick: Picked): Picked {
    if (typeof pick === 'string') return this.idOf(pick);
    if (Array.isArray(pick)) return pick.map((id) => this.idOf(id));
    return Object.fromEntries(Object.entries(pick).map(([id, n]) => [this.idOf(id), n]));
  }

  private checkEnd(): void {
    const told = this.words.tell(this.table.snapshot(), this.names);
    compare(told, this.given.then, 'then');
    for (const [eyes, part] of Object.entries(this.given.seen ?? {})) {
      compare(this.table.seen(eyes === 'table' ? 'table' : this.seatOf(Number(eyes))).view, part, `seen.${eyes}`);
    }
    if (this.given.open !== undefined) this.checkOpen(this.given.open);
    const unused = this.luck.unused();
    if (unused) throw new Error(`chance: ${unused} was not used up`);
  }

  private checkOpen(open: string[] | 'end'): void {
    if (open === 'end') {
      if (!this.table.over) throw new Error(`open: the game is not over; asking: ${this.asking().join(', ')}`);
      return;
    }
    const asking = this.asking();
    if (canonical(asking.sort()) !== canonical([...open].sort())) {
      throw new Error(`open: ${asking.join(', ') || 'end'}; expected: ${open.join(', ')}`);
    }
  }

  private asking(): string[] {
    const top = this.table.snapshot().stack.at(-1);
    if (!top || this.table.over) return [];
    if (top.k !== 'together') return [top.k];
    const { table } = this;
    const open = table.waitingFor.flatMap((seat) => table.seen(seat).decisions.map((d) => d.lane));
    // A lane may also hold, and ask nothing until another one has moved on.
    return (top as Together<BaseFrame>).lanes.flatMap((lane, i) =>
      open.includes(i) ? (lane.stack.at(-1)?.k ?? []) : [],
    );
  }
}

const NO_SEED = '0'.repeat(32);

function replaceRefs(id: string, change: (ref: string) => string): string {
  const [verb, rest] = [id.slice(0, id.indexOf(':') + 1), id.slice(id.indexOf(':') + 1)];
  if (verb === '') return id;
  return verb + rest.split('>').map(change).join('>');
}

/** Records are compared as parts, lists as wholes. */
function compare(got: unknown, wanted: unknown, path: string): void {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(got) || got.length !== wanted.length) fail(got, wanted, path);
    wanted.forEach((w, i) => void compare((got as unknown[])[i], w, `${path}[${i}]`));
  } else if (wanted !== null && typeof wanted === 'object') {
    if (got === null || typeof got !== 'object') fail(got, wanted, path);
    for (const [key, w] of Object.entries(wanted)) compare((got as Record<string, unknown>)[key], w, `${path}.${key}`);
  } else if (got !== wanted) fail(got, wanted, path);
}

function fail(got: unknown, wanted: unknown, path: string): never {
  throw new Error(`${path} is ${JSON.stringify(got)}, expected ${JSON.stringify(wanted)}`);
}

class ScriptedLuck implements Chance {
  private readonly script: Map<string, (number | string[])[]>;
  private readonly nameOf: (label: string, item: Scalar) => string;

  constructor(script: Record<string, (number | string[])[]>, nameOf: (label: string, item: Scalar) => string) {
    this.script = new Map(Object.entries(script).map(([label, values]) => [label, values.slice()]));
    this.nameOf = nameOf;
  }

  die(label: string, sides: number): number | undefined {
    const value = this.script.get(label)?.shift();
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || value < 0 || value >= sides) throw new Error(`chance.${label}: no such face`);
    return value;
  }

  /** The named items end on top (the end of the list), in the order given; the others keep their order below. */
  shuffle(label: string, items: readonly Scalar[]): Scalar[] | undefined {
    const value = this.script.get(label)?.shift();
    if (value === undefined) return undefined;
    if (typeof value === 'number') throw new Error(`chance.${label}: names expected`);
    const rest = items.slice();
    const top = value.map((name) => {
      const at = rest.findIndex((item) => this.nameOf(label, item) === name);
      if (at < 0) throw new Error(`chance.${label}: no ${name} among the shuffled`);
      return rest.splice(at, 1)[0];
    });
    return [...rest, ...top.reverse()];
  }

  unused(): string | undefined {
    return [...this.script].find(([, values]) => values.length > 0)?.[0];
  }
}
