import { join, num, qty, type Text, txt } from '@starhold/effects/text';
import type { LogBook } from './books.ts';
import { CARD, TECHNOLOGY } from './nouns.ts';
import { PHASE_NAMES, ZONE_NAMES } from './titles.ts';

const cards = (n: number): Text => qty(n, CARD, 'nom', 'en');
const FROM = {
  draft: 'not chosen',
  played: 'played zone',
  hand: 'hand',
  deck: 'draw deck',
  ground: 'training ground',
  order: 'drawn for the order',
};
const SUPPLIES = {
  recruit: 'recruit deck',
  technology: 'technology deck',
  invasion: 'Invasion supply',
  protocol: 'protocol supply',
};
const STEPS: Record<string, string> = {
  start: 'start',
  round: 'round',
  deploy: 'deploy',
  train: 'train',
  refresh: 'refresh protocols',
  protocols: 'run protocols',
  end: 'end',
};
const WHY: Record<string, string> = {
  health: 'no health left',
  deck: 'no cards left for the draw deck',
  both: 'both sides fell at the same time',
  survival: 'the survival check was failed',
  victory: 'the victory condition is met',
  exhausted: 'the Invasion has no card left to use',
  defeat: 'the scenario is lost',
};
const why = (word: string): string => WHY[word] ?? word;
const zone = (colour: string): string => ZONE_NAMES[colour as keyof typeof ZONE_NAMES].en;

export const EN_LOG: LogBook = {
  signal: ({ pub }, { by }) => txt`${by}${pub.id}`,
  match: ({ pub }) => (pub.match === 1 ? txt`Set-up` : txt`Match ${num(pub.match)} begins`),
  begins: (_, { by }) => txt`${by}takes the first turn`,
  leader: ({ pub }, { by, card }) => txt`${by}${card(pub.card)} leads`,
  looked: ({ pub, priv }, { by, cards: list }) =>
    priv
      ? txt`${by}draws ${list(priv.cards)} to choose from`
      : txt`${by}draws ${cards(pub.count)} of the ${SUPPLIES[pub.what]} to choose from`,
  recruited: ({ pub }, { by, card }) => txt`${by}${card(pub.card)} recruited`,
  discovered: ({ pub }, { by, card }) => txt`${by}${card(pub.card)} discovered`,
  destroyed: ({ pub }, { by, cards: list }) => txt`${by}${list(pub.cards)} destroyed (${FROM[pub.from]})`,
  supply: ({ pub }) => txt`The destroyed cards become the new ${SUPPLIES[pub.what]}: ${cards(pub.count)}`,
  turn: ({ pub }, { by }) => txt`${by}turn ${num(pub.round)}`,
  phase: ({ pub }, { by }) => txt`${by}phase ${num(pub.phase)}, ${PHASE_NAMES[pub.phase].en}`,
  compensation: ({ pub }, { by, amount }) => txt`${by}${amount(pub.n, 'part')} for starting second`,
  drew: ({ pub, priv }, { by, card }) =>
    priv ? txt`${by}${card(priv.card)} drawn (${num(pub.left)} left)` : txt`${by}draws a card (${num(pub.left)} left)`,
  showed: ({ pub }, { by, card }) => txt`${by}shows ${card(pub.card)}`,
  played: ({ pub }, { by, card, symbols }) =>
    pub.paid === ''
      ? txt`${by}${card(pub.card)} played for nothing`
      : txt`${by}${card(pub.card)} played for ${symbols(pub.paid)}`,
  discarded: ({ pub }, { by, cards: list }) => txt`${by}${list(pub.cards)} discarded`,
  scrapped: ({ pub }, { by, cards: list }) => txt`${by}${list(pub.cards)} scrapped`,
  kept: ({ pub, priv }, { by, cards: list }) =>
    priv ? txt`${by}left in hand: ${list(priv.cards)}` : txt`${by}left in hand: ${cards(pub.count)}`,
  recycled: ({ pub, priv }, { by, card }) => {
    const known = pub.card === '' ? priv?.card : pub.card;
    const what = known === undefined ? txt`a card` : card(known);
    const from = { scrapyard: 'scrapyard', discard: 'discard pile', hand: 'hand' }[pub.from];
    return txt`${by}recycles ${what} from the ${from}`;
  },
  sacrificed: ({ pub, priv }, { by, cards: list }) =>
    priv ? txt`${by}sacrifice, draws ${list(priv.cards)}` : txt`${by}sacrifice, draws ${cards(pub.count)}`,
  returned: ({ pub }, { by }) => txt`${by}${cards(pub.count)} back on the draw deck`,
  reshuffling: (_, { by }) => txt`${by}must reshuffle`,
  reshuffled: ({ pub }, { by }) => txt`${by}new draw deck of ${cards(pub.count)}`,
  trained: ({ pub }, { by, card }) =>
    txt`${by}${card(pub.card)} trained, to the ${pub.to === 'deck' ? 'draw deck' : 'discard pile'}`,
  screws: ({ pub }, { by, card, amount }) =>
    txt`${by}${amount(pub.n, 'screw')} on ${card(pub.card)} (now ${num(pub.now)})`,
  screwsLost: ({ pub }, { by, amount }) => txt`${by}${amount(pub.n, 'screw')} lost`,
  repeated: ({ pub }, { by, card }) => txt`${by}effects of ${card(pub.card)} once more`,
  rolled: ({ pub }, { by, face }) => txt`${by}rolls: ${join(pub.faces.map(face), '; ')}`,
  rerolled: ({ seat, pub }, { by, player, face }) =>
    pub.owner === seat
      ? txt`${by}re-rolls die ${num(pub.die)}: ${face(pub.face)} (${num(pub.left)} tokens left)`
      : txt`${by}re-rolls die ${num(pub.die)} of ${player(pub.owner)}: ${face(pub.face)} (${num(pub.left)} tokens left)`,
  usedDie: ({ pub }, { by, symbols }) => txt`${by}uses die ${num(pub.die)}: ${symbols(pub.got)}`,
  converted: ({ pub }, { by, symbols }) => txt`${by}converts dice ${pub.dice.join(' and ')}: ${symbols(pub.got)}`,
  upgraded: ({ pub }, { by, screws }) =>
    txt`${by}die ${num(pub.die)}, face ${num(pub.face)}: ${screws(pub.from)} → ${screws(pub.to)}`,
  pair: ({ pub }, { by, symbols }) => txt`${by}uses a pair: ${symbols(pub.kind + pub.kind)}`,
  gotResources: ({ pub }, { by, symbols }) => txt`${by}gains ${symbols(pub.got)}`,
  stored: ({ pub }, { by, symbols }) =>
    pub.lost === ''
      ? txt`${by}stores ${symbols(pub.kept)}`
      : txt`${by}stores ${symbols(pub.kept)}; destroyed: ${symbols(pub.lost)}`,
  storedLost: ({ pub }, { by, symbols }) => txt`${by}stored resources destroyed: ${symbols(pub.lost)}`,
  aimed: ({ pub }, { by, amount }) => txt`${by}${amount(pub.n, pub.damage)} for phase 6`,
  gained: ({ pub }, { by, amount }) => txt`${by}+${amount(pub.n, pub.what)} (now ${num(pub.now)})`,
  lost: ({ pub }, { by, amount }) => txt`${by}−${amount(pub.n, pub.what)} (now ${num(pub.now)})`,
  hurt: ({ pub }, { by, amount }) => {
    const less = pub.reduced > 0 ? txt`, ${num(pub.reduced)} warded off` : '';
    return txt`${by}suffers ${amount(pub.n, pub.damage)}${less} (armour ${num(pub.armour)}, health ${num(pub.health)})`;
  },
  fell: ({ pub }, { by }) => txt`${by}defeated: ${why(pub.why)}`,
  activated: ({ pub }, { by, card }) => txt`${by}uses ${card(pub.card)}`,
  triggered: ({ pub }, { by, card }) => txt`${by}${card(pub.card)} takes effect`,
  refreshed: ({ pub }, { by, cards: list }) => txt`${by}${list(pub.cards)} refreshed`,
  exhausted: ({ pub }, { by, card }) => txt`${by}${card(pub.card)} exhausted`,
  spent: ({ pub }, { by, card, amount }) =>
    txt`${by}${card(pub.action)} for ${amount(pub.price, 'part')} (${num(pub.left)} left)`,
  queued: ({ pub }, { by, source }) => txt`${by}${source(pub.what.split('#')[0])} waits for the end of the phase`,
  orderDrawn: ({ pub }, { cards: list, player }) =>
    txt`Drawn for the order: ${list(pub.cards)}. ${player(pub.decides)} decides`,
  precedes: (_, { by }) => txt`${by}completes this phase first`,
  survival: ({ pub }, { by, amount }) =>
    txt`${by}survival check: ${qty(pub.technologies, TECHNOLOGY, 'nom', 'en')}, ${cards(pub.moved)} back from the scrapyard, ${pub.lost === 0 ? '±' : '−'}${amount(pub.lost, 'health')} (health ${num(pub.health)})`,
  matchOver: ({ pub }, { player }) =>
    pub.winner < 0
      ? txt`The match is drawn (${pub.wins.join(' : ')})`
      : txt`${player(pub.winner)} wins the match (${pub.wins.join(' : ')})`,
  over: ({ pub }) => txt`The game is over: ${why(pub.why)}`,

  scenario: ({ pub }, { card }) => txt`Scenario ${card(pub.id)}`,
  invasionRound: ({ pub }) => txt`Round ${num(pub.round)}`,
  invasionStep: ({ pub }) => txt`Invasion: ${STEPS[pub.step] ?? pub.step}`,
  eventEnded: ({ pub }, { event }) => txt`Event ${event(pub.scenario, pub.id)}`,
  revealed: ({ pub }, { card }) =>
    pub.how === 'scout'
      ? txt`The Invasion sends a scout: ${card(pub.card)}`
      : txt`The Invasion reveals ${card(pub.card)}`,
  deployed: ({ pub }, { card }) => txt`${card(pub.card)} deployed (${cards(pub.count)} on the stack)`,
  scouted: ({ pub }, { card }) => txt`${card(pub.card)} goes to the Invasion discard pile`,
  invasionStored: ({ pub }) => txt`${zone(pub.colour)}: +${num(pub.n)} (now ${num(pub.now)})`,
  zoneFilled: ({ pub }, { card }) => txt`${zone(pub.colour)}: ${card(pub.card)} begins to train`,
  zoneTrained: ({ pub }, { card, amount }) =>
    txt`${zone(pub.colour)}: ${card(pub.card)} trained for ${amount(pub.spent, 'resource')}`,
  invasionReshuffled: ({ pub }) => txt`The Invasion reshuffles: new draw deck of ${cards(pub.count)}`,
  deckFilled: ({ pub }) => txt`${cards(pub.by)} join the Invasion draw deck (now ${num(pub.count)})`,
  protocolActivated: ({ pub }, { card }) => txt`Protocol ${card(pub.protocol)} activated`,
  protocolRun: ({ pub }, { card }) => txt`Protocol ${card(pub.protocol)} runs`,
  protocolsRefreshed: ({ pub }) => txt`Protocols refreshed: ${num(pub.count)}`,
  invasionResearch: ({ pub }, { amount }) =>
    pub.by < 0
      ? txt`The Invasion loses ${amount(-pub.by, 'research')} (now ${num(pub.now)})`
      : txt`The Invasion gains ${amount(pub.by, 'research')} (now ${num(pub.now)})`,
  invasionMilled: ({ pub }, { card }) =>
    txt`${card(pub.card)} from the Invasion draw deck to its ${pub.to === 'discard' ? 'discard pile' : 'scrapyard'}`,
  invasionRecycled: ({ pub }, { card }) => txt`The Invasion recycles ${card(pub.card)}`,
  invasionDestroyed: ({ pub }, { cards: list }) => txt`Invasion cards destroyed: ${list(pub.cards)}`,
  fortified: ({ pub }, { card }) => txt`${card(pub.card)}: armour +${num(pub.armour)}, health +${num(pub.health)}`,
  deployMore: ({ pub }) => txt`From now on the Invasion deploys ${num(pub.n)} more each round`,
  struck: ({ pub }, { by, card, amount }) =>
    txt`${by}${amount(pub.n, pub.damage)} to ${card(pub.card)} (armour ${num(pub.armour)}, health ${num(pub.health)})`,
  besieged: ({ pub }, { by, amount }) =>
    txt`${by}${amount(pub.n, pub.damage)} to the scenario card (armour ${num(pub.armour)}, health ${num(pub.health)})`,
  defeatedCard: ({ pub }, { by, card }) => txt`${by}${card(pub.card)} defeated`,
  returnedCard: ({ pub }, { card }) => txt`${card(pub.card)} returns to the Invasion draw deck`,
  damageLost: ({ pub }) => txt`Damage lost: ${num(pub.n)}`,
  setAside: ({ pub }, { by, card }) => txt`${by}sets ${num(pub.n)} aside for ${card(pub.action)} (now ${num(pub.now)})`,
  additional: ({ pub }, { by, card }) => txt`${by}additional action ${card(pub.action)}`,
  sabotaged: ({ pub }, { by }) => txt`${by}${zone(pub.colour)}: one resource destroyed (now ${num(pub.now)})`,
  locked: ({ pub }, { by }) => txt`${by}die ${num(pub.die)} cannot be used this round`,
  onslaught: ({ pub }, { amount }) =>
    txt`The Invasion strikes everyone: ${amount(pub.ranged, 'ranged')}, ${amount(pub.melee, 'melee')}`,
  putAway: ({ pub }, { cards: list }) => txt`To the Invasion discard pile: ${list(pub.cards)}`,
  scenarioEnded: ({ pub }) => txt`The scenario ends: ${why(pub.why)}`,
  carriedOver: () => txt`Decks, dice and bases are carried over`,
};
