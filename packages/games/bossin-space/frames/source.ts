import type { BosFrame } from '../state.ts';

/** What a question comes from, read off the work that waits below it. */

/** The innermost card, enemy or ability at work: `command:rocket`, `enemy:u7`. */
export function sourceOf(stack: readonly BosFrame[]): string {
  for (let i = stack.length - 1; i >= 0; i--) {
    const { cause } = stack[i];
    if (cause !== undefined) return cause;
  }
  return '';
}

/** How often the innermost list of a card starts again: rockets that follow the one being aimed. */
export function repeatsLeft(stack: readonly BosFrame[]): number {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame.k === 'ops') return frame.again;
  }
  return 0;
}
