import { ap, credits, fear, hit, hitAll, hitDeck, rage, snipe, swift, taunt } from '../make.ts';
import type { UpgradeDef } from '../schema.ts';
import { always, becomes, cheaper, does, gives, moreAttack, moreDefence, upgrade } from './make.ts';

/** Rules file 7.5: top notch, offensive. The price follows from the core side, the threat side answers to the price. */
const onTactic = upgrade('top', 'tactic');
const onAlly = upgrade('top', 'ally');
const onAny = upgrade('top', 'any');

export const TOP_UPGRADES: UpgradeDef[] = [
  onTactic('serrated-edge', 2, 'virens', does(hit(1)), moreDefence(1)),
  onTactic('overcharged-coil', 4, 'scrappers', does(hit(2)), moreAttack),
  onTactic('guided-munitions', 5, 'council', does(snipe(2)), becomes(fear)),
  onTactic('feather-trigger', 4, 'silver', cheaper, becomes(swift)),
  onTactic('adrenal-injector', 4, 'virens', does(ap(1)), moreAttack),
  onTactic('siege-barrel', 6, null, does(hit(3)), moreDefence(2)),

  onAlly('trained-falcon', 4, 'silver', does(hit(1)), moreAttack),
  onAlly('forward-spotter', 3, 'council', does(hitDeck(1)), becomes(taunt)),
  onAlly('twin-holsters', 6, 'scrappers', does(snipe(1)), moreDefence(2)),
  onAlly('quickdraw-brace', 4, null, always({ mod: 'damage', n: 1, when: 'first' }), moreAttack),
  onAlly('heavy-weapon-harness', 8, 'virens', does(hit(2)), moreDefence(3)),
  onAlly('nerves-of-iron', 2, 'council', always({ mod: 'fearless' }), becomes(fear)),

  onAny('whetstone', 3, null, does(hit(1)), moreAttack),
  onAny('sightline-visor', 5, 'scrappers', does(snipe(1)), moreAttack),
  onAny('trip-charge', 3, 'virens', does(hitDeck(1)), becomes(swift)),
  onAny('rail-slug', 6, 'scrappers', does(hit(2)), becomes(rage)),
  onAny('static-net', 6, 'council', does(hitAll(1)), moreDefence(2)),
  onAny('trophy-hook', 5, null, does(hit(1)), gives(credits(1))),
];
