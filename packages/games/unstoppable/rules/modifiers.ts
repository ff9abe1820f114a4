import { type Modifier, type Pack, type Passive, packOf } from '../content/index.ts';
import { NONE, type UnsState } from '../state.ts';

/** What changes the facts now: the current story card for everybody, allies in play for their owner. */

const NOTHING: readonly Modifier[] = [];

export function storyModifiers(s: UnsState): readonly Modifier[] {
  if (s.story === NONE) return NOTHING;
  return packOf(s).story[s.story].modifiers;
}

/** Passives of one card and its upgrades. */
function passivesOf(s: UnsState, pack: Pack, card: number): readonly Passive[] {
  const { core, top, bottom } = s.cards;
  const own = core[card] === NONE ? [] : pack.cores[core[card]].passives;
  if (top[card] === NONE && bottom[card] === NONE) return own;
  const above = top[card] === NONE ? [] : pack.upgrades[top[card]].core.passives;
  const below = bottom[card] === NONE ? [] : pack.upgrades[bottom[card]].core.passives;
  return [...own, ...above, ...below];
}

export function modifiersFor(s: UnsState, seat: number): readonly Modifier[] {
  const told = storyModifiers(s);
  const pack = packOf(s);
  let found: Modifier[] | undefined;
  for (const card of s.players[seat].play) {
    const passives = passivesOf(s, pack, card);
    if (passives.length === 0) continue;
    found ??= told.slice();
    found.push(...passives);
  }
  return found ?? told;
}
