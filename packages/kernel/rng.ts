import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Rng } from './types.ts';

/**
 * Two generators behind one interface, told apart by the first number:
 * - keyed: ChaCha20 with a 256-bit key made from a 128-bit seed. What it has shown never tells what comes next.
 * - quick: sfc32, for bots and re-dealt worlds, where nobody is to be kept from guessing.
 */
const KEYED = 0;
const QUICK = 1;

const KEY_AT = 1;
const COUNTER_AT = 9;

const block = new Uint32Array(16);
const work = new Uint32Array(16);

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  let t = x[d] ^ x[a];
  x[d] = (t << 16) | (t >>> 16);
  x[c] += x[d];
  t = x[b] ^ x[c];
  x[b] = (t << 12) | (t >>> 20);
  x[a] += x[b];
  t = x[d] ^ x[a];
  x[d] = (t << 8) | (t >>> 24);
  x[c] += x[d];
  t = x[b] ^ x[c];
  x[b] = (t << 7) | (t >>> 25);
}

/** RFC 8439 block function; `words` = key (8), counter (1), nonce (3). Returns a shared buffer. */
export function chachaBlock(words: ArrayLike<number>): Uint32Array {
  block[0] = 0x61707865;
  block[1] = 0x3320646e;
  block[2] = 0x79622d32;
  block[3] = 0x6b206574;
  for (let i = 0; i < 12; i++) block[4 + i] = words[i];
  work.set(block);
  for (let i = 0; i < 10; i++) {
    quarter(work, 0, 4, 8, 12);
    quarter(work, 1, 5, 9, 13);
    quarter(work, 2, 6, 10, 14);
    quarter(work, 3, 7, 11, 15);
    quarter(work, 0, 5, 10, 15);
    quarter(work, 1, 6, 11, 12);
    quarter(work, 2, 7, 8, 13);
    quarter(work, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) work[i] += block[i];
  return work;
}

const input = new Uint32Array(12);

/** One block per draw: the words after the first serve rejected draws. */
function keyedBlock(rng: Rng): Uint32Array {
  for (let i = 0; i < 8; i++) input[i] = rng[KEY_AT + i];
  input[8] = rng[COUNTER_AT] >>> 0;
  input[9] = Math.floor(rng[COUNTER_AT] / 0x100000000);
  input[10] = 0;
  input[11] = 0;
  rng[COUNTER_AT]++;
  return chachaBlock(input);
}

function quickWord(rng: Rng): number {
  const t = (((rng[1] + rng[2]) | 0) + rng[4]) | 0;
  rng[4] = (rng[4] + 1) | 0;
  rng[1] = rng[2] ^ (rng[2] >>> 9);
  rng[2] = (rng[3] + (rng[3] << 3)) | 0;
  rng[3] = ((rng[3] << 21) | (rng[3] >>> 11)) + t;
  rng[3] |= 0;
  return t >>> 0;
}

/** Uniform in 0 … n-1, by rejection. */
export function below(rng: Rng, n: number): number {
  if (n <= 1) return 0;
  if (n > 0x100000000) return belowLarge(rng, n);
  const limit = 0x100000000 - (0x100000000 % n);
  if (rng[0] === QUICK) {
    for (;;) {
      const w = quickWord(rng);
      if (w < limit) return w % n;
    }
  }
  for (;;) {
    const words = keyedBlock(rng);
    for (let i = 0; i < 16; i++) if (words[i] < limit) return words[i] % n;
  }
}

/** Structured picks can be more than 2^32; beyond 2^53 a number no longer counts exactly. */
function belowLarge(rng: Rng, n: number): number {
  if (n > Number.MAX_SAFE_INTEGER) throw new RangeError(`cannot draw below ${n}`);
  for (;;) {
    const drawn = below(rng, Math.ceil(n / 0x100000000)) * 0x100000000 + below(rng, 0x100000000);
    if (drawn < n) return drawn;
  }
}

/** Fisher–Yates, in place. */
export function shuffleInPlace<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const t = items[i];
    items[i] = items[j];
    items[j] = t;
  }
  return items;
}

/** A generator of its own for a lane: the draws of one never move the other. */
export function fork(rng: Rng): Rng {
  if (rng[0] === QUICK) return quickRng(quickWord(rng));
  return [KEYED, ...keyedBlock(rng).slice(0, 8), 0];
}

/** The hidden generator of a game. `seed` is 32 hexadecimal digits (128 bits). */
export function keyedRng(seed: string): Rng {
  const digest = sha256(utf8ToBytes(`starhold-key-1:${seed}`));
  const words = new DataView(digest.buffer, digest.byteOffset, 32);
  const rng: Rng = [KEYED];
  for (let i = 0; i < 8; i++) rng.push(words.getUint32(i * 4, true));
  rng.push(0);
  return rng;
}

export function quickRng(seed: number): Rng {
  const rng: Rng = [QUICK, seed | 0, 0x9e3779b9 | 0, (seed ^ 0x5bd1e995) | 0, 1];
  for (let i = 0; i < 12; i++) quickWord(rng);
  return rng;
}

/** Published when the game starts; the seed, published when it ends, must hash to it. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`starhold-commitment-1:${seed}`)));
}

export const SEED_PATTERN = /^[0-9a-f]{32}$/;

/** From the system's secure source. */
export function newSeed(): string {
  return bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(16)));
}

/** The seed of game `index` in a series named `name`: same name, same games, however the work is split. */
export function seedOf(name: string, index: number): string {
  return bytesToHex(sha256(utf8ToBytes(`starhold-series-1:${index}:${name}`))).slice(0, 32);
}
