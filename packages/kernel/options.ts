import * as z from 'zod';
import type { OptionSpec } from './game.ts';

/** What a game can be set to, read off the schema of its options. */

interface JsonProperty {
  enum?: string[];
  type?: string;
  minimum?: number;
  maximum?: number;
  items?: { enum?: string[] };
  minItems?: number;
  maxItems?: number;
  default?: unknown;
}

/** Everything besides players, difficulty and content. */
export function optionSpecs(schema: z.ZodType): Record<string, OptionSpec> {
  const { properties } = z.toJSONSchema(schema, { io: 'input' }) as { properties: Record<string, JsonProperty> };
  const specs: Record<string, OptionSpec> = {};
  for (const [key, property] of Object.entries(properties)) {
    if (key !== 'players' && key !== 'difficulty' && key !== 'pack') specs[key] = specOf(key, property);
  }
  return specs;
}

function specOf(key: string, p: JsonProperty): OptionSpec {
  if (p.enum) return { kind: 'choice', values: p.enum, default: p.default as string };
  if (p.type === 'boolean') return { kind: 'switch', default: p.default as boolean };
  if (p.type === 'integer' && p.minimum !== undefined && p.maximum !== undefined) {
    return { kind: 'number', min: p.minimum, max: p.maximum, default: p.default as number };
  }
  if (p.type === 'array' && p.items?.enum) {
    const { enum: of } = p.items;
    return { kind: 'list', of, min: p.minItems ?? 0, max: p.maxItems ?? of.length, default: p.default as string[] };
  }
  throw new Error(`option ${key} is neither a choice, a switch, a bounded number nor a list`);
}

/** Every value, where they are few enough to be tried one by one; of numbers and lists the ends and the default. */
export function valuesOf(spec: OptionSpec): OptionSpec['default'][] {
  switch (spec.kind) {
    case 'choice':
      return spec.values;
    case 'switch':
      return [true, false];
    case 'number':
      return [...new Set([spec.default, spec.min, spec.max])];
    case 'list':
      return [spec.default, spec.of.slice(0, spec.max), spec.of.slice(-spec.min || spec.of.length)];
  }
}

/** Fails with the first thing that is wrong, in one line. */
export function parseOptions<O>(schema: z.ZodType<O>, raw: unknown): O {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.');
  throw new Error(`option ${where}: ${issue.message}`);
}
