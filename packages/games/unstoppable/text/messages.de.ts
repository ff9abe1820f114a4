import { concat, qty, type Text, txt } from '@starhold/effects/text';
import type { Gain } from '../content/index.ts';
import { ALLY, CARD, CREDIT, DAMAGE, FACT_NOUNS, GAIN_NOUNS, TURN } from './nouns.ts';
import type { MessageBook } from './shapes.ts';
import { PHASE_NAMES } from './titles.ts';

const L = 'de';
const cards = (n: number): Text => qty(n, CARD, 'acc', L);
const amount = (n: number, what: Gain): Text => qty(n, GAIN_NOUNS[what], 'acc', L);
const credits = (n: number): Text => qty(n, CREDIT, 'acc', L);

export const DE_MESSAGES: MessageBook = {
  events: {
    dealt: ({ name, n }) => txt`${name}: ${cards(n)} auf der Hand`,
    placed: '{name}: aktive Bedrohungen: {n}',
    turn: 'Zug {n}',
    phase: ({ phase }) => PHASE_NAMES[phase][L],
    gained: ({ name, what, n, now }) => txt`${name}: +${amount(n, what)} (${n === 0 ? 'schon' : 'jetzt'} ${now})`,
    lost: ({ name, what, n, now }) => txt`${name}: −${amount(n, what)} (jetzt ${now})`,
    refreshed: '{name}: {card} aufgefrischt',
    looked: '{name}: Kernstapel {level}, zur Wahl {cards}',
    drafted: '{name}: {card} aus Kernstapel {level} auf die Hand',
    played: ({ name, card, n }) => txt`${name}: ${card} für ${amount(n, 'ap')} gespielt`,
    exhausted: '{name}: {card} erschöpft',
    bought: ({ name, upgrade, card, n }) => txt`${name}: Verbesserung ${upgrade} an ${card} für ${credits(n)}`,
    offered: 'Neu in der Auslage: {what}',
    shelved: '{name}: unter den Verbesserungsstapel: {cards}',
    ended: '{name}: keine Aktionen mehr',
    damaged: '{what}: {n} Schaden ({damage} von {health})',
    defeated: ({ name, what, owner, own, card }) =>
      own
        ? txt`${name}: ${what} besiegt, ${card} auf die Hand`
        : txt`${name}: ${what} besiegt, ${card} geht an ${owner}`,
    revealed: '{name}: auf dem Deck: {what}',
    activated: '{name}: neue aktive Bedrohung: {what}',
    madness: '{what}: Wahnsinn {x}',
    hurt: ({ name, n, by, armour, health }) =>
      concat(
        `${name}: `,
        qty(n, DAMAGE, 'nom', L),
        ...(by.length > 0 ? [' – ', by] : []),
        ` (Rüstung ${armour}, Gesundheit ${health})`,
      ),
    bossDamage: '{name}: Bossschaden +{n} (jetzt {now})',
    bossCard: '{name}: Bosskarte auf den Ablagestapel (noch {left} im Bossstapel)',
    putAway: ({ what, box }) => txt`${what}: ${box ? 'in die Schachtel' : 'auf den Ablagestapel'}`,
    trained: '{name}: Auswahlstufe {level}',
    repeated: '{name}: Effekt von {card} wiederholt',
    returned: '{name}: {card} zurück auf die Hand',
    discarded: '{name}: {card} abgelegt',
    removed: '{name}: {card} aus dem Spiel entfernt',
    levelUp: '{name}: Stufe {level} (Auswahlstufe {draft})',
    shuffled: ({ name, n }) => txt`${name}: neues Deck, ${cards(n)}`,
    cleanedUp: '{name}: Aufräumen, Rüstung {armour}',
    danger: 'Gefahrenstufe {level}',
    told: '{title}: {choice} ({name})',
    story: 'Geschichtskarte {n}: {title}',
    victory: ({ n }) => txt`Sieg! Noch ${qty(n, TURN, 'nom', L)} übrig`,
    over: '{outcome}',
    signal: '{name}: {ping}',
  },
  prompts: {
    upkeep: 'Versorgung: auswählen, was als Nächstes ausgeführt wird.',
    deck: 'Einen Kernstapel für die Auswahl wählen.',
    keep: 'Die Karte auswählen, die du behältst.',
    under: 'Die übrigen Karten unter den Stapel ordnen: Die letzte liegt zuunterst.',
    action: ({ ap, credits: c }) => txt`Eine Aktion auswählen (${amount(ap, 'ap')}, ${credits(c)}).`,
    wonAction: 'Der Boss ist besiegt: weiterspielen oder aufhören.',
    fit: 'Eine Karte für die Verbesserung {upgrade} auswählen.',
    resolve: '{card}: den nächsten Effekt auswählen.',
    hit: 'Eine Bedrohung auswählen: {n} Schaden.',
    hitDeck: 'Eine Bedrohung auf dem Deck auswählen: {n} Schaden.',
    hitActive: 'Eine aktive Bedrohung auswählen: {n} Schaden.',
    sweep: 'Ein Schlachtfeld auswählen: {n} Schaden für jede aktive Bedrohung.',
    sweepNext: 'Die Bedrohung auswählen, die als Nächstes getroffen wird: {n} Schaden.',
    reward: 'Die Belohnung nehmen? {what}',
    handDown: ({ n }) => txt`${cards(n)} von der Hand zum Ablegen auswählen.`,
    handUpTo: ({ n }) => txt`Bis zu ${cards(n)} von der Hand zum Ablegen auswählen.`,
    remove: 'Eine Karte auswählen, die aus dem Spiel entfernt wird.',
    removePaid: ({ n }) => txt`Für ${credits(n)}: eine Karte auswählen, die aus dem Spiel entfernt wird.`,
    refresh: 'Einen Verbündeten zum Auffrischen auswählen.',
    again: 'Einen Effekt zum Wiederholen auswählen.',
    takeBack: 'Eine Taktik auswählen, die auf die Hand zurückkehrt.',
    whom: 'Wer bekommt es? {gain}',
    dismiss: 'Einen Verbündeten auswählen, der aus dem Spiel abgelegt wird.',
    order: 'Die Reihenfolge auswählen, in der die Bedrohungen angreifen.',
    fall: 'Die Bedrohung auswählen, die zuerst besiegt wird.',
    market: 'Auslage erneuern: Verbesserungen auswählen, die unter den Stapel kommen.',
    story: '{title}: auswählen, wie die Geschichte weitergeht.',
    share: ({ n }) => txt`Gemeinsam ${credits(n)} zahlen.`,
    offerRemove: ({ n }) => txt`${cards(n)} auswählen, um sie aus dem Spiel zu entfernen.`,
    offerAlly: ({ n }) => txt`${qty(n, ALLY, 'acc', L)} von der Hand zum Ablegen auswählen.`,
    playOn: 'Der Boss ist besiegt: den Zug für Erfolge zu Ende spielen oder aufhören?',
    may: 'Ausführen? {what}',
    branch: 'Eine Möglichkeit auswählen.',
  },
  options: {
    draft: 'Kernstapel {level} (obenauf: {card})',
    keep: '{card}',
    under: '{card}',
    play: ({ card, n }) => txt`${card} spielen (${amount(n, 'ap')})`,
    exhaust: '{card} erschöpfen: {what}',
    buy: ({ upgrade, n, discount }) => txt`${upgrade} kaufen (${credits(n)}${discount})`,
    fit: '{card}',
    end: 'Aktionen beenden',
    stop: 'Aufhören und Punkte zählen',
    go: 'Weiterspielen',
    effect: '{what}',
    do: 'Ausführen',
    skip: 'Verzichten',
    none: 'Weiter',
    pay: 'Zahlen: {what}',
    hit: '{what} (Schaden {damage} von {health})',
    onDeck: '{what}, auf dem Deck (Schaden {damage} von {health})',
    owned: '{owner}: {what}',
    sweep: 'Schlachtfeld: {owner}',
    reward: 'Belohnung nehmen: {what}',
    trigger: '{card}',
    triggerStory: 'Geschichtskarte',
    remove: '{card} entfernen',
    removeDiscarded: '{card} entfernen (Ablagestapel)',
    discard: '{card} ablegen',
    refresh: '{card} auffrischen',
    again: '{card}: {what}',
    return: '{card} zurücknehmen',
    seat: '{owner}',
    dismiss: '{card} ablegen',
    threat: '{what}',
    shelve: '{card}',
    tell: '{story} [{rules}]',
    pingWait: 'Warte auf mich',
    pingGo: 'Du kannst loslegen',
    pingThing: 'Schau her: {what}',
    pingDeck: 'Schau auf Kernstapel {level}: {what}',
  },
  refusals: {
    bossCard: 'Eine Bosskarte kann nicht gespielt, verbessert oder entfernt werden.',
    wrongKind: ({ kind }) => `Diese Verbesserung passt nur an ${kind === 'ally' ? 'Verbündete' : 'Taktiken'}.`,
    notchTaken: ({ top }) => `Die Aussparung ${top ? 'oben' : 'unten'} ist an dieser Karte schon belegt.`,
    tooFewCredits: ({ n }) => txt`Dafür brauchst du ${credits(n)}.`,
    tooFewAp: ({ n, now }) => txt`Das kostet ${amount(n, 'ap')}, du hast ${now}.`,
    notAnAlly: 'Nur Verbündete können erschöpft werden.',
    nothingToExhaust: 'Dieser Verbündete hat keinen Effekt beim Erschöpfen.',
    exhausted: 'Dieser Verbündete ist erschöpft.',
    noTarget: ({ kind }) => {
      if (kind === 'any') return 'Keine Karte kann diese Verbesserung aufnehmen.';
      return kind === 'ally'
        ? 'Du hast keinen Verbündeten, der diese Verbesserung aufnehmen kann.'
        : 'Du hast keine Taktik, die diese Verbesserung aufnehmen kann.';
    },
    levelTooHigh: 'Deine Auswahlstufe ist {n}.',
    deckEmpty: 'Dieser Kernstapel ist leer.',
    deckTakenUp:
      'Unter diesen Kernstapel kommen noch Karten deines Mitspielers zurück: warte oder wähle einen anderen.',
    mustKeep: 'Eine Karte musst du nehmen.',
    requirement: ({ req, n }) => {
      switch (req) {
        case 'pay':
          return txt`Dafür brauchst du ${credits(n)}.`;
        case 'remove':
          return txt`Dafür brauchst du ${cards(n)} zum Entfernen.`;
        case 'discardAlly':
          return txt`Dafür brauchst du ${qty(n, ALLY, 'acc', L)} auf der Hand.`;
        case 'level':
          return txt`Dafür brauchst du Stufe ${n}.`;
        case 'defeated':
          return txt`Dafür brauchst du ${qty(n, FACT_NOUNS.defeatedThisTurn, 'acc', L)}.`;
        default:
          return txt`Die Voraussetzung dieser Möglichkeit ist nicht erfüllt.`;
      }
    },
    notItself: 'Ein Verbündeter kann sich nicht selbst auffrischen.',
    ready: 'Dieser Verbündete ist schon bereit.',
    levelTooLow: 'Für diesen Effekt brauchst du Stufe {n}.',
    noFactions: 'Keine deiner Karten auf der Hand und im Spiel hat eine Fraktion.',
    noFaction: 'Diese Karte hat keine Fraktion.',
    noOther: 'Du hast keine weitere Karte dieser Fraktion auf der Hand oder im Spiel.',
    discardSoMany: ({ n }) => txt`${cards(n)} zum Ablegen auswählen.`,
    tooLittle: 'Du hast weniger als {n} davon.',
    noAlly: 'Du hast keinen Verbündeten im Spiel.',
    cannotPay: ({ what, n }) => txt`Du kannst nicht ${amount(n, what)} zahlen.`,
    onDeck: 'Nur eine Bedrohung auf dem Deck kann getroffen werden.',
    active: 'Nur eine aktive Bedrohung kann getroffen werden.',
    taunted: 'Zuerst muss eine Bedrohung mit Spott getroffen werden.',
    stale: 'Die Lage hat sich inzwischen geändert; bitte neu ansehen.',
    notYours: 'Diese Entscheidung trifft jemand anderes.',
    notOffered: 'Das ist jetzt nicht möglich.',
    over: 'Das Spiel ist zu Ende.',
  },
  outcomes: {
    boss: 'Sieg: Der Boss ist besiegt',
    health: 'Niederlage: keine Gesundheit mehr',
    danger: 'Niederlage: maximale Gefahr',
    threats: 'Niederlage: keine Bedrohungskarten mehr',
  },
  score: {
    base: 'Schwierigkeit',
    turns: 'Übrige Züge',
    health: 'Übrige Gesundheit',
    innerStrength: 'Innere Stärke: durch die vierte Wiederholung entfernte Karten',
    metahuman: 'Metamensch: jede Karte ab Stufe 1 ist verbessert',
    timeToRest: 'Zeit zum Ausruhen: mindestens 15 Kredite',
    coalitionLeader: 'Koalitionsführer: mindestens 2 Karten jeder Fraktion',
    unstoppable: 'Nichts hält dich auf!: zwei Stufenaufstiege nach dem Sieg',
    total: 'Summe',
  },
  words: {
    player: 'Spieler {n}',
    threat: 'Bedrohung',
    bossCard: 'Bosskarte',
    turn: 'Zug',
    reward: 'Belohnung',
    madness: 'Wahnsinn',
    levelUp: 'Stufenaufstieg',
    storyCard: 'Geschichtskarte {n}',
  },
};
