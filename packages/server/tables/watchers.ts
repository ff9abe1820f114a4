import type { Eyes } from '@starhold/kernel';
import type { Clock } from './surroundings.ts';

/** Eyes that a server elsewhere has not spoken of for so long are closed. */
const PATIENCE = 90_000;

/** Through which eyes somebody looks at a table now: for the others nothing is made. */
export class Watchers {
  private readonly clock: Clock;
  private readonly here = new Map<Eyes, number>();
  private readonly elsewhere = new Map<Eyes, number>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Somebody at this server begins to look; what comes back ends it. */
  watch(eyes: Eyes): () => void {
    this.here.set(eyes, (this.here.get(eyes) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (this.here.get(eyes) ?? 1) - 1;
      if (left > 0) this.here.set(eyes, left);
      else this.here.delete(eyes);
    };
  }

  /** Somebody at another server looks; to be said again now and then. */
  touch(eyes: Eyes): void {
    this.elsewhere.set(eyes, this.clock.now());
  }

  has(eyes: Eyes): boolean {
    return this.here.has(eyes) || this.clock.now() - (this.elsewhere.get(eyes) ?? -Infinity) < PATIENCE;
  }

  /** Of those at this server. */
  eyesHere(): Eyes[] {
    return [...this.here.keys()];
  }

  eyes(): Set<Eyes> {
    return new Set([...this.here.keys(), ...this.elsewhere.keys()].filter((eyes) => this.has(eyes)));
  }

  get isEmpty(): boolean {
    return this.eyes().size === 0;
  }
}
