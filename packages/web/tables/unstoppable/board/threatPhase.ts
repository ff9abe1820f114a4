import type { CardView, PlayerView, ThreatView, UnsView } from '@starhold/unstoppable';
import { coreIn, type Modifier, type Pack, packOf, storyIn, upgradeIn } from '@starhold/unstoppable/content';

/**
 * What the next Threat phase would do to a player as things stand (UNS-11, UNS-18.7). The order of the threats and the
 * allies given to Rage are the player's to choose, so the damage has a least and a most.
 */
export interface ThreatPhase {
  least: number;
  most: number;
  /** What is certain: after the least damage. */
  armourLost: number;
  healthLost: number;
  /** What could come on top, by choosing badly. */
  atRisk: number;
  /** Allies that Rage takes. */
  allies: number;
  /** The least damage is enough to lose. */
  deadly: boolean;
}

/** What keeps damage away: from the first threat that attacks, and from each. */
export interface Shield {
  first: number;
  each: number;
}

export interface Attacker {
  attack: number;
  rage: number;
}

/** Null where none is to come: afterwards the row is a new one. While it runs, what is left of it. */
export function threatPhaseOf(view: UnsView, seat: number): ThreatPhase | null {
  const player = view.players[seat];
  if (!player || view.over !== '' || view.phase === 'cleanup') return null;
  const now = view.attacks.find((attack) => attack.seat === seat);
  if (!now && view.phase === 'threat') return null;
  return threatPhase(packOf(view), player, view.boss.story, now);
}

function threatPhase(
  pack: Pack,
  player: PlayerView,
  story: number | null,
  now: UnsView['attacks'][number] | undefined,
): ThreatPhase {
  const isFresh = !now || now.made === 0;
  const inTime = ({ first, each }: Shield): Shield => ({ first: isFresh ? first : 0, each });
  const shieldOf = (card: CardView): Shield => inTime(shieldIn(passivesOf(pack, card)));
  const threats = now ? player.field.filter(({ ref }) => now.waiting.includes(ref)) : player.field;
  const attackers = threats.map((threat) => ({
    attack: threat.attack,
    rage: now && threat.ref === now.waiting[0] ? now.rage : rageOf(threat),
  }));
  const allies = player.play.filter((card) => coreIn(pack, card.core)?.kind === 'ally');
  const others = player.play.filter((card) => !allies.includes(card));
  const fixed = added([inTime(shieldIn(storyIn(pack, story)?.modifiers ?? [])), ...others.map(shieldOf)]);
  const shields = allies.map(shieldOf);
  const { least, most } = damageRange(attackers, shields, fixed);
  const armourLost = Math.min(player.armour, least);
  const healthLost = Math.min(player.health, least - armourLost);
  return {
    least,
    most,
    armourLost,
    healthLost,
    atRisk: most - least,
    allies: Math.min(allies.length, sum(attackers.map((a) => a.rage))),
    deadly: healthLost >= player.health,
  };
}

/** What a card in play changes for its owner: its own passives and those of its upgrades. */
function passivesOf(pack: Pack, card: CardView): readonly Modifier[] {
  const upgrades = [card.top, card.bottom].flatMap((id) => upgradeIn(pack, id)?.core.passives ?? []);
  return [...(coreIn(pack, card.core)?.passives ?? []), ...upgrades];
}

function rageOf(threat: ThreatView): number {
  return threat.keywords.filter(({ k }) => k === 'rage').length;
}

function shieldIn(modifiers: readonly Modifier[]): Shield {
  const shield = { first: 0, each: 0 };
  for (const m of modifiers) if (m.mod === 'shield') shield[m.when] += m.n;
  return shield;
}

function added(shields: readonly Shield[]): Shield {
  return { first: sum(shields.map((s) => s.first)), each: sum(shields.map((s) => s.each)) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The least and the most damage that the player's choices lead to; `fixed` is what no Rage can take away. */
export function damageRange(
  attackers: readonly Attacker[],
  allies: readonly Shield[],
  fixed: Shield,
): { least: number; most: number } {
  return {
    least: outcome(attackers, allies, fixed, Math.min),
    most: outcome(attackers, allies, fixed, Math.max),
  };
}

/**
 * The best or the worst that the player's choices can make of it. Nobody is asked for an order where nothing protects,
 * but then the order makes no difference either.
 */
function outcome(
  attackers: readonly Attacker[],
  allies: readonly Shield[],
  fixed: Shield,
  pick: (...values: number[]) => number,
): number {
  const seen = new Map<string, number>();
  const from = (waiting: number, here: number): number => {
    if (waiting === 0) return 0;
    const key = `${waiting}/${here}`;
    const known = seen.get(key);
    if (known !== undefined) return known;
    const isFirst = waiting === everyone(attackers.length);
    const results: number[] = [];
    attackers.forEach((attacker, i) => {
      if ((waiting & (1 << i)) === 0) return;
      for (const left of afterRage(here, attacker.rage, allies.length)) {
        const shield = added([fixed, ...allies.filter((_, ally) => left & (1 << ally))]);
        const damage = Math.max(0, attacker.attack - shield.each - (isFirst ? shield.first : 0));
        results.push(damage + from(waiting & ~(1 << i), left));
      }
    });
    const value = pick(...results);
    seen.set(key, value);
    return value;
  };
  const protects = [fixed, ...allies].some((s) => s.first > 0 || s.each > 0);
  if (!protects) return sum(attackers.map((a) => a.attack));
  return from(everyone(attackers.length), everyone(allies.length));
}

const everyone = (n: number): number => (1 << n) - 1;

/** All the ways in which `rage` of the allies `here` can be given up. */
function afterRage(here: number, rage: number, allies: number): number[] {
  if (rage === 0 || here === 0) return [here];
  const found = new Set<number>();
  for (let i = 0; i < allies; i++) {
    if (here & (1 << i)) for (const left of afterRage(here & ~(1 << i), rage - 1, allies)) found.add(left);
  }
  return [...found];
}
