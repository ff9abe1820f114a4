import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { chachaBlock } from './chacha.ts';
import { canonical } from './hash.ts';
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

const input = new Uint32Array(12);
const NO_WORDS = new Uint32Array(0) as Uint32Array;

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

/**
 * The last few words would make small numbers below `n` likelier. Fewer than `n` of them do, so hardly any word has to be
 * divided to know. In whole numbers of 32 bits: that is several times as fast.
 */
function isFair(word: number, n: number): boolean {
  if (word < 0x100000000 - n) return true;
  const m = n >>> 0;
  return word < 0x100000000 - (((0xffffffff % m) + 1) % m);
}

/** Uniform in 0 … n-1, by rejection. */
export function below(rng: Rng, n: number): number {
  if (n <= 1) return 0;
  if (n > 0x100000000) return belowLarge(rng, n);
  if (n === 0x100000000) return rng[0] === QUICK ? quickWord(rng) : nextBlock(rng)[0];
  if (rng[0] === QUICK) {
    for (;;) {
      const w = quickWord(rng);
      if (isFair(w, n)) return (w >>> 0) % (n >>> 0);
    }
  }
  for (;;) {
    const block = nextBlock(rng);
    for (let i = 0; i < 16; i++) if (isFair(block[i], n)) return block[i] % n;
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
  let block = NO_WORDS;
  let at = 16;
  for (let i = items.length - 1; i > 0; i--) {
    let word = 0;
    do {
      if (keyed && at === 16) {
        block = nextBlock(rng);
        at = 0;
      }
      word = keyed ? block[at++] : quickWord(rng);
    } while (!isFair(word, i + 1));
    const j = (word >>> 0) % ((i + 1) >>> 0);
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

/** What a table agrees on before the first card is dealt. */
export interface Agreed {
  seed: string;
  game: string;
  rulesVersion: string;
  seats: number;
  options: unknown;
}

/** Published when the game starts; what is published when it ends must hash to it. */
export function commitmentOf(agreed: Agreed): string {
  return bytesToHex(sha256(utf8ToBytes(`starhold-commitment-2:${canonical(agreed)}`)));
}

/** Of saves written before the commitment bound more than the seed. */
export function seedCommitmentOf(seed: string): string {
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
