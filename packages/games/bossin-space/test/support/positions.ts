import { type BaseFrame, below, type Core, Ctx, keyedRng, quickRng, type Rng, shuffleInPlace } from '@starhold/kernel';
import { packOf } from '../../content/index.ts';
import type { Options } from '../../options.ts';
import { enemiesOnBoard, enemyDef } from '../../rules/board.ts';
import { rules } from '../../rules.ts';
import { initialState } from '../../setup.ts';
import type { BosState } from '../../state.ts';

/**
 * A position in the middle or at the end of a game, sound in every count: random games are lost long before the boss
 * comes, so what happens then would never be looked at.
 */
export function randomPosition(options: Options, seed: string): Core<BaseFrame> {
  const s = initialState(options, keyedRng(seed));
  new Ctx(rules, s as unknown as Core<BaseFrame>).settle();
  const rng = quickRng(Number.parseInt(seed.slice(0, 8), 16));
  s.stack = [{ k: 'round', seat: s.captain, step: 0, cause: 'round' }];
  s.phase = 'upkeep';
  s.asked = 0;
  s.opened = 0;
  s.round = 3 + below(rng, 10);
  s.dangerDeck.push(...s.dangers.filter((d) => d >= 0));
  s.dangers.fill(-1);
  shuffleInPlace(rng, s.dangerDeck);
  build(s, rng);
  fight(s, rng);
  s.ship = 1 + below(rng, 4);
  s.damaged = below(rng, s.life);
  s.heat = below(rng, packOf(s).def.heatMax);
  s.xp = s.cubes.length > 0 ? below(rng, s.cubes[0]) : 0;
  return s as unknown as Core<BaseFrame>;
}

function build(s: BosState, rng: Rng): void {
  const paths = ['rockets', 'laser', 'deck'] as const;
  for (let n = below(rng, 8); n > 0; n--) {
    const path = paths[below(rng, 3)];
    if (s.levels[path] < 3) {
      s.levels[path]++;
      s.cubes.shift();
    }
  }
  if (Math.min(s.levels.rockets, s.levels.laser, s.levels.deck) > 0 && s.cubes.length > 0 && below(rng, 2) === 0) {
    s.levels.life = 1;
    s.life++;
    s.cubes.shift();
  }
  s.commandDeck.push(...s.upgradedStack.splice(0, 2 * s.levels.deck));
  shuffleInPlace(rng, s.commandDeck);
}

/** Some enemies fall, some stand, and in two of three positions the deck is empty and the boss is there or near. */
function fight(s: BosState, rng: Rng): void {
  const late = below(rng, 3) > 0;
  const drawn = late ? s.enemyDeck.length : below(rng, s.enemyDeck.length);
  if (late) s.closedRows = below(rng, 4);
  const standing = s.columns.flat();
  s.columns = [[], [], [], []];
  for (let i = 0; i < drawn; i++) standing.push({ uid: s.nextUid++, type: s.enemyDeck.pop() as number, damage: 0 });
  shuffleInPlace(rng, standing);
  const board = below(rng, 13);
  for (const e of standing) {
    const column = s.columns[below(rng, 4)];
    if (column.length >= 3 - s.closedRows || enemiesOnBoard(s) >= board) {
      s.enemyDiscard.push(e.type);
      continue;
    }
    e.damage = below(rng, enemyDef(s, e).hp);
    column.push(e);
  }
  if (!late) return;
  s.boss.revealed = 1;
  s.retired = enemiesOnBoard(s) === 0 && s.options.dangerRetirement === 'permanent' ? 1 : 0;
  if (below(rng, 4) === 0) return;
  s.boss.entered = 1;
  s.boss.side = below(rng, 2) as 0 | 1;
  s.boss.column = 1 + below(rng, 4);
  s.boss.hp = 1 + below(rng, packOf(s).bosses[s.boss.type].hp);
}
