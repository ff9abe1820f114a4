import { ap, credits, fear, hit, hitAll, hitDeck, named, rage, snipe, swift, taunt } from '../make.ts';
import type { UpgradeDef } from '../schema.ts';
import { always, becomes, cheaper, does, gives, moreAttack, moreDefence, upgrade } from './make.ts';

/** Rules file 7.5: top notch, offensive. The price follows from the core side, the threat side answers to the price. */
const onTactic = upgrade('top', 'tactic');
const onAlly = upgrade('top', 'ally');
const onAny = upgrade('top', 'any');

export const TOP_UPGRADES: UpgradeDef[] = [
  named(onTactic('serrated-edge', 2, 'virens', does(hit(1)), moreDefence(1)), {
    en: 'Serrated Edge',
    cs: 'Zubaté ostří',
    de: 'Sägeschneide',
  }),
  named(onTactic('overcharged-coil', 4, 'scrappers', does(hit(2)), moreAttack), {
    en: 'Overcharged Coil',
    cs: 'Přebitá cívka',
    de: 'Überladene Spule',
  }),
  named(onTactic('guided-munitions', 5, 'council', does(snipe(2)), becomes(fear)), {
    en: 'Guided Munitions',
    cs: 'Naváděná munice',
    de: 'Lenkmunition',
  }),
  named(onTactic('feather-trigger', 4, 'silver', cheaper, becomes(swift)), {
    en: 'Feather Trigger',
    cs: 'Lehká spoušť',
    de: 'Leichter Abzug',
  }),
  named(onTactic('adrenal-injector', 4, 'virens', does(ap(1)), moreAttack), {
    en: 'Adrenal Injector',
    cs: 'Adrenalinový injektor',
    de: 'Adrenalininjektor',
  }),
  named(onTactic('siege-barrel', 6, null, does(hit(3)), moreDefence(2)), {
    en: 'Siege Barrel',
    cs: 'Obléhací hlaveň',
    de: 'Belagerungslauf',
  }),

  named(onAlly('trained-falcon', 4, 'silver', does(hit(1)), moreAttack), {
    en: 'Trained Falcon',
    cs: 'Cvičený sokol',
    de: 'Abgerichteter Falke',
  }),
  named(onAlly('forward-spotter', 3, 'council', does(hitDeck(1)), becomes(taunt)), {
    en: 'Forward Spotter',
    cs: 'Předsunutý pozorovatel',
    de: 'Vorgeschobener Späher',
  }),
  named(onAlly('twin-holsters', 6, 'scrappers', does(snipe(1)), moreDefence(2)), {
    en: 'Twin Holsters',
    cs: 'Dvojitá pouzdra',
    de: 'Doppelholster',
  }),
  named(onAlly('quickdraw-brace', 4, null, always({ mod: 'damage', n: 1, when: 'first' }), moreAttack), {
    en: 'Quickdraw Brace',
    cs: 'Bandáž rychlého tasení',
    de: 'Schnellziehschiene',
  }),
  named(onAlly('heavy-weapon-harness', 8, 'virens', does(hit(2)), moreDefence(3)), {
    en: 'Heavy Weapon Harness',
    cs: 'Postroj na těžkou zbraň',
    de: 'Traggurt für schwere Waffen',
  }),
  named(onAlly('nerves-of-iron', 2, 'council', always({ mod: 'fearless' }), becomes(fear)), {
    en: 'Nerves of Iron',
    cs: 'Železné nervy',
    de: 'Eiserne Nerven',
  }),

  named(onAny('whetstone', 3, null, does(hit(1)), moreAttack), { en: 'Whetstone', cs: 'Brousek', de: 'Wetzstein' }),
  named(onAny('sightline-visor', 5, 'scrappers', does(snipe(1)), moreAttack), {
    en: 'Sightline Visor',
    cs: 'Zaměřovací hledí',
    de: 'Zielvisier',
  }),
  named(onAny('trip-charge', 3, 'virens', does(hitDeck(1)), becomes(swift)), {
    en: 'Trip Charge',
    cs: 'Nástražná nálož',
    de: 'Stolperladung',
  }),
  named(onAny('rail-slug', 6, 'scrappers', does(hit(2)), becomes(rage)), {
    en: 'Rail Slug',
    cs: 'Kolejnicový projektil',
    de: 'Schienengeschoss',
  }),
  named(onAny('static-net', 6, 'council', does(hitAll(1)), moreDefence(2)), {
    en: 'Static Net',
    cs: 'Elektrostatická síť',
    de: 'Statiknetz',
  }),
  named(onAny('trophy-hook', 5, null, does(hit(1)), gives(credits(1))), {
    en: 'Trophy Hook',
    cs: 'Hák na trofeje',
    de: 'Trophäenhaken',
  }),
];
