import type { Person } from '@starhold/wire';
import { ask, OnlineError } from './api.ts';

/** The lock of the device instead of a password. The library that speaks with it comes when it is wanted. */

export function canPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && globalThis.isSecureContext;
}

/** What the browser makes of a challenge; somebody who changed their mind has used none. */
async function made<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new OnlineError('noPasskey', String(error));
  }
}

type Credential = Parameters<typeof ask<'passkeyLogin'>>[2] extends infer B
  ? B extends { credential: infer C }
    ? C
    : never
  : never;

export async function loginByPasskey(): Promise<Person> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { challenge, options } = await ask('passkeyChallenge');
  const credential = await made(() => startAuthentication({ optionsJSON: options as never }));
  return ask('passkeyLogin', {}, { challenge, credential: credential as unknown as Credential });
}

/** `login`: what a guest wants to be called as an account. */
export async function addPasskey(login?: string): Promise<Person> {
  // Said before the lock is asked for: a key without an account to it would be of no use.
  if (login !== undefined && !/^[\p{L}\p{N}._-]{3,40}$/u.test(login.trim())) throw new OnlineError('badLogin');
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { challenge, options } = await ask('passkeyOffer');
  const credential = await made(() => startRegistration({ optionsJSON: options as never }));
  return ask(
    'passkeyAdd',
    {},
    { challenge, credential: credential as unknown as Credential, ...(login ? { login } : {}) },
  );
}
