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

const words = new Uint32Array(16);

/** RFC 8439 block function; `input` = key (8), counter (1), nonce (3). Returns a shared buffer. */
export function chachaBlock(input: ArrayLike<number>): Uint32Array {
  const [i0, i1, i2, i3] = [input[0] | 0, input[1] | 0, input[2] | 0, input[3] | 0];
  const [i4, i5, i6, i7] = [input[4] | 0, input[5] | 0, input[6] | 0, input[7] | 0];
  const [i8, i9, i10, i11] = [input[8] | 0, input[9] | 0, input[10] | 0, input[11] | 0];
  let [a0, a1, a2, a3] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
  let [b0, b1, b2, b3] = [i0, i1, i2, i3];
  let [c0, c1, c2, c3] = [i4, i5, i6, i7];
  let [d0, d1, d2, d3] = [i8, i9, i10, i11];
  // Ten double rounds, written out: columns, then diagonals. Local numbers are four times as fast as a shared array.
  for (let round = 0; round < 10; round++) {
    a0 = (a0 + b0) | 0;
    d0 ^= a0;
    d0 = (d0 << 16) | (d0 >>> 16);
    c0 = (c0 + d0) | 0;
    b0 ^= c0;
    b0 = (b0 << 12) | (b0 >>> 20);
    a0 = (a0 + b0) | 0;
    d0 ^= a0;
    d0 = (d0 << 8) | (d0 >>> 24);
    c0 = (c0 + d0) | 0;
    b0 ^= c0;
    b0 = (b0 << 7) | (b0 >>> 25);
    a1 = (a1 + b1) | 0;
    d1 ^= a1;
    d1 = (d1 << 16) | (d1 >>> 16);
    c1 = (c1 + d1) | 0;
    b1 ^= c1;
    b1 = (b1 << 12) | (b1 >>> 20);
    a1 = (a1 + b1) | 0;
    d1 ^= a1;
    d1 = (d1 << 8) | (d1 >>> 24);
    c1 = (c1 + d1) | 0;
    b1 ^= c1;
    b1 = (b1 << 7) | (b1 >>> 25);
    a2 = (a2 + b2) | 0;
    d2 ^= a2;
    d2 = (d2 << 16) | (d2 >>> 16);
    c2 = (c2 + d2) | 0;
    b2 ^= c2;
    b2 = (b2 << 12) | (b2 >>> 20);
    a2 = (a2 + b2) | 0;
    d2 ^= a2;
    d2 = (d2 << 8) | (d2 >>> 24);
    c2 = (c2 + d2) | 0;
    b2 ^= c2;
    b2 = (b2 << 7) | (b2 >>> 25);
    a3 = (a3 + b3) | 0;
    d3 ^= a3;
    d3 = (d3 << 16) | (d3 >>> 16);
    c3 = (c3 + d3) | 0;
    b3 ^= c3;
    b3 = (b3 << 12) | (b3 >>> 20);
    a3 = (a3 + b3) | 0;
    d3 ^= a3;
    d3 = (d3 << 8) | (d3 >>> 24);
    c3 = (c3 + d3) | 0;
    b3 ^= c3;
    b3 = (b3 << 7) | (b3 >>> 25);

    a0 = (a0 + b1) | 0;
    d3 ^= a0;
    d3 = (d3 << 16) | (d3 >>> 16);
    c2 = (c2 + d3) | 0;
    b1 ^= c2;
    b1 = (b1 << 12) | (b1 >>> 20);
    a0 = (a0 + b1) | 0;
    d3 ^= a0;
    d3 = (d3 << 8) | (d3 >>> 24);
    c2 = (c2 + d3) | 0;
    b1 ^= c2;
    b1 = (b1 << 7) | (b1 >>> 25);
    a1 = (a1 + b2) | 0;
    d0 ^= a1;
    d0 = (d0 << 16) | (d0 >>> 16);
    c3 = (c3 + d0) | 0;
    b2 ^= c3;
    b2 = (b2 << 12) | (b2 >>> 20);
    a1 = (a1 + b2) | 0;
    d0 ^= a1;
    d0 = (d0 << 8) | (d0 >>> 24);
    c3 = (c3 + d0) | 0;
    b2 ^= c3;
    b2 = (b2 << 7) | (b2 >>> 25);
    a2 = (a2 + b3) | 0;
    d1 ^= a2;
    d1 = (d1 << 16) | (d1 >>> 16);
    c0 = (c0 + d1) | 0;
    b3 ^= c0;
    b3 = (b3 << 12) | (b3 >>> 20);
    a2 = (a2 + b3) | 0;
    d1 ^= a2;
    d1 = (d1 << 8) | (d1 >>> 24);
    c0 = (c0 + d1) | 0;
    b3 ^= c0;
    b3 = (b3 << 7) | (b3 >>> 25);
    a3 = (a3 + b0) | 0;
    d2 ^= a3;
    d2 = (d2 << 16) | (d2 >>> 16);
    c1 = (c1 + d2) | 0;
    b0 ^= c1;
    b0 = (b0 << 12) | (b0 >>> 20);
    a3 = (a3 + b0) | 0;
    d2 ^= a3;
    d2 = (d2 << 8) | (d2 >>> 24);
    c1 = (c1 + d2) | 0;
    b0 ^= c1;
    b0 = (b0 << 7) | (b0 >>> 25);
  }
  words[0] = a0 + 0x61707865;
  words[1] = a1 + 0x3320646e;
  words[2] = a2 + 0x79622d32;
  words[3] = a3 + 0x6b206574;
  words[4] = b0 + i0;
  words[5] = b1 + i1;
  words[6] = b2 + i2;
  words[7] = b3 + i3;
  words[8] = c0 + i4;
  words[9] = c1 + i5;
  words[10] = c2 + i6;
  words[11] = c3 + i7;
  words[12] = d0 + i8;
  words[13] = d1 + i9;
  words[14] = d2 + i10;
  words[15] = d3 + i11;
  return words;
}

const input = new Uint32Array(12);

function blockFor(rng: Rng, counter: number, a: number, b: number): Uint32Array {
  for (let i = 0; i < 8; i++) input[i] = rng[KEY_AT + i];
  input[8] = counter >>> 0;
  input[9] = Math.floor(counter / 0x100000000);
  input[10] = a;
  input[11] = b;
  return chachaBlock(input);
}

function nextBlock(rng: Rng): Uint32Array {
  return blockFor(rng, rng[COUNTER_AT]++, 0, 0);
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
    const block = nextBlock(rng);
    for (let i = 0; i < 16; i++) if (block[i] < limit) return block[i] % n;
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

/** Fisher–Yates, in place. A keyed shuffle uses every word of a block; what is left of its last block is thrown away. */
export function shuffleInPlace<T>(rng: Rng, items: T[]): T[] {
  const keyed = rng[0] === KEYED;
  let block: Uint32Array = words;
  let at = 16;
  for (let i = items.length - 1; i > 0; i--) {
    const limit = 0x100000000 - (0x100000000 % (i + 1));
    let word = limit;
    while (word >= limit) {
      if (keyed && at === 16) {
        block = nextBlock(rng);
        at = 0;
      }
      word = keyed ? block[at++] : quickWord(rng);
    }
    const j = word % (i + 1);
    const t = items[i];
    items[i] = items[j];
    items[j] = t;
  }
  return items;
}

const LANE = 0x6c616e65;

/** The generator of lane `lane` of the `opened`-th lanes. Made from the key alone: who comes first changes nothing. */
export function fork(rng: Rng, opened: number, lane: number): Rng {
  if (rng[0] === QUICK) return quickRng(rng[1] ^ Math.imul(rng[3], 31) ^ Math.imul(opened * 8 + lane + 1, 0x85ebca6b));
  return [KEYED, ...blockFor(rng, lane, LANE, opened).slice(0, 8), 0];
}

/** The hidden generator of a game. `seed` is 32 hexadecimal digits (128 bits). */
export function keyedRng(seed: string): Rng {
  const digest = sha256(utf8ToBytes(`starhold-key-1:${seed}`));
  const key = new DataView(digest.buffer, digest.byteOffset, 32);
  const rng: Rng = [KEYED];
  for (let i = 0; i < 8; i++) rng.push(key.getUint32(i * 4, true));
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
