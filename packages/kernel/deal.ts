import * as z from 'zod';
import { hashOf } from './hash.ts';
import type { Agreed } from './rng.ts';
import type { Seat } from './types.ts';

/**
 * A shuffle that nobody can choose. The dealer (a server) draws a secret and publishes its hash before it knows anything
 * of the seats; every person draws a part and publishes a seal over it; when all seals are there, and only then, the parts
 * are opened. The seed is the hash of the secret and of all parts. At the end everything is published, and everybody can
 * do the sums again. Bots and the dealer's helpers give no part: `null`.
 */

const Hex = z.string().regex(/^[0-9a-f]{64}$/);

/** A part as it was sealed, and what was under the seal. */
const PartShape = z.strictObject({ seal: Hex, open: Hex });

/** A deal that was begun and given up, because somebody did not seal or open: published and never used. */
const VoidShape = z.strictObject({
  k: z.int().min(1),
  server: Hex,
  secret: Hex,
  missing: z.array(z.int().min(0)).max(8),
});

/** How a seed came about, for the file of a finished game. */
export const DealShape = z.strictObject({
  table: z.string().max(40),
  /** Which attempt it was: more than 1 is worth a look. */
  k: z.int().min(1).max(1000),
  agreed: Hex,
  server: Hex,
  secret: Hex,
  /** By seat. */
  parts: z.array(PartShape.nullable()).max(8),
  voids: z.array(VoidShape).max(1000),
});
export type Deal = z.infer<typeof DealShape>;
export type VoidDeal = z.infer<typeof VoidShape>;

export function serverHash(table: string, k: number, secret: string): string {
  return hashOf(['starhold-server-1', table, k, secret]);
}

export function sealOf(table: string, k: number, seat: Seat, part: string): string {
  return hashOf(['starhold-seat-1', table, k, seat, part]);
}

/** What is played, fixed before anybody gives a part. */
export function agreedHash({ game, rulesVersion, seats, options }: Omit<Agreed, 'seed'>): string {
  return hashOf(['starhold-agreed-1', game, rulesVersion, seats, options]);
}

/** As long as the kernel's seeds are. */
export function dealtSeed(table: string, k: number, secret: string, parts: readonly (string | null)[]): string {
  return hashOf(['starhold-seed-1', table, k, secret, parts]).slice(0, 32);
}

/** Null where everything fits, else what does not, in one line. */
export function flawIn(deal: Deal, { seed, ...agreed }: Agreed): string | null {
  const { table, k, secret, parts } = deal;
  if (agreedHash(agreed) !== deal.agreed) return 'the deal was made for another game, other options or other rules';
  if (parts.length !== agreed.seats) return 'the deal has another number of seats';
  if (serverHash(table, k, secret) !== deal.server) return 'the secret of the dealer does not fit its hash';
  const unsealed = parts.findIndex((part, seat) => part !== null && sealOf(table, k, seat, part.open) !== part.seal);
  if (unsealed >= 0) return `the part of seat ${unsealed} does not fit its seal`;
  const opens = parts.map((part) => part?.open ?? null);
  if (dealtSeed(table, k, secret, opens) !== seed) return 'the seed does not follow from the parts';
  if (deal.voids.length !== k - 1 || deal.voids.some((gone, i) => gone.k !== i + 1)) return 'attempts are missing';
  const wrong = deal.voids.find((gone) => serverHash(table, gone.k, gone.secret) !== gone.server);
  return wrong ? `the secret of attempt ${wrong.k} does not fit its hash` : null;
}
