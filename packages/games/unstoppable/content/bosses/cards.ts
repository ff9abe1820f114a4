import { credits, fear, known, type Nameless, named, rage, swift, taunt } from '../make.ts';
import type { Op } from '../ops.ts';
import type { BossCardDef } from '../schema.ts';

/**
 * Rules file 7.6 and 7.7: the boss cards that lie in players' decks; those of Duomo's Menace are its story. None may be
 * removed by players (A-50): otherwise the pressure, and the Harbinger's only source of damage, could be thinned away.
 */
const bossDamage = (n: number): Op[] => [{ op: 'bossDamage', n }];

interface Rest {
  group?: string;
  copies?: number;
  perExtraPlayer?: number;
  after: BossCardDef['afterDrawn'];
}

const card = (
  id: string,
  [attack, defence]: [BossCardDef['attack'], BossCardDef['defence']],
  keywords: BossCardDef['keywords'],
  onDrawn: Op[],
  { group = id, copies = 1, perExtraPlayer = 0, after }: Rest,
): Nameless<BossCardDef> =>
  known({
    id,
    source: 'original',
    group,
    copies,
    attack,
    defence,
    defencePerExtraPlayer: perExtraPlayer,
    keywords,
    onDrawn,
    afterDrawn: after,
    removable: false,
  });

const DANGER_PLUS_2 = { ref: 'danger', plus: 2 } as const;
const HALF_DANGER_PLUS_2 = { ref: 'danger', half: true, plus: 2 } as const;
const HALF_DANGER_PLUS_1 = { ref: 'danger', half: true, plus: 1 } as const;

/** A creditor's choice; with neither credits nor allies nothing happens. */
const AGENT_DEMAND: Op[] = [
  {
    op: 'choose',
    of: [
      { id: 'lose:credit', do: [{ op: 'lose', what: 'credit', n: 1 }] },
      { id: 'discard:ally', do: [{ op: 'discardAlly' }] },
    ],
  },
];

const HEAD: Rest = { group: 'triumvirate-head', perExtraPlayer: 1, after: 'box' };

export const BOSS_CARDS: BossCardDef[] = [
  named(
    card('order-acolyte', [HALF_DANGER_PLUS_2, HALF_DANGER_PLUS_1], [taunt], bossDamage(1), {
      copies: 5,
      after: 'discard',
    }),
    { en: 'Order Acolyte', cs: 'Akolyta Řádu', de: 'Akolyth des Ordens' },
  ),
  named(card('order-archivist', [DANGER_PLUS_2, 1], [fear], bossDamage(1), { copies: 5, after: 'discard' }), {
    en: 'Order Archivist',
    cs: 'Archivářka Řádu',
    de: 'Archivarin des Ordens',
  }),

  named(card('triumvirate-informants', [1, 2], [swift], [credits(2)], { copies: 4, after: 'box' }), {
    en: 'Triumvirate Informants',
    cs: 'Informátoři Triumvirátu',
    de: 'Informanten des Triumvirats',
  }),
  named(card('triumvirate-agent', [2, 4], [fear], AGENT_DEMAND, { copies: 3, after: 'box' }), {
    en: 'Triumvirate Agent',
    cs: 'Agent Triumvirátu',
    de: 'Agent des Triumvirats',
  }),
  named(card('triumvirate-enforcer', [3, DANGER_PLUS_2], [rage], bossDamage(1), { copies: 3, after: 'discard' }), {
    en: 'Triumvirate Enforcer',
    cs: 'Vymahač Triumvirátu',
    de: 'Vollstrecker des Triumvirats',
  }),
  named(card('sevrin-kroll', [3, 7], [taunt], bossDamage(2), HEAD), {
    en: 'Sevrin Kroll, the Vault',
    cs: 'Sevrin Kroll, Trezor',
    de: 'Sevrin Kroll, der Tresor',
  }),
  named(card('ysolde-marr', [3, 7], [fear, taunt], bossDamage(2), HEAD), {
    en: 'Ysolde Marr, the Whisper',
    cs: 'Ysolde Marr, Šepot',
    de: 'Ysolde Marr, das Flüstern',
  }),
  named(card('dragan-ott', [4, 6], [rage], bossDamage(2), HEAD), {
    en: 'Dragan Ott, the Fist',
    cs: 'Dragan Ott, Pěst',
    de: 'Dragan Ott, die Faust',
  }),
];
