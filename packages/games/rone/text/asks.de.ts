import { num, qty, txt } from '@starhold/effects/text';
import type { MessageBook, OptionBook, PromptBook } from './books.ts';
import { CARD, PART, SCREW, SYMBOL } from './nouns.ts';

const L = 'de';
const KIND = {
  convert: 'die Ressource für die beiden Würfel',
  gain: 'die Farbe, die du erhältst',
  store: 'die Farbe, die du lagerst',
};

const prompts: PromptBook = {
  leader: () => txt`Wähle deinen Anführer.`,
  draft: ({ what }) =>
    txt`${what === 'recruit' ? 'Rekrutiere eine Karte' : 'Entdecke eine Technologie'}, die anderen werden zerstört.`,
  draw: ({ left, deck }) =>
    left < 0
      ? txt`Ziehe beliebig viele Karten, eine nach der anderen (im Zugstapel: ${num(deck)}).`
      : txt`Du darfst noch bis zu ${qty(left, CARD, 'acc', L)} ziehen (im Zugstapel: ${num(deck)}).`,
  main: () => txt`Hauptaktionen: Würfel benutzen, Karten ausspielen, Basis und gelagerte Paare nutzen.`,
  keep: () => txt`Wähle die Karten, die du behältst; die anderen werden verschrottet.`,
  keepOne: ({ n }) => txt`Du darfst noch ${num(n)} ${n === 1 ? 'Handkarte' : 'Handkarten'} behalten.`,
  scrap: () => txt`Ordne die Karten für den Schrottplatz: Die letzte liegt oben.`,
  store: ({ kind, n }, { amount }) => txt`Wohin lagerst du ${amount(n, kind)}? Was keinen Platz findet, wird zerstört.`,
  strike: () => txt`Füge deinen Schaden zu: Was kommt als Nächstes?`,
  parts: ({ n, from }) =>
    from === 'compensation'
      ? txt`Gib jetzt ${qty(n, PART, 'acc', L)} aus, bevor du ziehst.`
      : txt`Gib ${qty(n, PART, 'acc', L)} aus; der Rest wird zerstört.`,
  tidy: () => txt`Ordne die ausgespielten Karten für den Abwurfstapel: Die letzte liegt oben.`,
  graduate: () => txt`Ordne die ausgebildeten Karten für den Abwurfstapel: Die letzte liegt oben.`,
  atop: () => txt`Du darfst eine ausgebildete Karte auf deinen Zugstapel legen.`,
  pay: ({ card }, { card: name }) => txt`Bezahle ${name(card)}.`,
  kind: ({ what }) => txt`Wähle ${KIND[what]}.`,
  screws: ({ n }) => txt`Verteile ${qty(n, SCREW, 'acc', L)} in deinem Ausbildungslager.`,
  recycle: ({ n }) => txt`Recyceln: Wähle die nächste Karte (noch ${num(n)}).`,
  sacrifice: () => txt`Opfern: Wähle die Karte, die zerstört wird.`,
  giveBack: () => txt`Ordne die Karten für deinen Zugstapel: Die letzte liegt oben.`,
  enlist: () => txt`Wähle eine Startkarte, die du ausbildest.`,
  drill: ({ most }) => txt`Wähle eine Karte, die du ausbildest (Ausbildungskosten höchstens ${num(most)}).`,
  unscrew: ({ n }) => txt`Zerstöre ${qty(n, SCREW, 'acc', L)} in deinem Ausbildungslager.`,
  upgrade: ({ step, left, die, face }) =>
    step === 'face'
      ? txt`Wähle eine Würfelseite, die du verbesserst (noch ${qty(left, SCREW, 'nom', L)}).`
      : txt`Würfel ${num(die)}, Seite ${num(face)}: Wähle, welche Schraube ersetzt wird, und ihre neue Farbe.`,
  refresh: ({ n }) => txt`Wähle eine Karte deiner Basis, die du auffrischst (noch ${num(n)}).`,
  exhaust: ({ n }) => txt`Wähle eine Karte in der Basis des Gegners, die du erschöpfst (noch ${num(n)}).`,
  raid: ({ step, n }) =>
    step === 'destroy'
      ? txt`Wähle eine gelagerte Ressource, die zerstört wird (noch ${num(n)}).`
      : txt`Du darfst eine Ressource einer zerstörten Art lagern.`,
  cull: () => txt`Wähle eine ausgespielte Karte, die zerstört wird.`,
  echo: () => txt`Wähle die ausgespielte Karte, deren Effekte du wiederholst.`,
  salvage: ({ card, less }, { card: name }) =>
    txt`Du darfst ${name(card)} vom Abwurfstapel für ${qty(less, SYMBOL, 'acc', L)} weniger ausspielen.`,
  whom: ({ card }, { card: name }) => txt`${name(card)}: Wähle, welchen Gegner es betrifft.`,
  queue: () => txt`Ende der Phase: Ordne deine wartenden Effekte.`,
  precede: () => txt`Wähle, wer diese Phase zuerst beendet.`,
  branch: ({ list }, { source }) => txt`${source(list)}: Wähle eines.`,
  occ: () => txt`Wähle, was als Nächstes wirkt.`,
  gate: () => txt`Wähle, was als Nächstes wirkt.`,
  aside: () => txt`Jederzeit:`,
  wild: ({ n }) => txt`Die Invasion lagert ${num(n)} Joker: Wähle ein Ausbildungslager.`,
  trainZones: () => txt`Wähle das Ausbildungslager, das als Nächstes an die Reihe kommt.`,
  protocols: () => txt`Wähle das Protokoll, das als Nächstes läuft.`,
  putAway: () => txt`Ordne die eingesetzten Karten für den Abwurfstapel der Invasion: Die letzte liegt oben.`,
  assault: () => txt`Füge deinen Schaden zu oder bezahle damit zusätzliche Aktionen.`,
  share: ({ what, n }, { amount }) =>
    txt`Verteile ${amount(n, what, 'acc')} auf das Team und die zusätzlichen Aktionen.`,
  shareStore: ({ kind, n }, { amount }) => txt`Wer lagert ${amount(n, kind)}?`,
  split: ({ damage, n }, { amount }) => txt`Verteile ${amount(n, damage, 'acc')} auf dein Team.`,
  beneficiary: ({ what, n }, { amount }) => txt`Wählt, wer von euch ${amount(n, what, 'acc')} erhält.`,
  lock: () => txt`Wähle den Würfel, den du in dieser Runde nicht benutzt.`,
  sabotage: ({ step, n }) =>
    step === 'destroy'
      ? txt`Wähle ein Ausbildungslager: Eine seiner Ressourcen wird zerstört (noch ${num(n)}).`
      : txt`Du darfst eine Ressource einer zerstörten Art lagern.`,
  rally: () => txt`Wähle eine Karte in der Basis eines beliebigen Spielers, die aufgefrischt wird.`,
};

const options: OptionBook = {
  draw: txt`Eine Karte ziehen`,
  reshuffle: txt`Neu mischen und ziehen`,
  end: txt`Fertig`,
  ends: {
    draw: txt`Nicht weiterziehen`,
    main: txt`Hauptphase beenden`,
    parts: txt`Nichts mehr ausgeben`,
    upgrade: txt`Verbesserung beenden`,
    assault: txt`Schaden verfallen lassen`,
  },
  none: txt`Keine`,
  skip: txt`Überspringen`,
  do: txt`Ausführen`,
  pass: txt`Nichts mehr`,
  order: txt`Reihenfolge dieser Phase auslosen`,
  nothing: txt`Nichts bezahlen`,
  leader: (card, does) => txt`${card}: ${does}`,
  take: (card) => txt`${card} nehmen`,
  takeKind: (kind) => txt`Lagern: ${kind}`,
  die: (die, face) => txt`Würfel ${num(die)} benutzen: ${face}`,
  convert: (a, b) => txt`Würfel ${num(a)} und ${num(b)} tauschen`,
  play: (card, cost) => txt`${card} ausspielen (${cost})`,
  activate: (card, does) => txt`${card} nutzen: ${does}`,
  pair: (name, what) => txt`${name}: ${what}`,
  keep: (card) => txt`${card} behalten`,
  slot: (kind) => txt`Eigener Platz: ${kind}`,
  wildSlot: (kind) => txt`Jokerplatz: ${kind}`,
  deal: (packet) => txt`${packet} zufügen`,
  hit: (packet) => txt`${packet} gegen die oberste Karte`,
  siege: (packet) => txt`${packet} gegen die Szenariokarte`,
  payWith: (packet, action) => txt`${packet} für ${action}`,
  spend: (action, price) => txt`${action} (${price})`,
  pay: (what) => txt`Mit ${what} bezahlen`,
  recycle: (what) => txt`${what} recyceln`,
  recycleTop: (pile) =>
    txt`Oberste Karte ${pile === 'scrapyard' ? 'des Schrottplatzes' : 'des Abwurfstapels'} recyceln`,
  ofMate: (text, name) => txt`${name}: ${text}`,
  destroy: (what) => txt`${what} zerstören`,
  face: (die, face, shows) => txt`Würfel ${num(die)}, Seite ${num(face)}: ${shows}`,
  swap: (from, to) => txt`${from} → ${to}`,
  refresh: (card) => txt`${card} auffrischen`,
  exhaust: (card) => txt`${card} erschöpfen`,
  repeat: (card) => txt`${card} wiederholen`,
  reroll: (die) => txt`Würfel ${num(die)} neu werfen`,
  first: (name) => txt`Zuerst ${name}`,
  run: (card) => txt`${card} ausführen`,
  train: (card) => txt`${card} ausbilden`,
  top: (card) => txt`${card} auf den Zugstapel`,
  enlist: (card) => txt`${card} ausbilden`,
  lock: (die) => txt`Würfel ${num(die)} nicht benutzen`,
  setAside: (action) => txt`Für ${action}`,
  neutral: txt`grau`,
};

const refusals: MessageBook['refusals'] = {
  stale: 'Diese Frage ist schon beantwortet.',
  notYours: 'Das entscheidet jemand anders.',
  notOffered: 'Das geht jetzt nicht.',
  over: 'Das Spiel ist zu Ende.',
  deckGone: 'Zugstapel, Abwurfstapel und Schrottplatz sind leer: Es gibt nichts zu ziehen.',
  cannotPay: 'Deine Ressourcen und Würfel reichen für diese Karte nicht.',
  dieUsed: 'Dieser Würfel wurde in diesem Zug schon benutzt.',
  dieLocked: 'Dieser Würfel darf in dieser Runde nicht benutzt werden.',
  dieIdle: 'Dieser Würfel wurde noch nicht geworfen.',
  noTokens: 'Du hast keinen Neuwurfmarker.',
  rerollsForbidden: 'Eine Invasionskarte verbietet Neuwürfe, bis sie besiegt ist.',
  noPair: ({ kind }) => `Du brauchst zwei gelagerte Ressourcen dieser Art: ${kind}.`,
  exhausted: 'Diese Karte ist erschöpft.',
  passiveOnly: 'Diese Karte wirkt von selbst; man kann sie nicht aktivieren.',
  tooFewParts: ({ n, now }) => `Das kostet ${n} Ersatzteile; du hast ${now}.`,
  noEffect: 'Das würde jetzt nichts bewirken.',
  tooFewToSacrifice: ({ n }) =>
    `Zum Opfern braucht es ${n} Karten in Zugstapel, Abwurfstapel und Schrottplatz zusammen.`,
  tooManyCards: ({ n }) => `Du darfst höchstens ${n} behalten.`,
  notKeepable: 'Diese Karte kann nicht behalten werden.',
  noRoom: ({ kind }) => `Für diese Art ist kein Platz frei: ${kind}.`,
  othersFirst: 'Der andere Spieler beendet diese Phase zuerst.',
  alreadyActed: 'Die Reihenfolge kann nur einmal ausgelost werden, bevor jemand in dieser Phase gehandelt hat.',
  coveredCard: 'Nur die oberste eingesetzte Karte kann angegriffen werden.',
  untargetable: 'Die Szenariokarte kann jetzt nicht angegriffen werden.',
  immune: 'Die oberste Karte ist gegen diesen Schaden immun.',
  tooCostly: ({ n }) => `Die Ausbildungskosten dieser Karte sind höher als ${n}.`,
  sameName: 'Eine Karte kann keine Karte gleichen Namens wiederholen.',
  notOwn: 'Das gehört dir nicht.',
};

export const DE_ASKS = { prompts, options, refusals };
