import { roomsOf } from '@starhold/effects';
import { listsIn } from './lists.ts';
import { HOUSES, type Op } from './ops.ts';
import { NAMED, type PackDef } from './schema-pack.ts';

/** What no schema can see: that everything a pack speaks of is there. Each refusal is one line that names the field. */

/** Texts, logs and addresses of lists know everything by its id alone, whatever kind of card it is. */
function requireOwnIds(def: PackDef): void {
  const met = new Map<string, string>();
  const meet = (id: string, field: string, where: string): void => {
    const before = met.get(id);
    if (before !== undefined) throw new Error(`${field}: "${id}" is there already, among the ${before}`);
    met.set(id, where);
  };
  for (const list of NAMED) def[list].forEach(({ id }, i) => void meet(id, `${list}.${i}.id`, list));
  def.houses.forEach(({ upper, lower }, i) => {
    meet(upper.id, `houses.${i}.upper.id`, 'effects of arks');
    meet(lower.id, `houses.${i}.lower.id`, 'effects of arks');
  });
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
      for (const { id, do: does } of op.of) {
        const meaning = JSON.stringify(does);
        if ((met.get(id) ?? meaning) !== meaning) {
          throw new Error(`${here}.of: the branch "${id}" does something else in another place`);
        }
        met.set(id, meaning);
      }
    }
    for (const [room, inner] of roomsOf(op)) requireOwnBranches(inner as readonly Op[], `${here}.${room}`, met);
  });
}

/** Losses are somebody's: the player's a for-each is at. */
const OF_SOMEBODY: readonly string[] = [
  'lose',
  'loseTactics',
  'loseInfluence',
  'loseRank',
  'losePrestige',
  'discardCards',
  'discardHidden',
  'gainCorruption',
];
/** Nobody acts when the Revenant fails. */
const OF_FAILURES: readonly string[] = ['batter', 'corruptShips', 'addVoidborn', 'destroyShuttles', 'each'];

function requireSide(ops: readonly Op[], at: string, failure: boolean, inside: boolean): void {
  ops.forEach((op, i) => {
    const here = `${at}.${i}`;
    const loss = OF_SOMEBODY.includes(op.op);
    if (loss && !(failure && inside)) throw new Error(`${here}.op: "${op.op}" stands only inside each, in failures`);
    if (!loss && failure !== OF_FAILURES.includes(op.op)) {
      throw new Error(`${here}.op: "${op.op}" ${failure ? 'does not belong to failures' : 'is for failures only'}`);
    }
    for (const [room, inner] of roomsOf(op)) requireSide(inner as readonly Op[], `${here}.${room}`, failure, true);
  });
}

function requireCards(def: PackDef): void {
  def.operations.forEach(({ kind, abilities, modifiers, do: ops }, i) => {
    const at = `operations.${i}`;
    const works = abilities.length + modifiers.length > 0;
    if (kind === 'command' && works) throw new Error(`${at}.abilities: a command card is carried out at once`);
    if (kind !== 'command' && ops.length > 0) throw new Error(`${at}.do: only command cards are carried out at once`);
    if (kind === 'cadet' && modifiers.length > 0) throw new Error(`${at}.modifiers: only frigate cards have them`);
    if (kind === 'command' ? ops.length === 0 : !works) throw new Error(`${at}: does nothing`);
  });
}

function requireBoards(def: PackDef): void {
  def.planets.forEach(({ upper, lower }, i) => {
    if (upper.symbol === lower.symbol) throw new Error(`planets.${i}: exactly one effect has the mining symbol`);
  });
  def.frigates.forEach(({ sections, slots }, i) => {
    if (new Set(sections).size < sections.length)
      throw new Error(`frigates.${i}.sections: a bonus action stands twice`);
    if (slots[0].length > 0) throw new Error(`frigates.${i}.slots.0: the leftmost slot has no bonus`);
  });
  def.scanners.forEach(({ benefits, shuttle }, i) => {
    const chosen = benefits.some(({ op }) => op === 'chooseShuttle');
    if (chosen !== (shuttle !== undefined)) {
      throw new Error(`scanners.${i}.shuttle: there if and only if a shuttle is chosen`);
    }
  });
  def.houses.forEach(({ id }, i) => {
    if (id !== HOUSES[i]) throw new Error(`houses.${i}.id: must be ${HOUSES[i]}`);
  });
}

export function requireSound(def: PackDef): void {
  requireOwnIds(def);
  requireCards(def);
  requireBoards(def);
  const failures = new Set(def.failures.map(({ id }) => id));
  const branches = new Map<string, string>();
  for (const [address, ops] of listsIn(def)) {
    requireShallow(ops, address);
    requireSide(ops, address, failures.has(address.split('/')[0]), false);
    requireOwnBranches(ops, address, branches);
  }
}
