import { changeText, labelled, num, qty, sentences, signed, txt, type Voice, word } from '@starhold/effects/text';
import type { Fact, Gain, Num, RemoveFrom, UnsLexicon } from '../content/index.ts';
import { AP, ARMOUR, CARD, CREDIT, DAMAGE, FACT_NOUNS, GAIN_NOUNS, SPACE, THREAT, UPGRADE } from './nouns.ts';
import type { Wording } from './wording.ts';

/** Imperative. */
const L = 'en';
const taunt = word('Taunt', 'UNS-18.4');
const fear = word('Fear', 'UNS-18.1');
const atLevel = (n: number) => word(`Level ${n}+`, 'UNS-16.9');
const ZONES: Record<RemoveFrom, string> = { hand: 'your hand', discard: 'your discard pile', play: 'play' };
const gained = (n: number | string, what: Gain) => txt`gain ${qty(n, GAIN_NOUNS[what], 'acc', L)}`;
const TO = { any: '', onDeck: ' to a threat on deck', active: ' to an active threat' };
const per = (fact: Fact) => (each: ReturnType<typeof txt>, by: number) =>
  by === 1 ? txt`${each} per ${FACT_NOUNS[fact].en.sg}` : txt`${each} per ${qty(by, FACT_NOUNS[fact], 'acc', L)}`;

const voice: Voice<UnsLexicon> = {
  lang: L,
  own: {
    damage: ({ n, to = 'any', ignoreTaunt }, t) => {
      const text = txt`deal ${qty(t.n(n), DAMAGE, 'acc', L)}${TO[to]}`;
      return ignoreTaunt ? txt`${text} (may ignore ${taunt})` : text;
    },
    damageAll: ({ n }, t) => txt`deal ${qty(t.n(n), DAMAGE, 'acc', L)} to each active threat of one battlefield`,
    gain: ({ what, n, who }, t) =>
      who === 'either' ? sentences(labelled(txt`you or another player`, gained(t.n(n), what))) : gained(t.n(n), what),
    train: ({ n = 1 }) => {
      const train = txt`${word('train', 'UNS-16.6')}`;
      return n === 1 ? train : sentences(labelled(num(`${n}×`), train));
    },
    remove: ({ from }) => {
      const text = txt`${word('remove', 'UNS-16.7')} ${qty(1, CARD, 'acc', L)}`;
      return from ? txt`${text} from ${from.map((zone) => ZONES[zone]).join(' or ')}` : text;
    },
    refresh: () => txt`${word('refresh', 'UNS-16.8')} ${num(1)} ally`,
    repeatEffect: () => txt`repeat ${num(1)} effect of another tactic in play`,
    takeBack: () => txt`return ${num(1)} other tactic from play to your hand`,
    marketRefresh: () => txt`${word('refresh the market', 'UNS-13.4')}`,
    bossDamage: ({ n }) => txt`deal ${n} ${word('boss damage', 'UNS-16.11')}`,
    lose: ({ what, n }) => txt`lose ${qty(n, GAIN_NOUNS[what], 'acc', L)}`,
    hurt: ({ n }) => txt`take ${qty(n, DAMAGE, 'acc', L)}`,
    discardAlly: () => txt`discard ${num(1)} ally from play`,
    discardHand: ({ n }) => txt`discard ${qty(n, CARD, 'acc', L)} from your hand`,
    advanceDanger: ({ n }) => txt`advance the danger marker ${qty(n, SPACE, 'acc', L)}`,
    bossCards: ({ n }) =>
      n === 1
        ? txt`put the top card of the boss deck into your discard pile`
        : txt`put the top ${qty(n, CARD, 'acc', L)} of the boss deck into your discard pile`,
    story: () => txt`resolve the current story card`,
  },
  condition: (c) => {
    if ('defeated' in c) return txt`threat defeated`;
    if ('level' in c) return atLevel(c.level);
    if ('atLeast' in c) return txt`at least ${qty(c.atLeast, FACT_NOUNS[c.of], 'nom', L)}`;
    return txt`at most ${qty(c.atMost, FACT_NOUNS[c.of], 'nom', L)}`;
  },
  facts: {
    armour: per('armour'),
    health: per('health'),
    credits: per('credits'),
    ap: per('ap'),
    level: per('level'),
    danger: per('danger'),
    hand: per('hand'),
    allies: per('allies'),
    exhaustedAllies: per('exhaustedAllies'),
    tactics: per('tactics'),
    upgrades: per('upgrades'),
    activeThreats: per('activeThreats'),
    defeatedThisTurn: per('defeatedThisTurn'),
    factions: per('factions'),
    sameFaction: per('sameFaction'),
  },
  cost: ({ what, n }) => txt`pay ${qty(n, GAIN_NOUNS[what], 'acc', L)}`,
  groups: { players: { label: txt`each player`, object: txt`each player` } },
};

const FACTIONS = { council: 'Council', scrappers: 'Scrappers', silver: 'House of Silver', virens: 'Virens' };

function stat(n: Num): ReturnType<typeof txt> {
  if (typeof n === 'number') return num(n);
  const danger = n.half
    ? txt`half the ${word('danger level', 'UNS-16.12')} (rounded down)`
    : word('danger level', 'UNS-16.12');
  return n.plus ? txt`${n.plus} + ${danger}` : danger;
}

const NUMBERS: Wording['numbers'] = {
  cost: txt`cost in AP`,
  attack: txt`attack`,
  defence: txt`defence`,
  damage: txt`damage you deal`,
  threatDamage: txt`damage that a threat deals you`,
  price: txt`prices in the market`,
  haggle: txt`costs of ${word('Haggle', 'UNS-17.3')}`,
  keepArmour: txt`armour you keep in the cleanup phase`,
  activeLimit: txt`limit of active threats`,
};

export const EN: Wording = {
  voice,
  keyword: (k) => {
    if (typeof k === 'object') return word(`Haggle ${k.haggle}`, 'UNS-17.3');
    if (k === 'unity') return word('Unity', 'UNS-17.2');
    return k === 'focus' ? word('Focus', 'UNS-17.4') : word('Conspiracy', 'UNS-17.5');
  },
  level: atLevel,
  threatKeyword: (k) => {
    switch (k.k) {
      case 'fear':
        return fear;
      case 'taunt':
        return taunt;
      case 'swift':
        return word('Swift', 'UNS-18.2');
      case 'rage':
        return word('Rage', 'UNS-18.7');
      case 'madness':
        return word(`Madness ${k.x}`, 'UNS-18.3');
    }
  },
  modifiers: {
    damage: ({ n, when }) => {
      const by = num(signed(n, L));
      if (when === 'first') return txt`first damage you deal each turn: ${by}`;
      return when === 'each' ? txt`each damage you deal: ${by}` : txt`each damage you deal to a threat on deck: ${by}`;
    },
    shield: ({ n, when }) =>
      txt`threat phase: damage from ${when === 'first' ? 'the first' : 'each'} threat ${num(signed(-n, L))}`,
    price: ({ n }) => changeText(NUMBERS, 'price', n, L),
    haggle: ({ n }) => changeText(NUMBERS, 'haggle', n, L),
    fearless: () => txt`${fear} costs you no AP`,
    keepArmour: ({ n }) => txt`cleanup phase: keep up to ${qty(n, ARMOUR, 'acc', L)}`,
    threatDefence: ({ n }) => txt`all threats: defence ${num(signed(n, L))}`,
    threatAttack: ({ n }) => txt`all threats: attack ${num(signed(n, L))}`,
    activeLimit: ({ n }) => changeText(NUMBERS, 'activeLimit', n, L),
    keyword: ({ keyword }) => txt`each active threat: ${EN.threatKeyword(keyword)}`,
  },
  numbers: NUMBERS,
  requirements: {
    pay: ({ n }) => txt`pay ${qty(n, CREDIT, 'acc', L)}`,
    remove: ({ n }) => txt`remove ${qty(n, CARD, 'acc', L)} from hand or discard pile`,
    discardAlly: ({ n }) => txt`discard ${num(n)} ${n === 1 ? 'ally card' : 'ally cards'} from hand`,
    own: ({ what, n }) => {
      if (what === 'upgrades') return txt`you own at least ${qty(n, UPGRADE, 'acc', L)}`;
      if (what === 'ally') return txt`you own at least ${n} ${n === 1 ? 'ally' : 'allies'}`;
      if (what === 'tactic') return txt`you own at least ${n} ${n === 1 ? 'tactic' : 'tactics'}`;
      const of =
        what === 'oneFaction' ? 'one faction' : what === 'eachFaction' ? 'each faction' : `the ${FACTIONS[what]}`;
      return txt`you own at least ${qty(n, CARD, 'acc', L)} of ${of}`;
    },
    damage: ({ n }) => txt`each player takes ${qty(n, DAMAGE, 'acc', L)}`,
    level: ({ n }) => atLevel(n),
    danger: ({ n }) => txt`advance the danger marker ${qty(n, SPACE, 'acc', L)}`,
    defeated: ({ n }) => txt`at least ${qty(n, THREAT, 'nom', L)} defeated this turn`,
  },
  help: {
    unity: 'X is the number of different factions among your cards in hand and in play, this card included.',
    haggle:
      'You may pay so many credits, 1 less for each card of this card’s faction in your hand and in play (itself included), and resolve the effect.',
    focus: 'X is the number of cards of this card’s faction in your hand and in play, itself included.',
    conspiracy: 'Resolves only if you have another card of this card’s faction in hand or in play.',
    level: 'Resolves only if your level is at least this high.',
    fear: 'Whenever you aim damage at this active threat, you lose 1 AP.',
    swift: 'Does not count towards the limit of active threats, and never stays on the deck in cleanup.',
    madness: 'When revealed: if your health is at most this number, the threat deals 2 damage to itself.',
    taunt: 'Damage to this battlefield and its deck must be aimed at a threat with Taunt.',
    rage: 'In the threat phase, discard 1 of your allies from play.',
  },
  factions: FACTIONS,
  kinds: { tactic: 'tactic', ally: 'ally' },
  requires: { tactic: 'tactics only', ally: 'allies only', any: 'any card' },
  notches: { top: 'top notch', bottom: 'bottom notch' },
  origins: { starter: 'starter', ceres2: 'Ceres II', virenos: 'Virenos', mithras: 'Mithras' },
  symbol: (faction) => `${EN.factions[faction]} symbol`,
  skipped: { normal: 'skipped on Normal', hard: 'skipped on Hard', expert: 'skipped on Expert' },
  spaceEffects: {
    remove: txt`you may: pay ${qty(1, CREDIT, 'acc', L)} → remove ${qty(1, CARD, 'acc', L)}`,
    market: txt`you may: put any upgrades of the market under the upgrade deck and refill the market`,
  },
  borders: { green: 'green border', yellow: 'yellow border', red: 'red border' },
  stat,
  labels: {
    upkeep: word('upkeep', 'UNS-5.3'),
    defeat: txt`whenever you defeat a threat`,
    drawn: txt`when drawn`,
    reward: word('reward', 'UNS-10.5'),
    ongoing: txt`ongoing`,
    levelUp: word('level up', 'UNS-15.6'),
    victory: txt`victory`,
    ending: txt`ending`,
    then: txt`then`,
    threatSide: txt`threat side`,
    together: txt`both together`,
    onAlly: txt`on an ally`,
  },
  cheaper: (n) => txt`this card costs ${qty(n, AP, 'acc', L)} less`,
  extraDefence: (n) => txt`${num(signed(n, L))} per player beyond the first`,
  afterDrawn: {
    discard: txt`put this card into your discard pile`,
    box: txt`put this card into the box`,
  },
  notRemovable: txt`effects cannot remove this card`,
  bossDamageGoal: (n) => txt`${n} ${word('boss damage', 'UNS-16.11')} per player`,
  endingGoal: txt`reach an ending of the story`,
  nextCard: (n) => txt`continue with card ${n}`,
  copies: (n) => `${n}×`,
  words: {
    level: 'level',
    cost: 'cost',
    price: 'price',
    attack: 'attack',
    defence: 'defence',
    bossDeck: 'boss deck',
    threatDeck: 'threat deck',
    solo: 'solo',
    duo: 'two players',
    danger: 'danger level',
    maximum: 'Maximum Danger: you lose',
    start: 'start',
    bossCard: 'boss card',
    nothing: 'no effect',
  },
};
