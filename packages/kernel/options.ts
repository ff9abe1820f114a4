import * as z from 'zod';
import type { OptionSpec } from './game.ts';

/** What a game can be set to, read off the schema of its options. */

/** Everything besides players and difficulty. */
export function optionSpecs(schema: z.ZodType): Record<string, OptionSpec> {
  const { properties } = z.toJSONSchema(schema, { io: 'input' }) as {
    properties: Record<string, { enum?: string[]; type?: string; default: OptionSpec['default'] }>;
  };
  const specs: Record<string, OptionSpec> = {};
  for (const [key, p] of Object.entries(properties)) {
    if (key === 'players' || key === 'difficulty') continue;
    specs[key] = { values: p.enum ?? [true, false], default: p.default };
  }
  return specs;
}

/** Fails with the first thing that is wrong, in one line. */
export function parseOptions<O>(schema: z.ZodType<O>, raw: unknown): O {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.');
  throw new Error(`option ${where}: ${issue.message}`);
}
