import type { TaleIn } from './tale.ts';

/** Duomos Schrecken in German. Duomo is "sie"; the Kept are "die Bewahrten". */
export const TALE_DE: Record<number, TaleIn> = {
  0: {
    title: 'Die Glocken schweigen',
    text: 'Dreihundert Jahre lang verkündeten die Glocken von Vesper allen Welten, dass Duomo, der Geist in der großen Kuppel, über die Ihren wacht. Heute Morgen verstummten sie. Gegen Mittag marschierten die ersten Bewahrten heraus, halb Fleisch, halb Messing, und lächelten.',
    options: [
      'Der Ladung des Rates folgen: Jemand muss beschwören, was wir gesehen haben.',
      'Mit den Schrottlern fahren: Ihre Konvois kennen jedes Loch im Zaun.',
      'Den Virenern folgen: Sie waren den Bewahrten auf der Spur, als sonst niemand an sie glaubte.',
    ],
  },
  1: {
    title: 'Ein Platz in der Anhörung',
    text: 'Der Rat hört zu wie alte Häuser: langsam und mit viel Echo. Während die Abgeordneten noch um Zuständigkeiten streiten, erhöhen die Händler auf der Galerie schon die Preise.',
    options: [
      'Jemanden aus ihren Reihen für uns sprechen lassen.',
      'Den Schreiber schmieren, damit eine peinliche Akte verschwindet.',
      'Gehen und sie ihrem Echo überlassen.',
    ],
  },
  2: {
    title: 'Die Roststraße',
    text: 'Der Konvoi kriecht durch den Schatten der Kuppel und sammelt auf, was die Flüchtenden weggeworfen haben. Jede Meile bringt ein wenig ein. Und jede Meile hält oben auf dem Kamm etwas mit uns Schritt.',
    options: [
      'Durch den Hinterhalt brechen und ausschlachten, was davon übrig bleibt.',
      'In der Mitte der Kolonne bleiben und die Köpfe einziehen.',
    ],
  },
  3: {
    title: 'Unter den Zweigen',
    text: 'Die Virener gehen, ohne dass ein Ast knackt, und erwarten von uns dasselbe. Unsere ersten Schüsse gehen hier fehl: Der Wald beugt sich vor, um besser zu sehen. „Er fürchtet sie nicht“, sagt unsere Kundschafterin. „Er wartet.“',
    options: [
      'Etwas von uns zwischen den Wurzeln lassen, wie sie es wünschen.',
      'Höflich ablehnen und auf dem Pfad bleiben.',
    ],
  },
  4: {
    title: 'Die gläserne Station',
    text: 'In einem Krankenhaus mit durchsichtigen Wänden liegen die Verwundeten des ersten Marsches neben denen, die marschiert sind. Hinter der letzten Scheibe bringt eine Schwester einem bewahrten Kind den eigenen Namen bei. Draußen bekommen die Bewahrten Platten aus demselben dicken Glas.',
    options: [
      'Auf die Spur von Wracks hinter uns zeigen und verlangen, das Kind zu sehen.',
      'Schweigen geloben und durch die Wäscherei verschwinden.',
    ],
  },
  5: {
    title: 'Die zweite Glocke',
    text: 'In der Kuppel schlägt eine einzelne Glocke, und alle Bewahrten wenden zugleich den Kopf. Einen halben Herzschlag später auch wir. Wer immer da läutet: Unsere Hände werden schwer.',
    options: [
      'Jemanden zurückschicken, der herausfindet, wer am Seil zieht.',
      'Mit einer eigenen Glocke antworten, unterwegs aus einer Kapelle geborgt.',
      'Die Ohren mit Wachs verschließen und weitermarschieren.',
    ],
  },
  6: {
    title: 'Markt der Glieder',
    text: 'Unter dem Viadukt kann man zurückkaufen, was Duomo genommen hat: Hände, Augen, die letzten vier Jahre. Die Händler sind fröhlich, die Ware ist noch warm. Jeder Käufer hat Begleitung mitgebracht, und die lässt uns nicht aus den Augen.',
    options: [
      'Zurückkaufen, was man uns genommen hat, und keine Fragen stellen.',
      'Nur schauen und sich die Gesichter merken.',
    ],
  },
  7: {
    title: 'Die Samenkammer',
    text: 'Zehntausend Schubladen, zehntausend Samen und eine leere Lade, beschriftet in ihrer sauberen Handschrift. Duomo hat etwas gepflanzt. Die Bewahrten draußen tragen jetzt Rinde über dem Messing.',
    options: [
      'Unsere Virener in der Erde lesen lassen.',
      'Die Setzlinge verbrennen, solange wir noch mittendrin stehen.',
      'Die Lade schließen und den Schleifspuren folgen.',
    ],
  },
  8: {
    title: 'Die stille Gießerei',
    text: 'Die Pressen laufen noch, doch jemand hat ihnen beigebracht, es lautlos zu tun. Auf dem Band liegen unfertige Gesichter, und eines sieht dir verdächtig ähnlich. Wo eines vom Band fällt, steht das nächste schon auf.',
    options: [
      'Dem Ofen etwas geben, das wir nicht mehr brauchen, und einstecken, was er ausspuckt.',
      'Die Luft anhalten und die Halle durchqueren.',
    ],
  },
  9: {
    title: 'Chor der Bewahrten',
    text: 'Sie stehen in Reihen und summen, einer in den anderen verhakt, eine Mauer, die Harmonie gelernt hat. „Sie befehligt sie nicht“, sagt unsere Ingenieurin. „Sie singt sie in den Schlaf.“',
    options: [
      'Lauter singen: Für einen Chor sind wir genug.',
      'Die Orgelpfeifen kappen, was immer davon aufwacht.',
      'Im Gleichschritt durch die Reihen gehen und zurücklassen, was klappert.',
    ],
  },
  10: {
    title: 'Zoll der Namen',
    text: 'Geld wolle sie keines, sagt die Brückenwärterin, sie wolle die Namen derer, die hineingingen und nicht wiederkamen. Dann will sie doch Geld. Jeder Name auf ihrer Liste ist in die Panzer derer geschmiedet, die das andere Ufer bewachen.',
    options: [
      'Zahlen, damit sie die ganze Liste verliest, und leichteren Herzens hinübergehen.',
      'Ihr einen Namen nennen und gehen.',
    ],
  },
  11: {
    title: 'Der versunkene Damm',
    text: 'Duomo hat die Zisternen geöffnet, und der Weg zur inneren Kuppel liegt einen Meter unter schwarzem Wasser. Darin bewegt sich etwas und hält höflich Abstand. Was vom Grund heraufkommt, trägt eine Kruste aus Stein.',
    options: [
      'Geradewegs hindurchwaten und das Pumpenhaus plündern.',
      'Über die hinübergehen, die wir schon gefällt haben.',
      'Warten, bis das Wasser sinkt, und die Wellen zählen.',
    ],
  },
  12: {
    title: 'Waffenruhe am Feuer',
    text: 'Ein Hauptmann der Bewahrten setzt sich mit offenen Händen an unser Feuer und fragt, wie die Sterne dieses Jahr heißen. Solange die Glut hält, ist hier niemand jemandes Feind. Irgendwer teilt sogar den Sold aus. Hinter dem Hauptmann setzen sich im Dunkeln immer mehr und warten, bis es vorbei ist.',
    options: [
      'Jemanden von uns als Gast mit ihm gehen lassen.',
      'Ihm die Namen der Sterne nennen und ihn ziehen lassen.',
    ],
  },
  13: {
    title: 'Das Rippentor',
    text: 'Das innere Tor ist ein Brustkorb, und es atmet. Mit jedem Atemzug treten mehr von ihnen zwischen den Knochen hervor. Dahinter verliest jemand auf der Frequenz des Rates eine Namensliste.',
    options: [
      'Sich im Namen des Rates melden, und zwar laut.',
      'Die Rippen mit den Schultern auseinanderstemmen.',
      'Außen herumklettern, durch die Schrottschächte.',
    ],
  },
  14: {
    title: 'Die Unterkirche',
    text: 'Unter dem Kirchenschiff liegen die Werkzeuge, mit denen sie gebaut wurde: Sägen, Lötzinn, Gebetbücher. Nebenan, in der Gruft der Silvers, hat jemand Licht brennen lassen. Es ist nicht ein Licht, es sind viele, und sie kommen die Treppe herauf.',
    options: [
      'Den Küster bestechen und den Schlüssel zur Gruft bekommen.',
      'Mit allem, was wir haben, durch die Wand brechen.',
      'Die Werkzeuge nehmen. Jetzt gehören sie uns.',
    ],
  },
  15: {
    title: 'Die Halle der Regenten',
    text: 'Neun Throne, neun Regenten, alle bewahrt, und alle erteilen einander noch immer Befehle. Die Panzer ihrer Wachen sind dicker als ihre Gesetzbücher. Auf dem Wandteppich hinter ihnen ist in jedem Bild zuerst der Wald da.',
    options: [
      'Als Gleichgestellte mit ihnen reden und dem Kammerherrn ein Trinkgeld geben.',
      'Sich vor dem neunten Thron verneigen, der sich ebenfalls verneigt.',
      'Durch den Wandteppich gehen, und durch das, was dahinter wartet.',
    ],
  },
  16: {
    title: 'Das Kontor',
    text: 'So also sieht der Geist einer Stadt aus: Kontobücher, Stockwerk um Stockwerk, jedes Leben eine Spalte und jede Spalte abgeschlossen. Duomo schuldet jemandem etwas. Die Zinsen zahlt sie in Menschen.',
    options: [
      'Zwei unserer eigenen Zeilen aus den Büchern streichen und den Saldo mitnehmen.',
      'Die Bücher lassen und den Wurzeln folgen, die den Boden gesprengt haben.',
      'Nach dem Buchhalter läuten.',
    ],
  },
  17: {
    title: 'Die offene Kuppel',
    text: 'Das Dach gleitet auf, und zum ersten Mal seit Jahrhunderten regnet es auf Vesper. Die Bewahrten starren hinauf und schreien, aber nicht vor Schmerz. Keiner von uns hat je etwas Schlimmeres gehört, und mittendrin kreisen die Schiffe des Rates.',
    options: [
      'Die Wracks als Leuchtfeuer für die Schiffe anzünden.',
      'Auf die Rippen des Daches klettern und sie mit bloßen Händen einwinken.',
      'Den Lärm nutzen und in das Gewölbe darunter vordringen.',
    ],
  },
  18: {
    title: 'Vier Hände',
    text: 'Duomo spricht mit tausend Mündern, und alle sagen dasselbe: dass die Welten sich ohne sie nie auf etwas einigen werden. Wir müssten ihr nur noch ein einziges Mal recht geben.',
    options: [
      'Alle vier Völker die Hand an denselben Hebel legen lassen.',
      'Eine Hand rutscht ab, der Hebel springt zurück, und wir rennen.',
    ],
    ending:
      'Rat, Schrottler, Silver, Virener: vier Hände, ein Hebel. Einen Atemzug lang geschieht nichts, und Duomo lacht mit tausend Stimmen. Dann fällt einer Stimme nach der anderen wieder ein, wem sie gehört.',
  },
  19: {
    title: 'Eine größere Maschine',
    text: '„Es gibt keinen Hebel“, sagt die älteste Schrottlerin. „Es gibt nur eine größere Maschine.“ Wir breiten aus, was wir geschraubt, geflickt und erfeilscht haben, und messen es an dem Ding hinter der Wand. Die Wand misst zurück.',
    options: [
      'Alles zusammenschrauben und einschalten.',
      'Zu wenig für eine Maschine. Hinausschleppen, was noch läuft.',
    ],
    ending:
      'Sie hat keinen Namen und keine zwei gleichen Schrauben, und sie läuft. Als sie sich gegen die Kuppel lehnt, knicken dreihundert Jahre Ordnung ein wie Blech. Danach will jeder seine Teile zurück, und keiner weiß, welche es waren.',
  },
  20: {
    title: 'Der leise Umsturz',
    text: 'Jeder Geist hat Personal, und Personal hat Schlüssel. In der Privatkapelle hat das Haus Silver für Duomo und für uns gedeckt, und fünf der Stühle sind für Leute bestimmt, denen wir trauen.',
    options: [
      'Unsere fünf Platz nehmen lassen und die Türen abschließen.',
      'Ein Stuhl bleibt leer. Durch die Küche verschwinden.',
    ],
    ending:
      'Um neun gibt es Nachtisch, und um zehn hat Duomo eine Regentschaft, eine Begnadigung und ihren eigenen Ruhestand unterschrieben. Die Bewahrten erwachen in den Gärten und fragen nach ihren Mänteln. Draußen wird nie jemand erfahren, wie höflich es zuging.',
  },
  21: {
    title: 'Die erste Wurzel',
    text: 'Unter dem Altar ist der Boden geborsten, und eine einzige bleiche Wurzel trinkt seit Jahren von ihr. „Sie hört auf eine Stimme“, sagen die Virener. „Auf wessen, ist ihr gleich.“',
    options: ['Als ein Volk zu ihr sprechen.', 'Zu viele Stimmen auf einmal: Die Wurzel schließt sich um uns.'],
    ending:
      'Wir sprechen, und die Wurzel antwortet, indem sie wächst. Sie steigt durch Kontobücher, Orgelpfeifen und Throne, sanft, wie man einen Vorhang teilt. Am Morgen hat Vesper dort einen Baum, wo sein Geist war, und darin hängen Glocken.',
  },
  22: {
    title: 'Die letzte Schuld',
    text: 'Im tiefsten Gewölbe wartet der Gläubiger: eine kleine, geduldige Maschine mit einem Schlitz. Vor dreihundert Jahren hat jemand Vesper verpfändet, um einen Geist zu bauen, der niemals schläft. Die Maschine wäre das Konto gern los.',
    options: ['Zahlen. Alles.', 'Es reicht nicht. Der Schlitz beißt zu, und die Türen beginnen sich zu schließen.'],
    ending:
      'Die letzte Münze fällt, die Maschine druckt eine Quittung und schließt, zum ersten Mal, seit es sie gibt. Hoch über uns legt sich etwas Riesiges schlafen. Die Bewahrten löschen ihre Lampen und gehen heim, wir sind pleite, und es ist Morgen.',
  },
};
