/**
 * The card language: operations every game shares. What a game adds is its *lexicon*: its own operations, and the types
 * of what the shared ones speak about.
 */

/**
 * A literal; `'X'`, bound when the list was started (by a keyword, say); or `base + each × floor(fact / by)`, at most
 * `max` (`by` is 1 unless named). Read once, when the operation starts.
 */
export type Amount<P extends string> = number | 'X' | Counted<P>;
export interface Counted<P extends string> {
  base: number;
  per: P;
  each: number;
  by?: number | undefined;
  max?: number | undefined;
}

/**
 * `interface MyLexicon extends Lexicon<Fact> { own: Own; condition: Condition; amount: Amount; group: Group; cost: Cost }`.
 * `P` are the facts that an amount can count.
 */
export interface Lexicon<P extends string = string> {
  own: { op: string };
  /** What `when` tests. */
  condition: unknown;
  fact: P;
  /** All amounts of `P`, or those that the game allows. */
  amount: Amount<P>;
  /** What a for-each can walk through. */
  group: string;
  /** What `pay` costs; `never` in a game without it. */
  cost: unknown;
}

/** Do `then` if the condition holds now, else `else`. */
export interface When<L extends Lexicon> {
  op: 'when';
  if: L['condition'];
  then: Operation<L>[];
  else?: Operation<L>[] | undefined;
}

/** The player chooses one branch; branches that cannot be done are not offered. `id` names the option. */
export interface Choose<L extends Lexicon> {
  op: 'choose';
  of: { id: string; do: Operation<L>[] }[];
}

/** The player may do this or not. */
export interface May<L extends Lexicon> {
  op: 'may';
  do: Operation<L>[];
}

/** Do the list again and again; how often is fixed when it starts. */
export interface Repeat<L extends Lexicon> {
  op: 'repeat';
  n: L['amount'];
  do: Operation<L>[];
}

/** Do the list once for each thing of a group, in the group's order; which things is fixed when it starts. */
export interface Each<L extends Lexicon> {
  op: 'each';
  of: L['group'];
  do: Operation<L>[];
}

/** The player may pay all of the cost and do the list, or do neither. Not offered where the cost cannot be paid. */
export interface Pay<L extends Lexicon> {
  op: 'pay';
  cost: L['cost'];
  do: Operation<L>[];
}

export type Control<L extends Lexicon> =
  | When<L>
  | Choose<L>
  | May<L>
  | Repeat<L>
  | Each<L>
  | ([L['cost']] extends [never] ? never : Pay<L>);

/** All that can stand in a list of the game. */
export type Operation<L extends Lexicon> = L['own'] | Control<L>;

/** Asked for every operation that is carried out, hence no list to look through. */
export function isControl<L extends Lexicon = Lexicon>(op: { op: string }): op is Control<L> {
  switch (op.op as Control<Lexicon>['op']) {
    case 'when':
    case 'choose':
    case 'may':
    case 'repeat':
    case 'each':
    case 'pay':
      return true;
    default:
      return false;
  }
}

/** Where the list in a room of an operation lies: `danger:D17/0.then`. */
export function roomAt(list: string, at: number, room: string): string {
  return `${list}/${at}.${room}`;
}

/** Ids that mean something beside a branch: answers to `may`, `pay` and a choice that nobody can make, and rooms. */
const RESERVED: readonly string[] = ['skip', 'do', 'pay', 'then', 'else'];

function refuseIds(at: string, { of }: Choose<Lexicon>): void {
  for (const { id } of of) {
    if (RESERVED.includes(id)) throw new Error(`the branch ${id} at ${at}: this id has a meaning of its own`);
    if (id === '' || id.includes('/')) throw new Error(`the branch “${id}” at ${at}: an id is not empty and has no /`);
  }
}

/** Every list of operations has an address that does not depend on where its card lies: `danger:D17/0.then`. */
export class Lists<O extends { op: string }> {
  private readonly byAddress = new Map<string, readonly O[]>();
  /** Asked for again at every operation of it. */
  private lastAddress = '';
  private lastOps: readonly O[] = [];
  /** The lists that a for-each does. */
  private readonly walks = new Set<string>();

  add(address: string, ops: readonly O[]): void {
    if (this.byAddress.has(address)) throw new Error(`two lists at ${address}`);
    this.byAddress.set(address, ops);
    ops.forEach((op, i) => {
      if (isControl(op) && op.op === 'choose') refuseIds(`${address}/${i}`, op);
      if (op.op === 'each') this.walks.add(roomAt(address, i, 'do'));
      for (const [room, inner] of roomsOf(op)) this.add(roomAt(address, i, room), inner as readonly O[]);
    });
  }

  /** Is this the list of a for-each, which goes on to the next thing whenever it starts again? */
  isWalk(address: string): boolean {
    return this.walks.has(address);
  }

  at(address: string): readonly O[] {
    if (this.lastAddress === address) return this.lastOps;
    const ops = this.byAddress.get(address);
    if (!ops) throw new Error(`no list at ${address}`);
    this.lastAddress = address;
    this.lastOps = ops;
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
