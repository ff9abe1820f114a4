import type * as z from 'zod';

/** Each word of a position with what it means: for the JSON Schema and the reference. A word without a meaning does not compile. */
export function explained<T extends Record<string, z.ZodType>>(shape: T, meanings: { [K in keyof T]: string }): T {
  const words = Object.entries(shape).map(([word, schema]) => [word, schema.describe(meanings[word])]);
  return Object.fromEntries(words) as T;
}
