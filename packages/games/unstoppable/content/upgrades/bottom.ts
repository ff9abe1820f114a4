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
  named,
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
  named(onTactic('drill-whistle', 4, 'silver', does(refresh), moreAttack), {
    en: 'Drill Whistle',
    cs: 'Píšťalka na nástup',
    de: 'Exerzierpfeife',
  }),
  named(onTactic('field-dressing', 6, 'council', does(health(2)), gives(armour(2))), {
    en: 'Field Dressing',
    cs: 'Polní obvaz',
    de: 'Feldverband',
  }),
  named(onTactic('ledger-of-favours', 3, 'silver', does(credits(2)), becomes(taunt)), {
    en: 'Ledger of Favours',
    cs: 'Kniha laskavostí',
    de: 'Buch der Gefälligkeiten',
  }),
  named(onTactic('annotated-manual', 5, null, does(train), becomes(madness(4))), {
    en: 'Annotated Manual',
    cs: 'Příručka s poznámkami',
    de: 'Handbuch mit Randnotizen',
  }),
  named(onTactic('sash-of-accord', 4, 'council', does(unity(health('X'))), moreAttack), {
    en: 'Sash of Accord',
    cs: 'Šerpa svornosti',
    de: 'Schärpe der Eintracht',
  }),
  named(onTactic('back-pocket-deal', 5, 'scrappers', does(haggle(2, ap(1))), gives(credits(2))), {
    en: 'Back-Pocket Deal',
    cs: 'Obchod pod stolem',
    de: 'Geschäft unter der Hand',
  }),

  named(onAlly('folding-buckler', 4, null, does(armour(2)), moreAttack), {
    en: 'Folding Buckler',
    cs: 'Skládací štítek',
    de: 'Klappschild',
  }),
  named(onAlly('field-rations', 6, 'virens', does(health(1)), gives(health(1))), {
    en: 'Field Rations',
    cs: 'Polní dávky',
    de: 'Feldrationen',
  }),
  named(onAlly('coin-belt', 3, 'scrappers', does(credits(1)), becomes(rage)), {
    en: 'Coin Belt',
    cs: 'Opasek s mincemi',
    de: 'Münzgürtel',
  }),
  named(onAlly('borrowed-signet', 3, 'silver', does(conspiracy(health(1))), moreDefence(1)), {
    en: 'Borrowed Signet',
    cs: 'Vypůjčený pečetní prsten',
    de: 'Geliehener Siegelring',
  }),
  named(onAlly('living-bark', 4, 'virens', does(focus(armour('X'))), moreAttack), {
    en: 'Living Bark',
    cs: 'Živá kůra',
    de: 'Lebende Rinde',
  }),
  named(onAlly('padded-vest', 2, 'silver', always({ mod: 'keepArmour', n: 2 }), moreDefence(1)), {
    en: 'Padded Vest',
    cs: 'Vycpaná vesta',
    de: 'Gepolsterte Weste',
  }),

  named(onAny('patchwork-plating', 3, null, does(armour(2)), becomes(fear)), {
    en: 'Patchwork Plating',
    cs: 'Záplatované pláty',
    de: 'Flickenpanzer',
  }),
  named(onAny('envoys-badge', 5, 'council', does(unity(armour('X'))), becomes(madness(5))), {
    en: 'Envoy’s Badge',
    cs: 'Odznak vyslance',
    de: 'Abzeichen der Gesandten',
  }),
  named(onAny('second-hand-medkit', 4, 'scrappers', does(haggle(2, health(2))), moreDefence(1)), {
    en: 'Second-Hand Medkit',
    cs: 'Lékárnička z druhé ruky',
    de: 'Medikit aus zweiter Hand',
  }),
  named(onAny('whispered-lesson', 6, 'silver', does(conspiracy(train)), gives(ap(1))), {
    en: 'Whispered Lesson',
    cs: 'Šeptaná lekce',
    de: 'Geflüsterte Lektion',
  }),
  named(onAny('seeker-vine', 5, 'virens', does(focus(hitDeck('X'))), moreDefence(2)), {
    en: 'Seeker Vine',
    cs: 'Pátravý úponek',
    de: 'Suchranke',
  }),
  named(onAny('lucky-washer', 5, null, does(credits(1)), becomes(madness(6))), {
    en: 'Lucky Washer',
    cs: 'Podložka pro štěstí',
    de: 'Glücksscheibe',
  }),
];
