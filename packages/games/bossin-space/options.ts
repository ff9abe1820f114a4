import { parseOptions } from '@starhold/kernel';
import * as z from 'zod';
import { DIFFICULTIES, type Pack, packOf, packs } from './content/index.ts';

/** What a table can be set to. Rulings that may reasonably be played otherwise are options here (rules file 6.11). */
function schemaOf({ bosses: [first, ...others] }: Pack) {
  return z.strictObject({
    players: z.int().min(1).max(5).default(1),
    difficulty: z.enum(DIFFICULTIES).default('normal'),
    boss: z.enum([first.id, ...others.map((boss) => boss.id)]).default(first.id),
    /** */
    bossSelection: z.enum(['chosen', 'random', 'hidden']).default('chosen'),
    /** */
    upgradedCards: z.enum(['random', 'choice']).default('random'),
    /** */
    fivePlayers: z.enum(['captainPlaysNone', 'captainRemovesOne']).default('captainPlaysNone'),
    /** */
    activationOrder: z.enum(['rowMajor', 'columnMajor']).default('rowMajor'),
    /** */
    dangerRetirement: z.enum(['permanent', 'resuming']).default('permanent'),
    /** BOS-4.5 */
    muteDuringArrangement: z.boolean().default(false),
    /** */
    pings: z.boolean().default(true),
    /** Key of the content; the base pack where nothing is named. */
    pack: z.string().max(80).optional(),
  });
}

/** As a table of the base pack has them. */
export const Options = schemaOf(packOf({ pack: packs.base }));
export type Options = z.infer<typeof Options>;

const Naming = z.object({ pack: Options.shape.pack });

/** By the key of the pack: whoever opens many tables reads options often, and a schema costs more than a deal. */
const schemas = new Map<string, typeof Options>([[packs.base, Options]]);

function schemaFor(key: string): typeof Options {
  const known = schemas.get(key);
  if (known) return known;
  const fresh = schemaOf(packOf({ pack: key }));
  schemas.set(key, fresh);
  return fresh;
}

/** The bosses to choose from are those of the pack that is played with. */
export function readOptions(raw: unknown): Options {
  const { pack: key = packs.base } = parseOptions(Naming, raw);
  if (!packs.has(key)) throw new Error(`option pack: there is no pack "${key}"; there are: ${packs.keys.join(', ')}`);
  return parseOptions(schemaFor(key), raw);
}
