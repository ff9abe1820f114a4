import { join, num, signed, type Text, txt } from '@starhold/effects/text';
import type { LogBook } from './books.ts';
import type { Names } from './names.ts';
import { EN } from './phrases.en.ts';
import { PHASE_NAMES } from './titles.ts';

const HOW = { manoeuvre: 'manoeuvres', strafe: 'strafes', limited: 'moves', card: 'moves', return: 'returns' };
const LOST = { full: 'no room for', failure: 'loses' };
const WHY = { resource: 'for a resource', cost: 'as a price', failure: 'lost' };
/** `2 cadet cards, 1 command card`. */
const piles = (pub: { cadet: number; frigate: number; command: number }, { amount }: Names): Text =>
  join(
    (['cadet', 'frigate', 'command'] as const).flatMap((pile) => (pub[pile] > 0 ? [amount(pub[pile], pile)] : [])),
    ', ',
  );
const now = (n: number): Text => txt` (now ${num(n)})`;

export const EN_LOG: LogBook = {
  signal: ({ pub }, { by }) => txt`${by}${pub.id}`,
  fleet: ({ pub }) => txt`The fleet takes its places: ${num(pub.ships.length)} ships of the Houses`,
  voidborn: ({ pub }) => txt`Voidborn ships in sectors 1 to 8: ${join(pub.now.map(num), ' ')}`,
  rifts: ({ pub }, { sectors }) => txt`Rifts in sectors ${sectors(pub.sectors)}`,
  planets: ({ pub }, { cards, sectors }) => txt`Planets at sectors ${sectors(pub.sectors)}: ${cards(pub.cards)}`,
  turnOrder: ({ pub }, { player }) => txt`Turn order: ${pub.order.map(player).join(', ')}`,
  crewSide: ({ pub }, { by, card }) => txt`${by}crew board ${card(pub.side)}`,
  board: ({ pub }, { by, card }) => txt`${by}frigate board ${card(pub.board)}`,
  agendasDealt: ({ pub, priv }, { by, cards }) =>
    priv
      ? txt`${by}agendas dealt: ${cards(priv.cards)}`
      : txt`${by}${num(pub.count)} ${pub.count === 1 ? 'agenda' : 'agendas'} dealt`,
  agendaKept: ({ priv }, { by, card }) =>
    priv ? txt`${by}keeps ${card(priv.card)}` : txt`${by}keeps a personal agenda`,
  redrawn: ({ pub, priv }, { by, cards, amount }) =>
    priv && priv.gone.length > 0
      ? txt`${by}exchanges ${cards(priv.gone)}`
      : txt`${by}exchanges ${amount(pub.count, 'card')}`,
  joined: ({ pub }, { by, house, sector }) =>
    txt`${by}begins with House ${house(pub.house)}, frigate in ${sector(pub.sector)}`,
  cycle: ({ pub }) => txt`Cycle ${num(pub.cycle)}`,
  phase: ({ pub }) => txt`${PHASE_NAMES[pub.phase].en}`,
  turn: ({ pub }, { by }) => txt`${by}turn ${num(pub.round)}`,
  row: ({ pub }, { cards }) => txt`Revealed: ${cards(pub.cards)}`,
  failureShown: ({ pub }, { card }) => txt`Next failure of the Revenant: ${card(pub.card)}`,
  sent: ({ pub }, { by, figure, ship }) =>
    txt`${by}${figure(pub.figure)} to ${ship(pub.ship)}${pub.corrupted ? ' (corrupted)' : ''}`,
  emergency: ({ pub }, { by, figure }) => txt`${by}emergency action with the ${figure(pub.figure)}`,
  effect: ({ pub }, { by, effect }) => txt`${by}${effect(pub.of, pub.which)}${pub.copied ? ' (copied)' : ''}`,
  used: ({ pub }, { by, source }) => txt`${by}uses ${source(pub.ability)}`,
  bonus: ({ pub }, { by }) => txt`${by}bonus action ${EN.bonuses[pub.action as keyof typeof EN.bonuses]}`,
  influence: ({ pub }, { by, house }) =>
    txt`${by}influence with ${house(pub.house)} ${num(signed(pub.n, 'en'))}${now(pub.now)}`,
  reward: ({ pub }, { by, house }) => txt`${by}takes the reward of ${house(pub.house)} on space ${num(pub.space)}`,
  gained: ({ pub }, { by, resources }) => txt`${by}gains ${resources(pub.got)}`,
  dropped: ({ pub }, { by, resources }) => txt`${by}${LOST[pub.why]} ${resources(pub.lost)}`,
  paid: ({ pub }, { by, resources, amount }) =>
    pub.remnants > 0 ? txt`${by}pays ${amount(pub.remnants, 'remnants')}` : txt`${by}pays ${resources(pub.paid)}`,
  tactics: ({ pub }, { by }) => txt`${by}tactics ${num(signed(pub.n, 'en'))}${now(pub.now)}`,
  data: ({ pub }, { by }) => txt`${by}data ${num(signed(pub.n, 'en'))}${now(pub.now)}`,
  remnants: ({ pub }, { by }) => txt`${by}void remnants ${num(signed(pub.n, 'en'))}${now(pub.now)}`,
  tradedIn: ({ pub }, { by }) => txt`${by}trades in three ${pub.what === 'data' ? 'data' : 'void remnants'}`,
  rank: ({ pub }, { by }) => txt`${by}captain rank ${num(signed(pub.n, 'en'))}${now(pub.now)}`,
  lostPrestige: ({ pub }, { by, amount }) => txt`${by}loses ${amount(pub.n, 'prestige')}`,
  ignored: ({ pub }, { by }) => txt`${by}ignores the corruption of the ${pub.what}`,
  hiddenDrawn: ({ pub, priv }, { by, amount, house }) =>
    priv
      ? txt`${by}looks at hidden influence: ${priv.houses.map(house).join(', ')}`
      : txt`${by}draws ${amount(pub.n, 'hidden')}`,
  hiddenKept: ({ pub, priv }, { by, house, amount }) =>
    priv ? txt`${by}keeps ${house(priv.house)}${now(pub.now)}` : txt`${by}keeps ${amount(1, 'hidden')}${now(pub.now)}`,
  hiddenDiscarded: ({ pub, priv }, { by, amount, house }) =>
    priv
      ? txt`${by}hidden influence discarded (${WHY[pub.why]}): ${priv.houses.map(house).join(', ')}`
      : txt`${by}discards ${amount(pub.n, 'hidden')} (${WHY[pub.why]})`,
  drew: ({ pub, priv }, names) =>
    priv ? txt`${names.by}draws ${names.cards(priv.cards)}` : txt`${names.by}draws ${piles(pub, names)}`,
  discarded: ({ pub, priv }, names) =>
    priv ? txt`${names.by}discards ${names.cards(priv.cards)}` : txt`${names.by}discards ${piles(pub, names)}`,
  reshuffled: ({ pub }, { amount }) => txt`A new deck is shuffled: ${amount(pub.count, pub.pile)}`,
  played: ({ pub }, { by, card, figure }) => {
    const cheap = pub.less > 0 ? txt` for ${num(pub.less)} less` : '';
    return pub.cadet > 0
      ? txt`${by}plays ${card(pub.card)} on ${figure(`cadet${pub.cadet}`)}${cheap}`
      : txt`${by}plays ${card(pub.card)}${cheap}`;
  },
  moved: ({ pub }, { by, ship, sector }) => txt`${by}${ship(pub.ship)} ${HOW[pub.how]} to ${sector(pub.to)}`,
  attacked: ({ pub }, { by, ship, sector }) => txt`${by}${ship(pub.ship)} attacks in ${sector(pub.sector)}`,
  destroyed: ({ pub }, { by, sector }) =>
    txt`${by}a Voidborn ship destroyed in ${sector(pub.sector)} (${num(pub.now)} left)`,
  landed: ({ pub }, { by, ship, card, sector }) =>
    txt`${by}${ship(pub.ship)} lands on ${card(pub.planet)} (${sector(pub.sector)})`,
  shield: ({ pub }, { by, sector }) => txt`${by}shield in ${sector(pub.sector)}${now(pub.now)}`,
  repaired: ({ pub }, { by, ship }) =>
    txt`${by}damage removed: ${join(
      pub.ships.map((ref, i) => txt`${ship(ref)} ${num(pub.markers[i])}`),
      ', ',
    )}`,
  isolated: ({ pub }, { by, ship, section }) =>
    txt`${by}isolates corruption of ${pub.from.startsWith('section') ? section(Number(pub.from.slice(7))) : ship(pub.from)}`,
  corrupted: ({ pub }, { by, section, resources }) =>
    pub.frozen === ''
      ? txt`${by}corruption in ${section(pub.section)}`
      : txt`${by}corruption in ${section(pub.section)}, frozen: ${resources(pub.frozen)}`,
  deployed: ({ pub }, { by, ship, sector }) =>
    txt`${by}${ship(pub.ship)} deployed in ${sector(pub.sector)} (House power ${num(pub.power)})`,
  covered: ({ pub }, { by, effect }) => txt`${by}protection on ${effect(pub.card, pub.effect)}`,
  charged: ({ pub }, { by, card }) =>
    txt`${by}charges the hyperdrive: ${card(pub.card)} for ${num(pub.paid)} neutronium`,
  coloniesRemoved: ({ pub, priv }, { by, cards }) =>
    priv ? txt`${by}removes ${cards(priv.cards)}` : txt`${by}removes ${num(pub.n)} colony cards`,
  shuttleChosen: ({ pub }, { by, ship }) => txt`${by}${ship(pub.ship)} will arrive with the jump`,
  council: ({ pub }, { house, ship }) =>
    pub.ship === ''
      ? txt`Council: ${house(pub.house)}, no ship is free`
      : txt`Council: ${house(pub.house)}, envoy to ${ship(pub.ship)}`,
  order: ({ pub }, { by, card, house, ship }) =>
    pub.ship === ''
      ? txt`${by}${card(pub.order)}, target ${house(pub.house)}, no ship is free`
      : txt`${by}${card(pub.order)}, target ${house(pub.house)}: ${ship(pub.ship)}`,
  supply: ({ pub }, { by }) => txt`${by}supply ${num(signed(pub.n, 'en'))}${now(pub.now)}`,
  rivalHidden: ({ pub }, { by, house }) =>
    txt`${by}hidden influence ${num(signed(pub.n, 'en'))}${pub.house === '' ? '' : `: ${house(pub.house)}`}${now(pub.now)}`,
  mustered: () => txt`Crews and landed ships return`,
  raid: ({ pub }, { by, sector, amount }) =>
    txt`${by}decides the raid on ${sector(pub.sector)}: ${amount(pub.voidborn, 'voidborn')}, ${amount(pub.shields, 'shield')}, ${amount(pub.damage, 'damage')}`,
  hit: ({ pub }, { ship }) => txt`${ship(pub.ship)} takes damage${now(pub.now)}`,
  shipLost: ({ pub }, { ship, sector }) =>
    txt`${ship(pub.ship)} is destroyed in ${sector(pub.sector)} (House power ${num(pub.power)})`,
  hullHit: ({ pub }) =>
    pub.now > 0 ? txt`The Revenant takes damage${now(pub.now)}` : txt`The hits on the Revenant are cleared`,
  failure: ({ pub }, { card }) => txt`The Revenant fails: ${card(pub.card)}`,
  failureEffect: ({ pub }, { effect, card, failing }) =>
    pub.covered
      ? txt`${effect(pub.card, pub.effect)}: covered`
      : txt`${card(pub.card)}: ${failing(pub.card, pub.effect)}`,
  shipCorrupted: ({ pub }, { ship }) => txt`${ship(pub.ship)} is corrupted`,
  shieldsGone: ({ pub }, { sector, amount }) => txt`${sector(pub.sector)}: ${amount(pub.n, 'shield')} removed`,
  failuresMoved: ({ pub }, { card }) =>
    pub.upper === ''
      ? txt`Failures: ${card(pub.lower)} below`
      : txt`Failures: ${card(pub.upper)} above, ${card(pub.lower)} below`,
  rolled: ({ pub }, { sector }) =>
    txt`Rift in ${sector(pub.sector)}: ${num(pub.large)}, left ${num(pub.left)}, right ${num(pub.right)}`,
  arrived: ({ pub }, { sector, amount }) =>
    txt`${sector(pub.sector)}: ${amount(pub.n, 'voidborn')} more${now(pub.now)}`,
  dataPlaced: ({ pub }, { sectors }) => txt`New data on the planets of sectors ${sectors(pub.sectors)}`,
  cleared: () => txt`Planets, rifts and Voidborn ships are left behind`,
  reset: ({ pub }, { by }) => txt`${by}tactics reset to ${num(pub.now)}`,
  shown: ({ pub }, { by, card }) =>
    txt`${by}reveals ${card(pub.personal)} and ${card(pub.fleet)}; hidden influence by House: ${join(pub.hidden.map(num), ' ')}`,
  scored: ({ pub }, { by }) =>
    txt`${by}Houses ${num(pub.houses)}, colony ${num(pub.colony)}, agendas ${num(pub.agendas)}, cards ${num(pub.cards)}, rank ${num(pub.rank)}, resources ${num(pub.resources)}, corruption ${num(pub.corruption)}, lost ${num(pub.lost)}, extra ${num(pub.extra)}: ${num(pub.total)} in all`,
  over: ({ pub }, { player }) => txt`${player(pub.winner)} wins`,
};
