import { CREW, packOf } from '../content/index.ts';
import { type BosState, PATHS } from '../state.ts';

/** Words that stand in option ids and signals themselves, each with one in which it does. */
const FIXED: Readonly<Record<string, string>> = {
  boss: 'pull:boss>c1',
  ship: 'pull:ship>c1',
  left: 'steer:left',
  right: 'steer:right',
  none: 'slot:none',
  move: 'ping:move',
  cool: 'ping:cool',
  holdFire: 'ping:holdFire',
};

/** An id in which a thing called so would be mistaken for something else. */
export function takenName(s: BosState, name: string): string | undefined {
  if (Object.hasOwn(FIXED, name)) return FIXED[name];
  if (/^c\d+$/.test(name)) return `fire:${name}`;
  if (/^u\d+$/.test(name)) return `swap:${name}`;
  const pack = packOf(s);
  if (pack.commands.some((c) => c.id === name)) return `commit:${name}`;
  if ((CREW as readonly string[]).includes(name)) return `use:${name}`;
  if ((PATHS as readonly string[]).includes(name)) return `upgrade:${name}`;
  // Where no name is given, `then` tells enemies by their type.
  return pack.enemies.some((e) => e.id === name) ? `columns that hold a ${name}` : undefined;
}
