import type { GuideText } from './texts.ts';

export const de: GuideText = {
  title: 'Erster Flug',

  welcome: 'Das ist dein Raumschiff. Schieß die Gegner über dir ab und besiege dann den Boss hinter ihnen.',
  timeline:
    'Auf der Zeitleiste liegen vier Gefahren offen. Auf jede Position kommt auch eines deiner Kommandos: zuerst das Kommando, dann die Gefahr.',
  attack: ({ slot, columns, column, lives }) =>
    `Position ${slot} greift die Spalten ${columns} an, und du bist in Spalte ${column} unter einem Gegner. Dort zu bleiben kostet ein Leben; du hast ${lives}.`,
  refresh:
    'Als Kapitän darfst du alle Handkarten tauschen, bevor die Gefahren liegen. Behalte sie, wenn sie nicht hoffnungslos aussehen.',
  choose: ({ n, of, cards, spare }) =>
    `Wähle ${n} deiner ${of} Karten. Versuch es mit ${cards} und als Reserve ${spare}.`,
  chooseFreely: ({ n, of }) =>
    `Wähle ${n} deiner ${of} Karten. Sieh dir die Positionen an: Was tut weh, und wo bist du dann?`,
  order: ({ first, second, third, last }) =>
    `Jetzt die Reihenfolge: ${first} bringt dich aus dem Angriff, dann folgen ${second} und ${third}. ${last} kommt zuletzt.`,
  orderFreely: 'Ordne jetzt die Karten an. Frag dich bei jeder Position, was vor ihrer Gefahr geschehen muss.',
  before: 'Vor jeder Karte entscheidest du: ausführen oder umdrehen und damit das Raumschiff kühlen.',
  beforeSuggested: (card) =>
    `Vor jeder Karte entscheidest du: ausführen oder umdrehen und damit das Raumschiff kühlen. Führe ${card} aus.`,
  escaped: ({ column, card }) =>
    `Spalte ${column} lag nicht im Angriff, also ist dir nichts passiert. ${card} trifft den nächstgelegenen Gegner in deiner Spalte: ausführen.`,
  rocket: ({ card, max }) =>
    `${card} erreicht jede Spalte, heizt das Raumschiff aber um 1 auf. Bei Hitze ${max} explodiert es.`,
  aim: 'Wähle eine Spalte. Getroffen wird ihr nächstgelegener Gegner.',
  aimLast:
    'Wähle eine Spalte; getroffen wird ihr nächstgelegener Gegner. Noch 1 XP, und du hast deine erste Verbesserung.',
  upgrade: ({ path, card }) =>
    `Deine XP haben einen gelben Würfel erreicht: Wähle eine Verbesserung. Mit ${path} 1 feuert jede Karte ${card} zwei Raketen ab.`,
  upgradeFreely: 'Deine XP haben einen gelben Würfel erreicht: Wähle eine Verbesserung. Sie gilt das ganze Spiel.',
  spare: (card) => `${card} würde jetzt nichts bewirken. Dreh die Karte lieber um: Das Raumschiff kühlt um 1 ab.`,
  pushed:
    'Neue Gegner haben die anderen eine Reihe nach unten geschoben. Wer über Reihe C hinausgeschoben wird, bricht durch und schadet dir, egal in welcher Spalte.',
  activation: (slot) =>
    `Aktivierung auf Position ${slot}: Jeder Gegner führt den Effekt auf seiner Karte aus. Sieh dir die Gegner an, um zu lesen, was sie tun.`,
  chooseAgain: ({ emp, rocket }) =>
    `Wieder wählst du. ${emp} überspringt die Gefahren seiner Position, und ${rocket} feuert jetzt zweimal.`,
  chooseAgainFreely: 'Wieder wählst du. Welche Gefahren tun weh, und wo bist du dann?',
  orderAgain: ({ emp, slot }) =>
    `${emp} gehört auf Position ${slot}, wo es die Aktivierung überspringt. Schieß vorher.`,
  onYourOwn:
    'Ab jetzt entscheidest du. Wenn du nicht weiterweißt, hilft „Tipp“, und „Warum?“ sagt dir, woher eine Zahl kommt.',
  twoRockets: (column) =>
    `Zwei Raketen, eine nach der anderen. Spalte ${column} ist voll: Schieß dort die untersten ab.`,
  nextUpgrade: (xp) => `Die nächste Verbesserung, diesmal für ${xp} XP. Jede kostet etwas mehr.`,
  hurt: 'Das hat ein Leben gekostet. Sind alle beschädigt, ist das Spiel verloren; „Heilung“ repariert eines.',
  hot: 'Das Raumschiff wird heiß. Dreh eine Karte zum Kühlen um, bevor du wieder feuerst.',
  bye: 'Das war eine ganze Runde, ab jetzt fliegst du allein. Ich melde mich nur, wenn etwas Neues kommt, etwa der Boss nach dem letzten Gegner.',
  byeTeam:
    'Das war eine ganze Runde, ab jetzt fliegt ihr ohne mich. Ich melde mich nur, wenn etwas Neues kommt, etwa der Boss nach dem letzten Gegner.',
  newCards: (n) =>
    `${n === 1 ? 'Eine verbesserte Karte ist' : `${n} verbesserte Karten sind`} jetzt in deinem Kommando-Deck und kommen bald. Achte auf neue Namen auf deiner Hand.`,
  full: (column) =>
    `Spalte ${column} ist voll: Kommt dort noch ein Gegner, bricht der unterste durch. Nimm einen heraus, bevor neue kommen.`,
  shield:
    'Dieser Gegner hat einen Schild: Er fängt von jeder Kommandokarte den ersten Schaden ab und verbraucht sich nie. Zwei Punkte aus einer Karte dringen durch.',
  bossComes:
    'Der letzte Gegner hat das Deck verlassen: In der nächsten Gefahrenphase kommt der Boss, in die Spalte des Raumschiffs.',
  bossHere:
    'Der Boss ist da. Gegner in seiner Spalte schützen ihn; steht keiner vor ihm, triffst du ihn, und bei Leben 0 hast du gewonnen.',
  bossCards:
    'Ab jetzt endet jede Position mit einer Karte des Bosses, jede Runde derselben. Dein EMP überspringt auch sie.',
  bossSide: 'Der Boss zeigt seine andere Seite: Sieh dir seine Angriffsstärke an, sein Leben bleibt gleich.',
  closer:
    'Das Gegner-Deck ist leer, also bringt „Neue Gegner“ den Boss eine Reihe näher. Sie ist gesperrt: Spalten werden eher voll.',
  noEnemies:
    'Kein Gegner ist übrig: Gewöhnliche Gefahrenkarten werden nicht mehr verwendet. Nur der Boss handelt noch.',
  teleport: 'Der Teleport bringt das Raumschiff sofort in jede Spalte, oder lässt es stehen.',
  laser: (card) =>
    `${card} brennt sich durch deine Spalte: Was der nächste Gegner nicht braucht, trifft den dahinter. Hitze +1.`,
  emp: (card) =>
    `${card} überspringt die Gefahr der eigenen Position. Leg die Karte dorthin, wo es am meisten schmerzt; Hitze +1.`,
  tractor: (card) => `${card} zieht einen Gegner in die Nachbarspalte: aus dem Weg oder vor die Rohre.`,
  captain:
    'In dieser Runde bist du Kapitän: Du ordnest alle Karten an und hast das letzte Wort. Der Marker wandert jede Runde weiter.',
  crew: 'Deine Mannschaftskarte wirkt, während du Kapitän bist, einmal pro Runde. Tippe sie an, um zu lesen, was sie kann.',
  talk: 'Über den Tisch dürft ihr reden, über eure Hände nicht. Das Wichtigste sagen die Signale.',
};
