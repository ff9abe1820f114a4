/**
 * What changed between two pieces of plain data. A view changes in a few places with each step: to send only those costs
 * the server less than to write the whole view, and what did not change stays the same object in the page.
 */
export type Patch =
  /** Something else stands here. */
  | { v: unknown }
  /** An object of which some entries changed (`o`) or went (`d`). */
  | { o: Record<string, Patch>; d?: string[] }
  /** A list of which some entries changed; `n`: its new length. What is new at its end stands in `p`. */
  | { a: Record<string, Patch>; n?: number; p?: unknown[] };

/** Null where both are equal. */
export function patchOf(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (typeof after !== 'object' || typeof before !== 'object' || after === null || before === null)
    return Object.is(before, after) ? null : { v: after };
  const isList = Array.isArray(after);
  if (isList !== Array.isArray(before)) return { v: after };
  return isList ? listPatch(before as unknown[], after) : recordPatch(before as Entries, after as Entries);
}

type Entries = Record<string, unknown>;

/**
 * Runs for every part of every view that is sent: it makes nothing where nothing changed, not even a list of names. Entries
 * that stand `apart` are left out; both sides have them.
 */
export function recordPatch<T extends object>(before: T, after: T, apart?: ReadonlySet<string>): Patch | null;
export function recordPatch(before: Entries, after: Entries, apart?: ReadonlySet<string>): Patch | null {
  let o: Record<string, Patch> | undefined;
  let changed = 0;
  let kept = 0;
  let found = 0;
  let stayed = 0;
  // Plain data inherits no names that are walked through here.
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    if (apart?.has(key)) {
      stayed++;
      continue;
    }
    found++;
    const old = before[key];
    const isOld = isOwn(before, key, old);
    if (isOld) stayed++;
    const patch = isOld ? patchOf(old, value) : { v: value };
    if (patch === null) kept++;
    else {
      o ??= {};
      put(o, key, patch);
      if ('v' in patch) changed++;
    }
  }
  const d = goneFrom(before, after, stayed);
  if (kept === found && !d) return null;
  // Where nothing is as it was, the whole is shorter than all of its parts.
  if (kept === 0 && changed === found && !apart) return { v: after };
  return d ? { o: o ?? {}, d } : { o: o ?? {} };
}

/** What every object inherits is a function, or what `__proto__` names; anything else that is there is its own. */
function isOwn(record: Entries, key: string, value: unknown): boolean {
  const isSurely = value !== undefined && typeof value !== 'function' && key !== '__proto__';
  return isSurely || Object.hasOwn(record, key);
}

/** Names of entries that are no more; `stayed` of them are still there. */
function goneFrom(before: Entries, after: Entries, stayed: number): string[] | undefined {
  let were = 0;
  for (const _ in before) were++;
  if (were === stayed) return undefined;
  const gone = Object.keys(before).filter((key) => before[key] !== undefined && own(after, key) === undefined);
  return gone.length > 0 ? gone : undefined;
}

function listPatch(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const both = Math.min(before.length, after.length);
  let a: Record<string, Patch> | undefined;
  let whole = 0;
  let changed = 0;
  for (let i = 0; i < both; i++) {
    const patch = patchOf(before[i], after[i]);
    if (patch === null) continue;
    a ??= {};
    a[i] = patch;
    changed++;
    if ('v' in patch) whole++;
  }
  if (changed === 0 && before.length === after.length) return null;
  if (whole * 2 > both || both === 0) return { v: after };
  const patch: Patch = { a: a ?? {} };
  if (after.length !== before.length) patch.n = after.length;
  if (after.length > before.length) patch.p = after.slice(both);
  return patch;
}

/** What stands there afterwards; parts that did not change are shared with `before`. */
export function patched(before: unknown, patch: Patch | null): unknown {
  if (patch === null) return before;
  if ('v' in patch) return patch.v;
  if ('a' in patch) {
    const after = (before as unknown[]).slice(0, patch.n ?? undefined);
    for (const i in patch.a) after[Number(i)] = patched(after[Number(i)], patch.a[i]);
    if (patch.p) after.push(...patch.p);
    return after;
  }
  const after: Record<string, unknown> = { ...(before as Record<string, unknown>) };
  for (const key of patch.d ?? []) delete after[key];
  for (const key in patch.o) put(after, key, patched(own(after, key), own(patch.o, key) as Patch));
  return after;
}

/** Every name is only a name: `__proto__`, `toString` and the like are entries as any other. */
function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function put(record: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
  else record[key] = value;
}
