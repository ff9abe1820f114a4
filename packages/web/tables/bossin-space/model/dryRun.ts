import type { Rehearsed } from '@starhold/session';
import type { SizeClass } from '../../../desk/size.ts';
import type { Bos } from '../useBos.ts';
import { foresee, resultOn } from './foresee.ts';

/** The dry run of an order of commands: numbers after each slot, and what happens to whom in which. */

export interface DrySlot {
  /** 1–4. */
  slot: number;
  column: number | null;
  life: number | null;
  heat: number | null;
  xp: number | null;
  /** Cubes reached up to here: with each of them the XP track begins anew. */
  upgrades: number;
  /** Against the slot before; XP that was gained, even where it is spent already. */
  changes: { life: number; heat: number; xp: number };
  /** New cards come in it: the numbers hold up to there. */
  isOpen: boolean;
  over: string;
}

/** The dry run of an order is on the table; that of a slot only on its timeline. */
export const isArranging = ({ turn, rehearsal }: Bos): boolean =>
  rehearsal !== null && turn.decision?.ask.kind === 'order';

/** Beside the question; elsewhere the line above it says the sum. */
export const hasRoom = (size: SizeClass): boolean => size === 'D' || size === 'XL';

/** There a cell has room for a number, and not for what it counts. */
const isNarrow = (size: SizeClass): boolean => size === 'XS' || size === 'L';

const number = (row: Rehearsed, name: string): number | null => row.facts[name] ?? null;
const timesTold = ({ events }: Rehearsed, type: string): number => events.filter((event) => event.type === type).length;
const lostIn = ({ events }: Rehearsed): number =>
  events.reduce((sum, { type, pub }) => sum + (type === 'xpLost' ? Number((pub as { by: number }).by) : 0), 0);

export function drySlots({ rehearsal, view }: Bos): DrySlot[] {
  return rehearsal ? slotsOf(rehearsal.rows, view) : [];
}

export function slotsOf(rows: readonly Rehearsed[], view: Bos['view']): DrySlot[] {
  let last = { life: view.intact as number | null, heat: view.heat as number | null, xp: view.xp as number | null };
  const slots: DrySlot[] = [];
  let upgrades = 0;
  for (const row of rows) {
    upgrades += timesTold(row, 'upgraded');
    const now = { life: number(row, 'intact'), heat: number(row, 'heat'), xp: number(row, 'xp') };
    const by = (name: 'life' | 'heat' | 'xp'): number => (now[name] ?? 0) - (last[name] ?? now[name] ?? 0);
    if (row.after !== '') {
      const changes = {
        life: by('life'),
        heat: by('heat'),
        xp: row.isOpen ? by('xp') : timesTold(row, 'xp') - lostIn(row),
      };
      const column = number(row, 'column');
      slots.push({ slot: Number(row.after), column, ...now, upgrades, changes, isOpen: row.isOpen, over: row.over });
    }
    last = now;
  }
  return slots;
}

/** So much more or less of each than with another order, after the first so many slots. */
export interface Change {
  upTo: number;
  by: { life: number; heat: number; xp: number };
}

/** Against the order before the last swap, as far as both are certain: up to where one of them meets something new. */
export function changeOf({ rehearsal, view }: Bos): Change | null {
  if (!rehearsal?.before) return null;
  const [now, was] = [slotsOf(rehearsal.rows, view), slotsOf(rehearsal.before.rows, view)];
  const upTo = now.findIndex((slot, i) => !isSure(slot) || !isSure(was[i]));
  const last = (upTo < 0 ? Math.min(now.length, was.length) : upTo) - 1;
  if (last < 0) return null;
  const by = (name: 'life' | 'heat'): number => (now[last][name] ?? 0) - (was[last][name] ?? 0);
  const gained = (slots: DrySlot[]): number =>
    slots.slice(0, last + 1).reduce((sum, { changes }) => sum + changes.xp, 0);
  return { upTo: last + 1, by: { life: by('life'), heat: by('heat'), xp: gained(now) - gained(was) } };
}

const isSure = (slot: DrySlot | undefined): boolean =>
  slot !== undefined &&
  !slot.isOpen &&
  slot.over === '' &&
  [slot.life, slot.heat, slot.xp].every((number) => number !== null);

/** What is certain to happen to an enemy, and in which slot: the first thing. In a word or two where there is little room. */
export function chipFor({ rehearsal, view, w, size }: Bos, uid: number, xp: number): string | undefined {
  for (const { after, events } of rehearsal?.rows ?? []) {
    const result = resultOn(foresee(events, view), uid, xp, w);
    if (!result) continue;
    const short = result.tone === 'kill' && isNarrow(size) ? `+${xp}` : (result.short ?? result.text);
    return w.dry.chip(after, hasRoom(size) ? result.text : short);
  }
  return undefined;
}

/** Slots after which the ship stands in a column. */
export function ghostsIn(bos: Bos, column: number): number[] {
  return drySlots(bos).flatMap(({ slot, column: at }) => (at === column ? [slot] : []));
}

/** How many lives the dry run loses, and in which slots, by the column where the ship is then. */
export function lossesOf(bos: Bos): { slot: number; column: number; n: number }[] {
  return drySlots(bos).flatMap(({ slot, column, changes }) =>
    changes.life < 0 && column !== null ? [{ slot, column, n: -changes.life }] : [],
  );
}
