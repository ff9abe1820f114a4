import * as z from 'zod';

/** What a thing is called, in every language of the table. */

const Word = z.string().min(1).max(80);
export const Name = z.strictObject({ en: Word, cs: Word, de: Word });
export type Name = z.infer<typeof Name>;

export const named = (en: string, cs: string, de: string): Name => ({ en, cs, de });
