import { canonical } from '../hash.ts';
import type { Logged } from '../log.ts';
import { isLegal, offeredIds } from '../picks.ts';
import { Table } from '../table.ts';
import type { AnyRules, Ask, BaseFrame, Core, Decision, Picked, Seat, Together } from '../types.ts';
import { blame } from './blame.ts';
import { CaseError, differences, linesOf, shortened } from './compare.ts';
import { ScriptedLuck } from './luck.ts';
import { idFor, textFor } from './names.ts';
import { assertsNothing, Case, type StepWords, stepOf } from './schema.ts';
import type { CaseResult, CaseWords } from './words.ts';

/** What is at hand after the position was set up (no answer yet) and after each answer that was taken. */
export interface CaseStep {
  table: AnyTable;
  answer: { decision: Decision; seat: Seat; pick: Picked } | null;
}

/** `watch` is told of every position on the way: worked examples are cases that somebody looks at. */
export function runCase(words: CaseWords, raw: unknown, watch?: (step: CaseStep) => void): CaseResult {
  const parsed = Case.safeParse(raw);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const title = typeof raw === 'object' && raw !== null && 'title' in raw ? String(raw.title) : 'untitled case';
    return { title, ok: false, problem: `${issue.path.join('.') || 'case'}: ${issue.message}` };
  }
  const { title } = parsed.data;
  try {
    checkWords(words, parsed.data);
    new CaseRun(words, parsed.data, watch).run();
    if (assertsNothing(parsed.data)) throw new Error(ASSERTS_NOTHING);
    return { title, ok: true };
  } catch (error) {
    return { title, ok: false, problem: shortened(linesOf(error)).join('\n') };
  }
}

const ASSERTS_NOTHING = 'the case asserts nothing: it needs then, seen, open, or a step that looks';

/** What can be wrong before anything is played. */
function checkWords(words: CaseWords, c: Case): void {
  words.checkThen(c.then ?? {});
  for (const step of c.when.map(stepOf)) words.checkThen(step.then ?? {});
  const { ruleIds } = words;
  const unknown = ruleIds ? c.rule.filter((id) => !ruleIds.includes(id)) : [];
  if (unknown.length > 0) throw new CaseError(unknown.map((id) => `rule: ${words.rules.id} has no ${id}`));
}

type State = Core<BaseFrame>;
type AnyTable = Table<State, BaseFrame, unknown, unknown>;
type Start = ReturnType<CaseWords['position']>;

class CaseRun {
  private readonly words: CaseWords;
  private readonly given: Case;
  private readonly table: AnyTable;
  private readonly names: Record<string, string>;
  private readonly luck: ScriptedLuck;
  /** The position that is being worked on: cards that an answer brings into play have no name before it. */
  private working: State;

  private readonly watch: ((step: CaseStep) => void) | undefined;

  constructor(words: CaseWords, given: Case, watch?: (step: CaseStep) => void) {
    this.words = words;
    this.given = given;
    this.watch = watch;
    const start = this.start();
    this.names = start.names;
    this.working = start.state;
    this.luck = new ScriptedLuck(given.chance ?? {}, (label, item) =>
      words.nameOf(this.working, label, item, start.names),
    );
    this.table = new Table(this.watched(), start.options, NO_SEED, {
      state: start.state,
      chance: this.luck,
    }) as AnyTable;
  }

  /** A table works on the copy it made last. */
  private watched(): AnyRules {
    const { rules } = this.words;
    const clone = (s: State): State => {
      this.working = rules.clone(s) as State;
      return this.working;
    };
    return { ...rules, clone };
  }

  private start(): Start {
    const { given, unchecked } = this.given;
    if (!('seed' in given)) {
      const start = this.words.position(given);
      if (!unchecked) this.checkPossible(given, start.state);
      return start;
    }
    const { rules } = this.words;
    const { seed, answers } = given as { seed: string; answers: Logged[] };
    const options = this.words.parseOptions(given.options);
    const log = { game: rules.id, rulesVersion: rules.version, options, seed, answers, signals: [], caveats: [] };
    return { state: Table.load(rules, log).copyState(), options, names: {} };
  }

  private checkPossible(given: Record<string, unknown>, state: State): void {
    const { words } = this;
    const found = (part: Record<string, unknown>, s: State): string[] => [
      ...new Set([...words.rules.broken(s), ...(words.impossible?.(part, s) ?? [])]),
    ];
    const stands = (problem: string) => (part: Record<string, unknown>) => {
      try {
        return found(part, words.position(part).state).includes(problem);
      } catch {
        return undefined;
      }
    };
    const lines = found(given, state).map((problem) => {
      const blamed = blame(given, stands(problem));
      return `${blamed.join(', ') || 'given'}: no game gets here (${problem})`;
    });
    if (lines.length > 0) throw new CaseError(lines);
  }

  run(): void {
    this.watch?.({ table: this.table, answer: null });
    try {
      this.given.when.forEach((step, i) => {
        try {
          this.step(stepOf(step));
        } catch (error) {
          throw new CaseError(linesOf(error).map((line) => `step ${i + 1} (${JSON.stringify(step)}): ${line}`));
        }
      });
    } catch (error) {
      // Luck under a misspelt label went its own way, which may be why the step failed.
      throw new CaseError([...linesOf(error), ...this.luck.undrawn()]);
    }
    const wrong = [...this.end(), ...this.luck.unused()];
    if (wrong.length > 0) throw new CaseError(wrong);
  }

  private step(step: StepWords): void {
    if (step.signal !== undefined) this.signal(step.by ?? 0, step.signal, step.refused !== undefined);
    else if (step.do !== undefined || step.offered) this.answer(step);
    const wrong = [...this.toldOtherwise(step.then), ...this.openOtherwise(step.open)];
    if (wrong.length > 0) throw new CaseError(wrong);
  }

  private end(): string[] {
    const seen = Object.entries(this.given.seen ?? {}).flatMap(([eyes, part]) => {
      const { view } = this.table.seen(eyes === 'table' ? 'table' : this.seatOf(Number(eyes)));
      return differences(view, part, `seen.${eyes}`);
    });
    return [...this.toldOtherwise(this.given.then), ...seen, ...this.openOtherwise(this.given.open)];
  }

  private answer(step: StepWords): void {
    const seat = step.by ?? this.table.waitingFor[0] ?? 0;
    const decision = this.decisionFor(seat, step);
    if (step.offered) this.compareOffered(decision, step.offered);
    if (step.do === undefined) return;
    const offered = `offered: ${this.offeredNames(decision).join(', ')}`;
    const otherKind = decision.ask.seat === seat ? wrongKind(decision.ask, step.do) : undefined;
    if (otherKind) throw new Error(`${otherKind}; ${offered}`);
    const before = this.table.hash;
    const pick = this.toIds(step.do, decision.ask);
    const outcome = this.table.answer({ decision: decision.id, seat, pick });
    if (outcome.ok) this.watch?.({ table: this.table, answer: { decision, seat, pick } });
    if (step.refused !== undefined) {
      if (outcome.ok) throw new Error('was accepted, but should be refused');
      const rule = outcome.refusal?.rule ?? outcome.why;
      if (step.refused !== true && rule !== step.refused) throw new Error(`refused by ${rule}, not by ${step.refused}`);
      if (this.table.hash !== before) throw new Error('was refused, but changed the game');
    } else if (!outcome.ok) {
      const why = outcome.refusal ? `${outcome.refusal.rule} ${outcome.refusal.msg}` : outcome.why;
      throw new Error(`refused (${why}); ${offered}`);
    }
  }

  private seatOf(seat: number): Seat {
    if (seat >= 0 && seat < this.words.rules.seats(this.table.options)) return seat;
    throw new Error(`there is no seat ${seat}`);
  }

  /**
   * Of several open questions of a seat the one that the answer fits, so that an aside is done like anything else. A seat
   * that is not asked can only be refused: it answers somebody else's question.
   */
  private decisionFor(seat: number, step: StepWords): Decision {
    const own = this.table.seen(this.seatOf(seat)).decisions;
    const pick = step.do;
    const fitting = pick === undefined ? undefined : own.find((d) => isLegal(d.ask, this.toIds(pick, d.ask)));
    const decision = fitting ?? own[0];
    if (decision) return decision;
    if (this.table.over) throw new Error(`the game is over (${this.table.over})`);
    if (step.refused === undefined) throw new Error(`seat ${seat} is not asked`);
    return this.table.seen(this.table.waitingFor[0]).decisions[0];
  }

  private signal(seat: number, text: string, refused: boolean): void {
    const id = idFor(text, this.namesNow(), this.table.signalsFor(seat));
    if (this.table.signal(seat, id) === refused) {
      throw new Error(refused ? 'the signal was accepted' : 'the signal was refused');
    }
  }

  private compareOffered(decision: Decision, wanted: string[]): void {
    const got = [...this.offeredNames(decision)].sort();
    if (canonical(got) !== canonical([...wanted].sort())) {
      throw new Error(`offered: ${got.join(', ')}; expected: ${[...wanted].sort().join(', ')}`);
    }
  }

  private offeredNames(decision: Decision): string[] {
    const names = this.namesNow();
    return offeredIds(decision.ask).map((id) => textFor(id, names));
  }

  private namesNow(): Record<string, string> {
    return this.words.namesNow?.(this.table.copyState(), this.names) ?? this.names;
  }

  private toIds(pick: Picked, ask: Ask): Picked {
    const names = this.namesNow();
    const there = offeredIds(ask);
    const idOf = (text: string): string => idFor(text, names, there);
    if (typeof pick === 'string') return idOf(pick);
    if (Array.isArray(pick)) return pick.map(idOf);
    return Object.fromEntries(Object.entries(pick).map(([id, n]) => [idOf(id), n]));
  }

  private toldOtherwise(then: Record<string, unknown> | undefined): string[] {
    return then ? differences(this.words.tell(this.table.copyState(), this.names), then, 'then') : [];
  }

  private openOtherwise(open: string[] | 'end' | undefined): string[] {
    if (open === undefined) return [];
    const asking = this.asking().sort();
    if (open === 'end') {
      return this.table.over ? [] : [`open: the game is not over; asking: ${asking.join(', ')}`];
    }
    if (canonical(asking) === canonical([...open].sort())) return [];
    return [`open: ${asking.join(', ') || 'end'}; expected: ${open.join(', ')}`];
  }

  private asking(): string[] {
    const top = this.table.copyState().stack.at(-1);
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

/** An answer of another kind is never legal, so its refusal would prove nothing about the rules. */
function wrongKind(ask: Ask, pick: Picked): string | undefined {
  const got = typeof pick === 'string' ? 'one id' : Array.isArray(pick) ? 'a list' : 'amounts';
  const [wanted, more] = kindOf(ask);
  return got === wanted ? undefined : `expected ${wanted}${more}, got ${got}`;
}

function kindOf(ask: Ask): [kind: string, more: string] {
  switch (ask.kind) {
    case 'one':
      return ['one id', ''];
    case 'order':
      return ['a list', ' of all, in order'];
    case 'amounts':
      return ['amounts', ' by id'];
    case 'subset':
      return ['a list', ` of ${ask.min === ask.max ? ask.min : `${ask.min} to ${ask.max}`}`];
  }
}
