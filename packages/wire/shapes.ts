import { cleanText, LANGUAGES, MOST_SEATS, PickShape } from '@starhold/kernel';
import * as z from 'zod';

/** Small shapes that several messages share. All objects are strict: an unknown key is refused. */

export const TableId = z.string().regex(/^[A-Za-z0-9_-]{6,40}$/);
export const PersonId = z.string().regex(/^[A-Za-z0-9_-]{6,40}$/);
/** Made anew by the sender for each thing it wants done; the same one again means the same thing again. */
export const CommandId = z.uuid();
export const Hex32 = z.string().regex(/^[0-9a-f]{64}$/);
export const SeatNumber = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
export const EyesShape = z.union([SeatNumber, z.literal('table')]);
export const LanguageShape = z.enum(LANGUAGES);
export const GameId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
export const DayShape = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** `rules`, `search:200`; whether there is such a bot is proved behind the gate. */
export const BotSpec = z.string().regex(/^[a-z]+(:[0-9a-z]{1,12}){0,2}$/);
export const Pick = PickShape;

/** A name as others read it: letters only, no breaks, no marks of direction. */
export const Name = z
  .string()
  .max(40)
  .transform((text) => cleanText(text).trim())
  .refine((text) => text.length >= 1 && isWellFormed(text), 'no name');

/** One line of chat. */
export const Line = z
  .string()
  .max(500)
  .transform((text) => cleanText(text).trim())
  .refine((text) => text.length >= 1 && isWellFormed(text), 'nothing said');

function isWellFormed(text: string): boolean {
  return text.isWellFormed();
}

const OptionValue = z.union([z.string().max(200), z.number(), z.boolean()]);
export const OptionsShape = z.record(z.string().max(40), z.union([OptionValue, z.array(OptionValue).max(40)]));

/** Seconds each seat has for the whole game, and what each answer gives back. */
export const ClockSetting = z.strictObject({ start: z.int().min(10).max(2_592_000), plus: z.int().min(0).max(86_400) });
export type ClockSetting = z.infer<typeof ClockSetting>;

export const Pace = z.enum(['live', 'days']);
export type Pace = z.infer<typeof Pace>;

export const TableStatus = z.enum(['waiting', 'dealing', 'playing', 'over', 'closed']);
export type TableStatus = z.infer<typeof TableStatus>;

/** How far an answer may be taken back when others have acted since: with their consent, or not at all. */
export const UndoSetting = z.enum(['consent', 'never']);
export type UndoSetting = z.infer<typeof UndoSetting>;
