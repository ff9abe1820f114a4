import {
  labelled,
  num,
  qty,
  quoted,
  sentences,
  series,
  signed,
  type Text,
  txt,
  type Voice,
  word,
} from '@starhold/effects/text';
import type { Amount, Condition, Fact, KindOrChoice, ResourceKind, RoneLexicon } from '../content/index.ts';
import { CARD, DAMAGE_NOUNS, FACT_NOUNS, GAIN_NOUNS, PROTOCOL, RESEARCH, RESOURCE, SCREW } from './nouns.ts';
import { symbolsText, type Telling } from './symbols.ts';
import type { NameOf, Wording } from './wording.ts';

/** Imperative; of others in the third person. */
const L = 'en';
const KINDS: Record<ResourceKind, string> = {
  blue: 'blue',
  red: 'red',
  black: 'black',
  green: 'green',
  yellow: 'yellow',
  wild: 'wild',
};
const cards = (n: number): Text => qty(n, CARD, 'acc', L);
const top = (n: number): Text => (n === 1 ? txt`the top card` : txt`the top ${cards(n)}`);
const per = (fact: Fact) => (each: Text) => txt`${each} per ${FACT_NOUNS[fact].en.sg}`;

/** `1 per card on your scrapyard beyond the first 2` for amounts that begin to count late. */
function amount(n: Amount, t: Telling): number | string {
  if (typeof n === 'number' || n.base >= 0) return t.n(n);
  return t.letter(txt`${per(n.per)(num(n.each))} beyond the first ${num(-n.base / n.each)}`);
}

/** What is done by the one a for-each is at, or by the reader. */
function done(t: Telling, who: string | undefined, you: string, they: string): Text {
  const whole = who === 'it' ? t.it('') : [];
  return whole.length > 0 ? txt`${whole} ${they}` : txt`${you}`;
}

const resources = (n: number, kind: KindOrChoice): Text =>
  kind === 'oneColour'
    ? n === 1
      ? txt`${num(1)} resource of any colour`
      : txt`${qty(n, RESOURCE, 'acc', L)} of one colour`
    : txt`${num(n)} ${KINDS[kind]} ${RESOURCE.en[n === 1 ? 'sg' : 'pl']}`;

function condition(c: Condition, nameOf: NameOf): Text {
  if ('any' in c)
    return series(
      c.any.map((one) => condition(one, nameOf)),
      'or',
      L,
    );
  if ('all' in c)
    return series(
      c.all.map((one) => condition(one, nameOf)),
      'and',
      L,
    );
  if ('coop' in c) return txt`against the Invasion`;
  if ('ended' in c) return txt`event ${nameOf(c.ended)} ended`;
  const noun = FACT_NOUNS[c.of];
  if ('atLeast' in c) {
    if (typeof c.atLeast === 'string') return txt`at least as many ${noun.en.pl} as ${FACT_NOUNS[c.atLeast].en.pl}`;
    return c.of === 'round' ? txt`round ${c.atLeast} reached` : txt`at least ${qty(c.atLeast, noun, 'nom', L)}`;
  }
  if (c.of === 'scenarioHealth' && c.atMost === 0) return txt`scenario card at ${num(0)} health`;
  if (c.atMost === 0) return txt`no ${noun.en.pl}`;
  if (typeof c.atMost === 'string') return txt`at most as many ${noun.en.pl} as ${FACT_NOUNS[c.atMost].en.pl}`;
  return txt`at most ${qty(c.atMost, noun, 'nom', L)}`;
}

const voice: Voice<RoneLexicon> = {
  lang: L,
  own: {
    deal: ({ damage, n }, t) => txt`deal ${qty(amount(n, t), DAMAGE_NOUNS[damage], 'acc', L)}`,
    suffer: ({ damage, n, who }, t) =>
      txt`${done(t, who, 'suffer', 'suffers')} ${qty(amount(n, t), DAMAGE_NOUNS[damage], 'acc', L)}`,
    lose: ({ what, n, who }, t) =>
      txt`${done(t, who, 'lose', 'loses')} ${qty(amount(n, t), GAIN_NOUNS[what], 'acc', L)}`,
    gain: ({ what, n, who }, t) => {
      const gained = qty(amount(n, t), GAIN_NOUNS[what], 'acc', L);
      if (who === 'oneOpponent') return txt`one opponent (that side chooses) gains ${gained}`;
      return txt`${done(t, who, 'gain', 'gains')} ${gained}`;
    },
    resource: ({ kind, n }) => txt`gain ${resources(n, kind)}`,
    store: ({ kind, n }) => txt`${word('store', 'RONE-11.12')} ${resources(n, kind)}`,
    research: ({ n, who }, t) => {
      const tokens = qty(Math.abs(n), RESEARCH, 'acc', L);
      if (who === 'invasion') return txt`the Invasion ${n < 0 ? 'destroys' : 'gains'} ${tokens}`;
      if (n > 0) return txt`${done(t, who, 'gain', 'gains')} ${tokens}`;
      const whole = who === 'it' ? t.it('') : [];
      return whole.length > 0 ? txt`${whole} destroys ${tokens}` : txt`destroy ${num(-n)} of your research tokens`;
    },
    draw: ({ n }) => (n === 1 ? txt`you may draw ${cards(1)}` : txt`draw up to ${cards(n)}`),
    mill: ({ to, n, who, store }, t) => {
      const verb = to === 'discard' ? ['discard', 'discards'] : ['scrap', 'scraps'];
      if (who === 'opponent') return txt`your opponent ${verb[1]} ${top(n)} of their draw deck`;
      if (who === 'invasion') {
        const scrapped = txt`the Invasion ${verb[1]} ${top(n)} of its draw deck`;
        return store ? txt`${scrapped} and stores its reward` : scrapped;
      }
      const whole = who === 'it' ? t.it('') : [];
      if (whole.length > 0) return txt`${whole} ${verb[1]} ${top(n)} of their draw deck`;
      const own = txt`${verb[0]} ${top(n)} of your draw deck`;
      return store ? txt`${own} and store its activation cost` : own;
    },
    sacrifice: () => txt`${word('sacrifice', 'RONE-11.5')} a card`,
    recycle: ({ n, from }) =>
      from
        ? txt`${word('recycle', 'RONE-11.6')} ${top(n)} of your scrapyard`
        : txt`${word('recycle', 'RONE-11.6')} ${cards(n)}`,
    recruit: () => txt`${word('recruit', 'RONE-11.7')} a card`,
    discover: () => txt`${word('discover', 'RONE-11.8')} a technology`,
    enlist: () => txt`${word('train', 'RONE-11.9')} ${num(1)} card of the starter pile`,
    train: ({ most }) =>
      txt`${word('train', 'RONE-11.9')} ${num(1)} card of your training ground with training cost ${num(most)} or less`,
    screwIt: ({ n }) => txt`put ${qty(n, SCREW, 'acc', L)} on that card`,
    upgrade: ({ n }) =>
      n === 1
        ? txt`${word('replace', 'RONE-4.10')} ${num(1)} screw of one of your dice by a coloured one`
        : txt`${word('replace', 'RONE-4.10')} up to ${qty(n, SCREW, 'acc', L)} of one of your dice by coloured ones`,
    refresh: ({ n, other, who }) => {
      const refresh = word('refresh', 'RONE-11.13');
      if (n === 'all') return txt`${refresh} all cards in your base`;
      const what = other ? txt`${n} other ${n === 1 ? 'card' : 'cards'}` : cards(n);
      return who === 'onePlayer'
        ? txt`one player ${word('refreshes', 'RONE-11.13')} ${what} in their base`
        : txt`${refresh} ${what} in your base`;
    },
    exhaust: ({ n }) => txt`${word('exhaust', 'RONE-11.13')} ${cards(n)} in your opponent’s base`,
    destroyStored: ({ n, who, take }, t) => {
      if (n === 'all') return txt`destroy all your stored resources`;
      const stored = n === 1 ? txt`${num(1)} stored resource` : txt`${num(n)} stored resources`;
      if (who === 'opponent') {
        const gone = txt`destroy ${stored} of your opponent`;
        return take ? sentences(txt`${gone}; store ${num(take)} of one of those kinds`) : gone;
      }
      return txt`${done(t, who, 'destroy', 'destroys')} ${stored}`;
    },
    destroyScrews: ({ n, who }, t) => {
      const whole = who === 'it' ? t.it('') : [];
      if (whole.length > 0) return txt`${whole} destroys ${qty(n, SCREW, 'acc', L)} on their training ground`;
      return txt`destroy ${qty(n, SCREW, 'acc', L)} on your training ground`;
    },
    destroyPlayed: () => txt`destroy another card of your played zone`,
    repeatPlayed: () => txt`repeat the effects of another card in your played zone (not of a card with this name)`,
    playDiscard: ({ less }) =>
      sentences(
        labelled(
          txt`you may`,
          less === 0
            ? txt`play the top card of your discard pile`
            : txt`play the top card of your discard pile for ${num(less)} ${less === 1 ? 'symbol' : 'symbols'} less`,
        ),
      ),
    deploy: ({ n }) => txt`the Invasion ${word('deploys', 'RONE-22.6')} ${num(n)} more ${n === 1 ? 'card' : 'cards'}`,
    deployMore: ({ n }) =>
      txt`from now on, the Invasion deploys ${num(n)} more ${n === 1 ? 'card' : 'cards'} each round`,
    invasionStore: ({ symbols }) => txt`the Invasion ${word('stores', 'RONE-22.1')} ${symbolsText(symbols, EN)}`,
    invasionRecycle: ({ n }) => txt`the Invasion ${word('recycles', 'RONE-22.2')} ${cards(n)}`,
    fillZones: () => txt`the Invasion ${word('recruits', 'RONE-22.4')} a card into each empty training zone`,
    fillDeck: ({ upTo }, t) =>
      txt`fill the Invasion draw deck up to ${qty(amount(upTo, t), CARD, 'acc', L)} from its supply and shuffle it`,
    activate: ({ n = 1, upTo }) =>
      upTo === undefined
        ? txt`the Invasion ${word('activates', 'RONE-22.3')} ${qty(n, PROTOCOL, 'acc', L)}`
        : txt`the Invasion ${word('activates', 'RONE-22.3')} protocols until ${num(upTo)} are in play`,
    lock: ({ n, who }, t) =>
      txt`${done(t, who, 'lock', 'locks')} ${num(n)} ${n === 1 ? 'die' : 'dice'} of choice for this round`,
    fortify: ({ armour, health }) =>
      txt`the top deployed card gains ${series(
        [
          ...(armour > 0 ? [qty(armour, GAIN_NOUNS.armour, 'acc', L)] : []),
          ...(health > 0 ? [qty(health, GAIN_NOUNS.health, 'acc', L)] : []),
        ],
        'and',
        L,
      )}`,
    sabotage: ({ n }) =>
      n === 1 ? txt`destroy ${num(1)} resource in a training zone` : txt`destroy ${num(n)} resources in training zones`,
    destroyDiscarded: ({ n }, t) => {
      if (n === 1) return txt`destroy the top card of the Invasion discard pile`;
      return txt`destroy the top ${qty(amount(n, t), CARD, 'acc', L)} of the Invasion discard pile`;
    },
    destroySelf: () => txt`destroy this card`,
    returnIt: () => txt`put it on top of the Invasion draw deck`,
  },
  condition: (c) => condition(c, (id) => quoted(id, L)),
  facts: {
    armour: per('armour'),
    health: per('health'),
    hand: per('hand'),
    played: per('played'),
    scrapyard: per('scrapyard'),
    discardPile: per('discardPile'),
    technologies: per('technologies'),
    research: per('research'),
    players: per('players'),
    halfPlayers: per('halfPlayers'),
    round: per('round'),
    deployed: per('deployed'),
    defeatedThisRound: per('defeatedThisRound'),
    defeated: per('defeated'),
    protocols: per('protocols'),
    invasionResearch: per('invasionResearch'),
    invasionCards: per('invasionCards'),
    scenarioHealth: per('scenarioHealth'),
  },
  groups: {
    players: { label: txt`each player`, object: txt`each player` },
    opponents: { label: txt`each opponent`, object: txt`each opponent` },
  },
};

export const EN: Wording = {
  voice,
  condition,
  modifiers: {
    keep: ({ n }) => txt`phase 5: you may ${word('keep', 'RONE-11.14')} ${num(n)} hand ${n === 1 ? 'card' : 'cards'}`,
    firstRanged: ({ n }) => txt`first played card with ranged damage each turn: ${num(signed(n, L))} ranged damage`,
    trainedOnTop: ({ n }) =>
      txt`phase 9: you may put ${num(n)} trained ${n === 1 ? 'card' : 'cards'} on top of your draw deck`,
    rangedShield: ({ n }) => txt`first ranged damage you suffer each round: ${num(signed(-n, L))}`,
    sacrificeDraw: ({ n }) => txt`when you ${word('sacrifice', 'RONE-11.5')}, draw ${num(n)} more`,
    price: ({ action, n }, nameOf) =>
      txt`spare-part action ${nameOf(action)}: price ${num(signed(n, L))}${n < 0 ? ' (at least 1)' : ''}`,
    noReroll: () => txt`players cannot spend re-roll tokens`,
    swallow: () => txt`damage left after defeating it is lost`,
    immune: ({ to }) => txt`immune to ${DAMAGE_NOUNS[to].en.sg}`,
    untargetable: () => txt`the scenario card cannot be attacked`,
  },
  moments: {
    turnStart: txt`start of your turn`,
    turnEnd: txt`end of your turn`,
    recruited: txt`when you recruit (not during setup)`,
    reshuffled: txt`after you reshuffle`,
    invasionStart: txt`start of the Invasion phase`,
    invasionEnd: txt`end of the Invasion phase`,
    playerReshuffled: txt`when a player reshuffles`,
    defeated: txt`when an Invasion card is defeated`,
  },
  firstMoments: {
    turnStart: txt`start of your turn`,
    turnEnd: txt`end of your turn`,
    recruited: txt`first card you recruit each turn (not during setup)`,
    reshuffled: txt`after your first reshuffle each turn`,
    invasionStart: txt`start of the Invasion phase`,
    invasionEnd: txt`end of the Invasion phase`,
    playerReshuffled: txt`first reshuffle of a player each round`,
    defeated: txt`first Invasion card defeated each round`,
  },
  kinds: KINDS,
  countedKind: (kind) => KINDS[kind],
  eachColour: txt`${num(1)} of each colour`,
  resources,
  neutral: 'neutral',
  player: (n) => `Player ${n}`,
  nothing: 'nothing',
  damages: { melee: 'melee', ranged: 'ranged', destruction: 'armour destruction' },
  price: ({ what, n }) =>
    qty(n, what in DAMAGE_NOUNS ? DAMAGE_NOUNS[what as 'melee'] : GAIN_NOUNS[what as 'armour'], 'acc', L),
  bonus: ({ damage, n }, when) => {
    const much =
      typeof n === 'number'
        ? txt`${num(n)} more ${DAMAGE_NOUNS[damage].en.sg}`
        : txt`${per(n.per)(txt`${num(n.each)} ${DAMAGE_NOUNS[damage].en.sg}`)}${n.max === undefined ? '' : txt`, at most ${num(n.max)}`}`;
    return when ? txt`phase 6, ${when}: ${much}` : txt`phase 6: ${much}`;
  },
  keep: txt`you may ${word('keep', 'RONE-11.14')} this card`,
  fleeting: txt`end of your turn: destroy this card if it is in your hand`,
  perResearch: txt`plus ${num(1)} per own research token`,
  difficulties: { easy: 'easy', normal: 'normal', hard: 'hard' },
  target: (armour, base, each, when) =>
    txt`${num(armour)} armour per player, ${num(base)} health and ${num(each)} more per player; can be attacked when: ${when}`,
  inRound: (n) => txt`round ${num(n)}`,
  labels: {
    activated: word('activated', 'RONE-7.6'),
    drawn: word('when drawn', 'RONE-11.1'),
    unplayed: txt`if not played, when scrapped in phase 5`,
    deployed: word('when deployed', 'RONE-18.5'),
    trained: word('when trained', 'RONE-22.5'),
    resolution: txt`at resolution, as undefeated top card`,
    top: txt`as top card`,
    lasting: word('until defeated', 'RONE-19.4'),
    whileActive: txt`until then`,
    prep: txt`preparation`,
    victory: word('victory', 'RONE-23.1'),
    defeat: txt`defeat`,
    alwaysVictory: txt`the Invasion cannot deploy a card`,
    target: txt`scenario card`,
  },
  words: {
    cost: 'cost',
    free: 'free',
    training: 'training cost',
    combat: 'combat',
    support: 'support',
    reward: 'reward',
    none: 'none',
    melee: 'melee',
    ranged: 'ranged',
    destruction: 'armour destruction',
    armour: 'armour',
    health: 'health',
    leader: 'leader',
    technology: 'technology',
    protocol: 'protocol',
    passive: 'passive',
    scenario: 'scenario',
    custom: 'own scenario',
  },
};
