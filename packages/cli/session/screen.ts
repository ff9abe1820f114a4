import { beatName, type Decision, type GameModule, type Language, type SeenEvent } from '@starhold/kernel';
import type { AnyTable } from '../saves.ts';
import { wrapped } from '../tables/grid.ts';
import { type Art, artOf } from '../tables/index.ts';
import type { Terminal } from '../terminal.ts';
import { WORDS, type Words } from '../text/index.ts';
import { listed } from './answers.ts';
import { chairNames, type Place } from './seats.ts';

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
  private readonly words: Words;
  readonly names: string[];
  private readonly art: Art;
  private readonly people: number;
  private readonly news: Place['news'];
  /** Number of the first event that a seat has not been shown. */
  private readonly shown: number[];

  constructor(place: Place, io: Terminal) {
    this.game = place.game;
    this.table = place.table;
    this.lang = place.lang;
    this.news = place.news;
    this.io = io;
    this.words = WORDS[place.lang];
    this.names = chairNames(place.chairs, this.words);
    this.art = artOf(place.game.id);
    this.people = place.chairs.filter((chair) => chair.kind === 'person').length;
    // Who goes on with a game is told the end of what happened; the log has everything.
    const first = place.table.length > 0 ? Math.max(0, place.table.told - RECENT) : 0;
    this.shown = place.chairs.map(() => first);
  }

  /** What the table is, before anything is asked. */
  greet(): void {
    const { io, table, words } = this;
    io.say(io.paint('bold', this.game.name[this.lang]));
    io.say(words.commitment(table.commitment));
    if (table.length > 0) io.say(words.resumed(table.length));
    if (this.news) io.say(words.news[this.news]);
  }

  /** The answer as typed; undefined when the input has ended. */
  question(seat: number, decision: Decision, beside: Beside): Promise<string | undefined> {
    const { io, words, game, lang } = this;
    const { view } = this.table.seen(seat);
    const { ask } = decision;
    io.say();
    const who = this.people > 1 ? `${this.names[seat]}: ` : '';
    io.say(io.paint('bold', who + game.text.prompt(view, decision, lang)));
    listed(ask).forEach((id, i) => {
      const bin = ask.kind === 'amounts' ? ` (${ask.bins[i].min}–${ask.bins[i].max})` : '';
      this.sayAll([`  ${i + 1}) ${this.label(seat, id)}${bin}`]);
    });
    if (beside.asides.length > 0) {
      io.say(words.anyTime);
      beside.asides.forEach((id, i) => void this.sayAll([`  ${ASIDE_KEY}${i + 1}) ${this.label(seat, id)}`]));
    }
    if (beside.others > 0) io.say(words.otherQuestions(beside.others));
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

  label(seat: number, id: string): string {
    return this.game.text.option(this.table.seen(seat).view, id, this.lang);
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
    this.io.say(`${this.words.log}:`);
    const lines = this.table
      .history(seat)
      .map(({ event, at, beat }) => `  ${beatName(at, beat)} ${this.line(seat, event)}`);
    this.sayAll(lines);
  }

  drawBoard(eyes: number | 'table'): void {
    this.sayAll(this.art.draw(this.table.seen(eyes).view, this.names, this.words, this.lang));
  }

  tellCards(seat: number): void {
    this.sayAll(this.art.cards(this.table.seen(seat).view, this.lang));
  }

  help(seat: number, decision: Decision): void {
    const { words } = this;
    const refusals = Object.entries(this.table.refusals(decision, seat)).map(([id, refusal]) => {
      const what = id === '' ? words.whyNotWhole : this.label(seat, id);
      return `  ${what}: ${this.game.text.refusal(refusal, this.lang)} (${refusal.rule})`;
    });
    this.sayAll(words.help.map((line) => `  ${line}`));
    this.sayAll(refusals.length > 0 ? [words.whyNot, ...refusals] : [words.nothingRefused]);
  }

  /** The end of the game, seen with these eyes. */
  finish(eyes: number | 'table'): void {
    const { io, words, table, art } = this;
    this.tellNews(eyes);
    this.drawBoard(eyes);
    io.say();
    const last = table.events(eyes).at(-1);
    io.say(
      io.paint('bold', `${words.overAfter[art.counts](table.round)}: ${last ? this.line(eyes, last) : table.over}`),
    );
    for (const caveat of table.allCaveats) io.say(words.caveats[caveat]);
    io.say(words.commitment(table.commitment));
    io.say(words.seed(table.log().seed));
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
