import {
  type BaseFrame,
  below,
  type Core,
  type Decision,
  type Eyes,
  type GameModule,
  isLegal,
  keyedRng,
  LANGUAGES,
  type Language,
  offeredIds,
  optionId,
  parseOption,
  type Rng,
  type SeenEvent,
  samplePick,
  Table,
  targetOf,
  verbOf,
} from '@starhold/kernel';
import { flawIn } from '../text/testing.ts';

/** Games that are played and read: everything that anybody is shown on the way, in every language. */

/** More that is said about an event. */
export type Beside = (view: unknown, event: SeenEvent, lang: Language) => string;

type AnyTable = Table<Core<BaseFrame>, BaseFrame, unknown, unknown>;

/** What was met on the way, and what was wrong with it. */
export class Reading {
  readonly problems = new Set<string>();
  readonly events = new Set<string>();
  readonly refusals = new Set<string>();
  readonly verbs = new Set<string>();
  answers = 0;
  private readonly game: GameModule;
  private readonly beside: Beside | undefined;
  private readonly names: readonly string[];

  constructor(game: GameModule, beside?: Beside) {
    this.game = game;
    this.beside = beside;
    this.names = ['Katka', 'Ben', 'Zoë', 'Jiří', 'Uwe', 'Ada'];
  }

  /** One game by random answers or by the policy, at most so many answers long. */
  play(options: unknown, seed: string, random: boolean, most: number, state?: Core<BaseFrame>): void {
    const { rules } = this.game;
    const table: AnyTable = new Table(rules, options, seed, state ? { state } : {});
    const rng = keyedRng(`${seed}:answers`);
    const since = new Map<Eyes, number>();
    for (let i = 0; i < most && table.over === ''; i++) {
      for (const seat of table.waitingFor) this.readSeat(table, seat, since);
      this.readEvents(table, 'table', since);
      this.signal(table, i);
      this.answer(table, random, rng);
    }
    for (const eyes of ['table', ...seatsOf(table)] as Eyes[]) this.readEvents(table, eyes, since);
  }

  private answer(table: AnyTable, random: boolean, rng: Rng): void {
    const [seat] = table.waitingFor;
    const { view, decisions } = table.seen(seat);
    // Asides are met only where somebody takes them.
    const decision = random ? decisions[below(rng, decisions.length)] : decisions[0];
    const pick = random ? samplePick(decision.ask, rng) : this.game.brain.choose(view, decision, rng);
    if (!isLegal(decision.ask, pick)) {
      this.problems.add(`the policy answers ${decision.at} with ${JSON.stringify(pick)}`);
      return void table.answer({ decision: decision.id, seat, pick: samplePick(decision.ask, rng) });
    }
    table.answer({ decision: decision.id, seat, pick });
    this.answers++;
  }

  private signal(table: AnyTable, i: number): void {
    const [seat] = table.waitingFor;
    const signals = table.signalsFor(seat);
    if (signals.length > 0 && i % 7 === 0) table.signal(seat, signals[i % signals.length]);
  }

  private readSeat(table: AnyTable, seat: number, since: Map<Eyes, number>): void {
    const { view, decisions } = table.seen(seat);
    this.readEvents(table, seat, since);
    this.readZones(view, decisions, seatsOf(table).length);
    for (const id of table.signalsFor(seat)) this.readOption(view, id);
    for (const decision of decisions) {
      this.readPrompt(view, decision);
      for (const id of new Set(offeredIds(decision.ask))) this.readOption(view, id);
      for (const [id, refusal] of Object.entries(table.refusals(decision, seat))) {
        if (id !== '') this.grammar(id);
        this.refusals.add(refusal.msg);
        this.say(`refusal ${refusal.msg}`, (lang) => this.game.text.refusal(refusal, lang));
      }
    }
    this.readPolicy(view);
  }

  private readPrompt(view: unknown, decision: Decision): void {
    this.say(`prompt of ${decision.at}`, (lang) => this.game.text.prompt(view, decision, lang));
  }

  private readOption(view: unknown, id: string): void {
    this.grammar(id);
    this.verbs.add(verbOf(id));
    this.say(`option ${id}`, (lang) => this.game.text.option(view, id, lang));
  }

  private grammar(id: string): void {
    const { verb, refs } = parseOption(id);
    const right = /^[A-Za-z][\w-]*$/.test(verb) && refs.every((ref) => ref !== '') && optionId(verb, ...refs) === id;
    if (!right) this.problems.add(`option ${id} is not written as verb, verb:ref or verb:ref>ref`);
  }

  private readEvents(table: AnyTable, eyes: Eyes, since: Map<Eyes, number>): void {
    const { view } = table.seen(eyes);
    for (const event of table.events(eyes, since.get(eyes) ?? 0)) {
      since.set(eyes, event.n + 1);
      this.events.add(event.type);
      this.say(`event ${event.type}`, (lang) => this.game.text.event(view, event, this.names, lang));
      const { beside } = this;
      if (beside) this.say(`what stands beside event ${event.type}`, (lang) => beside(view, event, lang));
    }
  }

  /** A table that is described by zones shows what the catalogue knows, and every option lies on something that is shown. */
  private readZones(view: unknown, decisions: readonly Decision[], seats: number): void {
    const { zones, packs } = this.game;
    if (!zones || !packs) return;
    const faces = new Set(packs.catalogue((view as { pack: string }).pack).map(({ kind, id }) => `${kind} ${id}`));
    const shown = zones(view);
    const cards = shown.flatMap((zone) => zone.cards);
    const named = shown.map(({ id, owner }) => `${id} of ${owner ?? 'the table'}`);
    const targets = new Set(cards.map(({ target }) => target));
    for (const { id, name, owner, count, cards: own } of shown) {
      if (LANGUAGES.some((lang) => name[lang] === '')) this.problems.add(`zone ${id} has no name`);
      if (owner !== undefined && (owner < 0 || owner >= seats))
        this.problems.add(`zone ${id} belongs to seat ${owner}`);
      if (own.length > count) this.problems.add(`zone ${id} shows ${own.length} of ${count}`);
    }
    for (const name of named.filter((one, i) => named.indexOf(one) !== i))
      this.problems.add(`zone ${name} is there twice`);
    for (const { face } of cards) {
      if (face && !faces.has(`${face.kind} ${face.id}`))
        this.problems.add(`zones: no ${face.kind} ${face.id} in the catalogue`);
    }
    for (const id of decisions.flatMap((d) => offeredIds(d.ask))) {
      if (targetOf(id) !== '' && !targets.has(targetOf(id)))
        this.problems.add(`option ${id} lies on nothing in the zones`);
    }
  }

  private readPolicy(view: unknown): void {
    const value = this.game.brain.value(view);
    if (!(value >= 0 && value <= 1)) this.problems.add(`the policy values a position at ${value}`);
    if (!this.game.brain.features(view).every(Number.isFinite))
      this.problems.add('a feature of a position is no number');
  }

  private say(what: string, words: (lang: Language) => string): void {
    for (const lang of LANGUAGES) {
      try {
        const flaw = flawIn(words(lang));
        if (flaw) this.problems.add(`${lang}: ${what} ${flaw}`);
      } catch (error) {
        this.problems.add(`${lang}: ${what}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
}

function seatsOf(table: AnyTable): number[] {
  return Array.from({ length: table.rules.seats(table.options) }, (_, seat) => seat);
}
