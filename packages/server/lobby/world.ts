import { createHash } from 'node:crypto';
import type { LobbyStore } from './store.ts';

/** What the outside gives the lobby. */
export interface LobbyWorld {
  store: LobbyStore;
  /** Wall clock in milliseconds. */
  now(): number;
  /** Calls once; what comes back calls it off. */
  after(ms: number, call: () => void): () => void;
  /** As random as the machine can: secrets come from here. */
  bytes(n: number): Uint8Array;
}

/** The day of the leader tables, the same everywhere. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** 256 bits; whoever has it is believed. */
export function newToken({ bytes }: LobbyWorld): string {
  return Buffer.from(bytes(32)).toString('base64url');
}

/** 128 bits: nobody finds one by trying. */
export function newId({ bytes }: LobbyWorld): string {
  return Buffer.from(bytes(16)).toString('base64url');
}

/** What is kept of a secret. It is random and long, so a plain hash is enough. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Without letters and digits that look alike. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;

export function newCode({ bytes }: LobbyWorld): string {
  return Array.from(bytes(CODE_LENGTH), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
}
