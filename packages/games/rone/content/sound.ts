import { roomsOf } from '@starhold/effects';
import { listsIn } from './lists.ts';
import type { Condition, Op } from './ops.ts';
import type { Modifier, PackDef, ScenarioDef } from './schema.ts';

/** What no schema can see: that everything a pack speaks of is there. Each refusal is one line that names the field. */

const NAMED = ['cards', 'leaders', 'technologies', 'invasion', 'protocols', 'scenarios'] as const;

/** Texts, logs and addresses of lists know everything by its id alone, whatever kind of card it is. */
function requireOwnIds(def: PackDef): void {
  const met = new Map<string, string>([
    ['pair', 'board'],
    ['zone', 'board'],
    ['reshuffle', 'board'],
  ]);
  const meet = (id: string, field: string, where: string): void => {
    const before = met.get(id);
    if (before !== undefined) throw new Error(`${field}: "${id}" is there already, among the ${before}`);
    met.set(id, where);
  };
  for (const list of NAMED) def[list].forEach(({ id }, i) => void meet(id, `${list}.${i}.id`, list));
  def.board.parts.forEach(({ id }, i) => void meet(id, `board.parts.${i}.id`, 'spare-part actions'));
  def.invasionBoard.actions.forEach(
    ({ id }, i) => void meet(id, `invasionBoard.actions.${i}.id`, 'additional actions'),
  );
}

/** Nothing can be read or run that is nested without end. */
const DEEPEST = 6;
function requireShallow(ops: readonly { op: string }[], at: string, depth = 1): void {
  if (depth > DEEPEST) throw new Error(`${at}: nested more than ${DEEPEST} deep`);
  ops.forEach((op, i) => {
    for (const [room, inner] of roomsOf(op)) requireShallow(inner, `${at}.${i}.${room}`, depth + 1);
  });
}

/** A branch is told by its id alone: one id, one meaning. */
function requireOwnBranches(ops: readonly Op[], at: string, met: Map<string, string>): void {
  ops.forEach((op, i) => {
    const here = `${at}.${i}`;
    if (op.op === 'choose') {
      for (const { id } of op.of) {
        const before = met.get(id);
        if (before !== undefined) throw new Error(`${here}.of: the branch "${id}" is there already, at ${before}`);
        met.set(id, here);
      }
    }
    for (const [room, inner] of roomsOf(op)) requireOwnBranches(inner as readonly Op[], `${here}.${room}`, met);
  });
}

/** `it` means somebody only inside a for-each. */
function requireSomebody(ops: readonly Op[], at: string, inside: boolean): void {
  ops.forEach((op, i) => {
    const here = `${at}.${i}`;
    if ('who' in op && op.who === 'it' && !inside) throw new Error(`${here}.who: "it" stands only inside each`);
    for (const [room, inner] of roomsOf(op)) {
      requireSomebody(inner as readonly Op[], `${here}.${room}`, inside || op.op === 'each');
    }
  });
}

/** Operations with a player who does them, and operations of the Invasion, which has nobody to ask. */
const PLAYERS_ONLY: readonly string[] = [
  'deal',
  'resource',
  'store',
  'draw',
  'sacrifice',
  'recycle',
  'recruit',
  'discover',
  'enlist',
  'train',
  'screwIt',
  'upgrade',
  'refresh',
  'exhaust',
  'destroyPlayed',
  'repeatPlayed',
  'playDiscard',
  'may',
];
const INVASION_ONLY: readonly string[] = [
  'deploy',
  'deployMore',
  'invasionStore',
  'invasionRecycle',
  'fillZones',
  'fillDeck',
  'activate',
  'lock',
  'fortify',
  'destroySelf',
  'returnIt',
];
const ON_SOMEBODY: readonly string[] = [
  'suffer',
  'lose',
  'gain',
  'research',
  'mill',
  'destroyStored',
  'destroyScrews',
  'lock',
];
const OF_INVASION = ['it', 'invasion'];

/** A list of the Invasion speaks of somebody else in every line; one of a player never does the Invasion's work. */
function requireSide(ops: readonly Op[], at: string, invasion: boolean): void {
  ops.forEach((op, i) => {
    const here = `${at}.${i}`;
    if (!invasion && INVASION_ONLY.includes(op.op)) throw new Error(`${here}.op: "${op.op}" is for the Invasion only`);
    if (invasion && PLAYERS_ONLY.includes(op.op)) throw new Error(`${here}.op: "${op.op}" is for players only`);
    const who = 'who' in op ? op.who : undefined;
    if (invasion && ON_SOMEBODY.includes(op.op) && !OF_INVASION.includes(who ?? '')) {
      throw new Error(`${here}.who: must be "it" (inside each) or "invasion" here`);
    }
    for (const [room, inner] of roomsOf(op)) requireSide(inner as readonly Op[], `${here}.${room}`, invasion);
  });
}

/** Where what the ability has heard of, or the card itself, is there to be spoken of. */
function requireSpeaker(ops: readonly Op[], at: string): void {
  ops.forEach((op, i) => {
    if (op.op === 'returnIt' && !/\/on\d+/.test(at)) throw new Error(`${at}.${i}.op: "returnIt" needs a defeated card`);
    if (op.op === 'destroySelf' && !/\/(deployed|trained)/.test(at)) {
      throw new Error(`${at}.${i}.op: "destroySelf" stands only in deployed and trained`);
    }
    for (const [room, inner] of roomsOf(op)) requireSpeaker(inner as readonly Op[], `${at}.${i}.${room}`);
  });
}

function requireEvents(condition: Condition, ids: ReadonlySet<string>, at: string): void {
  if ('any' in condition) condition.any.forEach((c, i) => void requireEvents(c, ids, `${at}.any.${i}`));
  else if ('all' in condition) condition.all.forEach((c, i) => void requireEvents(c, ids, `${at}.all.${i}`));
  else if ('ended' in condition && !ids.has(condition.ended)) {
    throw new Error(`${at}.ended: there is no event ${condition.ended}`);
  }
}

const needsTarget = (condition: Condition): boolean => {
  if ('any' in condition) return condition.any.some(needsTarget);
  if ('all' in condition) return condition.all.some(needsTarget);
  return 'of' in condition && condition.of === 'scenarioHealth';
};

function requireSoundScenario(def: ScenarioDef, at: string): void {
  const ids = new Set<string>();
  def.events.forEach(({ id }, i) => {
    if (ids.has(id)) throw new Error(`${at}.events.${i}.id: "${id}" is there already`);
    ids.add(id);
  });
  requireEvents(def.victory, ids, `${at}.victory`);
  if (needsTarget(def.victory) && !def.target) throw new Error(`${at}.victory: there is no target with health`);
  if (def.defeat) requireEvents(def.defeat, ids, `${at}.defeat`);
  if (def.target) requireEvents(def.target.when, ids, `${at}.target.when`);
}

function requireActions(modifiers: readonly Modifier[], actions: ReadonlySet<string>, at: string): void {
  modifiers.forEach((modifier, i) => {
    if (modifier.mod === 'price' && !actions.has(modifier.action)) {
      throw new Error(`${at}.${i}.action: there is no spare-part action ${modifier.action}`);
    }
  });
}

/** Which lists are the Invasion's: of its cards, protocols, zones and scenarios, and its steps before a reshuffle. */
function invasionLists(def: PackDef): (address: string) => boolean {
  const owners = new Set(['zone', ...[...def.invasion, ...def.protocols, ...def.scenarios].map(({ id }) => id)]);
  return (address) => address === 'reshuffle/invasion' || owners.has(address.split('/')[0]);
}

export function requireSound(def: PackDef): void {
  requireOwnIds(def);
  const theirs = invasionLists(def);
  const branches = new Map<string, string>();
  for (const [address, ops] of listsIn(def)) {
    requireShallow(ops, address);
    requireSomebody(ops, address, false);
    requireSide(ops, address, theirs(address));
    requireSpeaker(ops, address);
    requireOwnBranches(ops, address, branches);
  }
  def.cards.forEach(({ set, training }, i) => {
    const due = set === 'recruit';
    if ((training !== undefined) !== due) {
      throw new Error(`cards.${i}.training: ${due ? 'a recruit card has one' : 'only recruit cards have one'}`);
    }
  });
  const actions = new Set(def.board.parts.map(({ id }) => id));
  for (const list of ['leaders', 'technologies', 'protocols'] as const) {
    def[list].forEach(({ modifiers }, i) => void requireActions(modifiers, actions, `${list}.${i}.modifiers`));
  }
  def.invasion.forEach(({ lasting, top }, i) => {
    requireActions(lasting, actions, `invasion.${i}.lasting`);
    requireActions(top, actions, `invasion.${i}.top`);
  });
  def.scenarios.forEach((scenario, i) => {
    const at = `scenarios.${i}`;
    requireSoundScenario(scenario, at);
    scenario.events.forEach(({ whileActive }, k) => {
      requireActions(whileActive, actions, `${at}.events.${k}.whileActive`);
    });
    scenario.support.forEach(({ modifiers }, k) => {
      requireActions(modifiers, actions, `${at}.support.${k}.modifiers`);
    });
  });
}
