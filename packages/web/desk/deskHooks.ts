import { useEffect, useRef, useState } from 'react';
import { useReduced } from '../kit/index.ts';
import type { Sound } from '../kit/synth.ts';
import type { Moment, TableSession } from '../session/types.ts';
import { posterLifted } from '../shell/opening.ts';
import { useSettings } from '../shell/settings.ts';
import type { Looked } from './Inspector.tsx';
import type { Turn } from './turn/useTurn.ts';

/** Small things that the desk does beside the game. */

/** Once for each table, when it is first seen and nobody has done anything yet. */
export function useDealing(session: TableSession, at: number, deal: () => void): void {
  const [isReduced, { speed }] = [useReduced(), useSettings()];
  const isWanted = !isReduced && speed !== 0 && speed !== 'instant';
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the table is first seen
  useEffect(() => {
    const seen = `starhold.dealt.${session.id}`;
    if (at > 0 || !isWanted || sessionStorage.getItem(seen) !== null) return;
    sessionStorage.setItem(seen, '');
    void posterLifted().then(deal);
  }, [session]);
}

/** Whose side lies in front: who answers now, and stays there until somebody else does. */
export function useFrontSeat(me: number): number {
  const [front, setFront] = useState(Math.max(0, me));
  if (me >= 0 && me !== front) setFront(me);
  return me >= 0 ? me : front;
}

/** The half of the stage in which the thing does not lie: lower where it lies high, right where it lies left. */
export function sideOf(el: Element | null, root: HTMLElement | null): Looked['side'] {
  const stage = root?.querySelector('[data-board]')?.getBoundingClientRect();
  if (!el || !stage) return 'start';
  const box = el.getBoundingClientRect();
  const flat = root?.dataset.size === 'L';
  const [middle, centre] = flat
    ? [box.left + box.width / 2, stage.left + stage.width / 2]
    : [box.top + box.height / 2, stage.top + stage.height / 2];
  return middle < centre ? 'end' : 'start';
}

/** What one's own hand does is heard: something is chosen, something cannot be, something is taken back. */
export function useDeskSounds(turn: Turn, { at }: Pick<Moment, 'at'>, play: (sound: Sound) => void): void {
  const { armed, held, lifted, chosen, refused, rejected } = turn;
  const id = turn.decision?.id ?? '';
  const mark = [armed, held, lifted, ...chosen].join();
  const last = useRef({ id, mark, at, no: false });
  const no = refused !== null || rejected !== null;
  useEffect(() => {
    const before = last.current;
    last.current = { id, mark, at, no };
    if (at < before.at || (no && !before.no)) play('back');
    else if (id === before.id && mark !== before.mark && mark.length > 0) play('tick');
  }, [id, mark, at, no, play]);
}
