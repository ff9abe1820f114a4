import type { Seat } from '@starhold/kernel';
import type { DealCommit } from '@starhold/wire';

/**
 * What this device keeps of a deal, written down before it is said: the part it drew, and what it was told by the server.
 * Compared at the end with what is published, so that the server cannot tell another story then.
 */
export interface KeptDeal {
  commit: DealCommit;
  seat: Seat;
  /** This device's part, 32 random bytes. */
  x: string;
  seals?: (string | null)[];
  opens?: (string | null)[];
  commitment?: string;
}

const KEY = (table: string, k: number): string => `starhold.deal.${table}.${k}`;

/** Where nothing can be stored a deal is kept as long as the page is open. */
const unstored = new Map<string, KeptDeal>();

export function keptDeal(table: string, k: number): KeptDeal | null {
  const key = KEY(table, k);
  try {
    const text = localStorage.getItem(key);
    return text === null ? (unstored.get(key) ?? null) : (JSON.parse(text) as KeptDeal);
  } catch {
    return unstored.get(key) ?? null;
  }
}

export function keepDeal(table: string, kept: KeptDeal): void {
  const key = KEY(table, kept.commit.k);
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    unstored.set(key, kept);
  }
}
