import {
  ap,
  armour,
  conspiracy,
  credits,
  fear,
  focus,
  haggle,
  health,
  hitDeck,
  madness,
  rage,
  refresh,
  taunt,
  train,
  unity,
} from '../make.ts';
import type { UpgradeDef } from '../schema.ts';
import { always, becomes, does, gives, moreAttack, moreDefence, upgrade } from './make.ts';

/** Rules file 7.5: bottom notch, support and the eight faction keywords. Gentle threat sides cost 2 more. */
const onTactic = upgrade('bottom', 'tactic');
const onAlly = upgrade('bottom', 'ally');
const onAny = upgrade('bottom', 'any');

export const BOTTOM_UPGRADES: UpgradeDef[] = [
  onTactic('drill-whistle', 4, 'silver', does(refresh), moreAttack),
  onTactic('field-dressing', 6, 'council', does(health(2)), gives(armour(2))),
  onTactic('ledger-of-favours', 3, 'silver', does(credits(2)), becomes(taunt)),
  onTactic('annotated-manual', 5, null, does(train), becomes(madness(4))),
  onTactic('sash-of-accord', 4, 'council', does(unity(health('X'))), moreAttack),
  onTactic('back-pocket-deal', 5, 'scrappers', does(haggle(2, ap(1))), gives(credits(2))),

  onAlly('folding-buckler', 4, null, does(armour(2)), moreAttack),
  onAlly('field-rations', 6, 'virens', does(health(1)), gives(health(1))),
  onAlly('coin-belt', 3, 'scrappers', does(credits(1)), becomes(rage)),
  onAlly('borrowed-signet', 3, 'silver', does(conspiracy(health(1))), moreDefence(1)),
  onAlly('living-bark', 4, 'virens', does(focus(armour('X'))), moreAttack),
  onAlly('padded-vest', 2, 'silver', always({ mod: 'keepArmour', n: 2 }), moreDefence(1)),

  onAny('patchwork-plating', 3, null, does(armour(2)), becomes(fear)),
  onAny('envoys-badge', 5, 'council', does(unity(armour('X'))), becomes(madness(5))),
  onAny('second-hand-medkit', 4, 'scrappers', does(haggle(2, health(2))), moreDefence(1)),
  onAny('whispered-lesson', 6, 'silver', does(conspiracy(train)), gives(ap(1))),
  onAny('seeker-vine', 5, 'virens', does(focus(hitDeck('X'))), moreDefence(2)),
  onAny('lucky-washer', 5, null, does(credits(1)), becomes(madness(6))),
];
