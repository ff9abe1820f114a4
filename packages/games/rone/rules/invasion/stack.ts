import {
  DAMAGES,
  type Damage,
  type InvasionDef,
  type Modifier,
  packOf,
  type ScenarioDef,
} from '../../content/index.ts';
import type { State } from '../../state.ts';
import type { Invasion } from './state.ts';

/** The deployed stack (RONE-19). All totals are added up when they are asked for: support comes and goes. */

export type Stat = 'melee' | 'ranged' | 'armour' | 'health';

export function scenarioOf(s: State): ScenarioDef {
  return packOf(s).scenarios[invasionOf(s).scenario];
}

export function invasionOf(s: State): Invasion {
  if (!s.inv) throw new Error('there is no Invasion in this mode');
  return s.inv;
}

/** The lines of the scenario card in sight: none without support, else up to the chosen one (RONE-17.6, 17.8). */
export function linesInSight(s: State): number {
  if (s.options.noSupport && (scenarioOf(s).no ?? 1) === 1) return 0;
  return 1 + ['easy', 'normal', 'hard'].indexOf(s.options.difficulty);
}

/** Support of the scenario card and of all deployed cards. */
export function supportOf(s: State, stat: Stat): number {
  const { stack } = invasionOf(s);
  const { invasion } = packOf(s);
  const { support } = scenarioOf(s);
  let sum = 0;
  const lines = linesInSight(s);
  for (let i = 0; i < lines; i++) sum += support[i][stat];
  for (let i = 0; i < stack.length; i++) sum += invasion[stack[i]].support[stat];
  return sum;
}

export function topOf(s: State): InvasionDef | undefined {
  const { stack } = invasionOf(s);
  return stack.length === 0 ? undefined : packOf(s).invasion[stack[stack.length - 1]];
}

/** RONE-19.2: the top card's own value with all support; armour and health with what it has gained, before damage. */
export function totalOf(s: State, stat: Stat): number {
  const top = topOf(s);
  if (!top) return 0;
  const inv = invasionOf(s);
  const at = inv.stack.length - 1;
  const gained = stat === 'armour' ? inv.moreArmour[at] : stat === 'health' ? inv.moreHealth[at] : 0;
  return top.combat[stat] + supportOf(s, stat) + gained;
}

/** What is left of the top card's armour and health. */
export function armourLeft(s: State): number {
  const { stack, armourHit } = invasionOf(s);
  return Math.max(0, totalOf(s, 'armour') - armourHit[stack.length - 1]);
}

export function healthLeft(s: State): number {
  const { stack, healthHit } = invasionOf(s);
  return totalOf(s, 'health') - healthHit[stack.length - 1];
}

/** Armour and health that the scenario card starts with, [0, 0] without a target. */
export function targetStart(s: State): [armour: number, health: number] {
  const { target } = scenarioOf(s);
  if (!target) return [0, 0];
  const n = s.players.length;
  return [target.armourPerPlayer * n, target.healthBase + target.healthPerPlayer * n];
}

export function targetLeft(s: State): [armour: number, health: number] {
  const [armour, health] = targetStart(s);
  const inv = invasionOf(s);
  return [armour - inv.targetArmourHit, health - inv.targetHealthHit];
}

/** Text of the top card that works only while it is the top card. */
export function topHas(s: State, mod: 'swallow' | 'immune', damage?: number): boolean {
  return (topOf(s)?.top ?? []).some(
    (m) => m.mod === mod && (m.mod !== 'immune' || damage === undefined || m.to === (DAMAGES[damage] as Damage)),
  );
}

/** Tells of everything on the Invasion's side that changes something for the players for as long as it is there. */
export function eachLasting(s: State, tell: (m: Modifier, source: string) => void): void {
  const inv = invasionOf(s);
  const pack = packOf(s);
  for (const card of inv.stack) {
    const { lasting, id } = pack.invasion[card];
    for (const m of lasting) tell(m, id);
  }
  for (const protocol of inv.protocols) {
    const { modifiers, id } = pack.protocols[protocol];
    for (const m of modifiers) tell(m, id);
  }
  const scenario = scenarioOf(s);
  const lines = linesInSight(s);
  for (let i = 0; i < lines; i++) for (const m of scenario.support[i].modifiers) tell(m, scenario.id);
  const events = eventsInOrder(scenario);
  for (let i = inv.events; i < events.length; i++) for (const m of events[i].whileActive) tell(m, scenario.id);
}

/** IS10: nobody may spend re-roll tokens. */
export function rerollsForbidden(s: State): boolean {
  if (!s.inv) return false;
  let found = false;
  eachLasting(s, (m) => {
    if (m.mod === 'noReroll') found = true;
  });
  return found;
}

export type ScenarioEvent = ScenarioDef['events'][number];

const ORDERED = new WeakMap<ScenarioDef, ScenarioEvent[]>();

/** ascending; those of one round as they stand. */
export function eventsInOrder(scenario: ScenarioDef): readonly ScenarioEvent[] {
  let events = ORDERED.get(scenario);
  if (!events) {
    events = scenario.events.slice().sort((a, b) => a.round - b.round);
    ORDERED.set(scenario, events);
  }
  return events;
}
