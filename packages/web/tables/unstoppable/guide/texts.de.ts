import type { GuideText } from './texts.ts';

export const de: GuideText = {
  title: 'Erster Kampf',

  welcome: (character) =>
    `Du bist ${character}. Jede Karte deines Decks ist auch ein Gegner: Besiege ihn, und die Karte kommt auf deine Hand.`,
  draft: (card) =>
    `In jedem Zug nimmst du eine von drei neuen Karten. Versuch ${card}; du kannst die Karte sofort spielen.`,
  draftFreely: 'In jedem Zug nimmst du eine von drei neuen Karten. Du kannst sie sofort spielen.',
  under: 'Die anderen kommen unter ihren Stapel. Die Reihenfolge ist kaum wichtig, lass sie, wie sie ist.',
  threats: (attack) =>
    `Diese Bedrohungen treffen dich am Ende des Zugs mit zusammen ${attack} Schaden. Eine fällt, wenn der Schaden auf ihr Angriff plus Verteidigung erreicht.`,
  play: ({ ap, card }) => `Du hast ${ap} ${ap === 1 ? 'Aktionspunkt' : 'Aktionspunkte'}. Spiel ${card}.`,
  taunt: (threat) => `${threat} hat Spott: Solange diese Bedrohung dort liegt, musst du sie zuerst treffen.`,
  aim: 'Wähle, wen du triffst. Am besten jemanden, der sofort fällt; auch die Bedrohung auf dem Deck zählt.',
  finish: ({ card, threat }) => `${threat} ist fast besiegt. Mit ${card} ist es geschafft.`,
  drawn: ({ card, threats }) =>
    `Hinter dieser Bedrohung steckte ${card}, jetzt auf deiner Hand. Bedrohungen bis zum Stufenaufstieg: ${threats}.`,
  buy: (upgrade) =>
    `Du kannst dir ${upgrade} leisten: ein Treffer mehr auf einer Taktik, das ganze Spiel lang. Aber auch ihr Gegner wird zäher.`,
  fit: (card) => `Wähle die Karte, die sie bekommt: ${card} zum Beispiel.`,
  fitFreely: 'Wähle die Karte, die sie bekommt. Dort bleibt sie für immer.',
  ally: (card) => `${card} bleibt als Verbündeter im Spiel, bis du eine Stufe aufsteigst. Spiel die Karte aus.`,
  exhaust: (card) => `Einmal pro Zug darfst du Verbündete erschöpfen, ohne Aktionspunkte zu zahlen. Benutze ${card}.`,
  end: 'Es gibt nichts Nützliches mehr zu tun: Beende deine Aktionen. Dann treffen dich die Bedrohungen, und neue kommen.',
  after: (health) =>
    `Die Bedrohungen haben getroffen, zuerst die Rüstung: Du hast ${health} Gesundheit. Aus deinem Deck kamen neue, und die Gefahr ist gestiegen.`,
  rage: (threat) =>
    `${threat} hat Wut und würde dir in diesem Zug einen Verbündeten nehmen. Besiege diese Bedrohung lieber zuerst.`,
  onYourOwn:
    'Ab jetzt entscheidest du. Wenn du nicht weiterweißt, hilft die Glühbirne („Tipp“); tippe auf eine Zahl wie deine Gesundheit, um zu sehen, woher sie kommt.',
  handDown: (n) =>
    `Du steigst auf, und nur drei Karten bleiben auf deiner Hand. Wähle ${n === 1 ? 'eine' : n} zum Ablegen.`,
  remove: (card) => `Dein Deck ist leer, du steigst auf! Entferne eine schwache Karte für immer, zum Beispiel ${card}.`,
  removeFreely: 'Dein Deck ist leer, du steigst auf! Du darfst eine schwache Karte für immer entfernen.',
  hurt: (health) =>
    `Nur noch ${health} Gesundheit, und bei 0 ist das Spiel verloren. Besiege, was am stärksten trifft, oder hol dir Rüstung.`,
  bye: ({ level, boss, goal }) =>
    `Stufe ${level}: Bessere Karten sind in Reichweite. ${boss} schickt dir nun Bosskarten ins Deck: Besiege sie, bis sie ${goal} Bossschaden verursacht haben.`,
  byeStory:
    'Das war eine ganze Stufe, und die Geschichte geht nun ohne mich weiter. Jeder Stufenaufstieg ist eine Entscheidung; viel Glück!',
};
