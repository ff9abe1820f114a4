import type { RoneSight } from './scene.ts';

export function features(sight: RoneSight): number[] {
  const me = Math.max(0, sight.me);
  const p = sight.players[me];
  return [1, p.health / 10, p.armour / 10];
}

export function chanceToWin(sight: RoneSight): number {
  const me = Math.max(0, sight.me);
  const strength = (seat: number): number => sight.players[seat].health + 0.5 * sight.players[seat].armour;
  if (sight.over !== '') return 0.5;
  const other = sight.players.length > 1 && !sight.invasion ? strength((me + 1) % sight.players.length) : 14;
  return 1 / (1 + Math.exp(-(strength(me) - other) / 6));
}
