import { fetched } from '../fetched.tsx';

/** The art of a game comes with the game. */
export const BosBoss = fetched(async () => (await import('../../art/BossArt.tsx')).BossArt);
export const UnsBoss = fetched(async () => (await import('../../art/unstoppable/index.ts')).CardArt);
export const Portrait = fetched(async () => (await import('../../art/unstoppable/index.ts')).CharacterPortrait);
export const Revenant = fetched(async () => (await import('../../art/revenant/index.ts')).RevenantArt);
export const Rone = fetched(async () => (await import('../../art/rone/index.ts')).RoneArt);

const DRAWN_BY: Record<string, readonly { fetch: () => Promise<unknown> }[]> = {
  'bossin-space': [BosBoss],
  unstoppable: [UnsBoss, Portrait],
  rone: [Rone],
  revenant: [Revenant],
};

/** What draws the pictures of a game. */
export const fetchArts = (game: string): Promise<unknown> =>
  Promise.all((DRAWN_BY[game] ?? []).map((art) => art.fetch()));
