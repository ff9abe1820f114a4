import type * as z from 'zod';
import type { CatalogueEntry, Packs } from './game.ts';
import { hashOf } from './hash.ts';

/** What every pack is, whatever the game: a value with an id; lists of cards, each with an id. */
interface PackDefinition {
  id: string;
}

/** How a game makes its packs. */
export interface PackMaker<D extends PackDefinition, P> {
  schema: z.ZodType<D>;
  base: D;
  /** Of `base`, written down so that nobody has to compute it at every start; a test holds it against the content. */
  baseHash: string;
  /** Tables, indexes and lists of a definition. Throws with one line that names the field. */
  build(definition: D, key: string): P;
  catalogue(pack: P): CatalogueEntry[];
}

const HASH_LENGTH = 12;
/** More than any honest pack, little enough to be looked at in a moment. */
export const MOST_PACK_BYTES = 2_000_000;

export function packHash(definition: unknown): string {
  return hashOf(definition).slice(0, HASH_LENGTH);
}

/**
 * The contents of one game by key (`base@1f3a…`): a key names a content for good. A raw pack that says `extends: 'base'`
 * adds its lists to those of the base pack; one that does not stands for itself.
 */
export class PackShelf<D extends PackDefinition, P> implements Packs {
  readonly base: string;
  private readonly maker: PackMaker<D, P>;
  private readonly made = new Map<string, { definition: D; pack: P }>();
  /** Asked for at every step of a game. */
  private lastKey: string;
  private lastPack: P;

  constructor(maker: PackMaker<D, P>) {
    this.maker = maker;
    this.base = `${maker.base.id}@${maker.baseHash}`;
    this.lastKey = this.base;
    this.lastPack = this.put(this.base, maker.base);
  }

  private put(key: string, definition: D): P {
    const pack = this.maker.build(definition, key);
    this.made.set(key, { definition, pack });
    return pack;
  }

  at(key: string): P {
    if (this.lastKey === key) return this.lastPack;
    const found = this.made.get(key);
    if (!found) throw new Error(`unknown pack ${key}`);
    this.lastKey = key;
    this.lastPack = found.pack;
    return found.pack;
  }

  has(key: string): boolean {
    return this.made.has(key);
  }

  definition(key: string): D | undefined {
    return this.made.get(key)?.definition;
  }

  catalogue(key: string): CatalogueEntry[] {
    return this.maker.catalogue(this.at(key));
  }

  /** Every key that was made known, the base pack first. */
  get keys(): string[] {
    return [...this.made.keys()];
  }

  register(raw: unknown): string {
    const whole = this.isAddition(raw) ? this.extended(raw) : raw;
    const parsed = this.maker.schema.safeParse(whole);
    if (!parsed.success) throw new Error(firstProblem(parsed.error));
    const definition = parsed.data;
    requireDifferentIds(definition);
    const key = `${definition.id}@${packHash(definition)}`;
    if (this.made.has(key)) return key;
    // The name of the base pack is taken, except by the base pack of another version that a save brings along.
    this.put(key, definition);
    return key;
  }

  private isAddition(raw: unknown): raw is Record<string, unknown> {
    return typeof raw === 'object' && raw !== null && !Array.isArray(raw) && 'extends' in raw;
  }

  private extended(raw: Record<string, unknown>): Record<string, unknown> {
    const { extends: of, ...own } = raw;
    const { base } = this.maker;
    if (of !== base.id) throw new Error(`extends: there is no pack "${String(of).slice(0, 40)}"; there is: ${base.id}`);
    if (own.id === base.id) throw new Error(`id: "${base.id}" is the name of the pack that is extended`);
    // What a pack promises of its own counts holds for itself only.
    const { expects: _, ...whole } = base as Record<string, unknown>;
    for (const [field, value] of Object.entries(own)) {
      const before = whole[field];
      whole[field] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
    }
    return whole;
  }
}

/** Ids are names: one that stands twice in a list would hide a card. */
function requireDifferentIds(definition: object): void {
  for (const [field, list] of Object.entries(definition)) {
    if (!Array.isArray(list)) continue;
    const met = new Set<unknown>();
    list.forEach((entry: unknown, i) => {
      const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
      if (id !== undefined && met.has(id)) throw new Error(`${field}.${i}.id: "${String(id)}" is there already`);
      met.add(id);
    });
  }
}

/** The deepest field that a schema finds wrong, and what is wrong with it. */
export function firstProblem(error: z.ZodError): string {
  const { path, message } = deepest(error.issues, []);
  return `${path.join('.') || 'pack'}: ${message}`;
}

type Issue = z.core.$ZodIssue;

function deepest(issues: readonly Issue[], above: readonly PropertyKey[]): { path: PropertyKey[]; message: string } {
  const [issue] = issues;
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') return { path: [...path, ...issue.keys], message: 'unknown field' };
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return { path, message: issue.message };
  // Of the alternatives the one that got furthest is the one that was meant.
  const inside = issue.errors.filter((e) => e.length > 0).map((e) => deepest(e, path));
  return inside.reduce((best, one) => (one.path.length > best.path.length ? one : best), {
    path,
    message: issue.message,
  });
}
