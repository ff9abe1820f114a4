import { counted } from '../../../text/counted.ts';
import type { GuideText } from './texts.ts';

export const de: GuideText = {
  title: 'Erster Flug',

  welcome:
    'Dir gehört hier nur eine Fregatte. Sieben Häuser fliegen gemeinsam, und es gewinnt, wer auf die setzt, die überleben.',
  agenda: 'Behalte eine von zwei geheimen Agenden. Erfüllst du sie, bringt sie am Ende Prestige.',
  house: 'Wähle das Haus, mit dem du beginnst: Du hast 1 Einfluss bei ihm, und deine Fregatte fliegt bei seiner Arche.',

  map: 'Acht äußere Sektoren liegen um die Revenant. Magentafarbene Sterne am Rand sind Schiffe der Leere: Sie schlagen nach jedem dritten Zug zu.',
  ark: (ship) =>
    `Schick einen Kadetten auf ein Schiff: ${ship}. Archen sind die großen, und jede Arche kann zwei Dinge.`,
  fighter: ({ ship, voidborn }) =>
    `Jetzt ein Jäger: ${ship} hat ${counted(voidborn, 'Schiff', 'Schiffe')} der Leere im Sektor. Jäger fliegen und greifen an.`,
  dropship: (ship) =>
    `Ein Planet wartet: ${ship} ist schon dort. Landungsschiffe landen auf Planeten, und Planeten geben viel.`,
  sendFreely:
    'Schick jemanden auf ein freies Schiff, das leuchtet. Am besten auf ein reines: Ein verdorbenes gibt dir Verderbnis.',
  influence: (house) =>
    `Du hast 1 Einfluss mehr bei ${house}. Am Ende zählt er so viel, wie das Haus noch Schiffe hat.`,
  effects:
    'Nutze einen Effekt dieses Schiffs, und wenn es geht, auch den anderen. Berühre einen Effekt, um ihn ganz zu lesen.',
  sortie:
    'Ein Jäger darf fliegen und angreifen, in beliebiger Reihenfolge. Greif an: 1 Schaden zerstört 1 Schiff der Leere und bringt dir 1 Taktik.',
  strafe:
    'Nach einem Treffer darf der Jäger sofort in den nächsten Sektor. Bleib hier, wenn dort nicht mehr Feinde sind.',
  stayHere: 'Der Planet liegt in diesem Sektor, fliegen musst du nicht. Mach weiter und lande.',
  land: (planet) =>
    `Lande auf ${planet}: Der reine Effekt ist umsonst, der verdorbene gibt mehr und hinterlässt Verderbnis.`,
  corrupt:
    'Verderbnis nimmt dir einen Abschnitt: kein Lager, keine Bonusaktion dort. Nimm einen, den du entbehren kannst.',
  bonus: 'Jeder Zug endet mit einer Bonusaktion deiner Fregatte. Eine Ressource ist am Anfang nie verkehrt.',
  gain: 'Nimm, wovon du am wenigsten hast. Was deine Handkarten kosten, steht auf ihnen.',
  close: 'Das war ein ganzer Zug: Besatzung, Einfluss, Aktion, Bonus. Beende ihn.',

  danger: ({ sectors }) =>
    `Nach diesem Zug kommt das Gefecht: ${counted(sectors, 'Sektor hat', 'Sektoren haben')} mehr Schiffe der Leere als Schilde. Die Gefechtsvorschau zeigt die Folgen.`,
  raid: ({ sector, left }) =>
    `Deine Fregatte ist am nächsten (${sector}), also bestimmst du, wen es trifft. Schaden übrig: ${left}; schone dein Haus.`,
  taint: 'In diesem Sektor ist ein Riss: Ein Schiff dort wird verdorben, und du wählst, welches.',
  raided: ({ ships, hull }) =>
    `Das Gefecht ist vorbei: Den Häusern ${ships === 1 ? 'bleibt' : 'bleiben'} ${counted(ships, 'Schiff', 'Schiffe')}, die Revenant hat ${hull} von 5 Treffern.`,
  jump: 'Wer den Hyperantrieb bezahlt, bringt die ganze Flotte fort: Der Scanner zeigt drei Ziele.',
  cards:
    'Operationskarten machen Besatzung und Fregatte auf Dauer besser. Mit der Bonusaktion Affinität spielst du eine.',
  bye: 'Das war ein Zyklus, drei folgen noch; ich melde mich nur, wenn etwas Neues kommt. Weißt du nicht weiter, hilft die Glühbirne.',

  isolate:
    'Isolieren nimmt Verderbnis von einem deiner Abschnitte oder von einem Hausschiff. Sie wird zu deinem Leerenrest.',
  shield:
    'Ein Schild hebt 1 Schaden des nächsten Gefechts in seinem Sektor auf. Leg ihn zu den Schiffen deiner Häuser.',
  drop: 'Dein Lager ist voll: Was nicht passt, verfällt. Wähle, was geht.',
  play: 'Eine Karte kostet, was auf ihr steht, und wirkt sofort. Fregatten- und Kadettenkarten bleiben für immer.',
  keep: 'Verdeckter Einfluss: Behalte eine dieser Karten. Am Ende zählt sie als 1 Einfluss bei ihrem Haus, und vorher weiß es niemand.',
  abilities: 'Eine deiner Karten reagiert auf das, was gerade geschah. Du darfst sie nutzen oder lassen, jede einmal.',
  failure:
    'Die Revenant hat zu viel Schaden erlitten: Ein Ausfall trifft alle. Schütze sie, oder decke einen Effekt mit Verstärken ab.',
  captain: (rank) =>
    `Dein Kapitän hat Rang ${rank}: Du ziehst zwischen den Zyklen mehr Karten und wählst verdeckten Einfluss aus mehr Karten.`,
  tactics: (n) =>
    `${n} Taktik: Die Leiste gibt bei 3 und 6 Material, bei 12 Neutronium, und wer am meisten hat, beginnt den nächsten Zyklus.`,
  remnants: 'Du hast einen Leerenrest. Drei davon gehen sofort zurück und bringen dir verdeckten Einfluss.',
  data: 'Du hast Daten. Drei Würfel gehen sofort zurück und bringen dir verdeckten Einfluss.',
  charged:
    'Der Hyperantrieb ist geladen: Nach dem Gefecht springt die Flotte, und die Schiffe der Leere bleiben zurück. Noch einmal lädt ihn in diesem Zyklus niemand.',
  rift: 'Durch Risse kommen Schiffe der Leere: Nach jedem Zyklus sagt ein Würfel, wie viele, im Sektor selbst und daneben.',
  lastCycle:
    'Der letzte Zyklus: Nach dem Gefecht wird gezählt. Ein Haus ist seine übrigen Schiffe mal deinen Einfluss wert, verdeckte Karten eingerechnet.',
  council: 'Der Rat spielt mit: Seine Gesandten besetzen Schiffe vor dir und erhalten selbst nichts.',
  rival:
    'Du spielst gegen einen rivalisierenden Admiral: Er zieht wie du, nach Befehlskarten. Hab am Ende mehr Prestige als er.',
};
