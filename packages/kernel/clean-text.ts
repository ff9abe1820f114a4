/**
 * Text of strangers (names, keys, titles in files) as letters only: a terminal obeys escape sequences and control
 * characters, and marks of direction turn around what stands beside them, on a page as well.
 */

const ESC = '\\u001b';
/** Begins a text for the terminal itself (its title, its clipboard) that goes on to a bell or a terminator. */
const STRING = `(?:${ESC}[\\]PX^_]|[\\u0090\\u0098\\u009d-\\u009f])`;
const STRING_BODY = '[^\\u0007\\u001b\\u0090\\u0098\\u009c-\\u009f]*(?:\\u0007|\\u001b\\\\|\\u009c)';
const COMMAND = `(?:${ESC}\\[|\\u009b)[0-?]*[ -/]*[@-~]`;
const SHORT = `${ESC}[ -/]*[0-~]`;

const SEQUENCE = new RegExp(`${STRING}${STRING_BODY}|${COMMAND}|${SHORT}`, 'gu');
const BREAK = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu;
const OBEYED = /[\p{Cc}\p{Bidi_Control}]/gu;

/** One line of letters: sequences, control characters and marks of direction are gone, breaks are spaces. */
export function cleanText(text: string): string {
  return text.replace(SEQUENCE, '').replace(BREAK, ' ').replace(OBEYED, '');
}
