import { setImmediate } from 'node:timers/promises';
import {
  type Decision,
  type GameModule,
  type Language,
  type Logged,
  RulesError,
  type SeenEvent,
} from '@starhold/kernel';
import { fileProblem } from '../errors.ts';
import { type AnyTable, writeSave } from '../saves.ts';
import { wrapped } from '../tables/grid.ts';
import { type Art, artOf } from '../tables/index.ts';
import type { Terminal } from '../terminal.ts';
import { WORDS, type Words } from '../text/index.ts';
import { listed, pickLabel, readAnswer } from './answers.ts';
import { botAnswer, type Chair, chairNames, chairWords } from './seats.ts';

export interface Place {
  game: GameModule;
  table: AnyTable;
  chairs: Chair[];
  lang: Language;
  file: string;
}

/** Lines of the log shown to somebody who comes back. */
const RECENT = 15;
/** Of what is left of a line that is too long. */
const INDENT = 4;

/** One table at one terminal, from the first question to the last or until somebody leaves. */
export class Session {
  private readonly game: GameModule;
  private readonly table: AnyTable;
  private readonly chairs: Chair[];
  private readonly lang: Language;
  private readonly file: string;
  private readonly io: Terminal;
  private readonly words: Words;
  private readonly names: string[];
  private readonly art: Art;
  private readonly people: number[];
  /** Number of the first event that a seat has not been shown. */
  private readonly shown: number[];
  private atScreen = -1;
  /** Who asked to answer first, where several may. */
  private wanted = -1;
  private saveError = '';

  constructor(place: Place, io: Terminal) {
    this.game = place.game;
    this.table = place.table;
    this.chairs = place.chairs;
    this.lang = place.lang;
    this.file = place.file;
    this.io = io;
    this.words = WORDS[place.lang];
    this.names = chairNames(place.chairs, this.words);
    this.art = artOf(place.game.id);
    this.people = place.chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
    // Who goes on with a game is told the end of what happened; the log has everything.
    const first = place.table.length > 0 ? Math.max(0, place.table.lastEvent + 1 - RECENT) : 0;
    this.shown = place.chairs.map(() => first);
  }

  /** `over`: the game ended; `left`: somebody quit, the input ended, or Ctrl-C. The game is saved in each case. */
  async run(): Promise<'over' | 'left'> {
    const { io, table, words } = this;
    io.say(io.paint('bold', this.game.name[this.lang]));
    io.say(words.commitment(table.commitment));
    if (table.length > 0) io.say(words.resumed(table.length));
    this.save();
    while (table.over === '') {
      const seat = this.nextSeat();
      const chair = this.chairs[seat];
      if (chair.kind === 'bot') await this.letBot(seat, chair);
      else if (!(await this.letPerson(seat))) return this.leave();
      if (io.ended === 'interrupted') return this.leave();
    }
    this.finish();
    return 'over';
  }

  /** Bots first, so that nobody waits for them with an answer given; else in the order of the seats. */
  private nextSeat(): number {
    const waiting = [...this.table.waitingFor].sort((a, b) => a - b);
    const bot = waiting.find((seat) => this.chairs[seat].kind === 'bot');
    return bot ?? (waiting.includes(this.wanted) ? this.wanted : waiting[0]);
  }

  private async letBot(seat: number, chair: Extract<Chair, { kind: 'bot' }>): Promise<void> {
    const decision = this.table.seen(seat).decisions[0];
    if (this.io.live && chair.spec.startsWith('search')) this.io.say(this.words.thinking(this.names[seat]));
    const pick = botAnswer(this.table, chair.bot, decision);
    const outcome = this.table.answer({ decision: decision.id, seat, pick });
    if (!outcome.ok)
      throw new Error(`bot ${chair.spec} gave an answer that is ${outcome.why}: ${JSON.stringify(pick)}`);
    this.save();
    if (this.people.length === 0) this.tellNews('table');
    // Lets Ctrl-C in.
    await setImmediate();
  }

  /** False when the person leaves. */
  private async letPerson(seat: number): Promise<boolean> {
    const { io, words } = this;
    if (this.people.length > 1 && this.atScreen !== seat) {
      io.clear(true);
      if ((await io.ask(`${words.handOver(this.names[seat])} `)) === undefined) return false;
    }
    if (this.atScreen >= 0) io.clear(false);
    this.atScreen = seat;
    this.tellNews(seat);
    this.drawBoard(seat);
    for (;;) {
      const decision = this.table.seen(seat).decisions[0];
      if (!decision) return true;
      const line = await this.question(seat, decision);
      if (line === undefined || line === 'q') return false;
      const done = line === '' ? false : this.obey(seat, decision, line);
      if (done) return true;
    }
  }

  private question(seat: number, decision: Decision): Promise<string | undefined> {
    const { io, words, game, lang } = this;
    const { view } = this.table.seen(seat);
    const { ask } = decision;
    io.say();
    const who = this.people.length > 1 ? `${this.names[seat]}: ` : '';
    io.say(io.paint('bold', who + game.text.prompt(view, decision, lang)));
    listed(ask).forEach((id, i) => {
      const bin = ask.kind === 'amounts' ? ` (${ask.bins[i].min}–${ask.bins[i].max})` : '';
      this.sayAll([`  ${i + 1}) ${this.label(seat, id)}${bin}`]);
    });
    return io.ask(`${this.how(decision)} [${words.hint}] > `).then((line) => line?.trim());
  }

  private how({ ask }: Decision): string {
    const { words } = this;
    switch (ask.kind) {
      case 'one':
        return words.pickOne(ask.options.length);
      case 'order':
        return words.pickOrder(ask.of.length);
      case 'amounts':
        return words.pickAmounts(ask.min, ask.max);
      case 'subset': {
        const text = words.pickSome(ask.min, ask.max);
        return ask.min === 0 ? `${text}; ${words.emptyAllowed}` : text;
      }
    }
  }

  /** True when the decision is settled or the table has changed: then the next question is found anew. */
  private obey(seat: number, decision: Decision, line: string): boolean {
    switch (line.split(' ')[0]) {
      case 'u':
      case 'u!':
        return this.undo(seat, line.startsWith('u!'));
      case 'l':
        return this.tellLog(seat);
      case 'c':
        return this.sayAll(this.art.cards(this.table.seen(seat).view, this.lang));
      case 'b':
        return this.drawBoard(seat);
      case 's':
        return this.saveTo(line.slice(1).trim() || this.file);
      case 'o':
        return this.passTurn(seat);
      case '?':
        return this.help(seat, decision);
      default:
        return this.answer(seat, decision, line);
    }
  }

  /** To the next person who may answer as well; the seat stays preferred until somebody passes on again. */
  private passTurn(seat: number): boolean {
    const others = this.people.filter((other) => other !== seat && this.table.waitingFor.includes(other));
    const next = others.find((other) => other > seat) ?? others[0];
    if (next === undefined) return this.sayAll([this.words.nobodyElse]);
    this.wanted = next;
    return true;
  }

  private answer(seat: number, decision: Decision, line: string): boolean {
    const { io, words, table, game } = this;
    const read = readAnswer(decision.ask, line, words);
    if (!read.ok) {
      const refusal = 'unknown' in read ? table.refusals(decision, seat)[read.unknown] : undefined;
      if (refusal) io.say(words.refused(`${game.text.refusal(refusal, this.lang)} (${refusal.rule})`));
      else io.say('why' in read ? read.why : words.notUnderstood(read.unknown));
      return false;
    }
    try {
      const outcome = table.answer({ decision: decision.id, seat, pick: read.pick });
      if (!outcome.ok) {
        io.say(words.refused(outcome.refusal ? game.text.refusal(outcome.refusal, this.lang) : outcome.why));
        return false;
      }
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      io.say(words.rulesFailed(error.message));
      return false;
    }
    this.save();
    return true;
  }

  private undo(seat: number, force: boolean): boolean {
    const { io, words, table } = this;
    const before = this.label.bind(this, seat);
    const offer = table.undoOffer(seat, force);
    if (!offer.ok) {
      const why = { nothing: words.undoNothing, barrier: words.undoBarrier, needed: words.undoNeeded };
      io.say(why[offer.why]);
      return false;
    }
    table.undo(seat, force);
    const what = this.answerLabel(offer.answer, before);
    for (const person of this.people) this.shown[person] = Math.min(this.shown[person], this.nextEvent());
    this.save();
    this.drawBoard(seat);
    io.say(words.undone(what));
    if (offer.marks) io.say(words.undoneMarked);
    // The same seat asks again below its board; another seat would be asked by the main loop.
    return !this.table.waitingFor.includes(seat);
  }

  private answerLabel(answer: Logged, label: (id: string) => string): string {
    return pickLabel(answer.pick, label);
  }

  private nextEvent(): number {
    return (this.table.events('table').at(-1)?.n ?? -1) + 1;
  }

  private label(seat: number, id: string): string {
    return this.game.text.option(this.table.seen(seat).view, id, this.lang);
  }

  private line(eyes: number | 'table', event: SeenEvent): string {
    return this.game.text.event(this.table.seen(eyes).view, event, this.names, this.lang);
  }

  /** What happened since these eyes last looked. */
  private tellNews(eyes: number | 'table'): void {
    const at = eyes === 'table' ? 0 : eyes;
    const news = this.table.events(eyes, this.shown[at]);
    for (const event of news) this.sayAll([`  ${this.line(eyes, event)}`], 'dim');
    this.shown[at] = (news.at(-1)?.n ?? this.shown[at] - 1) + 1;
    if (news.length > 0) this.io.say();
  }

  private tellLog(seat: number): false {
    this.io.say(`${this.words.log}:`);
    return this.sayAll(this.table.events(seat).map((event) => `  ${this.line(seat, event)}`));
  }

  private drawBoard(seat: number): false {
    return this.sayAll(this.art.draw(this.table.seen(seat).view, this.names, this.words, this.lang));
  }

  private help(seat: number, decision: Decision): false {
    const { words } = this;
    const refusals = Object.entries(this.table.refusals(decision, seat)).map(([id, refusal]) => {
      const what = id === '' ? words.whyNotWhole : this.label(seat, id);
      return `  ${what}: ${this.game.text.refusal(refusal, this.lang)} (${refusal.rule})`;
    });
    this.sayAll(words.help.map((line) => `  ${line}`));
    return this.sayAll(refusals.length > 0 ? [words.whyNot, ...refusals] : [words.nothingRefused]);
  }

  private sayAll(lines: readonly string[], style?: 'dim'): false {
    const { io } = this;
    for (const line of lines.flatMap((long) => wrapped(long, io.width, INDENT)))
      io.say(style ? io.paint(style, line) : line);
    return false;
  }

  /** After every answer. A disk that is full does not end the game; the person is told, once. */
  private save(): void {
    const why = this.tryToSave(this.file);
    if (why !== this.saveError && why !== '') this.io.say(this.words.notSaved(why));
    this.saveError = why;
  }

  private saveTo(file: string): false {
    const why = this.tryToSave(file);
    this.io.say(why === '' ? this.words.saved(file) : this.words.notSaved(why));
    return false;
  }

  private tryToSave(file: string): string {
    try {
      writeSave(file, this.table, chairWords(this.chairs));
      return '';
    } catch (error) {
      return fileProblem(error as NodeJS.ErrnoException);
    }
  }

  private leave(): 'left' {
    this.io.say();
    this.io.say(this.saveError === '' ? this.words.bye(this.file) : this.words.byeUnsaved);
    return 'left';
  }

  private finish(): void {
    const { io, words, table, art } = this;
    const eyes = this.people[0] ?? 'table';
    this.tellNews(eyes);
    this.sayAll(this.art.draw(table.seen(eyes).view, this.names, words, this.lang));
    io.say();
    const last = table.events(eyes).at(-1);
    io.say(
      io.paint('bold', `${words.overAfter[art.counts](table.round)}: ${last ? this.line(eyes, last) : table.over}`),
    );
    if (table.log().marked) io.say(words.marked);
    io.say(words.commitment(table.commitment));
    io.say(words.seed(table.log().seed));
    if (this.saveError === '') io.say(words.saved(this.file));
  }
}
