import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { styleText } from 'node:util';
import { cleanText } from '@starhold/kernel';
import { ShortLines } from './short-lines.ts';

type Style = Parameters<typeof styleText>[0];

const [NARROWEST, USUAL, WIDEST] = [60, 100, 120];

/** So many lines may wait in a pipe before it is asked to wait itself. */
const [MANY, FEW] = [1_000, 100];

/** Ctrl-C, or the end of the input. */
export type Ended = 'interrupted' | 'end';

/**
 * Lines in, text out; the same on a terminal and in a pipe. Lines that arrive before they are asked for wait. Nothing
 * here knows a game.
 */
export class Terminal {
  readonly live: boolean;
  private readonly input: NodeJS.ReadStream;
  private readonly out: NodeJS.WriteStream;
  private reader: Interface;
  private readonly lines: string[] = [];
  private waiting: ((line: string | undefined) => void) | undefined;
  private readonly interruption = new AbortController();
  ended: Ended | undefined;

  constructor(input: NodeJS.ReadStream, out: NodeJS.WriteStream) {
    this.input = input;
    this.out = out;
    this.live = input.isTTY === true && out.isTTY === true;
    this.reader = this.newReader();
    process.on('SIGINT', this.interrupt);
    process.on('SIGTERM', this.interrupt);
  }

  private newReader(): Interface {
    const { input, out, live } = this;
    const reader = live
      ? createInterface({ input, output: out, terminal: true })
      : createInterface({ input: input.pipe(new ShortLines()), terminal: false });
    reader.on('line', this.deliver);
    reader.on('close', this.inputEnded);
    reader.on('SIGINT', this.interrupt);
    return reader;
  }

  private readonly inputEnded = (): void => this.end('end');
  private readonly interrupt = (): void => this.end('interrupted');

  /** Aborted by Ctrl-C: for whoever works while nothing is asked. */
  get interrupted(): AbortSignal {
    return this.interruption.signal;
  }

  private readonly deliver = (typed: string): void => {
    const { waiting } = this;
    const line = cleanText(typed);
    this.waiting = undefined;
    if (waiting) return waiting(line);
    this.lines.push(line);
    if (this.lines.length >= MANY) this.reader.pause();
  };

  private end(how: Ended): void {
    this.ended ??= how;
    if (how === 'interrupted') {
      this.lines.length = 0;
      this.interruption.abort();
    }
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.(undefined);
  }

  /** The next line, or undefined when there will be none. */
  async ask(prompt: string): Promise<string | undefined> {
    await this.breathe();
    const next = this.lines.shift();
    if (this.lines.length < FEW && !this.ended) this.reader.resume();
    if (next !== undefined || this.ended) {
      this.say(next === undefined ? prompt : `${prompt}${next}`);
      return next;
    }
    if (this.live) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    } else this.out.write(prompt);
    return new Promise((resolve) => {
      this.waiting = (line) => {
        if (!this.live) this.out.write(`${line ?? ''}\n`);
        resolve(line);
      };
    });
  }

  /** Where lines wait already nobody else would get a turn: Ctrl-C is let in, and whoever reads may catch up. */
  private async breathe(): Promise<void> {
    await setImmediate();
    if (!this.out.writableNeedDrain || this.ended === 'interrupted') return;
    await once(this.out, 'drain', { signal: this.interrupted }).catch(() => undefined);
  }

  say(text = ''): void {
    this.out.write(`${text}\n`);
  }

  /** Letters in a line: those of the screen, within what can be read well; the same everywhere in a pipe. */
  get width(): number {
    return this.live ? Math.min(WIDEST, Math.max(NARROWEST, this.out.columns ?? USUAL)) : USUAL;
  }

  /** Colour and weight where somebody looks at it, plain text in a pipe. */
  paint(style: Style, text: string): string {
    return this.live ? styleText(style, text, { validateStream: false }) : text;
  }

  /** A fresh screen. `forget` also drops what can be scrolled back to: the next person may not see it. */
  clear(forget: boolean): void {
    if (this.live) this.out.write(`\u001b[2J${forget ? '\u001b[3J' : ''}\u001b[H`);
  }

  /**
   * The next person at the keyboard finds nothing of what was typed before: lines that can be called back, what was cut,
   * and what was typed ahead. All of it lives in the reader, so there is a new one. In a pipe nobody sits.
   */
  forget(): void {
    if (!this.live || this.ended) return;
    this.lines.length = 0;
    this.reader.off('line', this.deliver);
    this.reader.off('close', this.inputEnded);
    this.reader.close();
    this.reader = this.newReader();
  }

  close(): void {
    process.off('SIGINT', this.interrupt);
    process.off('SIGTERM', this.interrupt);
    this.reader.close();
    if (!this.live) this.input.unpipe().pause();
  }
}
