import { type Language, parseOption, verbOf } from '@starhold/kernel';
import type { PlayerView, RevenantDecision, View } from '@starhold/revenant';
import { nameFor, wordingOf } from '@starhold/revenant/text';
import type { StepInput } from '../../../desk/guide/index.ts';

/** What tour and lessons ask of a moment. */
export type RevAt = StepInput<View>;

export const isAt = ({ decision }: RevAt, what: RevenantDecision['at']): boolean => decision.at === what;
export const isFirst = ({ view }: RevAt): boolean => view.cycle === 1;
export const isNow = (at: RevAt, what: RevenantDecision['at'], round: number): boolean =>
  isAt(at, what) && isFirst(at) && at.view.round === round;
export const me = ({ view, decision }: RevAt): PlayerView => view.players[decision.ask.seat];

/** `Belitan ark`. */
export function shipName({ view }: RevAt, ship: string, lang: Language): string {
  const [, kind, house] = /^(ark|fighter|dropship|shuttle)([A-Z]{3})$/.exec(ship) ?? [];
  if (kind === undefined || house === undefined) return nameFor(view, ship, lang);
  return wordingOf(lang).ship(kind as 'ark', nameFor(view, house, lang));
}

/** The ship that is suggested, if it is of this kind. */
export function suggestedShip({ suggest }: RevAt, kind: string): string | null {
  if (typeof suggest !== 'string' || verbOf(suggest) !== 'send') return null;
  const ship = parseOption(suggest).refs[1] ?? '';
  return ship.startsWith(kind) ? ship : null;
}

/** Sectors in which the raid would hurt somebody now. */
export const endangered = ({ view }: RevAt): string[] =>
  view.sectors.filter(({ voidborn, shields }) => voidborn > shields).map(({ id }) => id);
