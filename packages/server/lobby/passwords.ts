import { argon2, timingSafeEqual } from 'node:crypto';
import type { LobbyWorld } from './world.ts';

/** Passwords as argon2id hashes, as OWASP recommends them: 19 MiB, two passes. */
const SETTING = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
/** Each takes a thread of the pool that files and names of hosts need too. */
const AT_ONCE = 2;

let running = 0;
const queue: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((go) => queue.push(go));
  else running++;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running--;
  }
}

interface Setting {
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

function derive(password: string, nonce: Uint8Array, setting: Setting): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        argon2('argon2id', { message, nonce, ...setting }, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );
}

/** `argon2id$19456$2$1$nonce$hash`: the settings stay with the hash, so that better ones can follow. */
export async function passwordHash(password: string, { bytes }: LobbyWorld): Promise<string> {
  const nonce = bytes(16);
  const key = await derive(password, nonce, SETTING);
  const { memory, passes, parallelism } = SETTING;
  const text = [nonce, key].map((part) => Buffer.from(part).toString('base64url'));
  return ['argon2id', memory, passes, parallelism, ...text].join('$');
}

/** Nobody's password. A login that does not exist takes as long as one that does. */
const NOBODY = `argon2id$19456$2$1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** `kept` null: there is no such login, or it has no password; false, after the same time. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [kind, memory, passes, parallelism, nonce, hash] = (kept ?? NOBODY).split('$');
  if (kind !== 'argon2id') throw new Error(`a password is kept as ${kind}`);
  const right = Buffer.from(hash, 'base64url');
  const setting = { memory: +memory, passes: +passes, parallelism: +parallelism, tagLength: right.length };
  const given = await derive(password, Buffer.from(nonce, 'base64url'), setting);
  return timingSafeEqual(given, right) && kept !== null;
}
