import { below, quickRng, type Rng, type Seat, shuffleInPlace } from '@starhold/kernel';
import { packOf } from './content/index.ts';
import { enemyCards } from './setup.ts';
import { type BosState, cloneState } from './state.ts';

/**
 * A world that `eyes` cannot tell from `s`: hidden cards are collected, sorted (so that where they really were leaves no
 * trace), shuffled and dealt out again. What everybody has seen is respected: how many enemies of each class are left,
 * what the danger deck must still hold, and that the cards of a Deck upgrade are among the mixed ones.
 */
export function redeal(from: BosState, eyes: Seat, rng: Rng): BosState {
  const s = cloneState(from);
  s.rng = quickRng(below(rng, 0x100000000));
  redealCommands(s, eyes, rng);
  redealEnemies(s, rng);
  shuffleInPlace(rng, s.dangerDeck.sort(ascending));
  shuffleInPlace(rng, s.upgradedStack.sort(ascending));
  if (s.options.bossSelection === 'hidden' && s.boss.revealed === 0) s.boss.type = below(rng, packOf(s).bosses.length);
  return s;
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** A place that holds a card hidden from `eyes`, and whether it may be one of the mixed ones. */
interface Spot {
  list: number[];
  at: number;
}

function redealCommands(s: BosState, eyes: Seat, rng: Rng): void {
  const plain: Spot[] = [];
  const mixed: Spot[] = [];
  const firstMixed = s.commandDeck.length - s.mix.left;
  s.commandDeck.forEach((_, at) => void (at >= firstMixed ? mixed : plain).push({ list: s.commandDeck, at }));
  for (let seat = 0; seat < s.hands.length; seat++) {
    if (seat === eyes) continue;
    const held = [s.hands[seat], s.picks[seat]].flatMap((list) => list.map((_, at): Spot => ({ list, at })));
    shuffleInPlace(rng, held);
    const fromMix = Math.min(s.mix.drawn[seat], held.length);
    mixed.push(...held.slice(0, fromMix));
    plain.push(...held.slice(fromMix));
  }
  const hidden = [...plain, ...mixed].map((spot) => spot.list[spot.at]).sort(ascending);
  const known = hidden.filter((card) => s.mix.known.includes(card));
  const rest = shuffleInPlace(
    rng,
    hidden.filter((card) => !s.mix.known.includes(card)),
  );
  shuffleInPlace(rng, mixed);
  for (const card of known) put(mixed.pop() ?? (plain.pop() as Spot), card);
  for (const spot of [...plain, ...mixed]) put(spot, rest.pop() as number);
}

function put(spot: Spot, card: number): void {
  spot.list[spot.at] = card;
}

/** Some cards of each class went back to the box unseen (BOS-2.5): the rest of the deck may be any of them. */
function redealEnemies(s: BosState, rng: Rng): void {
  const pack = packOf(s);
  const seen = [...s.enemyDiscard, ...s.columns.flatMap((column) => column.map((e) => e.type))];
  for (const tier of [1, 2, 3]) {
    const pool = enemyCards(s, tier);
    for (const type of seen) {
      const at = pool.indexOf(type);
      if (at >= 0) pool.splice(at, 1);
    }
    shuffleInPlace(rng, pool);
    for (let i = 0; i < s.enemyDeck.length; i++) {
      if (pack.enemies[s.enemyDeck[i]].tier === tier) s.enemyDeck[i] = pool.pop() as number;
    }
  }
}
