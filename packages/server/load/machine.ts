import { readFileSync } from 'node:fs';

/** What the machine did meanwhile, from Linux' own counters: who took the processors, and how much memory a process holds. */

export interface Ticks {
  busy: number;
  stolen: number;
}

const TICKS_PER_SECOND = 100;

export function machineTicks(): Ticks {
  const [user, nice, system, , , irq, soft, stolen] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { busy: user + nice + system + irq + soft, stolen };
}

/** Of one process with all its threads. */
export function processTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
}

export const coresOf = (ticks: number, seconds: number): number => ticks / TICKS_PER_SECOND / seconds;
