/** How much may come over the wire at once: nothing that a page honestly sends comes near it. */

/** Of one socket message or one HTTP body, in bytes. A save that is put online has a limit of its own. */
export const MAX_FRAME = 16 * 1024;
/** Objects within objects. */
export const MAX_DEPTH = 4;
/** Entries of one list or object. */
export const MAX_ENTRIES = 200;
/** A table that is put online, as text. */
export const MAX_UPLOAD = 2 * 1024 * 1024;
/** Of a step to one pair of eyes, as text: beyond it the views of the beats in the middle are left out. */
export const MAX_STEP = 64 * 1024;

/** Looked at before any schema: is this plain data of bounded depth and width, without a key that means a prototype? */
export function isModest(raw: unknown, depth = MAX_DEPTH): boolean {
  if (typeof raw === 'string') return raw.isWellFormed();
  if (raw === null || typeof raw !== 'object') return typeof raw !== 'number' || Number.isFinite(raw);
  if (depth === 0) return false;
  if (Array.isArray(raw)) return raw.length <= MAX_ENTRIES && raw.every((item) => isModest(item, depth - 1));
  const proto = Object.getPrototypeOf(raw);
  if (proto !== Object.prototype && proto !== null) return false;
  const keys = Object.keys(raw);
  if (keys.length > MAX_ENTRIES || keys.some((key) => FORBIDDEN.has(key))) return false;
  return keys.every((key) => isModest((raw as Record<string, unknown>)[key], depth - 1));
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
