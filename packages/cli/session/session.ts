import { setImmediate } from 'node:timers/promises';
import { type Decision, offeredIds, type Picked, RulesError } from '@starhold/kernel';
import type { AnyTable } from '../saves.ts';
import type { Terminal } from '../terminal.ts';
import { TERMINAL_TEXT, type TerminalText } from '../text/index.ts';
import { pickLabel, readAnswer } from './answers.ts';
import { BotThread } from './bot-thread.ts';
import { SaveFile, shown } from './save-file.ts';
import { type Beside, Screen } from './screen.ts';
import { type BotChair, botAnswer, botJob, type Sitting, thinksLong } from './seats.ts';

/** One table at one terminal, from the first question to the last or until somebody leaves. */
export class Session {
  private readonly sitting: Sitting;
  private readonly table: AnyTable;
  private readonly io: Terminal;
  private readonly texts: TerminalText;
  private readonly screen: Screen;
  private readonly saveFile: SaveFile;
  private readonly people: number[];
  private readonly thread = new BotThread();
  private atScreen = -1;
  /** Who asked to answer first, where several may. */
  private wanted = -1;
  /** How often somebody turned to another of his questions. */
  private turned = 0;

  constructor(sitting: Sitting, io: Terminal) {
    this.sitting = sitting;
    this.table = sitting.table;
    this.io = io;
    this.texts = TERMINAL_TEXT[sitting.lang];
    this.screen = new Screen(sitting, io);
    this.saveFile = new SaveFile(sitting, io);
    this.people = sitting.chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
  }

  /** `over`: the game ended; `left`: somebody quit, the input ended, or Ctrl-C. The game is saved in each case. */
  async run(): Promise<'over' | 'left'> {
    if (this.sitting.chairs.some((chair) => chair.kind === 'bot' && thinksLong(chair))) this.thread.start();
    try {
      return await this.play();
    } finally {
      await this.thread.close();
    }
  }

  private async play(): Promise<'over' | 'left'> {
    const { io, table } = this;
    this.screen.greet();
    this.saveFile.save();
    while (table.over === '') {
      const seat = this.nextSeat();
      const chair = this.sitting.chairs[seat];
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
    const bot = waiting.find((seat) => this.sitting.chairs[seat].kind === 'bot');
    return bot ?? (waiting.includes(this.wanted) ? this.wanted : waiting[0]);
  }

  private async letBot(seat: number, chair: BotChair): Promise<void> {
    const decision = this.table.seen(seat).decisions[0];
    const pick = thinksLong(chair) ? await this.thought(chair, decision) : botAnswer(this.table, chair.bot, decision);
    if (pick === undefined) return;
    const outcome = this.table.answer({ decision: decision.id, seat, pick });
    if (!outcome.ok)
      throw new Error(`bot ${chair.spec} gave an answer that is ${outcome.why}: ${JSON.stringify(pick)}`);
    this.saveFile.save();
    if (this.people.length === 0) this.screen.tellNews('table');
    // Lets Ctrl-C in.
    await setImmediate();
  }

  /** Undefined where somebody stopped it. */
  private thought(chair: BotChair, decision: Decision): Promise<Picked | undefined> {
    const { io, texts, screen, table } = this;
    if (io.live) io.say(texts.thinking(screen.names[decision.ask.seat]));
    return this.thread.think(botJob(table, chair, decision), io.interrupted);
  }

  /** False when the person leaves. */
  private async letPerson(seat: number): Promise<boolean> {
    const { io, texts } = this;
    if (this.people.length > 1 && this.atScreen !== seat) {
      io.clear(true);
      io.forget();
      if ((await io.ask(`${texts.handOver(this.screen.names[seat])} `)) === undefined) return false;
    }
    if (this.atScreen >= 0) io.clear(false);
    this.atScreen = seat;
    this.screen.tellNews(seat);
    this.screen.drawBoard(seat);
    for (;;) {
      const decision = this.questionOf(seat);
      if (!decision) return true;
      const line = await this.screen.question(seat, decision, this.beside(seat));
      if (line === undefined || line === 'q') return false;
      const done = line === '' ? false : this.obey(seat, decision, line);
      if (done) return true;
    }
  }

  /** Several questions may be open for one seat; `n` turns to the next. */
  private questionOf(seat: number): Decision | undefined {
    const asked = this.table.seen(seat).decisions.filter((d) => !d.aside);
    return asked[this.turned % Math.max(1, asked.length)];
  }

  private asidesOf(seat: number): { decision: Decision; option: string }[] {
    const asides = this.table.seen(seat).decisions.filter((d) => d.aside);
    return asides.flatMap((decision) => offeredIds(decision.ask).map((option) => ({ decision, option })));
  }

  private beside(seat: number): Beside {
    const asked = this.table.seen(seat).decisions.filter((d) => !d.aside);
    return { asides: this.asidesOf(seat).map(({ option }) => option), others: asked.length - 1 };
  }

  /** True when the decision is settled or the table has changed: then the next question is found anew. */
  private obey(seat: number, decision: Decision, line: string): boolean {
    const { screen } = this;
    switch (line.split(' ')[0]) {
      case 'u':
      case 'u!':
        return this.undo(seat, line.startsWith('u!'));
      case 'o':
        return this.passTurn(seat);
      case 'n':
        this.turned++;
        return false;
      case 'l':
        screen.tellLog(seat);
        return false;
      case 'c':
        screen.tellCards(seat);
        return false;
      case 'b':
        screen.drawBoard(seat);
        return false;
      case 's':
      case 's!':
        this.save(line);
        return false;
      case '?':
        screen.help(seat, decision);
        return false;
      default: {
        const at = Number(/^a(\d+)$/.exec(line)?.[1] ?? 0);
        const aside = this.asidesOf(seat)[at - 1];
        return aside ? this.give(seat, aside.decision, aside.option) : this.answer(seat, decision, line);
      }
    }
  }

  /** `s`, `s FILE`, `s! FILE`. */
  private save(line: string): void {
    const over = line.startsWith('s!');
    const file = line.slice(over ? 2 : 1).trim();
    if (file === '') this.saveFile.saveNow();
    else this.saveFile.saveTo(file, over);
  }

  /** To the next person who may answer as well; the seat stays preferred until somebody passes on again. */
  private passTurn(seat: number): boolean {
    const others = this.people.filter((other) => other !== seat && this.table.waitingFor.includes(other));
    const next = others.find((other) => other > seat) ?? others[0];
    if (next === undefined) {
      this.screen.sayAll([this.texts.nobodyElse]);
      return false;
    }
    this.wanted = next;
    return true;
  }

  private answer(seat: number, decision: Decision, line: string): boolean {
    const { io, texts, table } = this;
    const { game, lang } = this.sitting;
    const read = readAnswer(decision.ask, line, texts);
    if (!read.ok) {
      const refusals = table.refusals(decision, seat);
      // What was typed may be the name of anything, also of what every object has.
      const refusal = 'unknown' in read && Object.hasOwn(refusals, read.unknown) ? refusals[read.unknown] : undefined;
      if (refusal) io.say(texts.refused(`${game.text.refusal(refusal, lang)} (${refusal.rule})`));
      else io.say('why' in read ? read.why : texts.notUnderstood(shortened(read.unknown)));
      return false;
    }
    return this.give(seat, decision, read.pick);
  }

  private give(seat: number, decision: Decision, pick: Picked): boolean {
    const { io, texts, table } = this;
    const { game, lang } = this.sitting;
    try {
      const outcome = table.answer({ decision: decision.id, seat, pick });
      if (!outcome.ok) {
        io.say(texts.refused(outcome.refusal ? game.text.refusal(outcome.refusal, lang) : outcome.why));
        return false;
      }
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      io.say(texts.rulesFailed(error.message));
      return false;
    }
    this.saveFile.save();
    return true;
  }

  private undo(seat: number, force: boolean): boolean {
    const { io, texts, table } = this;
    const offer = table.undoOffer(seat, force);
    if (!offer.ok) {
      const { undoNothing: nothing, undoBarrier: barrier, undoNeeded: needed } = texts;
      const why = { nothing, barrier, needed, consent: barrier };
      io.say(why[offer.why]);
      return false;
    }
    table.undo(seat, force);
    const what = pickLabel(offer.answer.pick, (id) => this.screen.label(seat, id));
    this.screen.forgetUndone();
    this.saveFile.save();
    this.screen.drawBoard(seat);
    io.say(texts.undone(what));
    if (offer.caveat) io.say(texts.undoneWithCaveat);
    // The same seat asks again below its board; another seat would be asked by the main loop.
    return !this.table.waitingFor.includes(seat);
  }

  private leave(): 'left' {
    this.io.say();
    this.io.say(this.isSaved ? this.texts.bye(shellWord(shown(this.sitting.kept))) : this.texts.byeUnsaved);
    return 'left';
  }

  get isSaved(): boolean {
    return this.saveFile.isSaved;
  }

  private finish(): void {
    this.screen.finish(this.people[0] ?? 'table');
    this.io.say(this.isSaved ? this.texts.saved(shown(this.sitting.kept)) : this.texts.byeUnsaved);
  }
}

const ECHOED = 200;

function shortened(text: string): string {
  return text.length > ECHOED ? `${text.slice(0, ECHOED)}…` : text;
}

/** So that a command can be pasted. */
function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
