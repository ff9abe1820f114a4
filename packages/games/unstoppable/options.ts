import * as z from 'zod';
import { DIFFICULTIES, packs } from './content/index.ts';

export const BOSS_IDS = ['harbinger', 'triumvirate', 'duomo'] as const;
export const CHARACTER_IDS = ['kai', 'zephyr', 'plex', 'julida'] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

/** What a table can be set to. Rulings that may reasonably be played otherwise are options here. */
export const Options = z.strictObject({
  players: z.int().min(1).max(2).default(1),
  difficulty: z.enum(DIFFICULTIES).default('normal'),
  boss: z.enum(BOSS_IDS).default('harbinger'),
  character1: z.enum(CHARACTER_IDS).default('kai'),
  /** UNS-3.2: where both name the same one, the second player gets the next in the list. */
  character2: z.enum(CHARACTER_IDS).default('zephyr'),
  /** discard down to three cards, or up to three cards. */
  levelUpDiscard: z.enum(['downTo', 'upTo']).default('downTo'),
  /** */
  fearOnDeck: z.boolean().default(false),
  /** Key of a content that was made known; without it, what comes with the game. */
  pack: z
    .string()
    .max(80)
    .refine((key) => packs.has(key), { error: ({ input }) => `there is no pack "${input}"` })
    .optional(),
});
export type Options = z.infer<typeof Options>;

/** By seat, all different (UNS-3.2). */
export function charactersOf(o: Options): CharacterId[] {
  if (o.players === 1) return [o.character1];
  const second =
    o.character2 === o.character1
      ? CHARACTER_IDS[(CHARACTER_IDS.indexOf(o.character1) + 1) % CHARACTER_IDS.length]
      : o.character2;
  return [o.character1, second];
}
