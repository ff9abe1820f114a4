import { join, num, qty, type Text, txt } from '@starhold/effects/text';
import type { LogBook } from './books.ts';
import { CARD, TECHNOLOGY } from './nouns.ts';
import { PHASE_NAMES, ZONE_NAMES } from './titles.ts';

const cards = (n: number): Text => qty(n, CARD, 'nom', 'de');
const FROM = {
  draft: 'nicht gewählt',
  played: 'ausgespielt',
  hand: 'aus der Hand',
  deck: 'vom Zugstapel',
  ground: 'aus dem Ausbildungslager',
  order: 'für die Reihenfolge gezogen',
};
const SUPPLIES = {
  recruit: 'Ausbildungsstapel',
  technology: 'Technologiestapel',
  invasion: 'Nachziehstapel der Invasion',
  protocol: 'Protokollvorrat',
};
const STEPS: Record<string, string> = {
  start: 'Anfang',
  round: 'Runde',
  deploy: 'Einsetzen',
  train: 'Ausbilden',
  refresh: 'Protokolle auffrischen',
  protocols: 'Protokolle ausführen',
  end: 'Ende',
};
const WHY: Record<string, string> = {
  health: 'keine Gesundheit mehr',
  deck: 'keine Karten mehr für den Zugstapel',
  both: 'beide Seiten sind zugleich gefallen',
  survival: 'der Überlebens-Check ist gescheitert',
  victory: 'die Siegbedingung ist erfüllt',
  exhausted: 'der Invasion sind die Karten ausgegangen',
  defeat: 'das Szenario ist verloren',
};
const why = (word: string): string => WHY[word] ?? word;
const zone = (colour: string): string => ZONE_NAMES[colour as keyof typeof ZONE_NAMES].de;

export const DE_LOG: LogBook = {
  signal: ({ pub }, { by }) => txt`${by}${pub.id}`,
  match: ({ pub }) => (pub.match === 1 ? txt`Spielaufbau` : txt`Partie ${num(pub.match)} beginnt`),
  begins: (_, { by }) => txt`${by}hat den ersten Zug`,
  leader: ({ pub }, { by, card }) => txt`${by}${card(pub.card)} führt an`,
  looked: ({ pub, priv }, { by, cards: list }) =>
    priv
      ? txt`${by}zur Wahl stehen ${list(priv.cards)}`
      : txt`${by}${cards(pub.count)} vom ${SUPPLIES[pub.what]} zur Wahl`,
  recruited: ({ pub }, { by, card }) => txt`${by}${card(pub.card)} rekrutiert`,
  discovered: ({ pub }, { by, card }) => txt`${by}${card(pub.card)} entdeckt`,
  destroyed: ({ pub }, { by, cards: list }) => txt`${by}${list(pub.cards)} zerstört (${FROM[pub.from]})`,
  supply: ({ pub }) => txt`Aus den zerstörten Karten neu gemischt: ${SUPPLIES[pub.what]} mit ${cards(pub.count)}`,
  turn: ({ pub }, { by }) => txt`${by}Zug ${num(pub.round)}`,
  phase: ({ pub }, { by }) => txt`${by}Phase ${num(pub.phase)}, ${PHASE_NAMES[pub.phase].de}`,
  compensation: ({ pub }, { by, amount }) => txt`${by}${amount(pub.n, 'part')} als Ausgleich für den zweiten Platz`,
  drew: ({ pub, priv }, { by, card }) =>
    priv
      ? txt`${by}zieht ${card(priv.card)} (noch ${num(pub.left)})`
      : txt`${by}zieht eine Karte (noch ${num(pub.left)})`,
  showed: ({ pub }, { by, card }) => txt`${by}zeigt ${card(pub.card)}`,
  played: ({ pub }, { by, card, symbols }) =>
    pub.paid === ''
      ? txt`${by}spielt ${card(pub.card)} kostenlos aus`
      : txt`${by}spielt ${card(pub.card)} für ${symbols(pub.paid)} aus`,
  discarded: ({ pub }, { by, cards: list }) => txt`${by}abgeworfen: ${list(pub.cards)}`,
  scrapped: ({ pub }, { by, cards: list }) => txt`${by}verschrottet: ${list(pub.cards)}`,
  kept: ({ pub, priv }, { by, cards: list }) =>
    priv ? txt`${by}auf der Hand bleibt: ${list(priv.cards)}` : txt`${by}auf der Hand bleibt: ${cards(pub.count)}`,
  recycled: ({ pub, priv }, { by, card }) => {
    const known = pub.card === '' ? priv?.card : pub.card;
    const what = known === undefined ? txt`eine Karte` : card(known);
    const from = { scrapyard: 'vom Schrottplatz', discard: 'vom Abwurfstapel', hand: 'aus der Hand' }[pub.from];
    return txt`${by}recycelt ${what} ${from}`;
  },
  sacrificed: ({ pub, priv }, { by, cards: list }) =>
    priv ? txt`${by}opfert, gezogen: ${list(priv.cards)}` : txt`${by}opfert, gezogen: ${cards(pub.count)}`,
  returned: ({ pub }, { by }) => txt`${by}${cards(pub.count)} zurück auf den Zugstapel`,
  reshuffling: (_, { by }) => txt`${by}muss neu mischen`,
  reshuffled: ({ pub }, { by }) => txt`${by}neuer Zugstapel mit ${qty(pub.count, CARD, 'dat', 'de')}`,
  trained: ({ pub }, { by, card }) =>
    txt`${by}${card(pub.card)} ausgebildet, auf den ${pub.to === 'deck' ? 'Zugstapel' : 'Abwurfstapel'}`,
  screws: ({ pub }, { by, card, amount }) =>
    txt`${by}${amount(pub.n, 'screw')} auf ${card(pub.card)} (jetzt ${num(pub.now)})`,
  screwsLost: ({ pub }, { by, amount }) => txt`${by}verliert ${amount(pub.n, 'screw', 'acc')}`,
  repeated: ({ pub }, { by, card }) => txt`${by}Effekte von ${card(pub.card)} noch einmal`,
  rolled: ({ pub }, { by, face }) => txt`${by}würfelt: ${join(pub.faces.map(face), '; ')}`,
  rerolled: ({ seat, pub }, { by, player, face }) =>
    pub.owner === seat
      ? txt`${by}würfelt Würfel ${num(pub.die)} neu: ${face(pub.face)} (noch ${num(pub.left)} Marker)`
      : txt`${by}würfelt Würfel ${num(pub.die)} von ${player(pub.owner)} neu: ${face(pub.face)} (noch ${num(pub.left)} Marker)`,
  usedDie: ({ pub }, { by, symbols }) => txt`${by}benutzt Würfel ${num(pub.die)}: ${symbols(pub.got)}`,
  converted: ({ pub }, { by, symbols }) => txt`${by}tauscht die Würfel ${pub.dice.join(' und ')}: ${symbols(pub.got)}`,
  upgraded: ({ pub }, { by, screws }) =>
    txt`${by}Würfel ${num(pub.die)}, Seite ${num(pub.face)}: ${screws(pub.from)} → ${screws(pub.to)}`,
  pair: ({ pub }, { by, symbols }) => txt`${by}nutzt ein Paar: ${symbols(pub.kind + pub.kind)}`,
  gotResources: ({ pub }, { by, symbols }) => txt`${by}erhält ${symbols(pub.got)}`,
  stored: ({ pub }, { by, symbols }) =>
    pub.lost === ''
      ? txt`${by}lagert ${symbols(pub.kept)}`
      : txt`${by}lagert ${symbols(pub.kept)}; zerstört: ${symbols(pub.lost)}`,
  storedLost: ({ pub }, { by, symbols }) => txt`${by}gelagerte Ressourcen zerstört: ${symbols(pub.lost)}`,
  aimed: ({ pub }, { by, amount }) => txt`${by}${amount(pub.n, pub.damage)} für Phase 6`,
  gained: ({ pub }, { by, amount }) => txt`${by}+${amount(pub.n, pub.what)} (jetzt ${num(pub.now)})`,
  lost: ({ pub }, { by, amount }) => txt`${by}−${amount(pub.n, pub.what)} (jetzt ${num(pub.now)})`,
  hurt: ({ pub }, { by, amount }) => {
    const less = pub.reduced > 0 ? txt`, ${num(pub.reduced)} abgewehrt` : '';
    return txt`${by}erleidet ${amount(pub.n, pub.damage, 'acc')}${less} (Rüstung ${num(pub.armour)}, Gesundheit ${num(pub.health)})`;
  },
  fell: ({ pub }, { by }) => txt`${by}besiegt: ${why(pub.why)}`,
  activated: ({ pub }, { by, card }) => txt`${by}nutzt ${card(pub.card)}`,
  triggered: ({ pub }, { by, card }) => txt`${by}${card(pub.card)} wirkt`,
  refreshed: ({ pub }, { by, cards: list }) => txt`${by}aufgefrischt: ${list(pub.cards)}`,
  exhausted: ({ pub }, { by, card }) => txt`${by}${card(pub.card)} erschöpft`,
  spent: ({ pub }, { by, card, amount }) =>
    txt`${by}${card(pub.action)} für ${amount(pub.price, 'part', 'acc')} (noch ${num(pub.left)})`,
  queued: ({ pub }, { by, source }) => txt`${by}${source(pub.what.split('#')[0])} wartet auf das Ende der Phase`,
  orderDrawn: ({ pub }, { cards: list, player }) =>
    txt`Für die Reihenfolge gezogen: ${list(pub.cards)}. Es entscheidet ${player(pub.decides)}`,
  precedes: (_, { by }) => txt`${by}beendet diese Phase zuerst`,
  survival: ({ pub }, { by, amount }) =>
    txt`${by}Überlebens-Check: ${qty(pub.technologies, TECHNOLOGY, 'nom', 'de')}, ${cards(pub.moved)} zurück vom Schrottplatz, ${pub.lost === 0 ? '±' : '−'}${amount(pub.lost, 'health')} (Gesundheit ${num(pub.health)})`,
  matchOver: ({ pub }, { player }) =>
    pub.winner < 0
      ? txt`Die Partie endet unentschieden (${pub.wins.join(' : ')})`
      : txt`${player(pub.winner)} gewinnt die Partie (${pub.wins.join(' : ')})`,
  over: ({ pub }) => txt`Spielende: ${why(pub.why)}`,

  scenario: ({ pub }, { card }) => txt`Szenario ${card(pub.id)}`,
  invasionRound: ({ pub }) => txt`Runde ${num(pub.round)}`,
  invasionStep: ({ pub }) => txt`Invasion: ${STEPS[pub.step] ?? pub.step}`,
  eventEnded: ({ pub }, { event }) => txt`Ereignis ${event(pub.scenario, pub.id)}`,
  revealed: ({ pub }, { card }) =>
    pub.how === 'scout' ? txt`Späher der Invasion: ${card(pub.card)}` : txt`Die Invasion deckt ${card(pub.card)} auf`,
  deployed: ({ pub }, { card }) => txt`${card(pub.card)} eingesetzt (${cards(pub.count)} im Einsatz)`,
  scouted: ({ pub }, { card }) => txt`${card(pub.card)} kommt auf den Abwurfstapel der Invasion`,
  invasionStored: ({ pub }) => txt`${zone(pub.colour)}: +${num(pub.n)} (jetzt ${num(pub.now)})`,
  zoneFilled: ({ pub }, { card }) => txt`${zone(pub.colour)}: ${card(pub.card)} wird ausgebildet`,
  zoneTrained: ({ pub }, { card, amount }) =>
    txt`${zone(pub.colour)}: ${card(pub.card)} fertig ausgebildet für ${amount(pub.spent, 'resource', 'acc')}`,
  invasionReshuffled: ({ pub }) => txt`Die Invasion mischt neu: Zugstapel mit ${qty(pub.count, CARD, 'dat', 'de')}`,
  deckFilled: ({ pub }) => txt`In den Zugstapel der Invasion: ${cards(pub.by)} (jetzt ${num(pub.count)})`,
  protocolActivated: ({ pub }, { card }) => txt`Protokoll ${card(pub.protocol)} aktiviert`,
  protocolRun: ({ pub }, { card }) => txt`Protokoll ${card(pub.protocol)} läuft`,
  protocolsRefreshed: ({ pub }) => txt`Aufgefrischte Protokolle: ${num(pub.count)}`,
  invasionResearch: ({ pub }, { amount }) =>
    pub.by < 0
      ? txt`Die Invasion verliert ${amount(-pub.by, 'research', 'acc')} (jetzt ${num(pub.now)})`
      : txt`Die Invasion erhält ${amount(pub.by, 'research', 'acc')} (jetzt ${num(pub.now)})`,
  invasionMilled: ({ pub }, { card }) =>
    txt`${card(pub.card)} vom Zugstapel der Invasion auf ihren ${pub.to === 'discard' ? 'Abwurfstapel' : 'Schrottplatz'}`,
  invasionRecycled: ({ pub }, { card }) => txt`Die Invasion recycelt ${card(pub.card)}`,
  invasionDestroyed: ({ pub }, { cards: list }) => txt`Zerstörte Invasionskarten: ${list(pub.cards)}`,
  fortified: ({ pub }, { card }) => txt`${card(pub.card)}: Rüstung +${num(pub.armour)}, Gesundheit +${num(pub.health)}`,
  deployMore: ({ pub }) => txt`Von nun an setzt die Invasion jede Runde ${cards(pub.n)} mehr ein`,
  struck: ({ pub }, { by, card, amount }) =>
    txt`${by}${amount(pub.n, pub.damage)} gegen ${card(pub.card)} (Rüstung ${num(pub.armour)}, Gesundheit ${num(pub.health)})`,
  besieged: ({ pub }, { by, amount }) =>
    txt`${by}${amount(pub.n, pub.damage)} gegen die Szenariokarte (Rüstung ${num(pub.armour)}, Gesundheit ${num(pub.health)})`,
  defeatedCard: ({ pub }, { by, card }) => txt`${by}${card(pub.card)} besiegt`,
  returnedCard: ({ pub }, { card }) => txt`${card(pub.card)} kehrt auf den Zugstapel der Invasion zurück`,
  damageLost: ({ pub }) => txt`Verfallener Schaden: ${num(pub.n)}`,
  setAside: ({ pub }, { by, card }) =>
    txt`${by}legt ${num(pub.n)} für ${card(pub.action)} beiseite (jetzt ${num(pub.now)})`,
  additional: ({ pub }, { by, card }) => txt`${by}zusätzliche Aktion ${card(pub.action)}`,
  sabotaged: ({ pub }, { by }) => txt`${by}${zone(pub.colour)}: eine Ressource zerstört (jetzt ${num(pub.now)})`,
  locked: ({ pub }, { by }) => txt`${by}Würfel ${num(pub.die)} ist in dieser Runde gesperrt`,
  onslaught: ({ pub }, { amount }) =>
    txt`Die Invasion trifft alle: ${amount(pub.ranged, 'ranged')}, ${amount(pub.melee, 'melee')}`,
  putAway: ({ pub }, { cards: list }) => txt`Auf den Abwurfstapel der Invasion: ${list(pub.cards)}`,
  scenarioEnded: ({ pub }) => txt`Das Szenario endet: ${why(pub.why)}`,
  carriedOver: () => txt`Stapel, Würfel und Basen werden übernommen`,
};
