import { asked, type View } from '@starhold/revenant';
import { movesBetween } from '@starhold/revenant/forecast';
import type { AskedAt } from '../../../desk/front.ts';
import type { Target } from '../../../desk/target.ts';
import { MAP_TEXT } from '../texts/map.ts';
import { kindIn, ownerIn } from './fleet.ts';
import { chooserIn, isSector, isShip } from './targets.ts';

/** Why a thing on the map that no option lies on cannot be chosen, where the rules refuse nothing by name. */
export function whyNot(
  target: Target,
  { view, decision, lang }: AskedAt<View>,
): { reason: string; rule?: string } | undefined {
  const { reasons } = MAP_TEXT[lang];
  const d = asked(decision);
  if (d.at === 'send' && isShip(target)) {
    const reason = unsendable(target, view, reasons);
    return reason === undefined ? undefined : { reason, rule: 'REV-4.4' };
  }
  if (d.at !== 'steps' || !isSector(target)) return undefined;
  const from = view.ships.find(({ id }) => id === d.ask.about.ship)?.sector ?? '';
  if (!isSector(from) || from === target || movesBetween(from, target) <= d.ask.about.left) return undefined;
  return { reason: reasons.tooFar, rule: 'REV-13.2' };
}

function unsendable(ship: Target, view: View, reasons: (typeof MAP_TEXT)['en']['reasons']): string | undefined {
  const found = view.ships.find(({ id }) => id === ship);
  if (!found || found.sector === '') return undefined;
  if (kindIn(ship) === 'shuttle') return reasons.shuttle;
  if (kindIn(ship) === 'frigate' && ownerIn(ship) !== chooserIn(view)) return reasons.foreign;
  return found.crew === '' ? undefined : reasons.taken;
}
