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
  bye: 'Das war eine ganze Runde, ab jetzt fliegst du allein. Weitere Verbesserungen warten, und nach dem letzten Gegner kommt der Boss.',
  byeTeam:
    'Das war eine ganze Runde, ab jetzt geht es ohne mich. Nach dem letzten Gegner kommt der Boss; deine Mannschaftskarte wirkt, wenn du Kapitän bist.',
};
