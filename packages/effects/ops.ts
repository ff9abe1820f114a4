/**
 * The card language: operations every game shares. A game adds its own vocabulary to the union and names its
 * conditions `C`, its countable facts `P` and its groups of things `G`.
 */

/**
 * A literal; `'X'`, bound when the list was started (by a keyword, say); or `base + each × floor(fact / by)`, at most
 * `max` (`by` is 1 unless named). Read once, when the operation starts.
 */
export type Amount<P extends string> =
  | number
  | 'X'
  | { base: number; per: P; each: number; by?: number | undefined; max?: number | undefined };

/** Do `then` if the condition holds now, else `else`. */
export interface When<O, C> {
  op: 'when';
  if: C;
  then: O[];
  else?: O[];
}

/** The player chooses one branch; branches that cannot be done are not offered. `id` names the option. */
export interface Choose<O> {
  op: 'choose';
  of: { id: string; do: O[] }[];
}

/** The player may do this or not. */
export interface May<O> {
  op: 'may';
  do: O[];
}

/** Do the list again and again; how often is fixed when it starts. */
export interface Repeat<O, P extends string> {
  op: 'repeat';
  n: Amount<P>;
  do: O[];
}

/** Do the list once for each thing of a group, in the group's order; which things is fixed when it starts. */
export interface Each<O, G extends string> {
  op: 'each';
  of: G;
  do: O[];
}

/** The player may pay all of the cost and do the list, or do neither. Not offered where the cost cannot be paid. */
export interface Pay<O, K> {
  op: 'pay';
  cost: K;
  do: O[];
}

export type Control<O, C, P extends string, G extends string, K = unknown> =
  | When<O, C>
  | Choose<O>
  | May<O>
  | Repeat<O, P>
  | Each<O, G>
  | Pay<O, K>;

const CONTROL = ['when', 'choose', 'may', 'repeat', 'each', 'pay'] as const;

// biome-ignore lint/suspicious/noExplicitAny: the control operations of any vocabulary
type AnyControl = Control<any, any, any, any, any>;

export function isControl(op: { op: string }): op is AnyControl {
  return (CONTROL as readonly string[]).includes(op.op);
}

/** Ids that mean something beside a branch: answers to `may`, `pay` and a choice that nobody can make, and rooms. */
const RESERVED: readonly string[] = ['skip', 'do', 'pay', 'then', 'else'];

function refuseIds(at: string, { of }: { of: readonly { id: string }[] }): void {
  for (const { id } of of) {
    if (RESERVED.includes(id)) throw new Error(`the branch ${id} at ${at}: this id has a meaning of its own`);
    if (id === '' || id.includes('/')) throw new Error(`the branch “${id}” at ${at}: an id is not empty and has no /`);
  }
}

/** Every list of operations has an address that does not depend on where its card lies: `danger:D17/0.then`. */
export class Lists<O extends { op: string }> {
  private readonly byAddress = new Map<string, readonly O[]>();
  /** Asked for again at every operation of it. */
  private last: { address: string; ops: readonly O[] } = { address: '', ops: [] };
  /** The lists that a for-each does. */
  private readonly walks = new Set<string>();

  add(address: string, ops: readonly O[]): void {
    if (this.byAddress.has(address)) throw new Error(`two lists at ${address}`);
    this.byAddress.set(address, ops);
    ops.forEach((op, i) => {
      const at = `${address}/${i}`;
      if (isControl(op) && op.op === 'choose') refuseIds(at, op);
      if (op.op === 'each') this.walks.add(`${at}.do`);
      for (const [room, inner] of roomsOf(op)) this.add(`${at}.${room}`, inner as readonly O[]);
    });
  }

  /** Is this the list of a for-each, which goes on to the next thing whenever it starts again? */
  isWalk(address: string): boolean {
    return this.walks.has(address);
  }

  at(address: string): readonly O[] {
    if (this.last.address === address) return this.last.ops;
    const ops = this.byAddress.get(address);
    if (!ops) throw new Error(`no list at ${address}`);
    this.last = { address, ops };
    return ops;
  }

  get size(): number {
    return this.byAddress.size;
  }
}

/** The lists inside an operation, each with the name of its room in the address. */
export function roomsOf(op: { op: string }): [string, readonly { op: string }[]][] {
  if (!isControl(op)) return [];
  switch (op.op) {
    case 'when':
      return op.else
        ? [
            ['then', op.then],
            ['else', op.else],
          ]
        : [['then', op.then]];
    case 'choose':
      return op.of.map((branch) => [branch.id, branch.do]);
    case 'may':
    case 'repeat':
    case 'each':
    case 'pay':
      return [['do', op.do]];
  }
}
