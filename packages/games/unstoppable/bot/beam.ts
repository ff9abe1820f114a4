import { copyInto, Node } from './model.ts';
import { V } from './worth.ts';

/**
 * The most promising positions of one depth: as they were found while there is room for all, then the best first. Nodes
 * are kept and written over.
 */
export class Beam {
  readonly nodes: Node[] = [];
  size = 0;
  private sorted = false;

  clear(): void {
    this.size = 0;
    this.sorted = false;
  }

  /** Room for one more, whatever the width. */
  more(): Node {
    if (this.size === this.nodes.length) this.nodes.push(new Node());
    return this.nodes[this.size++];
  }

  offer(node: Node, width: number, threats: number): void {
    if (this.size < width) {
      copyInto(this.more(), node, threats);
      return;
    }
    if (!this.sorted) this.sort();
    let at = width;
    while (at > 0 && isBefore(node, this.nodes[at - 1])) at--;
    if (at === width) return;
    const last = this.nodes[width - 1];
    for (let i = width - 1; i > at; i--) this.nodes[i] = this.nodes[i - 1];
    this.nodes[at] = last;
    copyInto(last, node, threats);
  }

  /** Equal ones stay as they were found. */
  private sort(): void {
    this.sorted = true;
    for (let i = 1; i < this.size; i++) {
      const node = this.nodes[i];
      let at = i;
      while (at > 0 && isBefore(node, this.nodes[at - 1])) {
        this.nodes[at] = this.nodes[at - 1];
        at--;
      }
      this.nodes[at] = node;
    }
  }
}

/** Action points that are left are a promise. */
function isBefore(a: Node, b: Node): boolean {
  return b.value + V.ap * b.ap - a.value - V.ap * a.ap < 0;
}

const SLOTS = 4096;
/** So many at one depth are enough: what comes later counts as met. */
const MOST = 3000;

/** Which positions were met at one depth. A table that is never emptied: what is of another depth does not count. */
export class Met {
  private readonly keys = new Int32Array(SLOTS);
  private readonly depths = new Int32Array(SLOTS);
  private depth = 0;
  private count = 0;

  clear(): void {
    this.count = 0;
    if (++this.depth === 0x7fffffff) {
      this.depths.fill(0);
      this.depth = 1;
    }
  }

  /** False when it was there already. */
  add(key: number): boolean {
    if (this.count >= MOST) return false;
    for (let at = key & (SLOTS - 1); ; at = (at + 1) & (SLOTS - 1)) {
      if (this.depths[at] !== this.depth) {
        this.depths[at] = this.depth;
        this.keys[at] = key;
        this.count++;
        return true;
      }
      if (this.keys[at] === key) return false;
    }
  }
}
