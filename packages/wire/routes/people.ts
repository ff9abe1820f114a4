import * as z from 'zod';
import { LanguageShape, Name, PersonId } from '../shapes.ts';
import { NOTHING, type Route } from './route.ts';

/** Who somebody is: guests, logins, passkeys, tokens of programs. */

export const Person = z.strictObject({
  id: PersonId,
  name: z.string(),
  /** Null for a guest. */
  login: z.string().nullable(),
  language: LanguageShape,
  hasPassword: z.boolean(),
  /** What the page keeps over devices: words of its own. */
  settings: z.record(z.string(), z.unknown()),
});
export type Person = z.infer<typeof Person>;

const Password = z.string().min(8).max(200);
const Login = z
  .string()
  .max(40)
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => /^[\p{L}\p{N}._-]{3,40}$/u.test(text), 'no login');

/** Millisecond times of a program's token; `id` names it in lists, the token itself is told once. */
const BotToken = z.strictObject({ id: z.string(), name: z.string(), created: z.number(), expires: z.number() });

/** What browsers and authenticators agree on (WebAuthn); its inside is checked by the library that knows it. */
const Credential = z.looseObject({ id: z.string().max(1024), type: z.literal('public-key') });
const Challenge = z.strictObject({ challenge: z.string(), options: z.record(z.string(), z.unknown()) });
const ChallengeWord = z.string().max(200);

export const PEOPLE_ROUTES = {
  /** Play at once with a name. Sets the cookie. */
  guest: {
    about: 'Play at once with no more than a name',
    method: 'POST',
    path: '/api/guests',
    role: 'nobody',
    body: z.strictObject({ name: Name, language: LanguageShape }),
    reply: Person,
  },
  me: {
    about: 'Who is signed in; null for a browser that nobody is signed in with',
    method: 'GET',
    path: '/api/me',
    role: 'nobody',
    reply: Person.nullable(),
  },
  rename: {
    about: 'Change the name others read, the language, or settings kept over devices',
    method: 'POST',
    path: '/api/me',
    role: 'person',
    body: z.strictObject({
      name: Name.optional(),
      language: LanguageShape.optional(),
      settings: z.record(z.string().max(40), z.unknown()).optional(),
    }),
    reply: Person,
  },
  forget: {
    about: 'Remove the person with login, passkeys and tokens; finished games of others keep the name',
    method: 'DELETE',
    path: '/api/me',
    role: 'person',
    reply: NOTHING,
  },
  /** A guest becomes an account; tables and records stay. */
  account: {
    about: 'A guest gets a login, with a password or with a passkey alone; tables and records stay',
    method: 'POST',
    path: '/api/account',
    role: 'person',
    body: z.strictObject({ login: Login, password: Password.optional() }),
    reply: Person,
  },
  login: {
    about: 'Sign in',
    method: 'POST',
    path: '/api/login',
    role: 'nobody',
    body: z.strictObject({ login: Login, password: z.string().max(200) }),
    reply: Person,
  },
  logout: {
    about: 'Sign out of this browser',
    method: 'POST',
    path: '/api/logout',
    role: 'person',
    body: NOTHING,
    reply: NOTHING,
  },
  password: {
    about: 'Another password; all other browsers are signed out',
    method: 'POST',
    path: '/api/account/password',
    role: 'person',
    body: z.strictObject({ old: z.string().max(200).nullable(), password: Password }),
    reply: NOTHING,
  },
  passkeyOffer: {
    about: 'Begin to add a passkey',
    method: 'POST',
    path: '/api/passkeys/offer',
    role: 'person',
    body: NOTHING,
    reply: Challenge,
  },
  passkeyAdd: {
    about: 'Add a passkey; a guest gives a login with it',
    method: 'POST',
    path: '/api/passkeys',
    role: 'person',
    body: z.strictObject({ challenge: ChallengeWord, credential: Credential, login: Login.optional() }),
    reply: Person,
  },
  passkeys: {
    about: 'My passkeys',
    method: 'GET',
    path: '/api/passkeys',
    role: 'person',
    reply: z.strictObject({ passkeys: z.array(z.strictObject({ id: z.string(), created: z.number() })) }),
  },
  passkeyRemove: {
    about: 'Remove a passkey',
    method: 'DELETE',
    path: '/api/passkeys/:key',
    role: 'person',
    params: z.strictObject({ key: z.string().max(1024) }),
    reply: NOTHING,
  },
  passkeyChallenge: {
    about: 'Begin to sign in with a passkey',
    method: 'POST',
    path: '/api/login/passkey/challenge',
    role: 'nobody',
    body: NOTHING,
    reply: Challenge,
  },
  passkeyLogin: {
    about: 'Sign in with a passkey',
    method: 'POST',
    path: '/api/login/passkey',
    role: 'nobody',
    body: z.strictObject({ challenge: ChallengeWord, credential: Credential }),
    reply: Person,
  },
  tokens: {
    about: 'Tokens of my programs',
    method: 'GET',
    path: '/api/tokens',
    role: 'person',
    reply: z.strictObject({ tokens: z.array(BotToken) }),
  },
  tokenAdd: {
    about: 'A token with which a program plays as me (`Authorization: Bearer …`); told once',
    method: 'POST',
    path: '/api/tokens',
    role: 'person',
    body: z.strictObject({ name: Name }),
    reply: z.strictObject({ id: z.string(), token: z.string(), expires: z.number() }),
  },
  tokenRemove: {
    about: 'Remove a token',
    method: 'DELETE',
    path: '/api/tokens/:token',
    role: 'person',
    params: z.strictObject({ token: z.string().max(64) }),
    reply: NOTHING,
  },
} as const satisfies Record<string, Route>;
