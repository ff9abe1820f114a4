import { num, qty, txt } from '@starhold/effects/text';
import type { MessageBook, OptionBook, PromptBook } from './books.ts';
import { CARD, COLONY, HIDDEN, RESOURCE, TACTICS } from './nouns.ts';

const L = 'en';

const BECAUSE = {
  cost: 'to pay',
  limit: 'down to the hand limit',
  failure: 'as the failure demands',
  effect: 'as you like',
};
const COPY = {
  planet: 'Choose the effect of an occupied planet to copy.',
  clean: 'Choose the planet whose clean effect you copy.',
  ark: 'Choose the effect of another occupied ark to copy.',
};
const INFLUENCE = {
  revenant: 'Crew on the Revenant: choose the House you gain influence with.',
  effect: 'Choose the House you gain influence with.',
  reset: 'For your tactics: choose the House you gain influence with.',
};

const prompts: PromptBook = {
  crewSide: () => txt`Choose a crew board and its side.`,
  board: () => txt`Choose a frigate board.`,
  agenda: () => txt`Choose the personal agenda you keep.`,
  redraw: () => txt`Which cards do you exchange?`,
  house: () => txt`Choose the House you begin with: 1 influence, and your frigate goes to its ark.`,
  send: ({ round }) => txt`Turn ${num(round)} of this cycle: send a crew member to a ship.`,
  effects: ({ of, copy }, { card, house }) =>
    of.length === 3 && /[A-Z]{3}/.test(of)
      ? txt`${house(of)} ark: choose an effect${copy ? ' to copy' : ''}.`
      : txt`${card(of)}: choose an effect${copy ? ' to copy' : ''}.`,
  corrupt: () => txt`Corruption: choose a section, and what freezes in it.`,
  bonus: () => txt`Choose a bonus action.`,
  neutralise: () => txt`Neutralise: isolate corruption for a card, for energy, or both.`,
  rise: () => txt`Raise the rank of your captain?`,
  close: () => txt`End your turn?`,
  sortie: ({ ship }, { ship: name }) =>
    ship.startsWith('dropship')
      ? txt`${name(ship)}: it may manoeuvre, and then land.`
      : txt`${name(ship)}: manoeuvre and attack in the order you like.`,
  steps: ({ ship, left }, { ship: name }) => txt`${name(ship)}: choose the next sector (${num(left)} left).`,
  attack: ({ ship, left }, { ship: name }) =>
    txt`${name(ship)} attacks: choose where the damage hits (${num(left)} left).`,
  strafe: ({ ship }, { ship: name }) => txt`Strafing: ${name(ship)} may move on.`,
  land: ({ ship, planet }, { ship: name, card }) => txt`${name(ship)}: land on ${card(planet)}?`,
  limited: ({ left }) => txt`Limited moves: move a fighter, dropship or shuttle (${num(left)} left).`,
  gain: ({ or }) =>
    or > 0 ? txt`Gain a resource, or ${qty(or, TACTICS, 'acc', L)}.` : txt`Choose the resource you gain.`,
  gains: ({ n }) => txt`Choose ${qty(n, RESOURCE, 'acc', L)} to gain.`,
  drop: ({ n, why }) =>
    why === 'full'
      ? txt`Your storage is too small: ${num(n)} must go.`
      : txt`Choose ${qty(n, RESOURCE, 'acc', L)} to lose.`,
  pay: ({ what, short }, { source }) =>
    short > 0
      ? txt`${source(what)}: ${qty(short, RESOURCE, 'nom', L)} short; discard hidden influence instead.`
      : txt`${source(what)}: choose what you pay.`,
  discard: ({ least, most, why }) =>
    least === most
      ? txt`Discard ${qty(most, CARD, 'acc', L)}, ${BECAUSE[why]}.`
      : txt`Discard up to ${qty(most, CARD, 'acc', L)}, ${BECAUSE[why]}.`,
  discardHidden: ({ n }) => txt`Discard ${qty(n, HIDDEN, 'acc', L)}.`,
  keep: ({ n }) => txt`Hidden influence: keep one of ${num(n)} cards.`,
  influence: ({ why }) => txt`${INFLUENCE[why]}`,
  isolate: ({ left, from }) =>
    from === 'ships'
      ? txt`Isolate corruption of a house ship (${num(left)} left).`
      : txt`Isolate corruption of your board or a house ship (${num(left)} left).`,
  shield: ({ left }) => txt`Place a shield (${num(left)} left).`,
  destroy: ({ left }) => txt`Destroy a Voidborn ship (${num(left)} left).`,
  repair: ({ n }) => txt`Remove up to ${num(n)} damage.`,
  mend: () => txt`Choose the sector whose ships lose all damage.`,
  deploy: () => txt`Choose a ship and the sector it is deployed in.`,
  cover: () => txt`Place a protection token: choose the effect it covers.`,
  draw: ({ n }) => txt`Draw up to ${qty(n, CARD, 'acc', L)}: choose from which decks.`,
  play: ({ less, affinity }) => {
    if (affinity === 2) return txt`Affinity: you may play one more card at full cost.`;
    if (affinity === 1) return txt`Affinity: play an operation card.`;
    return less > 0 ? txt`Play an operation card for ${num(less)} less.` : txt`Play an operation card.`;
  },
  copy: ({ what }) => txt`${COPY[what]}`,
  colonies: ({ n }) => txt`Remove ${qty(n, COLONY, 'acc', L)} from their deck.`,
  shuttle: () => txt`Choose the shuttle that arrives with the jump.`,
  raid: ({ sector, left }, { sector: name }) => txt`Raid, ${name(sector)}: which ship is hit? (${num(left)} left)`,
  taint: ({ sector }, { sector: name }) => txt`Corruption spreads in ${name(sector)}: choose the ship.`,
  wreck: () => txt`Choose the shuttle that is destroyed.`,
  fall: () => txt`Choose the House you lose influence with.`,
  branch: ({ list }, { source }) => txt`${source(list)}: choose.`,
  occ: () => txt`Choose an ability to use.`,
  gate: () => txt`Choose an ability to use now.`,
  aside: () => txt`At any time in your turn: discard hidden influence, each card for a resource.`,
};

const options: OptionBook = {
  none: txt`Nothing`,
  end: txt`Done`,
  stop: txt`Stop here`,
  stay: txt`Stay`,
  pass: txt`No more`,
  skip: txt`Leave it`,
  do: txt`Do it`,
  pay: txt`Pay`,
  manoeuvre: txt`Manoeuvre`,
  attack: txt`Attack`,
  land: txt`Land`,
  tactics: txt`Tactics instead`,
  side: (card) => card,
  send: (figure, ship) => txt`${figure} to ${ship}`,
  charge: (figure, card) => txt`${figure} to Hypercharge: ${card}`,
  emergency: (figure) => txt`Emergency action: ${figure}`,
  corruptSection: (section, frozen) => txt`${section}, stays there: ${frozen}`,
  corruptShip: (ship) => txt`Corrupt ${ship}`,
  part: {
    card: txt`Discard a card and isolate`,
    energy: txt`Isolate for 1 energy`,
    material: txt`Isolate for 1 material`,
    science: txt`Isolate for 1 science`,
    neutronium: txt`Isolate for 1 neutronium`,
    free: txt`Isolate for nothing`,
  },
  to: (sector) => txt`To ${sector}`,
  hitSector: (sector) => txt`Hit in ${sector}`,
  hitShip: (ship) => txt`Damage to ${ship}`,
  move: (ship, sector) => txt`${ship} to ${sector}`,
  gain: (resource) => txt`Gain ${resource}`,
  payWith: (resources) => txt`Pay ${resources}`,
  burn: (card, resource) => txt`Discard ${card}: gain ${resource}`,
  keep: (house) => txt`${house}`,
  shed: (house) => txt`Discard ${house}`,
  lose: (house) => txt`Lose influence with ${house}`,
  isolate: (from) => txt`Isolate: ${from}`,
  shield: (sector) => txt`Shield in ${sector}`,
  destroy: (what) => txt`Destroy: ${what}`,
  mend: (sector) => txt`All ships in ${sector}`,
  deploy: (ship, sector) => txt`${ship} in ${sector}`,
  play: (card, cost) => txt`Play ${card} (${cost})`,
  cheap: (card) => txt`Play ${card} for 1 less`,
  onto: (play, cadet) => txt`${play} on ${cadet}`,
  copy: (effect) => txt`Copy ${effect}`,
  remove: (card) => txt`Remove ${card}`,
  hiddenCard: (house) => `hidden influence ${house}`,
  unknownCard: 'a card',
};

const refusals: MessageBook['refusals'] = {
  stale: 'This question has been answered.',
  notYours: 'Somebody else decides this.',
  notOffered: 'This is not possible now.',
  over: 'The game is over.',
  noStep: 'There is no sector this ship can move to and leave again.',
  nothingToHit: 'There is no Voidborn ship that this attack could hit.',
  sectorFull: 'There is no room in that sector.',
  stuckInside: 'The ship could not leave the inner sector this turn.',
  noFreeSlot: 'There is no free slot for this card.',
  cannotPay: 'You cannot pay for this.',
  noCorruptionSpace: 'You would gain corruption and have no space left for it.',
  cannotResolve: 'You cannot pay for this effect, or it would do nothing.',
  sectionCorrupted: 'The section of this bonus action is corrupted.',
  bonusImpossible: 'This bonus action would do nothing now.',
};

export const EN_ASKS = { prompts, options, refusals };
