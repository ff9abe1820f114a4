import { type Forbid, optionId } from '@starhold/kernel';
import { type BosState, PATHS, type Path } from '../state.ts';
import { kindsOf } from './cards.ts';
import type { X } from './damage.ts';
import { DECK_UPGRADE_TAKES, LIFE_LEVELS, PATH_LEVELS } from './rulings.ts';

/** BOS-18.5: never below field 0. */
export function loseXp(x: X, n: number): void {
  const { s } = x;
  const lost = Math.min(s.xp, n);
  s.xp -= lost;
  if (lost > 0) x.tell('xpLost', 'BOS-12.11', s.captain, { now: s.xp, by: lost });
}

/** BOS-18.1: one field; true when the marker met a cube, which is in the players' hands now. */
export function xpStep(x: X): boolean {
  const { s } = x;
  s.xp++;
  x.tell('xp', 'BOS-18.1', s.captain, { now: s.xp });
  const at = s.cubes.indexOf(s.xp);
  if (at < 0) return false;
  s.cubes.splice(at, 1);
  s.xp = 0;
  return true;
}

/** BOS-18.6 and 18.10. */
export function upgradeChoices(s: BosState, no?: Forbid): Path[] {
  return PATHS.filter((path) => {
    if (path === 'life') {
      const unlocked = Math.min(s.levels.rockets, s.levels.laser, s.levels.deck, LIFE_LEVELS);
      if (s.levels.life < unlocked) return true;
      no?.(
        optionId('upgrade', path),
        'BOS-18.10',
        s.levels.life === LIFE_LEVELS ? 'pathFull' : 'lifeLocked',
        s.levels.life + 1,
      );
      return false;
    }
    if (s.levels[path] < PATH_LEVELS) return true;
    no?.(optionId('upgrade', path), 'BOS-18.6', 'pathFull');
    return false;
  });
}

/** The cube goes onto its space. Life and Deck act at once (BOS-18.12). */
export function build(x: X, path: Path): void {
  const { s } = x;
  s.levels[path]++;
  x.tell('upgraded', path === 'life' ? 'BOS-18.10' : 'BOS-18.6', s.captain, { path, level: s.levels[path] });
  if (path === 'life') s.life++;
  if (path === 'deck') {
    if (s.options.upgradedCards === 'choice') x.push({ k: 'newCards', seat: s.captain });
    else mixIn(x, s.upgradedStack.splice(-DECK_UPGRADE_TAKES));
  }
}

/** BOS-18.9: the new cards and the top two of the deck, shuffled, back on top. Everybody sees the new ones. */
export function mixIn(x: X, added: number[]): void {
  const { s } = x;
  const top = s.commandDeck.splice(Math.max(0, s.commandDeck.length - DECK_UPGRADE_TAKES));
  x.reveal('cardsAdded', 'BOS-18.9', s.captain, { cards: kindsOf(s, added).sort() });
  const mixed = x.shuffle('mix', [...top, ...added]);
  for (const card of mixed) s.commandDeck.push(card);
  s.mix.left = Math.max(s.mix.left, top.length) + added.length;
  s.mix.known.push(...added);
}
