import { opsFrame } from '@starhold/effects';
import { asksOne, asksSubset, type Forbid, type Handlers, optionId, refOf } from '@starhold/kernel';
import { type CrewId, packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { refOfThing, uidIn } from '../refs.ts';
import { bossDef, columnAt, enemiesOnBoard, enemyDef, isOnBoard, squareOf } from '../rules/board.ts';
import { kindOf } from '../rules/cards.ts';
import { coolShip, type X } from '../rules/damage.ts';
import { SKIPPED_CARD_COOLS, SLOT_ORDER, type SlotStep } from '../rules/rulings.ts';
import { BOSS_UID, type BosFrame, type BosState, NOBODY } from '../state.ts';

/** Executing the timeline, slot by slot: command, danger, boss danger (BOS-5.1). */

type Slots = Pick<Handlers<BosState, BosFrame, Events>, 'slot' | 'command' | 'hack'>;

/** BOS-19.1: only the captain's own ability, once per round. Says through `no` why another one is out of reach. */
export function canUse(s: BosState, crew: CrewId, no?: Forbid): boolean {
  const option = optionId('use', crew);
  if (s.options.players === 1) no?.(option, 'BOS-19.2', 'noCrewInSolo');
  else if (s.crew[s.captain] !== crew)
    no?.(option, 'BOS-19.1', s.crew.includes(crew) ? 'notCaptain' : 'noSuchCrew', crew);
  else if (s.crewUsed === 1) no?.(option, 'BOS-19.1', 'usedThisRound', crew);
  else return true;
  return false;
}

function canHack(s: BosState, no?: Forbid): boolean {
  if (!canUse(s, 'hacker', no)) return false;
  if (enemiesOnBoard(s) >= 2) return true;
  no?.('use:hacker', 'BOS-19.5', 'needsTwoEnemies');
  return false;
}

const MOVES = ['moveLeft', 'moveRight', 'doubleLeft', 'doubleRight'];
const SHOTS = ['shot', 'doubleShot'];

/** BOS-19.3, 19.6: abilities declared together with the card. */
function canTwist(s: BosState, crew: 'gunner' | 'pilot', kind: string, no?: Forbid): boolean {
  if (!canUse(s, crew, no)) return false;
  const fits = (crew === 'gunner' ? SHOTS : MOVES).includes(kind);
  if (!fits) no?.(optionId('use', crew), crew === 'gunner' ? 'BOS-19.3' : 'BOS-19.6', 'wrongCard', crew, kind, s.pack);
  return fits;
}

/** What a step of a slot is about: the command, the danger, or the boss whose card it is. */
function cardIn(s: BosState, at: number, step: SlotStep): string {
  if (step === 'command') return kindOf(s, s.timeline[at]);
  return step === 'danger' ? packOf(s).dangers[s.dangers[at]].id : bossDef(s).id;
}

/** Why abilities that have another moment than a slot are not offered in one (BOS-19.3, 19.4, 19.6, 19.7). */
function refuseCrew(s: BosState, step: SlotStep, no?: Forbid): void {
  if (step !== 'command') {
    if (canUse(s, 'gunner', no)) no?.('use:gunner', 'BOS-19.3', 'withItsCard', 'gunner');
    if (canUse(s, 'pilot', no)) no?.('use:pilot', 'BOS-19.6', 'withItsCard', 'pilot');
  }
  if (canUse(s, 'mechanic', no)) no?.('use:mechanic', 'BOS-19.7', 'onlyAtHeat', 'mechanic');
  if (canUse(s, 'scientist', no)) no?.('use:scientist', 'BOS-19.4', 'byItself', 'scientist');
}

function isDone(s: BosState, at: number, step: number): boolean {
  switch (SLOT_ORDER[step]) {
    case 'command':
      return s.timeline[at] < 0 || s.slots[at] !== 'open';
    case 'danger':
      return (
        s.slotSkipped === 1 || s.dangers[at] < 0 || (s.options.dangerRetirement === 'permanent' && s.retired === 1)
      );
    case 'boss':
      return s.slotSkipped === 1 || s.boss.entered === 0;
  }
}

/** Each step opens with a window in which the Hacker may act; with nothing to choose the kernel goes on. */
export const slots: Slots = {
  slot: asksOne({
    run(x, f): 'wait' | undefined {
      const { s } = x;
      if (f.step === 0 && s.nextSkipped === 1 && s.timeline[f.at] >= 0) skipCommand(x, f.at);
      if (f.step < SLOT_ORDER.length && !isDone(s, f.at, f.step)) return 'wait';
      if (++f.step > SLOT_ORDER.length) leaveSlot(x);
      return undefined;
    },
    ask(s, f, _stack, no) {
      const step = SLOT_ORDER[f.step];
      const about = { slot: f.at + 1, step, card: cardIn(s, f.at, step) };
      if (no) refuseCrew(s, step, no);
      if (step !== 'command') {
        if (s.slots[f.at] === 'skipped' && !SKIPPED_CARD_COOLS) no?.('flip', 'BOS-8.6', 'skippedCannotCool');
        no?.('flip', 'BOS-8.5', 'cardDone');
        no?.('resolve', 'BOS-5.1', 'cardDone');
        no?.('', 'BOS-5.1', 'dangerNext');
        return { seat: f.seat, kind: 'one', options: canHack(s, no) ? ['go', 'use:hacker'] : ['go'], about };
      }
      const options = ['resolve', 'flip'];
      if (canTwist(s, 'gunner', about.card, no)) options.push('use:gunner');
      if (canTwist(s, 'pilot', about.card, no)) options.push('use:pilot');
      if (canHack(s, no)) options.push('use:hacker');
      no?.('pass', 'BOS-5.2', 'mustResolve');
      no?.('', 'BOS-5.2', 'mustResolve');
      return { seat: f.seat, kind: 'one', options, about };
    },
    take(x, f, pick): void {
      const { s } = x;
      if (pick === 'use:hacker') return x.push({ k: 'hack', seat: s.captain, cause: 'crew:hacker' });
      const step = SLOT_ORDER[f.step];
      if (pick === 'flip') return flip(x, f.at);
      f.step++;
      if (step === 'command') return startCommand(x, f.at, pick);
      if (step === 'danger') return startDanger(x, f.at);
      startBossCard(x, f.at);
    },
  }),

  /** BOS-5.5 and A-14: heat first, then the effect, so a card that overheats the ship never finishes the boss (BOS-21.3). */
  command: {
    run(x, f): undefined {
      const { s } = x;
      const pack = packOf(s);
      const def = pack.commands[pack.cardKind[s.timeline[f.at]]];
      switch (f.step++) {
        case 0:
          if (def.heat > 0) x.push({ k: 'heat', seat: f.seat, left: def.heat, rule: 'BOS-5.5' });
          return;
        case 1:
          return x.push(opsFrame(f.seat, `command:${def.id}`, NOBODY, f.cause ?? '')) as undefined;
        default:
          s.twist = '';
          s.absorbed = [];
          return x.pop() as undefined;
      }
    },
  },

  /** BOS-19.5: two enemies take each other's exact place, with the damage on them. */
  hack: asksSubset({
    ask(s, f, _stack, no) {
      no?.('', 'BOS-19.5', 'needsTwoEnemies');
      const from = s.columns.flatMap((column) => column.map((e) => optionId('swap', refOfThing(e.uid))));
      return { seat: f.seat, kind: 'subset', from, min: 2, max: 2 };
    },
    take(x, _f, pick): void {
      const { s } = x;
      const [a, b] = pick.map((id) => uidIn(refOf(id)));
      const pa = squareOf(s, a);
      const pb = squareOf(s, b);
      if (!pa || !pb) throw new Error(`cannot swap ${a} and ${b}`);
      const first = columnAt(s, pa.column)[pa.index];
      const second = columnAt(s, pb.column)[pb.index];
      columnAt(s, pa.column)[pa.index] = second;
      columnAt(s, pb.column)[pb.index] = first;
      useCrew(x, 'hacker', 'BOS-19.5');
      x.tell('swapped', 'BOS-19.5', s.captain, {
        uid: a,
        enemy: enemyDef(s, first).id,
        withUid: b,
        withEnemy: enemyDef(s, second).id,
      });
      x.pop();
    },
  }),
};

export function useCrew(x: X, crew: CrewId, rule: string): void {
  x.s.crewUsed = 1;
  x.tell('crewUsed', rule, x.s.captain, { crew });
}

function startCommand(x: X, at: number, how: string): void {
  const { s } = x;
  const kind = kindOf(s, s.timeline[at]);
  s.slots[at] = 'resolved';
  s.absorbed = [];
  s.twist = '';
  const cause = `command:${kind}`;
  x.push({ k: 'command', seat: s.captain, at, step: 0, cause });
  x.tell('commandResolves', 'BOS-5.2', s.captain, { slot: at + 1, card: kind });
  if (how === 'resolve') return;
  s.twist = how === 'use:gunner' ? 'gunner' : 'pilot';
  useCrew(x, s.twist, s.twist === 'gunner' ? 'BOS-19.3' : 'BOS-19.6');
}

/** BOS-8.5: effect and heat symbol are ignored, the ship cools. */
function flip(x: X, at: number): void {
  const { s } = x;
  s.slots[at] = 'flipped';
  x.tell('commandFlipped', 'BOS-8.5', s.captain, { slot: at + 1, card: kindOf(s, s.timeline[at]) });
  coolShip(x);
}

/** BOS-16.4 and A-20. */
function skipCommand(x: X, at: number): void {
  const { s } = x;
  s.nextSkipped = 0;
  s.slots[at] = 'skipped';
  x.tell('commandSkipped', 'BOS-16.4', s.captain, { slot: at + 1, card: kindOf(s, s.timeline[at]) });
}

function startDanger(x: X, at: number): void {
  const { s } = x;
  const { id } = packOf(s).dangers[s.dangers[at]];
  x.push(opsFrame(s.captain, `danger:${id}`, NOBODY, `danger:${id}`));
  x.tell('dangerResolves', 'BOS-5.1', s.captain, { slot: at + 1, danger: id });
}

function startBossCard(x: X, at: number): void {
  const { s } = x;
  const { id } = bossDef(s);
  x.push(opsFrame(s.captain, `boss:${id}.${at + 1}`, BOSS_UID, `boss:${id}.${at + 1}`));
  x.tell('bossCardResolves', 'BOS-16.2', s.captain, { slot: at + 1, boss: id });
}

function leaveSlot(x: X): void {
  x.s.slotSkipped = 0;
  x.pop();
}

/** Columns next to the ship, for the Gunner. */
export function besideShip(s: BosState): number[] {
  return [s.ship - 1, s.ship + 1].filter(isOnBoard);
}
