import * as z from 'zod';

const Finds = z.array(z.string());
const Numbers = z.array(z.int());

/** `given`: a position. What is not named is neutral; cards that are not named lie in the deck. */
export const Given = z.strictObject({
  /** `setup` takes only options. */
  moment: z.enum(['setup', 'turn']).default('turn'),
  options: z.record(z.string(), z.unknown()).default({}),
  round: z.int().min(1).default(1),
  /** Whose turn it is. */
  seat: z.int().min(0).default(0),
  /** What is not named of it is filled from the cards that are left. */
  row: Finds.max(3).default([]),
  hands: z.array(Finds).default([[]]),
  holds: z.array(Finds).optional(),
  coins: Numbers.optional(),
  flares: Numbers.optional(),
  /** First = on top. Where it is named, it is all there is to draw. */
  deck: Finds.optional(),
  discard: Finds.default([]),
});
export type Given = z.infer<typeof Given>;

/** `then`: the same position afterwards. Hands, holds and the discard pile are sorted. */
export const Then = z
  .strictObject({
    round: z.int(),
    row: Finds,
    hands: z.array(Finds),
    handSizes: Numbers,
    holds: z.array(Finds),
    coins: Numbers,
    flares: Numbers,
    deckSize: z.int(),
    /** All sets of which there are cards in the game. */
    sets: Finds,
    discard: Finds,
    scores: Numbers,
    /** Once it is over: the place of each seat. */
    places: Numbers,
    over: z.string(),
  })
  .partial();
