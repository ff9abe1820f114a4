import type { UnsSight } from '../view/sight.ts';
import type { CardView } from '../view.ts';
import { Beam, Met } from './beam.ts';
import { allyPerTurn, faceOf } from './faces.ts';
import { copyInto, keyOf, Node, START } from './model.ts';
import { Moves } from './moves.ts';

/**
 * Plans the rest of a turn: a beam of sequences of cards, allies and victims in a small model of the table. Core sides of
 * active threats lie open, so the plan knows what a defeat draws. What it does not know (the next threat on deck) it
 * leaves out. Cheap enough to be asked again after every step, so it need not be right about everything.
 */

const WIDTH = 5;
/** To see what else could be done. */
const WIDE = 12;
const MAX_DEPTH = 14;

/** Better by less than this is a matter of rounding. */
const TINY = 1e-9;

/** Rooms that every search uses again; a search is never interrupted by another. */
const beams = [new Beam(), new Beam()] as const;
const positions = new Met();
const tried: number[] = [];
const child = new Node();
/** The best position found: what it is worth, and how it began. */
const best = { value: 0, first: START };
const start = new Node();
const BLANK = new Node();

export class Planner extends Moves {
  /** `drafted`: as if this card were in hand already. */
  constructor(sight: UnsSight, seat: number, drafted?: CardView) {
    super(sight, seat, drafted);
    const { me } = this;
    copyInto(start, BLANK, 0);
    for (const c of me.hand) start.avail |= this.addCard(c, true);
    if (drafted) start.avail |= this.addCard(drafted, true);
    for (const c of me.play) {
      const face = faceOf(c);
      if (!face) continue;
      for (const m of face.modifiers) this.mods[m.when] += m.n;
      if (face.core.kind !== 'ally') {
        start.tactics++;
        continue;
      }
      start.lasting += this.turns * allyPerTurn(this.reader, face, false);
      const opens = this.addExhausts(face, c, false);
      if (!c.exhausted) start.avail |= opens;
    }
    this.addToldModifiers();
    for (let s = 0; s < sight.players.length; s++) {
      const { field, onDeck } = sight.players[s];
      for (const t of field) this.addVictim(t, s, false);
      if (onDeck) this.addVictim(onDeck, s, true);
    }
    this.survey();
    start.avail |= this.addPending();
    this.sortHand();
    this.measure(start);
    start.ap = me.ap;
    start.credits = me.credits;
    start.health = me.health;
    start.armour = me.armour;
    start.struck = me.struck;
    start.value = this.positionWorth(start);
  }

  /** The first step of the best way to play on; `end` when nothing is better than stopping. */
  act(): string {
    this.search(this.fromStart(), WIDTH);
    return this.stepName(best.first);
  }

  /** What the best way to play on is worth. */
  outlook(): number {
    this.search(this.fromStart(), WIDTH);
    return best.value;
  }

  /** First steps, best first, that lead to a position of their own, at most `margin` below the best. */
  alternatives(margin: number): string[] {
    const firsts = new Map([[START, start]]);
    this.search(this.fromStart(), WIDE, firsts);
    const value = best.value;
    const known = new Set<number>();
    return [...firsts.values()]
      .sort((a, b) => b.value - a.value)
      .filter((node) => {
        const key = keyOf(node);
        if (node.value < value - margin || known.has(key)) return false;
        known.add(key);
        return true;
      })
      .map((node) => this.stepName(node.first));
  }

  /** The best victim for a damage instance of `n` that is being dealt now. */
  aim(ids: readonly string[], n: number): string {
    const [beam] = beams;
    beam.clear();
    for (let i = 0; i < this.threats; i++) {
      if (!ids.includes(hitName(this.victims[i].ref))) continue;
      const node = beam.more();
      copyInto(node, start, this.threats);
      node.first = i;
      this.strike(node, i, n, 0, 0);
      this.levelUp(node);
      node.value = this.positionWorth(node);
    }
    if (beam.size === 0) return 'skip';
    if (beam.size === 1) best.first = beam.nodes[0].first;
    else this.search(beam, WIDTH);
    return hitName(this.victims[best.first].ref);
  }

  private fromStart(): Beam {
    const [beam] = beams;
    beam.clear();
    copyInto(beam.more(), start, this.threats);
    return beam;
  }

  private stepName(first: number): string {
    return first === START ? 'end' : this.idOf(this.choices[first]);
  }

  /** Leaves the best position found in `best`; `firsts` gets the best one after each first step. */
  private search(frontier: Beam, width: number, firsts?: Map<number, Node>): void {
    let beam = frontier;
    best.value = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < beam.size; i++) noteBest(beam.nodes[i]);
    for (let depth = 0; depth < MAX_DEPTH && beam.size > 0; depth++) {
      const next = beam === beams[0] ? beams[1] : beams[0];
      next.clear();
      positions.clear();
      for (let i = 0; i < beam.size; i++) this.expand(beam.nodes[i], next, width, firsts);
      beam = next;
    }
  }

  private expand(node: Node, next: Beam, width: number, firsts?: Map<number, Node>): void {
    const aims = tried;
    let met = 0;
    for (let open = node.avail; open !== 0; open &= open - 1) {
      const i = 31 - Math.clz32(open & -open);
      const c = this.choices[i];
      if (c.cost > node.ap || (met >> c.twin) & 1) continue;
      met |= 1 << c.twin;
      const { hits } = c;
      const found = hits.length > 0 ? this.aims(node, hits[0], aims) : 0;
      if (found === 0) this.tryOut(node, i, -1, next, width, firsts);
      for (let k = 0; k < found; k++) this.tryOut(node, i, aims[k], next, width, firsts);
    }
  }

  private tryOut(node: Node, i: number, aim: number, next: Beam, width: number, firsts?: Map<number, Node>): void {
    const n = this.threats;
    copyInto(child, node, n);
    if (child.first === START) child.first = i;
    this.apply(child, i, aim);
    if (!positions.add(keyOf(child))) return;
    child.value = this.positionWorth(child);
    noteBest(child);
    if (firsts && child.value > (firsts.get(child.first)?.value ?? Number.NEGATIVE_INFINITY) + TINY) {
      const kept = new Node();
      copyInto(kept, child, n);
      firsts.set(child.first, kept);
    }
    next.offer(child, width, n);
  }
}

function noteBest({ value, first }: Node): void {
  if (value <= best.value + TINY) return;
  best.value = value;
  best.first = first;
}

/** Names of options are made once. */
const hits = new Map<string, string>();

function hitName(ref: string): string {
  let name = hits.get(ref);
  if (name === undefined) {
    name = `hit:${ref}`;
    hits.set(ref, name);
  }
  return name;
}
