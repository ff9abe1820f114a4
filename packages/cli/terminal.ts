import { createInterface, type Interface } from 'node:readline';
import type { Writable } from 'node:stream';
import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

const [NARROWEST, USUAL, WIDEST] = [60, 100, 120];

/** Ctrl-C, or the end of the input. */
export type Ended = 'interrupted' | 'end';

/**
 * Lines in, text out; the same on a terminal and in a pipe. Lines that arrive before they are asked for wait. Nothing
 * here knows a game.
 */
export class Terminal {
  readonly live: boolean;
  private readonly out: Writable & { isTTY?: boolean; columns?: number };
  private readonly reader: Interface;
  private readonly lines: string[] = [];
  private waiting: ((line: string | undefined) => void) | undefined;
  ended: Ended | undefined;

  constructor(input: NodeJS.ReadStream, out: NodeJS.WriteStream) {
    this.out = out;
    this.live = input.isTTY === true && out.isTTY === true;
    this.reader = createInterface({ input, ...(this.live ? { output: out } : {}), terminal: this.live });
    this.reader.on('line', (line) => this.deliver(line));
    this.reader.on('close', () => this.end('end'));
    this.reader.on('SIGINT', this.interrupt);
    process.on('SIGINT', this.interrupt);
    process.on('SIGTERM', this.interrupt);
  }

  private readonly interrupt = (): void => this.end('interrupted');

  private deliver(line: string): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting) waiting(line);
    else this.lines.push(line);
  }

  private end(how: Ended): void {
    this.ended ??= how;
    if (how === 'interrupted') this.lines.length = 0;
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.(undefined);
  }

  /** The next line, or undefined when there will be none. */
  ask(prompt: string): Promise<string | undefined> {
    const next = this.lines.shift();
    if (next !== undefined || this.ended) {
      this.say(next === undefined ? prompt : `${prompt}${next}`);
      return Promise.resolve(next);
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

  close(): void {
    process.off('SIGINT', this.interrupt);
    process.off('SIGTERM', this.interrupt);
    this.reader.close();
  }
}
