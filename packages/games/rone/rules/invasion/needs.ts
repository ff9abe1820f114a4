/** Who of a team needs armour or health most (RONE-20.6): as most would share it, and as the bots do. */

interface Standing {
  armour: number;
  health: number;
}

const MOST = 18;

/**
 * Each point to whoever needs it most, before all to `own` where it is about the same; what nobody has room for goes to
 * `action`, where there is one. By bin: `to:p1`.
 */
export function sharedByNeed(
  players: readonly Standing[],
  seats: readonly number[],
  own: number,
  what: 'armour' | 'health',
  n: number,
  action: string | undefined,
): Record<string, number> {
  const have = players.map((p) => p[what]);
  const pick: Record<string, number> = {};
  for (let left = n; left > 0; left--) {
    let to = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (const seat of seats) {
      if (have[seat] >= MOST) continue;
      const { health, armour } = players[seat];
      const need = what === 'health' ? -have[seat] - 0.3 * armour : -have[seat] - 0.8 * health;
      const worth = need + (seat === own ? 0.5 : 0);
      if (worth <= most) continue;
      most = worth;
      to = seat;
    }
    const id = to >= 0 ? `to:p${to}` : (action ?? `to:p${own}`);
    if (to >= 0) have[to]++;
    pick[id] = (pick[id] ?? 0) + 1;
  }
  return pick;
}
