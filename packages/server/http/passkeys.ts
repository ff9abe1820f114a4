import type * as WebAuthn from '@simplewebauthn/server';
import type { Lobby } from '../lobby/lobby.ts';
import type { Caller, SignedIn } from '../lobby/people.ts';
import { LobbyError } from '../lobby/problem.ts';
import type { PersonRow } from '../lobby/rows.ts';
import { hashOf } from '../lobby/world.ts';

/** Signing in with what a device or a key keeps (WebAuthn). The library does the sums; here is what is kept and asked. */

/** Loaded when the first passkey is used. On its first call it asks Node what it can do, and Node warns of what is new. */
let library: Promise<typeof WebAuthn> | undefined;
function webAuthn(): Promise<typeof WebAuthn> {
  library ??= quietly(async () => {
    const loaded = await import('@simplewebauthn/server');
    await loaded.generateRegistrationOptions({ rpName: 'Starhold', rpID: 'localhost', userName: 'nobody' });
    return loaded;
  });
  return library;
}

async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { emitWarning } = process;
  process.emitWarning = ((warning: string | Error, ...rest: unknown[]) => {
    if (rest[0] !== 'ExperimentalWarning') (emitWarning as (...all: unknown[]) => void).call(process, warning, ...rest);
  }) as typeof emitWarning;
  try {
    return await work();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** The page that asks: its name is what a passkey belongs to. */
export interface Site {
  host: string;
  origin: string;
}

const CHALLENGE_MS = 5 * 60_000;
const MOST_PASSKEYS = 10;

interface Offered {
  challenge: string;
  options: Record<string, unknown>;
}

/** A challenge is good once and for a few minutes; it is kept as a ticket that opens no socket. */
async function keepChallenge({ world }: Lobby, challenge: string, person: string): Promise<void> {
  const expires = world.now() + CHALLENGE_MS;
  await world.store.people.addTicket({
    hash: hashOf(`passkey ${challenge}`),
    person,
    token: '',
    table: 'passkey',
    expires,
  });
}

async function takeChallenge({ world }: Lobby, challenge: string, person: string): Promise<void> {
  const kept = await world.store.people.takeTicket(hashOf(`passkey ${challenge}`));
  if (!kept || kept.person !== person || kept.expires < world.now()) throw wrong();
}

const wrong = (): LobbyError => new LobbyError('wrongLogin', 'this passkey does not fit');

export async function offerPasskey(lobby: Lobby, { person }: Caller, { host }: Site): Promise<Offered> {
  const known = await lobby.world.store.people.passkeysOf(person.id);
  if (known.length >= MOST_PASSKEYS) throw new LobbyError('enough', `at most ${MOST_PASSKEYS} passkeys`);
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpName: 'Starhold',
    rpID: host,
    userName: person.login ?? person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await keepChallenge(lobby, options.challenge, person.id);
  return { challenge: options.challenge, options: { ...options } };
}

/** A guest who gives a login becomes an account with it. */
export async function addPasskey(
  lobby: Lobby,
  caller: Caller,
  site: Site,
  { challenge, credential, login }: { challenge: string; credential: unknown; login?: string },
): Promise<SignedIn | PersonRow> {
  const { person } = caller;
  if (person.login === null && login === undefined) throw new LobbyError('shape', 'body.login: a guest gives one');
  await takeChallenge(lobby, challenge, person.id);
  const checked = await (await webAuthn())
    .verifyRegistrationResponse({
      response: credential as Parameters<typeof WebAuthn.verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    })
    .catch(() => null);
  if (!checked?.verified) throw wrong();
  const { id, publicKey, counter, transports } = checked.registrationInfo.credential;
  const row = {
    id,
    person: person.id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports ?? []),
    created: lobby.world.now(),
  };
  if (!(await lobby.world.store.people.addPasskey(row))) throw wrong();
  if (person.login !== null || login === undefined) return person;
  return lobby.people.makeAccount(caller, login).catch(async (error) => {
    await lobby.world.store.people.removePasskey(person.id, id);
    throw error;
  });
}

/** The last way into an account stays. Of two that go at the same time the one that would have been the last comes back. */
export async function removePasskey({ world }: Lobby, { person }: Caller, id: string): Promise<void> {
  const { people } = world.store;
  const isLastWay = (left: number): boolean => left === 0 && person.password === null;
  const keys = await people.passkeysOf(person.id);
  const key = keys.find((one) => one.id === id);
  if (!key) throw new LobbyError('missing', 'no such passkey');
  if (isLastWay(keys.length - 1)) throw new LobbyError('notNow', 'the last way to sign in');
  if (!(await people.removePasskey(person.id, id))) throw new LobbyError('missing', 'no such passkey');
  if (!isLastWay((await people.passkeysOf(person.id)).length)) return;
  await people.addPasskey(key);
  throw new LobbyError('notNow', 'the last way to sign in');
}

export async function passkeyChallenge(lobby: Lobby, { host }: Site): Promise<Offered> {
  const options = await (await webAuthn()).generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' });
  await keepChallenge(lobby, options.challenge, '');
  return { challenge: options.challenge, options: { ...options } };
}

export async function passkeyLogin(
  lobby: Lobby,
  site: Site,
  { challenge, credential }: { challenge: string; credential: { id: string } },
): Promise<SignedIn> {
  await takeChallenge(lobby, challenge, '');
  const { people } = lobby.world.store;
  const kept = await people.passkey(credential.id);
  const person = kept && (await people.get(kept.person));
  if (!kept || !person) throw wrong();
  const checked = await (await webAuthn())
    .verifyAuthenticationResponse({
      response: credential as unknown as Parameters<typeof WebAuthn.verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
      credential: {
        id: kept.id,
        publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
        counter: kept.counter,
        transports: JSON.parse(kept.transports),
      },
    })
    .catch(() => null);
  if (!checked?.verified) throw wrong();
  if (!(await people.usedPasskey(kept.id, checked.authenticationInfo.newCounter))) throw wrong();
  return lobby.people.signIn(person);
}
