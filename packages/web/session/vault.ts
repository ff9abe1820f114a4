import { below, keyedRng } from '@starhold/kernel';

/**
 * A device is passed round the table, so nothing hidden may lie readable in its storage. Saved logs are encrypted under
 * a key that cannot be taken out of the browser. Pages served without https or localhost have no WebCrypto: there the
 * log is scrambled with the kernel's key stream, which keeps it from being read by chance.
 */
export type VaultKey = CryptoKey | Uint8Array<ArrayBuffer>;

export interface Sealed {
  nonce: Uint8Array<ArrayBuffer>;
  data: Uint8Array<ArrayBuffer>;
}

const AES = 'AES-GCM';

function subtle(): SubtleCrypto | undefined {
  return globalThis.crypto.subtle as SubtleCrypto | undefined;
}

export function randomBytes(n: number): Uint8Array<ArrayBuffer> {
  return globalThis.crypto.getRandomValues(new Uint8Array(n));
}

export async function newKey(): Promise<VaultKey> {
  const crypto = subtle();
  if (!crypto) return randomBytes(32);
  return crypto.generateKey({ name: AES, length: 256 }, false, ['encrypt', 'decrypt']);
}

export async function seal(key: VaultKey, text: string): Promise<Sealed> {
  const bytes = new TextEncoder().encode(text);
  if (key instanceof Uint8Array) {
    const nonce = randomBytes(16);
    return { nonce, data: scrambled(key, nonce, bytes) };
  }
  const nonce = randomBytes(12);
  const data = await webCrypto().encrypt({ name: AES, iv: nonce }, key, bytes);
  return { nonce, data: new Uint8Array(data) };
}

/** Throws when the data was touched, or sealed under another key. */
export async function unseal(key: VaultKey, { nonce, data }: Sealed): Promise<string> {
  const bytes =
    key instanceof Uint8Array
      ? scrambled(key, nonce, data)
      : await webCrypto().decrypt({ name: AES, iv: nonce }, key, data);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

function webCrypto(): SubtleCrypto {
  const crypto = subtle();
  if (!crypto) throw new Error('this page was sealed under https and is now opened without it');
  return crypto;
}

/** Its own inverse. */
function scrambled(key: Uint8Array, nonce: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const stream = keyedRng([...key, ...nonce].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  const out = new Uint8Array(bytes.length);
  let word = 0;
  for (let i = 0; i < bytes.length; i++) {
    if (i % 4 === 0) word = below(stream, 0x100000000);
    out[i] = bytes[i] ^ ((word >>> ((i % 4) * 8)) & 0xff);
  }
  return out;
}
