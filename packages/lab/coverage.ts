import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CatalogueEntry } from '@starhold/kernel';
import { InputError } from './input-error.ts';

/** Which rules of a game are proved by a case or a test, which of its cards are played in one, and which are not. */
export interface Coverage {
  rules: number;
  cited: number;
  uncited: string[];
  /** Rules that software cannot test, each with the reason; they do not count as uncited. */
  untestable: Record<string, string>;
  /** Ids that somebody cites but no rules file has. */
  unknown: string[];
  citations: { id: string; title: string; by: string[] }[];
  /** Of the base pack, as `kind:id`. */
  cards: number;
  cardsPlayed: number;
  cardsUnplayed: string[];
}

interface RuleTitle {
  id: string;
  title: string;
}

const RULE_ID = /\b[A-Z]{3,}-\d+(?:\.\d+)?\b/g;

/**
 * By convention: `rule-ids.json`, `untestable.json`, `cases/` and `test/` in the folder of the game; and
 * `text/golden/plays.en.txt`, which tells how each card was played below a line `# kind:id`.
 */
export function coverageOf(folder: string, catalogue: readonly Pick<CatalogueEntry, 'kind' | 'id'>[] = []): Coverage {
  const rules = readJson<RuleTitle[]>(join(folder, 'rule-ids.json'));
  const listed = existsSync(join(folder, 'untestable.json'))
    ? readJson<Record<string, string>>(join(folder, 'untestable.json'))
    : {};
  const by = new Map<string, Set<string>>();
  const cite = (id: string, file: string): void => {
    const files = by.get(id) ?? new Set();
    by.set(id, files.add(relative(folder, file)));
  };
  for (const file of filesIn(join(folder, 'cases'), '.json')) for (const id of rulesOfCases(file)) cite(id, file);
  for (const file of filesIn(join(folder, 'test'), '.ts')) {
    for (const id of readFileSync(file, 'utf8').match(RULE_ID) ?? []) cite(id, file);
  }

  const known = new Set(rules.map((r) => r.id));
  const prefixes = new Set(rules.map((r) => r.id.split('-')[0]));
  const unknown = [...by.keys()].filter((id) => !known.has(id) && prefixes.has(id.split('-')[0]));
  const untestable = Object.fromEntries(Object.entries(listed).filter(([id]) => known.has(id) && !by.has(id)));
  return {
    rules: rules.length,
    cited: rules.filter((r) => by.has(r.id)).length,
    uncited: rules.map((r) => r.id).filter((id) => !by.has(id) && !Object.hasOwn(untestable, id)),
    untestable,
    unknown: unknown.sort(),
    citations: rules.map((r) => ({ ...r, by: [...(by.get(r.id) ?? [])].sort() })),
    ...playsOf(join(folder, 'text/golden/plays.en.txt'), catalogue),
  };
}

function playsOf(
  file: string,
  catalogue: readonly Pick<CatalogueEntry, 'kind' | 'id'>[],
): Pick<Coverage, 'cards' | 'cardsPlayed' | 'cardsUnplayed'> {
  const told = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const played = new Set([...told.matchAll(/^# (\S+)$/gm)].map((heading) => heading[1]));
  const cards = [...new Set(catalogue.map(({ kind, id }) => `${kind}:${id}`))];
  const cardsUnplayed = cards.filter((card) => !played.has(card));
  return { cards: cards.length, cardsPlayed: cards.length - cardsUnplayed.length, cardsUnplayed };
}

function readJson<T>(file: string): T {
  if (!existsSync(file)) throw new InputError(`there is no ${file}`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    throw new InputError(`${file} is not JSON`);
  }
}

export function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .sort();
}

/** A file holds one case or a list of them; what is not a case is for `check` to say. */
function rulesOfCases(file: string): string[] {
  const raw = readJson<unknown>(file);
  return (Array.isArray(raw) ? raw : [raw]).flatMap((one: unknown) => {
    const { rule } = (one ?? {}) as { rule?: unknown };
    return Array.isArray(rule) ? rule.filter((id) => typeof id === 'string') : [];
  });
}
