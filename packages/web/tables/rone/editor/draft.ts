import type { Language } from '@starhold/kernel';
import {
  type Condition,
  type Modifier,
  type Op,
  packOf,
  packs,
  registerScenario,
  type ScenarioDef,
  scenarioOf,
} from '@starhold/rone/content';

/** A scenario in the making: what will be its file, whole or not. */

export type Names = Record<Language, string>;
export type Line = { melee: number; ranged: number; armour: number; health: number; modifiers?: Modifier[] };

export interface EventDraft {
  id: string;
  round: number;
  name: Names;
  whileActive: Modifier[];
  onEnd: Op[];
}

export interface Draft {
  id: string;
  name: Names;
  prep: Op[];
  events: EventDraft[];
  support: [Line, Line, Line];
  target?: { armourPerPlayer: number; healthBase: number; healthPerPlayer: number; when: Condition };
  victory: Condition;
  defeat?: Condition;
}

const line = (melee: number, ranged: number): Line => ({ melee, ranged, armour: 0, health: 0 });
const same = (text: string): Names => ({ en: text, cs: text, de: text });

/** Enough to be played at once. */
export function blank(name: string, event: string, taken: readonly string[]): Draft {
  return {
    id: freeId(idOf(name), taken),
    name: same(name),
    prep: [{ op: 'fillZones' }],
    events: [{ id: 'end', round: 8, name: same(event), whileActive: [], onEnd: [] }],
    support: [line(3, 1), line(2, 1), line(0, 0)],
    victory: { ended: 'end' },
  };
}

/** One of the campaign, to be changed. */
export function copyOf(def: ScenarioDef, name: string, taken: readonly string[]): Draft {
  const { no: _no, source: _source, ...own } = structuredClone(def);
  return { ...(own as unknown as Draft), id: freeId(idOf(name), taken), name: same(name) };
}

/** Letters, digits and dashes, as ids of packs have them. */
export function idOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 30);
  return `my-${plain === '' ? 'scenario' : plain}`;
}

/** What cards, leaders and scenarios are called is taken; so are the ids of one's other scenarios. */
export function freeId(wanted: string, taken: readonly string[]): string {
  const { names } = packOf({ pack: packs.base });
  const isTaken = (id: string): boolean => taken.includes(id) || names.has(id);
  if (!isTaken(wanted)) return wanted;
  let n = 2;
  while (isTaken(`${wanted}-${n}`)) n++;
  return `${wanted}-${n}`;
}

/** A name that is the same everywhere stays so; translations are changed one by one. */
export function renamed(names: Names, lang: Language, text: string): Names {
  const isOne = names.en === names.cs && names.cs === names.de;
  return isOne ? same(text) : { ...names, [lang]: text };
}

export interface Problem {
  /** `events.0.round`; `scenario` for all of it. */
  field: string;
  message: string;
}

export type Checked = { def: ScenarioDef; problem: null } | { def: null; problem: Problem };

/** By the schema of the game: quick, while somebody writes. */
export function check(raw: unknown): Checked {
  try {
    return { def: scenarioOf(raw), problem: null };
  } catch (error) {
    return { def: null, problem: problemOf(error) };
  }
}

/** As the game itself takes it: everything it speaks of must be there. Answers the key of a pack that can be played. */
export function prove(raw: unknown): { key: string; problem: null } | { key: null; problem: Problem } {
  try {
    return { key: registerScenario(raw), problem: null };
  } catch (error) {
    return { key: null, problem: problemOf(error) };
  }
}

export function problemOf(error: unknown): Problem {
  const text = error instanceof Error ? error.message : String(error);
  const at = text.indexOf(': ');
  return at < 0 ? { field: 'scenario', message: text } : { field: text.slice(0, at), message: text.slice(at + 2) };
}

/** More than any honest scenario. */
export const MOST_SIGNS = 200_000;

/** A file that somebody brings; throws with one line. */
export function draftFrom(text: string, taken: readonly string[]): Draft {
  if (text.length > MOST_SIGNS)
    throw new Error(`scenario: ${text.length} signs are too many; a scenario has at most ${MOST_SIGNS}`);
  let raw: unknown;
  try {
    raw = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch (error) {
    throw new Error(`scenario: no JSON: ${(error as Error).message.split('\n')[0]}`);
  }
  const { source: _source, no: _no, ...own } = scenarioOf(raw);
  return { ...(own as unknown as Draft), id: freeId(own.id, taken) };
}

export const fileOf = (draft: Draft): string => `${JSON.stringify(draft, null, 2)}\n`;
