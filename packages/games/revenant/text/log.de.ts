import { join, num, signed, type Text, txt } from '@starhold/effects/text';
import type { LogBook } from './books.ts';
import type { Names } from './names.ts';
import { DE } from './phrases.de.ts';
import { PHASE_NAMES } from './titles.ts';

const HOW = {
  manoeuvre: 'manövriert',
  strafe: 'zieht im Beschuss weiter',
  limited: 'bewegt sich',
  card: 'bewegt sich',
  return: 'kehrt zurück',
};
const LOST = { full: 'kein Platz für', failure: 'verliert' };
const WHY = { resource: 'für eine Ressource', cost: 'als Preis', failure: 'verloren' };
const piles = (pub: { cadet: number; frigate: number; command: number }, { amount }: Names): Text =>
  join(
    (['cadet', 'frigate', 'command'] as const).flatMap((pile) => (pub[pile] > 0 ? [amount(pub[pile], pile)] : [])),
    ', ',
  );
const now = (n: number): Text => txt` (jetzt ${num(n)})`;

export const DE_LOG: LogBook = {
  signal: ({ pub }, { by }) => txt`${by}${pub.id}`,
  fleet: ({ pub }) => txt`Die Flotte nimmt ihre Plätze ein: ${num(pub.ships.length)} Hausschiffe`,
  voidborn: ({ pub }) => txt`Schiffe der Leere in den Sektoren 1 bis 8: ${join(pub.now.map(num), ' ')}`,
  rifts: ({ pub }, { sectors }) => txt`Risse in den Sektoren ${sectors(pub.sectors)}`,
  planets: ({ pub }, { cards, sectors }) => txt`Planeten an den Sektoren ${sectors(pub.sectors)}: ${cards(pub.cards)}`,
  turnOrder: ({ pub }, { player }) => txt`Zugreihenfolge: ${pub.order.map(player).join(', ')}`,
  crewSide: ({ pub }, { by, card }) => txt`${by}Besatzungstableau ${card(pub.side)}`,
  board: ({ pub }, { by, card }) => txt`${by}Fregattentableau ${card(pub.board)}`,
  agendasDealt: ({ pub, priv }, { by, cards }) =>
    priv
      ? txt`${by}Agenden: ${cards(priv.cards)}`
      : txt`${by}${num(pub.count)} ${pub.count === 1 ? 'Agenda' : 'Agenden'} ausgeteilt`,
  agendaKept: ({ priv }, { by, card }) =>
    priv ? txt`${by}behält ${card(priv.card)}` : txt`${by}behält eine persönliche Agenda`,
  redrawn: ({ pub, priv }, { by, cards, amount }) =>
    priv && priv.gone.length > 0
      ? txt`${by}tauscht ${cards(priv.gone)}`
      : txt`${by}tauscht ${amount(pub.count, 'card')}`,
  joined: ({ pub }, { by, house, sector }) =>
    txt`${by}beginnt mit Haus ${house(pub.house)}, Fregatte in ${sector(pub.sector)}`,
  cycle: ({ pub }) => txt`Zyklus ${num(pub.cycle)}`,
  phase: ({ pub }) => txt`${PHASE_NAMES[pub.phase].de}`,
  turn: ({ pub }, { by }) => txt`${by}Zug ${num(pub.round)}`,
  row: ({ pub }, { cards }) => txt`Aufgedeckt: ${cards(pub.cards)}`,
  failureShown: ({ pub }, { card }) => txt`Nächster Ausfall der Revenant: ${card(pub.card)}`,
  sent: ({ pub }, { by, figure, ship }) =>
    txt`${by}${figure(pub.figure)} → ${ship(pub.ship)}${pub.corrupted ? ' (verdorben)' : ''}`,
  emergency: ({ pub }, { by, figure }) => txt`${by}Notfallaktion, ${figure(pub.figure)}`,
  effect: ({ pub }, { by, effect }) => txt`${by}${effect(pub.of, pub.which)}${pub.copied ? ' (kopiert)' : ''}`,
  used: ({ pub }, { by, source }) => txt`${by}nutzt ${source(pub.ability)}`,
  bonus: ({ pub }, { by }) => txt`${by}Bonusaktion ${DE.bonuses[pub.action as keyof typeof DE.bonuses]}`,
  influence: ({ pub }, { by, house }) =>
    txt`${by}Einfluss bei ${house(pub.house)} ${num(signed(pub.n, 'de'))}${now(pub.now)}`,
  reward: ({ pub }, { by, house }) => txt`${by}Belohnung von ${house(pub.house)} auf Feld ${num(pub.space)}`,
  gained: ({ pub }, { by, resources }) => txt`${by}erhält ${resources(pub.got)}`,
  dropped: ({ pub }, { by, resources }) => txt`${by}${LOST[pub.why]} ${resources(pub.lost)}`,
  paid: ({ pub }, { by, resources, amount }) =>
    pub.remnants > 0 ? txt`${by}zahlt ${amount(pub.remnants, 'remnants')}` : txt`${by}zahlt ${resources(pub.paid)}`,
  tactics: ({ pub }, { by }) => txt`${by}Taktik ${num(signed(pub.n, 'de'))}${now(pub.now)}`,
  data: ({ pub }, { by }) => txt`${by}Daten ${num(signed(pub.n, 'de'))}${now(pub.now)}`,
  remnants: ({ pub }, { by }) => txt`${by}Leerenreste ${num(signed(pub.n, 'de'))}${now(pub.now)}`,
  tradedIn: ({ pub }, { by }) => txt`${by}gibt drei ${pub.what === 'data' ? 'Datenwürfel' : 'Leerenreste'} ab`,
  rank: ({ pub }, { by }) => txt`${by}Rang ${num(signed(pub.n, 'de'))}${now(pub.now)}`,
  lostPrestige: ({ pub }, { by, amount }) => txt`${by}verliert ${amount(pub.n, 'prestige')}`,
  ignored: ({ pub }, { by }) =>
    txt`${by}die Verderbnis ${pub.what === 'ship' ? 'des Schiffs' : 'des Planeten'} zählt nicht`,
  hiddenDrawn: ({ pub, priv }, { by, amount, house }) =>
    priv
      ? txt`${by}verdeckter Einfluss zur Wahl: ${priv.houses.map(house).join(', ')}`
      : txt`${by}zieht ${amount(pub.n, 'hidden')}`,
  hiddenKept: ({ pub, priv }, { by, house, amount }) =>
    priv
      ? txt`${by}behält ${house(priv.house)}${now(pub.now)}`
      : txt`${by}behält ${amount(1, 'hidden')}${now(pub.now)}`,
  hiddenDiscarded: ({ pub, priv }, { by, amount, house }) =>
    priv
      ? txt`${by}verdeckten Einfluss abgeworfen (${WHY[pub.why]}): ${priv.houses.map(house).join(', ')}`
      : txt`${by}wirft ${amount(pub.n, 'hidden')} ab (${WHY[pub.why]})`,
  drew: ({ pub, priv }, names) =>
    priv ? txt`${names.by}zieht ${names.cards(priv.cards)}` : txt`${names.by}zieht ${piles(pub, names)}`,
  discarded: ({ pub, priv }, names) =>
    priv ? txt`${names.by}wirft ${names.cards(priv.cards)} ab` : txt`${names.by}wirft ${piles(pub, names)} ab`,
  reshuffled: ({ pub }, { amount }) => txt`Neuer gemischter Stapel: ${amount(pub.count, pub.pile)}`,
  played: ({ pub }, { by, card, figure }) => {
    const cheap = pub.less > 0 ? txt` um ${num(pub.less)} billiger` : '';
    return pub.cadet > 0
      ? txt`${by}spielt ${card(pub.card)}${cheap} (${figure(`cadet${pub.cadet}`)})`
      : txt`${by}spielt ${card(pub.card)}${cheap}`;
  },
  moved: ({ pub }, { by, ship, sector }) => txt`${by}${ship(pub.ship)} ${HOW[pub.how]}: ${sector(pub.to)}`,
  attacked: ({ pub }, { by, ship, sector }) => txt`${by}${ship(pub.ship)} greift an: ${sector(pub.sector)}`,
  destroyed: ({ pub }, { by, sector }) =>
    txt`${by}ein Schiff der Leere zerstört, ${sector(pub.sector)} (noch ${num(pub.now)})`,
  landed: ({ pub }, { by, ship, card, sector }) =>
    txt`${by}${ship(pub.ship)} landet: ${card(pub.planet)} (${sector(pub.sector)})`,
  shield: ({ pub }, { by, sector }) => txt`${by}Schild, ${sector(pub.sector)}${now(pub.now)}`,
  repaired: ({ pub }, { by, ship }) =>
    txt`${by}Schaden entfernt: ${join(
      pub.ships.map((ref, i) => txt`${ship(ref)} ${num(pub.markers[i])}`),
      ', ',
    )}`,
  isolated: ({ pub }, { by, ship, section }) =>
    txt`${by}isoliert Verderbnis: ${pub.from.startsWith('section') ? section(Number(pub.from.slice(7))) : ship(pub.from)}`,
  corrupted: ({ pub }, { by, section, resources }) =>
    pub.frozen === ''
      ? txt`${by}Verderbnis: ${section(pub.section)}`
      : txt`${by}Verderbnis: ${section(pub.section)}, eingefroren: ${resources(pub.frozen)}`,
  deployed: ({ pub }, { by, ship, sector }) =>
    txt`${by}eingesetzt: ${ship(pub.ship)}, ${sector(pub.sector)} (Macht des Hauses ${num(pub.power)})`,
  covered: ({ pub }, { by, effect }) => txt`${by}Schutz: ${effect(pub.card, pub.effect)}`,
  charged: ({ pub }, { by, card }) =>
    txt`${by}lädt den Hyperantrieb: ${card(pub.card)} für ${num(pub.paid)} Neutronium`,
  coloniesRemoved: ({ pub, priv }, { by, cards }) =>
    priv ? txt`${by}entfernt ${cards(priv.cards)}` : txt`${by}entfernt ${num(pub.n)} Koloniekarten`,
  shuttleChosen: ({ pub }, { by, ship }) => txt`${by}mit dem Sprung trifft ein: ${ship(pub.ship)}`,
  council: ({ pub }, { house, ship }) =>
    pub.ship === ''
      ? txt`Rat: ${house(pub.house)}, kein Schiff ist frei`
      : txt`Rat: ${house(pub.house)}, Gesandter → ${ship(pub.ship)}`,
  order: ({ pub }, { by, card, house, ship }) =>
    pub.ship === ''
      ? txt`${by}${card(pub.order)}, Ziel ${house(pub.house)}, kein Schiff ist frei`
      : txt`${by}${card(pub.order)}, Ziel ${house(pub.house)}: ${ship(pub.ship)}`,
  supply: ({ pub }, { by }) => txt`${by}Vorrat ${num(signed(pub.n, 'de'))}${now(pub.now)}`,
  rivalHidden: ({ pub }, { by, house }) =>
    txt`${by}verdeckter Einfluss ${num(signed(pub.n, 'de'))}${pub.house === '' ? '' : `: ${house(pub.house)}`}${now(pub.now)}`,
  mustered: () => txt`Besatzungen und gelandete Schiffe kehren zurück`,
  raid: ({ pub }, { by, sector, amount }) =>
    txt`${by}entscheidet über das Gefecht in ${sector(pub.sector)}: ${amount(pub.voidborn, 'voidborn', 'nom')}, ${amount(pub.shields, 'shield', 'nom')}, ${amount(pub.damage, 'damage', 'nom')}`,
  hit: ({ pub }, { ship }) => txt`Schaden: ${ship(pub.ship)}${now(pub.now)}`,
  shipLost: ({ pub }, { ship, sector }) =>
    txt`Zerstört: ${ship(pub.ship)}, ${sector(pub.sector)} (Macht des Hauses ${num(pub.power)})`,
  hullHit: ({ pub }) =>
    pub.now > 0 ? txt`Schaden an der Revenant${now(pub.now)}` : txt`Der Schaden an der Revenant ist behoben`,
  failure: ({ pub }, { card }) => txt`Ausfall der Revenant: ${card(pub.card)}`,
  failureEffect: ({ pub }, { effect, card, failing }) =>
    pub.covered
      ? txt`${effect(pub.card, pub.effect)}: abgedeckt`
      : txt`${card(pub.card)}: ${failing(pub.card, pub.effect)}`,
  shipCorrupted: ({ pub }, { ship }) => txt`Verdorben: ${ship(pub.ship)}`,
  shieldsGone: ({ pub }, { sector, amount }) => txt`${sector(pub.sector)}: ${amount(pub.n, 'shield', 'nom')} entfernt`,
  failuresMoved: ({ pub }, { card }) =>
    pub.upper === ''
      ? txt`Ausfälle: unten ${card(pub.lower)}`
      : txt`Ausfälle: oben ${card(pub.upper)}, unten ${card(pub.lower)}`,
  rolled: ({ pub }, { sector }) =>
    txt`Riss in ${sector(pub.sector)}: ${num(pub.large)}, links ${num(pub.left)}, rechts ${num(pub.right)}`,
  arrived: ({ pub }, { sector, amount }) =>
    txt`${sector(pub.sector)}: ${amount(pub.n, 'voidborn', 'nom')} mehr${now(pub.now)}`,
  dataPlaced: ({ pub }, { sectors }) => txt`Neue Daten auf den Planeten an den Sektoren ${sectors(pub.sectors)}`,
  cleared: () => txt`Planeten, Risse und Schiffe der Leere bleiben zurück`,
  reset: ({ pub }, { by }) => txt`${by}Taktik zurück auf ${num(pub.now)}`,
  shown: ({ pub }, { by, card }) =>
    txt`${by}deckt ${card(pub.personal)} und ${card(pub.fleet)} auf; verdeckter Einfluss nach Häusern: ${join(pub.hidden.map(num), ' ')}`,
  scored: ({ pub }, { by }) =>
    txt`${by}Häuser ${num(pub.houses)}, Kolonie ${num(pub.colony)}, Agenden ${num(pub.agendas)}, Karten ${num(pub.cards)}, Rang ${num(pub.rank)}, Ressourcen ${num(pub.resources)}, Verderbnis ${num(pub.corruption)}, verloren ${num(pub.lost)}, extra ${num(pub.extra)}: insgesamt ${num(pub.total)}`,
  over: ({ pub }, { player }) => txt`Es gewinnt ${player(pub.winner)}`,
};
