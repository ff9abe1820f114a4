import { below, Ctx, keyedRng, quickRng, type Rng, samplePick } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { Options } from '../options.ts';
import { DAMAGE_SPACES, hasRoom, isInSupply } from '../rules/board.ts';
import { kindOf } from '../rules/refs.ts';
import { capacityOf } from '../rules/storage.ts';
import { rules } from '../rules.ts';
import { HOUSE_SHIPS, NONE, OUTER, SHUTTLE, type State } from '../state.ts';

/**
 * Random positions at the beginning of somebody's turn, for what random games hardly ever reach: many cards in play, high
 * ranks, corruption everywhere, a Revenant about to fail, shuttles, the last cycle.
 */
export function randomPosition(options: Options, seed: string): State {
  const rng = quickRng(below(keyedRng(seed), 0x100000000));
  const s = rules.initial(options, keyedRng(seed));
  const x = new Ctx(rules, s as never);
  const cycle = 1 + below(rng, 4);
  const turns = below(rng, 6);
  let open = x.settle();
  for (let sent = 0; s.over === ''; ) {
    const [decision] = open;
    if (s.cycle === cycle && decision.at === 'send' && sent++ === turns % (3 * options.players)) break;
    open = x.take(decision, samplePick(decision.ask, rng));
  }
  if (s.over === '') enrich(s, rng);
  return s;
}

function enrich(s: State, rng: Rng): void {
  s.hull = below(rng, 6);
  for (let sector = 0; sector < OUTER; sector++) {
    s.voidborn[sector] = below(rng, 5);
    s.shields[sector] = below(rng, 8) === 0 ? 1 : 0;
  }
  for (let ship = 0; ship < HOUSE_SHIPS; ship++) {
    if (kindOf(ship) === SHUTTLE && isInSupply(s, ship) && below(rng, 2) === 0) launch(s, ship, rng);
    if (s.at[ship] < 0) continue;
    s.damage[ship] = below(rng, DAMAGE_SPACES[kindOf(ship)] + 1);
    if (kindOf(ship) !== SHUTTLE && below(rng, 3) === 0) s.tainted |= 1 << ship;
  }
  if (below(rng, 2) === 0) s.hiddenDiscard.push(...s.hiddenDeck.splice(0));
  for (let player = 0; player < s.options.players; player++) equip(s, player, rng);
}

function launch(s: State, ship: number, rng: Rng): void {
  const sector = below(rng, OUTER);
  if (hasRoom(s, ship, sector)) s.at[ship] = sector;
}

function equip(s: State, player: number, rng: Rng): void {
  const p = s.players[player];
  const draw = (pile: number): number => s.decks[pile].pop() ?? NONE;
  for (let slot = 0; slot < p.cadets.length; slot++) {
    if (p.cadets[slot] === NONE && below(rng, 3) > 0) p.cadets[slot] = draw(0);
  }
  while (p.frigates.length < packOf(s).frigates[p.board].slots.length && below(rng, 3) > 0) {
    const card = draw(1);
    if (card === NONE) break;
    p.frigates.push(card);
  }
  while (p.hand.length < 8 && below(rng, 4) > 0) {
    const card = draw(below(rng, 3));
    if (card === NONE) break;
    p.hand.push(card);
  }
  p.rank = below(rng, 4);
  p.tactics = below(rng, 13);
  p.remnants = below(rng, 3);
  // Frozen resources stay where they are; a clean section may be corrupted, empty.
  for (let section = 1; section < 5; section++) if (below(rng, 3) === 0) p.corrupted |= 1 << section;
  p.stored = [0, 0, 0, 0];
  for (let i = below(rng, capacityOf(s, p) + 1); i > 0; i--) p.stored[below(rng, 4)]++;
}
