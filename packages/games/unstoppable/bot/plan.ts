import type { UnsView } from '../view.ts';
import { copy, keyOf, type Node } from './model.ts';
import { Moves, V } from './moves.ts';
import { CORE, type Hit } from './reading.ts';
import { allyPerTurn } from './worth.ts';

/**
 * Plans the rest of a turn: a beam of sequences of cards, allies and targets in a small model of the table. Core sides of
 * active threats lie open, so the plan knows what a defeat draws. What it does not know (the next threat on deck) it
 * leaves out. Cheap enough to be asked again after every step, so it need not be right about everything.
 */

const WIDTH = 5;
/** To see what else could be done. */
const WIDE = 12;
const MAX_DEPTH = 14;

export class Planner extends Moves {
  private start: Node;

  constructor(view: UnsView, seat: number) {
    super(view, seat);
    const { me } = this;
    let avail = 0;
    let lasting = 0;
    for (const c of me.hand) avail |= this.addCard(c, true);
    for (const c of me.play) {
      if (CORE.get(c.core ?? '')?.kind !== 'ally') continue;
      lasting += this.turns * allyPerTurn(this.reader, c, false);
      const opens = this.addExhausts(c, false);
      if (!c.exhausted) avail |= opens;
    }
    this.readModifiers();
    view.players.forEach((p, s) => {
      for (const t of p.field) this.addTarget(t, s, false);
      if (p.onDeck) this.addTarget(p.onDeck, s, true);
    });
    avail |= this.addPending();
    this.order = this.choices
      .map((_, i) => i)
      .filter((i) => this.choices[i].hand)
      .sort((a, b) => this.density(b) - this.density(a));
    this.start = {
      left: this.targets.map((t) => t.left),
      avail,
      ap: me.ap,
      credits: me.credits,
      health: me.health,
      armour: me.armour,
      extra: 0,
      lasting,
      struck: me.struck,
      levelled: false,
      spent: 0,
      tactics: this.reader.facts.tactics ?? 0,
      first: 'end',
      value: 0,
    };
    this.start.value = this.positionWorth(this.start);
  }

  /** The first step of the best way to play on; `end` when nothing is better than stopping. */
  act(): string {
    return this.search([this.start], WIDTH).first;
  }

  /** What the best way to play on is worth. */
  outlook(): number {
    return this.search([this.start], WIDTH).value;
  }

  /** First steps, best first, that lead to a position of their own, at most `margin` below the best. */
  alternatives(margin: number): string[] {
    const best = new Map([['end', this.start]]);
    const { value } = this.search([this.start], WIDE, best);
    const met = new Set<number>();
    return [...best]
      .sort(([, a], [, b]) => b.value - a.value)
      .filter(([, node]) => {
        const key = keyOf(node);
        if (node.value < value - margin || met.has(key)) return false;
        met.add(key);
        return true;
      })
      .map(([first]) => first);
  }

  /** The best target for a damage instance that is being dealt now. */
  aim(ids: readonly string[], hit: Hit): string {
    const frontier: Node[] = [];
    this.targets.forEach((t, i) => {
      if (!ids.includes(t.id)) return;
      const node = copy(this.start);
      node.first = t.id;
      this.strike(node, i, hit);
      this.settle(node);
      frontier.push(node);
    });
    if (frontier.length === 0) return 'skip';
    return frontier.length === 1 ? frontier[0].first : this.search(frontier, WIDTH).first;
  }

  /** The best position found; `firsts` gets the best one after each first step. */
  private search(frontier: Node[], width: number, firsts?: Map<string, Node>): Node {
    let beam = frontier;
    let [best] = frontier;
    for (const n of beam) if (n.value > best.value + 1e-9) best = n;
    for (let depth = 0; depth < MAX_DEPTH && beam.length > 0; depth++) {
      const seen = new Set<number>();
      const next: Node[] = [];
      for (const node of beam) this.expand(node, next, seen);
      for (const n of next) if (n.value > best.value + 1e-9) best = n;
      if (firsts)
        for (const n of next) if (n.value > (firsts.get(n.first)?.value ?? -Infinity) + 1e-9) firsts.set(n.first, n);
      if (next.length > width) {
        next.sort((a, b) => b.value + V.ap * b.ap - a.value - V.ap * a.ap);
        next.length = width;
      }
      beam = next;
    }
    return best;
  }

  private expand(node: Node, into: Node[], seen: Set<number>): void {
    const tried: string[] = [];
    for (let i = 0; i < this.choices.length; i++) {
      if (!((node.avail >> i) & 1)) continue;
      const c = this.choices[i];
      if (c.cost > node.ap || tried.includes(c.twin)) continue;
      tried.push(c.twin);
      const first = c.use.hits[0];
      const aims = first ? this.aims(node, first) : [-1];
      if (aims.length === 0) aims.push(-1);
      for (const aim of aims) {
        const child = copy(node);
        if (child.first === 'end') child.first = c.id;
        this.apply(child, i, aim);
        const key = keyOf(child);
        if (seen.has(key)) continue;
        seen.add(key);
        into.push(child);
      }
    }
  }
}
