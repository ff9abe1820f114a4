import {
  again,
  ally,
  armour,
  conspiracy,
  eitherHealth,
  everyoneHealth,
  fromLevel,
  health,
  hit,
  hitDeck,
  known,
  named,
  remove,
  tactic,
  times,
  unity,
} from '../make.ts';
import type { CoreDef } from '../schema.ts';

/** Council, levels 1 to 3: healing, removal, many small instances; Unity rewards a mixed hand. No credits. */
const play = tactic('council');
const join = ally('council');

export const COUNCIL_LOW: CoreDef[] = [
  named(known(play(1, 1, 'medical-nanobots', health(2), hit(1))), {
    en: 'Medical Nanobots',
    cs: 'Lékařští nanoboti',
    de: 'Medizinische Nanobots',
  }),
  named(play(1, 1, 'four-flags-volley', unity(times('X', hit(1))), hitDeck(1)), {
    en: 'Four Flags Volley',
    cs: 'Salva čtyř vlajek',
    de: 'Salve der vier Flaggen',
  }),
  named(play(1, 2, 'rotunda-rally', hit(3), unity(health('X'))), {
    en: 'Rally in the Rotunda',
    cs: 'Shromáždění v rotundě',
    de: 'Kundgebung in der Rotunde',
  }),
  named(join(1, 1, 'precinct-medic', { exhaust: [[health(1), armour(2)], [hit(2)]] }), {
    en: 'Precinct Medic',
    cs: 'Okrsková zdravotnice',
    de: 'Reviersanitäterin',
  }),
  named(join(1, 0, 'signal-cadet', { exhaust: [[hitDeck(1)]] }), {
    en: 'Signal Cadet',
    cs: 'Kadet spojař',
    de: 'Funkkadett',
  }),

  named(known(play(2, 1, 'regional-target', remove, hit(2))), {
    en: 'Regional Target',
    cs: 'Regionální cíl',
    de: 'Regionales Ziel',
  }),
  named(play(2, 1, 'measured-response', hit(1), hit(1), fromLevel(4, hit(2))), {
    en: 'Measured Response',
    cs: 'Přiměřená odpověď',
    de: 'Angemessene Antwort',
  }),
  named(play(2, 2, 'relief-corridor', eitherHealth(3), unity(armour('X')), hit(2)), {
    en: 'Relief Corridor',
    cs: 'Záchranný koridor',
    de: 'Hilfskorridor',
  }),
  // armour falls to 0 in cleanup, so an upkeep trigger is the one place where an ally can raise it for the whole turn
  named(join(2, 1, 'shieldbearer-tolomei', { upkeep: [unity(times('X', armour(2)))] }), {
    en: 'Shieldbearer Tolomei',
    cs: 'Štítonoška Tolomei',
    de: 'Schildträgerin Tolomei',
  }),
  named(join(2, 1, 'twin-constables', { exhaust: [[hit(1), conspiracy(hit(1))]] }), {
    en: 'Twin Constables',
    cs: 'Strážníci dvojčata',
    de: 'Zwillingswachtmeister',
  }),

  named(play(3, 1, 'emergency-session', again, everyoneHealth(2)), {
    en: 'Emergency Session',
    cs: 'Mimořádné zasedání',
    de: 'Dringlichkeitssitzung',
  }),
  named(play(3, 2, 'concerted-barrage', unity(times('X', hit(2))), health(1)), {
    en: 'Concerted Barrage',
    cs: 'Společná palba',
    de: 'Vereintes Sperrfeuer',
  }),
  // removal every turn would empty a deck too early: it waits for level 4
  named(join(3, 1, 'sealed-files-clerk', { exhaust: [[health(1), armour(1), fromLevel(4, remove)]] }), {
    en: 'Clerk of Sealed Files',
    cs: 'Úřednice tajného archivu',
    de: 'Hüterin der Geheimakten',
  }),
  named(
    join(3, 1, 'magistrate-of-two-seals', {
      exhaust: [
        [hit(1), hit(1), armour(1)],
        [unity(health('X')), armour(1)],
      ],
    }),
    { en: 'Magistrate of Two Seals', cs: 'Soudce dvou pečetí', de: 'Richter der zwei Siegel' },
  ),
];
