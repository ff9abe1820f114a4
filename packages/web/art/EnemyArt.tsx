import { memo, type ReactNode, useId, useMemo } from 'react';
import { ArtFrame } from './ArtFrame.tsx';
import { BUG_BODIES } from './enemies/bug.ts';
import { GUN_BODIES } from './enemies/gun.ts';
import { HIVE_BODIES } from './enemies/hive.ts';
import { HULL_BODIES } from './enemies/hull.ts';
import { RAM_BODIES } from './enemies/ram.ts';
import { THIEF_BODIES } from './enemies/thief.ts';
import { WARD_BODIES } from './enemies/ward.ts';
import { ENEMY_ROLES, type EnemyRole, PALETTES } from './palettes.ts';
import { type Body, Pen } from './pen.tsx';
import { type Random, randomOf } from './random.ts';
import { drawSky } from './sky.tsx';
import type { EnemyArtProps } from './types.ts';

const BODIES: Record<EnemyRole, Record<string, Body>> = {
  gun: GUN_BODIES,
  hive: HIVE_BODIES,
  hull: HULL_BODIES,
  ram: RAM_BODIES,
  ward: WARD_BODIES,
  thief: THIEF_BODIES,
  bug: BUG_BODIES,
};
const ROLES: readonly [EnemyRole, ...EnemyRole[]] = ['hull', 'gun', 'hive', 'ram', 'ward', 'thief', 'bug'];

function bodyOf(type: string): { role: EnemyRole; body: Body | undefined } {
  const random = randomOf(type);
  const role = Object.hasOwn(ENEMY_ROLES, type) ? ENEMY_ROLES[type] : random.pick(ROLES);
  const bodies = BODIES[role];
  return { role, body: Object.hasOwn(bodies, type) ? bodies[type] : pickFrom(Object.values(bodies), random) };
}

function pickFrom<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random.next() * list.length)];
}

/**
 * An enemy in its sky, 200 × 144, filling its box. The id seeds sky and details, the role fixes palette and shape; an
 * enemy that nobody has drawn gets a role and a body by its id.
 */
export const EnemyArt = memo(function EnemyArt({ type, className }: EnemyArtProps): ReactNode {
  const id = useId();
  const shapes = useMemo(() => {
    const { role, body } = bodyOf(type);
    const pen = new Pen(id, PALETTES[role], randomOf(`enemy ${type}`));
    drawSky(pen);
    pen.group('translate(0 5) scale(.86)', () => body?.(pen, pen.ink));
    return pen.shapes;
  }, [type, id]);
  return (
    <ArtFrame box="-100 -72 200 144" isCut className={className}>
      {shapes}
    </ArtFrame>
  );
});
