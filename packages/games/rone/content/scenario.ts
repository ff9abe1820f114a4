import { firstProblem } from '@starhold/kernel';
import { BASE_PACK } from './base.ts';
import { ScenarioDef } from './schema.ts';

/**
 * Scenarios of players (RONE-25.1): a file holds one scenario by the schema of the pack, and is played as a pack that adds
 * it to the base pack. Everything wrong with it is said in one line that names the field; nothing is changed by a
 * refusal.
 */

/** Deeper than any list of operations. */
const DEEPEST = 30;

export interface ScenarioPack {
  id: string;
  extends: string;
  scenarios: ScenarioDef[];
}

/** Throws where something holds itself, or goes deeper than anything that can be meant. */
function requireTree(value: unknown, at: string, above: readonly object[]): void {
  if (typeof value !== 'object' || value === null) return;
  const field = at === '' ? 'scenario' : at;
  if (above.includes(value)) throw new Error(`${field}: holds itself`);
  if (above.length > DEEPEST) throw new Error(`${field}: nested more than ${DEEPEST} deep`);
  const inside = [...above, value];
  for (const [key, inner] of Object.entries(value)) requireTree(inner, at === '' ? key : `${at}.${key}`, inside);
}

/** Of an unknown effect its own word is said, not the list of all there are. */
function plainly(problem: string, raw: unknown): string {
  const [field, message] = [problem.slice(0, problem.indexOf(': ')), problem.slice(problem.indexOf(': ') + 2)];
  if (!message.startsWith('Invalid discriminator value')) return problem;
  let at: unknown = raw;
  for (const key of field.split('.')) at = (at as Record<string, unknown> | undefined)?.[key];
  return `${field}: there is no ${JSON.stringify(at)?.slice(0, 40) ?? 'such thing'}`;
}

/** A scenario as it was made in an editor. `source` and an empty list need not be written. */
export function scenarioOf(raw: unknown): ScenarioDef {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Error('scenario: must be an object');
  requireTree(raw, '', []);
  const { no, ...own } = raw as Record<string, unknown>;
  if (no !== undefined) throw new Error('no: only the scenarios of the campaign have a number');
  const parsed = ScenarioDef.safeParse({ source: 'custom', ...own });
  if (!parsed.success) throw new Error(plainly(firstProblem(parsed.error).replace(/^pack:/, 'scenario:'), raw));
  return parsed.data;
}

export function scenarioPack(raw: unknown): ScenarioPack {
  const scenario = scenarioOf(raw);
  return { id: scenario.id, extends: BASE_PACK.id, scenarios: [scenario] };
}

/** A scenario alone, as players write it, and not yet a pack. */
export function isScenario(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'victory' in raw && !('scenarios' in raw);
}

/** The pack puts the scenario behind those of the base pack; a reader of the file knows only one. */
export function asOfScenario(message: string, id: string): string {
  return message.replace(`scenarios.${BASE_PACK.scenarios.length}.`, '').replace(`${id}/`, '');
}
