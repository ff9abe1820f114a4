import { num, qty, txt } from '@starhold/effects/text';
import type { MessageBook, OptionBook, PromptBook } from './books.ts';
import { CARD, COLONY, HIDDEN, RESOURCE, RESOURCE_NOUNS, TACTICS } from './nouns.ts';

const L = 'de';
const BECAUSE = {
  cost: 'als Preis',
  limit: 'bis zum Handlimit',
  failure: 'wegen des Ausfalls',
  effect: 'nach Belieben',
};
const COPY = {
  planet: 'Wähle den Effekt eines besetzten Planeten, den du kopierst.',
  clean: 'Wähle den Planeten, dessen reinen Effekt du kopierst.',
  ark: 'Wähle den Effekt einer anderen besetzten Arche, den du kopierst.',
};
const INFLUENCE = {
  revenant: 'Besatzung auf der Revenant: wähle das Haus, bei dem du Einfluss erhältst.',
  effect: 'Wähle das Haus, bei dem du Einfluss erhältst.',
  reset: 'Für deine Taktik: wähle das Haus, bei dem du Einfluss erhältst.',
};

const prompts: PromptBook = {
  crewSide: () => txt`Wähle ein Besatzungstableau und seine Seite.`,
  board: () => txt`Wähle ein Fregattentableau.`,
  agenda: () => txt`Wähle die persönliche Agenda, die du behältst.`,
  redraw: () => txt`Welche Karten tauschst du?`,
  house: () => txt`Wähle dein erstes Haus: 1 Einfluss, und deine Fregatte kommt zu seiner Arche.`,
  send: ({ round }) => txt`${num(round)}. Zug: schicke Besatzung auf ein Schiff.`,
  effects: ({ of, copy }, { card, house }) =>
    of.length === 3 && /[A-Z]{3}/.test(of)
      ? txt`Arche (${house(of)}): wähle einen Effekt${copy ? ' zum Kopieren' : ''}.`
      : txt`${card(of)}: wähle einen Effekt${copy ? ' zum Kopieren' : ''}.`,
  corrupt: () => txt`Verderbnis: welcher Abschnitt, und was friert ein?`,
  bonus: () => txt`Wähle eine Bonusaktion.`,
  neutralise: () => txt`Neutralisieren: isoliere Verderbnis für eine Karte, für Energie oder beides.`,
  rise: () => txt`Den Rang deines Kapitäns erhöhen?`,
  close: () => txt`Zug beenden?`,
  sortie: ({ ship }, { ship: name }) =>
    ship.startsWith('dropship')
      ? txt`${name(ship)}: darf manövrieren und dann landen.`
      : txt`${name(ship)}: Manöver und Angriff, Reihenfolge frei.`,
  steps: ({ ship, left }, { ship: name }) => txt`${name(ship)}: wähle den nächsten Sektor (noch ${num(left)}).`,
  attack: ({ ship, left }, { ship: name }) =>
    txt`${name(ship)} greift an: wähle, wo der Schaden trifft (noch ${num(left)}).`,
  strafe: ({ ship }, { ship: name }) => txt`Beschuss: ${name(ship)} darf weiterziehen.`,
  land: ({ ship, planet }, { ship: name, card }) => txt`${name(ship)}: auf ${card(planet)} landen?`,
  limited: ({ left }) =>
    txt`Begrenzte Bewegungen: bewege einen Jäger, ein Landungsschiff oder eine Fähre (noch ${num(left)}).`,
  gain: ({ or }) =>
    or > 0 ? txt`Nimm eine Ressource oder ${qty(or, TACTICS, 'acc', L)}.` : txt`Wähle die Ressource, die du erhältst.`,
  gains: ({ n }) => txt`Wähle ${qty(n, RESOURCE_NOUNS.any, 'acc', L)}, die du erhältst.`,
  drop: ({ n, why }) =>
    why === 'full'
      ? txt`Dein Lager reicht nicht: ${qty(n, RESOURCE, 'nom', L)} zu viel.`
      : txt`Wähle ${qty(n, RESOURCE, 'acc', L)}, die du verlierst.`,
  pay: ({ what, short }, { source }) =>
    short > 0
      ? txt`${source(what)}: dir ${short === 1 ? 'fehlt' : 'fehlen'} ${qty(short, RESOURCE, 'nom', L)}; wirf dafür verdeckten Einfluss ab.`
      : txt`${source(what)}: wähle, womit du zahlst.`,
  discard: ({ least, most, why }) =>
    least === most
      ? txt`Wirf ${qty(most, CARD, 'acc', L)} ab, ${BECAUSE[why]}.`
      : txt`Wirf bis zu ${qty(most, CARD, 'acc', L)} ab, ${BECAUSE[why]}.`,
  discardHidden: ({ n }) => txt`Wirf ${qty(n, HIDDEN, 'acc', L)} ab.`,
  keep: ({ n }) => txt`Verdeckter Einfluss: behalte eine von ${num(n)} Karten.`,
  influence: ({ why }) => txt`${INFLUENCE[why]}`,
  isolate: ({ left, from }) =>
    from === 'ships'
      ? txt`Isoliere Verderbnis eines Hausschiffs (noch ${num(left)}).`
      : txt`Isoliere Verderbnis deines Tableaus oder eines Hausschiffs (noch ${num(left)}).`,
  shield: ({ left }) => txt`Lege einen Schild (noch ${num(left)}).`,
  destroy: ({ left }) => txt`Zerstöre ein Schiff der Leere (noch ${num(left)}).`,
  repair: ({ n }) => txt`Entferne bis zu ${num(n)} Schaden.`,
  mend: () => txt`Wähle den Sektor, dessen Schiffe allen Schaden verlieren.`,
  deploy: () => txt`Wähle ein Schiff und den Sektor, in den es kommt.`,
  cover: () => txt`Schutzmarker: wähle den Effekt, den er abdeckt.`,
  draw: ({ n }) => txt`Ziehe bis zu ${qty(n, CARD, 'acc', L)}: wähle die Stapel.`,
  play: ({ less, affinity }) => {
    if (affinity === 2) return txt`Affinität: du darfst noch eine Karte zum vollen Preis spielen.`;
    if (affinity === 1) return txt`Affinität: spiele eine Operationskarte.`;
    return less > 0 ? txt`Spiele eine Operationskarte um ${num(less)} billiger.` : txt`Spiele eine Operationskarte.`;
  },
  copy: ({ what }) => txt`${COPY[what]}`,
  colonies: ({ n }) => txt`Entferne ${qty(n, COLONY, 'acc', L)} aus ihrem Stapel.`,
  shuttle: () => txt`Wähle die Fähre, die mit dem Sprung eintrifft.`,
  raid: ({ sector, left }, { sector: name }) =>
    txt`Gefecht, ${name(sector)}: welches Schiff trifft es? (noch ${num(left)})`,
  taint: ({ sector }, { sector: name }) => txt`Verderbnis breitet sich in ${name(sector)} aus: wähle das Schiff.`,
  wreck: () => txt`Wähle die Fähre, die zerstört wird.`,
  fall: () => txt`Wähle das Haus, bei dem du Einfluss verlierst.`,
  branch: ({ list }, { source }) => txt`${source(list)}: wähle.`,
  occ: () => txt`Wähle eine Fähigkeit.`,
  gate: () => txt`Wähle eine Fähigkeit für jetzt.`,
  aside: () => txt`Jederzeit in deinem Zug: wirf verdeckten Einfluss ab, jede Karte für eine Ressource.`,
};

const options: OptionBook = {
  none: txt`Nichts`,
  end: txt`Fertig`,
  stop: txt`Hier anhalten`,
  stay: txt`Bleiben`,
  pass: txt`Nichts mehr`,
  skip: txt`Weglassen`,
  do: txt`Ausführen`,
  pay: txt`Zahlen`,
  manoeuvre: txt`Manöver`,
  attack: txt`Angriff`,
  land: txt`Landen`,
  tactics: txt`Stattdessen Taktik`,
  side: (card) => card,
  send: (figure, ship) => txt`${figure} → ${ship}`,
  charge: (figure, card) => txt`${figure} → Hyperantrieb: ${card}`,
  emergency: (figure) => txt`Notfallaktion: ${figure}`,
  corruptSection: (section, frozen) => txt`${section}, dort bleibt: ${frozen}`,
  corruptShip: (ship) => txt`Verderben: ${ship}`,
  part: {
    card: txt`Karte abwerfen und isolieren`,
    energy: txt`Für 1 Energie isolieren`,
    material: txt`Für 1 Material isolieren`,
    science: txt`Für 1 Wissenschaft isolieren`,
    neutronium: txt`Für 1 Neutronium isolieren`,
    free: txt`Kostenlos isolieren`,
  },
  to: (sector) => txt`${sector.startsWith('innerer ') ? `In den inneren ${sector.slice(8)}` : `Nach ${sector}`}`,
  hitSector: (sector) => txt`Treffer in ${sector}`,
  hitShip: (ship) => txt`Schaden: ${ship}`,
  move: (ship, sector) => txt`${ship} → ${sector}`,
  gain: (resource) => txt`${resource} erhalten`,
  payWith: (resources) => txt`${resources} zahlen`,
  burn: (card, resource) => txt`${card} abwerfen: ${resource} erhalten`,
  keep: (house) => txt`${house}`,
  shed: (house) => txt`${house} abwerfen`,
  lose: (house) => txt`Einfluss bei ${house} verlieren`,
  isolate: (from) => txt`Isolieren: ${from}`,
  shield: (sector) => txt`Schild in ${sector}`,
  destroy: (what) => txt`Zerstören: ${what}`,
  mend: (sector) => txt`Alle Schiffe in ${sector}`,
  deploy: (ship, sector) => txt`${ship} in ${sector}`,
  play: (card, cost) => txt`${card} spielen (${cost})`,
  cheap: (card) => txt`${card} um 1 billiger spielen`,
  onto: (play, cadet) => txt`${play}: ${cadet}`,
  copy: (effect) => txt`Kopieren: ${effect}`,
  remove: (card) => txt`${card} entfernen`,
  hiddenCard: (house) => `verdeckten Einfluss ${house}`,
  unknownCard: 'eine Karte',
};

const refusals: MessageBook['refusals'] = {
  stale: 'Diese Frage ist schon beantwortet.',
  notYours: 'Das entscheidet jemand anders.',
  notOffered: 'Das geht jetzt nicht.',
  over: 'Das Spiel ist vorbei.',
  noStep: 'Es gibt keinen Sektor, in den das Schiff ziehen und aus dem es wieder fortkommen könnte.',
  nothingToHit: 'Kein Schiff der Leere wäre von diesem Angriff zu treffen.',
  sectorFull: 'In dem Sektor ist kein Platz.',
  stuckInside: 'Das Schiff käme in diesem Zug nicht mehr aus dem inneren Sektor heraus.',
  noFreeSlot: 'Für diese Karte ist kein Platz frei.',
  cannotPay: 'Das kannst du nicht bezahlen.',
  noCorruptionSpace: 'Du würdest Verderbnis erhalten und hast kein Feld dafür frei.',
  cannotResolve: 'Diesen Effekt kannst du nicht bezahlen, oder er würde nichts bewirken.',
  sectionCorrupted: 'Der Abschnitt dieser Bonusaktion ist verdorben.',
  bonusImpossible: 'Diese Bonusaktion würde jetzt nichts bewirken.',
};

export const DE_ASKS = { prompts, options, refusals };
