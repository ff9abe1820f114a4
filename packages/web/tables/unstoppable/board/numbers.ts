import type { UnsIconName } from '../../../art/unstoppable/UnsIcon.tsx';
import type { Uns } from '../useUns.ts';
import { threatPhaseOf } from './threatPhase.ts';

export const MOST = { health: 10, armour: 10, ap: 6 } as const;

export interface ShownNumber {
  id: 'health' | 'armour' | 'ap' | 'credits';
  icon: UnsIconName;
  label: string;
  value: number;
  /** What it can be at most; 0 where there is no end. */
  of: number;
  /** What the next Threat phase takes of it. */
  less: number;
  /** All of it in words. */
  spoken: string;
}

/** The numbers of a player in a row, with what is about to become of them. */
export function numbersOf({ view, parts }: Pick<Uns, 'view' | 'parts'>, seat: number): ShownNumber[] {
  const { player: t, forecast: f } = parts;
  const player = view.players[seat];
  const { healthLost = 0, armourLost = 0, deadly = false } = threatPhaseOf(view, seat) ?? {};
  const number = (id: ShownNumber['id'], icon: UnsIconName, label: string, of = 0, less = 0): ShownNumber => {
    const end = `${less > 0 ? `, ${f.title}: −${less}` : ''}${id === 'health' && deadly ? ` ${f.deadly}` : ''}`;
    const value = player[id];
    return { id, icon, label, value, of, less, spoken: `${label}: ${value}${of > 0 ? `/${of}` : ''}${end}` };
  };
  return [
    number('health', 'health', t.health, MOST.health, healthLost),
    number('armour', 'armour', t.armour, MOST.armour, armourLost),
    number('ap', 'ap', t.apLong, MOST.ap),
    number('credits', 'credit', t.credits),
  ];
}
