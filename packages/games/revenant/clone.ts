import { cloneStack } from '@starhold/kernel';
import type { Frame, Player, Rival, State } from './state.ts';

/** Written for the shape: this runs at every step of every search. */
export function cloneState(s: State): State {
  const players: Player[] = new Array(s.players.length);
  for (let i = 0; i < players.length; i++) players[i] = clonePlayer(s.players[i]);
  return {
    rulesVersion: s.rulesVersion,
    rng: s.rng.slice(),
    stack: cloneStack<Frame>(s.stack),
    asked: s.asked,
    opened: s.opened,
    over: s.over,
    pack: s.pack,
    options: { ...s.options },
    cycle: s.cycle,
    phase: s.phase,
    round: s.round,
    order: s.order.slice(),
    active: s.active,
    figure: s.figure,
    ship: s.ship,
    marks: s.marks,
    boost: s.boost,
    at: s.at.slice(),
    damage: s.damage.slice(),
    tainted: s.tainted,
    crew: s.crew.slice(),
    voidborn: s.voidborn.slice(),
    shields: s.shields.slice(),
    rifts: s.rifts,
    planets: s.planets.slice(),
    landers: s.landers.slice(),
    data: s.data,
    hull: s.hull,
    failures: s.failures,
    upper: s.upper,
    lower: s.lower,
    upperCover: s.upperCover,
    lowerCover: s.lowerCover,
    failureDeck: s.failureDeck.slice(),
    failureBox: s.failureBox.slice(),
    failuresGone: s.failuresGone.slice(),
    rewards: s.rewards,
    tacticsStack: s.tacticsStack.slice(),
    hiddenDeck: s.hiddenDeck.slice(),
    hiddenDiscard: s.hiddenDiscard.slice(),
    council: s.council.slice(),
    councilGone: s.councilGone.slice(),
    decks: [s.decks[0].slice(), s.decks[1].slice(), s.decks[2].slice()],
    discards: [s.discards[0].slice(), s.discards[1].slice(), s.discards[2].slice()],
    planetDeck: s.planetDeck.slice(),
    planetsGone: s.planetsGone.slice(),
    row: s.row.slice(),
    chosen: s.chosen,
    scanners2: s.scanners2.slice(),
    scanners3: s.scanners3.slice(),
    scannerBox: s.scannerBox.slice(),
    scannersGone: s.scannersGone.slice(),
    colonies: s.colonies.slice(),
    coloniesGone: s.coloniesGone.slice(),
    coloniesShown: s.coloniesShown.slice(),
    agendaBox: s.agendaBox.slice(),
    players,
    rival: s.rival === null ? null : cloneRival(s.rival),
  };
}

function cloneRival(r: Rival): Rival {
  return { supply: r.supply, orders: r.orders.slice(), ordersGone: r.ordersGone.slice(), hidden: r.hidden.slice() };
}

function clonePlayer(p: Player): Player {
  return {
    side: p.side,
    board: p.board,
    rank: p.rank,
    tactics: p.tactics,
    home: p.home,
    influence: p.influence.slice(),
    hidden: p.hidden.slice(),
    hand: p.hand.slice(),
    stored: p.stored.slice(),
    corrupted: p.corrupted,
    frozen: p.frozen.slice(),
    remnants: p.remnants,
    data: p.data,
    cadets: p.cadets.slice(),
    frigates: p.frigates.slice(),
    commands: p.commands.slice(),
    personal: p.personal,
    fleet: p.fleet,
    spurned: p.spurned,
    lost: p.lost,
    lastTactics: p.lastTactics,
    knows: p.knows,
  };
}
