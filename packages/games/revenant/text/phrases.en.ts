import { join, num, series, type Text, txt, word } from '@starhold/effects/text';
import { RESOURCES } from '../content/index.ts';
import { FACT_NOUNS } from './fact-nouns.ts';
import { HIDDEN, PRESTIGE, REMNANT, RESOURCE_NOUNS, SHIP_NOUNS, SUPPLY, TACTICS, VOIDBORN } from './nouns.ts';
import { condition, facts, L, NUMBERS, q, voice } from './voice.en.ts';
import type { Wording } from './wording.ts';

/** How everything is called and said, besides the operations of cards. */
const both = (text: string): { during: Text; after: Text } => ({ during: txt`${text}`, after: txt`${text}` });
const linked = (text: string, ref: string): { during: Text; after: Text } => ({
  during: word(text, ref),
  after: word(text, ref),
});

export const EN: Wording = {
  voice,
  occasions: {
    crew: both('your crew action'),
    ark: both('the effect of an ark'),
    fighter: both('the effect of a fighter'),
    dropship: both('the effect of a dropship'),
    frigate: both('the effect of your frigate'),
    planet: both('the effect of a planet'),
    mining: linked('a mining effect', 'REV-21.1'),
    commission: linked('a commission effect', 'REV-21.1'),
    manoeuvre: both('a manoeuvre'),
    attack: both('an attack'),
    kill: both('destroying a Voidborn ship'),
    hidden: { during: txt`a gain of hidden influence`, after: txt`gaining hidden influence` },
    play: { during: txt`the play of an operation card`, after: txt`playing an operation card` },
    isolate: both('isolating corruption'),
    corruption: both('gaining corruption'),
    attackFrigate: both('an attack of your frigate'),
    manoeuvreFrigate: both('a manoeuvre of your frigate'),
    planetFrigate: both('the effect of a planet you landed on with your frigate'),
    playPermanent: both('playing a cadet or frigate card'),
  },
  activation: word('activation', 'REV-27.6'),
  modifiers: {
    freeNeutralise: () => txt`isolating with energy in Neutralise costs you nothing`,
    manoeuvreToLand: () => txt`before your frigate lands, it may manoeuvre`,
    neutraliseWith: ({ resource }) =>
      txt`Neutralise may be paid with ${RESOURCE_NOUNS[resource].en.sg} instead of energy`,
    gainOrTactics: ({ n }) => txt`Gain may give ${q(n, TACTICS)} instead of a resource`,
    gainAndTactics: ({ n }) => txt`Gain also gives ${q(n, TACTICS)}`,
    promoteWithAny: ({ n }) => txt`for Promote, ${num(n)} of the science may be any resource`,
  },
  rival: {
    reinforce: ({ supply }) =>
      txt`with ${q(supply, SUPPLY)} or more: pays it and deploys a small ship of its strongest House`,
    hypercharge: ({ supply }) =>
      txt`with ${q(supply, SUPPLY)} or more: pays it and charges the hyperdrive, if its space is free`,
    rank: () => txt`captain rank +${num(1)}`,
    destroy: ({ n }) => txt`destroys up to ${q(n, VOIDBORN)} in the sector of its frigate`,
    tactics: ({ n }) => txt`gains ${q(n, TACTICS)}`,
    shield: ({ sectors }) => txt`places ${num(1)} shield in each of the ${NUMBERS[sectors]} most threatened sectors`,
    hidden: ({ n }) => txt`keeps ${num(n)} more ${n === 1 ? HIDDEN.en.sg : HIDDEN.en.pl}`,
    supply: ({ n }) => txt`gains ${q(n, SUPPLY)}`,
  },
  price: (p) => {
    const parts = RESOURCES.flatMap((kind) => (p[kind] ? [q(p[kind], RESOURCE_NOUNS[kind])] : []));
    return parts.length > 0 ? series(parts, 'and', L) : txt`nothing`;
  },
  goal: (g) => {
    if ('tracks' in g) {
      return g.tracks === 1
        ? txt`at least ${num(g.influence)} influence on one track`
        : txt`at least ${num(g.influence)} influence on each of ${NUMBERS[g.tracks]} tracks`;
    }
    if ('cleanWithRemnants' in g)
      return txt`no corruption on your board and at least ${q(g.cleanWithRemnants, REMNANT)}`;
    if ('asPlayers' in g)
      return txt`at least as many ${SHIP_NOUNS[g.asPlayers].en.pl} on the board as players, and at least ${num(g.least)}`;
    if ('ships' in g) {
      const four = g.withFour === undefined ? '' : txt` (with four players: ${num(g.withFour)})`;
      return txt`at least ${q(g.atLeast, SHIP_NOUNS[g.ships])} on the board${four}`;
    }
    return condition(g);
  },
  score: ({ base, per, each, by = 1, max }) => {
    if (base > 0)
      return txt`${q(base, PRESTIGE)}, ${num(-each)} less for each ${FACT_NOUNS[per].en.sg} (never below 0)`;
    const most = max === undefined ? '' : txt`, at most ${num(max)}`;
    return txt`${facts[per](q(each, PRESTIGE), by)}${most}`;
  },
  bonuses: { neutralise: 'Neutralise', affinity: 'Affinity', promote: 'Promote', activate: 'Activate', gain: 'Gain' },
  kinds: { cadet: 'cadet card', frigate: 'frigate card', command: 'command card' },
  ship: (kind, house) => `${house} ${SHIP_NOUNS[kind].en.sg}`,
  sector: (ref) => (/[A-D]/.test(ref) ? `inner sector ${ref[1]}` : `sector ${ref[1]}`),
  section: (n) => `section ${n}`,
  figures: { captain: 'captain', cadet1: 'cadet 1', cadet2: 'cadet 2' },
  player: (n) => `Player ${n}`,
  rank: (n) => txt`rank ${num(n)}`,
  slot: (n) => txt`card slot ${num(n)}`,
  prestige: (n) => q(n, PRESTIGE),
  priority: (kinds) =>
    join(
      kinds.map((kind) => txt`${kind}`),
      ', then ',
    ),
  words: {
    cost: 'cost',
    free: 'free',
    flag: 'flag',
    mining: 'mining',
    commission: 'commission',
    corrupted: 'corrupted',
    clean: 'clean',
    upper: 'upper effect',
    lower: 'lower effect',
    cleanEffect: 'clean effect',
    corruptedEffect: 'corrupted effect',
    ownFrigate: 'your frigate',
    uncoverable: 'cannot be covered',
    cycle: 'cycle',
    players: 'players',
    voidborn: 'Voidborn ships',
    rifts: 'rifts',
    planets: 'planets',
    shuttle: 'shuttle',
    house: 'House',
    basic: 'captain',
    income: 'operation income',
    draw: 'hidden influence draw',
    reset: 'tactics reset space',
    sections: 'bonus actions',
    trackReward: 'reward of its influence track',
    revenant: 'Revenant',
    frigate: 'frigate',
    emergency: 'emergency space',
    council: 'Council',
    nothing: 'nothing',
    faces: 'faces',
    copies: 'hidden influence cards',
    orElse: 'Hypercharge first',
  },
  houseOf: (_, name) => txt`House ${name}`,
};
