import {
  formOf,
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
import {
  CARD,
  DAMAGE_NOUNS,
  DIE,
  FACT_NOUNS,
  GAIN_NOUNS,
  PROTOCOL,
  RESEARCH,
  RESOURCE,
  SCREW,
  SYMBOL,
} from './nouns.ts';
import { symbolsText, type Telling } from './symbols.ts';
import type { NameOf, Wording } from './wording.ts';

/** Infinitive: every clause fits behind every label; of others in the third person. */
const L = 'de';
const KINDS: Record<ResourceKind, string> = {
  blue: 'Blau',
  red: 'Rot',
  black: 'Schwarz',
  green: 'Grün',
  yellow: 'Gelb',
  wild: 'Joker',
};
const ADJECTIVES: Record<ResourceKind, string> = {
  blue: 'blaue',
  red: 'rote',
  black: 'schwarze',
  green: 'grüne',
  yellow: 'gelbe',
  wild: 'Joker',
};

const cards = (n: number | string): Text => qty(n, CARD, 'acc', L);
const top = (n: number): Text => (n === 1 ? txt`die oberste Karte` : txt`die obersten ${cards(n)}`);
const per = (fact: Fact) => (each: Text) => txt`${each} pro ${FACT_NOUNS[fact].de.sg.acc}`;

/** Amounts that begin to count late. */
function amount(n: Amount, t: Telling): number | string {
  if (typeof n === 'number' || n.base >= 0) return t.n(n);
  return t.letter(txt`${per(n.per)(num(n.each))}, die ersten ${num(-n.base / n.each)} nicht mitgezählt`);
}

/** `erleiden` behind the object for the reader, `jeder Spieler erleidet` in front of it for others. */
function done(
  t: Telling,
  who: string | undefined,
  what: Text,
  [you, they, away = '']: [string, string, string?],
): Text {
  const whole = who === 'it' ? t.it('') : [];
  return whole.length > 0 ? txt`${whole} ${they} ${what}${away}` : txt`${what} ${you}`;
}

const resources = (n: number, kind: KindOrChoice): Text => {
  if (kind === 'oneColour') {
    return n === 1 ? txt`${num(1)} Ressource beliebiger Farbe` : txt`${qty(n, RESOURCE, 'acc', L)} einer Farbe`;
  }
  if (kind === 'wild') return txt`${num(n)} ${n === 1 ? 'Joker-Ressource' : 'Joker-Ressourcen'}`;
  return txt`${num(n)} ${ADJECTIVES[kind]} ${formOf(n, RESOURCE, 'acc', L)}`;
};

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
  if ('coop' in c) return txt`gegen die Invasion`;
  if ('ended' in c) return txt`Ereignis ${nameOf(c.ended)} beendet`;
  const noun = FACT_NOUNS[c.of];
  if ('atLeast' in c) {
    if (typeof c.atLeast === 'string') {
      return txt`mindestens so viele ${noun.de.pl.nom} wie ${FACT_NOUNS[c.atLeast].de.pl.nom}`;
    }
    return c.of === 'round' ? txt`Runde ${num(c.atLeast)} erreicht` : txt`mindestens ${qty(c.atLeast, noun, 'nom', L)}`;
  }
  if (c.of === 'scenarioHealth' && c.atMost === 0) return txt`Szenariokarte bei ${num(0)} Gesundheit`;
  if (c.atMost === 0) return txt`ohne ${noun.de.pl.acc}`;
  if (typeof c.atMost === 'string') {
    return txt`höchstens so viele ${noun.de.pl.nom} wie ${FACT_NOUNS[c.atMost].de.pl.nom}`;
  }
  return txt`höchstens ${qty(c.atMost, noun, 'nom', L)}`;
}

const voice: Voice<RoneLexicon> = {
  lang: L,
  own: {
    deal: ({ damage, n }, t) => txt`${qty(amount(n, t), DAMAGE_NOUNS[damage], 'acc', L)} zufügen`,
    suffer: ({ damage, n, who }, t) =>
      done(t, who, qty(amount(n, t), DAMAGE_NOUNS[damage], 'acc', L), ['erleiden', 'erleidet']),
    lose: ({ what, n, who }, t) =>
      done(t, who, qty(amount(n, t), GAIN_NOUNS[what], 'acc', L), ['verlieren', 'verliert']),
    gain: ({ what, n, who }, t) => {
      const gained = qty(amount(n, t), GAIN_NOUNS[what], 'acc', L);
      if (who === 'oneOpponent') return txt`ein Gegner (nach Wahl der Gegenseite) erhält ${gained}`;
      return done(t, who, gained, ['erhalten', 'erhält']);
    },
    resource: ({ kind, n }) => txt`${resources(n, kind)} erhalten`,
    store: ({ kind, n }) => txt`${resources(n, kind)} ${word('lagern', 'RONE-11.12')}`,
    research: ({ n, who }, t) => {
      const tokens = qty(Math.abs(n), RESEARCH, 'acc', L);
      if (who === 'invasion') return txt`die Invasion ${n < 0 ? 'zerstört' : 'erhält'} ${tokens}`;
      if (n === -1 && who !== 'it') return txt`${num(1)} eigenen Technologiemarker zerstören`;
      return done(t, who, tokens, n > 0 ? ['erhalten', 'erhält'] : ['zerstören', 'zerstört']);
    },
    draw: ({ n }) => (n === 1 ? txt`auf Wunsch ${cards(1)} ziehen` : txt`bis zu ${cards(n)} ziehen`),
    mill: ({ to, n, who, store }, t) => {
      const [infinitive, verb, away] =
        to === 'discard' ? ['abwerfen', 'wirft', ' ab'] : ['verschrotten', 'verschrottet', ''];
      if (who === 'opponent') return txt`der Gegner ${verb} ${top(n)} seines Zugstapels${away}`;
      if (who === 'invasion') {
        const scrapped = txt`die Invasion ${verb} ${top(n)} ihres Zugstapels${away}`;
        return store ? txt`${scrapped} und lagert deren Belohnung` : scrapped;
      }
      const whole = who === 'it' ? t.it('') : [];
      if (whole.length > 0) return txt`${whole} ${verb} ${top(n)} seines Zugstapels${away}`;
      const own = txt`${top(n)} des eigenen Zugstapels ${infinitive}`;
      return store ? txt`${own} und deren Aktivierungskosten lagern` : own;
    },
    sacrifice: () => txt`eine Karte ${word('opfern', 'RONE-11.5')}`,
    recycle: ({ n, from }) =>
      from
        ? txt`${top(n)} des eigenen Schrottplatzes ${word('recyceln', 'RONE-11.6')}`
        : txt`${cards(n)} ${word('recyceln', 'RONE-11.6')}`,
    recruit: () => txt`eine Karte ${word('rekrutieren', 'RONE-11.7')}`,
    discover: () => txt`eine Technologie ${word('entdecken', 'RONE-11.8')}`,
    enlist: () => txt`${num(1)} Karte des Startkartenstapels ${word('ausbilden', 'RONE-11.9')}`,
    train: ({ most }) =>
      txt`${num(1)} Karte des eigenen Ausbildungslagers mit Ausbildungskosten von höchstens ${num(most)} ${word('ausbilden', 'RONE-11.9')}`,
    screwIt: ({ n }) => txt`${qty(n, SCREW, 'acc', L)} auf diese Karte legen`,
    upgrade: ({ n }) =>
      n === 1
        ? txt`${num(1)} Schraube eines eigenen Würfels durch eine farbige ${word('ersetzen', 'RONE-4.10')}`
        : txt`bis zu ${qty(n, SCREW, 'acc', L)} eines eigenen Würfels durch farbige ${word('ersetzen', 'RONE-4.10')}`,
    refresh: ({ n, other, who }) => {
      const refresh = word('auffrischen', 'RONE-11.13');
      if (n === 'all') return txt`alle Karten der eigenen Basis ${refresh}`;
      const what = other ? txt`${num(n)} andere ${n === 1 ? 'Karte' : 'Karten'}` : cards(n);
      return who === 'onePlayer'
        ? txt`ein Spieler ${word('frischt', 'RONE-11.13')} ${what} seiner Basis auf`
        : txt`${what} der eigenen Basis ${refresh}`;
    },
    exhaust: ({ n }) => txt`${cards(n)} in der Basis des Gegners ${word('erschöpfen', 'RONE-11.13')}`,
    destroyStored: ({ n, who, take }, t) => {
      if (n === 'all') return txt`alle eigenen gelagerten Ressourcen zerstören`;
      const stored = n === 1 ? txt`${num(1)} gelagerte Ressource` : txt`${num(n)} gelagerte Ressourcen`;
      if (who === 'opponent') {
        const gone = txt`${stored} des Gegners zerstören`;
        return take ? sentences(txt`${gone}; ${num(take)} Ressource einer dieser Arten lagern`) : gone;
      }
      return done(t, who, stored, ['zerstören', 'zerstört']);
    },
    destroyScrews: ({ n, who }, t) => {
      const whole = who === 'it' ? t.it('') : [];
      if (whole.length > 0) return txt`${whole} zerstört ${qty(n, SCREW, 'acc', L)} in seinem Ausbildungslager`;
      return txt`${qty(n, SCREW, 'acc', L)} im eigenen Ausbildungslager zerstören`;
    },
    destroyPlayed: () => txt`eine andere eigene ausgespielte Karte zerstören`,
    repeatPlayed: () =>
      txt`die Effekte einer anderen eigenen ausgespielten Karte wiederholen (nicht einer Karte gleichen Namens)`,
    playDiscard: ({ less }) =>
      sentences(
        labelled(
          txt`optional`,
          less === 0
            ? txt`die oberste Karte des eigenen Abwurfstapels ausspielen`
            : txt`die oberste Karte des eigenen Abwurfstapels für ${qty(less, SYMBOL, 'acc', L)} weniger ausspielen`,
        ),
      ),
    deploy: ({ n }) =>
      txt`die Invasion ${word('setzt', 'RONE-22.6')} ${num(n)} weitere ${n === 1 ? 'Karte' : 'Karten'} ein`,
    deployMore: ({ n }) => txt`von nun an setzt die Invasion jede Runde ${cards(n)} mehr ein`,
    invasionStore: ({ symbols }) => txt`die Invasion ${word('lagert', 'RONE-22.1')} ${symbolsText(symbols, DE)}`,
    invasionRecycle: ({ n }) => txt`die Invasion ${word('recycelt', 'RONE-22.2')} ${cards(n)}`,
    fillZones: () => txt`die Invasion ${word('rekrutiert', 'RONE-22.4')} eine Karte in jedes leere Ausbildungslager`,
    fillDeck: ({ upTo }, t) =>
      txt`den Zugstapel der Invasion aus ihrem Nachziehstapel auf ${cards(amount(upTo, t))} auffüllen und mischen`,
    activate: ({ n = 1, upTo }) =>
      upTo === undefined
        ? txt`die Invasion ${word('aktiviert', 'RONE-22.3')} ${qty(n, PROTOCOL, 'acc', L)}`
        : txt`die Invasion ${word('aktiviert', 'RONE-22.3')} Protokolle, bis ${num(upTo)} im Spiel sind`,
    lock: ({ n, who }, t) => {
      const dice = txt`${qty(n, DIE, 'acc', L)} nach Wahl`;
      const whole = who === 'it' ? t.it('') : [];
      return whole.length > 0
        ? txt`${whole} benutzt in dieser Runde ${dice} nicht`
        : txt`in dieser Runde ${dice} nicht benutzen`;
    },
    fortify: ({ armour, health }) =>
      txt`die oberste eingesetzte Karte erhält ${series(
        [
          ...(armour > 0 ? [qty(armour, GAIN_NOUNS.armour, 'acc', L)] : []),
          ...(health > 0 ? [qty(health, GAIN_NOUNS.health, 'acc', L)] : []),
        ],
        'and',
        L,
      )}`,
    sabotage: ({ n }) =>
      n === 1
        ? txt`${num(1)} Ressource in einem Ausbildungslager der Invasion zerstören`
        : txt`${num(n)} Ressourcen in Ausbildungslagern der Invasion zerstören`,
    destroyDiscarded: ({ n }, t) => {
      if (typeof n === 'number') return txt`${top(n)} des Abwurfstapels der Invasion zerstören`;
      return txt`die obersten ${cards(amount(n, t))} des Abwurfstapels der Invasion zerstören`;
    },
    destroySelf: () => txt`diese Karte zerstören`,
    returnIt: () => txt`sie auf den Zugstapel der Invasion legen`,
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
    players: { label: txt`jeder Spieler`, object: txt`jeder Spieler` },
    opponents: { label: txt`jeder Gegner`, object: txt`jeder Gegner` },
  },
};

export const DE: Wording = {
  voice,
  condition,
  modifiers: {
    keep: ({ n }) =>
      txt`Phase 5: bis zu ${num(n)} ${n === 1 ? 'Handkarte' : 'Handkarten'} ${word('behalten', 'RONE-11.14')}`,
    firstRanged: ({ n }) =>
      txt`erste ausgespielte Karte mit Fernkampf in jedem Zug: ${num(signed(n, L))} Schaden durch Fernkampf`,
    trainedOnTop: ({ n }) =>
      txt`Phase 9: bis zu ${num(n)} ausgebildete ${n === 1 ? 'Karte' : 'Karten'} auf den eigenen Zugstapel legen`,
    rangedShield: ({ n }) => txt`erster erlittener Schaden durch Fernkampf in jeder Runde: ${num(signed(-n, L))}`,
    sacrificeDraw: ({ n }) => txt`beim ${word('Opfern', 'RONE-11.5')} ${cards(n)} mehr ziehen`,
    price: ({ action, n }, nameOf) =>
      txt`Ersatzteilaktion ${nameOf(action)}: Preis ${num(signed(n, L))}${n < 0 ? ' (mindestens 1)' : ''}`,
    noReroll: () => txt`Neuwurfmarker dürfen nicht eingesetzt werden`,
    swallow: () => txt`Schaden, der nach ihrer Niederlage übrig ist, verfällt`,
    immune: ({ to }) => txt`immun gegen ${DAMAGE_NOUNS[to].de.sg.acc}`,
    untargetable: () => txt`die Szenariokarte kann nicht angegriffen werden`,
  },
  moments: {
    turnStart: txt`Anfang deines Zuges`,
    turnEnd: txt`Ende deines Zuges`,
    recruited: txt`wenn du rekrutierst (nicht im Aufbau)`,
    reshuffled: txt`nachdem du neu gemischt hast`,
    invasionStart: txt`Anfang des Zuges der Invasion`,
    invasionEnd: txt`Ende des Zuges der Invasion`,
    playerReshuffled: txt`wenn ein Spieler neu mischt`,
    defeated: txt`wenn eine Invasionskarte besiegt wird`,
  },
  firstMoments: {
    turnStart: txt`Anfang deines Zuges`,
    turnEnd: txt`Ende deines Zuges`,
    recruited: txt`erste Karte, die du in einem Zug rekrutierst (nicht im Aufbau)`,
    reshuffled: txt`nach deinem ersten Neumischen in einem Zug`,
    invasionStart: txt`Anfang des Zuges der Invasion`,
    invasionEnd: txt`Ende des Zuges der Invasion`,
    playerReshuffled: txt`wenn in einer Runde zum ersten Mal ein Spieler neu mischt`,
    defeated: txt`erste besiegte Invasionskarte jeder Runde`,
  },
  kinds: KINDS,
  countedKind: (kind) => KINDS[kind],
  eachColour: txt`${num(1)} von jeder Farbe`,
  resources,
  neutral: 'grau',
  player: (n) => `Spieler ${n}`,
  nothing: 'nichts',
  damages: { melee: 'Nahkampf', ranged: 'Fernkampf', destruction: 'Schaden an Rüstung' },
  price: ({ what, n }) =>
    qty(n, what in DAMAGE_NOUNS ? DAMAGE_NOUNS[what as 'melee'] : GAIN_NOUNS[what as 'armour'], 'acc', L),
  bonus: ({ damage, n }, when) => {
    const much =
      typeof n === 'number'
        ? txt`${num(n)} ${DAMAGE_NOUNS[damage].de.sg.nom} mehr`
        : txt`${per(n.per)(qty(n.each, DAMAGE_NOUNS[damage], 'nom', L))}${n.max === undefined ? '' : txt`, höchstens ${num(n.max)}`}`;
    return when ? txt`Phase 6, ${when}: ${much}` : txt`Phase 6: ${much}`;
  },
  keep: txt`diese Karte darf ${word('behalten', 'RONE-11.14')} werden`,
  fleeting: txt`Ende deines Zuges: diese Karte zerstören, wenn sie auf der Hand ist`,
  perResearch: txt`plus ${num(1)} pro eigenem Technologiemarker`,
  difficulties: { easy: 'einfach', normal: 'normal', hard: 'schwierig' },
  target: (armour, base, each, when) =>
    txt`${num(armour)} Rüstung pro Spieler, ${num(base)} Gesundheit und ${num(each)} weitere pro Spieler; angreifbar, wenn gilt: ${when}`,
  inRound: (n) => txt`Runde ${num(n)}`,
  labels: {
    activated: word('aktivierbar', 'RONE-7.6'),
    drawn: word('beim Ziehen', 'RONE-11.1'),
    unplayed: txt`falls nicht ausgespielt, beim Verschrotten in Phase 5`,
    deployed: word('beim Einsetzen', 'RONE-18.5'),
    trained: word('beim Ausbilden', 'RONE-22.5'),
    resolution: txt`in der Aufräumphase, als unbesiegte oberste Karte`,
    top: txt`als oberste Karte`,
    lasting: word('bis sie besiegt ist', 'RONE-19.4'),
    whileActive: txt`bis dahin`,
    prep: txt`Vorbereitung`,
    victory: word('Sieg', 'RONE-23.1'),
    defeat: txt`Niederlage`,
    alwaysVictory: txt`die Invasion kann keine Karte einsetzen`,
    target: txt`Szenariokarte`,
  },
  words: {
    cost: 'Kosten',
    free: 'keine',
    training: 'Ausbildungskosten',
    combat: 'Kampf',
    support: 'Unterstützung',
    reward: 'Belohnung',
    none: 'keine',
    melee: 'Nahkampf',
    ranged: 'Fernkampf',
    destruction: 'Schaden an Rüstung',
    armour: 'Rüstung',
    health: 'Gesundheit',
    leader: 'Anführer',
    technology: 'Technologie',
    protocol: 'Protokoll',
    passive: 'passiv',
    scenario: 'Szenario',
    custom: 'eigenes Szenario',
  },
};
