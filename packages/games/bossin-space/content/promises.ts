import type { Expects, PackDef } from './schema.ts';

/** What a pack has of what it may promise. */
export function countsOf({ commands, dangers, enemies, bosses }: PackDef): Expects {
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  const inSet = (set: string): number => dangers.filter((d) => d.set === set).length;
  const inClass = (tier: number): number => sum(enemies.filter((e) => e.tier === tier).map((e) => e.copies));
  return {
    commands: sum(commands.map((c) => c.base)),
    upgraded: sum(commands.map((c) => c.upgraded)),
    dangers: { core: inSet('core'), silence: inSet('silence'), help: inSet('help'), hard: inSet('hard') },
    enemies: [inClass(1), inClass(2), inClass(3)],
    bosses: bosses.length,
  };
}

/** Fails with the first promise that is not kept. A pack without promises keeps them all. */
export function requirePromises(def: PackDef): void {
  if (def.expects) compare(def.expects, countsOf(def), 'expects');
}

type Counts = number | { [key: string]: Counts } | Counts[];

function compare(promised: Counts, has: Counts, path: string): void {
  if (typeof promised === 'number') {
    if (promised !== has) throw new Error(`${path}: ${promised} promised, there are ${has}`);
    return;
  }
  for (const [key, inner] of Object.entries(promised)) {
    compare(inner, (has as Record<string, Counts>)[key], `${path}.${key}`);
  }
}
