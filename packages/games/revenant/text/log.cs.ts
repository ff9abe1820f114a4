import { join, num, signed, type Text, txt } from '@starhold/effects/text';
import type { LogBook } from './books.ts';
import type { Names } from './names.ts';
import { CS } from './phrases.cs.ts';
import { PHASE_NAMES } from './titles.ts';

/** Without verbs in the past tense: they would have to know whether a player is a he or a she. */
const HOW = { manoeuvre: 'manévr', strafe: 'ostřelování', limited: 'pohyb', card: 'pohyb', return: 'návrat' };
const LOST = { full: 'není místo pro', failure: 'ztrácí' };
const WHY = { resource: 'za zdroj', cost: 'jako cena', failure: 'ztráta' };
const piles = (pub: { cadet: number; frigate: number; command: number }, { amount }: Names): Text =>
  join(
    (['cadet', 'frigate', 'command'] as const).flatMap((pile) => (pub[pile] > 0 ? [amount(pub[pile], pile)] : [])),
    ', ',
  );
const now = (n: number): Text => txt` (nyní ${num(n)})`;

export const CS_LOG: LogBook = {
  signal: ({ pub }, { by }) => txt`${by}${pub.id}`,
  fleet: ({ pub }) => txt`Flotila zaujímá místa: lodí rodů ${num(pub.ships.length)}`,
  voidborn: ({ pub }) => txt`Lodě Zplozence v sektorech 1 až 8: ${join(pub.now.map(num), ' ')}`,
  rifts: ({ pub }, { sectors }) => txt`Trhliny v sektorech ${sectors(pub.sectors)}`,
  planets: ({ pub }, { cards, sectors }) => txt`Planety u sektorů ${sectors(pub.sectors)}: ${cards(pub.cards)}`,
  turnOrder: ({ pub }, { player }) => txt`Pořadí hráčů: ${pub.order.map(player).join(', ')}`,
  crewSide: ({ pub }, { by, card }) => txt`${by}deska posádky ${card(pub.side)}`,
  board: ({ pub }, { by, card }) => txt`${by}deska fregaty ${card(pub.board)}`,
  agendasDealt: ({ pub, priv }, { by, cards }) =>
    priv ? txt`${by}rozdané agendy: ${cards(priv.cards)}` : txt`${by}rozdané agendy: ${num(pub.count)}`,
  agendaKept: ({ priv }, { by, card }) =>
    priv ? txt`${by}nechává si ${card(priv.card)}` : txt`${by}nechává si osobní agendu`,
  redrawn: ({ pub, priv }, { by, cards, amount }) =>
    priv && priv.gone.length > 0
      ? txt`${by}vyměňuje ${cards(priv.gone)}`
      : txt`${by}vyměňuje ${amount(pub.count, 'card')}`,
  joined: ({ pub }, { by, house, sector }) =>
    txt`${by}začíná s rodem ${house(pub.house)}, fregata: ${sector(pub.sector)}`,
  cycle: ({ pub }) => txt`Cyklus ${num(pub.cycle)}`,
  phase: ({ pub }) => txt`${PHASE_NAMES[pub.phase].cs}`,
  turn: ({ pub }, { by }) => txt`${by}tah ${num(pub.round)}`,
  row: ({ pub }, { cards }) => txt`Odhaleno: ${cards(pub.cards)}`,
  failureShown: ({ pub }, { card }) => txt`Další selhání Revenantu: ${card(pub.card)}`,
  sent: ({ pub }, { by, figure, ship }) =>
    txt`${by}${figure(pub.figure)} → ${ship(pub.ship)}${pub.corrupted ? ' (zkažená)' : ''}`,
  emergency: ({ pub }, { by, figure }) => txt`${by}nouzová akce, ${figure(pub.figure)}`,
  effect: ({ pub }, { by, effect }) => txt`${by}${effect(pub.of, pub.which)}${pub.copied ? ' (kopie)' : ''}`,
  used: ({ pub }, { by, source }) => txt`${by}používá ${source(pub.ability)}`,
  bonus: ({ pub }, { by }) => txt`${by}bonusová akce ${CS.bonuses[pub.action as keyof typeof CS.bonuses]}`,
  influence: ({ pub }, { by, house }) =>
    txt`${by}vliv na rod ${house(pub.house)} ${num(signed(pub.n, 'cs'))}${now(pub.now)}`,
  reward: ({ pub }, { by, house }) => txt`${by}odměna rodu ${house(pub.house)} na poli ${num(pub.space)}`,
  gained: ({ pub }, { by, resources }) => txt`${by}získává ${resources(pub.got)}`,
  dropped: ({ pub }, { by, resources }) => txt`${by}${LOST[pub.why]} ${resources(pub.lost)}`,
  paid: ({ pub }, { by, resources, amount }) =>
    pub.remnants > 0 ? txt`${by}platí ${amount(pub.remnants, 'remnants')}` : txt`${by}platí ${resources(pub.paid)}`,
  tactics: ({ pub }, { by }) => txt`${by}taktika ${num(signed(pub.n, 'cs'))}${now(pub.now)}`,
  data: ({ pub }, { by }) => txt`${by}data ${num(signed(pub.n, 'cs'))}${now(pub.now)}`,
  remnants: ({ pub }, { by }) => txt`${by}zbytky Prázdnoty ${num(signed(pub.n, 'cs'))}${now(pub.now)}`,
  tradedIn: ({ pub }, { by }) => txt`${by}vrací ${pub.what === 'data' ? 'tři kostky dat' : 'tři zbytky Prázdnoty'}`,
  rank: ({ pub }, { by }) => txt`${by}hodnostní stupeň ${num(signed(pub.n, 'cs'))}${now(pub.now)}`,
  lostPrestige: ({ pub }, { by, amount }) => txt`${by}ztrácí ${amount(pub.n, 'prestige')}`,
  ignored: ({ pub }, { by }) => txt`${by}zhouba ${pub.what === 'ship' ? 'lodi' : 'planety'} se nepočítá`,
  hiddenDrawn: ({ pub, priv }, { by, amount, house }) =>
    priv
      ? txt`${by}skrytý vliv k výběru: ${priv.houses.map(house).join(', ')}`
      : txt`${by}dobírá ${amount(pub.n, 'hidden')}`,
  hiddenKept: ({ pub, priv }, { by, house, amount }) =>
    priv
      ? txt`${by}nechává si ${house(priv.house)}${now(pub.now)}`
      : txt`${by}nechává si ${amount(1, 'hidden')}${now(pub.now)}`,
  hiddenDiscarded: ({ pub, priv }, { by, amount, house }) =>
    priv
      ? txt`${by}odhozený skrytý vliv (${WHY[pub.why]}): ${priv.houses.map(house).join(', ')}`
      : txt`${by}odhazuje ${amount(pub.n, 'hidden')} (${WHY[pub.why]})`,
  drew: ({ pub, priv }, names) =>
    priv ? txt`${names.by}dobírá ${names.cards(priv.cards)}` : txt`${names.by}dobírá ${piles(pub, names)}`,
  discarded: ({ pub, priv }, names) =>
    priv ? txt`${names.by}odhazuje ${names.cards(priv.cards)}` : txt`${names.by}odhazuje ${piles(pub, names)}`,
  reshuffled: ({ pub }, { amount }) => txt`Nový zamíchaný balíček: ${amount(pub.count, pub.pile, 'nom')}`,
  played: ({ pub }, { by, card, figure }) => {
    const cheap = pub.less > 0 ? txt` o ${num(pub.less)} levněji` : '';
    return pub.cadet > 0
      ? txt`${by}hraje kartu ${card(pub.card)}${cheap} (${figure(`cadet${pub.cadet}`)})`
      : txt`${by}hraje kartu ${card(pub.card)}${cheap}`;
  },
  moved: ({ pub }, { by, ship, sector }) => txt`${by}${ship(pub.ship)}, ${HOW[pub.how]}: ${sector(pub.to)}`,
  attacked: ({ pub }, { by, ship, sector }) => txt`${by}${ship(pub.ship)} útočí: ${sector(pub.sector)}`,
  destroyed: ({ pub }, { by, sector }) =>
    txt`${by}zničena loď Zplozence, ${sector(pub.sector)} (zbývá ${num(pub.now)})`,
  landed: ({ pub }, { by, ship, card, sector }) =>
    txt`${by}${ship(pub.ship)} přistává: ${card(pub.planet)} (${sector(pub.sector)})`,
  shield: ({ pub }, { by, sector }) => txt`${by}štít, ${sector(pub.sector)}${now(pub.now)}`,
  repaired: ({ pub }, { by, ship }) =>
    txt`${by}odstraněná poškození: ${join(
      pub.ships.map((ref, i) => txt`${ship(ref)} ${num(pub.markers[i])}`),
      ', ',
    )}`,
  isolated: ({ pub }, { by, ship, section }) =>
    txt`${by}izoluje zhoubu: ${pub.from.startsWith('section') ? section(Number(pub.from.slice(7))) : ship(pub.from)}`,
  corrupted: ({ pub }, { by, section, resources }) =>
    pub.frozen === ''
      ? txt`${by}zhouba: ${section(pub.section)}`
      : txt`${by}zhouba: ${section(pub.section)}, zmrazeno: ${resources(pub.frozen, 'nom')}`,
  deployed: ({ pub }, { by, ship, sector }) =>
    txt`${by}nasazení: ${ship(pub.ship)}, ${sector(pub.sector)} (síla rodu ${num(pub.power)})`,
  covered: ({ pub }, { by, effect }) => txt`${by}ochrana: ${effect(pub.card, pub.effect)}`,
  charged: ({ pub }, { by, card }) => txt`${by}nabíjí hyperpohon: ${card(pub.card)} (neutronium ${num(pub.paid)})`,
  coloniesRemoved: ({ pub, priv }, { by, cards }) =>
    priv ? txt`${by}odstraňuje ${cards(priv.cards)}` : txt`${by}odstraněné karty kolonií: ${num(pub.n)}`,
  shuttleChosen: ({ pub }, { by, ship }) => txt`${by}se skokem přiletí ${ship(pub.ship)}`,
  council: ({ pub }, { house, ship }) =>
    pub.ship === ''
      ? txt`Rada: ${house(pub.house)}, žádná loď není volná`
      : txt`Rada: ${house(pub.house)}, vyslanec → ${ship(pub.ship)}`,
  order: ({ pub }, { by, card, house, ship }) =>
    pub.ship === ''
      ? txt`${by}${card(pub.order)}, cíl ${house(pub.house)}, žádná loď není volná`
      : txt`${by}${card(pub.order)}, cíl ${house(pub.house)}: ${ship(pub.ship)}`,
  supply: ({ pub }, { by }) => txt`${by}zásoby ${num(signed(pub.n, 'cs'))}${now(pub.now)}`,
  rivalHidden: ({ pub }, { by, house }) =>
    txt`${by}skrytý vliv ${num(signed(pub.n, 'cs'))}${pub.house === '' ? '' : `: ${house(pub.house)}`}${now(pub.now)}`,
  mustered: () => txt`Posádky a přistálé lodě se vracejí`,
  raid: ({ pub }, { by, sector, amount }) =>
    txt`${by}rozhoduje o nájezdu, ${sector(pub.sector)}: ${amount(pub.voidborn, 'voidborn', 'nom')}, ${amount(pub.shields, 'shield', 'nom')}, ${amount(pub.damage, 'damage', 'nom')}`,
  hit: ({ pub }, { ship }) => txt`Poškození: ${ship(pub.ship)}${now(pub.now)}`,
  shipLost: ({ pub }, { ship, sector }) =>
    txt`Zničeno: ${ship(pub.ship)}, ${sector(pub.sector)} (síla rodu ${num(pub.power)})`,
  hullHit: ({ pub }) => (pub.now > 0 ? txt`Poškození Revenantu${now(pub.now)}` : txt`Revenant je bez poškození`),
  failure: ({ pub }, { card }) => txt`Selhání Revenantu: ${card(pub.card)}`,
  failureEffect: ({ pub }, { effect, card, failing }) =>
    pub.covered
      ? txt`${effect(pub.card, pub.effect)}: zakryto`
      : txt`${card(pub.card)}: ${failing(pub.card, pub.effect)}`,
  shipCorrupted: ({ pub }, { ship }) => txt`Zhouba zasahuje loď: ${ship(pub.ship)}`,
  shieldsGone: ({ pub }, { sector, amount }) => txt`${sector(pub.sector)}: mizí ${amount(pub.n, 'shield', 'nom')}`,
  failuresMoved: ({ pub }, { card }) =>
    pub.upper === ''
      ? txt`Selhání: dole ${card(pub.lower)}`
      : txt`Selhání: nahoře ${card(pub.upper)}, dole ${card(pub.lower)}`,
  rolled: ({ pub }, { sector }) =>
    txt`Trhlina, ${sector(pub.sector)}: ${num(pub.large)}, vlevo ${num(pub.left)}, vpravo ${num(pub.right)}`,
  arrived: ({ pub }, { sector, amount }) =>
    txt`${sector(pub.sector)}: přibývá ${amount(pub.n, 'voidborn', 'nom')}${now(pub.now)}`,
  dataPlaced: ({ pub }, { sectors }) => txt`Nová data na planetách u sektorů ${sectors(pub.sectors)}`,
  cleared: () => txt`Planety, trhliny a lodě Zplozence zůstávají za flotilou`,
  reset: ({ pub }, { by }) => txt`${by}taktika klesá na ${num(pub.now)}`,
  shown: ({ pub }, { by, card }) =>
    txt`${by}odhaluje ${card(pub.personal)} a ${card(pub.fleet)}; skrytý vliv podle rodů: ${join(pub.hidden.map(num), ' ')}`,
  scored: ({ pub }, { by }) =>
    txt`${by}rody ${num(pub.houses)}, kolonie ${num(pub.colony)}, agendy ${num(pub.agendas)}, karty ${num(pub.cards)}, hodnost ${num(pub.rank)}, zdroje ${num(pub.resources)}, zhouba ${num(pub.corruption)}, ztráty ${num(pub.lost)}, navíc ${num(pub.extra)}: celkem ${num(pub.total)}`,
  over: ({ pub }, { player }) => txt`Vítězí ${player(pub.winner)}`,
};
