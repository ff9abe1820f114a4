import { beatName, type Decision, type GameModule, type Language, type SeenEvent } from '@starhold/kernel';
import type { AnyTable } from '../saves.ts';
import { wrapped } from '../tables/grid.ts';
import { type Drawing, drawingOf } from '../tables/index.ts';
import type { Terminal } from '../terminal.ts';
import { TERMINAL_TEXT, type TerminalText } from '../text/index.ts';
import { listed } from './answers.ts';
import { chairNames, type Sitting } from './seats.ts';

/** Lines of the log shown to somebody who comes back. */
const RECENT = 15;
/** Of what is left of a line that is too long. */
const INDENT = 4;

/** Typed before the number of something that may be done at any time. */
export const ASIDE_KEY = 'a';

/** What is open besides the question: things to do at any time, and further questions of the same seat. */
export interface Beside {
  asides: readonly string[];
  others: number;
}

/** What a seat gets to see of a table: board, news, questions and what it may not do. */
export class Screen {
  private readonly game: GameModule;
  private readonly table: AnyTable;
  private readonly lang: Language;
  private readonly io: Terminal;
  private readonly texts: TerminalText;
  readonly names: string[];
  private readonly drawing: Drawing;
  private readonly people: number;
  private readonly news: Sitting['news'];
  /** Number of the first event that a seat has not been shown. */
  private readonly shown: number[];

  constructor(sitting: Sitting, io: Terminal) {
    this.game = sitting.game;
    this.table = sitting.table;
    this.lang = sitting.lang;
    this.news = sitting.news;
    this.io = io;
    this.texts = TERMINAL_TEXT[sitting.lang];
    this.names = chairNames(sitting.chairs, this.texts);
    this.drawing = drawingOf(sitting.game.id);
    this.people = sitting.chairs.filter((chair) => chair.kind === 'person').length;
    // Who goes on with a game is told the end of what happened; the log has everything.
    const first = sitting.table.length > 0 ? Math.max(0, sitting.table.told - RECENT) : 0;
    this.shown = sitting.chairs.map(() => first);
  }

  /** What the table is, before anything is asked. */
  greet(): void {
    const { io, table, texts } = this;
    io.say(io.paint('bold', this.game.name[this.lang]));
    io.say(texts.commitment(table.commitment));
    if (table.length > 0) io.say(texts.resumed(table.length));
    if (this.news) io.say(texts.news[this.news]);
  }

  /** The answer as typed; undefined when the input has ended. */
  question(seat: number, decision: Decision, beside: Beside): Promise<string | undefined> {
    const { io, texts, game, lang } = this;
    const { view } = this.table.seen(seat);
    const { ask } = decision;
    io.say();
    const who = this.people > 1 ? `${this.names[seat]}: ` : '';
    io.say(io.paint('bold', who + game.text.prompt(view, decision, lang)));
    listed(ask).forEach((id, i) => {
      const bin = ask.kind === 'amounts' ? ` (${ask.bins[i].min}–${ask.bins[i].max})` : '';
      this.sayAll([`  ${i + 1}) ${this.label(seat, id, decision.at)}${bin}`]);
    });
    if (beside.asides.length > 0) {
      io.say(texts.anyTime);
      beside.asides.forEach((id, i) => void this.sayAll([`  ${ASIDE_KEY}${i + 1}) ${this.label(seat, id)}`]));
    }
    if (beside.others > 0) io.say(texts.otherQuestions(beside.others));
    return io.ask(`${this.how(decision)} [${texts.hint}] > `).then((line) => line?.trim());
  }

  private how({ ask }: Decision): string {
    const { texts } = this;
    switch (ask.kind) {
      case 'one':
        return texts.pickOne(ask.options.length);
      case 'order':
        return texts.pickOrder(ask.of.length);
      case 'amounts':
        return texts.pickAmounts(ask.min, ask.max);
      case 'subset': {
        const text = texts.pickSome(ask.min, ask.max);
        return ask.min === 0 ? `${text}; ${texts.emptyAllowed}` : text;
      }
    }
  }

  /** `at`: what is asked, where it still is. */
  label(seat: number, id: string, at = ''): string {
    return this.game.text.option(this.table.seen(seat).view, id, this.lang, at);
  }

  private line(eyes: number | 'table', event: SeenEvent): string {
    return this.game.text.event(this.table.seen(eyes).view, event, this.names, this.lang);
  }

  /** What happened since these eyes last looked. */
  tellNews(eyes: number | 'table'): void {
    const at = eyes === 'table' ? 0 : eyes;
    const news = this.table.events(eyes, this.shown[at]);
    for (const event of news) this.sayAll([`  ${this.line(eyes, event)}`], 'dim');
    this.shown[at] = (news.at(-1)?.n ?? this.shown[at] - 1) + 1;
    if (news.length > 0) this.io.say();
  }

  tellLog(seat: number): void {
    this.io.say(`${this.texts.log}:`);
    const lines = this.table
      .history(seat)
      .map(({ event, at, beat }) => `  ${beatName(at, beat)} ${this.line(seat, event)}`);
    this.sayAll(lines);
  }

  drawBoard(eyes: number | 'table'): void {
    this.sayAll(this.drawing.draw(this.table.seen(eyes).view, this.names, this.texts, this.lang));
  }

  tellCards(seat: number): void {
    this.sayAll(this.drawing.cards(this.table.seen(seat).view, this.lang));
  }

  help(seat: number, decision: Decision): void {
    const { texts } = this;
    const refusals = Object.entries(this.table.refusals(decision, seat)).map(([id, refusal]) => {
      const what = id === '' ? texts.whyNotWhole : this.label(seat, id);
      return `  ${what}: ${this.game.text.refusal(refusal, this.lang)} (${refusal.rule})`;
    });
    this.sayAll(texts.help.map((line) => `  ${line}`));
    this.sayAll(refusals.length > 0 ? [texts.whyNot, ...refusals] : [texts.nothingRefused]);
  }

  /** The end of the game, seen with these eyes. */
  finish(eyes: number | 'table'): void {
    const { io, texts, table, drawing } = this;
    this.tellNews(eyes);
    this.drawBoard(eyes);
    io.say();
    const last = table.events(eyes).at(-1);
    io.say(
      io.paint('bold', `${texts.overAfter[drawing.counts](table.round)}: ${last ? this.line(eyes, last) : table.over}`),
    );
    for (const caveat of table.allCaveats) io.say(texts.caveats[caveat]);
    io.say(texts.commitment(table.commitment));
    io.say(texts.seed(table.log().seed));
  }

  /** After something was taken back, what takes its place is news again. */
  forgetUndone(): void {
    const next = this.table.told;
    for (const seat of this.shown.keys()) this.shown[seat] = Math.min(this.shown[seat], next);
  }

  sayAll(lines: readonly string[], style?: 'dim'): void {
    const { io } = this;
    for (const line of lines.flatMap((long) => wrapped(long, io.width, INDENT)))
      io.say(style ? io.paint(style, line) : line);
  }
}
