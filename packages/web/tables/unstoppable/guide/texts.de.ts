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
    'Ab jetzt entscheidest du, und ich melde mich nur, wenn etwas Neues kommt. Wenn du nicht weiterweißt, hilft die Glühbirne („Tipp“).',
  handDown: (n) =>
    `Du steigst auf, und nur drei Karten bleiben auf deiner Hand. Wähle ${n === 1 ? 'eine' : n} zum Ablegen.`,
  remove: (card) => `Dein Deck ist leer, du steigst auf! Entferne eine schwache Karte für immer, zum Beispiel ${card}.`,
  removeFreely: 'Dein Deck ist leer, du steigst auf! Du darfst eine schwache Karte für immer entfernen.',
  hurt: (health) =>
    `Nur noch ${health} Gesundheit, und bei 0 ist das Spiel verloren. Besiege, was am stärksten trifft, oder hol dir Rüstung.`,
  lastTurns: (turns) =>
    turns === 1
      ? 'Das ist der letzte Zug vor der maximalen Gefahr, bei der das Spiel verloren ist. Sparen lohnt sich nicht mehr.'
      : `Nur noch ${turns} Züge bis zur maximalen Gefahr, bei der das Spiel verloren ist. Heb jetzt nichts mehr für später auf.`,
  levelled: ({ level, boss, goal }) =>
    `Stufe ${level}: Bessere Karten sind in Reichweite. ${boss} schickt dir nun Bosskarten ins Deck: Besiege sie, bis sie ${goal} Bossschaden verursacht haben.`,
  levelledStory:
    'Eine ganze Stufe ist geschafft, und mit jeder weiteren geht die Geschichte voran. Was du dort wählst, bleibt.',
  deck: (draft) =>
    `Jetzt stehen dir Kernstapel bis Stufe ${draft} offen: Wähle, aus welchem du nimmst. Ihre Karten können mehr als die der Stufe 1.`,
  story:
    'Die Geschichte geht weiter: Wähle etwas, dessen Bedingung du erfüllst, und zahle den Preis. Die Enden verlangen viel, also plane voraus.',
  danger: ({ level, turns }) =>
    `Die Gefahr rückt jeden Zug vor; sie steht auf ${level}, und ${turns === 1 ? '1 Zug bleibt' : `${turns} Züge bleiben`}. Bedrohungen mit dem Gefahrenzeichen wachsen mit.`,
  bossCard: (threat) =>
    `${threat} ist eine Bosskarte und lässt sich nicht ausspielen. Besiege sie wie jede Bedrohung: Sie tut, was auf ihr steht, und geht.`,
  bossDamage: ({ damage, goal }) =>
    `Bossschaden: ${damage} von ${goal}. Nur Bosskarten verursachen ihn, und mit jedem Stufenaufstieg kommen neue.`,
  fear: (threat) => `${threat} hat Furcht: Jedes Mal, wenn du auf diese Bedrohung zielst, verlierst du 1 Aktionspunkt.`,
  swift: (threat) =>
    `${threat} ist schnell und zählt nicht mit: Drei andere kommen trotzdem, es treffen dich also mehr.`,
  madness: (threat) =>
    `${threat} hat Wahnsinn: Wird diese Bedrohung aufgedeckt, während du wenig Gesundheit hast, verletzt sie sich selbst.`,
  reward: 'Wer eine Bedrohung besiegt, darf ihre Belohnung nehmen. Du kannst sie auch liegen lassen.',
  resolve:
    'Die Effekte einer Karte und ihrer Verbesserungen kommen in beliebiger Reihenfolge. Was du auslässt, verfällt.',
  focus: (card) => `${card} hat Fokus: X ist die Zahl deiner Karten dieser Fraktion auf der Hand und im Spiel.`,
  unity: (card) =>
    `${card} hat Einheit: X ist die Zahl verschiedener Fraktionen unter deinen Karten auf der Hand und im Spiel.`,
  conspiracy: (card) =>
    `${card} hat Verschwörung: Das wirkt nur neben einer weiteren Karte dieser Fraktion auf der Hand oder im Spiel.`,
  haggle: (card) =>
    `${card} hat Feilschen: Du darfst für den Effekt Kredite zahlen, 1 weniger für jede deiner Karten dieser Fraktion.`,
  repeated:
    'Einen Effekt dieser Karte hast du in diesem Zug schon mehrmals benutzt. Nach dem vierten Mal wird sie für immer entfernt.',
  thinOut:
    'Hier darfst du eine Karte für immer entfernen. Schwache Startkarten zuerst: Mit schlankem Deck steigst du schneller auf.',
  market:
    'Hier darfst du die Auslage erneuern: Leg unter den Stapel, was du nicht willst, und andere Verbesserungen kommen.',
  duo: 'Ihr handelt in beliebiger Reihenfolge, und dein Schaden darf auch die Bedrohungen der anderen Seite treffen. Die Karte bekommt ihr Besitzer, die Belohnung du.',
};
