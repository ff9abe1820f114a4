import type { PlayerView, View } from '@starhold/rone';
import type { Pack } from '@starhold/rone/content';

/** Numbers of the table that no field of the view holds: pure functions of it. */

export const MOST = 18;

/** Seats of the other side. In a team fight sides are even and odd seats; against the Invasion nobody. */
export function opponentsOf(view: View, seat: number): number[] {
  const { mode } = view.options;
  if (mode === 'coop') return [];
  const isOther = (other: number): boolean => (mode === 'team' ? other % 2 !== seat % 2 : other !== seat);
  return view.players.map((_, other) => other).filter(isOther);
}

export function matesOf(view: View, seat: number): number[] {
  const others = new Set(opponentsOf(view, seat));
  return view.players.map((_, other) => other).filter((other) => other !== seat && !others.has(other));
}

/** The side of a seat that is at turn deals its damage in phase 6. */
export function isActing(view: View, seat: number): boolean {
  if (view.options.mode === 'coop' || view.options.mode === 'training') return true;
  return view.side === (view.options.mode === 'team' ? seat % 2 : seat);
}

export interface Damage {
  melee: number;
  ranged: number;
  destruction: number;
}

const DAMAGE_OF = { m: 'melee', r: 'ranged', d: 'destruction' } as const;

const DAMAGE_PHASE = 6;

/** What a player is still to deal this turn: cards lie there after their damage has been dealt, too. */
export const packetsLeft = ({ damage }: Pick<PlayerView, 'damage'>, phase: number): readonly string[] =>
  phase > DAMAGE_PHASE ? [] : damage;

export function damageOf({ phase, players }: Pick<View, 'phase' | 'players'>, seat: number): Damage {
  const sums: Damage = { melee: 0, ranged: 0, destruction: 0 };
  const left = players[seat] ? packetsLeft(players[seat], phase) : [];
  for (const packet of left) sums[DAMAGE_OF[packet[0] as keyof typeof DAMAGE_OF]] += Number(packet.slice(1));
  return sums;
}

export const isHarmless = ({ melee, ranged, destruction }: Damage): boolean => melee + ranged + destruction === 0;

/** How a player would stand if this damage were dealt now: destruction first, which is best for who deals it. */
export function afterDamage(pack: Pack, defender: PlayerView, damage: Damage): { armour: number; health: number } {
  const shield = defender.base.reduce((sum, { id }) => {
    const at = pack.permanentIndex.get(id);
    const modifiers = at === undefined ? [] : pack.permanents[at].modifiers;
    return sum + modifiers.reduce((n, m) => n + (m.mod === 'rangedShield' ? m.n : 0), 0);
  }, 0);
  const armour = Math.max(0, defender.armour - damage.destruction);
  const bites = Math.max(0, damage.melee - armour);
  const ranged = Math.max(0, damage.ranged - shield);
  return { armour: Math.max(0, armour - damage.melee), health: Math.max(0, defender.health - bites - ranged) };
}

/** How this seat would stand after the damage that is to come to it; itself where none is. */
export function forecastFor(view: View, pack: Pack, seat: number): { armour: number; health: number } {
  const player = view.players[seat];
  const attackers = opponentsOf(view, seat).filter((other) => isActing(view, other));
  // Several defenders share the damage as they like: nothing to tell.
  if (opponentsOf(view, attackers[0] ?? seat).length > 1) return player;
  const sum: Damage = { melee: 0, ranged: 0, destruction: 0 };
  for (const other of attackers) {
    const { melee, ranged, destruction } = damageOf(view, other);
    sum.melee += melee;
    sum.ranged += ranged;
    sum.destruction += destruction;
  }
  return afterDamage(pack, player, sum);
}

/** RONE-12.4: what the survival check would do now. */
export function survivalOf(
  pack: Pack,
  { base, scrap, health }: PlayerView,
): {
  moved: number;
  lost: number;
  deadly: boolean;
} {
  const technologies = base.filter(({ id }) => (pack.permanentIndex.get(id) ?? 0) >= pack.leaderCount).length;
  const moved = Math.min(technologies, scrap.length);
  const lost = scrap.length - moved;
  return { moved, lost, deadly: lost >= health };
}

export interface Reshuffle {
  damage: number;
  stored: number;
  /** To an opponent. Against the Invasion nobody gets any. */
  gift: number;
  /** No card is left anywhere: the game would be lost. */
  deadly: boolean;
}

/** RONE-9.2: what a reshuffle would cost now: damage by the scrapyard, stored resources, armour for the others. */
export function reshuffleOf(pack: Pack, player: PlayerView, { invasion }: Pick<View, 'invasion'>): Reshuffle {
  const steps = pack.def.board.beforeReshuffle;
  let damage = 0;
  let gift = 0;
  let stored = 0;
  const walk = (ops: typeof steps): void => {
    for (const op of ops) {
      // All that the steps ask is whether it goes against the Invasion.
      if (op.op === 'when') walk(invasion === null ? (op.else ?? []) : op.then);
      if (op.op === 'gain' && op.who === 'oneOpponent' && typeof op.n === 'number') gift += op.n;
      if (op.op === 'destroyStored') stored = player.stored.reduce((a, b) => a + b, 0);
      if (op.op === 'suffer') {
        damage += typeof op.n === 'number' ? op.n : Math.max(0, op.n.base + op.n.each * player.scrap.length);
      }
    }
  };
  walk(steps);
  return { damage, stored, gift, deadly: player.deck + player.discard.length + player.scrap.length === 0 };
}

/** Resources by kind as letters: `rrk`. */
export const lettersOf = (counts: readonly number[]): string =>
  counts.map((n, kind) => 'urkgyw'[kind].repeat(n)).join('');

/**
 * Symbols of a price that resources and discounts leave unpaid: a coloured one pays its colour or a wild symbol, and what a
 * pair takes off goes the same way.
 */
export function missingFor(cost: string, { pool, discounts }: Pick<PlayerView, 'pool' | 'discounts'>): string {
  const left = pool.map((n, kind) => n + discounts[kind]);
  let missing = '';
  let wild = 0;
  for (const letter of cost) {
    const kind = 'urkgyw'.indexOf(letter);
    if (letter === 'w') wild++;
    else if (left[kind] > 0) left[kind]--;
    else missing += letter;
  }
  const rest = left.reduce((a, b) => a + b, 0);
  return missing + 'w'.repeat(Math.max(0, wild - rest));
}

/** Spare parts of this turn: those gained, and before phase 7 the rewards of what lies played. */
export function partsOf(view: View, seat: number, pack: Pack): number {
  const { parts, compensation, played } = view.players[seat];
  const rewards = played.reduce((sum, id) => sum + (pack.cards[pack.cardIndex.get(id) ?? 0]?.reward ?? 0), 0);
  return parts + compensation + (view.phase > 0 && view.phase < PARTS_PHASE ? rewards : 0);
}

const PARTS_PHASE = 7;
