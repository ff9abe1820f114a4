import { countKeyword, ref } from '../rules/cards.ts';
import type { UnsFrame, UnsState } from '../state.ts';

/** A Threat phase under way, for one player. */
export interface AttackView {
  seat: number;
  /** How many have attacked. */
  made: number;
  /** Who has yet to attack; the first of them has taken what its Rage takes but for `rage` allies. */
  waiting: string[];
  rage: number;
}

export function attacksOf(s: UnsState, frames: readonly UnsFrame[]): AttackView[] {
  return frames.flatMap((f) => {
    if (f.k !== 'threat') return [];
    const { field } = s.players[f.seat];
    // They line up in the first step.
    const waiting = f.step === 0 ? field : f.items.filter((card) => field.includes(card));
    const [first] = waiting;
    const rage = f.step === 0 && first !== undefined ? countKeyword(s, first, 'rage', true) : f.rage;
    return [{ seat: f.seat, made: f.hits, waiting: waiting.map((card) => ref(s, card)), rage }];
  });
}
