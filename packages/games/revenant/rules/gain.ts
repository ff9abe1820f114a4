import { opsFrame } from '@starhold/effects';
import { HOUSES } from '../content/index.ts';
import { isRival, type Player, type State, type X } from '../state.ts';
import { dataLeft } from './board.ts';
import { occur } from './listening.ts';
import { sectorRef } from './refs.ts';
import { gainResources, several } from './storage.ts';

/** What players gain and lose besides resources: tactics, influence, data, void remnants, ranks (REV-6 to 10, 16). */

export const MOST_TACTICS = 12;
export const MOST_INFLUENCE = 8;
export const MOST_RANK = 3;
export const SET = 3;

const MATERIAL = 0;
const NEUTRONIUM = 3;
/** REV-10.3: space and resource. */
const TACTICS_REWARDS: readonly (readonly [space: number, kind: number])[] = [
  [3, MATERIAL],
  [6, MATERIAL],
  [12, NEUTRONIUM],
];
/** REV-8.3. */
const REWARD_SPACES: readonly number[] = [2, 5, 8];

/** REV-10.2: on top of whatever lies there. */
function restack(s: State, player: number): void {
  s.tacticsStack.splice(s.tacticsStack.indexOf(player), 1);
  s.tacticsStack.push(player);
}

export function gainTactics(x: X, player: number, n: number, rule = 'REV-10.1'): void {
  const { s } = x;
  const p = s.players[player];
  const from = p.tactics;
  p.tactics = Math.min(MOST_TACTICS, from + n);
  if (p.tactics === from) return;
  restack(s, player);
  x.tell('tactics', rule, player, { n: p.tactics - from, now: p.tactics });
  for (const [space, kind] of TACTICS_REWARDS) {
    if (from < space && space <= p.tactics) gainKind(x, player, kind, 1, 'REV-10.3');
  }
}

/** Rules file 6.3.8: to the left, on top of any stack there, without rewards. */
export function loseTactics(x: X, player: number, n: number): void {
  const { s } = x;
  const p = s.players[player];
  const lost = Math.min(n, p.tactics);
  if (lost === 0) return;
  p.tactics -= lost;
  restack(s, player);
  x.tell('tactics', 'REV-29.8', player, { n: -lost, now: p.tactics });
}

/** Of one kind; the Rival counts resources as supply (6.3.11, 11). */
export function gainKind(x: X, player: number, kind: number, n: number, rule: string): void {
  if (isRival(x.s, player)) return gainSupply(x, n);
  gainResources(x, player, several(kind, n), rule);
}

export function gainSupply(x: X, n: number): void {
  const { rival } = x.s;
  if (rival === null || n === 0) return;
  rival.supply += n;
  x.tell('supply', 'REV-35.1', 1, { n, now: rival.supply });
}

/** REV-8.2, 8.3. `ship` acts. */
export function gainInfluence(x: X, player: number, house: number, ship: number, rule: string): void {
  const { s } = x;
  const p = s.players[player];
  if (p.influence[house] === MOST_INFLUENCE) return;
  const now = ++p.influence[house];
  x.tell('influence', rule, player, { house: HOUSES[house], n: 1, now });
  const at = REWARD_SPACES.indexOf(now);
  const bit = 1 << (house * 3 + at);
  if (at < 0 || (s.rewards & bit) === 0) return;
  s.rewards &= ~bit;
  x.tell('reward', 'REV-8.3', player, { house: HOUSES[house], space: now });
  if (isRival(s, player)) return rivalReward(x, house);
  const list = `${HOUSES[house]}/reward`;
  x.push(opsFrame(player, list, ship, list));
}

const NOVARIS = 3;
/** 6.3.11, 5. */
function rivalReward(x: X, house: number): void {
  if (house === NOVARIS) gainTactics(x, 1, 2);
  else gainSupply(x, 1);
}

export function loseInfluence(x: X, player: number, house: number): void {
  const p = x.s.players[player];
  if (p.influence[house] === 0) return;
  p.influence[house]--;
  x.tell('influence', 'REV-8.2', player, { house: HOUSES[house], n: -1, now: p.influence[house] });
}

/** REV-7: a third one completes the set even if no cube is left (AMB-30). */
export function gainData(x: X, player: number, n: number, ship: number): void {
  const { s } = x;
  const p = s.players[player];
  for (let i = 0; i < n; i++) {
    if (p.data + 1 < SET && dataLeft(s) <= 0) return;
    p.data++;
    x.tell('data', 'REV-7.1', player, { n: 1, now: p.data });
    if (p.data < SET) continue;
    p.data = 0;
    tradeIn(x, player, 'data', 'REV-7.2', ship);
  }
}

/** REV-6.4, 6.7. */
export function gainRemnants(x: X, player: number, n: number, ship: number): void {
  const p = x.s.players[player];
  for (let i = 0; i < n; i++) {
    p.remnants++;
    x.tell('remnants', 'REV-6.4', player, { n: 1, now: p.remnants });
    if (p.remnants < SET) continue;
    p.remnants = 0;
    tradeIn(x, player, 'remnants', 'REV-6.7', ship);
  }
}

function tradeIn(x: X, player: number, what: 'data' | 'remnants', rule: string, ship: number): void {
  x.tell('tradedIn', rule, player, { what });
  x.push({ k: 'hidden', seat: player, ship, step: 0 });
}

export function changeRank(x: X, player: number, n: number, rule: string): void {
  const p = x.s.players[player];
  const now = Math.min(MOST_RANK, Math.max(0, p.rank + n));
  if (now === p.rank) return;
  p.rank = now;
  x.tell('rank', rule, player, { n, now });
}

/** REV-14.2: each Voidborn ship destroyed gives 1 tactic. `ship` acts. */
export function kill(x: X, player: number, sector: number, ship: number, rule: string): void {
  const { s } = x;
  s.voidborn[sector]--;
  x.tell('destroyed', rule, player, { sector: sectorRef(sector), now: s.voidborn[sector] });
  if (!isRival(s, player)) occur(x, ['kill'], player, ship);
  gainTactics(x, player, 1, 'REV-14.2');
}

export const hiddenOf = (p: Player): number => p.hidden.reduce((a, b) => a + b, 0);
