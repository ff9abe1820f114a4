import {
  changeText,
  labelled,
  num,
  qty,
  sentences,
  signed,
  type Text,
  txt,
  type Voice,
  word,
} from '@starhold/effects/text';
import type { Fact, Faction, Gain, Num, RemoveFrom, UnsLexicon } from '../content/index.ts';
import {
  ALLY,
  AP,
  ARMOUR,
  CARD,
  CREDIT,
  DAMAGE,
  FACT_NOUNS,
  GAIN_NOUNS,
  SPACE,
  TACTIC,
  THREAT,
  UPGRADE,
} from './nouns.ts';
import type { Wording } from './wording.ts';

/** Infinitive: every clause fits behind every label. */
const L = 'de';
const taunt = word('Spott', 'UNS-18.4');
const fear = word('Furcht', 'UNS-18.1');
const atLevel = (n: number) => word(`Stufe ${n}+`, 'UNS-16.9');
const ZONES: Record<RemoveFrom, string> = {
  hand: 'von der Hand',
  discard: 'vom Ablagestapel',
  play: 'aus dem Spiel',
};
const gained = (n: number | string, what: Gain) => txt`${qty(n, GAIN_NOUNS[what], 'acc', L)} erhalten`;
const damage = (n: number | string): Text => qty(n, DAMAGE, 'acc', L);
const per = (fact: Fact) => (each: Text, by: number) =>
  by === 1 ? txt`${each} pro ${FACT_NOUNS[fact].de.sg.acc}` : txt`${each} pro ${qty(by, FACT_NOUNS[fact], 'acc', L)}`;

const voice: Voice<UnsLexicon> = {
  lang: L,
  own: {
    damage: ({ n, to = 'any', ignoreTaunt }, t) => {
      const much = damage(t.n(n));
      const aside = ignoreTaunt ? txt` (${taunt} darf ignoriert werden)` : '';
      if (to === 'any') return txt`${much} verursachen${aside}`;
      const target = to === 'onDeck' ? 'einer Bedrohung auf dem Deck' : 'einer aktiven Bedrohung';
      return txt`${target} ${much} zufügen${aside}`;
    },
    damageAll: ({ n }, t) => txt`jeder aktiven Bedrohung auf einem Schlachtfeld ${damage(t.n(n))} zufügen`,
    gain: ({ what, n, who }, t) =>
      who === 'either'
        ? sentences(labelled(txt`du oder ein anderer Spieler`, gained(t.n(n), what)))
        : gained(t.n(n), what),
    train: ({ n = 1 }) => {
      const train = txt`${word('trainieren', 'UNS-16.6')}`;
      return n === 1 ? train : sentences(labelled(num(`${n}×`), train));
    },
    remove: ({ from }) => {
      const where = from ? ` ${from.map((zone) => ZONES[zone]).join(' oder ')}` : '';
      return txt`${qty(1, CARD, 'acc', L)}${where} ${word('entfernen', 'UNS-16.7')}`;
    },
    refresh: () => txt`${qty(1, ALLY, 'acc', L)} ${word('auffrischen', 'UNS-16.8')}`,
    repeatEffect: () => txt`${num(1)} Effekt einer anderen Taktik im Spiel wiederholen`,
    takeBack: () => txt`${num(1)} andere Taktik aus dem Spiel auf die Hand zurücknehmen`,
    marketRefresh: () => txt`die ${word('Auslage erneuern', 'UNS-13.4')}`,
    bossDamage: ({ n }) => txt`${n} ${word('Bossschaden', 'UNS-16.11')} verursachen`,
    lose: ({ what, n }) => txt`${qty(n, GAIN_NOUNS[what], 'acc', L)} verlieren`,
    hurt: ({ n }) => txt`${damage(n)} erleiden`,
    discardAlly: () => txt`${qty(1, ALLY, 'acc', L)} aus dem Spiel ablegen`,
    discardHand: ({ n }) => txt`${qty(n, CARD, 'acc', L)} von der Hand ablegen`,
    advanceDanger: ({ n }) => txt`den Gefahrenmarker um ${qty(n, SPACE, 'acc', L)} vorrücken`,
    bossCards: ({ n }) =>
      n === 1
        ? txt`die oberste Karte des Bossstapels auf den eigenen Ablagestapel legen`
        : txt`die obersten ${qty(n, CARD, 'acc', L)} des Bossstapels auf den eigenen Ablagestapel legen`,
    story: () => txt`die aktuelle Geschichtskarte ausführen`,
  },
  condition: (c) => {
    if ('defeated' in c) return txt`Bedrohung besiegt`;
    if ('level' in c) return atLevel(c.level);
    if ('atLeast' in c) return txt`mindestens ${qty(c.atLeast, FACT_NOUNS[c.of], 'nom', L)}`;
    return txt`höchstens ${qty(c.atMost, FACT_NOUNS[c.of], 'nom', L)}`;
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
  cost: ({ what, n }) => txt`${qty(n, GAIN_NOUNS[what], 'acc', L)} zahlen`,
  groups: { players: { label: txt`alle Spieler`, object: txt`alle Spieler` } },
};

/** Whose: `Karten des Rats`, `Symbol des Rats`. */
const OF_FACTION: Record<Faction, string> = {
  council: 'des Rats',
  scrappers: 'der Schrottler',
  silver: 'des Hauses Silver',
  virens: 'der Virener',
};

function stat(n: Num): Text {
  if (typeof n === 'number') return num(n);
  const danger = n.half
    ? txt`halbe ${word('Gefahrenstufe', 'UNS-16.12')} (abgerundet)`
    : word('Gefahrenstufe', 'UNS-16.12');
  return n.plus ? txt`${n.plus} + ${danger}` : danger;
}

const NUMBERS: Wording['numbers'] = {
  cost: txt`Kosten in Aktionspunkten`,
  attack: txt`Angriff`,
  defence: txt`Verteidigung`,
  damage: txt`Schaden, den du verursachst`,
  threatDamage: txt`Schaden, den dir eine Bedrohung zufügt`,
  price: txt`Preise in der Auslage`,
  haggle: txt`Kosten für ${word('Feilschen', 'UNS-17.3')}`,
  keepArmour: txt`Rüstung, die du in der Aufräumphase behältst`,
  activeLimit: txt`Grenze für aktive Bedrohungen`,
};

export const DE: Wording = {
  voice,
  keyword: (k) => {
    if (typeof k === 'object') return word(`Feilschen ${k.haggle}`, 'UNS-17.3');
    if (k === 'unity') return word('Einheit', 'UNS-17.2');
    return k === 'focus' ? word('Fokus', 'UNS-17.4') : word('Verschwörung', 'UNS-17.5');
  },
  level: atLevel,
  threatKeyword: (k) => {
    switch (k.k) {
      case 'fear':
        return fear;
      case 'taunt':
        return taunt;
      case 'swift':
        return word('Schnell', 'UNS-18.2');
      case 'rage':
        return word('Wut', 'UNS-18.7');
      case 'madness':
        return word(`Wahnsinn ${k.x}`, 'UNS-18.3');
    }
  },
  modifiers: {
    damage: ({ n, when }) => {
      const by = num(signed(n, L));
      if (when === 'first') return txt`erster von dir verursachter Schaden in jedem Zug: ${by}`;
      if (when === 'each') return txt`jeder von dir verursachte Schaden: ${by}`;
      return txt`jeder von dir verursachte Schaden an einer Bedrohung auf dem Deck: ${by}`;
    },
    shield: ({ n, when }) =>
      txt`Bedrohungsphase: Schaden ${when === 'first' ? 'der ersten' : 'jeder'} Bedrohung ${num(signed(-n, L))}`,
    price: ({ n }) => changeText(NUMBERS, 'price', n, L),
    haggle: ({ n }) => changeText(NUMBERS, 'haggle', n, L),
    fearless: () => txt`${fear} kostet dich keine Aktionspunkte`,
    keepArmour: ({ n }) => txt`Aufräumphase: bis zu ${qty(n, ARMOUR, 'acc', L)} behalten`,
    threatDefence: ({ n }) => txt`alle Bedrohungen: Verteidigung ${num(signed(n, L))}`,
    threatAttack: ({ n }) => txt`alle Bedrohungen: Angriff ${num(signed(n, L))}`,
    activeLimit: ({ n }) => changeText(NUMBERS, 'activeLimit', n, L),
    keyword: ({ keyword }) => txt`jede aktive Bedrohung: ${DE.threatKeyword(keyword)}`,
  },
  numbers: NUMBERS,
  requirements: {
    pay: ({ n }) => txt`${qty(n, CREDIT, 'acc', L)} zahlen`,
    remove: ({ n }) => txt`${qty(n, CARD, 'acc', L)} von der Hand oder vom Ablagestapel entfernen`,
    discardAlly: ({ n }) => txt`${qty(n, ALLY, 'acc', L)} von der Hand ablegen`,
    own: ({ what, n }) => {
      if (what === 'upgrades') return txt`mindestens ${qty(n, UPGRADE, 'nom', L)} im eigenen Besitz`;
      if (what === 'ally') return txt`mindestens ${qty(n, ALLY, 'nom', L)} im eigenen Besitz`;
      if (what === 'tactic') return txt`mindestens ${qty(n, TACTIC, 'nom', L)} im eigenen Besitz`;
      const of =
        what === 'oneFaction' ? 'einer Fraktion' : what === 'eachFaction' ? 'jeder Fraktion' : OF_FACTION[what];
      return txt`mindestens ${qty(n, CARD, 'nom', L)} ${of} im eigenen Besitz`;
    },
    damage: ({ n }) => txt`alle Spieler erleiden ${damage(n)}`,
    level: ({ n }) => atLevel(n),
    danger: ({ n }) => txt`den Gefahrenmarker um ${qty(n, SPACE, 'acc', L)} vorrücken`,
    defeated: ({ n }) => txt`mindestens ${qty(n, THREAT, 'nom', L)} in diesem Zug besiegt`,
  },
  help: {
    unity:
      'X ist die Anzahl verschiedener Fraktionen unter deinen Karten auf der Hand und im Spiel, diese eingeschlossen.',
    haggle:
      'Du darfst so viele Kredite zahlen, 1 weniger pro Karte der Fraktion dieser Karte auf der Hand und im Spiel (sie selbst eingeschlossen), und den Effekt ausführen.',
    focus:
      'X ist die Anzahl der Karten der Fraktion dieser Karte auf der Hand und im Spiel, sie selbst eingeschlossen.',
    conspiracy: 'Gilt nur, wenn du eine weitere Karte der Fraktion dieser Karte auf der Hand oder im Spiel hast.',
    level: 'Gilt nur, wenn deine Stufe mindestens so hoch ist.',
    fear: 'Jedes Mal, wenn du mit Schaden auf diese aktive Bedrohung zielst, verlierst du 1 Aktionspunkt.',
    swift: 'Zählt nicht zur Grenze für aktive Bedrohungen und bleibt beim Aufräumen nie auf dem Deck.',
    madness: 'Beim Aufdecken: Ist deine Gesundheit höchstens so hoch, fügt die Bedrohung sich selbst 2 Schaden zu.',
    taunt: 'Schaden auf diesem Schlachtfeld und seinem Deck muss auf eine Bedrohung mit Spott zielen.',
    rage: 'In der Bedrohungsphase 1 eigenen Verbündeten aus dem Spiel ablegen.',
  },
  factions: { council: 'Rat', scrappers: 'Schrottler', silver: 'Haus Silver', virens: 'Virener' },
  kinds: { tactic: 'Taktik', ally: 'Verbündeter' },
  requires: { tactic: 'nur Taktiken', ally: 'nur Verbündete', any: 'jede Karte' },
  notches: { top: 'Aussparung oben', bottom: 'Aussparung unten' },
  origins: { starter: 'Start', ceres2: 'Ceres II', virenos: 'Virenos', mithras: 'Mithras' },
  symbol: (faction) => `Symbol ${OF_FACTION[faction]}`,
  skipped: {
    normal: 'bei Normal übersprungen',
    hard: 'bei Schwer übersprungen',
    expert: 'bei Experte übersprungen',
  },
  spaceEffects: {
    remove: txt`optional: ${qty(1, CREDIT, 'acc', L)} zahlen → ${qty(1, CARD, 'acc', L)} entfernen`,
    market: txt`optional: beliebige Verbesserungen der Auslage unter den Verbesserungsstapel legen und die Auslage auffüllen`,
  },
  borders: { green: 'grüner Rand', yellow: 'gelber Rand', red: 'roter Rand' },
  stat,
  labels: {
    upkeep: word('Versorgung', 'UNS-5.3'),
    defeat: txt`jedes Mal, wenn du eine Bedrohung besiegst`,
    drawn: txt`beim Ziehen`,
    reward: word('Belohnung', 'UNS-10.5'),
    ongoing: txt`dauerhaft`,
    levelUp: word('Stufenaufstieg', 'UNS-15.6'),
    victory: txt`Sieg`,
    ending: txt`Ende der Geschichte`,
    then: txt`danach`,
    threatSide: txt`Bedrohungsseite`,
    together: txt`beide zusammen`,
    onAlly: txt`auf Verbündeten`,
  },
  cheaper: (n) => txt`diese Karte kostet ${qty(n, AP, 'acc', L)} weniger`,
  extraDefence: (n) => txt`${num(signed(n, L))} pro weiteren Spieler`,
  afterDrawn: {
    discard: txt`diese Karte auf den eigenen Ablagestapel legen`,
    box: txt`diese Karte in die Schachtel legen`,
  },
  notRemovable: txt`Effekte können diese Karte nicht entfernen`,
  bossDamageGoal: (n) => txt`${n} ${word('Bossschaden', 'UNS-16.11')} pro Spieler`,
  endingGoal: txt`ein Ende der Geschichte erreichen`,
  nextCard: (n) => txt`weiter mit Karte ${n}`,
  copies: (n) => `${n}×`,
  words: {
    level: 'Stufe',
    cost: 'Kosten',
    price: 'Preis',
    attack: 'Angriff',
    defence: 'Verteidigung',
    bossDeck: 'Bossstapel',
    threatDeck: 'Bedrohungsstapel',
    solo: 'solo',
    duo: 'zu zweit',
    danger: 'Gefahrenstufe',
    maximum: 'maximale Gefahr: Niederlage',
    start: 'Start',
    bossCard: 'Bosskarte',
    nothing: 'kein Effekt',
  },
};
