import { inventory } from '../checks.ts';
import { packOf, packs } from '../content/index.ts';
import { bossDef, enemiesOnBoard, isOnBoard } from '../rules/board.ts';
import { addedCards, handLimit } from '../rules/cards.ts';
import { DECK_UPGRADE_TAKES, LIFE_LEVELS, PATH_LEVELS, SLOTS } from '../rules/rulings.ts';
import { type BosState, cloneState, PATHS, type Phase } from '../state.ts';
import type { Given } from './schema.ts';

/** Why no game gets to a position. Cards may be left out of it, but none may be there that the box does not hold. */
export function impossible(w: Given, s: BosState): string[] {
  if (s.phase === 'setup') return [];
  const named = cloneState(s);
  // What lies in a deck that is not named stands for any cards.
  if (!w.enemyDeck) named.enemyDeck = [];
  return [...unreachable(s), ...surplus(named)];
}

const BEFORE_EXECUTION: readonly Phase[] = ['start', 'danger', 'selection', 'arrangement'];
const BEFORE_SELECTION: readonly Phase[] = ['start', 'danger'];

/** What holds at every decision of every game, besides the invariants of BOS-25 (`broken`). */
export function unreachable(s: BosState): string[] {
  const found: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  const { def } = packOf(s);
  const { players } = s.options;
  const isLaid = (slots: readonly number[]): boolean => slots.some((card) => card >= 0);
  const taken = PATHS.reduce((n, path) => n + s.levels[path], 0) + s.stack.filter((f) => f.k === 'upgrade').length;

  // The next round is counted when it starts.
  must(s.round >= (s.phase === 'start' && s.stack.length === 1 ? 0 : 1), 'rounds are counted from 1');
  must(s.captain >= 0 && s.captain < players, 'the captain is none of the players');
  must(new Set(s.crew).size === s.crew.length, 'a crew card is there twice');
  must(s.crew.length === (players === 1 ? 0 : players), 'one crew card for each player, none alone');
  must(s.crewUsed === 0 || players > 1, 'there are no crew cards in the solo game');
  must(s.crewUsed === 0 || !BEFORE_EXECUTION.includes(s.phase), 'crew abilities are used in Execution');

  must(
    PATHS.every((path) => s.levels[path] >= 0 && s.levels[path] <= (path === 'life' ? LIFE_LEVELS : PATH_LEVELS)),
    'a path has other levels',
  );
  must(s.damaged < s.life || s.over !== '', 'no intact life token, but not lost');
  must(String(s.cubes) === String(def.cubes.slice(taken)), 'cubes are taken from the lowest field on');
  must(s.xp >= 0 && s.xp < (s.cubes[0] ?? 1), 'the XP marker stands below the next cube, or on 0 without one');
  const added = addedCards(s).length;
  must(added <= DECK_UPGRADE_TAKES * s.levels.deck, 'more upgraded cards in play than Deck upgrades bring');

  if (s.boss.entered === 1) {
    must((s.boss.hp >= 1 || s.over !== '') && s.boss.hp <= bossDef(s).hp, 'the boss has other health');
    must(isOnBoard(s.boss.column), 'the boss is not on the board');
    must(s.boss.side === 0 || canFlip(s), 'this boss is never turned over');
  }
  const cleared = s.boss.revealed === 1 && enemiesOnBoard(s) === 0;
  const permanent = s.options.dangerRetirement === 'permanent';
  must(s.retired === 1 || !permanent || !cleared, '17.1: no enemies left, but danger cards are still used');
  must(s.retired === 0 || (permanent && s.boss.revealed === 1), '17.1: danger cards are retired too early');
  const early = s.phase === 'selection' || s.phase === 'arrangement';
  must(s.retired === 0 || !early || !isLaid(s.dangers), '17.3: danger cards are laid after they were retired');

  must(
    s.hands.every((hand) => hand.length <= handLimit(s)),
    'a hand beyond the limit',
  );
  must(!BEFORE_EXECUTION.includes(s.phase) || !isLaid(s.timeline), 'command cards are laid in Arrangement');
  must(!BEFORE_SELECTION.includes(s.phase) || !isLaid(s.dangers), 'danger cards are laid in the danger phase');
  must(s.pool.length === 0 || s.phase === 'arrangement', 'cards are turned up in Arrangement only');
  const removing = s.stack.some((f) => f.k === 'remove');
  must(s.pool.length <= SLOTS || removing, 'more cards are turned up than there are slots');
  return found;
}

/** Flip is an operation of the content: of the boss's own cards, even where a case takes them away, or of what it adds. */
function canFlip(s: BosState): boolean {
  const { enemies, dangers } = packOf(s);
  const printed = packs.at(packs.base).bosses[s.boss.type].cards;
  return JSON.stringify([printed, bossDef(s).cards, enemies, dangers]).includes('"flipBoss"');
}

/** Cards beyond what the box holds (BOS-2.5, 2.8). Types that a case makes up come in as many copies as it likes. */
export function surplus(s: BosState): string[] {
  const { enemies, dangers, def } = packOf(s);
  const { difficulty } = s.options;
  const box = new Map<string, { id: string; n: number }>();
  enemies.forEach(({ id, copies, source }, i) => {
    if (source !== 'custom') box.set(`enemy ${i}`, { id, n: copies });
  });
  dangers.forEach(({ id, set, source }, i) => {
    if (source !== 'custom') box.set(`danger ${i}`, { id, n: def.dangerSets[difficulty].includes(set) ? 1 : 0 });
  });
  const found = Object.entries(inventory(s)).flatMap(([name, n]) => {
    const printed = box.get(name);
    return printed && n > printed.n ? [`${difficulty} has ${printed.n} of ${printed.id}`] : [];
  });
  const types = [...s.enemyDeck, ...s.enemyDiscard, ...s.columns.flat().map((e) => e.type)];
  for (const [i, most] of def.enemyDeck[difficulty].entries()) {
    const n = types.filter((type) => enemies[type].source !== 'custom' && enemies[type].tier === i + 1).length;
    if (n > most) found.push(`${difficulty} has ${most} enemies of class ${i + 1}`);
  }
  return found;
}
