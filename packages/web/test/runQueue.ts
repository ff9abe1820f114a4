import { readdirSync, readFileSync } from 'node:fs';

/**
 * How long threads of a page's process were ready to run but not let onto a processor, as the Linux scheduler counts it.
 * What is left of a task's time by the clock after that is the page's own: its work, and its waiting for itself.
 */

interface Sample {
  /** Milliseconds of the clock that Chromium's traces use, too. */
  at: number;
  waited: number;
}

/** Threads that a task of the main thread may wait for; they starve as well as it does. */
const THREADS = /^(chrom\w*|Compositor|Chrome_ChildIOT)$/;
const EVERY_MS = 15;

export class RunQueue {
  private readonly threads: { pid: number; file: string; samples: Sample[] }[];
  private readonly timer: NodeJS.Timeout | undefined;

  constructor(pids: readonly number[]) {
    this.threads = pids.flatMap(threadsOf);
    if (this.threads.length > 0) this.timer = setInterval(() => this.look(), EVERY_MS);
    this.look();
  }

  /** Whether this system counts it. */
  get isKnown(): boolean {
    return this.threads.length > 0;
  }

  stop(): void {
    clearInterval(this.timer);
    this.look();
  }

  /** Between two moments of the trace's clock, rounded up to whole samples. */
  waited(pid: number, from: number, to: number): number {
    let sum = 0;
    for (const { samples } of this.threads.filter((thread) => thread.pid === pid)) {
      const before = samples.findLast(({ at }) => at <= from) ?? samples[0];
      const after = samples.find(({ at }) => at >= to) ?? samples[samples.length - 1];
      if (before && after) sum += after.waited - before.waited;
    }
    return sum;
  }

  private look(): void {
    for (const { file, samples } of this.threads) {
      try {
        const [, waited] = readFileSync(file, 'utf8').split(' ');
        samples.push({ at: Number(process.hrtime.bigint()) / 1e6, waited: Number(waited) / 1e6 });
      } catch {
        // the process is gone
      }
    }
  }
}

function threadsOf(pid: number): { pid: number; file: string; samples: Sample[] }[] {
  const folder = `/proc/${pid}/task`;
  try {
    return readdirSync(folder)
      .filter((tid) => THREADS.test(readFileSync(`${folder}/${tid}/comm`, 'utf8').trim()))
      .map((tid) => ({ pid, file: `${folder}/${tid}/schedstat`, samples: [] }));
  } catch {
    return [];
  }
}
