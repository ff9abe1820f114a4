import {
  again,
  ally,
  armour,
  conspiracy,
  credits,
  eitherHealth,
  fromLevel,
  health,
  hit,
  known,
  named,
  refresh,
  tactic,
  train,
} from '../make.ts';
import type { CoreDef } from '../schema.ts';

/** House of Silver, levels 1 to 3: allies and refreshing them, training, armour with health. No action points. */
const play = tactic('silver');
const join = ally('silver');

export const SILVER_LOW: CoreDef[] = [
  named(known(play(1, 1, 'pushing-the-limits', train, conspiracy(hit(2)))), {
    en: 'Pushing the Limits',
    cs: 'Posouvání hranic',
    de: 'Grenzen verschieben',
  }),
  named(play(1, 1, 'household-drill', hit(2), conspiracy(health(1), armour(1))), {
    en: 'Household Drill',
    cs: 'Cvičení domácí stráže',
    de: 'Exerzieren der Hauswache',
  }),
  named(play(1, 1, 'stewards-bell', refresh, armour(2)), {
    en: 'Steward’s Bell',
    cs: 'Správcův zvonek',
    de: 'Glocke des Verwalters',
  }),
  named(join(1, 1, 'silver-page', { exhaust: [[hit(1), fromLevel(2, armour(2))]] }), {
    en: 'Silver Page',
    cs: 'Stříbrné páže',
    de: 'Silberner Page',
  }),
  named(join(1, 1, 'masked-duellist', { exhaust: [[conspiracy(hit(2))]] }), {
    en: 'Masked Duellist',
    cs: 'Duelantka v masce',
    de: 'Maskierte Duellantin',
  }),

  named(
    play(2, 1, 'gala-invitation', hit(2), {
      ops: [
        {
          op: 'choose',
          of: [
            { id: 'pick:train', do: [train] },
            { id: 'pick:refresh', do: [refresh] },
          ],
        },
      ],
    }),
    { en: 'Gala Invitation', cs: 'Pozvánka na ples', de: 'Einladung zur Gala' },
  ),
  named(play(2, 2, 'poisoned-toast', hit(3), conspiracy(hit(3)), armour(1)), {
    en: 'Poisoned Toast',
    cs: 'Otrávený přípitek',
    de: 'Vergifteter Trinkspruch',
  }),
  named(play(2, 1, 'heirloom-shield', eitherHealth(2), armour(2), credits(1)), {
    en: 'Heirloom Shield',
    cs: 'Rodový štít',
    de: 'Schild der Ahnen',
  }),
  named(known(join(2, 1, 'guard-unit', { exhaust: [[armour(1), fromLevel(3, health(2))]] })), {
    en: 'Guard Unit',
    cs: 'Jednotka stráží',
    de: 'Wacheinheit',
  }),
  named(
    join(2, 1, 'chamberlain-voss', {
      exhaust: [
        [train, armour(2)],
        [hit(1), hit(1)],
      ],
    }),
    { en: 'Chamberlain Voss', cs: 'Komoří Voss', de: 'Kammerherr Voss' },
  ),

  named(play(3, 1, 'roll-call-at-dawn', refresh, conspiracy(refresh), hit(1), armour(1)), {
    en: 'Roll Call at Dawn',
    cs: 'Nástup za úsvitu',
    de: 'Appell im Morgengrauen',
  }),
  named(play(3, 1, 'encore-at-court', again, train, armour(1)), {
    en: 'Encore at Court',
    cs: 'Přídavek u dvora',
    de: 'Zugabe bei Hofe',
  }),
  named(known(join(3, 1, 'royal-armourer', { exhaust: [[armour(2), conspiracy(health(2))]] })), {
    en: 'Royal Armourer',
    cs: 'Královská zbrojířka',
    de: 'Königliche Rüstmeisterin',
  }),
  named(join(3, 2, 'tutor-of-the-house', { upkeep: [armour(3), health(1), conspiracy(train)] }), {
    en: 'Tutor of the House',
    cs: 'Domácí učitelka',
    de: 'Hauslehrerin',
  }),
];
