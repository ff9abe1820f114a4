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
  attack: (left) => `Jeder Schaden zerstört ein Schiff der Leere, und jedes bringt dir 1 Taktik. Noch übrig: ${left}.`,
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
  bye: 'Das war ein Zyklus, drei folgen noch. Die Glühbirne hilft, wenn du nicht weiterweißt, und jede Zahl sagt, woher sie kommt.',
};
