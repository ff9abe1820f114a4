import type { GuideText } from './texts.ts';

export const de: GuideText = {
  title: 'Erstes Duell',

  welcome:
    'Du führst einen Stamm im Ödland: vier Würfel, zwölf Karten und eine Basis. Bring die Gesundheit des Gegners auf 0.',
  leader: (card) => `Wähle einen Anführer für deine Basis. ${card} schlägt hart zu und ist leicht zu spielen.`,
  leaderFreely: 'Wähle einen Anführer für deine Basis. Jeder hat eine Fähigkeit.',
  technology: 'Wähle eine von drei Technologien. Sie bleibt das ganze Spiel in deiner Basis.',
  recruit: ({ card, cost }) =>
    `Rekruten beginnen im Ausbildungslager: Mit genug Schrauben kommen sie in deinen Stapel. ${card} braucht nur ${cost}.`,
  recruits: (left) => `Wähle einen Rekruten, noch ${left}. Wer wenig Ausbildung braucht, ist früher spielbar.`,
  board: ({ armour, health }) =>
    `Du hast ${armour} Rüstung und ${health} Gesundheit. Nahkampf muss erst durch die Rüstung, Fernkampf fliegt an ihr vorbei.`,
  draw: (deck) =>
    `Zieh so viele Karten, wie du willst, eine nach der anderen. Im Stapel sind ${deck}; was du nicht spielst, wird Schrott.`,
  drawOn: 'Noch eine. Aufhören kannst du nach jeder Karte.',
  enough: 'Für vier Würfel reicht das: Hör auf. Übrige Karten kommen auf den Schrottplatz.',
  dice: 'Deine Würfel sind geworfen. Ein benutzter Würfel gibt eine Ressource je farbiger Schraube auf der Seite; blanke geben nichts.',
  hand: 'Was eine Karte kostet, steht an ihrem linken Rand. Ihr Schaden zählt erst in Phase 6, ihre Ersatzteile in Phase 7.',
  play: (card) => `${card} kannst du bezahlen. Spiel sie aus.`,
  playFree: (card) => `${card} kostet nichts. Spiel sie aus.`,
  activate: (card) => `${card} kann einmal erschöpft werden und wirkt dann. Aufgefrischt wird beim Neumischen.`,
  useDie: 'Benutze diesen Würfel: Seine Ressource kommt in deinen Vorrat, und daraus werden Karten bezahlt.',
  pay: 'Das würde ausgegeben. Eine farbige Ressource bezahlt auch ein Jokersymbol.',
  endMain:
    'Mehr lässt sich nicht bezahlen: Beende die Hauptphase. Unbenutzte Würfel und Karten werden als Ressourcen gelagert.',
  store:
    'Was übrig ist, wird gelagert. Zwei gelagerte Ressourcen einer Art sind ein Paar, das du später nutzen kannst.',
  strike: 'Jetzt fügen deine Karten ihren Schaden zu. Zerstörst du zuerst Rüstung, bleibt mehr für die Gesundheit.',
  struck: ({ armour, health }) =>
    `Dein Schaden ist zugefügt: Der Gegner hat noch ${armour} Rüstung und ${health} Gesundheit.`,
  parts: (n) =>
    `Du hast ${n === 1 ? '1 Ersatzteil' : `${n} Ersatzteile`}; was du jetzt nicht ausgibst, verfällt. Drill legt eine Schraube auf einen Rekruten.`,
  partsEnd: 'Nützliches gibt es nicht mehr zu kaufen: weiter.',
  screws:
    'Leg die Schraube auf den Rekruten, dem am wenigsten fehlen. Mit allen Schrauben ist er am Zugende ausgebildet.',
  fight: ({ armour, health }) => `Der Gegner war am Zug: Du stehst bei ${armour} Rüstung und ${health} Gesundheit.`,
  reshuffle: (deck) =>
    deck === 0
      ? 'Dein Stapel ist leer: Mit der nächsten Karte mischst du neu, und das kostet. Gelagertes geht verloren, Schrott verletzt.'
      : `Dein Stapel hat noch ${deck === 1 ? '1 Karte' : `${deck} Karten`}. Ist er leer, mischst du neu, und das kostet: Gelagertes geht verloren, Schrott verletzt.`,
  pairs: 'Du hast ein Paar gelagert: Es hat eine eigene Wirkung und macht die nächste Karte billiger.',
  onYourOwn:
    'Ab hier entscheidest du. Die Glühbirne („Tipp“) hilft, wenn du nicht weiterweißt; berühre eine Zahl, um zu sehen, woher sie kommt.',
  hurt: (health) => `Nur noch ${health} Gesundheit, und bei 0 verlierst du. Rüstung und grüne Karten helfen.`,
  bye: 'Das war ein ganzer Schlagabtausch, ab jetzt kämpfst du allein. Ich melde mich nur, wenn etwas Neues kommt.',

  deadly: (card) =>
    `Vorsicht mit ${card}: Dafür fehlen dir Karten, und wer keinen Zugstapel mehr bilden kann, verliert sofort.`,
  reroll: (n) =>
    `Du hast ${n === 1 ? 'einen Neuwurfmarker' : `${n} Neuwurfmarker`}: Jeder wirft einen unbenutzten Würfel neu. Sie halten auch für spätere Züge.`,
  scrap: (n) =>
    `Auf deinem Schrottplatz liegen ${n} Karten. Beim Neumischen kostet dich jede über die zweite hinaus 1 Schaden durch Nahkampf.`,
  trained:
    'Ein Rekrut hat alle Schrauben: Am Zugende kommt er auf den Abwurfstapel. Nach dem nächsten Neumischen ziehst du ihn.',
  upgrade:
    'Einen Würfel schmieden: Wähle eine Seite, dann die Farbe der neuen Schraube. Bei jedem Wurf kann sie nun oben liegen.',
  research:
    'Jeder Technologiemarker macht das Schmieden um 1 teurer. Zwei verlierst du, wenn die Gegenseite neu mischt.',
  compensation: 'Die Gegenseite hat begonnen, dafür hast du vor deinem ersten Zug 2 Ersatzteile auszugeben.',
  sacrifice:
    'Opfern macht den Stapel schlank: Von drei Karten zerstörst du eine und legst die anderen zurück. Schwache Startkarten zuerst.',
  recycle: 'Recyceln legt eine Karte aus Stapeln oder Hand auf deinen Zugstapel: Du weißt, was du ziehst.',
  discover: 'Eine Technologie für deine Basis: Wähle eine von dreien. Sie kommt aufgefrischt und bleibt.',
  series: 'Das nächste Match der Serie: Karten, Würfel und Basis behältst du, Marker und Gelagertes nicht.',
  split: 'Ein Team verteilt erlittenen Schaden, wie es will: Wähle, wer wie viel nimmt.',
  quick: 'Intensivkurs: Beide spielen jede Phase zugleich. Was den Gegner betrifft, wartet bis zum Ende der Phase.',
  invasion:
    'Die Invasion hat ihre Karten schon eingesetzt. Jetzt spielt ihr eure zehn Phasen gemeinsam, danach trifft alle, was noch steht.',
  stack: (n) =>
    `${n} Karten liegen übereinander: Die oberste kämpft mit der Unterstützung aller darunter. Fällt sie, folgt die nächste, und schwächer.`,
  assault:
    'Dein Schaden trifft die oberste Karte, der Rest die nächste. Ein Teil darf stattdessen zusätzliche Aktionen bezahlen.',
  share: 'Was du hier erhältst, darfst du teilen: Gib jede Einheit denen, die sie am meisten brauchen.',
  zones:
    'Ein Ausbildungslager der Invasion ist fast voll: Dann ist seine Karte ausgebildet, und es schlägt zu. Sabotage nimmt Ressourcen heraus.',
  protocols:
    'Die Invasion hat ein Protokoll: Aufgefrischt wirkt es jede Runde. Technologiemarker verhindern das Auffrischen.',
};
