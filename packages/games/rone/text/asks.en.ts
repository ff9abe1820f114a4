import { num, qty, txt } from '@starhold/effects/text';
import type { MessageBook, OptionBook, PromptBook } from './books.ts';
import { SCREW } from './nouns.ts';

const KIND = { convert: 'the resource for the two dice', gain: 'the colour you gain', store: 'the colour you store' };

const prompts: PromptBook = {
  leader: () => txt`Choose your leader.`,
  draft: ({ what }) =>
    txt`${what === 'recruit' ? 'Recruit: choose a card' : 'Discover: choose a technology'}. The others are destroyed.`,
  draw: ({ left, deck }) =>
    left < 0
      ? txt`Draw as many cards as you like, one by one (${num(deck)} in the draw deck).`
      : txt`You may draw up to ${num(left)} more (${num(deck)} in the draw deck).`,
  main: () => txt`Main actions: use dice, play cards, use your base and stored pairs.`,
  keep: () => txt`Choose the cards you keep in hand; the others are scrapped.`,
  keepOne: ({ n }) => txt`You may keep ${num(n)} more of your hand.`,
  scrap: () => txt`Order the cards on your scrapyard: the last one lies on top.`,
  store: ({ kind, n }, { amount }) => txt`Where do you store ${amount(n, kind)}? What finds no slot is destroyed.`,
  strike: () => txt`Deal your damage: what comes next?`,
  parts: ({ n, from }, { amount }) =>
    from === 'compensation'
      ? txt`Spend ${amount(n, 'part')} now, before you draw.`
      : txt`Spend ${amount(n, 'part')}; what is left is destroyed.`,
  tidy: () => txt`Order the played cards on your discard pile: the last one lies on top.`,
  graduate: () => txt`Order the trained cards on your discard pile: the last one lies on top.`,
  atop: () => txt`You may put a trained card on top of your draw deck.`,
  pay: ({ card }, { card: name }) => txt`Pay for ${name(card)}.`,
  kind: ({ what }) => txt`Choose ${KIND[what]}.`,
  screws: ({ n }, { amount }) => txt`Put ${amount(n, 'screw')} on your training ground.`,
  recycle: ({ n }) => txt`Recycle: choose the next card (${num(n)} to go).`,
  sacrifice: () => txt`Sacrifice: choose the card to destroy.`,
  giveBack: () => txt`Order the cards on your draw deck: the last one lies on top.`,
  enlist: () => txt`Choose a card of the starter pile to train.`,
  drill: ({ most }) => txt`Choose a card to train (training cost ${num(most)} or less).`,
  unscrew: ({ n }, { amount }) => txt`Destroy ${amount(n, 'screw')} on your training ground.`,
  upgrade: ({ step, left, die, face }) =>
    step === 'face'
      ? txt`Choose a face of a die to upgrade (${qty(left, SCREW, 'nom', 'en')} left).`
      : txt`Die ${num(die)}, face ${num(face)}: choose which screw is replaced, and its new colour.`,
  refresh: ({ n }) => txt`Choose a card of your base to refresh (${num(n)} to go).`,
  exhaust: ({ n }) => txt`Choose a card in the opponent’s base to exhaust (${num(n)} to go).`,
  raid: ({ step, n }) =>
    step === 'destroy'
      ? txt`Choose a stored resource to destroy (${num(n)} to go).`
      : txt`You may store one resource of a destroyed kind.`,
  cull: () => txt`Choose a played card to destroy.`,
  echo: () => txt`Choose the played card whose effects you repeat.`,
  salvage: ({ card, less }, { card: name }) =>
    txt`You may play ${name(card)} from your discard pile for ${num(less)} symbol less.`,
  whom: ({ card }, { card: name }) => txt`${name(card)}: choose the opponent it concerns.`,
  queue: () => txt`End of the phase: order your waiting effects.`,
  precede: () => txt`Choose who completes this phase first.`,
  branch: ({ list }, { source }) => txt`${source(list)}: choose one.`,
  occ: () => txt`Choose what takes effect next.`,
  gate: () => txt`Choose what takes effect next.`,
  aside: () => txt`At any time:`,
  wild: ({ n }) => txt`The Invasion stores ${num(n)} wild: choose a training zone.`,
  trainZones: () => txt`Choose the training zone that comes next.`,
  protocols: () => txt`Choose the protocol that runs next.`,
  putAway: () => txt`Order the deployed cards on the Invasion discard pile: the last one lies on top.`,
  assault: () => txt`Deal your damage, or pay additional actions with it.`,
  share: ({ what, n }, { amount }) => txt`Share ${amount(n, what)} among the team and the additional actions.`,
  shareStore: ({ kind, n }, { amount }) => txt`Who stores ${amount(n, kind)}?`,
  split: ({ damage, n }, { amount }) => txt`Split ${amount(n, damage)} among your team.`,
  beneficiary: ({ what, n }, { amount }) => txt`Choose who of you gains ${amount(n, what)}.`,
  lock: () => txt`Choose the die you do not use this round.`,
  sabotage: ({ step, n }) =>
    step === 'destroy'
      ? txt`Choose a training zone: one of its resources is destroyed (${num(n)} to go).`
      : txt`You may store one resource of a destroyed kind.`,
  rally: () => txt`Choose a card to refresh in the base of any player.`,
};

const options: OptionBook = {
  draw: txt`Draw a card`,
  reshuffle: txt`Reshuffle and draw`,
  end: txt`Done`,
  ends: {
    draw: txt`Stop drawing`,
    main: txt`End main phase`,
    parts: txt`Stop spending`,
    upgrade: txt`End the upgrade`,
    assault: txt`Let the damage go`,
  },
  none: txt`None`,
  skip: txt`Skip`,
  do: txt`Do it`,
  pass: txt`Nothing more`,
  order: txt`Draw for the order of this phase`,
  nothing: txt`Pay nothing`,
  leader: (card, does) => txt`${card}: ${does}`,
  take: (card) => txt`Take ${card}`,
  takeKind: (kind) => txt`Store: ${kind}`,
  die: (die, face) => txt`Use die ${num(die)}: ${face}`,
  convert: (a, b) => txt`Convert dice ${num(a)} and ${num(b)}`,
  play: (card, cost) => txt`Play ${card} (${cost})`,
  activate: (card, does) => txt`Use ${card}: ${does}`,
  pair: (name, what) => txt`${name}: ${what}`,
  keep: (card) => txt`Keep ${card}`,
  slot: (kind) => txt`Own slot: ${kind}`,
  wildSlot: (kind) => txt`Wild slot: ${kind}`,
  deal: (packet) => txt`Deal ${packet}`,
  hit: (packet) => txt`${packet} to the top card`,
  siege: (packet) => txt`${packet} to the scenario card`,
  payWith: (packet, action) => txt`${packet} for ${action}`,
  spend: (action, price) => txt`${action} (${price})`,
  pay: (what) => txt`Pay ${what}`,
  recycle: (what) => txt`Recycle ${what}`,
  recycleTop: (pile) => txt`Recycle the top card of the ${pile === 'scrapyard' ? 'scrapyard' : 'discard pile'}`,
  ofMate: (text, name) => txt`${name}: ${text}`,
  destroy: (what) => txt`Destroy ${what}`,
  face: (die, face, shows) => txt`Die ${num(die)}, face ${num(face)}: ${shows}`,
  swap: (from, to) => txt`${from} → ${to}`,
  refresh: (card) => txt`Refresh ${card}`,
  exhaust: (card) => txt`Exhaust ${card}`,
  repeat: (card) => txt`Repeat ${card}`,
  reroll: (die) => txt`Re-roll die ${num(die)}`,
  first: (name) => txt`${name} first`,
  run: (card) => txt`Run ${card}`,
  train: (card) => txt`Train ${card}`,
  top: (card) => txt`${card} on the draw deck`,
  enlist: (card) => txt`Train ${card}`,
  lock: (die) => txt`Do not use die ${num(die)}`,
  setAside: (action) => txt`For ${action}`,
  neutral: txt`neutral`,
};

const refusals: MessageBook['refusals'] = {
  stale: 'This question has already been answered.',
  notYours: 'This is for another player to decide.',
  notOffered: 'This is not possible now.',
  over: 'The game is over.',
  deckGone: 'Draw deck, discard pile and scrapyard are empty: there is nothing to draw.',
  cannotPay: 'Your resources and dice cannot pay for this card.',
  dieUsed: 'This die has already been used this turn.',
  dieLocked: 'This die cannot be used this round.',
  dieIdle: 'This die has not been rolled yet.',
  noTokens: 'You have no re-roll token.',
  rerollsForbidden: 'A card of the Invasion forbids re-rolls until it is defeated.',
  noPair: ({ kind }) => `You need two stored resources of this kind: ${kind}.`,
  exhausted: 'This card is exhausted.',
  passiveOnly: 'This card works by itself; it cannot be used.',
  tooFewParts: ({ n, now }) => `This costs ${n} spare parts; you have ${now}.`,
  noEffect: 'This would do nothing now.',
  tooFewToSacrifice: ({ n }) => `A sacrifice needs ${n} cards in draw deck, discard pile and scrapyard together.`,
  tooManyCards: ({ n }) => `You may keep at most ${n}.`,
  notKeepable: 'This card cannot be kept.',
  noRoom: ({ kind }) => `There is no free slot for this kind: ${kind}.`,
  othersFirst: 'The other player completes this phase first.',
  alreadyActed: 'The order can only be drawn before anybody has acted in this phase, and only once.',
  coveredCard: 'Only the top deployed card can be attacked.',
  untargetable: 'The scenario card cannot be attacked now.',
  immune: 'The top card is immune to this damage.',
  tooCostly: ({ n }) => `The training cost of this card is higher than ${n}.`,
  sameName: 'A card cannot repeat one of its own kind.',
  notOwn: 'This is not yours.',
};

export const EN_ASKS = { prompts, options, refusals };
