import { join, num, series, type Text, txt, word } from '@starhold/effects/text';
import { RESOURCES } from '../content/index.ts';
import { FACT_NOUNS } from './fact-nouns.ts';
import { HIDDEN, PRESTIGE, REMNANT, RESOURCE_NOUNS, SHIELD, SHIP_NOUNS, SUPPLY, TACTICS, VOIDBORN } from './nouns.ts';
import { condition, EACH, facts, L, ON_TRACKS, q, voice } from './voice.cs.ts';
import type { Wording } from './wording.ts';

/** How everything is called and said, besides the operations of cards. */
const both = (during: string, after = during): { during: Text; after: Text } => ({
  during: txt`${during}`,
  after: txt`${after}`,
});
const linked = (text: string, ref: string): { during: Text; after: Text } => ({
  during: word(text, ref),
  after: word(text, ref),
});

export const CS: Wording = {
  voice,
  occasions: {
    crew: both('akce posádky', 'akci posádky'),
    ark: both('efektu archy'),
    fighter: both('efektu stíhačky'),
    dropship: both('efektu výsadkové lodi'),
    frigate: both('efektu tvé fregaty'),
    planet: both('efektu planety'),
    mining: linked('efektu těžby', 'REV-21.1'),
    commission: linked('efektu provize', 'REV-21.1'),
    manoeuvre: both('manévru'),
    attack: both('útoku'),
    kill: both('zničení lodi Zplozence'),
    hidden: both('získání skrytého vlivu'),
    play: both('zahrání karty operace'),
    isolate: both('izolování zhouby'),
    corruption: both('získání zhouby'),
    attackFrigate: both('útoku tvé fregaty'),
    manoeuvreFrigate: both('manévru tvé fregaty'),
    planetFrigate: both('efektu planety, na které přistála tvá fregata'),
    playPermanent: both('zahrání karty kadeta nebo fregaty'),
  },
  activation: word('aktivace', 'REV-27.6'),
  modifiers: {
    freeNeutralise: () => txt`izolování za energii při neutralizaci tě nic nestojí`,
    manoeuvreToLand: () => txt`než tvá fregata přistane, může manévrovat`,
    neutraliseWith: ({ resource }) =>
      txt`při neutralizaci lze místo energie zaplatit ${RESOURCE_NOUNS[resource].cs.sg.acc}`,
    gainOrTactics: ({ n }) => txt`Zisk může místo zdroje dát ${q(n, TACTICS)}`,
    gainAndTactics: ({ n }) => txt`Zisk dá navíc ${q(n, TACTICS)}`,
    promoteWithAny: ({ n }) => txt`při povýšení lze ${q(n, RESOURCE_NOUNS.science)} nahradit libovolným zdrojem`,
  },
  rival: {
    reinforce: ({ supply }) =>
      txt`má-li alespoň ${q(supply, SUPPLY)}: zaplatí je a nasadí malou loď svého nejsilnějšího rodu`,
    hypercharge: ({ supply }) =>
      txt`má-li alespoň ${q(supply, SUPPLY)}: zaplatí je a nabije hyperpohon, je-li jeho pole volné`,
    rank: () => txt`hodnostní stupeň +${num(1)}`,
    destroy: ({ n }) => txt`zničí až ${q(n, VOIDBORN)} v sektoru své fregaty`,
    tactics: ({ n }) => txt`získá ${q(n, TACTICS)}`,
    shield: ({ sectors }) => txt`umístí po ${q(1, SHIELD, 'loc')} do ${num(sectors)} nejohroženějších sektorů`,
    hidden: ({ n }) => txt`nechá si navíc ${q(n, HIDDEN)}`,
    supply: ({ n }) => txt`získá ${q(n, SUPPLY)}`,
  },
  price: (p) => {
    const parts = RESOURCES.flatMap((kind) => (p[kind] ? [q(p[kind], RESOURCE_NOUNS[kind], 'nom')] : []));
    return parts.length > 0 ? series(parts, 'and', L) : txt`nic`;
  },
  goal: (g) => {
    if ('tracks' in g) {
      return g.tracks === 1
        ? txt`vliv alespoň ${num(g.influence)} na jedné stupnici`
        : txt`vliv alespoň ${num(g.influence)} ${ON_TRACKS[g.tracks] ?? `na ${g.tracks} stupnicích`}`;
    }
    if ('cleanWithRemnants' in g)
      return txt`žádná zhouba na tvé desce a alespoň ${q(g.cleanWithRemnants, REMNANT, 'nom')}`;
    if ('asPlayers' in g) {
      return txt`alespoň tolik ${SHIP_NOUNS[g.asPlayers].cs.pl?.gen ?? ''} ve hře, kolik je hráčů, nejméně však ${num(g.least)}`;
    }
    if ('ships' in g) {
      const four = g.withFour === undefined ? '' : txt` (ve čtyřech hráčích: ${num(g.withFour)})`;
      return txt`alespoň ${q(g.atLeast, SHIP_NOUNS[g.ships], 'nom')} ve hře${four}`;
    }
    return condition(g);
  },
  score: ({ base, per, each, by = 1, max }) => {
    const noun = FACT_NOUNS[per].cs;
    if (base > 0)
      return txt`${q(base, PRESTIGE, 'nom')}, o ${num(-each)} méně za ${EACH[noun.gender]} ${noun.sg.acc} (nikdy ne pod 0)`;
    const most = max === undefined ? '' : txt`, nejvýše ${num(max)}`;
    return txt`${facts[per](q(each, PRESTIGE, 'nom'), by)}${most}`;
  },
  bonuses: {
    neutralise: 'Neutralizace',
    affinity: 'Spřízněnost',
    promote: 'Povýšení',
    activate: 'Aktivace',
    gain: 'Zisk',
  },
  kinds: { cadet: 'karta kadeta', frigate: 'karta fregaty', command: 'karta velení' },
  ship: (kind, house) => `${SHIP_NOUNS[kind].cs.sg.nom} rodu ${house}`,
  sector: (ref) => (/[A-D]/.test(ref) ? `vnitřní sektor ${ref[1]}` : `sektor ${ref[1]}`),
  section: (n) => `sekce ${n}`,
  figures: { captain: 'kapitán', cadet1: 'kadet 1', cadet2: 'kadet 2' },
  player: (n) => `Hráč ${n}`,
  rank: (n) => txt`stupeň ${num(n)}`,
  slot: (n) => txt`${num(n)}. místo pro kartu`,
  prestige: (n) => q(n, PRESTIGE, 'nom'),
  priority: (kinds) =>
    join(
      kinds.map((kind) => txt`${kind}`),
      ', pak ',
    ),
  words: {
    cost: 'cena',
    free: 'zdarma',
    flag: 'vlajka',
    mining: 'těžba',
    commission: 'provize',
    corrupted: 'zkažený',
    clean: 'čistý',
    upper: 'horní efekt',
    lower: 'dolní efekt',
    cleanEffect: 'čistý efekt',
    corruptedEffect: 'zkažený efekt',
    ownFrigate: 'tvoje fregata',
    uncoverable: 'nelze zakrýt',
    cycle: 'cyklus',
    players: 'hráči',
    voidborn: 'lodě Zplozence',
    rifts: 'trhliny',
    planets: 'planety',
    shuttle: 'raketoplán',
    house: 'rod',
    basic: 'kapitán',
    income: 'přísun karet operací',
    draw: 'dobírání skrytého vlivu',
    reset: 'pole po resetu taktiky',
    sections: 'bonusové akce',
    trackReward: 'odměna na stupnici vlivu',
    revenant: 'Revenant',
    frigate: 'fregata',
    emergency: 'pole nouzové akce',
    council: 'Rada',
    nothing: 'nic',
    faces: 'strany',
    copies: 'karty skrytého vlivu',
    orElse: 'nejprve hyperpohon',
  },
  houseOf: (_, name) => txt`rod ${name}`,
};
