import { type Language, parseOption, verbOf } from '@starhold/kernel';
import type { PlayerView, RevenantDecision, View } from '@starhold/revenant';
import { nameFor, wordingOf } from '@starhold/revenant/text';
import type { StepInput } from '../../../desk/guide/index.ts';

/** What tour and lessons ask of a moment. */
export type At = StepInput<View>;

export const isAt = ({ decision }: At, what: RevenantDecision['at']): boolean => decision.at === what;
export const isFirst = ({ view }: At): boolean => view.cycle === 1;
export const isNow = (at: At, what: RevenantDecision['at'], round: number): boolean =>
  isAt(at, what) && isFirst(at) && at.view.round === round;
export const me = ({ view, decision }: At): PlayerView => view.players[decision.ask.seat];

/** `Belitan ark`. */
export function shipName({ view }: At, ship: string, lang: Language): string {
  const [, kind, house] = /^(ark|fighter|dropship|shuttle)([A-Z]{3})$/.exec(ship) ?? [];
  if (kind === undefined || house === undefined) return nameFor(view, ship, lang);
  return wordingOf(lang).ship(kind as 'ark', nameFor(view, house, lang));
}

/** The ship that is suggested, if it is of this kind. */
export function suggestedShip({ suggest }: At, kind: string): string | null {
  if (typeof suggest !== 'string' || verbOf(suggest) !== 'send') return null;
  const ship = parseOption(suggest).refs[1] ?? '';
  return ship.startsWith(kind) ? ship : null;
}

/** Sectors in which the raid would hurt somebody now. */
export const endangered = ({ view }: At): string[] =>
  view.sectors.filter(({ voidborn, shields }) => voidborn > shields).map(({ id }) => id);
