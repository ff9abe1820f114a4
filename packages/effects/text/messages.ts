import type { Lang } from './lang.ts';
import { concat, type Piece, type Text } from './segments.ts';

/** Which messages there are and what each is told: `{ healed: { n: number }; roundOver: object }`. */
export type Message<A> = string | ((args: A) => Text | string);
export type Messages<S> = { [K in keyof S]: Message<S[K]> };
/** A message missing in one language does not compile. */
export type MessagesByLang<S> = Record<Lang, Messages<S>>;

/** A message that is told nothing. */
export type Nothing = object;

/** The kernel's own reasons to turn an answer down; every game has words for them. */
export interface KernelRefusals {
  stale: Nothing;
  notYours: Nothing;
  notOffered: Nothing;
  over: Nothing;
}

function isPiece(v: unknown): v is Piece {
  return typeof v === 'string' || typeof v === 'number' || Array.isArray(v);
}

/** Fills `{name}` in a template with the arguments. */
export function fill(template: string, args: object): Text {
  const values = args as Record<string, unknown>;
  const parts = template.split(/\{(\w+)\}/);
  return concat(
    ...parts.map((part, i): Piece => {
      if (i % 2 === 0) return part;
      const value = values[part];
      if (!isPiece(value)) throw new Error(`no {${part}} for: ${template}`);
      return value;
    }),
  );
}

export function say<S, K extends keyof S>(messages: Messages<S>, key: K, args: S[K] & object): Text {
  const message: Message<S[K]> | undefined = messages[key];
  if (message === undefined) throw new Error(`no message ${String(key)}`);
  if (typeof message === 'string') return fill(message, args);
  const said = message(args);
  return typeof said === 'string' ? concat(said) : said;
}
