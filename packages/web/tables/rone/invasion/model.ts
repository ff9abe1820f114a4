import type { SeenEvent } from '@starhold/kernel';
import { eventOf, type InvasionView, type PlayerView } from '@starhold/rone';
import type { InvasionDef, Pack, ScenarioDef, Stats } from '@starhold/rone/content';
import { packetsLeft } from '../model/table.ts';

/** What the Invasion's side adds up to, from a view. */

export const STATS = ['melee', 'ranged', 'armour', 'health'] as const;
export type Stat = (typeof STATS)[number];

export function invasionIn(pack: Pack, id: string): InvasionDef | undefined {
  const at = pack.invasionIndex.get(id);
  return at === undefined ? undefined : pack.invasion[at];
}

export function scenarioIn(pack: Pack, id: string): ScenarioDef | undefined {
  return pack.scenarios.find((scenario) => scenario.id === id);
}

/** What one line of the stack adds to the top card. The scenario card lies lowest. */
export interface Support {
  from: 'scenario' | 'card';
  id: string;
  /** Place in the stack, from below; -1 for the scenario card. */
  place: number;
  stats: Stats;
}

export function supportOf(invasion: InvasionView, pack: Pack): Support[] {
  const scenario = scenarioIn(pack, invasion.scenario);
  const lines = (scenario?.support ?? []).slice(0, invasion.lines);
  const sum = (stat: Stat): number => lines.reduce((n, line) => n + line[stat], 0);
  return [
    {
      from: 'scenario',
      id: invasion.scenario,
      place: -1,
      stats: { melee: sum('melee'), ranged: sum('ranged'), armour: sum('armour'), health: sum('health') },
    },
    ...invasion.stack.flatMap(({ id }, place): Support[] => {
      const def = invasionIn(pack, id);
      return def ? [{ from: 'card', id, place, stats: def.support }] : [];
    }),
  ];
}

/** A number of the top card in its parts: its own, what all support adds, what it has gained. */
export function partsOf(
  invasion: InvasionView,
  pack: Pack,
  stat: Stat,
): { own: number; support: number; gained: number } {
  const top = invasion.stack.at(-1);
  const own = (top && invasionIn(pack, top.id)?.combat[stat]) ?? 0;
  const support = top ? supportOf(invasion, pack).reduce((n, { stats }) => n + stats[stat], 0) : 0;
  const gained = !top ? 0 : stat === 'armour' ? top.moreArmour : stat === 'health' ? top.moreHealth : 0;
  return { own, support, gained };
}

/** A place of the round track. */
/** The step of the Invasion phase that has begun last, by what was told; nothing once it is over. */
export function stepIn(told: readonly SeenEvent[]): string {
  const last = told.map(eventOf).findLast(({ type }) => PHASE_EVENTS.has(type));
  return last?.type === 'invasionStep' ? last.pub.step : '';
}
const PHASE_EVENTS: ReadonlySet<string> = new Set(['invasionStep', 'turn', 'onslaught', 'scenario', 'scenarioEnded']);

export interface Round {
  n: number;
  state: 'past' | 'now' | 'ahead';
  events: string[];
}

/** As long as the last event, and as far as the marker has come. */
export function roundsOf({ events, marker }: InvasionView): Round[] {
  const last = Math.max(marker, ...events.map(({ round }) => round));
  return Array.from({ length: last }, (_, i) => ({
    n: i + 1,
    state: i + 1 < marker ? 'past' : i + 1 === marker ? 'now' : 'ahead',
    events: events.filter(({ round }) => round === i + 1).map(({ id }) => id),
  }));
}

/** Letters of packets: `m3` is three melee. */
export interface Damage {
  melee: number;
  ranged: number;
  destruction: number;
}

export function damageOf(packets: readonly string[]): Damage {
  const sum = (letter: string): number =>
    packets.reduce((n, packet) => n + (packet.startsWith(letter) ? Number(packet.slice(1)) : 0), 0);
  return { melee: sum('m'), ranged: sum('r'), destruction: sum('d') };
}

const DAMAGE_PHASE = 6;

export interface Left {
  armour: number;
  health: number;
}

/** What is left of somebody after all of this damage, in the order that is best for whoever deals it. */
export function afterDamage({ armour, health }: Left, { melee, ranged, destruction }: Damage): Left {
  const plates = Math.max(0, armour - destruction);
  return {
    armour: Math.max(0, plates - melee),
    health: Math.max(0, health - ranged - Math.max(0, melee - plates)),
  };
}

/**
 * What all players together would leave of the top card if phase 6 came now, or with the damage they have left in it; null
 * where nothing is deployed.
 */
export function assaultOn(
  invasion: InvasionView,
  pack: Pack,
  { players, phase }: { players: readonly PlayerView[]; phase: number },
): Left | null {
  const top = invasion.stack.at(-1);
  if (!top) return null;
  const immune = new Set(
    (invasionIn(pack, top.id)?.top ?? []).flatMap((m) => (m.mod === 'immune' ? [m.to as keyof Damage] : [])),
  );
  const all = damageOf(
    phase === DAMAGE_PHASE ? invasion.assault.flat() : players.flatMap((player) => packetsLeft(player, phase)),
  );
  for (const kind of immune) all[kind] = 0;
  return afterDamage({ armour: invasion.top.armourLeft, health: invasion.top.healthLeft }, all);
}

/** What a player has left when the stack as it stands has fired: ranged past the armour, melee into it (RONE-21.2). */
export function afterOnslaught({ melee, ranged }: InvasionView['top'], player: Left): Left {
  return afterDamage(player, { melee, ranged, destruction: 0 });
}

/** Its number is not sure: a shield may take a part of the ranged damage. */
export function hasShield(pack: Pack, player: PlayerView): boolean {
  return player.base.some(({ id }) => {
    const at = pack.permanentIndex.get(id);
    return at !== undefined && pack.permanents[at].modifiers.some(({ mod }) => mod === 'rangedShield');
  });
}
